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
    [inc-cemetery] Cimitero
    [inc-county-assessor] Ufficio del catasto
    [inc-investment-property] Immobile da investimento
    [inc-redevelopment-planner] Urbanista
    [inc-light-rail] Metropolitana leggera
    [inc-new-construction] Nuovi cantieri
    [inc-water-purification-plant] Depuratore
    [inc-checkpoint] Posto di controllo
    [inc-commuter-shuttle-yard] Deposito delle navette
    [inc-indoor-mall] Galleria commerciale
    [inc-law-office] Studio legale
    [inc-redistricting-office] Ufficio circoscrizioni
    [inc-border-freight-spur] Raccordo merci
    [inc-border-tree-belt] Fascia alberata
    [inc-border-seawall-promenade] Passeggiata sulla diga
    [inc-border-capitol-lawn] Prato del Campidoglio
    [inc-border-ring-road] Tangenziale
    [inc-border-foothill-estates] Ville in collina
    [inc-border-canal-towpath] Alzaia del canale
    [inc-border-quarry-face] Fronte di cava
    [inc-border-windbreak-farms] Poderi frangivento
    [inc-border-flightpath-meadow] Prato sotto gli aerei
    [inc-border-signal-ridge] Crinale delle antenne
    [inc-border-old-fort-wall] Mura del vecchio forte
    [five-star-wax-museum] Museo delle cere
    [five-star-upside-down-house] Casa capovolta
    [five-star-toll-bridge-lookout] Belvedere sul ponte
    [five-star-pancake-jamboree] Festa delle frittelle
    [five-star-fossil-dig] Scavo dei fossili
    [five-star-singing-fountain] Fontana che canta
    [five-star-souvenir-arcade] Portico dei ricordini
    [five-star-lakeside-campground] Campeggio sul lago
    [five-star-cider-mill-tours] Visite alla sidreria
    [five-star-painted-barn] Fienile dipinto
    [five-star-petting-farm] Fattoria didattica
    [five-star-hedge-maze] Labirinto di siepi
    [five-star-paddle-boat-landing] Imbarco dei pedalò
    [five-star-folk-opera-barn] Teatro nel granaio
    [five-star-tour-bus-garage] Rimessa dei pullman
    [five-star-artists-row] Via degli artisti
    [five-star-crystal-caverns] Grotte di cristallo
    [five-star-swanky-spa] Terme di lusso
    [five-star-cable-car-summit] Funivia della vetta
    [five-star-poets-quarter] Rione dei poeti
    [five-star-sky-theater] Planetario
    [five-star-glassblowers-lane] Vicolo dei vetrai
    [five-star-air-show-field] Campo delle acrobazie
    [five-star-rib-shack-strip] Viale delle costine
    [five-star-observation-deck] Terrazza panoramica
    [five-star-heritage-railway] Ferrovia storica
    [five-star-botanical-terrace] Terrazza botanica
    [five-star-mural-mile] Miglio dei murales
    [five-star-houseboat-row] Fila di case galleggianti
    [five-star-founders-statue] Statua dei fondatori
    [five-star-ghost-town-replica] Finta città fantasma
    [five-star-visitors-bureau] Ufficio turistico
    [five-star-man-made-volcano] Vulcano artificiale
    [five-star-carousel-pier] Molo della giostra
    [five-star-celebrity-hills] Colle delle celebrità
    [five-star-sea-lion-stadium] Stadio dei leoni marini
    [five-star-world-clock-tower] Torre degli orologi
    [five-star-duty-free-galleria] Galleria esentasse
    [five-star-cooking-academy] Accademia di cucina
    [five-star-timeshare-towers] Torri in multiproprietà
    [five-star-monorail-loop] Anello della monorotaia
    [five-star-fairytale-hotel] Albergo delle fiabe
    [five-star-impressionist-gallery] Galleria degli impressionisti
    [five-star-safari-park] Zoosafari
    [five-star-grand-prix-circuit] Circuito del gran premio
    [five-star-sunset-cruise-dock] Molo delle crociere
    [five-star-festival-of-lights] Festa delle luci
    [five-star-extended-stay-lofts] Loft per lunghi soggiorni
    [five-star-living-history-village] Villaggio storico vivente
    [five-star-cabinet-of-oddities] Gabinetto delle curiosità
    [five-star-border-skyline-tramway] Tranvia panoramica
    [five-star-border-boardwalk-pier] Pontile in legno
    [five-star-border-geyser-field] Campo dei geyser
    [five-star-border-vineyard-slope] Pendio a vigneti
    [five-star-border-sculpture-mile] Miglio delle sculture
    [five-star-border-dune-safari-track] Pista fra le dune
    [nightlife-haunted-house] Casa stregata
    [nightlife-werewolf-den] Tana del lupo mannaro
    [nightlife-back-alley] Vicolo buio
    [nightlife-game-night] Serata di giochi
    [nightlife-night-bus-loop] Linea dei bus notturni
    [nightlife-dance-club] Discoteca
    [nightlife-police-station] Commissariato
    [nightlife-neon-diner] Tavola calda al neon
    [nightlife-graveyard-shift-mill] Fabbrica del turno di notte
    [nightlife-stargazers-hill] Colle degli astrofili
    [nightlife-rooftop-lounge] Salotto sul tetto
    [nightlife-night-court] Tribunale notturno
    [nightlife-campus-library] Biblioteca universitaria
    [nightlife-moonlight-market] Mercato al chiaro di luna
    [nightlife-sleepless-suites] Suite insonni
    [nightlife-belfry-apartments] Appartamenti del campanile
    [con-badge-pickup-plaza] Piazza degli accrediti
    [con-demo-hall] Sala dimostrazioni
    [con-open-gaming-ballroom] Salone del gioco libero
    [con-late-check-in-hotel] Albergo dei ritardatari
    [con-loading-dock-row] Fila delle banchine
    [con-grand-exhibit-center] Gran centro espositivo
    [essen-sausage-stand] Chiosco delle salsicce
    [essen-fairground-guesthouse] Pensione della fiera
    [essen-fair-shuttle-line] Navetta della fiera
    [essen-old-colliery-museum] Museo della miniera
    [essen-long-gallery-hall] Padiglione della galleria
    [essen-game-fair-hall] Padiglione della fiera
    [ce-vienna] Vienna
    [ce-paris] Parigi
    [ce-london] Londra
    [ce-philadelphia] Filadelfia
    [ce-zurich] Zurigo
    [ce-milan-duomo-di-milano] Milano (Duomo di Milano)
    [ce-prague-st-vitus-cathedral] Praga (Cattedrale di San Vito)
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
    [inc-goal-european] Europeo
    [inc-goal-guard] Guardia
    [inc-goal-milton] Milton
    [inc-goal-settler] Colono
    [inc-goal-nomad] Nomade
    [five-star-goal-tourist] Turista
    [five-star-goal-hermit] Eremita
    [five-star-goal-headliner] Stella dello spettacolo
    [nightlife-goal-night-owl] Nottambulo
    [nightlife-goal-early-riser] Mattiniero
    [nightlife-goal-chairholder] Presidente
    [nightlife-goal-sole-proprietor] Ditta individuale
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
    [stars] stelle
   *[money] denaro
}
gain = { $track ->
    [income] { $amount } reddito
    [reputation] { $amount } reputazione
    [population] { $amount } popolazione
    [stars] { $amount } stelle
   *[money] { $amount }
}
change = { $track ->
    [income] reddito { $amount }
    [reputation] reputazione { $amount }
    [population] popolazione { $amount }
    [stars] stelle { $amount }
   *[money] { $amount }
}
change-short = { $track ->
    [income] { $amount }r
    [reputation] { $amount }rep
    [population] { $amount }p
    [stars] { $amount }★
   *[money] { $amount }
}
change-cut = { $change } (di { $asked }: il tracciato finisce a { $end })
tracks = ${ $money }  reddito { $income }  reputazione { $reputation }  popolazione { $population } (linea rossa a +{ $more })

