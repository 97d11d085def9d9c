# Testi dell'app: il glossario. Ogni termine ha un titolo e una spiegazione.
# Le spiegazioni possono contenere termini, [parole](term), e parole in evidenza, __parole__.
glossary-heading = Le parole dei giochi
glossary-lead = Dove una di queste parole è sottolineata a puntini, sceglila e la spiegazione si apre lì.
glossary-both = Entrambi i giochi
glossary-more = Nel glossario

## Entrambi i giochi

term-tile = Tessera
term-tile-text = Ciò di cui è fatta una città. A ogni turno ne aggiungi una, e ciò che fa dipende dalle tessere intorno o, per alcune, da tessere ovunque siano. Sono tutte nel catalogo: [Suburbia](/learn/suburbia/tiles), [NEOM](/learn/neom/tiles).
term-seat = Posto
term-seat-text = Un posto al tavolo, occupato da una persona o da un bot. I posti giocano in un ordine fisso.
term-pack = Pacchetto
term-pack-text = Un file con tessere, obiettivi e tabelle di preparazione. I giochi base sono pacchetti; un server può averne altri, e ogni tavolo sceglie quali usare.
term-house-value = Valore nostro
term-house-value-text = Un numero o un disegno che nessun regolamento riporta nel testo: questo programma ne ha uno suo. Il catalogo dice quali sono.

## Suburbia

term-borough = Quartiere
term-borough-text = La tua parte di città: le tue tessere sotto la tua plancia. Comincia con Periferia, Parco di quartiere e Industria pesante, e cresce lato per lato.
term-category = Categoria
term-category-text = Il colore di una tessera: residenziale, commerciale, industriale o civica. Quasi tutti gli effetti contano le categorie. Un [lago](lake) non ne ha.
term-icon = Icona
term-icon-text = Un segno che alcune tessere hanno oltre alla [categoria](category): ristorante, aeroporto, ufficio, scuola, grattacielo, concessionaria. Alcune tessere contano le icone invece delle categorie.
term-market = Mercato
term-market-text = La fila di tessere in offerta. Le due posizioni più a destra sono gratuite; andando a sinistra, ognuna costa $2 in più, oltre alla tessera stessa. Dopo un turno le tessere a sinistra del vuoto scivolano a destra, e a sinistra ne entra una nuova.
term-slot-price = Prezzo della posizione
term-slot-price-text = Quanto costa una posizione del [mercato](market), qualunque tessera ci sia. Lo paghi insieme alla tessera, e da solo quando della tessera fai un [lago](lake) o quando la scarti.
term-stack = Pila
term-stack-text = Da dove vengono le tessere nuove: prima A, poi B, poi C, che ha le tessere forti e, chissà dove nella sua seconda parte, [Un altro giro](one-more-round).
term-basic = Riserva base
term-basic-text = Periferia, Parco di quartiere e Industria pesante, sempre in offerta al costo stampato finché ce ne sono. Chi ne prende una scarta anche una tessera del mercato.
term-lake = Lago
term-lake-text = Qualsiasi tessera del mercato messa coperta. Costa solo il [prezzo della posizione](slot-price) e paga $2 per ogni tessera scoperta accanto: subito, e poi per ogni tessera che le arriva accanto. Non ha categoria né icona.
term-marker = Segnalino investimento
term-marker-text = Ne hai tre. [Investire](invest) ne mette uno su una tessera, e lì resta.
term-invest = Investire
term-invest-text = Paghi ancora una volta il costo di una tessera e ci metti un [segnalino](marker): tutto ciò che dà succede di nuovo ora, e da quel momento conta doppio. Poi scarti una tessera del mercato.
term-income = Reddito
term-income-text = Il denaro che prendi, o paghi, alla fine di ogni tuo turno. Sta tra −5 e 15.
term-reputation = Reputazione
term-reputation-text = Gli abitanti che arrivano, o se ne vanno, alla fine di ogni tuo turno. Sta tra −5 e 15.
term-population = Popolazione
term-population-text = Ciò che fa vincere. Cresce con la [reputazione](reputation), con le tessere e, alla fine, con obiettivi e denaro; ogni [linea rossa](red-line) superata rende la città più difficile da governare.
term-red-line = Linea rossa
term-red-line-text = Un segno sul tracciato della popolazione. Superarla salendo costa subito 1 di reddito e 1 di reputazione; ripassarla scendendo li restituisce. Più la città è grande, più le linee sono fitte.
term-clamp = Fine del tracciato
term-clamp-text = Reddito e reputazione si fermano a −5 e a 15. Ciò che andrebbe oltre è perso per sempre.
term-immediate = Effetto immediato
term-immediate-text = Ciò che una tessera dà una volta, quando viene costruita: per esempio +1 reddito.
term-conditional = Effetto condizionato
term-conditional-text = Ciò che una tessera dà per ogni tessera di un certo genere: quelle che ci sono già quando viene costruita, e ognuna che arriva dopo.
term-adjacent = Adiacente
term-adjacent-text = Che condivide un lato, nello stesso quartiere. Un [confine](border) è adiacente a ciò che sta nei suoi angoli. Tessere di giocatori diversi non sono mai adiacenti.
term-goal = Obiettivo
term-goal-text = Un premio in popolazione alla fine per chi è in testa __da solo__ in qualcosa: più aeroporti, reddito più basso … Gli obiettivi pubblici sono per tutti, un [obiettivo privato](private-goal) solo per chi lo ha.
term-private-goal = Obiettivo privato
term-private-goal-text = L’obiettivo che hai tenuto in segreto. Alla fine vale se nessun altro giocatore ha quanto te, che ne sapesse qualcosa o no.
term-one-more-round = Un altro giro
term-one-more-round-text = Una carta nell’ultima pila. Quando appare, si finisce questo giro e se ne gioca ancora uno: tutti hanno lo stesso numero di turni.
term-lone-architect = Architetto solitario
term-lone-architect-text = Il primo gioco in solitario: niente obiettivi, linee rosse che costano 2, uno scarto in più a ogni turno, e un titolo alla fine.
term-dale = Dale il bot
term-dale-text = Il secondo gioco in solitario: un avversario che prende sempre la tessera più cara e costruisce con regole fisse, che trovi spiegate al tavolo.

