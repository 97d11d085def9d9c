# Testi dell’app: che cosa è successo, e consigli.

# Il diario
log-steps = Reddito e popolazione di { $name }
log-award = { $count ->
    [0] { $scored }: nessuno
   *[other] { $scored }: { $names }
}
log-stars = Fine del giro { $round } sul tracciato delle stelle
log-order = Nuovo ordine di gioco: { $names }
log-sales = Si pagano le merci vendute in questo turno
log-pack = Si scopre un nuovo mazzetto
log-disaster-by = { $disaster }, scelto da { $name }
log-generation = { $over }: reddito
log-your-turn = il tuo ultimo turno
log-for-you = per te
log-since = Dal tuo ultimo turno
log-since-nothing = niente per te
log-since-open = Dal tuo ultimo turno: mostralo nel diario

# Consigli
hint-beside = { $does } accanto a { $tiles }
hint-goal-ahead = ti porta in testa da solo in { $goal }
hint-goal-lost = ti costa la testa in { $goal }
hint-goal-denied = toglie la testa in { $goal } a { $name }
hint-award = raggiunge { $award }
hint-tiles = { $count ->
    [one] un’altra tua tessera aggiunge { $what }
   *[other] altre { $count } tue tessere aggiungono { $what }
}
hint-rival = { $name }: { $what }
hint-red-lines = { $count ->
    [one] passa una linea rossa
   *[other] passa { $count } linee rosse
}
hint-pick = fino a { $points } punti se piazzata subito
hint-points = punti adesso: { $parts }
hint-lost = fa perdere { $goods }
hint-gained = porta { $goods }
hint-dropped = provata in poche partite
hint-sure = { $sure ->
    [only] Non c’è altra mossa.
    [clear] Chiaro: la prima spicca.
    [likely] Probabile: la prima sembra la migliore.
    [close] Quasi pari: le prime si equivalgono.
   *[guess] Un’ipotesi: c’era poco tempo.
}
