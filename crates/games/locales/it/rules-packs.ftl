# Testi dell'app: le regole delle espansioni di Suburbia con parole nostre. Segni come nelle regole.
rs-packs = Espansioni
rs-packs-questions = Domande dei giocatori
rs-pack = { $pack ->
    [inc] Suburbia Inc.
    [five-star] 5 Star
    [nightlife] Nightlife
    [con] Con
    [essen] Essen
   *[ce] Le città dell’Edizione da collezione
}
rs-special-tiles = Tessere speciali

## Tutte insieme

rs-together = Giocare con le espansioni
rs-together-text =
    Le espansioni sono sei. Vanno d’accordo tutte, con ogni edizione, ogni modo di gioco e qualsiasi numero di giocatori. Tutto ciò che è scritto sopra resta vero; ogni capitolo qui sotto aggiunge la sua parte.

    - __La partita non si allunga.__ Le [pile](stack) restano grandi uguali: le tessere di un’espansione prendono il posto di tessere base. Quante, lo dice la sua [quota](share); quali, lo decide il caso.
    - __Gli obiettivi__ delle espansioni si mescolano agli altri. Resta fuori chi conta lo [stemma](badge) di un’espansione che non è in gioco.
    - __Suburbia Inc.__ porta i [confini](border), un [bonus](bonus) e una [sfida](challenge). Si possono lasciare fuori i confini, oppure bonus e sfida, o tutto quanto; senza confini esce anche ciò che ne ha bisogno.
    - __5 Star__ porta il [tracciato delle stelle](star-track), che decide l’ordine di gioco. Senza, le stelle d’oro non significano niente.

    I regolamenti mostrano quasi tutte queste tessere solo in figura. Dove un numero non si è potuto trovare c’è un [valore nostro](house-value): tutte le quote, la lunghezza dei confini, le caselle del tracciato delle stelle e molto di ciò che sta sulle tessere. Il [catalogo](/learn/suburbia/tiles) dice che cosa.
rs-shares = Tessere di un’espansione nelle pile A / B / C, se è l’unica
rs-shares-pack = Espansione
rs-shares-seats = { $seats } giocatori
rs-shares-base = Tutte e sei: ciò che resta del gioco base
rs-together-order = Che cosa succede e quando
rs-together-order-text =
    Quando si costruisce una tessera o un confine, tutto succede in quest’ordine: paghi; le sue [stelle](star) d’oro muovono il tuo gettone; il suo effetto immediato; le sue righe; le tessere e i confini accanto; gli altri tuoi; quelli degli altri giocatori nell’ordine di gioco di questo giro; per ultime le scelte chieste dalle [tessere speciali](special-tile). Tra più cose comincia la più vecchia, confini compresi.
rs-together-solo = In solitario con le espansioni
rs-together-solo-text =
    __[Architetto solitario](lone-architect)__: confini, bonus, sfida e tessere speciali funzionano come sempre. Il tracciato delle stelle dà i suoi premi, ma alla fine di un giro nessuno arriva e nessuno parte. Studio legale, Ufficio circoscrizioni e Praga restano fuori: non ci sono né obiettivi né vicini.

    __[Dale](dale)__: tu puoi fare tutto, e in ogni giro cominci tu, qualunque cosa dicano le stelle. Praga resta fuori. Dale ottiene sempre i premi di bonus e sfida.

    - Non prende mai un confine, un Urbanista, una tessera che toglie abitanti a chi la possiede, o una seconda tessera di Essen con lo stesso nome.
    - Se c’è una [tessera Stella](star-tile) che può prendere, ne prende una, a meno che non sia tre o più caselle davanti a te.
    - Di ciò che resta prende la più cara, come sempre. Se non resta niente, non costruisce e non paga.
    - Con Londra prende la tessera meno cara, se può averla. Con Kuala Lumpur gira la tua tessera commerciale che ti ha dato più reddito. Con Los Angeles non mette segnalini.

## Suburbia Inc.

rs-inc-text =
    La città diventa un’impresa: confini intorno ai quartieri, due premi lungo la strada e una dozzina di tessere, alcune con una capacità che nessun’altra ha.
