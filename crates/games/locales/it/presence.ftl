# Testi dell'app: bot che sostituiscono, orologi, sapere che tocca a noi.

# Qualcuno è via
stand-in-start = Fai giocare un bot per me
stand-in-end = Torno a giocare io
stand-in-plays = Un bot gioca per te.
stand-in-tag = gioca un bot
stand-in-other = Fai giocare un bot per { $name }

# Essere chiamati
alert-sound = Suono quando tocca a me
alert-notification = Notifica quando tocca a me
alert-title = Tocca a te
alert-blocked = Il browser non permette notifiche da qui; puoi cambiarlo nelle sue impostazioni.

# Orologi
clock-left = tempo rimasto
clock-ask = Il tempo di { $name } è finito. Facciamo fare questa mossa a un bot?
clock-over = Il tempo di { $name } è finito; ora decidono gli altri.
clock-agree = Sì, muove il bot
