# Testi delle lezioni di Suburbia, come in inglese.

lesson-suburbia-market = Quanto costa una tessera
lesson-suburbia-market-about = I prezzi del mercato, e lo scarto che accompagna una tessera base.
lesson-suburbia-market-intro = Una tessera costa quello che c’è scritto sopra __più__ il [prezzo del posto](slot-price) nel mercato: $10 all’estremità sinistra, niente per gli ultimi due a destra. La somma sta sotto ogni tessera.
lesson-suburbia-market-1 = Ci sono due Minimarket in vendita. Costruiscine uno e tieni almeno $10.
lesson-suburbia-market-1-hint = Confronta le due somme sotto le tessere. Scegli la più economica, poi una delle celle che si accendono, poi Costruisci.
lesson-suburbia-market-1-done = Hai pagato i suoi $6 e niente per il posto; l’altro sarebbe costato 6 + 8 = $14. Il nuovo [reddito](income) di 1 ti è stato pagato subito. Le tessere a sinistra di un buco scivolano a destra e costano meno: chi aspetta risparmia, se nessuno gliele porta via.
lesson-suburbia-market-2 = Il Fast food farebbe comodo al tuo avversario. Costruisci la Periferia dalla riserva e usa lo scarto per toglierglielo.
lesson-suburbia-market-2-hint = Le tre [tessere base](basic) stanno a destra. Dopo averne costruita una scegli una tessera del mercato da scartare.
lesson-suburbia-market-2-done = Le tessere base costano poco e ci sono sempre, ma con loro c’è uno [scarto](market). Paghi solo il prezzo del posto: niente per gli ultimi due. A te costa poco, al tuo avversario una buona tessera.

lesson-suburbia-neighbours = Buoni vicini
lesson-suburbia-neighbours-about = Dove metti una tessera conta quanto la tessera.
lesson-suburbia-neighbours-intro = Molte tessere guardano che cosa hanno [accanto](adjacent). Un Parco di quartiere dà 1 [reputazione](reputation) per ogni casa, negozio o fabbrica che tocca. Scegli una tessera: ogni cella libera mostra che cosa porterebbe lì.
lesson-suburbia-neighbours-1 = Aumenta la reputazione di 3 con un solo Parco di quartiere della riserva.
lesson-suburbia-neighbours-1-hint = Cerca una cella libera che tocchi tutte e due le Periferie e il negozio. All’Industria pesante i parchi non piacciono: stanne lontano. Poi c’è uno scarto: prendi una tessera che non costa nulla.
lesson-suburbia-neighbours-1-done = Il parco conta le due Periferie e il Minimarket che ha accanto: 3. L’altro parco è civico e non conta. Accanto all’Industria pesante avresti perso 1, perché toglie 1 reputazione per ogni casa o tessera civica vicina.
lesson-suburbia-neighbours-2 = Funziona anche al contrario. Costruisci il Minimarket in modo che un parco abbia un vicino nuovo, e guadagna così 1 reputazione.
lesson-suburbia-neighbours-2-hint = Il negozio di suo porta solo reddito. Ma i parchi guardano ogni tessera nuova che arriva accanto: scegli una cella che ne tocchi uno.
lesson-suburbia-neighbours-2-done = Hai costruito un negozio, e la reputazione l’ha data il parco. Le tessere che ci sono già guardano ogni tessera che arriva: lascia liberi i posti buoni accanto a loro.

lesson-suburbia-income = Soldi e abitanti, turno per turno
lesson-suburbia-income-about = Che cosa fanno reddito e reputazione alla fine di ogni turno.
lesson-suburbia-income-intro = Due numeri lavorano per te alla fine di __ogni__ tuo turno: il [reddito](income) è il denaro che incassi, la [reputazione](reputation) gli abitanti che arrivano. All’inizio hai reddito 0.
lesson-suburbia-income-1 = Aumenta il reddito di 3 con una tessera che puoi pagare.
lesson-suburbia-income-1-hint = Leggi il mercato: nella metà destra una tessera dà 3 di reddito.
lesson-suburbia-income-1-done = Il Ristorante di lusso dà 3 di reddito, e i primi $3 sono arrivati subito. Sarà così a ogni turno: dopo tre turni si è ripagato. (Ogni ristorante costruito dopo, da chiunque, ne toglie 1.)
lesson-suburbia-income-2 = E ora gli abitanti. Aumenta la reputazione di 2 con una sola tessera.
lesson-suburbia-income-2-hint = Il Museo dà 1, e 1 in più per ogni tessera civica accanto. Mettilo vicino al parco, ma non vicino all’Industria pesante.
lesson-suburbia-income-2-done = 1 per il Museo e 1 per il parco accanto, e subito sono arrivati tanti abitanti quanta è la tua reputazione. Ora arrivano a ogni turno. Una buona regola per la prima partita: prima il reddito, poco dopo la reputazione, e gli abitanti vengono da sé.

