# Testi dell'app: NEOM.

# A che punto è la partita
neom-before = Pietre angolari
neom-turn = Generazione { $generation }, turno { $turn }
neom-when = Generazione { $generation } · turno { $turn } di { $turns }
neom-when-draft = Pietre angolari · giro { $round } di 3

# A chi tocca
neom-you-draft = Tieni una di queste Pietre angolari
neom-you-pick = Scegli una tessera
neom-you-act = Piazza o vendi { $tile }
neom-you-disaster = { $disaster }: paga o rinuncia a tessere
neom-they-draft = { $count ->
    [one] { $names } sceglie una Pietra angolare
   *[other] { $names } scelgono Pietre angolari
}
neom-they-pick = { $count ->
    [one] { $names } sceglie
   *[other] { $names } scelgono
}
neom-they-act = { $count ->
    [one] { $names } piazza
   *[other] { $names } piazzano
}
neom-they-disaster = { $count ->
    [one] { $names } affronta l’{ $disaster }
   *[other] { $names } affrontano l’{ $disaster }
}
neom-due-draft = pensa
neom-due-pick = pensa
neom-due-act = piazza
neom-due-disaster = decide
neom-due-chosen = ✓ ha scelto

# Posti
neom-score-now = punti, se la partita finisse ora
neom-income-now = reddito alla fine di questa generazione
neom-till-about = £{ $money } per merci vendute in questo turno, pagate alla sua fine
neom-picked = ha scelto { $tile }
neom-stone = Pietra angolare da piazzare: { $tile }

# Merci
neom-goods = Merci
neom-good-own = { $good }: produzione propria
neom-good-none = { $good }: ora non in vendita
neom-good-for = { $good }: { $offers }
# «riserva» è la parola di supply nelle frasi di NEOM.
neom-good-from = £{ $price } { $name ->
    [riserva] dalla riserva
   *[other] da { $name }
}
neom-routes-about = Una rotta commerciale è aperta finché una strada esce dalla plancia nella riga di mezzo; fa costare le merci £1 in meno.
neom-route = { $side ->
    [left] { $state ->
        [open] rotta sinistra aperta
        [used] rotta sinistra usata
       *[closed] rotta sinistra chiusa
    }
   *[right] { $state ->
        [open] rotta destra aperta
        [used] rotta destra usata
       *[closed] rotta destra chiusa
    }
}

# La mano
neom-hand = Tra che cosa puoi scegliere
neom-hand-pass = { $kind ->
    [draft] Tieni una di queste Pietre angolari; le altre vanno a { $next }.
   *[pick] La tua mano: scegline una, le altre vanno a { $next }.
}
neom-hand-last = { $kind ->
    [draft] Tieni una di queste Pietre angolari; l’altra va negli scarti.
   *[pick] La tua mano: scegline una, l’altra esce dal gioco.
}
neom-hand-pack = { $kind ->
    [draft] La pila scoperta delle Pietre angolari: tienine una.
   *[pick] Il mazzetto scoperto: scegline una.
}
neom-hand-chosen = Hai scelto { $tile }. Pensano ancora: { $names }.
neom-hand-secret = Tutti scelgono in segreto.
neom-hand-of = La mano di { $name }
neom-pack = Il mazzetto scoperto
neom-stones = Le tue Pietre angolari
neom-stones-of = Le Pietre angolari di { $name }
neom-act-about = { $can ->
    [both] Scegli una cella per la tua tessera; oppure cedila per piazzare una Pietra angolare, o vendila.
    [place] Scegli una cella per la tua tessera, o vendila.
    [cornerstone] Ora la tua tessera non si può piazzare: cedila per piazzare una Pietra angolare, o vendila.
   *[sell] Ora non si può piazzare né la tua tessera né una Pietra angolare: vendila.
}
neom-sell-about = Vendi la tessera per £{ $money }
neom-deal-best = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
neom-deal-now = ora { $points }
neom-label-expected = circa { $points } a fine partita
neom-label-now = { $points } ora
neom-legend = { $kind ->
    [draft] ≈ punti che porta in una città tipica: una stima.
   *[pick] ≈ punti attesi alla fine (una stima); ora: punti se la partita finisse ora.
}
neom-deal-short = mancano £{ $amount }
neom-deal-no-cell = nessuna cella
neom-deal-no-good = nessuno vende { $good }
neom-deal-needs = servono { $count } { $ty ->
    [residential] Residenziali
    [commercial] Commerciali
    [industrial] Industriali
    [public] Pubbliche
   *[resource] Risorse
}
neom-deal-stones = { $generation ->
    [1] una Pietra angolare nella generazione 1
   *[other] { $generation } Pietre angolari nella generazione { $generation }
}
neom-deal-disaster = Disastro

