# Texts of the web app: what just happened, and advice.

# The log
log-steps = { $name }’s income and population
# $scored: which awards, as "Airport Bonus is scored"; $names: who got them, $count how many
log-award = { $count ->
    [0] { $scored }: nobody
   *[other] { $scored }: { $names }
}
log-stars = End of round { $round } on the star track
log-order = New order of play: { $names }
log-sales = Goods sold this turn are paid
log-pack = A new pack lies open
# $disaster: "Fire strikes"; $name picked it
log-disaster-by = { $disaster }, picked by { $name }
# $over: "generation 1 is over"
log-generation = { $over }: income
log-your-turn = your last turn
log-for-you = for you
log-since = Since your last turn
log-since-nothing = nothing for you
log-since-open = Since your last turn: show it in the log

# Hints
# $does: "Build Farm"; $tiles stand there already
hint-beside = { $does } next to { $tiles }
hint-goal-ahead = puts you alone ahead in { $goal }
hint-goal-lost = costs you the lead in { $goal }
hint-goal-denied = takes the lead in { $goal } from { $name }
hint-award = meets { $award }
# $what: "income +1, +$4"
hint-tiles = { $count ->
    [one] another tile of yours adds { $what }
   *[other] { $count } other tiles of yours add { $what }
}
hint-rival = { $name }: { $what }
hint-red-lines = { $count ->
    [one] passes a red line
   *[other] passes { $count } red lines
}
# $points has its sign
hint-pick = up to { $points } points if placed at once
# $parts: "neighborhoods +3, pollution −2"
hint-points = points now: { $parts }
hint-lost = gives up { $goods }
hint-gained = brings { $goods }
hint-dropped = tried in few games only
# How sure the search bot is
hint-sure = { $sure ->
    [only] There is no other move.
    [clear] Clear: the first stands out.
    [likely] Likely: the first looks best.
    [close] Close: any of the first will do.
   *[guess] A guess: there was little time.
}
