# Testi delle lezioni di NEOM; vedi quelli di Suburbia.

lesson-neom-pick = Prendine una, passa il resto
lesson-neom-pick-about = Come va un turno, e che cosa fare di una tessera che non puoi costruire.
lesson-neom-pick-intro = Ognuno ha una mano, ne prende __una__ tessera in segreto e passa il resto a sinistra. Poi tutte le [scelte](pick) vengono mostrate e ognuno costruisce. Ogni tessera dice che cosa chiede: denaro o [merci](good).
lesson-neom-pick-1 = Hai £1. Prendi una tessera che puoi pagare e costruiscila accanto al tuo centro città.
lesson-neom-pick-1-hint = Le Palazzine chiedono £2, altre due tessere chiedono merci che qui nessuno produce. Una non chiede nulla, e anzi ti paga £5.
lesson-neom-pick-1-done = Il Banco dei pegni non chiede nulla e ha pagato £5 subito. Le altre tre tessere ora le ha il vicino di sinistra: quello che passi, può servire a qualcun altro.
lesson-neom-pick-2 = Da destra è arrivata una mano nuova, e non c’è niente che ti serva. Prendi una tessera e ricavane £5.
lesson-neom-pick-2-hint = Una tessera presa non va per forza costruita: si può sempre vendere per £5.
lesson-neom-pick-2-done = Vendere porta £5, e la tessera esce dal gioco. Così una scelta non è mai persa: prendi ciò che serve a te, o ciò che servirebbe di più al vicino.

lesson-neom-roads = Strade
lesson-neom-roads-about = Dove può stare una tessera, e come si arriva al bordo.
lesson-neom-roads-intro = Una tessera non si gira mai. Deve essere [collegata](connected) al centro città: passo per passo, con una strada su tutti e due i lati che si toccano. A metà del lato ovest e del lato est una strada fino al bordo apre una [rotta commerciale](trade-route).
lesson-neom-roads-1 = Apri una rotta commerciale con il Cementificio (strade a est e a ovest).
lesson-neom-roads-1-hint = La tua Area di sosta porta già verso est. Il Cementificio ne prolunga la strada fino al bordo destro.
lesson-neom-roads-1-done = La strada esce dalla città a destra: da ora le merci da quella parte costano £1 in meno. A sinistra del centro il Cementificio sarebbe stato collegato lo stesso, ma a una cella dal bordo.
lesson-neom-roads-2 = Una tessera può anche [sostituirne](replace) un’altra dello stesso tipo. Costruisci il Banco dei pegni sopra l’Area di sosta.
lesson-neom-roads-2-hint = Sono entrambe commerciali. Scegli la cella dell’Area di sosta, a destra del centro città.
lesson-neom-roads-2-done = Il Banco dei pegni ha strade su tutti e quattro i lati: lì la città può crescere a nord e a sud, e la rotta resta aperta. Con l’Area di sosta se n’è andato ciò che dava: £3 di reddito.

lesson-neom-goods = Merci
lesson-neom-goods-about = Che cosa produci, che cosa compri, e a che serve una rotta commerciale.
lesson-neom-goods-intro = Il tuo centro città produce legno. Una [merce](good) che produci c’è per ogni tessera che costruisci: non si consuma. Quello che ti manca lo compri da un vicino, per quella sola tessera.
lesson-neom-goods-1 = Ricava dal tuo legno una merce che vale di più.
lesson-neom-goods-1-hint = La Segheria chiede legno, che hai, e produce legname.
lesson-neom-goods-1-done = Ora produci legno __e__ legname. Le [merci lavorate](processed-good) alla fine valgono 2 punti l’una, quelle grezze 1, quelle di lusso 10. E gli altri compreranno legname da te.
lesson-neom-goods-2 = La Vetreria chiede pietra. La producono entrambi i vicini. La tua rotta di sinistra è aperta: costruisci la Vetreria e tieni £4 delle tue £5.
lesson-neom-goods-2-hint = Accanto alla cella puoi scegliere chi vende. Le merci grezze costano £2; lungo una rotta aperta, da sinistra, £1.
lesson-neom-goods-2-done = £1 al vicino di sinistra invece di £2 a quello di destra. La pietra era solo per questa tessera; il vetro resta tuo. Il denaro delle merci che vendi arriva alla fine del turno.