## Tessere: che cosa fanno

tile-heading = { $tile } ({ $traits })
tile-plain = nessun effetto proprio
tile-stars = { $count ->
    [one] 1 stella d’oro
   *[other] { $count } stelle d’oro
}
special = { $special ->
    [redevelopment] più tardi una tessera del mercato può prenderne il posto per il solo prezzo della posizione; non riceve segnalini
    [law-office] ottieni anche gli obiettivi in cui sei in testa a pari merito
    [redistricting] 2 abitanti di ogni altro posto, o quelli che ha, si trasferiscono da te
    [essen-limit] una sola per quartiere
    [duomo] restituisce tutto ciò che le tessere ti hanno tolto; finché c’è, le tue non tolgono più nulla
    [st-vitus] ottieni anche gli obiettivi segreti altrui che raggiungi
    [lake-flip] gira una tessera commerciale di un quartiere qualsiasi: diventa un lago e il proprietario restituisce ciò che ha dato
    [free-investment] uno dei tuoi segnalini va su una tua tessera senza pagare
   *[london-free-tile] puoi prendere gratis una delle tessere meno care del mercato
}
special-short = { $special ->
    [redevelopment] sostituibile
    [law-office] pari valgono
    [redistricting] 2p da ogni altro
    [essen-limit] una per quartiere
    [duomo] perdite rese
    [st-vitus] obiettivi altrui
    [lake-flip] gira una C
    [free-investment] segnalino gratis
   *[london-free-tile] tessera gratis
}
account-gave = finora ha dato { $gave }
account-took = finora ha tolto { $took }
account-both = finora ha dato { $gave } e tolto { $took }
account-nothing = finora non ha dato né tolto nulla
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
    [stars] più avanti sul tracciato delle stelle
   *[markers] più segnalini piazzati
}
goal-low = { $stat ->
    [money] meno denaro
    [income] reddito più basso
    [reputation] reputazione più bassa
    [population] popolazione più bassa
    [stars] ultimo sul tracciato delle stelle
   *[markers] meno segnalini piazzati
}
standing-ahead = { $value } ▲
standing-tie = { $values } (parità)

