# Testi dell'app: l'accompagnatore della prima partita. Segni come nelle regole. $alone è yes per chi gioca senza avversari.
tour-name = Primi passi
tour-take = Primi passi a questo tavolo
tour-first = Prima partita accompagnata
tour-back = Indietro
tour-next = Avanti
tour-done = Fatto
tour-leave = Congeda l’accompagnatore
tour-wait = Prova: la scheda va avanti da sola.
tour-skip = Salta
tour-count = { $step } di { $all }

tour-s-welcome = Il tuo primo quartiere
tour-s-welcome-text = { $alone ->
    [yes] Costruisci un [quartiere](borough), tessera per tessera, per quanti più abitanti puoi. Ti mostro il tavolo mentre giochi. Le parole sottolineate a puntini si spiegano da sé; con la × mi congedi, e nel menu, alla voce Aiuto, mi ritrovi.
   *[no] Costruisci un [quartiere](borough), tessera per tessera; alla fine vince chi ha più abitanti. Anche il tuo avversario è alle prime armi. Ti mostro il tavolo mentre giochi. Le parole sottolineate a puntini si spiegano da sé; con la × mi congedi, e nel menu, alla voce Aiuto, mi ritrovi.
}
tour-s-goals = Tieni un obiettivo
tour-s-goals-text = Scegli uno dei due [obiettivi](goal) e tienilo. Resta segreto, e alla fine ti dà abitanti se sei in testa __da solo__. Prendi quello che ti sembra più facile.
tour-s-seats = I tuoi numeri
tour-s-seats-text = Il denaro per costruire; il [reddito](income), il denaro di ogni turno; la [reputazione](reputation), gli abitanti di ogni turno; e la [popolazione](population), che è ciò che conta. All’inizio cerca il reddito.
tour-s-market = Scegli una tessera
tour-s-market-text = Qui sotto c’è il mercato. Il prezzo sotto ogni tessera è il suo costo più quello della [posizione](slot-price): più a destra, meno costa. Scegli una tessera che dà reddito e che puoi pagare.
tour-s-cell = Scegli una cella
tour-s-cell-text = Ogni cella che si illumina mostra che cosa la tessera cambierebbe lì. Scegline una.
tour-s-preview = Guarda, poi costruisci
tour-s-preview-text = Tutto ciò che segue è elencato con il suo perché, fino al reddito e agli abitanti di questo turno. Niente viene giocato finché non premi Costruisci. Fallo, o prima prova un’altra cella.
tour-s-log = Che cosa è successo
tour-s-log-text = { $alone ->
    [yes] Ogni cambiamento è raccontato con la sua causa. Apri una voce per leggerla.
   *[no] Ogni cambiamento è raccontato con la sua causa, anche ciò che ti portano le tessere dell’avversario. Apri una voce per leggerla.
}
tour-s-lines = Linee rosse
tour-s-lines-text = { $alone ->
    [yes] Qui cresce la tua popolazione. Ogni [linea rossa](red-line) che superi ti costa 2 di reddito e 2 di reputazione: cresci quando te lo puoi permettere.
   *[no] Qui cresce la popolazione di tutti. Ogni [linea rossa](red-line) che superi ti costa 1 di reddito e 1 di reputazione: cresci quando te lo puoi permettere.
}
tour-s-supply = Tessere base e segnalini
tour-s-supply-text = { $alone ->
    [yes] Sempre disponibili: tessere semplici, e [investire](invest), che raddoppia una tessera che hai. In entrambi i casi segue uno scarto, oltre a quello di ogni turno.
   *[no] Sempre disponibili: tessere semplici, e [investire](invest), che raddoppia una tessera che hai. In entrambi i casi segue uno scarto: togli agli altri una tessera del mercato.
}
tour-s-borders = Confini
tour-s-borders-text = Un altro modo di costruire: un [confine](border) lungo le tue tessere, per il costo che ha stampato, o coperto e gratis come [lago](border-lake). Scegli un posto e giralo come vuoi.
tour-s-awards = Bonus e sfida
tour-s-awards-text = { $alone ->
    [yes] Due premi lungo la strada. Se soddisfi il [bonus](bonus) quando finisce la pila A guadagni reddito; la [sfida](challenge) dopo la pila B dà reputazione.
   *[no] Due premi lungo la strada. Chi soddisfa il [bonus](bonus) quando finisce la pila A guadagna reddito; la [sfida](challenge) dopo la pila B dà reputazione. Ognuno può andare a più giocatori.
}
tour-s-stars = Il tracciato delle stelle
tour-s-stars-text = { $alone ->
    [yes] Le [stelle d’oro](star) ti portano a destra, dove il [tracciato](star-track) ha dei premi.
   *[no] Le [stelle d’oro](star) ti portano a destra. Alla fine di un giro chi è in testa guadagna un abitante e chi è in coda ne perde uno, e l’ordine sul [tracciato](star-track) è l’ordine del giro seguente.
}
tour-s-end = Ora tocca a te
tour-s-end-text = { $alone ->
    [yes] Le mosse si possono ritirare. Le brevi [lezioni](/learn/suburbia/lessons) mostrano un’idea per volta, l’ultima il gioco in solitario. Buon divertimento!
   *[no] Le mosse che non hanno mostrato niente di nuovo si possono ritirare. Le brevi [lezioni](/learn/suburbia/lessons) mostrano un’idea per volta. Buon divertimento!
}

