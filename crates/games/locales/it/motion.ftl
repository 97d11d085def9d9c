# Ciò che si vede delle mosse: tessere che si posano, numeri che volano.

motion-speed = Animazioni
motion-speed-name = { $speed ->
    [off] No
    [quick] Rapide
    [slow] Lente
   *[normal] Normali
}
motion-still = Spente: il tuo sistema chiede di non muovere nulla
motion-sound = Suoni di gioco
motion-away = Mentre non c’eri
motion-show = Fammi vedere
motion-show-about = Rivedi che cosa è successo dal tuo ultimo turno
