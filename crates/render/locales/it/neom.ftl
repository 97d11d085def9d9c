# NEOM in italiano.

## Parole

tile-name = { $tile ->
    [tenements] Case di ringhiera
    [colonial-houses] Case coloniali
    [slums] Baraccopoli
    [townhouses] Palazzine
    [ranch] Ranch
    [grocery-store] Alimentari
    [pawn-shop] Banco dei pegni
    [laundromat] Lavanderia
    [antique-store] Antiquario
    [gas-station] Distributore
    [lumber-mill-11] Segheria
    [concrete-plant] Cementificio
    [gold-extractor-13] Estrattore d’oro
    [pressure-boiler-14] Caldaia a pressione
    [gas-turbine-plant] Centrale turbogas
    [fossil-fuel-plant] Centrale fossile
    [fire-department-17] Vigili del fuoco
    [oil-well] Pozzo di petrolio
    [limestone] Cava di calcare
    [rainforest] Foresta pluviale
    [coal-mine] Miniera di carbone
    [mineral-vein] Vena di minerale
    [natural-gas-field] Giacimento di gas
    [flood] Alluvione
    [cottages] Cottage
    [tiny-houses] Casette
    [tavern] Osteria
    [truck-stop] Area di sosta
    [gold-extractor-29] Estrattore d’oro
    [pressure-boiler-30] Caldaia a pressione
    [contract-office] Ufficio contratti
    [windmills] Mulini a vento
    [row-housing] Case a schiera
    [tract-housing] Lottizzazione
    [motel] Motel
    [pharmacy] Farmacia
    [lumber-mill-37] Segheria
    [fire-department-38] Vigili del fuoco
    [swamp] Palude
    [coal-bed] Bacino carbonifero
    [log-cabins] Capanne di tronchi
    [suburbs] Periferia
    [apartments] Appartamenti
    [bungalows] Bungalow
    [prefab-housing] Prefabbricati
    [loan-office] Ufficio prestiti
    [department-store] Grandi magazzini
    [hotel] Albergo
    [night-club] Locale notturno
    [food-court] Area ristoro
    [steel-foundry] Acciaieria
    [plastics-factory-52] Fabbrica di plastica
    [copper-refinery] Raffineria di rame
    [glassblower] Vetreria
    [lumber-mill-55] Segheria
    [fire-department-56] Vigili del fuoco
    [police-department-57] Commissariato
    [combined-cycle-plant-58] Ciclo combinato
    [postal-service] Poste
    [treasury] Tesoreria
    [coal-seam] Filone di carbone
    [abandoned-quarry] Cava abbandonata
    [oil-fields] Campi petroliferi
    [fire] Incendio
    [triplexes] Case trifamiliari
    [condominiums] Condomini
    [restaurant] Ristorante
    [stone-crusher] Frantoio di pietre
    [smelter] Fonderia
    [fire-department-70] Vigili del fuoco
    [police-department-71] Commissariato
    [deep-quarry] Cava profonda
    [log-houses] Case di tronchi
    [concrete-houses] Case di cemento
    [bank] Banca
    [forum] Foro
    [plastics-factory-77] Fabbrica di plastica
    [pressure-foundry] Fonderia a pressione
    [combined-cycle-plant-79] Ciclo combinato
    [peat-bog] Torbiera
    [victorian-houses] Case vittoriane
    [brick-houses] Case di mattoni
    [nursing-home] Casa di riposo
    [modern-housing] Case moderne
    [highrise-apartments] Torri residenziali
    [condos-and-restaurant] Condomini e ristorante
    [apartments-and-retail] Appartamenti e negozi
    [car-dealership-88] Concessionaria
    [jewelry-store-89] Gioielleria
    [computer-store-90] Negozio di computer
    [watch-store] Orologeria
    [clothing-store] Abbigliamento
    [roofing-supplies] Materiali per tetti
    [stock-exchange] Borsa valori
    [collection-agency] Recupero crediti
    [automobile-plant-96] Fabbrica di auto
    [jewelry-manufacturer-97] Laboratorio orafo
    [electronics-factory-98] Fabbrica elettronica
    [modern-factory] Fabbrica moderna
    [modern-foundry] Fonderia moderna
    [nuclear-power-plant] Centrale nucleare
    [police-department-102] Commissariato
    [warehouse] Magazzino
    [crime-spree] Ondata di crimini
    [highrise-luxury-condos] Grattacielo di lusso
    [toy-store] Negozio di giocattoli
    [plumbing-supplies] Forniture idrauliche
    [automobile-plant-108] Fabbrica di auto
    [jewelry-manufacturer-109] Laboratorio orafo
    [electronics-factory-110] Fabbrica elettronica
    [import-office] Ufficio importazioni
    [stadium] Stadio
    [castle] Castello
    [mansion] Villa
    [car-dealership-115] Concessionaria
    [jewelry-store-116] Gioielleria
    [computer-store-117] Negozio di computer
    [hospital] Ospedale
    [police-department-119] Commissariato
    [steam-turbine-plant] Centrale a vapore
    [casino] Casinò
    [trading-post] Emporio
    [shopping-center] Centro commerciale
    [community-center] Centro rionale
    [city-hall] Municipio
    [park] Parco
    [chamber-of-commerce] Camera di commercio
    [university] Università
    [civic-center] Centro civico
    [prison] Carcere
    [parking-authority] Ufficio parcheggi
    [merchant-union] Unione commercianti
    [insurance-office] Ufficio assicurazioni
    [metro-station] Stazione della metro
    [penthouse] Attico
    [tour-operator] Tour operator
    [modular-factory] Fabbrica modulare
    [air-quality-department] Qualità dell’aria
    [public-safety-department] Pubblica sicurezza
    [hydroelectric-power] Centrale idroelettrica
    [investment-firm] Società d’investimento
    [bus-depot] Deposito autobus
    [zoning-authority] Ufficio urbanistica
    [efficiency-office] Ufficio efficienza
    [resource-agency] Agenzia delle risorse
    [trade-office] Ufficio commerciale
    [electrical-substation] Cabina elettrica
    [city-council] Consiglio comunale
    [finance-department] Ufficio finanze
    [tourism-board] Ente del turismo
   *[other] { $name }
}
good = { $good ->
    [concrete] cemento
    [copper] rame
    [diamonds] diamanti
    [electronics] elettronica
    [glass] vetro
    [gold] oro
    [jewelry] gioielli
    [lumber] legname
    [natural-gas] gas naturale
    [oil] petrolio
    [ore] minerale
    [plastics] plastica
    [sports-cars] auto sportive
    [steel] acciaio
    [stone] pietra
    [wood] legno
   *[coal] carbone
}
no-goods = niente
# Al femminile singolare, come «tessera»; dove serve il plurale un messaggio sceglie secondo queste parole.
type = { $ty ->
    [residential] Residenziale
    [commercial] Commerciale
    [industrial] Industriale
    [public] Pubblica
   *[resource] Risorsa
}
# Tutti e tre cominciano per vocale: altri messaggi vi mettono davanti «l’».
disaster = { $disaster ->
    [flood] Alluvione
    [fire] Incendio
   *[crime-spree] Ondata di crimini
}
disaster-any = Disastro
# Altri messaggi riconoscono questa parola per dire «dalla riserva».
supply = riserva
category = { $category ->
    [tiles] tessere
    [neighborhoods] rioni
    [goods] merci
    [money] denaro
    [pollution] inquinamento
    [ghost_town] città fantasma
   *[power] energia
}
title = { $title ->
    [Apprentice] Apprendista
    [Fellow] Collaboratore
    [Foreman] Caposquadra
    [Master] Maestro
    [Boss] Capo
   *[Intern] Tirocinante
}

