# Piani: mosse preparate prima del proprio turno.

error-no-plan = qui ora non c’è nulla da pianificare
plan-tile = questa tessera
plan-gone = { $name } non è più in vendita
plan-lake = Lago
plan-marker = Segnalino su { $name }

# La corsia al tavolo
plan-heading = Piano
plan-planned = In piano
plan-it = Pianifica
plan-add = Aggiungi al piano
plan-added = In piano come passo { $number }
plan-removed = { $title } non è più nel piano
plan-full = Un piano ha { $most } passi: prima togline uno
plan-dropped = Non più nel piano: { $what }
plan-empty = { $game ->
    [neom] Scegli una tessera per pianificare: di una mano che ti torna, una Pietra angolare, o una che non puoi ancora pagare.
   *[other] Scegli una tessera per pianificare: quando non tocca a te, o prima di poterla pagare.
}
# Un interruttore
plan-ahead = Pianifica oltre
plan-on = Ciò che scegli ora viene solo pianificato
plan-off = Ciò che scegli ora viene giocato
plan-on-about = { $game ->
    [neom] Prepara ciò che piazzeresti in questo turno e nei prossimi; non si gioca nulla
   *[other] Prepara ciò che costruiresti dopo questo turno; non si gioca nulla
}
plan-build = { $game ->
    [neom] Gioca come da piano
   *[other] Costruisci come da piano
}
plan-promise = Giocala appena tocca a me
plan-promise-about = { $game ->
    [neom] Se c’è ancora, costa lo stesso e fa lo stesso effetto, viene scelta e piazzata lì subito quando tocca a te; altrimenti vieni chiamato
   *[other] Se c’è ancora a questo prezzo e fa lo stesso effetto, viene costruita subito quando tocca a te; altrimenti vieni chiamato
}
plan-dismiss = Ho capito
plan-revoke = Annulla
plan-promised = { $game ->
    [neom] { $title }: si gioca appena tocca a te.
   *[other] { $title }: si costruisce appena tocca a te.
}
# $why: perché qualcosa non è stato giocato
plan-not-played = { $game ->
    [neom] { $title } non è stata giocata per te: { $why }. Tocca a te.
   *[other] { $title } non è stata costruita per te: { $why }. Tocca a te.
}
plan-price-changed = ora costa { $is }, non { $was }
plan-effect-changed = non farebbe più lo stesso effetto
plan-taken-back = una mossa è stata annullata
error-conditional-now = non c’è nulla da aspettare: tocca a te, o la partita è finita
# Un segno nel registro
log-as-planned = come da piano
plan-remove = Togli { $title } dal piano
plan-earlier = { $title } un turno prima
# Denaro mancante
plan-short = manca: { $what }

# Che cosa può venirne
plan-forecast = Previsione
plan-thinking = Gioco partite inventate
plan-worlds = Fasce da { $count } partite inventate in cui tutti vanno avanti
plan-steps = Il piano
# $share: una percentuale
plan-odds = { $game ->
    [neom] nel { $share } delle partite, di solito nel turno { $round }
   *[other] nel { $share } delle partite, di solito al giro { $round }
}
plan-never = in nessuna partita
plan-secret = il tuo segreto
plan-score = Punti alla fine
plan-goals = { $game ->
    [neom] Punti alla fine
   *[other] Obiettivi: quanto spesso sei in testa alla fine
}
plan-lines = Linee rosse superate: { $count }
plan-built = { $game ->
    [neom] Si piazza il passo { $number }
   *[other] Si costruisce il passo { $number }
}
plan-table = I tuoi numeri dopo ciascuno dei tuoi prossimi turni
plan-round = { $game ->
    [neom] Turno
   *[other] Giro
}
plan-legend = { $game ->
    [neom] 2.3 è il turno 3 della generazione 2. In grassetto, la linea nera: segui il piano e non succede altro. Intervallo e fascia: otto partite inventate su dieci.
   *[other] In grassetto, la linea nera: segui il piano e non succede altro. Intervallo e fascia: otto partite inventate su dieci. ▮ si supera una linea rossa.
}

error-conditional-later = questa non può essere la tua prossima mossa: prima viene altro

# NEOM
neom-plan-late = non ti arriva dopo il passo precedente
neom-plan-meanwhile = Denaro che ti arriva prima
# Quando si può piazzare una tessera in piano
neom-plan-when = turno { $generation }.{ $turn }

# Mani già tenute che tornano
neom-to-come = Mani che ti tornano
neom-to-come-about = Ciò che hai visto e nessuno ha scelto da allora; scegline una per pianificarla
neom-comes = Turno { $turn }
neom-comes-label = { $tile }, arriva nel turno { $turn } se nessuno la sceglie; pianificala
neom-plan-stone = { $tile }, la tua Pietra angolare; pianificala