rs-inc-borders = Confini
rs-inc-borders-text =
    Tre [confini](border) sono scoperti nell’[esposizione](border-display). Prenderne uno è un quinto modo di costruire: paghi il costo stampato, lo posi, poi scarti una tessera del mercato come dopo una tessera base. Il confine seguente del mazzetto riempie il vuoto.

    Un confine occupa cinque celle in fila. Lì accanto c’è una fila dritta di quattro celle, i suoi [angoli](corner-cell), verso cui si apre.

    - Almeno un angolo deve avere una tua tessera o un tuo lago. Gli altri possono essere liberi e riempirsi dopo; qualcuno può anche stare sotto la plancia.
    - Le sue cinque celle devono essere libere, e due confini non possono toccarsi.
    - È [adiacente](adjacent) a ciò che sta nei suoi angoli e a nient’altro: non a ciò che ha dietro o alle estremità.
    - In un angolo si può costruire anche una tessera che non tocca altro che il confine.

    Un confine ha uno [stemma](badge) ma nessuna categoria. Laghi e Agenzia sul lungolago non pagano niente per un confine.
rs-inc-border-example = La Tangenziale per $6, lungo parco e industria. Dà +1 reddito per ogni tessera commerciale o industriale nei suoi angoli, e toglie 1 di reputazione per ogni residenziale: per ora c’è l’industria, +1. I due angoli liberi in basso conteranno quando ci si costruirà. Segue uno scarto gratuito, e il turno finisce con +$1 e un abitante. Sotto: l’esposizione, con il nuovo confine che ha preso il suo posto.
rs-inc-lakes-text =
    Posato coperto, un confine è un [lago di confine](border-lake). Non costa niente, ed è un lago a tutti gli effetti: $2 per ogni tessera nei suoi angoli, ora e in seguito. Solo quando si posano confini vale ancora come uno di loro: nessun altro confine può toccarlo.

    Un [segnalino](marker) su un confine costa il prezzo stampato, su un lago di confine niente.
rs-inc-lake-example = Lo stesso confine come lago: niente da pagare, e $2 ciascuno per parco e industria. La sua riga non c’è più.
rs-inc-awards = Bonus e sfida
rs-inc-awards-text =
    Un [bonus](bonus) e una [sfida](challenge) sono scoperti dall’inizio. La tessera __Valuta il bonus__ aspetta tra le pile A e B, __Valuta la sfida__ tra B e C. Quando esce, si misurano tutti, e poi chiunque abbia ciò che è richiesto riceve il premio: reddito per il bonus, reputazione per la sfida. La parità non conta.

    Succede dopo reddito e abitanti di quel turno, perciò il premio rende dal turno seguente.
rs-inc-bonus-example = Il Bonus del lungolago chiede due laghi. Anna ne aveva uno, ha fatto il secondo e nello stesso turno è uscita Valuta il bonus: +4 reddito. Bruno ha un solo lago e non riceve niente. La sfida resta aperta.
rs-inc-special-text =
    - __Urbanista__: una tessera senza categoria che tiene il posto a una migliore. In un turno successivo una tessera del mercato può prenderne il posto per il solo [prezzo della posizione](slot-price); non segue nessuno scarto. Non riceve segnalini.
    - __Studio legale__: alla fine ottieni anche gli obiettivi in cui sei primo a pari merito.
    - __Ufficio circoscrizioni__: due abitanti di ogni altro giocatore si trasferiscono da te, o quanti ce ne sono.
    - __Depuratore__: +7 reputazione, ma si devono $2 per ogni tessera industriale ovunque sia, se stesso compreso, e per ognuna che arriva dopo.
    - __Posto di controllo__: +1 reddito per ogni confine di qualsiasi quartiere.
rs-inc-planner-example = Un Distributore costa $7 e sta nella posizione da $2: troppo per chi ha $5. Ma può prendere il posto dell’Urbanista per i soli $2. Tutto ciò che dice succede come se fosse appena costruito: +1 reddito, +1 abitante per la Periferia accanto, e il parco dà +1 reputazione.

## 5 Star

rs-star-text =
    Attrazioni con [stelle](star) d’oro. Chi ne costruisce una, o ci investe, muove il suo gettone di altrettante caselle sul [tracciato delle stelle](star-track), prima di ogni altra cosa che la tessera fa.

    - Il gettone che arriva si mette __sopra__ a quelli che ci sono già.
    - Chi raggiunge o supera per la prima volta la casella 5 riceve +1 reddito, alla casella 10 +1 reputazione.
    - Le caselle 12, 13, 14 e 15 tengono quattro, tre, due e un gettone. Dove non c’è posto il gettone si ferma sull’ultima casella prima che ne ha; se non può avanzare, resta dov’è.

    Un lago fatto con un’attrazione non muove niente, e nessun gettone torna mai indietro.
