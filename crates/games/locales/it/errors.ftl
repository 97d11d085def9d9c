# Perché qualcosa non è stato fatto.

error-unknown-game = a questo indirizzo non c’è nessuna partita
error-stale = la partita è andata avanti: guarda di nuovo e scegli un’altra volta
error-stale-at = la partita è andata avanti: ora è alla mossa { $ply }; guarda di nuovo e scegli un’altra volta
error-no-token = serve un posto al tavolo: manda il suo codice come 'Authorization: Bearer TOKEN'
error-wrong-token = questo codice non apre nessun posto di questa partita
error-too-many = troppe richieste insieme; aspetta un momento e riprova
error-broken = qui qualcosa è andato storto; nulla è andato perso, riprova
error-store = non è stato possibile salvare la mossa; non è cambiato nulla, riprova tra un momento
error-cross-site = questa richiesta viene da un altro sito; non è stata eseguita
error-running = la partita non è ancora finita
error-nothing-to-take-back = non hai mosse da ritirare
error-too-long = in questa partita si è andati avanti e indietro troppe volte; cominciane un’altra
error-no-hint = non tocca a questo posto: non c’è nulla da consigliare

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
error-present = chi siede lì non è assente: si può chiamare un bot dopo un giorno senza mosse

## Che cosa resta da fare nello stesso turno

owed-discard = scartare una tessera del mercato; qui si conta la più economica, ${ $price }
owed-one-more = scartare un’altra tessera; qui si conta la più economica, ${ $price }
error-no-lesson = qui non c’è nessuna lezione
