# Testi dell'app: la chat.

# Chiacchiere
talk-heading = Chat
talk-mute = Silenzia
talk-muted = Chat silenziata: non vedi i messaggi.
talk-empty = Nessuno ha ancora detto niente.
talk-text = Di’ qualcosa
talk-send = Invia
talk-signs = Risposte rapide
talk-said = { $name }: { $text }
