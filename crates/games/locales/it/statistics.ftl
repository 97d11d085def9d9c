# Testi dell'app: statistiche.
stats-heading = I tuoi risultati
stats-link = I tuoi risultati in numeri
stats-about = { $games ->
    [one] Una partita finita
   *[other] { $games } partite finite
} in questo browser, su questo server{ $running ->
    [0] .
    [one] ; un’altra è ancora in corso.
   *[other] ; altre { $running } sono ancora in corso.
}
stats-none = Non c’è ancora niente da contare.
stats-none-text = Qui appaiono i risultati delle partite che finisci in questo browser: quante volte hai vinto e contro chi, i tuoi punteggi e titoli migliori, le tessere che costruisci di più.
stats-none-start = Inizia una partita
stats-none-running = { $running ->
    [one] Continua la tua partita
   *[other] Continua le tue partite
}
stats-kind = Come hai giocato
stats-games = Partite
stats-won = Vinte
stats-mean = Media
stats-best = Migliore
stats-best-go = Guarda questa partita
stats-percent = { $percent } %
stats-deck = { $mode }, { $deck }
stats-bots = avversario più forte: { $bot }
stats-people = contro persone
stats-screen = tutti a questo schermo
stats-ladders = Titoli
stats-title = { $title }, con { $score }
stats-no-title = ancora nessun titolo
stats-tiles = Le tessere che costruisci di più
stats-times = { $count } ×
stats-packs = Secondo le espansioni
stats-only = solo { $name }
stats-only-all = Conta tutte le partite
stats-only-go = Conta solo queste partite
# Come è andata nel tempo
stats-curve = Com’è andata
# $games è uno o tanti
stats-curve-title = Le tue ultime { $games } partite del tipo che giochi di più
stats-curve-about = Il tuo punteggio in ogni partita, e il migliore degli altri.
stats-you = tu
stats-rival = rivale
stats-met = Testa a testa
stats-opponent = Avversario
stats-ahead = Davanti
stats-behind = Dietro
stats-margin = Punti
stats-latest = Ultime partite
stats-with = con { $names }
stats-chosen = { $games ->
    [one] Una partita finita non è contata, perché le sue estrazioni erano state scelte.
   *[other] { $games } partite finite non sono contate, perché le loro estrazioni erano state scelte.
}
