# Testi delle lezioni delle espansioni di Suburbia; vedi quelli di Suburbia.

lesson-suburbia-inc = Suburbia Inc.: confini e un bonus
lesson-suburbia-inc-about = Posare un confine lungo le tue tessere, ed essere pronti quando si assegna il bonus.
lesson-suburbia-inc-intro = Un [confine](border) è una striscia accanto alle tue tessere. È adiacente a ciò che sta nei suoi angoli. Scegli una cella e lo giri; poi c’è uno scarto. E quando finisce la pila A, chi soddisfa il [bonus](bonus) scoperto viene premiato: sta per succedere.
lesson-suburbia-inc-1 = Posa un confine che aumenti il reddito e soddisfi il bonus: +3 di reddito in un turno.
lesson-suburbia-inc-1-hint = La Tangenziale dà 1 per ogni negozio o fabbrica nei suoi angoli e toglie 1 reputazione per ogni casa. Posala accanto alla fabbrica e al parco. Si gira con i pulsanti del pannello.
lesson-suburbia-inc-1-done = 1 per l’Industria pesante. Poi è stato assegnato il bonus, e bastava un confine per averne altri 2. Un confine sta fuori dagli esagoni, non paga la posizione e si può anche posare coperto, come lago.

lesson-suburbia-five-star = 5 Star: le stelle e l’ordine di gioco
lesson-suburbia-five-star-about = Come le stelle d’oro decidono chi comincia.
lesson-suburbia-five-star-intro = Le [stelle d’oro](star) spostano il tuo segnalino a destra sul [tracciato delle stelle](star-track). Dopo ogni giro chi è in testa guadagna 1 abitante, chi è ultimo ne perde 1, e l’ordine sul tracciato è quello del giro dopo. Tu sei indietro di una casella.
lesson-suburbia-five-star-1 = Passa in testa sul tracciato delle stelle con una sola tessera.
lesson-suburbia-five-star-1-hint = Il tuo avversario è sulla casella 4, tu sulla 3. Una tessera del mercato ha due stelle.
lesson-suburbia-five-star-1-done = Due stelle, da 3 a 5, oltre il tuo avversario. Alla fine del giro vale 1 abitante per te e 1 in meno di là, e il prossimo giro lo cominci tu: prima scelta al mercato.

lesson-suburbia-nightlife = Nightlife: il troppo stroppia
lesson-suburbia-nightlife-about = Tessere forti che si danno fastidio.
lesson-suburbia-nightlife-intro = Le tessere di Nightlife costano poco e sono forti, ma molte si disturbano. La Casa stregata porta 13 abitanti, meno 1 per ogni tessera Nightlife che hai, lei compresa. Anche la tua Tana del lupo mannaro ne toglie 1 per ogni altra.
lesson-suburbia-nightlife-1 = Guadagna almeno 11 abitanti in questo turno senza superare una linea rossa.
lesson-suburbia-nightlife-1-hint = La Casa stregata è all’estremità economica del mercato. L’anteprima mostra quanto resta dei suoi 13.
lesson-suburbia-nightlife-1-done = 13, meno 2 per le due tessere Nightlife, meno 1 per la Tana del lupo mannaro. Per $2 resta un affare. La terza e la quarta farebbero male: di queste tessere le prime sono le migliori.

lesson-suburbia-con = Con: insieme è meglio
lesson-suburbia-con-about = Tessere che si contano a vicenda.
lesson-suburbia-con-intro = Le tessere di Con cercano le compagne, riconoscibili dallo [stemma](badge) sul bordo: ognuna conta tutte le tessere Con del tuo quartiere, ovunque siano, e se stessa.
lesson-suburbia-con-1 = Aumenta il reddito di 2 con una tessera, e fatti pagare dalla Piazza degli accrediti.
lesson-suburbia-con-1-hint = La Sala dimostrazioni dà 1 di reddito per ogni tessera Con. Quali due ci saranno allora?
lesson-suburbia-con-1-done = La Sala dimostrazioni conta la piazza e se stessa: 2. E la piazza, che c’era già, ha pagato $2 per la nuova compagna. Dove le metti non conta: conta solo quante ne hai.

lesson-suburbia-essen = Essen: una per tipo
lesson-suburbia-essen-about = Un limite, e perché la varietà rende.
lesson-suburbia-essen-intro = Di ogni tessera Essen ne puoi avere [una sola](essen-limit). Ma tutte si contano fra loro. Hai già un Chiosco delle salsicce.
lesson-suburbia-essen-1 = Guadagna almeno 6 abitanti e 1 di reddito con una sola tessera Essen.
lesson-suburbia-essen-1-hint = Un secondo chiosco può diventare soltanto un lago. Prova con l’altra tessera Essen.
lesson-suburbia-essen-1-done = La Pensione della fiera: 2 abitanti, e 2 per ogni tessera Essen, lei e il chiosco. Il chiosco ha dato 1 di reddito per la compagna. La prossima volta un’altra ancora: la sesta varrebbe più di tutte.

lesson-suburbia-ce = Collector’s Edition: una città con una scelta
lesson-suburbia-ce-about = Grandi città, e che cosa lasciano scegliere.
lesson-suburbia-ce-intro = Le città della Collector’s Edition sono care e forti, e alcune permettono qualcosa di [speciale](special-tile). Che cosa, lo scegli passo per passo, prima che si giochi.
lesson-suburbia-ce-1 = Costruisci Londra, e prendi gratis la tessera che porta con sé.
lesson-suburbia-ce-1-hint = Dopo la cella per Londra ti viene chiesto quale delle tessere più economiche vuoi. Solo una ha il prezzo più basso; poi scegli la sua cella.
lesson-suburbia-ce-1-done = 3 di reputazione per Londra, e l’Ostello ha portato 2 abitanti senza costare nulla. Si possono prendere così solo le tessere più economiche: Londra vale di più quando la più economica è buona.
