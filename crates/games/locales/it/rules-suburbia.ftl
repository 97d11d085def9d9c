# Testi dell'app: le regole di Suburbia con parole nostre. Segni: [parole](term) è un termine del glossario,
# __parole__ è in evidenza, le righe che cominciano con "- " sono un elenco.
rs-heading = Come si gioca a Suburbia
rs-lead = Da due a cinque persone, o una da sola; circa quindici turni a testa. A ogni turno aggiungi una tessera al tuo quartiere. Alla fine vince chi ha più popolazione.

rs-idea = L’idea
rs-idea-text =
    Due numeri muovono la tua città. Il [reddito](income) è il denaro che ricevi alla fine di ogni turno, la [reputazione](reputation) sono gli abitanti che arrivano. All’inizio ti serve reddito per pagare tessere migliori; più tardi vuoi reputazione, perché sono gli abitanti a far vincere.

    La crescita ha il suo prezzo: ogni volta che la [popolazione](population) supera una [linea rossa](red-line), reddito e reputazione scendono di uno. Una città che cresce troppo in fretta resta senza denaro.

rs-setup = Preparazione
rs-setup-text =
    Ognuno comincia con $15, tre [segnalini](marker), reddito 0, reputazione 1, popolazione 2 e le stesse tre tessere in colonna: Periferia, Parco di quartiere, Industria pesante.

    - Le tre [pile](stack) si preparano come dice la tabella. C ha tre parti, pescate in quell’ordine; [Un altro giro](one-more-round) si mescola nella seconda.
    - Le prime tessere di A riempiono il [mercato](market). Le sue posizioni costano da sinistra a destra $10, $8, $6, $4, $2, $0, $0; con cinque giocatori ce n’è una in più, a $12 (un [valore nostro](house-value)).
    - Si scopre un [obiettivo](goal) pubblico per ogni giocatore. Ognuno riceve anche due obiettivi, ne tiene uno in segreto ed elimina l’altro dal gioco.
    - Chi comincia si estrae a sorte.
rs-setup-table = Tessere e obiettivi secondo il numero dei giocatori
rs-setup-seats = Giocatori
rs-setup-slots = Mercato
rs-setup-basics = Tessere base di ogni tipo
rs-setup-goals = Obiettivi pubblici

rs-turn = Un turno
rs-turn-text =
    __Prima costruisci__, e ci sono quattro modi per farlo:

    - __Comprare una tessera del mercato__: paghi il suo costo e il [prezzo della posizione](slot-price), e la metti scoperta.
    - __Prendere una tessera base__ dalla [riserva](basic): paghi il suo costo, la metti, poi scarti una tessera qualsiasi del mercato pagando il prezzo della sua posizione.
    - __Fare un [lago](lake)__: prendi una tessera qualsiasi del mercato, paghi solo il prezzo della posizione, la metti coperta.
    - __[Investire](invest)__: metti un segnalino su una tua tessera che non ne ha e paghi di nuovo il suo costo, poi scarti una tessera del mercato come sopra.

    __Poi__ prendi o paghi il [reddito](income), la [reputazione](reputation) si aggiunge alla popolazione, il mercato scivola a destra e una tessera nuova entra a sinistra. Devi avere l’intero prezzo prima di costruire: ciò che la tessera porta non aiuta a pagarla.
rs-turn-example = Un Parcheggio da una posizione gratuita, per $12. Dà +1 reddito, e un altro +1 per il parco accanto, che è una tessera civica. Il parco a sua volta dà +1 reputazione per la nuova tessera commerciale. Poi il turno finisce: +$2 di reddito, +2 abitanti. Il bordo chiaro segna ciò che è stato costruito per ultimo.

rs-place = Dove va una tessera
rs-place-text =
    Su qualsiasi cella libera che condivide un lato con una delle tue tessere, laghi compresi. La plancia in alto copre alcune celle; girarle intorno è permesso. Niente viene mai spostato o ricoperto.

rs-effects = Che cosa fanno le tessere
rs-effects-text =
    Una tessera ha un [effetto immediato](immediate), che succede una volta, e spesso effetti [condizionati](conditional), che contano altre tessere:

    - quelle che ha __accanto__ ([adiacenti](adjacent) nel tuo quartiere),
    - quelle del __tuo__ quartiere, se stessa compresa,
    - quelle di __tutti__ i quartieri, o solo degli __altri__,
    - quelle costruite __dopo__, ovunque.

    Un effetto condizionato vale quando la sua tessera viene costruita, per tutto ciò che c’è già, e di nuovo ogni volta che più tardi si aggiunge una tessera adatta: la costruisci tu o, per alcuni effetti, chiunque.

    Quando una tessera viene costruita, tutto succede in quest’ordine: paghi; il suo effetto immediato; le sue righe dall’alto in basso; le tessere accanto; le tue altre tessere; le tessere degli altri giocatori in ordine di turno. Tra più tessere comincia la più vecchia.