rs-star-example = Anna ha cominciato questo giro, sulla casella 4. Bruno ha costruito il Teatro nel granaio con le sue due stelle: da 3 a 5, davanti ad Anna, e +1 reddito per la casella 5. Alla fine del giro Bruno guadagna un abitante, Anna ne perde uno, e il prossimo giro lo comincia Bruno.
rs-star-round-text =
    __Alla fine di ogni giro__, anche dell’ultimo, tutti quelli più a destra guadagnano un abitante, e tutti quelli più a sinistra ne perdono uno. Se tutti sono sulla stessa casella non succede niente. Poi si stabilisce l’ordine del giro seguente: da destra a sinistra, su una casella dall’alto in basso. Nel primo giro lo decide la sorte.

    __Le parità negli obiettivi__ le decidono le stelle: tra i primi a pari merito, l’obiettivo è di chi è più a destra. Se in due sono su quella casella, non è di nessuno. Chi vince la partita non lo decidono mai le stelle.

    Turista ed Eremita contano le [tessere Stella](star-tile), confini compresi; la Stella dello spettacolo è chi è più avanti sul tracciato.

## Nightlife

rs-night-text =
    Che cosa fa un quartiere dopo il tramonto: tessere economiche che si danno fastidio a vicenda, e altre che ne vivono. Nessuna regola è nuova. Quasi tutte contano le tessere con lo [stemma](badge) di Nightlife: averne molte è un gran bene o un gran male.

    Due obiettivi premiano chi ha più e chi ha meno tessere di Nightlife, altri due quelle di Suburbia Inc., se è in gioco. I suoi bonus e le sue sfide ci sono se ci sono bonus e sfida.
rs-night-example = La Casa stregata costa $2 e porta 13 abitanti, meno uno per ogni tessera di Nightlife del quartiere, se stessa compresa: qui due. La Tana del lupo mannaro accanto ne toglie un altro per la nuova arrivata, così ne restano 10; il turno finisce con un abitante e $2 di reddito.

## Con

rs-con-text =
    Arriva in città un raduno di giocatori. Ogni sua tessera conta le tessere con lo [stemma](badge) di Con nel tuo quartiere, se stessa compresa: una da sola vale poco, e ogni altra le rende tutte migliori. Ce ne sono due copie di ognuna, e nessuna regola è nuova.
rs-con-example = La Sala dimostrazioni per $8: +1 reddito per ogni tessera di Con, la piazza e se stessa, quindi +2. La Piazza degli accrediti paga $2 per la nuova arrivata. Con reddito 3 il turno finisce a $12.

## Essen

rs-essen-text =
    Una fiera nella Ruhr. Le sue tessere si contano tra loro come quelle di Con, ma con un limite, il [limite di Essen](essen-limit): nessun quartiere può avere scoperte due tessere di Essen con lo stesso nome. Vale per gli acquisti, per chi sostituisce un Urbanista e per la tessera gratuita di Londra.

    Una seconda si può comunque fare lago o scartare, e gli altri quartieri possono avere la loro.
rs-essen-example = Anna ha già un Chiosco delle salsicce. Il secondo nel mercato non lo può comprare; come lago sotto l’industria paga $2, e non lo prende nessun altro.

## Le città dell'Edizione da collezione

rs-ce-text =
    Venti città famose, tutte nella pila C, una copia di ognuna. Quasi tutte sono tessere forti come le altre. Alcune hanno stelle d’oro, che muovono il tuo gettone se si gioca con il tracciato delle stelle; ma non per questo sono [tessere Stella](star-tile). Cinque sanno fare qualcosa di più:

    - __Londra__: puoi prendere gratis una delle tessere meno care del mercato, costo e posizione insieme, e costruirla subito.
    - __Los Angeles__: uno dei tuoi segnalini va su una tua tessera senza pagare.
    - __Kuala Lumpur__: gira una tessera commerciale di un quartiere qualsiasi; da quel momento è un lago.
    - __Milano__ (Duomo): restituisce tutto ciò che le tessere ti hanno mai tolto. Finché è scoperta, le tue tessere e i tuoi confini non tolgono più niente.
    - __Praga__ (San Vito): alla fine ottieni anche gli obiettivi privati altrui che raggiungi.