lesson-neom-neighborhoods = Case e fabbriche
lesson-neom-neighborhoods-about = I rioni crescono di valore; l’inquinamento lo toglie.
lesson-neom-neighborhoods-intro = Le case unite da strade formano un [rione](neighborhood): una casa vale 1 punto, due 3, tre 6, quattro 10. Tu ne hai due insieme.
lesson-neom-neighborhoods-1 = Fanne un rione di tre con la Periferia (strade a nord, sud e ovest).
lesson-neom-neighborhoods-1-hint = La Baraccopoli ha strade su tutti i lati. Da quale parte una strada della Periferia ne incontra una sua?
lesson-neom-neighborhoods-1-done = Da 3 a 6 punti, oltre ai 3 stampati sulla Periferia. Altrove sarebbe stata un rione da sola, per 1 punto.
lesson-neom-neighborhoods-2 = Le fabbriche [inquinano](pollution): −2 per una casa accanto, −1 a un angolo. Costruisci la Vetreria in modo che nessuna casa ne soffra.
lesson-neom-neighborhoods-2-hint = Le tue case stanno a nord. Vai a sud.
lesson-neom-neighborhoods-2-done = Nessuna casa la tocca, nemmeno per un angolo. Una città ha solo 25 celle: tieni un angolo per le case e quello opposto per l’industria.

lesson-neom-cornerstones = Pietre angolari
lesson-neom-cornerstones-about = I tuoi piani, e quando valgono di più.
lesson-neom-cornerstones-intro = Oltre alla mano hai tre [Pietre angolari](cornerstone) tue. In ogni turno puoi rinunciare alla tessera presa e costruirne una: al massimo una nella prima generazione, due nella seconda, tre nella terza. Quasi tutte contano ciò che c’è in città.
lesson-neom-cornerstones-1 = Costruisci una Pietra angolare che, con la città di adesso, ti porti 8 punti.
lesson-neom-cornerstones-1-hint = Prima prendi una tessera qualsiasi. Il Centro rionale conta 4 per ogni rione, e le tue due case non sono unite da strade. Il Deposito autobus conta 3 per ogni fabbrica a due passi al massimo da una casa.
lesson-neom-cornerstones-1-done = Due case separate sono due rioni: 4 + 4. Il Deposito autobus avrebbe dato 3 + 3, la Stazione della metro ancora nulla.
lesson-neom-cornerstones-2 = Una Pietra angolare continua a contare. Fai rendere al Centro rionale altri 4 punti.
lesson-neom-cornerstones-2-hint = Conta i rioni: una terza casa non deve quindi unirsi a una delle due. Il Centro rionale stesso ha una strada verso est.
lesson-neom-cornerstones-2-done = Un terzo rione: altri 4 punti, e 1 per la casa. Accanto alle Palazzine sarebbe stato un rione di due: in tutto ancora due. Costruisci presto la Pietra angolare che ti dice che cosa fare dopo.

lesson-neom-disasters = Disastri
lesson-neom-disasters-about = Pagare o rinunciare a qualcosa: che cosa costa meno?
lesson-neom-disasters-intro = In ogni generazione c’è un [Disastro](disaster) fra le tessere. Chi lo prende in quel turno non fa altro, e il Disastro colpisce tutti __tranne__ lui. Un’Alluvione: paga £1 per ogni tuo edificio, o rinuncia a uno. È scoperta in questo pacchetto; la prima scelta è tua, e il tuo avversario la vuole.
lesson-neom-disasters-1 = Vendi una tessera per £5 e lascia l’Alluvione all’avversario. Quando arriva, non perdere né denaro né punti.
lesson-neom-disasters-1-hint = Hai cinque edifici. La Baraccopoli e le Case di ringhiera sono case, due negozi pagano alla fine della generazione. E il Banco dei pegni, che cosa fa ancora?
lesson-neom-disasters-1-done = Il Banco dei pegni aveva già pagato le sue £5 e non vale punti: una perdita da poco, invece di £5. Poi la generazione è finita e i tuoi negozi hanno pagato. Prendere tu l’Alluvione ti avrebbe risparmiato lo stesso, ma senza portarti altro.
lesson-neom-disasters-2 = La seconda generazione, e il tuo avversario ha appena preso l’Incendio: £1 per ogni edificio __non protetto__. Prima che colpisca hai ancora la tua scelta. Non perdere edifici, e tieni almeno £11.
lesson-neom-disasters-2-hint = I Vigili del fuoco proteggono la loro cella e le otto intorno, per £1. Da quale cella arrivano a tutti i tuoi quattro edifici tranne uno?
lesson-neom-disasters-2-done = Fuori restava solo l’Alimentari: £1 e basta. I Vigili del fuoco rimangono, con i loro 5 punti. I Commissariati fanno lo stesso contro l’Ondata di crimini della terza generazione; contro un’Alluvione non serve nulla.