## Bonus e sfida

award-name = { $award ->
    [inc-bonus-border-bonus] Bonus dei confini
    [inc-bonus-neighborhood-bonus] Bonus del vicinato
    [inc-bonus-storefront-bonus] Bonus delle vetrine
    [inc-bonus-smokestack-bonus] Bonus delle ciminiere
    [inc-bonus-town-square-bonus] Bonus della piazza
    [inc-bonus-waterfront-bonus] Bonus del lungolago
    [inc-bonus-backer-bonus] Bonus dei finanziatori
    [inc-bonus-head-count-bonus] Bonus degli abitanti
    [inc-bonus-good-name-bonus] Bonus del buon nome
    [inc-bonus-full-coffers-bonus] Bonus delle casse piene
    [five-star-bonus-postcard-bonus] Bonus delle cartoline
    [nightlife-bonus-after-dark-bonus] Bonus dopo il tramonto
    [nightlife-bonus-incorporation-bonus] Bonus della società
    [inc-challenge-border-challenge] Sfida dei confini
    [inc-challenge-neighborhood-challenge] Sfida del vicinato
    [inc-challenge-storefront-challenge] Sfida delle vetrine
    [inc-challenge-smokestack-challenge] Sfida delle ciminiere
    [inc-challenge-town-square-challenge] Sfida della piazza
    [inc-challenge-waterfront-challenge] Sfida del lungolago
    [inc-challenge-backer-challenge] Sfida dei finanziatori
    [inc-challenge-payroll-challenge] Sfida degli stipendi
    [inc-challenge-head-count-challenge] Sfida degli abitanti
    [inc-challenge-desk-job-challenge] Sfida degli impiegati
    [five-star-challenge-postcard-challenge] Sfida delle cartoline
    [nightlife-challenge-after-dark-challenge] Sfida dopo il tramonto
    [nightlife-challenge-incorporation-challenge] Sfida della società
   *[other] { $name }
}
award-text = { $kind ->
    [bonus] { $asks }: +{ $reward } reddito
   *[challenge] { $asks }: +{ $reward } reputazione
}
award-count = almeno { $least } { $things }
award-group = un gruppo di almeno { $least } { $things }
award-stat = { $stat ->
    [money] almeno ${ $least }
    [income] reddito { $least } o più
    [reputation] reputazione { $least } o più
    [population] popolazione { $least } o più
    [stars] casella { $least } del tracciato delle stelle o oltre
   *[markers] { $least ->
        [one] almeno 1 segnalino piazzato
       *[other] almeno { $least } segnalini piazzati
    }
}
award-met = { $value } ✓

