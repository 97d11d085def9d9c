# Testi dell'app: rivedere una partita.
replay-heading = Rivedi: { $names }
replay-start = L’inizio
replay-log = Mosse
replay-controls = Scorri la partita
replay-first = All’inizio
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-slider = Mossa
replay-counter = { $ply } di { $last }
replay-keys = ← → mossa · Pag su, Pag giù giro · Inizio, Fine · Spazio avvia
replay-end = Al risultato
replay-table = Continua al tavolo
replay-record = Scarica la registrazione
replay-share = Condividi la posizione
replay-market = Mercato
replay-borders = Confini
replay-pile = { $count ->
    [0] il mazzo è finito
    [one] 1 ancora nel mazzo
   *[other] { $count } ancora nel mazzo
}
replay-awards = Bonus e sfida
replay-scored = contato al giro { $round }
replay-to-score = { $kind ->
    [bonus] si conta fra A e B
   *[challenge] si conta fra B e C
}
replay-met = { $value } ✓
replay-order = Questo giro: { $names }.
replay-order-next = Prossimo giro, come stanno le pedine: { $names }.
replay-goals = Obiettivi
replay-secret = segreto di { $name }
replay-none = Questa partita non si può rivedere qui
replay-none-text = Non ha ancora una pagina sua, oppure è stata giocata con una versione che ha altre regole. La registrazione si può comunque scaricare.