# Disastri
neom-strikes = Arriva l’{ $disaster }: paga, o rinuncia a delle tessere.
neom-strikes-by = { $name } ha scelto l’{ $disaster }: paga, o rinuncia a delle tessere.
neom-answer-pay = Paga £{ $penalty }
neom-answer-give = { $disaster ->
    [flood] Rinuncia a una tessera che non sia Risorsa
    [fire] Rinuncia a due tessere
   *[crime-spree] Rinuncia a una casa, un negozio e una fabbrica
}

# Il pannello di una scelta
neom-pick-cell = Scegli una cella nella tua città.
neom-pick-tiles = Scegli nella tua città a che cosa rinunciare.
neom-none-legal = Ora non si può piazzare.
neom-draft = Tienila
neom-select = Sceglila
neom-place = Piazza
neom-sell = Vendi
neom-pay = Paga
neom-sacrifice = Rinuncia
neom-step-payment = Come si paga
neom-step-produce = Che cosa produce
neom-step-swap = Scambia Pietre angolari
neom-no-swap = nessuno scambio
neom-free = niente da pagare
neom-part-score = Punti, se la partita finisse ora
neom-part-estimate = Attesi alla fine (stima)
neom-part-end = Alla fine del turno
neom-expected = punti attesi a fine partita (una stima)
neom-plan-best = se la piazzi sulla sua cella migliore (★)
neom-plan-here = se la piazzi sulla cella che hai scelto
neom-plan-none = la venderesti
neom-warn-roads = chiude strade

# Che cosa farebbe una mossa
neom-source = { $source ->
    [tiles] tessere, con ciò che di solito guadagneranno ancora
    [homes] rioni e stato delle tue case
    [goods] merci, con ciò che ti fanno risparmiare dopo
    [money] denaro, con il reddito che verrà
    [roads] rotte commerciali e spazio per costruire
   *[cornerstones] Pietre angolari ancora da piazzare
}
neom-expect-stone = in una città tipica, tolto il prezzo
neom-expect-disaster = per ciò che ti risparmia e toglie agli altri
neom-pick-money = le tue tessere ti pagano per la scelta
neom-disaster-theirs = { $name } paga £{ $penalty } o rinuncia a tessere
neom-disaster-spared = non ti colpisce; ti costerebbe £{ $penalty }
neom-end-sales = per le merci che hai venduto in questo turno
neom-end-income = reddito della generazione { $generation }
neom-end-disaster = { $disaster }: £{ $penalty }, o rinunci a tessere
neom-road = { $tile } verso { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}
neom-roads-closed = { $count ->
    [one] ⚠ Chiude la strada di { $roads }
   *[other] ⚠ Chiude le strade: { $roads }
}; { $open ->
    [0] non resta nessuno sbocco, potrai solo costruire sopra altre tessere
    [one] resta 1 sbocco di strada
   *[other] restano { $open } sbocchi di strada
}
neom-roads-open = { $open ->
    [0] nessuno sbocco: potrai solo costruire sopra altre tessere
    [one] 1 sbocco di strada
   *[other] { $open } sbocchi di strada
}
neom-roads-cut = { $count ->
    [one] ⚠ Isola 1 tessera dal centro
   *[other] ⚠ Isola { $count } tessere dal centro
}
neom-route-turns = { $how ->
    [opens] { $side ->
        [left] Apre la rotta commerciale sinistra
       *[right] Apre la rotta commerciale destra
    }
   *[closes] { $side ->
        [left] Chiude la rotta commerciale sinistra
       *[right] Chiude la rotta commerciale destra
    }
}
neom-house-roads = Dove portano le strade è un valore nostro: nessun regolamento lo dice nel testo.

# Tasti
neom-key-hand = una tessera della mano; poi quella scelta e le Pietre angolari
neom-key-sell = vendi la tessera scelta
neom-key-disaster = paga, rinuncia a tessere

# Il diario
neom-picks = Scelte: { $picks }
neom-pick = { $name }: { $tile }

# Il foglio dei punti
neom-sheet-now = Punti, se la partita finisse ora
neom-total = Totale
neom-category = { $category ->
    [tiles] Tessere
    [neighborhoods] Rioni
    [goods] Merci
    [money] Denaro
    [pollution] Inquinamento
    [ghost_town] Città fantasma
   *[power] Energia
}
neom-category-about = { $category ->
    [tiles] valori stampati e contati di tutte le tessere
    [neighborhoods] gruppi di tessere Residenziali unite da strade
    [goods] 1 per una materia prima, 2 per una lavorata, 10 per una di lusso
    [money] 1 ogni £2
    [pollution] case accanto a tessere inquinanti −2, a un angolo −1
    [ghost_town] −4 con una sola casa, −10 senza case
   *[power] −5 se non ce n’è
}
neom-detail-sizes = di { $sizes }
neom-detail-goods = { $count ->
    [one] 1 merce
   *[other] { $count } merci
}
neom-detail-money = metà di £{ $money }
neom-detail-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
neom-course = { $course ->
    [score] Punti
    [money] Denaro
    [income] Reddito
   *[goods] Merci
}
neom-course-about = All’inizio di ogni turno.