lesson-suburbia-red-lines = Linee rosse
lesson-suburbia-red-lines-about = Perché crescere troppo presto costa caro, e come fermarsi in tempo.
lesson-suburbia-red-lines-intro = Ogni [linea rossa](red-line) che superi sul tracciato in alto ti costa 1 di reddito e 1 di reputazione, per sempre. La prima sta subito dopo i 14 abitanti. Tu ne hai 12, e la reputazione ne porta 2 per turno.
lesson-suburbia-red-lines-1 = Costruisci il Minimarket e chiudi il turno con 14 abitanti esatti, prima della linea rossa.
lesson-suburbia-red-lines-1-hint = 12 + 2 fa 14. Ma accanto a un parco il negozio alza la reputazione, e gli abitanti che arrivano sono 3. Trova una cella lontana dal parco.
lesson-suburbia-red-lines-1-done = 14 abitanti, e la linea è ancora davanti a te. Accanto al parco ne avresti avuti 15: uno in più, ma 1 di reddito e 1 di reputazione in meno. L’anteprima elenca le linee prima che tu costruisca.
lesson-suburbia-red-lines-2 = A volte conviene superarne una. Costruisci il Villaggio di case mobili (6 abitanti subito) e supera __una sola__ linea rossa: la prossima sta dopo i 21.
lesson-suburbia-red-lines-2-hint = 14 + 6 fa 20: la prima linea è superata e la reputazione scende a 1. Con un altro abitante sono 21. Un vicino che alza la reputazione sarebbe di troppo.
lesson-suburbia-red-lines-2-done = 20 abitanti, una linea superata, reddito e reputazione giù di 1, poi un altro abitante: 21, appena prima della seconda linea. Le città grandi ne superano molte: servono reddito e reputazione di riserva.

lesson-suburbia-lakes = Laghi
lesson-suburbia-lakes-about = Che cosa fare quando i soldi sono finiti.
lesson-suburbia-lakes-intro = Ti è rimasto $1. Ogni tessera del mercato può essere messa coperta come [lago](lake): paghi solo il prezzo della posizione e ricevi $2 per ogni tessera accanto.
lesson-suburbia-lakes-1 = Fai un lago che ti porti $6.
lesson-suburbia-lakes-1-hint = Scegli una delle ultime due tessere del mercato e passa a Lago. Poi cerca una cella che tocchi tre tue tessere.
lesson-suburbia-lakes-1-done = Tre tessere accanto, $2 ciascuna, e la posizione non costava nulla. Conta anche quale tessera hai coperto: è sparita per tutti.
lesson-suburbia-lakes-2 = Un lago paga di nuovo per ogni tessera che gli arriva accanto. Costruisci il Minimarket vicino al lago.
lesson-suburbia-lakes-2-hint = Scegli il Minimarket e una cella libera che tocchi l’acqua.
lesson-suburbia-lakes-2-done = Il negozio costava $6, e $2 sono tornati dal lago. Un lago non ha colore: non disturba nessuno. Ma occupa una cella e non porta mai abitanti.

