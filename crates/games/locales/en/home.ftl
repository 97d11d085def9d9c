# Texts of the web app: home.
home-title = Tabletown: city-building games to play
# The heading of the page, by the game that is chosen
home-promise = { $game ->
    [neom] Join roads, trade goods, build the city to beat
   *[suburbia] Build the town everybody moves to
}
home-lead = { $game ->
    [neom] NEOM at your own table: against bots, with people at the same screen, or with friends by a link. No account, no waiting.
   *[suburbia] Suburbia and its expansions at your own table: against bots, with people at the same screen, or with friends by a link. No account, no waiting.
}
home-start = Start the game
# $about: edition or variant, may be empty
home-start-summary = { $game } · { $seats } · { $about }
home-art = { $game ->
    [neom] A little city of square tiles whose roads meet
   *[suburbia] A little town of hexagonal tiles
}

home-setup = Set the table
home-game = Game
home-game-about = { $game ->
    [neom] Draft tiles, join them by road, trade goods; the best city wins.
   *[suburbia] Build a borough tile by tile; most people win.
}
home-mode = How you play
home-mode-about = { $mode ->
    [lone-architect] Alone, against the stacks, for a title on the ladder.
    [dale] Alone against an automaton that builds by fixed rules.
    [solo] Alone with open packs, for a title on the ladder.
   *[standard] { $from } to { $to } seats: people and bots as you like.
}
home-edition = Edition
home-edition-about = { $edition ->
    [collectors] as the second, up to five seats
    [first] the rules of 2012
   *[second] the usual one
}
home-deck = Tiles
home-deck-name = { $deck ->
    [1] Basic set
    [4] Four-seat set
   *[5] All tiles
}
home-deck-about = { $tiles } tiles a generation
home-variant = Variant
home-beginner = First game
home-beginner-about = one Cornerstone each instead of the preliminary draft
home-seats = Who sits down
home-seat-kind = Who sits at seat { $number }
home-seat-name = Name at seat { $number }
home-kind-you = You
home-kind-here = Somebody at this screen
home-kind-link = A friend, by link
home-kind-people = People
home-kind-bots = Bots
home-kind-bot = { $name }: { $about }
home-levels = How strong are the bots?
# What was measured (docs/strength.md), and what was not
home-level-strength = { $bot ->
    [regular] Won 79 of 100 games of Suburbia and 40 of 50 games of NEOM against the novice.
    [expert] The usual opponent. A bot that thought a little less won 29 of 30 games of Suburbia against the novice.
    [master] Thinks three times as long as the expert. Won all of 12 games of NEOM against two novices. Nobody has measured it against people.
   *[novice] Good for a first game. Never lost to a bot that plays at random, in 1,000 games of each game.
}
home-name-you = Your name
home-name-other = Name
home-name-link = Your friend’s name, if you know it
home-name-self = Mayor
home-seat-add = Add a seat
# $name is an edition that has room for $count seats
home-seat-more = For { $count } seats: { $name }
home-seat-remove = Remove seat { $number }
home-seat-turn = Who begins is drawn by lot.
home-sum-you = you
home-sum-somebody = somebody at this screen
home-sum-link = a friend by link
home-more = More: clock and seed
home-clock = Clock
home-clock-none = No clock
home-clock-then = When the time is over
home-clock-then-name = { $then ->
    [ask] the others decide whether a bot makes that move
   *[bot] a bot takes over
}
home-seed = Seed
home-seed-hint = The same seed and the same moves give the same game. Everybody at the table sees it, and the game counts in no statistics. Leave it empty for draws that nobody knows.
home-hints = Hints for everybody
home-hints-about = Everybody at the table may ask the search bot for its best moves. It cannot be changed later.

# Expansions and other packs.
home-packs = Expansions
home-packs-presets = Quick choices
home-preset = { $preset ->
    [base] Base game
    [all] Everything
   *[surprise] Surprise me
}
home-pack-own = A pack of this server’s own.
pack-name = { $pack ->
    [inc] Suburbia Inc.
    [five-star] 5 Star
    [nightlife] Nightlife
    [con] Con
    [essen] Essen
   *[ce] Collector’s Cities
}
# One sentence each
pack-about = { $pack ->
    [inc] Borders along your borough, a bonus and a challenge for everybody, and a plot to redevelop.
    [five-star] Sights with gold stars; whoever has most of them moves first.
    [nightlife] What a borough does after dark, from the neon diner to the night court.
    [con] A convention comes to town: its halls and hotels reward each other.
    [essen] A fair in the Ruhr: strong tiles, but no borough has the same one twice.
   *[ce] Famous cities for the last part of the game, some with abilities of their own.
}
# What is in some expansions and can be switched off
part-name = { $part ->
    [borders] Borders
   *[bonuses] Bonus and challenge
}
part-about = { $part ->
    [borders] long tiles at the edge of your borough, and the tiles that need them
   *[bonuses] one of each lies open for everybody
}
packs-origin = The rulebooks print most of these tiles only as pictures, so many of their values are [house values](house-value); the [catalogue](/learn/suburbia/tiles) marks them.
# What is played with: told after the name of the game
packs-all = all expansions

home-links-heading = Invite your friends
home-links-text = Each link opens one seat. Send it to whoever shall sit there; it works on any device.
home-links-copy = Copy the link
home-links-code = QR code
home-links-for = Link for { $name }
home-links-seat = Link for seat { $number }
home-links-go = Go to the table

home-continue = Continue
home-continue-go = Play on
home-continue-watch = Have a look
home-games = Your games
home-games-over-none = Games you finish are kept here.
home-games-none = Games you play in this browser are kept here.
home-games-finished = Finished
home-games-further = { $count ->
    [one] One more running game
   *[other] { $count } more running games
}
home-games-older = { $count ->
    [one] One more finished game
   *[other] { $count } more finished games
}
home-games-your-turn = Your turn
home-games-turn = { $names } to move
home-games-won = You won
home-games-won-by = { $names } won
home-games-score = { $game ->
    [neom] { $score } points
    [suburbia] Population { $score }
   *[other] { $score } points
}
home-games-agreed = Ended by agreement
home-games-resigned = Given up: lost
home-hide = Hide
# $names is who sits at the table
home-hide-about = Hide the game of { $names } from this list
home-show = Show again
home-show-about = Show the game of { $names } in this list again
home-hidden = { $count ->
    [one] One hidden game
   *[other] { $count } hidden games
}
home-games-stopped = Cannot be continued

home-record = Look at a game from elsewhere
home-record-text = A record holds a whole game. Bring one to replay it move by move.
home-record-file = Record file
home-record-paste = or paste it
home-record-send = Replay it
home-record-none = Choose a file or paste a record first.

# The page behind a seat's link.
join-heading = { $name } invites you to a game of { $game }
join-heading-alone = You are invited to a game of { $game }
join-your-seat = your seat
join-name = Your name
join-sit-down = Sit down
join-again = The link works again on another device.
join-wrong = This link opens no seat
join-wrong-text = It may be cut off or mistyped. Ask for it again, or watch the game.
join-watch = Watch the game

# What is left out of a game with expansions.
home-without = Left out
without-name = { $part ->
    [borders] without borders
   *[bonuses] without bonus and challenge
}
home-without-about = { $part ->
    [borders] no borders, and no tiles that need them
   *[bonuses] no open bonus and challenge
}

home-first = Your first game
home-first-text = An opponent you can beat, and a coach beside the map who waits until you have tried things.
home-first-game = Play { $game }
