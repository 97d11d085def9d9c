# Texts of the web app: chat.

# Talk
talk-heading = Talk
talk-mute = Mute
talk-muted = Muted: you do not see what is said.
talk-empty = Nothing has been said yet.
talk-text = Say something
talk-send = Say it
talk-signs = Quick answers
talk-said = { $name }: { $text }
