# Texts of the web app: end.
