# Testi dell'app: ciò che tutte le pagine hanno intorno, e pagine in cui manca qualcosa.
common-name = Tabletown
common-title = { $page } · Tabletown
common-skip = Vai al contenuto
common-nav = Sito
common-nav-games = Le tue partite
common-nav-learn = Impara
common-lamp = Colori scuri
common-noscript = Per giocare, Tabletown ha bisogno di JavaScript: attivalo per questo sito. Le partite finite si leggono anche senza.
common-footer = Tabletown è un programma indipendente per chi ama questi giochi. Le immagini e le frasi sono sue.
common-footer-rights = Suburbia è un marchio di Bezier Games, Inc. NEOM è un gioco del suo editore.
common-offline = Il server non risponde. Controlla la connessione e riprova.
common-failed = Non ha funzionato. Riprova tra un momento.
common-copied = Copiato

common-home = Torna alla home
common-not-found = Qui non c’è niente
common-not-found-text = Forse l’indirizzo è scritto male, oppure la partita non è mai stata su questo server.
common-broken = Qualcosa è andato storto
common-broken-text = Non è colpa tua, e niente di ciò che hai giocato è perso. Riprova tra un momento.

# Parole per ciò che si gioca.
mode-name = { $mode ->
    [lone-architect] Architetto solitario
    [dale] Dale il bot
    [solo] In solitario
   *[standard] Con altri
}
edition-name = { $edition ->
    [collectors] Edizione da collezione
    [first] Prima edizione
   *[second] Seconda edizione
}
# Quanto è forte un bot: un posto solo per tutte le pagine.
level-name = { $bot ->
    [random] Bot casuale
    [novice] Bot principiante
    [regular] Bot medio
    [expert] Bot esperto
    [master] Bot maestro
    [dale] Dale il bot
   *[other] Bot { $bot }
}
level-about = { $bot ->
    [random] gioca a caso
    [novice] prende ciò che rende di più subito
    [regular] guarda un po’ avanti
    [expert] guarda avanti per un momento
    [master] guarda avanti per un secondo
    [dale] costruisce con regole fisse
   *[other] gioca a modo suo
}
list-and = { $first } e { $last }
