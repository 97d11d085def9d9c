# Suburbia in italiano.

## Schermo

suburbia-market = Mercato
suburbia-market-discard = Mercato: quanto costa scartare
suburbia-market-lakes = Mercato: come laghi
suburbia-marker-row = Segnalino su una tessera ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
})
suburbia-row-short = manca ${ $short }
suburbia-row-left = { $left ->
    [one] ne resta 1
   *[other] restano { $left }
}
suburbia-row-lake = lago { $does }
suburbia-slots = Il mercato ha le posizioni da 1 a { $slots }.
suburbia-slot-empty = Questa posizione è vuota.
suburbia-no-discard = Questa posizione non si può scartare: è vuota o costa troppo.
suburbia-only-slots = Solo una tessera del mercato può diventare un lago.
suburbia-no-markers = Non hai più segnalini.
suburbia-no-marker-paid = Non puoi pagare un segnalino per nessuna delle tue tessere.
suburbia-short = { $tile } costa ${ $price }; ti manca ${ $short }.
suburbia-short-but-lake = { $tile } costa ${ $price }; ti manca ${ $short }. Come lago (k) costa ${ $lake }.
suburbia-lake-short = Un lago qui costa ${ $price }; ti manca ${ $short }.
suburbia-none-left = Nella riserva non c’è più { $tile }.

suburbia-round = turno { $round }
suburbia-round-of = turno { $round } di { $last }
suburbia-title-left = tessere: A { $a }  B { $b }  C { $c }
suburbia-task-build = { $name }, che cosa costruisci?
suburbia-task-lake = { $name }, quale tessera diventa un lago? Paghi solo il prezzo della posizione.
suburbia-task-marker = Quale delle tue tessere riceve il segnalino?
suburbia-task-where = Dove va { $tile }?
suburbia-task-lake-where = Dove va il lago?

suburbia-keys-market = ↑↓ 1–8 scegli  Invio dove?  k lago  i investi  o altri  u annulla  ? aiuto
suburbia-keys-cells = frecce/Tab caselle  Invio GIOCA  Esc indietro  k lago  PgGiù altro  ? aiuto
suburbia-keys-choice = ↑↓ scegli  Invio GIOCA  Tab diario  o altri  g obiettivi  u annulla  ? aiuto
suburbia-keys-over = s punteggio  o quartieri  g obiettivi  PgSu/PgGiù diario  u annulla  q esci
suburbia-keys-watch = o quartieri  g obiettivi  q esci

suburbia-preview = Che cosa farebbe Invio
suburbia-preview-at = { $what } in { $at }: { $net }
suburbia-preview-discard = scarta { $what }: { $net }
suburbia-keep = tieni { $goal }
suburbia-cost = ${ $price } = tessera ${ $tile } + posizione ${ $slot }
suburbia-cost-lake = come lago: posizione ${ $slot }
suburbia-cost-basic = ${ $price }, poi uno scarto
suburbia-about-lake = A faccia in giù: { $lake }, adesso e più tardi; niente di ciò che è stampato.
suburbia-about-marker =
    Un segnalino raddoppia una tessera: il suo guadagno e le sue righe valgono ancora una volta adesso, e il doppio da qui in poi.
    Paghi di nuovo il costo della tessera (un lago: $0), poi scarti una tessera del mercato.

suburbia-players = Giocatori e obiettivi
suburbia-columns = red  rep   pop  linea rossa
suburbia-red-line = a +{ $ahead }
suburbia-red-line-named = linea { $line }
suburbia-more-goals = … g mostra tutti gli obiettivi
suburbia-goals = Obiettivi
suburbia-goal-secret = SEGRETO { $asks }
suburbia-goal-of = di { $name }: { $asks }

suburbia-borough = Il quartiere di { $name }
suburbia-borough-of = Il quartiere di { $name }: { $tracks }
suburbia-borough-keys = o quartiere successivo   Esc indietro

