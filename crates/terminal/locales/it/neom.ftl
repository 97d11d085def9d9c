# NEOM in italiano.

## Schermo

neom-city-center = CITTÀ
neom-disaster = Disastro
neom-short = { $tile } costa £{ $price }; ti manca £{ $short }.
neom-no-road = Non c’è una casella per { $tile }: nessuna tua strada incontra le sue.
neom-pick-first = Una Pietra angolare si piazza al posto di una tessera scelta: prima scegline una.
neom-nothing-to-sell = Adesso non c’è niente da vendere.
neom-no-other-payment = Non ci sono altri modi di pagare.
neom-you-choose-first = In questo turno scegli per primo.
neom-you-choose-second = In questo turno scegli per secondo, nel prossimo per primo.

neom-list-draft = Pietre angolari: tienine una
neom-list-stack = Pila scoperta: tienine una
neom-list-hand = La tua mano: scegline una
neom-list-pack = Mazzo scoperto: scegline una
neom-list-act = La tessera scelta e le Pietre angolari
neom-list-stones = Pietre angolari da piazzare
neom-choose-payment = Come pagare (a: tutti i venditori)
neom-choose-any-payment = Come pagare: tutti i venditori
neom-choose-good = Che cosa produce
neom-choose-swap = Pietre angolari da scambiare
neom-choose-answer = { $disaster }: paga o rinuncia

neom-title-income = reddito £{ $income }
neom-title-points = { $points } punti adesso
neom-task-draft = { $name }, quale Pietra angolare tieni?
neom-task-select = { $name }, quale tessera scegli?
neom-task-act = { $name }, piazzi la tessera, piazzi una Pietra angolare o vendi?
neom-task-where = Dove va { $tile }?
neom-task-payment = Come paghi { $tile }?
neom-task-good = Che cosa deve produrre { $tile }?
neom-task-swap = { $tile }: quali Pietre angolari scambi?
neom-task-answer = { $disaster }: paghi, o a che cosa rinunci?

neom-keys-play = ↑↓ scegli  Invio GIOCA  Tab diario  o città  g merci  s punti  u annulla  ? aiuto
neom-keys-act = ↑↓ scegli  Invio dove?  x vendi  Tab diario  o città  g merci  s punti  ? aiuto
neom-keys-look = ↑↓ scegli  Tab diario  o città  g merci  s punti  u annulla  ? aiuto
neom-keys-cells-play = frecce/Tab caselle  Invio GIOCA  Esc indietro  ? aiuto
neom-keys-cells = frecce/Tab caselle  Invio condizioni  Esc indietro  ? aiuto
neom-keys-payment-play = ↑↓ scegli  Invio GIOCA  a tutti i venditori  Esc indietro  ? aiuto
neom-keys-payment = ↑↓ scegli  Invio avanti  a tutti i venditori  Esc indietro  ? aiuto
neom-keys-terms-play = ↑↓ scegli  Invio GIOCA  Esc indietro  ? aiuto
neom-keys-terms = ↑↓ scegli  Invio avanti  Esc indietro  ? aiuto
neom-keys-answer = ↑↓ scegli  Invio GIOCA  Tab diario  o città  s punti  ? aiuto
neom-keys-over = s foglio dei punti  o città  PgSu/PgGiù diario  u annulla  q esci
neom-keys-watch = o città  g merci  s punti  q esci

neom-row-sell = Vendi la tessera scelta
neom-row-hits-you = colpisce te, se non la scegli
neom-row-hits-others = colpisce gli altri
neom-row-short = manca £{ $short }
neom-row-no-cell = 0 caselle
neom-cells = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}
neom-row-no-good = no { $good }
neom-row-later = più tardi
neom-row-not-yet = non ancora
neom-own-goods = con quello che produce la tua città
neom-no-swap = nessuno scambio
neom-not-payable = non puoi pagare: { $price }
neom-pay = paga { $price }: { $net }
neom-give-up = rinuncia a { $tiles }: { $net }
neom-would-pay = { $name } pagherebbe £{ $price }
neom-price-now = £{ $price } adesso
neom-not-now = non adesso: { $why }