lesson-neom-income = Reddito
lesson-neom-income-about = Denaro adesso, o tre volte?
lesson-neom-income-intro = Alla fine di ognuna delle tre [generazioni](generation) le tue tessere pagano il loro [reddito](city-income). Questo è l’ultimo turno della prima: quello che costruisci ora paga ancora tre volte.
lesson-neom-income-1 = Aumenta il reddito di £3.
lesson-neom-income-1-hint = Il Banco dei pegni paga £5 una volta sola e non ha reddito. Quale tessera paga ogni volta?
lesson-neom-income-1-done = £3 sono arrivate subito, con la fine della generazione, e altre due volte arriveranno: £9 in tutto, contro le £5 del Banco dei pegni. Nell’ultima generazione è il contrario.
lesson-neom-income-2 = La seconda generazione ha negozi migliori. Aumenta il reddito di £8, anche se costa qualcosa.
lesson-neom-income-2-hint = Il Locale notturno chiede £4 e ha una sola strada, a nord.
lesson-neom-income-2-done = £4 adesso per 2 × £8 più tardi. Alla fine £2 valgono 1 punto: guarda che cosa il denaro può ancora comprare, prima che venga soltanto contato. Con la sua unica strada il Locale notturno chiude una via: tessere così vanno al margine.

lesson-neom-alone = In solitario, e la fine
lesson-neom-alone-about = Il gioco in solitario, gli ultimi due turni e tutto ciò che si conta.
lesson-neom-alone-intro = In solitario apri un pacchetto nuovo a ogni turno e prendi una tessera; nessuno ti vende nulla, le merci vengono dalla riserva: le grezze dalla prima generazione, le lavorate dalla seconda, quelle di lusso dalla terza. Un Disastro che compare colpisce __te__, se non lo prendi; si può solo nei primi tre pacchetti. E con i punti si ha un titolo: i gradini cominciano a 80 e finiscono a 125.
lesson-neom-alone-1 = Mancano due turni. In questo guadagna almeno 6 punti.
lesson-neom-alone-1-hint = Confronta: il Commissariato vale 6, per £1. Le Case di mattoni valgono 4, chiedono cemento, £4 dalla riserva, e con una quarta casa il tuo rione vale 10 invece di 6. £2 sono 1 punto.
lesson-neom-alone-1-done = 4 per le case, 4 per il rione più grande, 2 in meno per le £4: 6. Il Commissariato ne avrebbe dati 5. Negli ultimi turni anche il denaro è punti: fai i due conti prima di scegliere, o falli fare all’anteprima.
lesson-neom-alone-2 = L’ultimo turno di tutti. Guadagna almeno 11 punti con una sola tessera.
lesson-neom-alone-2-hint = Una città senza [energia](power) perde 5 punti. Una tessera da £8 te ne costa 4.
lesson-neom-alone-2-done = 10 punti per la Centrale nucleare, 5 che non perdi più perché la città ha energia, e 4 in meno per le £8: 11. Ora si conta tutto: tessere, rioni, merci, denaro, e quello che tolgono l’inquinamento, le poche case o l’energia che manca. E i punti fanno un titolo.
