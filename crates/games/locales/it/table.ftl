# Testi dell'app: tavolo.

# Titolo nella barra del browser
table-heading = Un tavolo di { $game }: { $names }
table-title = { $turn } · { $game }
table-title-yours = ● { $turn } · { $game }

# La barra
table-home = Home
table-lamp = Chiaro o scuro
table-menu = Menu
table-you-keep = Tieni uno dei tuoi obiettivi
table-you-build = Tocca a te: costruisci
table-you-discard = Ora scarta una tessera del mercato
table-you-discard-more = Ora scarta un’altra tessera
table-over = La partita è finita
table-several-keep = { $count } giocatori scelgono un obiettivo
table-one-keeps = { $name } sceglie un obiettivo
table-one-discards = { $name } scarta
table-one-builds = { $name } costruisce
table-before = Prima del primo giro
table-round = Giro { $round }
table-rounds = { $count } giri
table-last-round = Giro { $round }: l’ultimo
table-round-of = Giro { $round } di { $last }
table-to-end = Vedi il conteggio
table-take-back = Ritira mossa
table-take-back-about = Non è venuto alla luce niente di nascosto: puoi ritirare la tua ultima mossa
table-take-back-marked = Ritira (resta traccia)
table-take-back-marked-about = Nel frattempo è venuto alla luce qualcosa di nascosto: la registrazione lo dirà
table-take-back-ask = Chiedi di ritirare
table-take-back-ask-about = Gli altri devono essere d’accordo
table-keys = Tasti
table-replay = Rivedi tutte le mosse
table-record = Scarica la registrazione
table-copy-watch = Copia il link per chi guarda
table-dale-how = Come decide Dale
table-close = Chiudi

# Consigli. $games, $wins, $share, $points: numeri scritti, come 5.213, 63 %, 4,2
table-hint = Consiglio
table-hint-what = Chiedi al bot le sue tre mosse migliori (tasto h)
table-hint-title = Mosse migliori
table-hint-about = Da { $games } partite immaginarie.
table-hint-thinking = Il bot sta pensando
table-hint-lead = punti di vantaggio
table-hint-trail = punti di svantaggio
table-hint-score = punti alla fine
table-hint-wins = { $wins } di vittorie

# Posti
table-seats = Giocatori
table-you = tu
table-bot = bot
table-starts = 1º
table-starts-about = comincia ogni giro
table-money = denaro
table-income = reddito
table-reputation = reputazione
table-population = popolazione
table-population-track = Tracciato della popolazione
table-markers-left = { $count ->
    [one] resta un segnalino
   *[other] restano { $count } segnalini
}
table-red-line = prossima [linea rossa](red-line) a +{ $count }: −{ $cost } reddito e reputazione
table-due-goal = sceglie
table-due-build = costruisce
table-due-thinks = pensa
table-due-discard = scarta
table-invite = Copia l’invito di { $name }
table-invite-code = Codice QR per { $name }

# Mercato
table-market = Mercato
table-basics = Riserva base e segnalini
table-stacks-about = Tessere rimaste nelle pile A, B e C
table-stack-left = tessere rimaste nella pila { $name }
table-slot-empty = La posizione { $number } è vuota
table-slot-label = Posizione { $number }: { $name }, ${ $price }; come lago ${ $lake }
table-slot-discard = Posizione { $number }: scarta { $name } per ${ $price }
table-basic-label = { $name }, ${ $price }, ne restano { $left } nella riserva
table-invest = Investi
table-invest-label = Investi un segnalino: paga di nuovo una tessera e raddoppiala; ne restano { $left }
table-info = Che cosa fa { $name }
table-as-lake = lago ${ $price }
table-short = mancano ${ $amount }

# Città: quartieri di Suburbia, città di NEOM
table-watching = Stai guardando.
table-town = { $game ->
    [neom] La città di { $name }
    [suburbia] Il quartiere di { $name }
   *[other] Ciò che sta davanti a { $name }
}
table-towns = { $game ->
    [neom] Altre città
    [suburbia] Altri quartieri
   *[other] Gli altri
}
table-town-open = { $game ->
    [neom] Mostra in grande la città di { $name }
    [suburbia] Mostra in grande il quartiere di { $name }
   *[other] Mostra in grande ciò che sta davanti a { $name }
}
table-zoom = Zoom
table-zoom-in = Più vicino
table-zoom-out = Più lontano
table-zoom-fit = Mostra tutto

