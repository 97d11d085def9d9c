# Il gioco riga per riga. Le parole dei comandi e delle mosse restano in inglese.

lines-hello = { $about }. Scrivi una mossa, o help.
lines-no-command = Non c’è un comando «{ $verb }»; scrivi help per vedere quali ci sono.
lines-no-command-near = Non c’è un comando «{ $verb }»; volevi dire «{ $near }»?
lines-no-list = Non c’è un elenco da cui scegliere un numero; lo fa «moves».
lines-list-numbers = { $count ->
    [one] L’ultimo elenco ha solo il numero 1.
   *[other] L’ultimo elenco ha i numeri da 1 a { $count }.
}
lines-these-would-do = Queste andrebbero bene; scrivi il numero:
lines-these-would-do-preview = Queste andrebbero bene; scrivi il numero, o preview e il numero:
lines-no-legal-move = Non c’è una mossa possibile che corrisponda.
lines-preview = { $mv } ({ $what }) farebbe questo:
lines-log-number = log vuole un numero di mosse, come in «log 5».
lines-undone = Annullata.
lines-undo-alone = Si può annullare solo se gioca una persona sola; qui annullerebbe la mossa di qualcun altro.
lines-undo-nothing = Non c’è ancora niente da annullare.
lines-save-needs-name = save vuole il nome di un file, come in «save partita.jsonl».
lines-save-there = Non salvata: { $file } c’è già; scegli un altro nome.
lines-saved = La partita è in { $file }.
lines-not-saved = Non salvata: { $why }.
lines-scoring = Punteggio finale
lines-bye-kept = Arrivederci. La partita è salvata in { $file }.
lines-bye-saved = Arrivederci. La partita è salvata in { $file }.
lines-bye-saved-before = Arrivederci. { $file } ha la partita fino alla mossa { $plies }; il resto non è salvato.
lines-bye-lost = Arrivederci. La partita non è stata salvata, perché non è stato indicato un file.

## Partite e registrazioni

session-about = { $title }, { $about }, seme { $seed }
session-nobody = Nessuno con questo nome gioca; ci sono { $known } (o da { $first } a { $last }).
session-nameless = Nessuno
record-heading = { $game }, { $about }, pacchetti { $packs }, seme { $seed }: { $names }
record-not-written = non è stato possibile scrivere in { $file }: { $why }; scegli un altro file
session-seats = { $count ->
    [one] 1 posto
   *[other] { $count } posti
}
session-due = tocca a { $name }
lines-help =
    {"  "}NUMBER              la mossa con questo numero nell’ultimo elenco di mosse
    {"  "}moves [FILTER]      le mosse possibili
    {"  "}preview MOVE        tutto quello che una mossa cambierebbe, e perché
    {"  "}hint                che cosa farebbe il bot solito, o il server di un tavolo online
    {"  "}show                di nuovo la posizione
    {"  "}log [N]             le ultime N mosse con ogni cambiamento
    {"  "}undo                torna alla decisione precedente (se gioca una persona sola)
    {"  "}save FILE           scrivi la partita in un file
    {"  "}help, quit          questo testo; esci (il file conserva la partita)