## Mosse: che cosa fa qualcuno, senza dire chi

move-keep = tiene l’obiettivo { $goal }
move-buy = costruisce { $tile } dalla posizione { $slot } in { $at }
move-basic = costruisce { $tile } dalla riserva in { $at }
move-lake = fa un lago con { $tile } dalla posizione { $slot } in { $at }
move-invest = investe in { $tile } in { $at }
move-discard = scarta { $tile } dalla posizione { $slot }
move-replace = costruisce { $tile } dalla posizione { $slot } al posto dell’Urbanista in { $at }
move-border = posa il confine { $tile } in { $at }
move-border-lake = posa il confine { $tile } a faccia in giù in { $at }
move-pass = passa
move-choices = { $does }, { $choices }
choice-flip = gira { $tile } del posto { $seat } in { $at }
choice-marker = mette un segnalino gratis in { $at }
choice-free = prende gratis { $tile } dalla posizione { $slot } e la costruisce in { $at }
seat-move = { $name } { $does }
object-lake = lago ({ $tile })
object-marker = segnalino su { $tile }
no-tile = niente
empty-cell = una cella vuota

## Mosse come le raccontano le pagine

said-keep = { $who ->
    [you] Tieni l’obiettivo { $goal }
   *[other] { $name } tiene l’obiettivo { $goal }
}
said-build = { $who ->
    [you] Costruisci { $tile }
   *[other] { $name } costruisce { $tile }
}
said-lake = { $who ->
    [you] Fai un lago con { $tile }
   *[other] { $name } fa un lago con { $tile }
}
said-replace = { $who ->
    [you] Costruisci { $tile } al posto di { $old }
   *[other] { $name } costruisce { $tile } al posto di { $old }
}
said-border = { $who ->
    [you] Posa il confine { $tile }
   *[other] { $name } posa il confine { $tile }
}
said-border-lake = { $who ->
    [you] Fai un lago con il confine { $tile }
   *[other] { $name } fa un lago con il confine { $tile }
}
said-invest = { $who ->
    [you] Investi in { $tile }
   *[other] { $name } investe in { $tile }
}
said-discard = { $who ->
    [you] Scarta { $tile }
   *[other] { $name } scarta { $tile }
}
said-pass = { $who ->
    [you] Passa
   *[other] { $name } passa
}
said-flip = { $who ->
    [you] gira { $tile } di { $owner }
   *[other] gira { $tile } di { $owner }
}
said-flip-own = { $who ->
    [you] gira la tua tessera { $tile }
   *[other] gira { $tile } nello stesso quartiere
}
said-marker = { $who ->
    [you] metti un segnalino gratis su { $tile }
   *[other] mette un segnalino gratis su { $tile }
}
said-free = { $who ->
    [you] prendi gratis { $tile }
   *[other] prende gratis { $tile }
}

## Che cosa si deve decidere

due-goals = { $name } tiene uno di due obiettivi
due-build = { $name } costruisce
due-discard = { $name } scarta una tessera del mercato
due-extra-discard = { $name } scarta un’altra tessera
over = la partita è finita

## Che cosa è successo