## Plance

board-center = Centro città
board-trade = rotta
board-open = aperta
board-closed = chiusa
board-used = usata

## Mosse

seat-does = { $name } { $does }
move-draft = tiene { $tile }
move-select = sceglie { $tile }
move-place = piazza { $what }
move-place-unknown = { $at ->
    [nowhere] piazza una tessera
   *[other] piazza una tessera in { $at }
}
move-cornerstone = piazza la Pietra angolare { $what }
move-sell = vende { $tile } per £{ $money }
move-sell-unknown = vende una tessera per £{ $money }
move-pay = paga £{ $money }
move-sacrifice = rinuncia a { $tiles }
move-sacrifice-nothing = non ha niente a cui rinunciare
move-terms = { $does }: { $terms }
placed = { $at ->
    [nowhere] { $tile }
   *[other] { $tile } in { $at }
}
placed-over = { $at ->
    [nowhere] { $tile } al posto di { $old }
   *[other] { $tile } in { $at } al posto di { $old }
}
placed-over-center = { $at ->
    [nowhere] { $tile } sopra il Centro città
   *[other] { $tile } in { $at } sopra il Centro città
}
tile-at = { $at ->
    [nowhere] { $tile }
   *[other] { $tile } ({ $at })
}
tile-over = { $tile } al posto di { $old }
tile-over-center = { $tile } sopra il Centro città
nothing-to-lose = niente da perdere
terms-buy = { $good } { $seller ->
    [riserva] dalla riserva
   *[other] da { $seller }
} per £{ $money }{ $routes ->
    [0] {""}
    [1] {" "}con una rotta commerciale
   *[2] {" "}con entrambe le rotte commerciali
}
terms-waive = ignora { $good }
terms-instead = denaro al posto di { $good }
terms-produce = produce { $good }
terms-swap = scambia { $given } con { $taken }
terms-swap-random = scambia { $given } con una Pietra angolare a caso
due-draft = { $name } tiene una Pietra angolare
due-select = { $name } sceglie una tessera
due-act = { $name } piazza o vende
due-disaster = { $name } affronta l’{ $disaster }
due-over = la partita è finita
when = generazione { $generation }, turno { $turn } di { $turns }
when-draft = Pietre angolari, giro { $round } di 3
when-over = fine

