# Piani: mosse preparate prima del proprio turno.

error-no-plan = qui ora non c’è nulla da pianificare
plan-tile = questa tessera
plan-gone = { $name } non è più in vendita
plan-lake = Lago
plan-marker = Segnalino su { $name }

# La corsia al tavolo
plan-heading = Piano
plan-planned = In piano
plan-it = Pianifica
plan-add = Aggiungi al piano
plan-added = In piano come passo { $number }
plan-removed = { $title } non è più nel piano
plan-full = Un piano ha { $most } passi: prima togline uno
plan-dropped = Non più nel piano: { $what }
plan-empty = Scegli una tessera per pianificare: quando non tocca a te, o prima di poterla pagare.
# Un interruttore
plan-ahead = Pianifica oltre
plan-on = Ciò che scegli ora viene solo pianificato
plan-off = Ciò che scegli ora viene giocato
plan-on-about = Prepara ciò che costruiresti dopo questo turno; non si gioca nulla
plan-build = Costruisci come da piano
plan-promise = Giocala appena tocca a me
plan-promise-about = Se c’è ancora a questo prezzo e fa lo stesso effetto, viene costruita subito quando tocca a te; altrimenti vieni chiamato
plan-dismiss = Ho capito
plan-revoke = Annulla
plan-promised = { $title }: si costruisce appena tocca a te.
# $why: perché qualcosa non è stato giocato
plan-not-played = { $title } non è stata costruita per te: { $why }. Tocca a te.
plan-price-changed = ora costa ${ $is }, non ${ $was }
plan-effect-changed = non farebbe più lo stesso effetto
plan-taken-back = una mossa è stata annullata
error-conditional-now = non c’è nulla da aspettare: tocca a te, o la partita è finita
# Un segno nel registro
log-as-planned = come da piano
plan-remove = Togli { $title } dal piano
plan-earlier = { $title } un turno prima
# Denaro mancante
plan-short = mancano ${ $amount }

# Che cosa può venirne
plan-forecast = Previsione
plan-thinking = Gioco partite inventate
plan-worlds = Fasce da { $count } partite inventate in cui tutti vanno avanti
plan-steps = Il piano
# $share: una percentuale
plan-odds = nel { $share } delle partite, di solito al giro { $round }
plan-never = in nessuna partita
plan-secret = il tuo segreto
plan-score = Punti alla fine
plan-goals = Obiettivi: quanto spesso sei in testa alla fine
plan-lines = Linee rosse superate: { $count }
plan-built = Si costruisce il passo { $number }
plan-table = I tuoi numeri dopo ciascuno dei tuoi prossimi turni
plan-round = Giro
plan-legend = In grassetto, la linea nera: segui il piano e non succede altro. Intervallo e fascia: otto partite inventate su dieci. ▮ si supera una linea rossa.

# NEOM
neom-plan-cell = ora non si può mettere lì