rs-lakes = Laghi
rs-lakes-text =
    Fare un [lago](lake) è il modo di guadagnare di una città con le tasche vuote. Paga $2 per ogni tessera scoperta accanto ora, e $2 per ogni tessera che costruisci accanto dopo. Due laghi vicini non si pagano niente a vicenda.

    Un lago non ha categoria né icona; ciò che è stampato sull’altro lato è perso per questa partita.
rs-lakes-example = Un lago da una posizione gratuita tra parco e industria: $2 per ognuno. E intanto gli altri restano senza una tessera che non vuoi lasciare loro.

rs-invest = Investire
rs-invest-text =
    Un [segnalino](marker) fa contare due volte una tessera. Quando investi paghi di nuovo il costo stampato della tessera, e tutto ciò che dice succede ancora una volta, contato adesso; da quel momento i suoi effetti condizionati sono doppi. Nessun’altra tessera reagisce: è sempre una tessera sola.

    Si può investire anche in un lago, per $0. Un segnalino non torna mai.
rs-invest-example = $4 per un segnalino sul Parco di quartiere: ancora −1 reddito, e +2 reputazione per Periferia e industria accanto. Tre abitanti a turno invece di uno.

rs-lines = Linee rosse
rs-lines-text =
    Ogni volta che la popolazione supera salendo una [linea rossa](red-line) perdi 1 di reddito e 1 di reputazione, subito, nel bel mezzo di ciò che sta succedendo. Ripassare una linea scendendo li restituisce entrambi.

    Le prime linee si superano a 15, 22 e 29; si fanno sempre più fitte, e da 102 in poi ce n’è una ogni due abitanti.
rs-lines-example = Anna aveva 12 abitanti e ha costruito un Villaggio di case mobili, +6. Andando a 18 ha superato la linea dopo 14: il reddito da 3 è sceso a 2, la reputazione da 2 a 1. Il parco accanto le ha ridato 1 di reputazione, e il turno è finito con +$2 e due abitanti in più: 20.

rs-goals = Obiettivi
rs-goals-text =
    Alla fine ogni [obiettivo](goal) dà la sua popolazione al giocatore che è in testa da solo. In caso di parità non la dà a nessuno. Gli obiettivi pubblici sono per tutti; il tuo [obiettivo privato](private-goal) è solo tuo, ma devi essere davanti a __tutti__ gli altri.

    Prima si misurano tutti gli obiettivi, poi si danno i premi: nessun premio aiuta a vincerne un altro.

rs-end = Fine e conteggio
rs-end-text =
    Quando esce [Un altro giro](one-more-round), lo si mette da parte e la tessera seguente prende il suo posto. Si finisce il giro, poi se ne gioca ancora uno intero.

    - Si danno gli obiettivi; le linee rosse non contano più.
    - Ogni $5 diventano un abitante.
    - Vince chi ha più popolazione. In caso di parità decide la reputazione più alta, poi il reddito più alto, poi il denaro rimasto; dopo di che la vittoria è condivisa.

rs-solo = In solitario
rs-solo-lone = Architetto solitario
rs-solo-lone-text =
    Le pile per due giocatori, niente obiettivi, un solo quartiere. Ogni linea rossa costa __2__ di reddito e __2__ di reputazione. Dopo l’arrivo degli abitanti scarti un’altra tessera del mercato, così ne entrano due nuove. La popolazione alla fine ti dà un titolo.
rs-solo-dale = Dale il bot
rs-solo-dale-text =
    Il tuo avversario [Dale](dale) ha un quartiere suo. Il mercato ha quattro posizioni a $6, $4, $2 e $0, riempite solo tra un giro e l’altro, e ci sono tre obiettivi pubblici; quelli su laghi e segnalini restano fuori. Cominci tu.

    - Dale prende la tessera più cara, costo e posizione insieme; tra uguali la più a sinistra. Paga $3, o ciò che ha.
    - Costruisce dove reddito e reputazione insieme crescono di più; poi dove cresce di più la reputazione; poi la cella più in alto, poi quella più a sinistra.
    - Non fa mai laghi, non investe mai, non prende mai tessere base.

    La partita finisce subito quando esce [Un altro giro](one-more-round).

rs-editions = Edizioni
rs-editions-text =
    La __seconda__ edizione è quella normale. L’__Edizione da collezione__ si gioca allo stesso modo e ha fino a cinque posti. Nella __prima__ edizione le pile hanno la stessa grandezza, e lo scarto che segue una tessera base o un segnalino si fa alla fine del turno, dopo reddito e abitanti.

