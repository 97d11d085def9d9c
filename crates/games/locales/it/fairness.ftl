# Correttezza: la prova che nessuno ha scelto o cambiato le estrazioni
fair-heading = Gioco corretto
fair-chosen = Le estrazioni di questa partita sono state scelte da chi l’ha preparata (seme { $seed }), che forse le conosce. Non conta in nessuna statistica.
fair-about = Le estrazioni sono state fissate a caso all’inizio della partita. Questo numero ne è stato ricavato e mostrato a tutti prima della prima mossa; a partita finita la registrazione mostra da che cosa è stato ricavato, e chiunque può controllare che nulla è stato cambiato:
fair-check = Con la registrazione presa alla fine della partita:
fair-without = Questa partita è cominciata prima che le estrazioni fossero fissate con un numero che tutti possono controllare.
fair-hints = { $hints ->
    [on] Suggerimenti: a questo tavolo tutti possono chiederne.
   *[off] Suggerimenti: a questo tavolo non ce ne sono.
}