suburbia-screen-help =
    ↑ ↓ | scorri il mercato e le tessere base
    1, 2 … | scegli una posizione del mercato
    b | compra la tessera (non come lago)
    k o l | prendila come lago: paghi solo il prezzo della posizione
    a | vai alle tessere base
    i | investi: metti un segnalino su una tua tessera
    Invio | vai alle caselle; poi gioca quello che è mostrato
    frecce | muoviti fra le caselle accese
    Tab, Maiusc-Tab | casella successiva, precedente; o passa al diario
    Esc | indietro; niente è stato giocato
    PgSu PgGiù | scorri il diario o un’anteprima lunga
    o | guarda tutti i quartieri (o o Tab: il successivo)
    g | tutti gli obiettivi e chi è in testa
    s | il punteggio, a partita finita
    u | annulla: torna alla decisione precedente (se gioca una persona sola)
    mouse | clicca su una riga, una casella o un obiettivo per sceglierlo, su Invio GIOCA per giocarlo; destro: Esc
    w | scrivi: da adesso salva la partita in un file
    ? | questo aiuto
    q | esci
    Nelle etichette: r reddito, rep reputazione, p popolazione. R C I V ~ sono i tipi di tessere, * un segnalino, ▒ la plancia.
    Niente è giocato prima di Invio su una casella, un obiettivo o uno scarto.

## Parole

suburbia-no-goals = In questa partita non ci sono obiettivi.
suburbia-no-change = nessun cambiamento
suburbia-help =
    Mosse (nient’altro cambia la partita):
      buy SLOT @ Q,R      costruisci una tessera del mercato al suo prezzo totale
      basic TILE @ Q,R    costruisci una tessera base, poi scarta una tessera del mercato
      lake SLOT @ Q,R     costruisci una tessera del mercato a faccia in giù come lago, al prezzo della posizione
      invest @ Q,R        metti un segnalino su una tua tessera, poi scarta una tessera del mercato
      discard SLOT        togli dal gioco una tessera del mercato, al prezzo della posizione
      keep GOAL           tieni uno dei tuoi due obiettivi
      NUMBER              la mossa con questo numero nell’ultimo elenco di mosse
    Per guardarsi intorno:
      moves [FILTER]      le mosse possibili con il loro effetto (r reddito, rep reputazione, p popolazione)
      preview MOVE        tutto quello che una mossa cambierebbe, e perché
      show                di nuovo la posizione
      borough [SEAT]      un quartiere, per nome o per numero
      goals               gli obiettivi e chi è in testa
      log [N]             le ultime N mosse con ogni cambiamento
      tile ID             che cosa fa una tessera
      undo                torna alla decisione precedente (se gioca una persona sola)
      save FILE           scrivi la partita in un file
      help, quit          questo testo; esci (il file conserva la partita)
suburbia-about = { $edition ->
    [first] prima edizione
    [collectors] edizione da collezione
   *[second] seconda edizione
}, { $mode ->
    [lone-architect] l’Architetto solitario
    [dale] contro Dale
   *[standard] modo standard
}
suburbia-not-dealt = questo obiettivo non ti è stato dato
suburbia-after-that = dopo: { $tracks }
suburbia-no-tile = Non c’è una tessera «{ $given }»; gli id sono quelli inglesi dei pacchetti, come in «tile farm».
suburbia-then-extra-discard = Poi: l’altro scarto
suburbia-then-discard-and-steps = Poi: scarta una tessera del mercato, poi le fasi di reddito e popolazione
suburbia-then-discard = Poi: scarta una tessera del mercato
suburbia-left = tessere rimaste: A { $a }, B { $b }, C { $c }
suburbia-basics = Tessere base: { $ids } (poi ognuna vuole uno scarto)
suburbia-players-heading = Giocatori
suburbia-player = reddito { $income } reputazione { $reputation } popolazione { $population } linea rossa a +{ $ahead }, segnalini { $markers }
suburbia-secret = segreto
suburbia-secret-of = segreto di { $name }
suburbia-map-signs = R residenziale, C commerciale, I industriale, V civica, ~ lago, * segnalino, ▒ plancia del quartiere
suburbia-tile-costs = { $tile }, costa ${ $cost }
suburbia-income-short = r{ $income }
suburbia-reputation-short = rep{ $reputation }
suburbia-population-short = p{ $population }
