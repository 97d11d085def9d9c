# Testi dell'app: le regole di NEOM con parole nostre. Segni come nelle regole di Suburbia.
rn-heading = Come si gioca a NEOM
rn-lead = Da una a cinque persone, 21 turni. Tutti scelgono nello stesso momento, perciò in cinque dura poco più che in tre. Dopo tre generazioni vince la città migliore.

rn-idea = L’idea
rn-idea-text =
    Costruisci una [città](city) di cinque per cinque celle. A ogni turno scegli una tessera da una mano che fa il giro del tavolo, e la metti dove arrivano le strade. Le tessere Risorsa e le fabbriche producono le [merci](good) che altre tessere richiedono; quelle che non produci le compri dagli altri, che non possono rifiutare.

    Le case vogliono compagnia e aria pulita, le fabbriche rovinano entrambe, e i negozi portano il denaro. Alla fine si contano sette cose.

rn-setup = Preparazione
rn-setup-text =
    Ognuno riceve £6 e una plancia con un [Centro città](city-center), ogni volta con una materia prima diversa. I mazzi hanno 24 tessere fino a tre giocatori, 32 in quattro, 40 in cinque.

    __La scelta iniziale.__ Ognuno riceve quattro [Pietre angolari](cornerstone), ne tiene una e passa le altre tre a sinistra; di quelle che riceve ne tiene una e ne passa due; poi ne tiene ancora una. Le tre che hai tenuto restano scoperte davanti a te, in attesa.
rn-setup-beginner = Per una prima partita puoi saltare la scelta iniziale: allora ognuno riceve a sorte una sola Pietra angolare.

rn-turn = Un turno
rn-turn-text =
    Ognuna delle tre [generazioni](generation) comincia con otto tessere a testa e ha sette turni:

    - __Scegliere.__ Ognuno sceglie in segreto una tessera e mette da parte le altre per il vicino di sinistra.
    - __Scoprire e agire.__ Si mostrano tutte le [scelte](pick), e ognuno fa una cosa sola: piazzare la tessera, piazzare invece una Pietra angolare, oppure vendere la tessera per £5.
    - __Passare.__ Prendi le tessere che ti ha lasciato il vicino di destra. Nel settimo turno, invece, l’ultima tessera esce dal gioco.

    Il denaro che ricevi per le merci durante un turno è tuo solo alla fine di quel turno. Dopo il settimo turno arriva il [reddito](city-income).

rn-place = Dove va una tessera
rn-place-text =
    Le tessere non si girano mai. Una tessera può andare su una cella vuota, oppure [sostituirne](replace) una che è Risorsa o che ha un [tipo](type) in comune con lei; il Centro città conta come Risorsa, perciò qualsiasi tessera può coprirlo. Una tessera Risorsa può sostituire solo una Risorsa.

    Al suo posto deve essere [collegata](connected): una catena di strade la unisce alla cella in mezzo, e a ogni passo c’è una strada da entrambi i lati. Per il resto, le strade possono anche finire nel nulla.
rn-place-example = La Lavanderia ha strade a nord e a est. A ovest del Centro città è collegata, perché la sua strada a est ne incontra un’altra; potrebbe stare anche a sud. A nord-ovest no: i Vigili del fuoco non hanno una strada a ovest. I tratti scuri sono strade che possono proseguire.
rn-cut-example = La Lavanderia ha preso il posto di un Banco dei pegni, che aveva strade su tutti i lati. A ovest non ne ha, perciò l’Area di sosta è tagliata fuori. Conserva tutto ciò che dà, e perfino la sua rotta commerciale resta aperta; ma non collega più niente: quello che si piazza lì accanto ha bisogno di un’altra strada.

rn-goods = Merci
rn-goods-text =
    Ciò che una tessera richiede serve solo per piazzarla. Una merce che produci tu c’è subito, e per ogni tessera: niente si consuma. Una tessera può richiedere anche denaro, oppure tre tessere di un tipo che sono già nella tua città.

    Ciò che ti manca lo puoi comprare da chiunque lo produca: £2 per una [materia prima](raw-good), £4 per una merce [lavorata](processed-good), £10 per una di [lusso](luxury-good), e £1 in più per ogni giocatore seduto tra voi. Una [rotta commerciale](trade-route) toglie £1 a tutto ciò che viene dal suo lato; conta la via meno cara. Chi vende conserva la merce.