## Suburbia: espansioni

term-border = Confine
term-border-text = Una striscia di terra dall’[esposizione dei confini](border-display), lunga cinque celle. È [adiacente](adjacent) a ciò che sta nei suoi quattro [angoli](corner-cell) e a nient’altro. Ha uno [stemma](badge), ma nessuna categoria e nessuna icona. I confini fanno parte di Suburbia Inc.
term-border-display = Esposizione dei confini
term-border-display-text = Tre [confini](border) scoperti che si possono prendere al costo stampato, o per niente come [lago di confine](border-lake). Il mazzetto accanto riempie il vuoto. Chi ne prende uno scarta anche una tessera del mercato.
term-border-lake = Lago di confine
term-border-lake-text = Un [confine](border) posato coperto. Non costa niente ed è un [lago](lake) a tutti gli effetti: $2 per ogni tessera nei suoi [angoli](corner-cell), ora e in seguito. Gli altri confini non possono toccarlo.
term-corner-cell = Angolo di un confine
term-corner-cell-text = Una delle quattro celle in fila accanto a un [confine](border). Ciò che vi sta è adiacente al confine; ci si può costruire anche una tessera che non tocca altro.
term-star = Stella d’oro
term-star-text = Ogni stella d’oro su una tessera o un confine muove il tuo gettone di una casella sul [tracciato delle stelle](star-track) quando la costruisci o ci investi. Senza il tracciato le stelle non significano niente.
term-star-track = Tracciato delle stelle
term-star-track-text = Caselle da 0 a 15 con un gettone per giocatore. Alla fine di un giro chi è più a destra guadagna un abitante, chi è più a sinistra ne perde uno; poi l’ordine di gioco del giro seguente va da destra a sinistra, su una casella dall’alto in basso. Decide anche le parità negli obiettivi. Fa parte di 5 Star.
term-reward-space = Casella premio
term-reward-space-text = La casella 5 del [tracciato delle stelle](star-track), +1 reddito, e la casella 10, +1 reputazione, per chiunque le raggiunga o le superi per la prima volta.
term-star-tile = Tessera Stella
term-star-tile-text = Una tessera o un confine con lo [stemma](badge) di 5 Star. Anche le città con [stelle d’oro](star) muovono il gettone, ma non sono tessere Stella.
term-bonus = Bonus
term-bonus-text = Una tessera scoperta che chiede qualcosa. Quando tra le pile A e B esce Valuta il bonus, chiunque abbia ciò che chiede guadagna reddito. Fa parte di Suburbia Inc.
term-challenge = Sfida
term-challenge-text = Come il [bonus](bonus), ma valutata tra le pile B e C, in reputazione.
term-badge = Stemma
term-badge-text = Il segno di un’espansione sulle sue tessere scoperte e sui suoi confini. Alcune tessere e alcuni obiettivi lo contano. Le tessere del gioco base non ne hanno, e i laghi nemmeno.
term-special-tile = Tessera speciale
term-special-tile-text = Una tessera che fa qualcosa che nessun’altra fa, come Londra o l’[Urbanista](planner). Se chiede una scelta, questa viene dopo tutto ciò che la tessera ha messo in moto.
term-ledger = Registro
term-ledger-text = Ciò che ogni tessera ha davvero dato e davvero tolto a chi la possiede. Kuala Lumpur riprende guadagni meno perdite, Milano restituisce tutte le perdite.
term-essen-limit = Limite di Essen
term-essen-limit-text = Nessun quartiere può avere scoperte due tessere di Essen con lo stesso nome. Una seconda può solo diventare un lago o essere scartata.
term-planner = Urbanista
term-planner-text = Una tessera senza categoria che tiene il posto: in un turno successivo una tessera del mercato può sostituirla per il solo [prezzo della posizione](slot-price). Non riceve segnalini.
term-share = Quota
term-share-text = La parte di ogni [pila](stack) che viene da un’espansione: gioco base e 5 Star contano 6, Suburbia Inc., Nightlife e le città 3, Con ed Essen 2. Tutte le quote sono [valori nostri](house-value).