# Obiettivi
table-goals = Obiettivi
table-bonus = { $bonus } di popolazione a chi alla fine è in testa da solo
table-secret = il tuo segreto
table-secret-of = segreto di { $name }
table-leads = in testa
table-tie = parità
table-ladder = Titoli
table-ladder-about = La popolazione alla fine decide il tuo titolo; ogni $5 diventano 1.
table-choice = Tieni uno di questi obiettivi
table-choice-about = Resta segreto fino alla fine e vale se nessuno ha altrettanto. L’altro esce dal gioco.
table-keep = Tieni questo
table-others-choose = Hai scelto il tuo obiettivo. Gli altri stanno ancora scegliendo.

# Diario
table-log = Che cosa è successo
table-log-empty = Non è ancora successo niente.
table-dale-only = Prende { $tile }: non c’è altra tessera.
table-dale-dearest = Prende la tessera più cara, { $tile }. Le altre: { $others }.
table-dale-leftmost = Prende { $tile }, la più a sinistra delle più care. Le altre: { $others }.
table-dale-spot = quella accanto a { $tiles } ({ $income } reddito, { $reputation } reputazione)
table-dale-only-cell = Costruisce sulla sua unica cella libera, { $best }.
table-dale-gain = Tra { $count } celle la migliore è { $best }. Poi viene { $next }.
table-dale-by-reputation = Tra { $count } celle prende { $best }: altrove la somma è uguale, ma qui c’è più reputazione. Poi viene { $next }.
table-dale-by-place = Tra { $count } celle prende { $best }: altrove è uguale, ma questa viene prima. Poi viene { $next }.

# Uno schermo per più persone
table-hand-over = Passa lo schermo
table-pass-to = Passa lo schermo a { $name }
table-pass-about = Ora sullo schermo non c’è niente di segreto.
table-i-am = Sono { $name }
table-take-back-of = { $name } ritira l’ultima mossa
table-wait = Tocca agli altri.

# Tessere a parole
table-tile = Tessera
table-tile-lake = qualsiasi tessera del mercato, coperta, al prezzo della sua posizione
table-tile-basic = riserva base, ${ $cost }
table-tile-stack = ${ $cost }, pila { $stack }, { $copies ->
    [one] l’unica
   *[other] ce ne sono { $copies }
}
table-tile-house = Una tessera nostra: fatta per questo programma.
table-tile-custom = Dal pacchetto { $pack }, fatta da qualcun altro.
table-tile-house-fields = Valori scelti da noi: { $fields }.

# Finestre
table-key-slots = scegli una tessera del mercato
table-key-basics = scegli una tessera base: Periferia, Parco di quartiere, Industria pesante
table-key-invest = investi un segnalino
table-key-toggle = come edificio, come lago
table-key-arrows = vai di cella in cella; sposta la mappa se non hai scelto niente
table-key-enter = scegli, poi conferma
table-key-escape = un passo indietro
table-key-zoom = più vicino, più lontano, mostra tutto
table-key-hint = chiedi un consiglio; sceglierne uno lo prepara
table-key-plan = nel tuo turno: pianifica invece di giocare, e viceversa
table-key-help = questo elenco
table-dale-rule-tile = Prende la tessera con il prezzo più alto, costo e posizione insieme; tra uguali la più a sinistra. Paga $3.
table-dale-rule-place = Costruisce dove reddito e reputazione insieme crescono di più; tra uguali dove cresce di più la reputazione, poi la cella più in alto, poi quella più a sinistra.
table-dale-rule-end = Poi seguono le sue fasi di reddito e popolazione. Le tessere rimaste nel mercato escono dal gioco e ne arrivano quattro nuove. La partita finisce appena esce Un altro giro.
table-offer = { $name } chiede di ritirare { $count ->
    [one] l’ultima mossa
   *[other] le ultime { $count } mosse
}.
table-offer-agree = D’accordo
table-offer-refuse = Rifiuta
table-offer-waits = { $name } chiede di ritirare. Aspettiamo gli altri.
table-offer-withdraw = Lascia stare