rn-goods-chain =
    Come si producono le merci:

    - legname dal legno; cemento e vetro dalla pietra; oro e rame dal minerale; diamanti dal carbone
    - acciaio da carbone e minerale; plastica da gas naturale e petrolio
    - auto sportive da vetro, plastica e acciaio; gioielli da diamanti, vetro e oro; elettronica da rame, diamanti e acciaio

rn-cornerstones = Pietre angolari
rn-cornerstones-text =
    Una [Pietra angolare](cornerstone) si piazza come ogni altra tessera, ma al posto della tua scelta, che esce dal gioco. Dopo, la tua città non può avere più Pietre angolari del numero della generazione: una nella prima, due nella seconda, tre nella terza. Nessuno è obbligato a piazzarle.

rn-disasters = Disastri
rn-disasters-text =
    Ogni mazzo contiene un [Disastro](disaster). Chi lo sceglie non fa altro in quel turno, e alla fine del turno tutti __gli altri__ decidono: pagare, oppure rinunciare a delle tessere.

    - __Alluvione__: £1 per ogni tessera Residenziale, Commerciale, Industriale e Pubblica, oppure una di queste tessere.
    - __Incendio__: £1 per ognuna di queste tessere che non è protetta, oppure due tessere di qualsiasi tipo.
    - __Ondata di crimini__: £2 per ogni tessera Residenziale, Commerciale e Industriale che non è protetta, oppure una tessera di ciascuno di questi tipi.

    Vigili del fuoco e Commissariato [proteggono](protection) se stessi e le otto celle intorno. Si paga tutto o niente; rinunciare a delle tessere è sempre permesso, e va fatto fin dove ce ne sono.

rn-income = Reddito
rn-income-text =
    Dopo il settimo turno di ogni generazione tutte le tue tessere danno il loro [reddito](city-income): soprattutto quelle Commerciali. L’ultimo reddito arriva appena prima del conteggio e vale come denaro.

rn-scoring = Conteggio
rn-scoring-text =
    - __Tessere__: i punti stampati, e quelli che alcune contano da sé.
    - __[Rioni](neighborhood)__: 1, 3, 6, 10, 15, 21, 28, 36 punti per un gruppo da una a otto case unite da strade, poi altri 4 per ognuna in più.
    - __Merci__: 1, 2 o 10 punti per ogni materia prima, merce lavorata e merce di lusso che produci.
    - __Denaro__: 1 punto ogni £2.
    - __[Inquinamento](pollution)__: −2 per ogni casa accanto a una tessera inquinante, −1 per ognuna a un suo angolo.
    - __[Città fantasma](ghost-town)__: −10 senza case, −4 con una sola.
    - __[Energia](power)__: −5 senza una tessera che dà Energia.

    Vince la somma più alta; chi è in parità condivide la vittoria.
rn-homes-example = Appartamenti, Periferia, Case coloniali e Baraccopoli sono tutte unite da strade: un rione di quattro, 10 punti. La casa sotto il Centro città non ne tocca altre: è un rione a sé, 1 punto.
rn-pollution-example = La segheria è accanto alla Baraccopoli (−2) e a un angolo della Periferia (−1); la centrale è a un angolo della Baraccopoli (−1). In tutto −4. Senza la centrale la città perderebbe 5 punti perché non avrebbe Energia.

rn-two = In due
rn-two-text =
    Non ci sono mani. Ogni generazione ha sette mazzetti scoperti, tre da quattro tessere e poi quattro da tre; da ognuno un giocatore prende e piazza una tessera, poi tocca all’altro, e il resto si scarta. Chi ha scelto per ultimo sceglie per primo la volta dopo. Le Pietre angolari arrivano allo stesso modo, da tre mazzetti da tre.

    Per le merci la distanza non conta: il prezzo normale, £1 in meno per ogni rotta commerciale che hai, almeno £1. Se l’altro produce la merce, è lui a vendere; tutto il resto viene dalla riserva. Un Disastro colpisce chi non l’ha scelto.

rn-solo = In solitario
rn-solo-text =
    Decidi tu quante tessere sono in gioco: quelle per tre, per quattro o per cinque giocatori. Le Pietre angolari arrivano in mazzetti da quattro, tre e due, e di ognuno ne tieni una. A ogni turno si apre un mazzetto, all’inizio più grande, poi più piccolo; prendi una tessera e il resto è perso.

    - Le merci vengono dalla riserva al prezzo normale: materie prime nella generazione 1, merci lavorate dalla 2, di lusso nella 3. Ogni rotta commerciale toglie £1 a una merce in ogni generazione.
    - Un Disastro ti colpisce alla fine del turno in cui appare, a meno che tu non lo scelga, cosa che solo i primi tre mazzetti permettono. Se non appare mai, arriva dopo il settimo turno.
    - I tuoi punti ti danno un titolo, da Tirocinante a Capo.
