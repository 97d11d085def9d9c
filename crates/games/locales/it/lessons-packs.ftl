# Testi delle lezioni delle espansioni di Suburbia; vedi quelli di Suburbia.

lesson-suburbia-inc = Suburbia Inc.: confini, un bonus, l’Urbanista
lesson-suburbia-inc-about = Posare un confine lungo le tue tessere, essere pronti quando si assegna il bonus, e tenere un posto per dopo.
lesson-suburbia-inc-intro = Un [confine](border) è una striscia accanto alle tue tessere. È adiacente a ciò che sta nei suoi angoli. Scegli una cella e lo giri; poi c’è uno scarto. E quando finisce la pila A, chi soddisfa il [bonus](bonus) scoperto viene premiato: sta per succedere.
lesson-suburbia-inc-1 = Posa un confine che aumenti il reddito e soddisfi il bonus: +4 di reddito in un turno.
lesson-suburbia-inc-1-hint = La Tangenziale dà 1 per ogni negozio o fabbrica nei suoi angoli e toglie 1 reputazione per ogni casa. Posala accanto alla fabbrica e al negozio. Si gira con i pulsanti del pannello.
lesson-suburbia-inc-1-done = 1 per l’Industria pesante e 1 per il Minimarket. Poi è stato assegnato il bonus, e bastava un confine per averne altri 2. Un confine sta fuori dagli esagoni e costa solo quello che c’è stampato: la posizione non si paga.
lesson-suburbia-inc-2 = Un confine coperto è un [lago](border-lake), e non costa proprio niente. Ricavane almeno $11 in questo turno.
lesson-suburbia-inc-2-hint = Scegli un confine qualsiasi e passa a Lago. Paga $2 per ogni tessera nei suoi angoli: posalo dall’altra parte della stessa colonna, dove tre tessere su quattro contano. L’Urbanista non è di nessun tipo e non paga.
lesson-suburbia-inc-2-done = $6 per tre tessere, poi il tuo reddito di $5. L’Alzaia del canale, scoperta, avrebbe portato $9 al prezzo di $5; un lago di un solo esagono qui ha accanto soltanto due tessere. Con ogni confine va uno scarto, da qualunque lato lo posi.
lesson-suburbia-inc-3 = Il tuo [Urbanista](planner) tiene un posto. Mettici la Zecca, e paga solo la sua posizione nel mercato.
lesson-suburbia-inc-3-hint = Scegli la Zecca e passa a __per l’Urbanista__; poi scegli la sua cella.
lesson-suburbia-inc-3-done = Una tessera da $15 per niente: l’Urbanista era costato $8, e ora non c’è più. 3 di reddito, e $2 per ciascuna delle tue due tessere civiche. Più la tessera è cara, più si risparmia; conviene aspettarne una che nel mercato non costi quasi nulla.

lesson-suburbia-five-star = 5 Star: le stelle e l’ordine di gioco
lesson-suburbia-five-star-about = Come le stelle d’oro decidono chi comincia, e di chi è un obiettivo in parità.
lesson-suburbia-five-star-intro = Le [stelle d’oro](star) spostano il tuo segnalino a destra sul [tracciato delle stelle](star-track). Dopo ogni giro chi è in testa guadagna 1 abitante, chi è ultimo ne perde 1, e l’ordine sul tracciato è quello del giro dopo. Tu sei indietro di una casella.
lesson-suburbia-five-star-1 = Passa in testa sul tracciato delle stelle con una sola tessera.
lesson-suburbia-five-star-1-hint = Il tuo avversario è sulla casella 4, tu sulla 3. Una tessera del mercato ha due stelle.
lesson-suburbia-five-star-1-done = Due stelle, da 3 a 5, oltre il tuo avversario. La casella 5 ti ha dato subito 1 di reddito, come a chiunque ci arrivi. Alla fine del giro vale 1 abitante per te e 1 in meno di là, e il prossimo giro lo cominci tu: prima scelta al mercato.
lesson-suburbia-five-star-2 = Il tuo avversario ha fatto il primo lago e avrebbe l’Ingegnere idraulico, l’[obiettivo](goal) di chi ha più laghi. Riprendilo con un solo lago.
lesson-suburbia-five-star-2-hint = Un lago a testa è parità. Con 5 Star non finisce lì: l’obiettivo è di chi è più a destra sul tracciato delle stelle. Gira una tessera dell’estremità economica del mercato.
lesson-suburbia-five-star-2-done = 1 a 1, e l’obiettivo è tuo perché il tuo segnalino è avanti: senza stelle, in parità nessuno avrebbe nulla. Così ogni casella del tracciato vale qualcosa anche alla fine. Sulla stessa casella non sarebbe di nessuno.

lesson-suburbia-nightlife = Nightlife: il troppo stroppia
lesson-suburbia-nightlife-about = Tessere forti che si danno fastidio.
lesson-suburbia-nightlife-intro = Le tessere di Nightlife costano poco e sono forti, ma molte si disturbano. La Casa stregata porta 13 abitanti, meno 1 per ogni tessera Nightlife che hai, lei compresa. Anche la tua Tana del lupo mannaro ne toglie 1 per ogni altra.
lesson-suburbia-nightlife-1 = Guadagna almeno 11 abitanti in questo turno senza superare una linea rossa.
lesson-suburbia-nightlife-1-hint = La Casa stregata è all’estremità economica del mercato. L’anteprima mostra quanto resta dei suoi 13.
lesson-suburbia-nightlife-1-done = 13, meno 2 per le due tessere Nightlife, e 1 in meno per la Tana del lupo mannaro. Per $2 resta un affare. Ogni altra tessera Nightlife ora ti costa 2 abitanti: 1 per la casa e 1 per la tana.
lesson-suburbia-nightlife-2 = A meno che non ne valga la pena. Aumenta il reddito di 3 con una sola tessera.
lesson-suburbia-nightlife-2-hint = La Linea dei bus notturni dà 1 di reddito per ogni tessera Nightlife che hai. Conta anche lei.
lesson-suburbia-nightlife-2-done = La tana, la casa e la linea stessa: 3 di reddito a ogni turno, per 2 abitanti una volta sola. Certe tessere Nightlife soffrono la compagnia, altre ci vivono: le prime presto, le seconde tardi.

