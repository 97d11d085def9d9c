# Testi dell'app: ciò che hanno tutte le pagine per imparare, e l'ingresso.
learn-chapters = Impara a giocare
learn-overview = Panoramica
learn-heading = Impara a giocare
learn-lead = Le regole in parole semplici con esempi disegnati, ogni tessera con ciò che conta, e ogni parola dei giochi spiegata dove la incontri.
learn-about = { $game ->
    [neom] Tre generazioni, sette scelte in ciascuna: prendi una tessera, passi le altre, e disponi strade, case e fabbriche in una città di cinque per cinque.
   *[suburbia] A ogni turno una tessera per il tuo quartiere. Il reddito porta denaro, la reputazione porta abitanti, e il successo rende più difficili entrambi.
}
learn-tiles-of = Tessere di { $game }
learn-rules-of = Regole di { $game }
learn-to-rules = Leggi le regole
learn-to-tiles = Tutte le tessere
learn-contents = In questa pagina
learn-play = Gioca
learn-words = C’è una parola che non conosci? Quelle sottolineate a puntini, come [linea rossa](red-line) o [Pietra angolare](cornerstone), aprono la loro spiegazione; sono tutte nel [glossario](/learn/glossary).
# Chi gioca negli esempi disegnati.
learn-ann = Anna
learn-ben = Bruno
learn-glossary = Glossario
learn-close = Chiudi

# Aiuto al tavolo
learn-help = Aiuto
learn-help-packs = Le espansioni di questa partita, nelle regole
learn-help-about = Regole e tessere si aprono accanto alla partita, che ti aspetta. Una parola apre la sua spiegazione.

# Dalla pagina iniziale
learn-from-home = Non conosci i giochi? [Impara a giocare](/learn).
