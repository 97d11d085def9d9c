# Perché qualcosa non è stato fatto.

error-unknown-game = a questo indirizzo non c’è nessuna partita
error-stale = la partita è andata avanti: guarda di nuovo e scegli un’altra volta
error-stale-at = la partita è andata avanti: ora è alla mossa { $ply }; guarda di nuovo e scegli un’altra volta
error-no-token = serve un posto al tavolo: manda il suo codice come 'Authorization: Bearer TOKEN'
error-wrong-token = questo codice non apre nessun posto di questa partita
error-too-many = troppe richieste insieme; aspetta un momento e riprova
error-too-many-today = oggi dalla tua rete sono arrivate così tante partite che non se ne conservano altre; riprova domani
error-full = questo server non ha spazio per altre partite; quelle che ci sono continuano
error-field-text = { $field }: servono da 1 a { $most } caratteri, senza segni invisibili
error-field-bot = { $field }: in questo gioco non c'è nessun bot '{ $bot }'
error-field-many = { $field }: sono più di { $most }
error-broken = qui qualcosa è andato storto; nulla è andato perso, riprova
error-too-large = è più dei { $most } KiB che si possono inviare qui
error-too-slow = la richiesta ha impiegato troppo tempo ad arrivare; controlla la connessione e inviala di nuovo
error-body = la richiesta si è interrotta prima di arrivare tutta; inviala di nuovo
error-store = il database non risponde; non è cambiato nulla, riprova tra un momento
error-store-unknown = il database si è interrotto prima di dire se questo è stato salvato; tra un momento guarda di nuovo, prima di riprovare
error-store-lost = il server ha perso il suo database e non salva nulla finché non viene riavviato; questo non è stato conservato
error-cross-site = questa richiesta viene da un altro sito; non è stata eseguita
error-closed = la partita è finita
error-resigned = hai abbandonato questa partita
error-no-end = questa partita si può soltanto guardare
error-end-alone = qui non gioca nessun altro: piuttosto, abbandona
error-running = la partita non è ancora finita
error-nothing-to-take-back = non hai mosse da ritirare
error-take-backs = in questa partita hai ritirato { $most } mosse, il massimo; continua da qui
error-hints-off = a questo tavolo non ci sono suggerimenti: giocano più persone, e non sono stati concordati quando è stato preparato
error-no-hint = non tocca a questo posto: non c’è nulla da consigliare
error-no-world = questa partita non si può raccontare a un programma: è una lezione, oppure questa versione non può continuarla

## Preparare un tavolo

error-seats = un tavolo ha da 1 a { $most } posti
error-thinks-long = il bot «{ $bot }» qui penserebbe troppo a lungo: al massimo planner:{ $seconds }s o planner:{ $iterations }, su un solo thread
error-one-game = serve un file con una sola partita; questo ne ha di più
error-packs-missing = { $count ->
    [one] questa partita è stata giocata con il pacchetto { $packs }, che questo server non ha
   *[other] questa partita è stata giocata con i pacchetti { $packs }, che questo server non ha
}

## Compagnia

error-talk-length = scrivi qualcosa, da 1 a { $most } caratteri
error-talk-full = a questo tavolo si è già detto così tanto che non c’è più spazio
error-nobody = a questo posto non siede nessuno
error-present = chi siede lì non è assente: si può chiamare un bot dopo un giorno senza mosse, dopo dieci minuti se nessuno si è ancora seduto

## Che cosa resta da fare nello stesso turno

owed-discard = scartare una tessera del mercato; qui si conta la più economica, ${ $price }
owed-one-more = scartare un’altra tessera; qui si conta la più economica, ${ $price }
error-no-lesson = qui non c’è nessuna lezione
