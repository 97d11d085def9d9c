# Texts of the web app: the end of a game.
end-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
end-title = { $name }: { $title }
end-dale-beaten = { $name } beats Dale the Bot
end-dale-won = Dale the Bot beats { $name }
end-dale-tie = { $name } and Dale the Bot are level
end-dale-title = Title: { $title }
end-dale-no-title = No title: it takes a win over Dale
end-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
end-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
end-standing = { $game ->
    [neom] { $rank }, { $score } points
    [suburbia] { $rank }, population { $score }
   *[other] { $rank }, { $score } points
}
end-score = { $game ->
    [neom] points
    [suburbia] population
   *[other] points
}
end-ladder = The ladder of titles
end-charts = How it went
end-chart-about = At the end of every round, before the final scoring.
end-track = { $track ->
    [money] Money
    [income] Income
    [reputation] Reputation
    [stars] Stars
   *[population] Population
}
end-towns = { $game ->
    [neom] The cities
    [suburbia] The boroughs
   *[other] The seats
}
end-rematch = Play again
end-rematch-go = To the next game
end-rematch-news = The next game has begun.
end-rematch-watch = Watch it
end-rematch-asks = { $name } would like to play again. The next game begins once everybody agrees.
end-rematch-agreed = Agrees
end-rematch-missing = Has not answered
end-rematch-agree = Play again, too
end-rematch-decline = Rather not
end-rematch-waits = Waiting for { $names }.
end-rematch-withdraw = Withdraw
end-rematch-declined = { $name } would rather not play again.
end-resigned = resigned
end-resigned-news = { $name } has resigned; a bot plays on.
end-replay = Replay
end-record = Download the record
end-share = Share
end-table = Back to the table

score-heading = The scoring
score-race = { $game ->
    [neom] Points after this category
    [suburbia] Population after this step
   *[other] Points after this step
}
score-step = { $game ->
    [neom] Category
    [suburbia] Step
   *[other] Step
}
score-before = Population before scoring
score-goal-public = { $about }: +{ $bonus }
score-goal-secret = Secret goal of { $name }: { $about }, +{ $bonus }
score-not-ahead = Nothing: { $name } is not alone ahead.
# $names are those who share the best value.
score-level = Nothing: { $names } are level.
score-level-stars = Nothing: { $names } are level, and nobody of them is alone ahead on the star track.
# By what somebody scored a goal, besides being alone ahead; $space is where the token stands.
score-by-stars = level, ahead by stars ({ $space })
score-by-law-office = level, by Law Office
score-by-vitus = by St. Vitus
# Somebody who is level, but not ahead on the star track.
score-on-stars = level, stars { $space }
score-stars = Star track
score-stars-about = Of those who are level in a goal the one furthest right scores it.
# $count is how many met it.
score-award-when = { $count ->
    [0] Scored in round { $round }: nobody met it
   *[other] Scored in round { $round }
}
score-award-reward = { $track ->
    [income] { $by } income
   *[reputation] { $by } reputation
}
score-award-dale = Dale always meets it
score-money = Money
score-money-about = Every ${ $price } becomes 1 population.
score-left = ${ $money } left
score-total = Population
score-tie = { $track ->
    [income] Still level: income decides
    [money] Still level: money decides
   *[reputation] Level: reputation decides
}
# What a category of NEOM is made of.
score-parts-none = Nothing
score-neom-parts = { $category ->
    [tiles] Tile by tile
    [neighborhoods] Neighborhood by neighborhood
    [goods] Good by good
   *[pollution] Home by home
}
score-neom-center = City Center
score-neom-printed = printed
# $line is what a tile scores for, $count how much of it there is.
score-neom-counted = { $line }: { $count }
score-neom-neighborhood = { $count ->
    [one] Neighborhood of 1 tile
   *[other] Neighborhood of { $count } tiles
}
score-neom-good = { $class ->
    [luxury] luxury
    [processed] processed
   *[raw] raw
}
# $tiles are polluting tiles near a home.
score-neom-polluted = { $place ->
    [beside] beside { $tiles }
   *[corner] at a corner of { $tiles }
}
score-neom-homes = { $count ->
    [0] no home
    [one] 1 home
   *[other] { $count } homes
}
score-neom-power = { $count ->
    [0] no Power
    [one] 1 Power tile
   *[other] { $count } Power tiles
}