## NEOM

term-city = Città
term-city-text = La tua plancia di cinque per cinque celle con il [Centro città](city-center) in mezzo.
term-city-center = Centro città
term-city-center-text = La cella in mezzo, stampata sulla plancia: strade verso tutti i lati, e una materia prima per te. Conta come tessera Risorsa finché non lo copri con un’altra.
term-generation = Generazione
term-generation-text = Un terzo della partita: sette turni con tessere di un mazzo, poi il reddito. Le generazioni da 1 a 3 vanno dalle fattorie ai grattacieli.
term-pick = Scelta
term-pick-text = La tessera che scegli dalla tua mano. Tutte le scelte si mostrano insieme; il resto della mano va al vicino di sinistra.
term-cornerstone = Pietra angolare
term-cornerstone-text = Una tessera forte che scegli prima della partita e tieni davanti a te. La puoi piazzare al posto della tua scelta: in città possono essercene al massimo una nella generazione 1, due nella 2, tre nella 3.
term-type = Tipo
term-type-text = Che cosa è una tessera: Residenziale, Commerciale, Industriale, Pubblica o Risorsa. Due tessere sono sia Residenziali sia Commerciali e contano per entrambi i tipi.
term-good = Merce
term-good-text = Ciò che le tessere richiedono. Le [materie prime](raw-good) vengono da tessere Risorsa, le merci [lavorate](processed-good) e di [lusso](luxury-good) da quelle Industriali. Le merci non si consumano: una città che produce acciaio ha sempre acciaio.
term-raw-good = Materia prima
term-raw-good-text = Carbone, gas naturale, petrolio, minerale, pietra, legno. £2 per comprarla, 1 punto ciascuna alla fine.
term-processed-good = Merce lavorata
term-processed-good-text = Cemento, rame, diamanti, vetro, oro, legname, plastica, acciaio. £4 per comprarla, 2 punti ciascuna alla fine.
term-luxury-good = Merce di lusso
term-luxury-good-text = Elettronica, gioielli, auto sportive. £10 per comprarla, 10 punti ciascuna alla fine.
term-trade-route = Rotta commerciale
term-trade-route-text = Una strada che esce dalla plancia a metà del lato ovest o est. Finché l’hai, le merci da quel lato costano £1 in meno.
term-connected = Collegata
term-connected-text = Unita alla cella in mezzo da strade: da cella a cella serve una strada su entrambi i lati che si toccano. Una tessera nuova deve essere collegata; una che poi viene tagliata fuori continua a funzionare.
term-cut-off = Tagliata fuori
term-cut-off-text = Non più unita alla cella in mezzo. Una tessera così conserva merci, reddito e punti; solo piazzarle altre tessere accanto è più difficile.
term-replace = Sostituire
term-replace-text = Piazzare una tessera su una cella che ne ha già una: deve essere Risorsa, o avere un tipo in comune con la nuova. La tessera vecchia esce dal gioco con tutto ciò che dava.
term-neighborhood = Rione
term-neighborhood-text = Tessere Residenziali unite direttamente da strade. Una tessera vale 1 punto, due 3, tre 6, quattro 10, cinque 15 …: un gruppo grande è meglio di due piccoli.
term-pollution = Inquinamento
term-pollution-text = Ogni tessera inquinante toglie 2 punti per ogni tessera Residenziale accanto e 1 per ognuna agli angoli.
term-power = Energia
term-power-text = Alla fine una città ha bisogno di una tessera con il segno del fulmine; se non ne ha, perde 5 punti.
term-ghost-town = Città fantasma
term-ghost-town-text = Una città senza tessere Residenziali perde 10 punti, con una sola ne perde 4.
term-disaster = Disastro
term-disaster-text = Alluvione, Incendio o Ondata di crimini, uno in ogni mazzo. Chi lo sceglie non fa altro in quel turno; tutti gli altri pagano o rinunciano a delle tessere.
term-protection = Protezione
term-protection-text = Vigili del fuoco e Commissariato lasciano fuori dal pagamento del loro Disastro se stessi e le otto celle intorno. Non impediscono però di rinunciare a una tessera.
term-city-income = Reddito in NEOM
term-city-income-text = Il denaro che tutte le tue tessere portano alla fine di ogni generazione, anche dopo l’ultima.
