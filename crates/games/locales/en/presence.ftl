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
# How long everybody may think: $time is clock-time, $then is bot or ask.
clock-terms = Clock: { $time }. { $then ->
    [ask] When it is over, the others decide whether a bot makes that move.
   *[bot] When it is over, a bot takes over until you are back.
}
# $per is move or game, $time and $increment are amounts, $more is more or none.
clock-time = { $per ->
    [move] { $time } a move
   *[game] { $time } a game
}{ $more ->
    [more] {", "}{ $increment } more with every move
   *[none] {""}
}
clock-amount = { $unit ->
    [days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
}