# Il pannello di una scelta
table-panel = La tua mossa
table-tabs = Parti del tavolo
table-tab-table = Tavolo
table-tab-aside = { $game ->
    [neom] Merci
    [suburbia] Obiettivi
   *[other] Posizione
}
table-tab-towns = { $game ->
    [neom] Città
    [suburbia] Quartieri
   *[other] Posti
}
table-tab-log = Diario
table-cell-beside = cella libera accanto a { $beside }
table-cell-free = cella libera
# Al posto delle coordinate in un rifiuto: «quella cella ha già una tessera»
table-that-cell = quella cella
table-building = Edificio
table-lake = Lago
table-pick-cell = Scegli una cella nel tuo quartiere.
table-pick-tile = Scegli una delle tue tessere.
table-none-legal = Ora non te lo puoi permettere.
table-choose-move = Scegli una mossa
table-pick-any-cell = Scegli una cella.
table-none-legal-now = Ora non si può scegliere.
table-play = Gioca
table-build = Costruisci
table-discard = Scarta
table-back = Indietro
table-part-own = La mossa
table-part-others = Per gli altri
table-part-income = Reddito
table-part-population = Popolazione
table-part-after = Poi avrai
table-owed = Poi: { $what }
table-no-change = non cambia niente
table-price = costa ${ $price }
table-too-dear = Ti mancano ${ $amount }.
table-sold-out = Non ne restano.
table-not-yours = Non tocca a te.

# Che cosa è andato storto
table-gone-on = La partita è andata avanti; ora il tavolo è aggiornato.
table-offline = Connessione persa, riprovo. Non si perde niente.
table-failed = Non ha funzionato; riprova.
table-copied = Copiato
table-asked = Ora decidono gli altri.
table-taken-back = Una mossa è stata ritirata.
table-refused = La richiesta è stata rifiutata.

# Partite senza tavolo
table-stopped = Questa partita si è fermata
table-stopped-text = È cominciata con la versione { $version } delle regole, e questa versione la giocherebbe diversamente.
table-stopped-safe = Non si perde niente: la registrazione contiene ogni mossa.
table-stopped-why = Che cosa è diverso
# The buttons of a game that draws nothing.
table-moves = Mosse

# Espansioni
table-stars = stelle
table-borders = Confini
table-borders-left = altri { $count }
table-border-none = finiti
table-border-label = Confine { $number }: { $name }, ${ $price }; coperto come lago $0
table-awards = Bonus e sfida
table-award = { $kind ->
    [bonus] bonus
   *[challenge] sfida
}
table-award-due = { $count ->
    [0] con la prossima tessera
    [one] tra una tessera
   *[other] tra { $count } tessere
}
table-award-met = lo soddisfa ora
table-as-border = confine
table-border-lake = lago
table-instead = per l’Urbanista
table-pick-spot = Scegli dove sta il centro del confine; giralo con , e .
table-pick-planner = Scegli l’Urbanista che fa posto
table-turn-left = Gira a sinistra
table-turn-right = Gira a destra
table-turned = { $number } di { $count } modi
table-choice-slot = Prendere una tessera gratis?
table-choice-none = Nessuna
table-pick-free = Scegli una casella per la tessera gratis
table-pick-flip = Scegli la tessera Commerciale da girare
table-pick-marker = Scegli dove va il segnalino gratis
table-tile-of = { $tile } (di { $name })
table-barred = ne hai già una
table-barred-about = Il tuo quartiere ha già questa tessera scoperta: una seconda può essere solo un lago.
table-replace = Sostituisci
table-key-borders = confini esposti
table-key-turn = gira un confine
table-part-standings = Obiettivi
table-part-discard = Lo scarto
table-part-round = Fine del round
table-best-cell = la migliore secondo questi numeri
table-ahead-now = così lo segni tu
table-ahead-no-more = non più tuo
table-star-track = Tracciato delle stelle
table-next-order = prossimo round:
table-tab-news = novità
table-earlier = Tessera precedente
table-later = Tessera seguente
table-place-of = { $number } di { $count }

# Finire prima della fine
table-ended-agreed = Finita di comune accordo, senza risultato
table-ended-resigned = Abbandonata: persa
table-end-offer = Proponi di finire la partita
table-end-asks = { $name } vorrebbe finire la partita senza risultato.
table-end-waits = { $name } vorrebbe finire la partita; si chiede agli altri.
table-end-agree = Finiamola
table-end-refuse = Continuo a giocare
table-resign = Abbandona
table-resign-about = Un bot gioca per te fino alla fine. Sarai all’ultimo posto, qualunque cosa ottenga, e non potrai tornare.
table-resign-alone = Così la partita finisce, ed è persa.
table-resign-do = Abbandona per sempre