tour-n-welcome = La tua prima città
tour-n-welcome-text = { $alone ->
    [yes] Costruisci una città di cinque per cinque tessere in tre [generazioni](generation), per i punti e per un titolo. Ti mostro il tavolo mentre giochi. Le parole sottolineate a puntini si spiegano da sé; con la × mi congedi, e nel menu, alla voce Aiuto, mi ritrovi.
   *[no] Costruisci una città di cinque per cinque tessere in tre [generazioni](generation); vince chi ha più punti. Anche i tuoi avversari sono alle prime armi. Ti mostro il tavolo mentre giochi. Le parole sottolineate a puntini si spiegano da sé; con la × mi congedi, e nel menu, alla voce Aiuto, mi ritrovi.
}
tour-n-hand = Prendi una tessera
tour-n-hand-text = { $alone ->
    [yes] Scegli una tessera del pacchetto; le altre sono perse. Ognuna dice che cosa richiede e quanto ti costerebbe ora.
   *[no] Scegli una tessera; le altre passano al tuo vicino. Ognuna dice che cosa richiede e quanto ti costerebbe ora. I negozi, all’inizio, sono una buona scelta: danno un reddito.
}
tour-n-city = Trovale un posto
tour-n-city-text = Una tessera deve essere [collegata](connected) al [Centro città](city-center) da strade, e non si gira mai. Le celle dove può andare si illuminano, con ciò che porterebbe lì. Scegline una.
tour-n-build = Costruiscila
tour-n-build-text = Tutto ciò che costa e porta è elencato. Costruiscila, costruisci invece una [Pietra angolare](cornerstone), oppure vendila per £5.
tour-n-goods = Merci
tour-n-goods-text = { $alone ->
    [yes] Ciò che produci è tuo per ogni tessera, e niente si consuma. Ciò che ti manca lo compri dalla riserva, al prezzo indicato.
   *[no] Ciò che produci è tuo per ogni tessera, e niente si consuma. Ciò che ti manca lo compri dagli altri, al prezzo indicato. Una [rotta commerciale](trade-route) rende meno care le merci da un lato.
}
tour-n-seats = { $alone ->
    [yes] I tuoi numeri
   *[no] I numeri di tutti
}
tour-n-seats-text = Il denaro, il reddito alla fine della [generazione](generation), e i punti che la città avrebbe se la partita finisse ora.
tour-n-others = Le altre città
tour-n-others-text = Scegline una per vederla in grande: ciò che produce lo puoi comprare, e ciò che le serve glielo puoi soffiare da sotto il naso.
tour-n-end = Ora tocca a te
tour-n-end-text = Case vicine tra loro, fabbriche lontane dalle case, una tessera con [Energia](power), e presto qualche negozio per il reddito: è un buon piano per cominciare. Le brevi [lezioni](/learn/neom/lessons) mostrano un’idea per volta. Buon divertimento!