lesson-suburbia-markers = Investire
lesson-suburbia-markers-about = Raddoppiare una tessera che funziona bene.
lesson-suburbia-markers-intro = Hai tre [segnalini investimento](marker). Metterne uno su una tessera costa ancora una volta il suo prezzo stampato, e tutto ciò che la tessera dà succede di nuovo: adesso, e doppio da qui in poi.
lesson-suburbia-markers-1 = Metti un segnalino che aumenti il reddito di 2.
lesson-suburbia-markers-1-hint = Scegli Investi, poi confronta i negozi: il Minimarket dà 1, il Palazzo di uffici dà 1 e 1 in più per il negozio accanto. Poi c’è uno scarto.
lesson-suburbia-markers-1-done = Il Palazzo di uffici ha dato di nuovo il suo 1 e l’1 per il negozio accanto. È costato $9, come la tessera, ma nessuna cella, e nessuno può portartelo via dal mercato.
lesson-suburbia-markers-2 = Ora conta doppio. Aumenta il reddito di 3 con il Minimarket.
lesson-suburbia-markers-2-hint = Il negozio dà 1. Il Palazzo di uffici col segnalino dà 2 per un nuovo negozio accanto.
lesson-suburbia-markers-2-done = 1 per il negozio e 2 per il Palazzo di uffici raddoppiato. Investi nelle tessere che ne vedranno arrivare molte altre, e fallo presto.

lesson-suburbia-goals = Obiettivi
lesson-suburbia-goals-about = Obiettivi pubblici e segreti, e perché un pareggio non vale nulla.
lesson-suburbia-goals-intro = Alla fine ogni [obiettivo](goal) dà abitanti a chi è in testa __da solo__; un pareggio non dà niente a nessuno. Quelli pubblici sono per tutti, quello segreto è solo tuo. Nell’elenco degli obiettivi vedi come stanno tutti.
lesson-suburbia-goals-1 = Ingegnere idraulico (più laghi) è 1 a 1. Passa in testa da solo.
lesson-suburbia-goals-1-hint = Fai un secondo lago: scegli una tessera del mercato e passa a Lago.
lesson-suburbia-goals-1-done = 2 laghi a 1: 20 abitanti per te, se resta così. Ma conta solo la fine. Guarda: il tuo avversario ha subito fatto un secondo lago, ed è di nuovo pareggio.
lesson-suburbia-goals-2 = Il tuo obiettivo segreto è Costruttore (più tessere residenziali): 2 a 2. Passa in testa. Il tuo avversario non sa a che cosa punti.
lesson-suburbia-goals-2-hint = La Periferia è residenziale, costa poco e c’è sempre. Con lo scarto che segue puoi togliere una casa al tuo avversario.
lesson-suburbia-goals-2-done = 3 case a 2, e alla fine 15 abitanti. Chi lotta troppo presto per un obiettivo si scopre; chi è avanti di uno all’ultimo giro lo prende. Anche il tuo avversario ne ha uno segreto: guarda che cosa raccoglie.

lesson-suburbia-alone = In solitario, e la fine
lesson-suburbia-alone-about = Architetto solitario: per un titolo, fino all’ultimo turno.
lesson-suburbia-alone-intro = Come [Architetto solitario](lone-architect) non hai avversari né obiettivi. Giochi per gli abitanti e per un titolo, che cresce con loro a partire da 60. Una linea rossa ti costa __2__ di reddito e __2__ di reputazione, e dopo ogni turno scarti una tessera in più. Hai 47 abitanti; la prossima linea sta dopo i 52.
lesson-suburbia-alone-1 = Cresci di almeno 4 abitanti senza superare una linea rossa, poi fai il tuo scarto.
lesson-suburbia-alone-1-hint = La Scuola elementare porta 1 abitante per ognuna delle tue due case e 1 di reputazione. La Residenza per anziani ne porta 5, e poi la reputazione ti spinge oltre la linea.
lesson-suburbia-alone-1-done = Appena prima della linea. Ed è uscita una carta: [Un altro giro](one-more-round). Si finisce il giro, poi ognuno ha ancora un turno esatto. In solitario vuol dire: un tuo turno, e la partita è finita.
lesson-suburbia-alone-2 = Il tuo ultimo turno. Alla fine ogni $5 diventano 1 abitante, e così non si superano linee rosse. Chiudi con almeno 60 abitanti.
lesson-suburbia-alone-2-hint = Le case nuove costano e superano una linea rossa. Che cosa porta soldi e non costa nulla?
lesson-suburbia-alone-2-done = 55 abitanti più i tuoi soldi: uno in più ogni $5. Una tessera che rende fra tre turni, all’ultimo non vale nulla. C’è un altro modo di giocare in solitario: contro [Dale](dale), che prende sempre la tessera più cara; lì ci sono gli obiettivi, e per avere un titolo devi batterlo.
