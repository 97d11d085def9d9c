# Testi dell'app: webhook.

# Un indirizzo da chiamare quando tocca a qualcuno
webhook-title = Avvisami a un indirizzo web quando tocca a me
webhook-about = Quando tocca a te, e quando la partita è finita, il server manda un breve messaggio a questo indirizzo: a un canale di Discord o Slack, al tuo telefono con ntfy, a Home Assistant o a un tuo programma. Chiama una volta per turno, ma non finché hai questo tavolo aperto da qualche parte, e non mentre un bot gioca per te. Solo tu puoi vedere l’indirizzo.
# Le parentesi graffe sono quelle che vuole ntfy; restano come sono.
webhook-how = Discord, Slack e Home Assistant ti danno un indirizzo così. Con ntfy è quello del tuo argomento, seguito da { "?tpl=1&m={{.text}}" }.
webhook-url = Indirizzo
webhook-save = Salva
webhook-test = Manda una prova
webhook-forget = Dimenticalo
webhook-saved = Salvato. Vieni chiamato quando tocca a te e questo tavolo non è aperto.
webhook-forgotten = Dimenticato. Non viene chiamato nessuno.
# $problem è una frase intera.
webhook-failing = L’ultima chiamata non è riuscita. { $problem }
webhook-given-up = L’indirizzo è stato abbandonato e dimenticato, perché dieci chiamate di seguito non sono riuscite. { $problem } Lascialo di nuovo per riprovare.
webhook-none = Non c’è un indirizzo da chiamare; prima salvane uno.
webhook-off = Questo server non chiama nessuno.
webhook-over = La partita è finita.
# $status è un numero come 204.
webhook-taken = Funziona: il messaggio è stato accettato ({ $status }).
webhook-answered = Il messaggio non è stato accettato: la risposta è { $status }.
webhook-moved = La risposta rimanda a un altro indirizzo ({ $status }); lascia quello vero.
# Che cosa non va in un indirizzo o in una chiamata, secondo una parola.
webhook-trouble =
    { $trouble ->
        [unreadable] Questo non è un indirizzo. Dovrebbe essere come https://example.org/hook e avere al massimo 1000 caratteri.
        [scheme] L’indirizzo deve cominciare con https:// o http://.
        [password] L’indirizzo non può contenere un nome utente o una password.
        [name] A questo indirizzo non si trova nessuno.
        [private] Questo indirizzo non è su internet; il server non ne chiama altri.
        [unreachable] A questo indirizzo non risponde nessuno.
        [tls] Chi risponde non può dimostrare chi è: il suo certificato non è affidabile.
        [slow] La risposta ha tardato troppo.
        [own] Questo indirizzo porta a questo stesso server, che non chiama se stesso.
        [busy] Questa macchina viene chiamata troppo spesso in questo momento; riprova tra un minuto.
       *[garbled] Chi risponde non parla come un server web.
    }
# Messaggi all’indirizzo: $name siede al tavolo, $game è il nome sulla scatola, $link porta al tavolo.
webhook-your-turn = { $name }, tocca a te a { $game }: { $link }
webhook-game-over = { $name }, la tua partita a { $game } è finita: { $link }
webhook-test-message = { $name }, qui verrai chiamato quando tocca a te a { $game }: { $link }