## Consigli a chi deve muovere

advise-draft = Tieni { $tile }
advise-select = Scegli { $tile }
advise-place = Piazza { $what }
advise-cornerstone = Piazza la Pietra angolare { $what }
advise-sell = Vendi { $tile } per £{ $money }
advise-pay = Paga £{ $money }
advise-sacrifice = Rinuncia a { $tiles }
advise-produce = produci { $good }
advise-swap = scambia { $given } con { $taken }
advise-swap-random = scambia { $given } con una Pietra angolare a caso

## Che cosa succederebbe

net-points = { $points }PV
net-income = { $income }r
foreseen-money = denaro { $by } (da £{ $was } a £{ $is })
foreseen-gained = nuove merci: { $goods }
foreseen-lost = merci perse: { $goods }
foreseen-income = reddito { $by } alla fine di questa generazione
foreseen-score = punti { $by } se la partita finisse ora (da { $was } a { $is })
foreseen-score-parts = punti { $by } se la partita finisse ora (da { $was } a { $is }): { $parts }
difference = { $category } { $by }

## Che cosa è successo. Di chi muove si parla senza nome.

head-sells = { $name } vende { $tile }
head-pays = { $disaster }: { $name } paga £{ $money }
head-gives-up = { $disaster }: { $name } { $does }
whose = { $told } per { $name }
gains = +{ $good }
loses = −{ $good }
cause-tile = { $at ->
    [nowhere] { $tile }: { $what }
   *[other] { $tile } ({ $at }): { $what }
}
cause-good = { $good } { $seller ->
    [riserva] dalla riserva
   *[other] da { $seller }
}: { $what }
cause-price = prezzo di { $tile }: { $what }
cause-sale = merci vendute in questo turno: { $what }
cause-sell = vendita di { $tile }: { $what }
cause-disaster = { $tile }: { $what }
cause-uncovered = Centro città di nuovo scoperto: { $what }
cause-lost = ultima fonte persa: { $what }
deed-drafted = { $name } tiene una Pietra angolare
deed-drafted-tile = { $name } tiene { $tile }
deed-revealed = si mostrano le Pietre angolari tenute
deed-chosen = { $name } ha scelto una tessera
deed-picked = { $name } sceglie { $tile }
deed-placed = { $at ->
    [nowhere] { $name } piazza { $tile }
   *[other] { $name } piazza { $tile } in { $at }
}
deed-replaced = { $at ->
    [nowhere] la tessera { $tile } viene sostituita
   *[other] la tessera { $tile } ({ $at }) viene sostituita
}
deed-removed = { $at ->
    [nowhere] la tessera { $tile } esce dal gioco
   *[other] la tessera { $tile } ({ $at }) esce dal gioco
}
deed-discarded = la tessera { $tile } esce dal gioco
deed-swapped = { $name } scambia { $old } con { $new }
deed-struck = arriva il Disastro: { $tile }
deed-pack = si scopre un nuovo mazzetto: { $tiles }
deed-generation = la generazione { $generation } è finita
stones-shown = { $name } mostra { $tiles }
income-of = reddito della generazione { $generation }
income-none = { $name } { $by }
income-seat = { $name } { $by }: { $parts }
income-part = { $at ->
    [nowhere] { $tile } { $by }
   *[other] { $tile } ({ $at }) { $by }
}

