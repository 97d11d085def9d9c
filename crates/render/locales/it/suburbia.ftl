# Suburbia in italiano.

## Parole

tile-name = { $tile ->
    [suburbs] Periferia
    [community-park] Parco di quartiere
    [heavy-factory] Industria pesante
    [lake] Lago
    [business-supply-store] Forniture per ufficio
    [convenience-store] Minimarket
    [fancy-restaurant] Ristorante di lusso
    [farm] Fattoria
    [fast-food-restaurant] Fast food
    [freeway] Superstrada
    [homeowners-association] Associazione dei proprietari
    [landfill] Discarica
    [mint] Zecca
    [mobile-home-community] Villaggio di case mobili
    [municipal-airport] Aeroporto municipale
    [office-building] Palazzo di uffici
    [parking-lot] Parcheggio
    [slaughterhouse] Mattatoio
    [waterfront-realty] Agenzia sul lungolago
    [burg-von-alspach] Burg von Alspach
    [casino] Casinò
    [domestic-airport] Aeroporto nazionale
    [elementary-school] Scuola elementare
    [gas-station] Distributore
    [hostel] Ostello
    [housing-projects] Case popolari
    [movie-theater] Cinema
    [museum] Museo
    [office-of-bureaucracy] Ufficio della burocrazia
    [postal-service] Poste
    [power-station] Centrale elettrica
    [retirement-village] Residenza per anziani
    [shipping-center] Centro spedizioni
    [skyscraper] Grattacielo
    [stadium] Stadio
    [warehouse] Magazzino
    [apartments] Appartamenti
    [bed-and-breakfast] Bed & breakfast
    [boutique] Boutique
    [chip-fabrication-plant] Fabbrica di microchip
    [condominium] Condominio
    [high-school] Scuola superiore
    [hotel] Albergo
    [international-airport] Aeroporto internazionale
    [local-epa-office] Agenzia per l’ambiente
    [middle-school] Scuola media
    [new-car-dealership] Concessionaria di auto nuove
    [pr-firm] Agenzia di pubbliche relazioni
    [recycling-plant] Impianto di riciclaggio
    [resort] Villaggio turistico
    [university] Università
   *[other] { $name }
}
goal-name = { $goal ->
    [air-traffic-controller] Controllore di volo
    [aquaphobian] Idrofobo
    [aquatic-engineer] Ingegnere idraulico
    [billionaire] Miliardario
    [builder] Costruttore
    [capitalist] Capitalista
    [civil-engineer] Ingegnere civile
    [developer] Promotore immobiliare
    [employer] Datore di lavoro
    [environmentalist] Ambientalista
    [harbormaster] Capitano di porto
    [industrialist] Industriale
    [investor] Investitore
    [libertarian] Libertario
    [luminary] Luminare
    [miscreant] Canaglia
    [miser] Avaro
    [public-official] Funzionario pubblico
    [socialist] Socialista
    [spendthrift] Spendaccione
   *[other] { $name }
}
dale = Dale
category = { $category ->
    [residential] { $number ->
        [one] residenziale
       *[many] residenziali
    }
    [commercial] { $number ->
        [one] commerciale
       *[many] commerciali
    }
    [industrial] { $number ->
        [one] industriale
       *[many] industriali
    }
   *[civic] { $number ->
        [one] civica
       *[many] civiche
    }
}
icon = { $icon ->
    [airport] { $number ->
        [one] aeroporto
       *[many] aeroporti
    }
    [border] { $number ->
        [one] confine
       *[many] confini
    }
    [car-dealership] { $number ->
        [one] concessionaria
       *[many] concessionarie
    }
    [lake] { $number ->
        [one] lago
       *[many] laghi
    }
    [office] { $number ->
        [one] ufficio
       *[many] uffici
    }
    [restaurant] { $number ->
        [one] ristorante
       *[many] ristoranti
    }
    [school] { $number ->
        [one] scuola
       *[many] scuole
    }
    [skyscraper] { $number ->
        [one] grattacielo
       *[many] grattacieli
    }
   *[other] { $number ->
        [one] { $word }
       *[many] { $words }
    }
}
any-tile = { $number ->
    [one] tessera
   *[many] tessere
}
category-tile = { $number ->
    [one] tessera { $categories }
   *[many] tessere { $categories }
}
badge-tile = { $number ->
    [one] tessera di { $pack }
   *[many] tessere di { $pack }
}

