# Texts of the web app: home.
