# Texts of the web app: statistics.
stats-heading = Your results
stats-link = Your results in numbers
# $running may be 0
stats-about = { $games ->
    [one] One finished game
   *[other] { $games } finished games
} played in this browser, on this server{ $running ->
    [0] .
    [one] ; one more is still running.
   *[other] ; { $running } more are still running.
}
stats-none = There is nothing to count yet.
stats-none-text = Results of the games you finish in this browser appear here: how often you won and against whom, your best scores and titles, the tiles you build most.
stats-none-start = Start a game
stats-none-running = { $running ->
    [one] Go on with your game
   *[other] Go on with your games
}
stats-kind = How you played
stats-games = Games
stats-won = Won
stats-mean = Mean
stats-best = Best
stats-best-go = See this game
# $percent is a whole number
stats-percent = { $percent } %
# Solo with one of several sets of tiles: "Solo, All tiles"
stats-deck = { $mode }, { $deck }
stats-bots = strongest opponent: { $bot }
stats-people = against people
stats-screen = all at this screen
stats-ladders = Titles
stats-title = { $title }, with { $score }
stats-no-title = no title yet
stats-tiles = The tiles you build most
stats-times = { $count } ×
# Results by expansions; a game with several counts for each of them
stats-packs = By expansions
stats-only = only { $name }
stats-only-all = Count all games
stats-only-go = Count only these games
# How one fared over time
stats-curve = How it went
# $games is one or many
stats-curve-title = Your last { $games } games of the kind you play most
stats-curve-about = Your score in each game, and the best of the others.
stats-you = you
stats-rival = best rival
stats-met = Head to head
stats-opponent = Opponent
stats-ahead = Ahead
stats-behind = Behind
stats-margin = Points
stats-latest = Latest games
stats-with = with { $names }
stats-chosen = { $games ->
    [one] One finished game is not counted, as its draws were chosen.
   *[other] { $games } finished games are not counted, as their draws were chosen.
}