kept = { $name } tiene un obiettivo segreto
built = { $at ->
    [nowhere] { $name } costruisce { $tile }
   *[other] { $name } costruisce { $tile } in { $at }
}
built-lake = { $at ->
    [nowhere] { $name } fa un lago
   *[other] { $name } fa un lago in { $at }
}
invested = { $at ->
    [nowhere] { $name } investe in { $tile }
   *[other] { $name } investe in { $tile } in { $at }
}
discarded = { $name } scarta { $tile }
left = { $tile } esce dal gioco
drawn = { $tile } entra nel mercato
one-more-round = Esce Un altro giro: questo giro, poi ancora uno
one-more-round-at-once = Esce Un altro giro: la partita finisce
replaced = { $at ->
    [nowhere] { $tile } di { $name } lascia il posto
   *[other] { $tile } di { $name } in { $at } lascia il posto
}
turned-over = { $at ->
    [nowhere] { $tile } di { $name } viene girata e ora è un lago
   *[other] { $tile } di { $name } in { $at } viene girata e ora è un lago
}
border-drawn = il confine { $tile } entra nell’esposizione
award-scored = si conta { $award }
new-order = il prossimo giro si gioca in quest’ordine: { $names }
could-not-build = { $name } non può costruire niente
moved = { $name } muove

## Perché un tracciato si è mosso. Di chi muove si parla senza nome.

pays = paga ${ $price }
pays-of = { $name } paga ${ $price }
by-tile = { $tile } ({ $at }): { $change }
by-tile-of = { $tile } di { $name } ({ $at }): { $change }
by-tile-for = { $tile } ({ $at }): { $change } per { $other }
by-tile-of-for = { $tile } di { $name } ({ $at }): { $change } per { $other }
why-printed = stampato
why-adjacent = per { $things } adiacenti
why-lakeside = per { $things } accanto ai laghi
why-own = per { $things } nel quartiere
why-every = per { $things } ovunque
why-others = per { $things } degli altri
why-after = per { $things } in seguito
why-red-line = per le linee rosse
why-counted = per ciò che conta
why-given-back = torna ciò che era perso
why-new = per { $tile }
why-new-tile = per la nuova tessera
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
cause-bonus = bonus { $award }
cause-challenge = sfida { $award }
cause-star-track = tracciato delle stelle
cause-star-round = fine del giro sul tracciato delle stelle
cause-flip = { $at ->
    [nowhere] { $tile } girata
   *[other] { $tile } ({ $at }) girata
}
cause-price = prezzo

## La fine di una partita, passo per passo

scoring-before = Popolazione prima del conteggio
scoring-before-seat = { $name }: popolazione { $population }, ${ $money }
scoring-goals = Obiettivi
scoring-goal = { $goal }: { $asks }
scoring-goal-secret = { $goal }, segreto di { $name }: { $asks }
scoring-goal-won = { $by ->
    [stars] { $values }: { $name } ottiene +{ $bonus } popolazione, pari ma avanti per le stelle
    [law-office] { $values }: { $name } ottiene +{ $bonus } popolazione, pari ma con uno Studio legale
   *[alone] { $values }: { $name } ottiene +{ $bonus } popolazione
}
scoring-goal-vitus = { $won }, grazie a San Vito
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
refused-dale-passes = Dale segue qui le sue regole: pass
refused-takes-no-marker = { $tile } non riceve segnalini
refused-limited = il tuo quartiere ha già { $tile }
refused-under-border = { $at } è sotto un confine
refused-no-borders = in questa partita non ci sono confini
refused-space = non c’è lo spazio { $space }; l’esposizione dei confini ha gli spazi da 1 a { $spaces }
refused-empty-space = lo spazio { $space } dell’esposizione dei confini è vuoto
refused-border-board = un confine in { $at } starebbe sulla plancia del quartiere
refused-border-tile = un confine in { $at } starebbe sulla tua tessera in { $cell }
refused-border-border = un confine in { $at } starebbe su un altro confine
refused-border-touches = un confine in { $at } toccherebbe un altro confine
refused-border-no-corner = un confine in { $at } non avrebbe nessuna tua tessera negli angoli
refused-no-planner = non hai { $tile } in { $at }
refused-flip-missing = deve dire quale tessera commerciale si gira, come in flip=0:1,1
refused-marker-missing = deve dire dove va il segnalino gratis, come in marker=0,2
refused-nobody-asks = niente chiede { $choice }
refused-cannot-flip = { $choice } non indica una tessera commerciale che si possa girare
refused-not-cheapest = la posizione { $slot } non è una delle meno care
refused-pass = solo Dale passa
