# Texts of the web app: table.