rn-solo-table = Punti per un titolo, secondo la serie di tessere
rn-solo-set = Serie

rn-questions = Domande dei giocatori
rn-q-cut = Quanto vale una tessera tagliata fuori?
rn-q-cut-text = Quanto prima. Conserva merci, reddito e punti, continua a proteggere, e le case tagliate fuori formano ancora rioni tra loro. Solo le tessere nuove hanno bisogno del collegamento, anche quella che la sostituisce.
rn-q-route-cut = Una rotta commerciale deve essere collegata al centro?
rn-q-route-cut-text = No. È aperta finché la tessera sulla cella a metà di quel lato ha una strada che esce dalla plancia, tagliata fuori o no.
rn-q-replaced = Una tessera può usare la merce di quella che sostituisce?
rn-q-replaced-text = Sì. Ciò che una tessera richiede si guarda prima di togliere qualcosa, perciò una Segheria può sostituire la tua unica fonte di legno. Dopo, il legno non c’è più.
rn-q-center = Che cosa succede se copro il Centro città?
rn-q-center-text = La sua materia prima è persa, a meno che non la produca un’altra tessera, e non è più una tessera Risorsa. Se in un Disastro rinunci alla tessera che lo copre, il Centro città torna con la sua merce.
rn-q-spend = Posso spendere ciò che gli altri mi pagano in questo turno?
rn-q-spend-text = Non per la tua tessera di questo turno, chiunque agisca per primo. Alla fine del turno il denaro è tuo, in tempo per pagare un Disastro.
rn-q-new-good = Posso comprare una merce che qualcuno ha appena cominciato a produrre?
rn-q-new-good-text = Non nello stesso turno: da tre giocatori in su si può comprare ciò che ognuno produceva quando si sono mostrate le scelte. Una merce che va persa in questo turno si può comprare ancora una volta. In due conta il momento.
rn-q-seller = Devo comprare da chi vende a meno?
rn-q-seller-text = No, puoi scegliere, ogni volta e per ogni merce. Il tavolo propone l’offerta meno cara.
rn-q-alternatives = Una tessera richiede carbone o petrolio. E se ne produco uno?
rn-q-alternatives-text = Allora basta quello, e non compri niente.
rn-q-two-types = Come contano le tessere con due tipi?
rn-q-two-types-text = Come l’uno e come l’altro, ovunque si conti un tipo; ma una volta sola dove si contano tessere, per esempio nel pagamento di un Disastro.
rn-q-same-good = Due fonti della stessa merce contano due volte?
rn-q-same-good-text = No, una città ha ogni merce una volta sola. La seconda fonte serve quando la prima viene sostituita o va persa.
rn-q-limit = Posso sostituire una Pietra angolare con un’altra?
rn-q-limit-text = Sì, e poiché si contano solo quelle che sono in città dopo, non occupa un posto in più. Una che lascia la città non torna mai.
rn-q-disaster-debt = E se non posso pagare un Disastro?
rn-q-disaster-debt-text = Allora rinunci a delle tessere, per quante ne hai di quelle che chiede. Se non ne hai, non ti costa niente. In NEOM nessuno fa debiti: puoi spendere solo ciò che hai.
rn-q-insurance = Che cosa fa di preciso la tessera Assicurazioni?
rn-q-insurance-text = Dimezza il pagamento che resta dopo la protezione, arrotondando per difetto. Per le tessere a cui si rinuncia non fa niente.
rn-q-last-disaster = Un Disastro nel settimo turno viene prima del reddito?
rn-q-last-disaster-text = Sì. Le tessere perse così non danno reddito, e il reddito non può pagarlo.
rn-q-roads = Queste sono le strade delle tessere stampate?
rn-q-roads-text = No. Le strade stampate sono disegni che non si trovano in nessun testo; queste sono un [valore nostro](house-value), equilibrato tra mazzi, tipi e numero di giocatori. Un pacchetto di dieci righe può rimettere quelle stampate.
rn-q-sell = Posso vendere una Pietra angolare o un Disastro?
rn-q-sell-text = No. La tua scelta invece si può vendere sempre, per £5, a meno che non sia un Disastro.
