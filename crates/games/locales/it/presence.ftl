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
# Quanto si può pensare: $time è clock-time, $then è bot o ask.
clock-terms = Orologio: { $time }. { $then ->
    [ask] Quando il tempo finisce, gli altri decidono se un bot fa quella mossa.
   *[bot] Quando il tempo finisce, subentra un bot finché non torni.
}
# $per è move o game, $time e $increment sono quantità, $more è more o none.
clock-time = { $per ->
    [move] { $time } a mossa
   *[game] { $time } a partita
}{ $more ->
    [more] {", "}{ $increment } in più con ogni mossa
   *[none] {""}
}
clock-amount = { $unit ->
    [days] { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
    [hours] { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
    [minutes] { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
   *[seconds] { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }
}