## Tracciati

track = { $track ->
    [income] reddito
    [reputation] reputazione
    [population] popolazione
   *[money] denaro
}
gain = { $track ->
    [income] { $amount } reddito
    [reputation] { $amount } reputazione
    [population] { $amount } popolazione
   *[money] { $amount }
}
change = { $track ->
    [income] reddito { $amount }
    [reputation] reputazione { $amount }
    [population] popolazione { $amount }
   *[money] { $amount }
}
change-short = { $track ->
    [income] { $amount }r
    [reputation] { $amount }rep
    [population] { $amount }p
   *[money] { $amount }
}
change-cut = { $change } (di { $asked }: il tracciato finisce a { $end })
tracks = ${ $money }  reddito { $income }  reputazione { $reputation }  popolazione { $population } (linea rossa a +{ $more })

## Tessere: che cosa fanno

tile-heading = { $tile } ({ $traits })
tile-plain = nessun effetto proprio
line-adjacent = { $gain } per ogni { $things } adiacente
line-own = { $itself ->
    [included] { $gain } per ogni { $things } nel tuo quartiere, inclusa questa
    [left-out] { $gain } per ogni { $things } nel tuo quartiere, esclusa questa
   *[other] { $gain } per ogni { $things } nel tuo quartiere
}
line-every = { $itself ->
    [included] { $gain } per ogni { $things } ovunque, inclusa questa
    [left-out] { $gain } per ogni { $things } ovunque, esclusa questa
   *[other] { $gain } per ogni { $things } ovunque
}
line-others = { $gain } per ogni { $things } negli altri quartieri
line-after = { $gain } per ogni { $things } costruita dopo, ovunque
line-red-line = { $gain } per ogni linea rossa superata salendo
line-lake = { $gain } per ogni { $things } accanto a ciascuno dei tuoi laghi

## Tessere: lo stesso in breve, per colonne strette

short-any-tile = tessera
short-adjacent = { $gain }/adiac. { $things }
short-own = { $gain }/tuo { $things }
short-every = { $gain }/ogni { $things }
short-others = { $gain }/altrui { $things }
short-after = { $gain }/dopo { $things }
short-red-line = { $gain }/linea rossa
short-lake = { $gain }/sul lago { $things }

## Obiettivi

goal-text = { $asks }, +{ $bonus } popolazione
goal-most = più { $things }
goal-fewest = meno { $things }
goal-largest-group = gruppo più grande di { $things }
goal-smallest-group = gruppo più piccolo di { $things }
goal-high = { $stat ->
    [money] più denaro
    [income] reddito più alto
    [reputation] reputazione più alta
    [population] popolazione più alta
   *[markers] più segnalini piazzati
}
goal-low = { $stat ->
    [money] meno denaro
    [income] reddito più basso
    [reputation] reputazione più bassa
    [population] popolazione più bassa
   *[markers] meno segnalini piazzati
}
standing-ahead = { $value } ▲
standing-tie = { $values } (parità)

## Mosse: che cosa fa qualcuno, senza dire chi

move-keep = tiene l’obiettivo { $goal }
move-buy = costruisce { $tile } dalla posizione { $slot } in { $at }
move-basic = costruisce { $tile } dalla riserva in { $at }
move-lake = fa un lago con { $tile } dalla posizione { $slot } in { $at }
move-invest = investe in { $tile } in { $at }
move-discard = scarta { $tile } dalla posizione { $slot }
seat-move = { $name } { $does }
object-lake = lago ({ $tile })
object-marker = segnalino su { $tile }
no-tile = niente
empty-cell = una cella vuota

## Che cosa si deve decidere

due-goals = { $name } tiene uno di due obiettivi
due-build = { $name } costruisce
due-discard = { $name } scarta una tessera del mercato
due-extra-discard = { $name } scarta un’altra tessera
over = la partita è finita

