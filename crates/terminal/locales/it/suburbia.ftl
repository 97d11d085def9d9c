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
    h | un suggerimento: che cosa farebbe il bot solito, o il server di un tavolo online
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
      hint                che cosa farebbe il bot solito, o il server di un tavolo online
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
suburbia-about-packs = { $about }, con { $packs }
suburbia-about-without = { $about }, con { $packs }, senza { $without }
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

## Quello che portano i pacchetti

suburbia-tracks-stars = { $tracks }  casella stelle { $space }
suburbia-borders = Confini: border SPACE @ Q,R,K al loro prezzo, border-lake SPACE @ Q,R,K per $0 (poi ognuno vuole uno scarto; { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
} nella pila)
suburbia-row-limited = il tuo quartiere ne ha già una, non se ne può costruire una seconda
suburbia-row-barred = ce l’hai
suburbia-stars = Pista delle stelle ({ $seats }; chi sta in cima alla pila sta sopra)
suburbia-stars-rewards = Chi raggiunge o supera { $income } riceve +1 reddito, { $reputation } +1 reputazione; da 12 a 15 c’è posto per 4, 3, 2 e 1 pedine.
suburbia-stars-end = Se il turno finisse adesso: +1 popolazione per { $gain }, −1 per { $lose }
suburbia-stars-nobody = Se il turno finisse adesso: tutti sulla stessa casella, nessuno guadagna o perde
suburbia-stars-row = ★ fine turno: +1p { $gain }, −1p { $lose }; poi: { $next }
suburbia-stars-row-narrow = ★ fine turno: +1p { $gain }, −1p { $lose }
suburbia-stars-row-nobody = ★ fine turno: niente; poi: { $next }
suburbia-stars-order = Ordine di gioco: { $order }; prossimo turno, come stanno le cose: { $next }
suburbia-awards = Bonus e sfida
suburbia-award = { $award } ({ $asks }), { $left ->
    [0] si conta prima della prossima tessera
    [one] si conta dopo ancora 1 tessera
   *[other] si conta dopo ancora { $left } tessere
}: { $standing }
suburbia-award-done = { $kind ->
    [bonus] Il bonus è già stato contato.
   *[challenge] La sfida è già stata contata.
}
suburbia-not-played = In questa partita non si usa.
suburbia-account-empty = finora non ha dato né tolto niente
suburbia-account-of = { $name }, in { $at }: { $account }
suburbia-tile-account = { $tile } { $account }
suburbia-legend-account = { $tile } ({ $at }): { $account }
suburbia-has-marker = con un segnalino: tutto vale il doppio
suburbia-no-tile-at = Non hai una tessera in { $at }; un confine si indica con la sua posizione, come in «tile 0,1,5».
suburbia-map-signs-borders = ==== confine, ~~~~ su cinque caselle lago di confine; il lato spesso guarda le quattro caselle d’angolo; ? senza categoria
suburbia-moves-borders = { $count ->
    [one] Un altro posto per un confine non è elencato;
   *[other] Altri { $count } posti per i confini non sono elencati;
} «moves border 2» elenca i migliori per un confine, «moves border 2 @ 0,1» quelli che cominciano da una casella.
suburbia-moves-answers = { $count ->
    [one] Un’altra risposta alle tessere speciali non è elencata;
   *[other] Altre { $count } risposte alle tessere speciali non sono elencate;
} «moves { $example }» elenca quelle di una casella.
suburbia-then-free = La tessera gratis è rifiutata; con free=SLOT@Q,R la prendi («moves { $build }» elenca come)
suburbia-object-answers = { $tile }: { $answers }
suburbia-answer-flip = { $tile } di { $name }
suburbia-answer-marker = segnalino su { $tile }
suburbia-answer-free = { $tile } gratis
suburbia-net-others = { $net } ({ $others })
suburbia-help-borders =
    Confini:
      border SPACE @ Q,R,K       posa un confine esposto al suo prezzo, poi scarta una tessera del mercato;
                                 Q,R è la prima delle sue quattro caselle d’angolo, K la direzione in cui vanno:
                                 0 in basso a destra, 1 in alto a destra, 2 su, 3 in alto a sinistra, 4 in basso a sinistra, 5 giù
      border-lake SPACE @ Q,R,K  lo stesso a faccia in giù come lago, per $0
      invest @ Q,R,K             un segnalino su un confine
      borders                    i confini esposti, e che cosa fanno