rs-ce-london-example = Londra per $21, e insieme, gratis, l’Ostello, la tessera meno cara del mercato con $0 e i $2 della posizione: +2 abitanti. Il Parcheggio nella posizione gratuita costerebbe $12 e non entra in gioco.
rs-ce-ledger-text =
    Nelle partite con Milano o Kuala Lumpur si tiene un [registro](ledger): ciò che ogni tessera ha davvero dato a chi la possiede e ciò che ha davvero tolto. Milano restituisce le perdite; Kuala Lumpur riprende guadagni meno perdite della tessera girata.
rs-ce-flip-example = La Kuala Lumpur di Anna ha girato il Parcheggio di Bruno. Gli aveva dato 2 di reddito, e li perde entrambi. Come lago gli paga $2 ciascuno per parco e industria. La reputazione che il parco aveva avuto grazie al Parcheggio resta.
rs-ce-duomo-example = Milano per $23: +2 reputazione. All’inizio della partita il parco aveva tolto 1 di reddito e l’industria 1 di reputazione, ed entrambi tornano. All’industria una vicina civica non piace, ma non può più togliere niente.

## Domande: tutte insieme

rs-q-longer = Una partita con le espansioni è più lunga?
rs-q-longer-text = No. Pile, mercato e riserva base sono grandi come sempre; cambia solo ciò che c’è nelle pile. I confini vengono da un mazzetto loro, e prenderne uno è la tua costruzione del turno.
rs-q-five = Per giocare in cinque serve 5 Star?
rs-q-five-text = No. I cinque posti appartengono all’Edizione da collezione, con o senza espansioni.
rs-q-missing = Perché una tessera o un obiettivo di un’espansione non c’è nella nostra partita?
rs-q-missing-text = Senza confini manca tutto ciò che ne ha bisogno: Posto di controllo, Guardia, Europeo, premi per i confini. Presidente e Ditta individuale hanno bisogno di Suburbia Inc. Il resto può essere semplicemente rimasto nella scatola: ogni pila ne prende solo una [quota](share).
rs-q-dale-first = Chi comincia contro Dale con il tracciato delle stelle?
rs-q-dale-first-text = Tu, in ogni giro. Per il resto il tracciato funziona come sempre, compreso l’abitante in più o in meno alla fine del giro, che viene prima che il mercato sia svuotato.
rs-q-dale-never = Quali tessere lascia stare Dale?
rs-q-dale-never-text = I confini, l’Urbanista, una seconda tessera di Essen con lo stesso nome, e tutto ciò che toglie abitanti a chi lo possiede: Cimitero, Finta città fantasma, Casa stregata, Tana del lupo mannaro, Vicolo buio. Se non può prendere nessuna tessera, passa.

## Domande: Suburbia Inc.

