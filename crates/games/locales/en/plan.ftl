# Plans: moves laid out before one's turn.

error-no-plan = there is nothing to plan here now
plan-tile = this tile
plan-gone = { $name } is no longer on offer
plan-lake = Lake
plan-marker = Marker on { $name }

# The lane at the table
plan-heading = Plan
plan-planned = Planned
plan-it = Plan it
plan-add = Add to plan
plan-added = Planned as step { $number }
plan-removed = { $title } is no longer planned
plan-full = A plan has { $most } steps; take one out first
plan-dropped = No longer planned: { $what }
plan-empty = { $game ->
    [neom] Choose a tile to plan ahead: one of a hand that comes back to you, a Cornerstone, or one you cannot pay for yet.
   *[other] Choose a tile to plan ahead: when it is not your turn, or before you can pay for it.
}
# A switch: whoever could play lays out the turns after this one
plan-ahead = Plan ahead
plan-on = What you choose now is only planned
plan-off = What you choose now is played
plan-on-about = { $game ->
    [neom] Lay out what you would place in this turn and the next ones; nothing is played
   *[other] Lay out what you would build after this turn; nothing is played
}
plan-build = { $game ->
    [neom] Play as planned
   *[other] Build as planned
}
plan-promise = Play it when my turn comes
plan-promise-about = { $game ->
    [neom] If it is still there, costs the same and does the same, it is picked and placed there at once when your turn comes; else you are called
   *[other] If it is still there at this price and does the same, it is built at once when your turn comes; else you are called
}
plan-dismiss = Dismiss
plan-revoke = Do not
plan-promised = { $game ->
    [neom] { $title } will be played as soon as it is your turn.
   *[other] { $title } will be built as soon as it is your turn.
}
# $why: why something was not played
plan-not-played = { $game ->
    [neom] { $title } was not played for you: { $why }. Your move.
   *[other] { $title } was not built for you: { $why }. Your move.
}
plan-price-changed = it costs { $is } now, not { $was }
plan-effect-changed = it would not do the same any more
plan-taken-back = a move was taken back
error-conditional-now = there is nothing to wait for: it is your turn, or the game is over
# A mark in the log
log-as-planned = as planned
plan-remove = Take { $title } out of the plan
plan-earlier = { $title } one turn earlier
# Money that is lacking
plan-short = { $what } short

# What may come of it
plan-forecast = Forecast
plan-thinking = Playing made-up games
plan-worlds = Bands from { $count } made-up games in which everybody plays on
plan-steps = The plan
# $share: a percentage
plan-odds = { $game ->
    [neom] in { $share } of the games, mostly in turn { $round }
   *[other] in { $share } of the games, mostly in round { $round }
}
plan-never = in none of the games
plan-secret = your secret
plan-score = Score at the end
plan-goals = { $game ->
    [neom] Points at the end
   *[other] Goals: how often you are ahead at the end
}
plan-lines = Red lines passed: { $count }
plan-built = { $game ->
    [neom] Step { $number } is placed
   *[other] Step { $number } is built
}
plan-table = Your numbers after each of your next turns
plan-round = { $game ->
    [neom] Turn
   *[other] Round
}
plan-legend = { $game ->
    [neom] 2.3 is turn 3 of generation 2. In bold, the black line: you follow the plan and nothing else happens. Range and band: eight of ten made-up games.
   *[other] In bold, the black line: you follow the plan and nothing else happens. Range and band: eight of ten made-up games. ▮ a red line is passed.
}

error-conditional-later = this cannot be your next move: something else comes before it

# NEOM
neom-plan-late = it does not come to you after the step before it
neom-plan-meanwhile = Money that comes to you before
# When a planned tile could be placed
neom-plan-when = turn { $generation }.{ $turn }

# Hands that one has held and that come back
neom-to-come = Hands that come back to you
neom-to-come-about = What you have seen and nobody has picked since; choose one to plan it
neom-comes = Turn { $turn }
neom-comes-label = { $tile }, comes in turn { $turn } if nobody picks it; plan it
neom-plan-stone = { $tile }, your Cornerstone; plan it