neom-players = Giocatori, merci e quanto ti costano
neom-players-short = Giocatori (g: merci e prezzi)
neom-players-alone = Merci
neom-points-short = { $points }PV
neom-supply = riserva: { $goods }
neom-no-goods = nessuna merce
neom-city = La città di { $name }: { $goods }
neom-city-of = La città di { $name }: £{ $money }, reddito £{ $income }, { $goods }
neom-city-keys = o città successiva   Esc indietro
neom-to-place = Pietre angolari da piazzare: { $stones }
neom-legend = le tessere e quanto valgono adesso
neom-goods = Merci: quanto ti costano
neom-score-now = Foglio dei punti se la partita finisse adesso
neom-gone = PERSA

neom-screen-help =
    ↑ ↓ | scorri l’elenco delle tessere, dei pagamenti, delle risposte
    1, 2 … | vai a una riga dell’elenco
    Invio | avanti; dove la riga in basso dice GIOCA, gioca quello che è mostrato
    frecce | muoviti fra le caselle accese
    Tab, Maiusc-Tab | casella o scelta successiva, precedente; o passa al diario
    a | mentre paghi: tutti i venditori, anche i più cari
    x | vendi la tessera scelta: vai a quella riga
    Esc | un passo indietro; niente è stato giocato
    PgSu PgGiù | scorri il diario o un’anteprima lunga
    o | guarda tutte le città (o o Tab: la successiva)
    g | merci: chi vende che cosa, e a che prezzo per te
    s | foglio dei punti se la partita finisse adesso
    u | annulla: torna alla decisione precedente (se gioca una persona sola)
    h | un suggerimento: che cosa farebbe il bot solito, o il server di un tavolo online
    mouse | clicca su una riga o una casella per sceglierla, su Invio GIOCA per giocarla; destro: Esc
    w | scrivi: da adesso salva la partita in un file
    ? | questo aiuto
    q | esci
    PV: punti se la partita finisse adesso; r: reddito; R C I P S: Residenziale, Commerciale, Industriale, Pubblica, Risorsa; *: una Pietra angolare.
    Le linee doppie sono strade; muri punteggiati: tagliata fuori dal centro; ◄ ►: rotte commerciali.

## Parole

neom-none = nessuna
neom-face-down = { $count } a faccia in giù
neom-nobody-sells = nessuno vende { $good }
neom-not-before = { $good } non è in vendita prima della generazione { $generation }
neom-help =
    Mosse (nient’altro cambia la partita):
      draft TILE                   tieni una Pietra angolare
      select TILE                  scegli una tessera
      place @ ROW,COL [TERMS]      piazza la tessera scelta; la riga 0 è a nord, la colonna 0 a ovest
      cornerstone TILE @ ROW,COL [TERMS]   cedi la tessera scelta e piazza una Pietra angolare
      sell                         cedi la tessera scelta per £5
      pay                          paga per il Disastro
      sacrifice @ ROW,COL …        rinuncia a queste tessere per il Disastro
      NUMBER                       la mossa con questo numero nell’ultimo elenco
    Condizioni: buy=coal:1 (dal posto 1) o buy=coal:bank, waive=coal, instead=steel, route=ore (da soli), produce=glass,
      swap=OLD:NEW. Lasciale via per sapere quali andrebbero bene.
    Per guardarsi intorno:
      moves [FILTER]      le mosse possibili con quello che portano (PV punti se la partita finisse adesso, r reddito)
      all [FILTER]        tutte le mosse, anche con venditori più cari e scambi
      cells [TILE]        le caselle possibili di una tessera con quello che porta ognuna
      preview MOVE        tutto quello che una mossa, o quella con questo numero, cambierebbe, e perché
      hint                che cosa farebbe il bot solito, o il server di un tavolo online
      show                di nuovo la posizione
      hand                le tessere fra cui scegliere, o la tessera scelta e le Pietre angolari
      city [SEAT]         una città, per nome o per numero del posto, da 0
      goods               ogni merce, chi la vende e quanto ti costa
      score [SEAT]        il foglio dei punti se la partita finisse adesso; con un posto, da dove vengono i suoi punti
      tile ID             che cosa fa una tessera, per id o numero
      log [N]             le ultime N mosse con ogni cambiamento
      undo                torna alla decisione precedente (se gioca una persona sola)
      save FILE           scrivi la partita in un file
      help, quit          questo testo; esci (il file conserva la partita)