rs-q-border-where = Un confine può stare lungo un lago?
rs-q-border-where-text = Sì, basta un tuo lago in un angolo. Devono stare lontani solo gli altri confini e i laghi di confine: nessuna cella dell’uno può toccare una cella dell’altro.
rs-q-border-alone = Posso costruire una tessera che tocca solo un confine?
rs-q-border-alone-text = In uno dei suoi angoli sì, anche presso un lago di confine. Dietro un confine e alle sue estremità una tessera ha bisogno di un’altra vicina, e lì non è adiacente al confine.
rs-q-border-is = Come conta un confine?
rs-q-border-is-text = Come confine, e come tessera della sua espansione per tutto ciò che conta gli [stemmi](badge). Non ha categoria né icona, perciò non conta per laghi, Agenzia sul lungolago e obiettivi sulle categorie. Due confini non sono mai adiacenti.
rs-q-border-lake = Che cos’è esattamente un lago di confine?
rs-q-border-lake-text = Un lago: per obiettivi, bonus, tessere che contano i laghi e Agenzia sul lungolago. Per il Capitano di porto è un lago solo, unito a quelli nei suoi angoli. Non è più un confine, non ha stemma, e tiene soltanto lontani gli altri confini.
rs-q-border-marker = Posso investire in un confine?
rs-q-border-marker-text = Sì, per il costo stampato; in un lago di confine per $0. Funziona come su ogni tessera: tutto ancora una volta adesso, e righe doppie da quel momento.
rs-q-border-discard = Dopo aver preso un confine devo scartare?
rs-q-border-discard-text = Sì, una tessera del mercato, e paghi il prezzo della sua posizione, come dopo una tessera base. Finché ci sono tessere ce n’è una a $0. Nella prima edizione scarti dopo reddito e abitanti.
rs-q-planner = Che cosa può prendere il posto di un Urbanista?
rs-q-planner-text = Qualsiasi tessera scoperta del mercato, anche un altro Urbanista, in un turno successivo e per il solo prezzo della posizione. Mai una tessera base, un confine o un lago. L’Urbanista esce senza alcun effetto, e la nuova tessera è la più giovane del quartiere. Laghi e Agenzia sul lungolago non pagano niente per un Urbanista.
rs-q-law = Che cosa fa lo Studio legale in caso di parità?
rs-q-law-text = Ottieni l’obiettivo, anche se nessuno ha niente; chi è pari con te no. Con il tracciato delle stelle lo ottiene anche chi è più a destra. Vale per gli obiettivi pubblici, per il tuo privato e, con Praga, per quelli degli altri. Un secondo Studio legale o un segnalino non aggiungono niente.
rs-q-redistricting = In che ordine gli abitanti si trasferiscono all’Ufficio circoscrizioni?
rs-q-redistricting-text = Giocatore per giocatore in ordine di gioco, due ciascuno o quanti ne ha; poi li guadagni tutti in una volta. Le linee rosse contano per tutti.
rs-q-water = Il Depuratore può mandarmi in rovina?
rs-q-water-text = Prende $2 per ogni tessera industriale di qualsiasi quartiere, $4 se ha un segnalino, ma mai più di ciò che hai. Non resta nessun debito.
rs-q-bonus-when = Quando si valuta esattamente il bonus?
rs-q-bonus-when-text = Quando la sua tessera esce mentre si riempie il mercato, dopo reddito e abitanti di quel turno; subito dopo si pesca la tessera seguente. Reddito e reputazione si fermano a 15 come sempre. Agisce solo quando deve entrare una tessera: in cima alla pila aspetta.
rs-q-bonus-count = Che cosa conta per bonus e sfida?
rs-q-bonus-count-text = Le tessere scoperte e i confini del tuo quartiere; laghi e laghi di confine solo dove si chiedono laghi; i segnalini ovunque stiano. Numeri come la popolazione valgono come sono in quel momento.

## Domande: 5 Star

rs-q-star-full = E se la casella del mio gettone è piena?
rs-q-star-full-text = Si ferma sull’ultima casella prima che ha posto. Se così non andrebbe più a destra, resta dov’è nella sua pila. Nessun gettone va oltre 15.
rs-q-star-reward = Posso avere due volte il premio di una casella?
rs-q-star-reward-text = No, e non serve fermarcisi: basta superarla. Chi con una tessera le supera entrambe riceve prima il reddito, poi la reputazione.
rs-q-star-same = E se in più sono i più a destra o i più a sinistra?
rs-q-star-same-text = Tutti guadagnano o perdono un abitante. Solo se tutti sono sulla stessa casella non succede niente. La perdita si ferma a 0, e le linee rosse contano in entrambi i sensi.
rs-q-star-last = Il tracciato delle stelle conta anche nell’ultimo giro?
rs-q-star-last-text = Sì, gli abitanti alla sua fine contano. E Un altro giro si gioca in un nuovo ordine, dopo il giro in cui è uscito.
rs-q-star-tie = Siamo in due in parità per un obiettivo, sulla stessa casella. Chi lo ottiene?
rs-q-star-tie-text = Nessuno, chiunque stia sopra. In quel caso aiuta solo uno Studio legale, e solo chi ce l’ha.
rs-q-star-back = Perdo stelle se la mia tessera viene girata o sostituita?
rs-q-star-back-text = No, i gettoni non tornano mai indietro. E nemmeno un lago fatto con una tessera Stella ne muove uno.

## Domande: Nightlife

rs-q-haunted = La Casa stregata conta se stessa?
rs-q-haunted-text = Sì: da sola porta 12 abitanti. La Tana del lupo mannaro invece non si conta.
rs-q-night-lake = Una tessera di Nightlife diventata lago conta ancora?
rs-q-night-lake-text = No. Un lago non ha stemma, né icona, né categoria.
rs-q-night-inc = A che cosa servono Presidente e Ditta individuale?
rs-q-night-inc-text = Premiano chi ha più e chi ha meno tessere di Suburbia Inc. nel quartiere; confini e Urbanista contano. Senza Suburbia Inc. non sono in gioco.
rs-q-night-people = Nightlife può togliermi tutti gli abitanti?
rs-q-night-people-text = Fino a 0, non oltre. Ripassare una linea rossa scendendo restituisce il suo reddito e la sua reputazione.

