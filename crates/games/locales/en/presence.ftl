# Texts of the web app: bots that stand in, clocks, being told that it is one's turn.

# Somebody is away
stand-in-start = Let a bot play for me
stand-in-end = Play again myself
stand-in-plays = A bot plays for you.
stand-in-tag = a bot plays
stand-in-other = Let a bot play for { $name }

# Being called
alert-sound = Sound when it is my turn
alert-notification = Notification when it is my turn
alert-title = It is your turn
alert-blocked = The browser does not allow notifications from here; its settings do.

# Clocks
clock-left = time left
clock-ask = The time of { $name } is over. Shall a bot make this one move?
clock-over = The time of { $name } is over; the others are asked.
clock-agree = Yes, let it move
# How long everybody may think: $per is move or game, $time is clock-time, $then is bot or ask.
clock-terms = { $per ->
    [move] Clock: { $time } a move.
   *[game] Clock: { $time } for all moves of a player.
} { $then ->
    [ask] When it is over, the others decide whether a bot makes that move.
   *[bot] When it is over, a bot takes over until you are back.
}
clock-time = { $unit ->
    [days] { $count ->
        [one] one day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] one hour
       *[other] { $count } hours
    }
    [minutes] { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] one second
       *[other] { $count } seconds
    }
}
