# Texts of the web app: replay.