## Domande: Con

rs-q-con-self = Una tessera di Con conta se stessa?
rs-q-con-self-text = Sì, sia quando la costruisci sia quando ci investi. Dopo paga per ogni altra tessera di Con del tuo quartiere.
rs-q-con-lake = E se una tessera di Con viene girata più tardi?
rs-q-con-lake-text = Non conta più, ma ciò che è stato pagato per lei resta pagato.
rs-q-con-others = Contano le tessere di Con degli altri quartieri?
rs-q-con-others-text = No, solo le tue. Con così poche copie in ogni pila, toglierne una a chi le colleziona fa male.

## Domande: Essen

rs-q-essen-second = Posso avere più tessere di Essen?
rs-q-essen-second-text = Quante ne vuoi, purché non ce ne siano due con lo stesso nome.
rs-q-essen-flipped = E se la mia tessera di Essen è diventata un lago?
rs-q-essen-flipped-text = Allora non ne impedisce più un’altra con lo stesso nome.
rs-q-essen-free = Londra può prenderne una seconda?
rs-q-essen-free-text = No. Eppure vale come tessera meno cara: se le meno care sono tutte vietate, Londra non prende niente.

## Domande: le città

rs-q-ledger = Che cosa c’è nel registro?
rs-q-ledger-text = Per ogni tessera ciò che ha davvero dato e tolto: effetto immediato e righe, segnalini compresi, tagliato dove finisce un tracciato. Non ci sono prezzi, linee rosse, stelle, bonus, sfida e il denaro dei laghi. Contano anche le tessere iniziali: 2 abitanti dalla Periferia, 2 di reputazione e −1 di reddito dal parco, 1 di reddito e −1 di reputazione dall’industria.
rs-q-flip-back = Che cosa perde il proprietario di una tessera girata?
rs-q-flip-back-text = Guadagni meno perdite di quella tessera, per reddito, reputazione, abitanti e denaro; se ha tolto più di quanto ha dato, la differenza torna indietro. Il denaro si ferma a 0, e gli abitanti passano le linee rosse. Ciò che altre tessere hanno pagato grazie a lei resta.
rs-q-flip-own = Kuala Lumpur deve girare una mia tessera?
rs-q-flip-own-text = Solo se non ce n’è un’altra. Deve indicare una tessera commerciale scoperta di un quartiere qualsiasi, ma mai se stessa; se non ce n’è nessuna, non succede niente.
rs-q-flip-marker = Che fine fa il segnalino su una tessera girata?
rs-q-flip-marker-text = Resta, e il lago paga il doppio. Il lago conserva età e cella della tessera ed è trattato come appena fatto: le tessere che contano i laghi e l’Agenzia sul lungolago pagano.
rs-q-duomo-shield = Da che cosa non protegge Milano?
rs-q-duomo-shield-text = Dagli Uffici circoscrizioni degli altri, dalle linee rosse, dal tracciato delle stelle e da un reddito o una reputazione negativi. Gli abitanti che tornano possono superare linee rosse. E non ferma nemmeno Kuala Lumpur.
rs-q-london-which = Qual è per Londra la tessera meno cara?
rs-q-london-which-text = Quella con la somma più bassa di costo e prezzo della posizione tra le tessere del mercato; la posizione di Londra a quel punto è vuota, e niente è scivolato. Tra più uguali scegli tu. Puoi anche rinunciare.
rs-q-angeles-itself = Il segnalino gratuito di Los Angeles può andare su Los Angeles?
rs-q-angeles-itself-text = Sì. Allora stelle e reputazione arrivano ancora una volta, ed è dovuto un altro segnalino gratuito. Devi metterlo se te ne resta uno e hai dove metterlo, confini e laghi compresi; solo un Urbanista non ne riceve.
rs-q-special-marker = Che cosa fa un segnalino su una città speciale?
rs-q-special-marker-text = Londra, Kuala Lumpur e Los Angeles agiscono ancora una volta; Milano e Praga danno di nuovo solo i loro numeri.
rs-q-vitus-both = Con Praga il proprietario perde il suo obiettivo privato?
rs-q-vitus-both-text = No. Il proprietario lo ottiene o no come sempre; dove una parità la decide uno Studio legale, potete ottenerlo entrambi.
rs-q-city-stars = Le città con stelle contano come tessere Stella?
rs-q-city-stars-text = No. Muovono il tuo gettone, ma hanno lo stemma del loro pacchetto.