lesson-suburbia-con = Con: insieme è meglio
lesson-suburbia-con-about = Tessere che si contano a vicenda.
lesson-suburbia-con-intro = Le tessere di Con cercano le compagne, riconoscibili dallo [stemma](badge) sul bordo: ognuna conta tutte le tessere Con del tuo quartiere, ovunque siano, e se stessa.
lesson-suburbia-con-1 = Aumenta il reddito di 2 con una tessera, e fatti pagare dalla Piazza degli accrediti.
lesson-suburbia-con-1-hint = La Sala dimostrazioni dà 1 di reddito per ogni tessera Con. Quali due ci saranno allora?
lesson-suburbia-con-1-done = La Sala dimostrazioni conta la piazza e se stessa: 2. E la piazza, che c’era già, ha pagato $2 per la nuova compagna. Dove le metti non conta: conta solo quante ne hai.
lesson-suburbia-con-2 = Ora lavorano l’una per l’altra. Guadagna 8 abitanti e 1 di reddito con una sola tessera.
lesson-suburbia-con-2-hint = L’Albergo dei ritardatari porta 2 abitanti, e 2 per ogni tessera Con. Non accanto all’Industria pesante, che non ama le case.
lesson-suburbia-con-2-done = 2, e 2 per ognuna di tre tessere Con: 8. La Sala dimostrazioni ha dato 1 di reddito in più e la piazza $2, perché ne era arrivata un’altra. A ogni tessera la prossima rende di più: prendile anche se la prima sembra poca cosa.

lesson-suburbia-essen = Essen: una per tipo
lesson-suburbia-essen-about = Un limite, e perché la varietà rende.
lesson-suburbia-essen-intro = Di ogni tessera Essen ne puoi avere [una sola](essen-limit). Ma tutte si contano fra loro. Hai già un Chiosco delle salsicce.
lesson-suburbia-essen-1 = Guadagna almeno 6 abitanti e 1 di reddito con una sola tessera Essen.
lesson-suburbia-essen-1-hint = Un secondo chiosco può diventare soltanto un lago. Prova con l’altra tessera Essen.
lesson-suburbia-essen-1-done = La Pensione della fiera: 2 abitanti, e 2 per ogni tessera Essen, lei e il chiosco. Il chiosco ha dato 1 di reddito per la compagna. Una seconda pensione potrebbe diventare soltanto un lago.
lesson-suburbia-essen-2 = Un terzo tipo. Aumenta la reputazione di 4 con una sola tessera, e fai rendere ancora 1 di reddito al chiosco.
lesson-suburbia-essen-2-hint = Il Museo della miniera dà 1, e 1 per ogni tessera Essen, lui compreso. È civico: l’Industria pesante ne toglierebbe 1, quindi costruiscilo altrove.
lesson-suburbia-essen-2-done = 1 + 3, e anche le altre due hanno dato qualcosa: 2 abitanti la pensione, 1 di reddito il chiosco. I tipi sono sei, e il sesto varrebbe più di tutti. Prima di scartare, guarda quali mancano ancora agli avversari.

lesson-suburbia-ce = Collector’s Edition: città che fanno scegliere
lesson-suburbia-ce-about = Grandi città, e che cosa lasciano scegliere.
lesson-suburbia-ce-intro = Le città della Collector’s Edition sono care e forti, e alcune permettono qualcosa di [speciale](special-tile). Che cosa, lo scegli passo per passo, prima che si giochi.
lesson-suburbia-ce-1 = Costruisci Londra, e prendi gratis la tessera che porta con sé.
lesson-suburbia-ce-1-hint = Dopo la cella per Londra ti viene chiesto quale delle tessere più economiche vuoi. Solo una ha il prezzo più basso; poi scegli la sua cella.
lesson-suburbia-ce-1-done = 3 di reputazione per Londra, e l’Ostello ha portato 2 abitanti senza costare nulla. Si può prendere così solo una tessera con la somma più bassa del mercato: Londra vale di più quando quella è buona.
lesson-suburbia-ce-2 = Costruisci Kuala Lumpur e gira il negozio che costa più reddito al tuo avversario.
lesson-suburbia-ce-2-hint = Dopo la cella ti viene chiesta una tessera commerciale, nel quartiere di chiunque. Il Ristorante di lusso dell’avversario ha dato 3 di reddito, il Minimarket 1.
lesson-suburbia-ce-2-done = Il ristorante ora è un lago, e i 3 di reddito che aveva dato non ci sono più: quanto ha reso una tessera sta scritto nel [registro](ledger). Il lago ha pagato al tuo avversario $2 per ogni tessera accanto, magra consolazione. Una tessera va indicata anche se ci sono solo le tue.
lesson-suburbia-ce-3 = Costruisci Los Angeles e metti il suo segnalino gratuito dove risparmi di più: sulla Zecca.
lesson-suburbia-ce-3-hint = Dopo la cella ti viene chiesta una delle tue tessere. Un [segnalino](marker) sulla Zecca costerebbe $15.
lesson-suburbia-ce-3-done = La Zecca ha dato un’altra volta i suoi 3 di reddito e $2 per ogni tessera civica, e da ora conta doppio, senza i suoi $15 e senza scarto. Era però uno dei tuoi tre segnalini.