neom-about-solo = da soli, tessere { $tiles }+
neom-about = modo standard, { $seats } posti
neom-about-beginner = { $mode }, variante per principianti
neom-begins-with = { $name } comincia con { $good }
neom-nothing-placed = Adesso non si piazza niente.
neom-not-at-hand = { $tile } non è a disposizione.
neom-no-move-fits = Nessuna mossa corrisponde.
neom-and-more = … e altre { $count }; di’ di più, come in «all 2,1».
no-tile-near = Non c’è una tessera «{ $given }»; volevi dire «{ $near }»?
neom-no-tile-like = Non c’è una tessera «{ $given }»; ci sono { $ids }.
neom-no-tile = Non c’è una tessera «{ $given }»; gli id sono quelli della tua mano, come in «tile slums»; vanno bene anche i numeri, come in «tile 3».
# $tile è l’Ufficio contratti
neom-pile = Scarti, per { $tile }: { $ids }
neom-swap-random = { $tile } scambia una Pietra angolare da piazzare con una a caso se aggiungi swap=OLD, come in «{ $mv }»
neom-swap-how = { $tile } scambia Pietre angolari da piazzare se aggiungi swap=OLD:NEW, come in «{ $mv }». Tutti gli scambi: all swap
neom-swap-no-stone = { $tile } non ha niente da scambiare: non hai Pietre angolari da piazzare
neom-swap-no-pile = { $tile } non ha niente da scambiare: non ci sono scarti
neom-swap-later = { $tile } scambia Pietre angolari solo quando è piazzata
neom-order-draft = Da questa pila { $first } sceglie per primo, { $second } per secondo; poi comincia { $second }.
neom-order = In questo turno { $first } sceglie per primo, { $second } per secondo; nel prossimo comincia { $second }.
# $tile è un Disastro
neom-seen = { $tile } di questa generazione è già arrivato.
neom-unseen-last = { $tile } non è arrivato; colpisce dopo questo turno.
neom-unseen = { $tile } non è ancora arrivato; colpisce al più tardi dopo il turno 7.
neom-seat-is = il posto { $seat } è di { $name }
neom-disaster-takes = { $disaster } vuole { $tiles }
neom-nothing-to-give = non c’è niente a cui rinunciare
neom-smallest = la rinuncia più piccola è «{ $mv }»: { $what }
neom-open-pack = Mazzo scoperto: { $tiles }
neom-unplaced = Pietre angolari da piazzare: { $stones }
neom-picked = ha scelto { $tile }
neom-score-if = punti se la partita finisse adesso: { $points }
neom-nothing-to-choose = Adesso non c’è niente da scegliere.
neom-hand-draft-last = Pietre angolari: tienine una, l’altra va negli scarti
neom-hand-draft = Pietre angolari: tienine una, le altre vanno a { $next }
neom-hand-stack = Pila scoperta di Pietre angolari: tienine una
neom-hand-last = La tua mano: scegline una, l’altra esce dal gioco
neom-hand = La tua mano: scegline una, le altre vanno a { $next }
neom-your-pick = La tessera scelta
neom-strikes-unless-picked = ti colpisce se non lo scegli, adesso per £{ $price }
neom-strikes-you = non si può più scegliere, ti colpisce per £{ $price }
neom-strikes-others = colpisce gli altri; tu pagheresti £{ $price }
neom-not-placed-now = adesso non si può piazzare
neom-can-place = Puoi piazzare
neom-or-stone = o cederla e piazzare una Pietra angolare
neom-or-sell = o venderla per £{ $price }. Il meglio adesso (PV: punti se la partita finisse adesso)
neom-all-moves = { $count ->
    [one] L’unica mossa
   *[other] Tutte le { $count } mosse
}: moves. Tutte le caselle: cells [TILE]. Che cosa fa una mossa: preview MOVE o NUMBER
neom-strikes = Arriva il Disastro: { $disaster }
neom-strikes-by = Arriva il Disastro: { $disaster }, scelto da { $picker }
neom-disaster-pay = Paga: { $price }
neom-disaster-or = O rinuncia a { $tiles }; { $sets ->
    [one] c’è 1 scelta
   *[other] ci sono { $sets } scelte
}
neom-all-answers = Tutte e { $count }: moves
neom-flood-takes = una tessera che non sia Risorsa
neom-fire-takes = due tessere di qualsiasi tipo
neom-crime-takes = una tessera Residenziale, una Commerciale e una Industriale, se ci sono
neom-penalty = £{ $price }: { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} a £{ $each }
neom-protected = protette { $cells }
neom-insured = assicurazione: la metà
neom-players-heading = Giocatori
neom-till = +£{ $sales } alla fine del turno
neom-player = reddito { $income } punti { $score }
neom-player-goods = merci { $goods }; Pietre angolari da piazzare: { $stones }
neom-to-choose = deve scegliere
neom-has-chosen = ha scelto
neom-has-chosen-tile = ha scelto { $tile }
neom-routes = rotta commerciale { $left ->
    [open] sinistra
    [used] sinistra (usata)
   *[no] {""}
}{ $right ->
    [no] {""}
   *[other] { $left ->
        [no] {""}
       *[other] {" e "}
    }destra{ $right ->
        [used] {" (usata)"}
       *[open] {""}
    }
}
neom-holds = ha in mano { $tiles }
neom-has-left = gli restano { $tiles }
neom-holds-unseen = { $count ->
    [one] ha in mano 1 tessera che non hai visto
   *[other] ha in mano { $count } tessere che non hai visto
}
neom-for-sale = In vendita per te
neom-nothing = niente
neom-supply-sells = la riserva (buy=GOOD:bank): { $goods }
neom-class-price = { $class ->
    [raw] grezze
    [processed] lavorate
   *[luxury] di lusso
} £{ $price }
neom-other-goods = altre merci, { $goods }
neom-class = merci { $class ->
    [raw] grezze
    [processed] lavorate
   *[luxury] di lusso
} (prezzo base £{ $price }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
} ognuna alla fine)
neom-you-have-route = Hai la { $routes }.
neom-you-produce = la produci tu
neom-city-lines = La città di { $name }: £{ $money }, reddito £{ $income }, merci { $goods }
neom-map-signs = R residenziale, C commerciale, I industriale, P pubblica, S risorsa; le linee doppie sono strade
neom-cut-off = tagliate fuori dal Centro città (muri punteggiati): { $cells }
neom-factory-makes = la Fabbrica modulare produce { $good }
neom-never-placed = { $tile } non si piazza in una città
neom-costs-you-have = costa £{ $price }, hai £{ $money }
neom-not-among = non è fra le tessere che puoi piazzare
neom-fits-nowhere = non entra in nessuna casella: non ci arriva una strada
neom-stands = È nella città di { $name } in { $at }.
neom-would-cost = Adesso ti costerebbe £{ $price }
neom-could-not-place = Adesso non potresti piazzarla: { $why }.
neom-number-is = { $seat } è { $name }
neom-income-short = r{ $income }
