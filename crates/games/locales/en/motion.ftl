# What is seen of moves: tiles that land, numbers that fly.

motion-speed = Motion
motion-speed-name = { $speed ->
    [off] Off
    [quick] Quick
    [slow] Slow
   *[normal] Normal
}
motion-still = Off: your system asks for no motion
motion-sound = Sounds of play
motion-away = While you were away
motion-show = Show me
motion-show-about = Play what happened since your last turn