rs-questions = Domande dei giocatori
rs-q-tie = E se c’è parità per un obiettivo?
rs-q-tie-text = Nessuno lo ottiene, nemmeno se è privato: devi avere più di tutti gli altri (o meno, se l’obiettivo chiede il minimo). «Meno» si può vincere con zero, e «più» con pochissimo, purché nessuno abbia altrettanto.
rs-q-private = Che cosa serve per il mio obiettivo privato?
rs-q-private-text = Che alla fine nessuno ti raggiunga: devi stare davanti a __tutti__ gli altri, che ci abbiano provato o no. Nessun altro può vincerlo: se è in testa un altro, è semplicemente perso.
rs-q-clamp = E se una linea rossa mi colpisce a −5?
rs-q-clamp-text = Allora non c’è più niente da perdere: reddito e reputazione si fermano a −5, e ciò che andrebbe oltre è perso. Lo stesso vale a 15 per i guadagni. Più linee in una mossa si contano una dopo l’altra, e ognuna si ferma per conto suo alla fine del tracciato.
rs-q-down = Posso guadagnare ripassando una linea rossa scendendo?
rs-q-down-text = Sì: 1 di reddito e 1 di reputazione per ogni linea, finché sono sotto 15. Casinò e Agenzia di pubbliche relazioni scendendo non fanno niente.
rs-q-casino = Che cosa fa investire in un Casinò?
rs-q-casino-text = Paghi di nuovo $22, perdi altri 3 punti di reputazione, e guadagni 2 di reddito invece di 1 per ogni linea rossa che superi da ora in poi. Con il −1 della linea resta +1. Le linee superate prima non contano di nuovo. L’Agenzia di pubbliche relazioni fa lo stesso per la reputazione.
rs-q-casino-now = Un Casinò conta per una linea superata costruendolo?
rs-q-casino-now-text = Sì. C’è già prima che arrivino gli abitanti, perciò una linea superata nello stesso turno conta. A reddito −5 il −1 e il suo +1 si sommano prima di guardare la fine del tracciato: il reddito resta −5.
rs-q-waterfront = Come vanno insieme laghi e Agenzia sul lungolago?
rs-q-waterfront-text = Ogni coppia formata da un tuo lago e una tessera scoperta accanto paga $2 dal lago, e $2 in più dall’Agenzia, $4 se ha un segnalino. L’Agenzia conta se stessa se sta accanto a un lago. Un segnalino sul lago raddoppia solo ciò che paga il lago.
rs-q-debt = E se non posso pagare un reddito negativo?
rs-q-debt-text = Paghi ciò che hai, e perdi un abitante per ogni dollaro che manca. Se non hai più abitanti, il resto è condonato. Allo stesso modo, se una reputazione negativa trova troppo pochi abitanti, ognuno che manca costa $1.
rs-q-below = Una tessera può portare la popolazione sotto zero?
rs-q-below-text = No. Si ferma a 0, e non si deve niente.
rs-q-afford = Posso costruire una tessera che si paga da sola?
rs-q-afford-text = No, prima ti serve l’intero prezzo. Ma lo scarto dopo una tessera base o un segnalino si paga dopo, quindi puoi usare ciò che la costruzione ha portato. Uno scarto che non puoi pagare si salta.
rs-q-nothing = E se non posso permettermi niente?
rs-q-nothing-text = Le posizioni più a destra del mercato sono gratuite, perciò puoi sempre fare un lago finché lì c’è una tessera. Se nemmeno questo è possibile, il turno continua senza costruire.
rs-q-others = Le tessere degli altri mi pagano?
rs-q-others-text = Solo quelle che guardano oltre il loro quartiere: un aeroporto conta tutti gli aeroporti, un Ristorante di lusso perde reddito per ogni ristorante costruito dopo, ovunque. Tessere di quartieri diversi non sono mai accanto.
rs-q-itself = Una tessera conta se stessa?
rs-q-itself-text = Se guarda il tuo quartiere o tutti i quartieri ed è del genere che conta, sì: un’Associazione dei proprietari conta se stessa. Non è mai accanto a se stessa.
rs-q-lake-icon = Un ristorante sotto un lago è ancora un ristorante?
rs-q-lake-icon-text = No. Una tessera diventata lago è solo un lago per il resto della partita.
rs-q-last = È diverso se Un altro giro esce nell’ultimo turno di un giro?
rs-q-last-text = No: allora quel giro è finito, e ne segue ancora uno intero. In ogni caso tutti hanno lo stesso numero di turni.