## Tessere

tile-heading = { $tile } ({ $words })
tile-number = n. { $number }
deck = generazione { $generation }
deck-cornerstone = Pietra angolare
tile-asks = { $asks ->
    [niente] non richiede niente
   *[other] richiede { $asks }
}
asks-nothing = niente
slot-money = { $goods } (oppure £{ $money })
tile-needs = { $count ->
    [one] in città serve già { $count } tessera { $ty }
   *[other] in città servono già { $count } tessere { $ty ->
        [Residenziale] Residenziali
        [Commerciale] Commerciali
        [Industriale] Industriali
        [Pubblica] Pubbliche
       *[other] { $ty }
    }
}
tile-produces = produce { $goods }
tile-produces-one = produce { $goods }, a scelta quando la piazzi
tile-instant = { $money } quando la piazzi
tile-power = dà Energia
tile-pollutes = inquina: −2 punti per ogni tessera Residenziale accanto, −1 per ognuna agli angoli
income = reddito £{ $money }
income-by-generation = reddito £{ $first }, £{ $second }, £{ $third } nelle generazioni 1, 2, 3
ability-protects = { $disaster }: questa tessera e quelle intorno non contano nel pagamento
ability-waives-raw = per ogni altra tessera che piazzi puoi ignorare una materia prima
ability-waives-processed = per ogni altra tessera che piazzi puoi ignorare una materia prima o una merce lavorata
ability-insures = i Disastri ti costano la metà, arrotondata per difetto
ability-on-pick = { $money } ogni volta che scegli una tessera
ability-on-placed = { $money } per ogni tessera { $ty } che piazzi in seguito
ability-on-linked = { $money } per ogni tessera { $ty } unita da una strada a una tessera piazzata in seguito
ability-pairs = quando la piazzi, { $money } per ogni coppia di tessere affiancate, una Commerciale e una Industriale
ability-swaps = quando la piazzi, puoi scambiare Pietre angolari ancora da piazzare con altre scartate
ability-income-per = { $center ->
    [too] reddito £1 per ogni tessera { $ty } (anche il Centro città, se è scoperto)
   *[no] reddito £1 per ogni tessera { $ty }
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
points-signed = { $number ->
    [one] { $points } punto
   *[many] { $points } punti
}
score-itself = { $points } di base
score-every = { $points } ogni { $per } { $things }, arrotondando per difetto
score-each-pound = { $points } per ognuna delle { $things }
score-each = { $points } per ogni { $things }
measure-type = { $number ->
    [one] tessera { $ty }
   *[many] tessere { $ty ->
        [Residenziale] Residenziali
        [Commerciale] Commerciali
        [Industriale] Industriali
        [Pubblica] Pubbliche
       *[other] { $ty }
    }
} { $what ->
    [nearby] nelle otto celle intorno
    [elsewhere] nel resto della città
   *[of] { $center ->
        [too] in città (anche il Centro città, se è scoperto)
       *[no] in città
    }
}
measure = { $what ->
    [polluting-nearby] { $number ->
        [one] tessera inquinante nelle otto celle intorno
       *[many] tessere inquinanti nelle otto celle intorno
    }
    [buildings-nearby] { $number ->
        [one] tessera intorno che non sia Risorsa
       *[many] tessere intorno che non siano Risorsa
    }
    [buildings-in-corners] { $number ->
        [one] angolo della città con una tessera che non sia Risorsa
       *[many] angoli della città con una tessera che non sia Risorsa
    }
    [industrial-on-the-border] { $number ->
        [one] tessera Industriale sul bordo della città
       *[many] tessere Industriali sul bordo della città
    }
    [power] { $number ->
        [one] tessera che dà Energia
       *[many] tessere che danno Energia
    }
    [neighborhoods] { $number ->
        [one] rione
       *[many] rioni
    }
    [neighborhoods-of-1] { $number ->
        [one] rione di una tessera
       *[many] rioni di una tessera
    }
    [neighborhoods-of-2] { $number ->
        [one] rione di due tessere
       *[many] rioni di due tessere
    }
    [neighborhoods-of-3-or-more] { $number ->
        [one] rione di tre o più tessere
       *[many] rioni di tre o più tessere
    }
    [sets-of-residential-commercial-and-industrial] { $number ->
        [one] terna formata da una tessera Residenziale, una Commerciale e una Industriale
       *[many] terne formate da una tessera Residenziale, una Commerciale e una Industriale
    }
    [residential-with-2-commercial-nearby] { $number ->
        [one] tessera Residenziale con almeno due Commerciali intorno
       *[many] tessere Residenziali con almeno due Commerciali intorno
    }
    [residential-of-0-to-2-points] { $number ->
        [one] tessera Residenziale con 0, 1 o 2 punti stampati
       *[many] tessere Residenziali con 0, 1 o 2 punti stampati
    }
    [road-squares] { $number ->
        [one] quadrato di 2×2 tessere unite tra loro da quattro strade
       *[many] quadrati di 2×2 tessere unite tra loro da quattro strade
    }
    [industrial-within-2-steps-of-residential] { $number ->
        [one] tessera Industriale a non più di due passi da una Residenziale
       *[many] tessere Industriali a non più di due passi da una Residenziale
    }
    [tiles-beside-their-type] { $number ->
        [one] tessera con accanto una dello stesso tipo
       *[many] tessere con accanto una dello stesso tipo
    }
    [largest-industrial-cluster] { $number ->
        [one] tessera del più grande gruppo di Industriali unite da strade
       *[many] tessere del più grande gruppo di Industriali unite da strade
    }
    [goods] { $number ->
        [one] merce che produci
       *[many] merci che produci
    }
    [raw-goods] { $number ->
        [one] materia prima che produci
       *[many] materie prime che produci
    }
    [money-before-final-income] sterline che hai prima del reddito finale
   *[final-income] sterline del reddito finale
}
side = { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}
roads-none = nessuna strada
roads = { $count ->
    [one] strada a { $sides }
   *[other] strade a { $sides }
}
roads-house = { $roads } (valore nostro)
house-values = valori scelti da noi: { $fields }
source = valori: { $source }
disaster-others = chi lo sceglie non fa altro; alla fine del turno colpisce tutti gli altri
disaster-alone = in solitario colpisce te, se non lo scegli; e puoi sceglierlo solo dai primi tre mazzetti
disaster-pay = { $disaster ->
    [flood] chi è colpito paga £1 per ogni tessera Residenziale, Commerciale, Industriale e Pubblica
    [fire] chi è colpito paga £1 per ogni tessera Residenziale, Commerciale, Industriale e Pubblica non protetta
   *[crime-spree] chi è colpito paga £2 per ogni tessera Residenziale, Commerciale e Industriale non protetta
}
disaster-give = { $disaster ->
    [flood] oppure rinuncia a una di queste tessere
    [fire] oppure rinuncia a due tessere di qualsiasi tipo
   *[crime-spree] oppure rinuncia a una tessera Residenziale, una Commerciale e una Industriale
}

## Tessere, in breve

short-disaster = Disastro: chi lo sceglie non fa altro
short-one-of = →una merce lavorata a scelta
short-power = Energia
short-pollutes = inquina
short-nearby = { $ty } intorno
short-elsewhere = { $ty } altrove
short-measure = { $what ->
    [sets-of-residential-commercial-and-industrial] terna R+C+I
    [residential-with-2-commercial-nearby] R con 2 C intorno
    [residential-of-0-to-2-points] R da 0–2PV
    [industrial-within-2-steps-of-residential] I vicino a R
    [industrial-on-the-border] I sul bordo
    [largest-industrial-cluster] I del gruppo maggiore
    [neighborhoods] rione
    [neighborhoods-of-1] rione di 1
    [neighborhoods-of-2] rione di 2
    [neighborhoods-of-3-or-more] rione di 3+
    [road-squares] quadrato di strade
    [polluting-nearby] inquinante intorno
    [buildings-nearby] tessera intorno
    [buildings-in-corners] angolo costruito
    [tiles-beside-their-type] accanto al loro tipo
    [goods] merce
    [raw-goods] materia prima
    [power] tessera Energia
    [money-before-final-income] £ prima del reddito finale
    [final-income] £ di reddito finale
   *[other] { $word }
}
short-protects = protegge dall’{ $disaster }
short-waives-raw = ignora 1 materia prima
short-waives-processed = ignora 1 materia prima/lavorata
short-insures = Disastri a metà
short-on-pick = { $money }/scelta
short-on-placed = { $money }/{ $ty } dopo
short-on-linked = { $money }/{ $ty } unita dopo
short-pairs = { $money }/coppia C+I
short-swaps = scambia Pietre angolari

## Punti

total = totale
rank = posizione
scoring = Foglio dei punti
result = Risultato
result-seat = { $rank }. { $name }: { $points } punti
result-title = Titolo: { $title }
result-title-next = Titolo: { $title } ({ $next } da { $least } punti)
details = { $name }: { $total } punti
details-now = { $name }: { $total } punti se la partita finisse ora
details-tiles = tessere { $points }
details-tile = { $tile }: { $points }
details-neighborhoods = rioni { $points }
details-neighborhood = di { $size } ({ $cells }): { $points }
details-goods = merci { $points }: { $goods }
details-money = denaro { $points }: metà di £{ $money }
details-pollution = inquinamento { $points }
details-polluted = { $tile }: { $points } a causa di { $cells }
details-ghost-town = città fantasma { $points }: { $homes ->
    [0] nessuna tessera Residenziale
    [one] { $homes } tessera Residenziale
   *[other] { $homes } tessere Residenziali
}
details-power = { $there ->
    [no] energia { $points }: non c’è Energia
   *[yes] energia { $points }: c’è Energia
}
score-tile = { $is ->
    [goes] { $at ->
        [nowhere] senza { $tile }
       *[other] senza { $tile } ({ $at })
    }
    [replaces] { $at ->
        [nowhere] { $tile } al posto di ciò che c’era
       *[other] { $tile } al posto di ciò che era in { $at }
    }
   *[stays] { $at ->
        [nowhere] { $tile }
       *[other] { $tile } ({ $at })
    }
}
score-category = { $category ->
    [neighborhoods] rioni
    [goods] merci
    [money] denaro
    [pollution] inquinamento
    [ghost_town] città fantasma
   *[power] energia
}: { $was } → { $is }

## Perché una mossa è rifiutata

not-your-turn = non tocca a te
not-now = ora c’è da decidere altro
not-offered = la tessera { $tile } non è tra quelle che puoi prendere
disaster-barred = la tessera { $tile } non si può scegliere dai mazzetti da 4 a 7
not-your-cornerstone = la tessera { $tile } non è una tua Pietra angolare da piazzare
too-many-cornerstones = { $generation ->
    [one] nella generazione { $generation } la città può avere { $generation } Pietra angolare
   *[other] nella generazione { $generation } la città può avere { $generation } Pietre angolari
}
needs-tiles = { $count ->
    [one] la tessera { $tile } richiede { $count } tessera { $ty }, la città ne ha { $have }
   *[other] la tessera { $tile } richiede { $count } tessere { $ty ->
        [Residenziale] Residenziali
        [Commerciale] Commerciali
        [Industriale] Industriali
        [Pubblica] Pubbliche
       *[other] { $ty }
    }, la città ne ha { $have }
}
no-shared-type = la tessera { $tile } non ha nessun tipo in comune con { $old } in { $at }
only-resource = la tessera { $tile } può sostituire solo tessere Risorsa, e { $old } in { $at } non lo è
not-connected = la tessera { $tile } in { $at } non è collegata al Centro città da strade
too-expensive = costa £{ $price }, hai £{ $money }
nobody-sells = richiede { $good }, ma nessuno da cui puoi comprare ne produce
not-covered-buy = richiede { $good }, che puoi comprare { $seller ->
    [riserva] dalla riserva
   *[other] da { $seller }
}
not-covered-waive = richiede { $good }, che un ufficio nella tua città permette di ignorare
not-covered-instead = richiede { $good }, o denaro al suo posto
covered-already = { $good }: richiesta già coperta, la tua città produce ciò che serve per { $tile }
not-needed = la tessera { $tile } non richiede { $good }
covered-twice = { $good }: richiesta coperta due volte
slot-covered-twice = { $good } e { $other } sono per la stessa richiesta, che così è coperta due volte
no-waiver = non puoi ignorare { $good }: nella tua città non c’è più un ufficio libero per farlo
no-money-instead = niente denaro al posto di { $good }: la tessera { $tile } non lo prevede
not-sold-there = { $name } non produce { $good }
not-sold-yet = { $name } non produce { $good } in tempo: conta ciò che c’era quando si sono mostrate le scelte
no-such-seat = il posto { $seat } non c’è
own-seat = quello è il tuo posto; le merci si comprano dagli altri
sold-by-seat = { $name } vende { $good }, perciò non si compra dalla riserva
no-bank = qui le merci le vendono solo i giocatori: dalla riserva non puoi avere { $good }
not-yet-sold = richiede { $good }, in vendita solo dalla generazione { $generation }
route-not-solo = una rotta commerciale si indica solo nel gioco in solitario
route-not-bought = non compri { $good }, perciò nessuna rotta commerciale ti fa spendere meno
no-free-route = non c’è una rotta commerciale libera
route-too-cheap = il prezzo di { $good } scenderebbe sotto £1
produce-missing = di’ quale merce deve produrre { $tile }
cannot-produce = la tessera { $tile } non può produrre { $good }
no-swap = solo l’Ufficio contratti scambia Pietre angolari
not-in-pile = la tessera { $tile } non è tra gli scarti
uneven-swap = in uno scambio si prendono tante Pietre angolari quante se ne danno
random-swap = qui l’Ufficio contratti dà una Pietra angolare a caso: indica solo quella che dai
center-never-sacrificed = al Centro città non si rinuncia mai
no-tile-at = non c’è nessuna tessera in { $at }
not-taken = la tessera { $tile } in { $at } non è tra quelle che l’{ $disaster } può prendere
wrong-sacrifice = { $expected ->
    [one] devi rinunciare a una tessera, non a { $found }
   *[other] devi rinunciare a { $expected } tessere, non a { $found }
}
wrong-roles = devi rinunciare a una tessera per ogni tipo da perdere: una Residenziale, una Commerciale e una Industriale
cannot-pay = devi pagare £{ $penalty }, hai £{ $money }; rinuncia invece a delle tessere
