# Un posto a un tavolo altrove.

online-clock = { $name } { $time }
online-about = { $title }, { $about }, online
online-lost = … la connessione è caduta, si riprova
online-back = La connessione è tornata.
online-changed = Nel frattempo il tavolo è cambiato: guarda di nuovo.
online-asked = È stato chiesto agli altri se si può annullare.
online-kept = Il tuo posto al tavolo resta tuo: torna con lo stesso link.
online-bye = Arrivederci. Il tuo posto al tavolo resta tuo: torna con lo stesso link.
online-waiting = Si aspetta { $name }.
online-unsound = il server racconta la partita in modo diverso da questa versione ({ $reason }); usa la stessa versione di tabletown da entrambe le parti
hint-title = Suggerimento (Esc: chiudi)
hint-move = { $mv } ({ $what }): { $net }
hint-by = Che cosa farebbe il bot di livello { $level }:
hint-not-now = Non tocca a te: non c’è nulla da consigliare.
online-no-link = «{ $link }» non è il link di un tavolo; incolla il link del tuo posto, come https://games.example.org/join/…
online-unreachable = { $host } non è raggiungibile ({ $why }); controlla il link e che il server sia acceso
online-no-server = chi risponde a { $host } non è un server di Tabletown, o è troppo vecchio; controlla il link
online-no-game = a { $host } non c’è questa partita: è stata eliminata, oppure il link non è completo
online-wrong-token = il link non apre questo posto: non è completo, oppure il posto ha un nuovo link; chiedi a chi ha preparato il tavolo
hint-advice = { $text } [{ $mv }]: { $points } punti alla fine
