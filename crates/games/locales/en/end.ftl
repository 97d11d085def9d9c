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
end-replay = Replay
end-record = Download the record
end-share = Share
end-table = Back to the table

score-heading = The scoring
score-walk = Step by step
score-next = Next step
score-all = Show all
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
score-nobody = Nothing: nobody is alone ahead.
score-money = Money
score-money-about = Every ${ $price } becomes 1 population.
score-left = ${ $money } left
score-total = Population
score-tie = { $track ->
    [income] Still level: income decides
    [money] Still level: money decides
   *[reputation] Level: reputation decides
}