## Che cosa è successo

kept = { $name } tiene un obiettivo segreto
built = { $name } costruisce { $tile } in { $at }
built-lake = { $name } fa un lago in { $at }
invested = { $name } investe in { $tile } in { $at }
discarded = { $name } scarta { $tile }
left = { $tile } esce dal gioco
drawn = { $tile } entra nel mercato
one-more-round = Esce Un altro giro: questo giro, poi ancora uno
one-more-round-at-once = Esce Un altro giro: la partita finisce
could-not-build = { $name } non può costruire niente
moved = { $name } muove

## Perché un tracciato si è mosso. Di chi muove si parla senza nome.

pays = paga ${ $price }
pays-of = { $name } paga ${ $price }
by-tile = { $tile } ({ $at }): { $change }
by-tile-of = { $tile } di { $name } ({ $at }): { $change }
by-tile-for = { $tile } ({ $at }): { $change } per { $other }
by-tile-of-for = { $tile } di { $name } ({ $at }): { $change } per { $other }
by-cause = { $cause }: { $change }
by-cause-of = { $cause } di { $name }: { $change }
cause-red-line = linea rossa dopo { $after }
cause-red-line-back = linea rossa dopo { $after }, all’indietro
cause-unpaid-income = reddito non pagato
cause-income-step = fase del reddito
cause-missing-population = popolazione mancante
cause-population-step = fase della popolazione
cause-conversion = denaro convertito
cause-goal = obiettivo { $goal }
cause-price = prezzo

## La fine di una partita, passo per passo

scoring-before = Popolazione prima del conteggio
scoring-before-seat = { $name }: popolazione { $population }, ${ $money }
scoring-goals = Obiettivi
scoring-goal = { $goal }: { $asks }
scoring-goal-secret = { $goal }, segreto di { $name }: { $asks }
scoring-goal-won = { $values }: { $name } ottiene +{ $bonus } popolazione
scoring-goal-not-ahead = { $values }: niente, { $name } non è in testa
scoring-goal-nobody = { $values }: niente, nessuno è in testa da solo
scoring-money = Ogni ${ $money } diventano 1 popolazione
scoring-money-seat = { $name }: ${ $before } diventano { $gained }, restano ${ $after }
scoring-result = Risultato
scoring-rank = { $rank }. { $name }: popolazione { $population } (reputazione { $reputation }, reddito { $income }, ${ $money })
scoring-title = Titolo di { $name }: { $title }
scoring-no-title = Nessun titolo: bisogna battere Dale
title = { $least ->
    [136] Capo della Suburbia S.p.A.
    [121] Architetto capo
    [106] Ingegnere progettista
    [91] Architetto progettista
    [76] Disegnatore
    [60] Subappaltatore
   *[0] Tirocinante
}

## Perché una mossa è stata rifiutata

refused-over = la partita è finita
refused-turn = non è il turno del posto { $seat }
refused-phase = { $due ->
    [goals] ora devi tenere uno dei tuoi due obiettivi
    [discard] ora devi scartare una tessera del mercato
    [extra-discard] ora l’Architetto solitario deve scartare un’altra tessera
   *[build] ora devi costruire (compra, base, lago o investi)
}
refused-goal = l’obiettivo «{ $goal }» non ti è stato dato
refused-slot = non c’è la posizione { $slot }; il mercato ha le posizioni da 1 a { $slots }
refused-empty-slot = la posizione { $slot } è vuota
refused-not-basic = { $tile } non è una tessera base
refused-sold-out = { $tile } è finita nella riserva
refused-no-markers = non hai più segnalini
refused-nothing-there = non hai una tessera in { $at } su cui investire
refused-has-marker = la tessera in { $at } ha già un segnalino
refused-covered = { $at } è coperta dalla plancia del quartiere
refused-occupied = { $at } ha già una tessera
refused-full = il tuo quartiere è pieno
refused-not-adjacent = { $at } non è accanto a una tua tessera
refused-price = costa ${ $price }, hai ${ $money }
refused-dale = Dale segue qui le sue regole: buy { $slot } @ { $at }