suburbia-help-replace =
    Urbanista:
      replace SLOT @ Q,R         una tessera del mercato prende il suo posto, al prezzo della posizione
suburbia-help-choices =
    Le tessere speciali vogliono scelte, scritte dopo buy, replace o invest («moves» le elenca):
      flip=SEAT:Q,R              quale tessera commerciale si gira; i giocatori si contano da 0
      marker=Q,R                 dove va un segnalino gratis
      free=SLOT@Q,R              quale delle tessere meno care si prende gratis, e dove va; senza, la rifiuti
      tile Q,R                   che cosa fa la tua tessera in quella casella, che cosa ha dato e tolto finora
suburbia-help-stars =
    Stelle:
      stars                      la pista delle stelle, la fine del turno, l’ordine di gioco
suburbia-help-bonuses =
    Bonus e sfida:
      bonuses                    che cosa chiedono, e chi li soddisfa adesso

suburbia-limited = Hai già { $tile }: al massimo una. Come lago (k) costa ${ $lake }.
suburbia-no-border-place = Nel tuo quartiere non c’è posto per un confine.
suburbia-space-empty = Questo spazio dei confini è vuoto.
suburbia-cost-border-lake = come lago: $0, poi uno scarto
suburbia-or-replace = oppure ${ $price } al posto del tuo Urbanista in { $at }
suburbia-pile = { $left ->
    [0] Nella pila non ci sono altri confini.
    [one] Nella pila c’è ancora 1 confine.
   *[other] Nella pila ci sono ancora { $left } confini.
}
suburbia-no-turn = Qui il confine non può stare in un altro verso.
suburbia-in-place-of = al posto di { $tile }, al solo prezzo della posizione
suburbia-task-flip = Quale tessera commerciale si gira?
suburbia-task-free-marker = Dove va il segnalino gratis?
suburbia-task-free = Quale tessera prendi gratis?
suburbia-decline = nessuna: rifiuta
suburbia-free-tile = { $tile } (posizione { $slot })
suburbia-flip = { $tile } di { $name } in { $at }: { $changes }
suburbia-then-asks = Poi: { $asked }
suburbia-sheet = Pista delle stelle, bonus e sfida
suburbia-more-goals-sheet = … g obiettivi, t stelle e bonus
suburbia-keys-market-borders = ↑↓ 1–8 x y z scegli  Invio dove?  k lago  i investi  t stelle  ? aiuto
suburbia-keys-market-stars = ↑↓ 1–8 scegli  Invio dove?  k lago  i investi  t stelle  o altri  ? aiuto
suburbia-keys-border = frecce muovi  , . gira  Tab dopo  Invio GIOCA  Esc indietro  k lago  ? aiuto
suburbia-keys-cells-on = frecce/Tab caselle  Invio avanti  Esc indietro  k lago  PgGiù altro  ? aiuto
suburbia-keys-answer-cells = frecce/Tab caselle  Invio GIOCA  Esc un passo indietro  PgGiù altro  ? aiuto
suburbia-keys-answer-cells-on = frecce/Tab caselle  Invio avanti  Esc un passo indietro  PgGiù altro  ? aiuto
suburbia-keys-answer = ↑↓ scegli  Invio GIOCA  Esc un passo indietro  o altri  ? aiuto
suburbia-keys-answer-on = ↑↓ scegli  Invio avanti  Esc un passo indietro  o altri  ? aiuto
suburbia-screen-help-borders =
    x y z | i tre confini esposti
    k o l | il confine come lago: $0
    frecce | muovi il confine; il lato spesso è quello degli angoli
    , e . | gira il confine a sinistra, a destra (anche R e r)
suburbia-screen-help-sheet =
    t | pista delle stelle, ordine di gioco, bonus e sfida
suburbia-screen-help-replace =
    Una tessera del mercato può anche andare sulla casella di un Urbanista: prende il suo posto al prezzo della posizione.
suburbia-screen-help-choices =
    Le tessere speciali chiedono dopo la casella: un passo per volta, Esc torna indietro di uno. o mostra che cosa le tessere hanno dato e tolto finora.
