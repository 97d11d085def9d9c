# Texts of the web app: common.
