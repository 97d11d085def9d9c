# Texts of the web app: table.

# Title bar of the browser
table-heading = A table of { $game }: { $names }
table-title = { $turn } · { $game }
table-title-yours = ● { $turn } · { $game }

# The bar
table-home = Home
table-lamp = Light or dark
table-menu = Menu
table-you-keep = Keep one of your goals
table-you-build = Your turn: build
table-you-discard = Now discard a market tile
table-you-discard-more = Now discard one more tile
table-over = The game is over
table-several-keep = { $count } players are choosing a goal
table-one-keeps = { $name } is choosing a goal
table-one-discards = { $name } discards
table-one-builds = { $name } builds
table-before = Before the first round
table-round = Round { $round }
table-rounds = { $count } rounds
table-last-round = Round { $round }: the last
table-round-of = Round { $round } of { $last }
table-to-end = See the scoring
table-take-back = Take back
table-take-back-about = Nothing hidden has come to light: your last move can be taken back
table-take-back-marked = Take back (noted)
table-take-back-marked-about = Something hidden has come to light since: the record will tell
table-take-back-ask = Ask to take back
table-take-back-ask-about = The others have to agree
table-keys = Keys
table-replay = Look back at all moves
table-record = Download the record
table-copy-watch = Copy link for watchers
table-dale-how = How Dale decides
table-close = Close

# Hints. $games, $wins, $share, $points: written numbers, as 5,213, 63 %, 4.2
table-hint = Hint
table-hint-what = Ask the search bot for its three best moves (key h)
table-hint-title = Best moves
table-hint-about = By { $games } made-up games.
table-hint-thinking = The search bot is thinking
table-hint-lead = points ahead
table-hint-trail = points behind
table-hint-score = points at the end
table-hint-wins = { $wins } won

# Seats
table-seats = Players
table-you = you
table-bot = bot
table-starts = 1st
table-starts-about = takes the first turn of every round
table-money = money
table-income = income
table-reputation = reputation
table-population = population
table-population-track = Population track
table-markers-left = { $count ->
    [one] one marker left
   *[other] { $count } markers left
}
table-red-line = next [red line](red-line) at +{ $count }: −{ $cost } income and reputation
table-due-goal = chooses
table-due-build = builds
table-due-thinks = thinks
table-due-discard = discards
table-invite = Copy { $name }'s invitation
table-invite-code = QR code for { $name }

# Market
table-market = Market
table-basics = Basic supply and markers
table-stacks-about = Tiles left in the stacks A, B and C
table-stack-left = tiles left in stack { $name }
table-slot-empty = Slot { $number } is empty
table-slot-label = Slot { $number }: { $name }, ${ $price }; as a lake ${ $lake }
table-slot-discard = Slot { $number }: discard { $name } for ${ $price }
table-basic-label = { $name }, ${ $price }, { $left } left in the supply
table-invest = Invest
table-invest-label = Invest a marker: pay a tile again and double it; { $left } left
table-info = What { $name } does
table-as-lake = lake ${ $price }
table-short = ${ $amount } short

# Towns: boroughs of Suburbia, cities of NEOM
table-watching = You are watching.
table-town = { $game ->
    [neom] The city of { $name }
    [suburbia] The borough of { $name }
   *[other] What lies before { $name }
}
table-towns = { $game ->
    [neom] Other cities
    [suburbia] Other boroughs
   *[other] The others
}
table-town-open = { $game ->
    [neom] Show the city of { $name } large
    [suburbia] Show the borough of { $name } large
   *[other] Show what lies before { $name } large
}
table-zoom = Zoom
table-zoom-in = Nearer
table-zoom-out = Farther
table-zoom-fit = Show all

# Goals
table-goals = Goals
table-bonus = { $bonus } population for whoever is alone ahead at the end
table-secret = your secret
table-secret-of = secret of { $name }
table-leads = ahead
table-tie = tie
table-ladder = Titles
table-ladder-about = Your population at the end decides your title; every $5 become 1.
table-choice = Keep one of these goals
table-choice-about = It stays secret until the end and counts if nobody has as much. The other one leaves the game.
table-keep = Keep this goal
table-others-choose = Your goal is chosen. The others are still choosing.

# Log
table-log = What happened
table-log-empty = Nothing has happened yet.
table-dale-only = He takes { $tile }: there is no other tile.
table-dale-dearest = He takes the dearest tile, { $tile }. The others: { $others }.
table-dale-leftmost = He takes { $tile }, the leftmost of the dearest. The others: { $others }.
table-dale-spot = next to { $tiles } ({ $income } income, { $reputation } reputation)
table-dale-only-cell = He builds on his only free cell, { $best }.
table-dale-gain = Of { $count } cells the best is the one { $best }. Then: { $next }.
table-dale-by-reputation = Of { $count } cells he takes the one { $best }: the same sum elsewhere, but more reputation. Then: { $next }.
table-dale-by-place = Of { $count } cells he takes the one { $best }: equals elsewhere, but it lies first. Then: { $next }.

# Sharing a screen
table-hand-over = Pass the screen on
table-pass-to = Pass the screen to { $name }
table-pass-about = Nothing secret is on the screen now.
table-i-am = I am { $name }
table-take-back-of = { $name } takes the last move back
table-wait = The others are playing.

# Tiles in words
table-tile = Tile
table-tile-lake = any market tile, face down, for the price of its slot
table-tile-basic = basic supply, ${ $cost }
table-tile-stack = ${ $cost }, stack { $stack }, { $copies ->
    [one] the only one
   *[other] { $copies } of them
}
table-tile-house = A house tile: it was made for this program.
table-tile-custom = From the pack { $pack }, made by somebody else.
table-tile-house-fields = House values: { $fields }.

# Dialogs
table-key-slots = pick a tile of the market
table-key-basics = pick a basic tile: Suburbs, Community Park, Heavy Factory
table-key-invest = invest a marker
table-key-toggle = as a building, as a lake
table-key-arrows = go from cell to cell; move the map while nothing is picked
table-key-enter = pick, then confirm
table-key-escape = one step back
table-key-zoom = nearer, farther, show all
table-key-hint = ask for a hint; choosing one prepares it
table-key-plan = on your turn: plan ahead instead of playing, and back
table-key-help = this list
table-dale-rule-tile = He takes the tile with the highest price, cost and slot together; of equals the leftmost. He pays $3.
table-dale-rule-place = He builds where his income and reputation together rise most; of equals where reputation rises more, then the topmost, then the leftmost cell.
table-dale-rule-end = Then his income and population steps follow. The tiles left in the market leave the game, and four new ones come. The game ends as soon as One More Round comes up.
table-offer = { $name } asks to take back { $count ->
    [one] the last move
   *[other] the last { $count } moves
}.
table-offer-agree = Agree
table-offer-refuse = Refuse
table-offer-waits = { $name } asks to take back. Waiting for the others.
table-offer-withdraw = Never mind

# The panel of a choice
table-panel = Your move
table-tabs = Parts of the table
table-tab-table = Table
table-tab-aside = { $game ->
    [neom] Goods
    [suburbia] Goals
   *[other] Position
}
table-tab-towns = { $game ->
    [neom] Cities
    [suburbia] Boroughs
   *[other] Seats
}
table-tab-log = Log
table-cell-beside = free cell next to { $beside }
table-cell-free = free cell
# In the place of coordinates in a refusal: “that cell already has a tile”
table-that-cell = that cell
table-building = Building
table-lake = Lake
table-pick-cell = Pick a cell in your borough.
table-pick-tile = Pick one of your tiles.
table-none-legal = You cannot afford this now.
table-choose-move = Choose a move
table-pick-any-cell = Choose a cell.
table-none-legal-now = This cannot be chosen now.
table-play = Play
table-build = Build
table-discard = Discard
table-back = Back
table-part-own = The move
table-part-others = For the others
table-part-income = Income
table-part-population = Population
table-part-after = Then you have
table-owed = Then: { $what }
table-no-change = nothing changes
table-price = costs ${ $price }
table-too-dear = You are ${ $amount } short.
table-sold-out = There is none left.
table-not-yours = It is not your turn.

# What went wrong
table-gone-on = The game has gone on; the table is up to date now.
table-offline = Connection lost, trying again. Nothing is lost.
table-failed = That did not work; try again.
table-copied = Copied
table-asked = The others are asked.
table-taken-back = A move was taken back.
table-refused = The take-back was refused.

# Games without a table
table-stopped = This game has stopped
table-stopped-text = It began with version { $version } of the rules, and this version would play it differently.
table-stopped-safe = Nothing is lost: the record holds every move.
table-stopped-why = What differs
# The buttons of a game that draws nothing.
table-moves = Moves

# Expansions
table-stars = stars
table-borders = Borders
table-borders-left = { $count } more
table-border-none = none left
table-border-label = Border { $number }: { $name }, ${ $price }; face down as a lake $0
table-awards = Bonus and challenge
table-award = { $kind ->
    [bonus] bonus
   *[challenge] challenge
}
table-award-due = { $count ->
    [0] with the next tile
    [one] in one tile
   *[other] in { $count } tiles
}
table-award-met = meets it now
table-as-border = border
table-border-lake = lake
table-instead = for the Planner
table-pick-spot = Choose where the middle of the border lies; turn it with , and .
table-pick-planner = Choose the Planner that makes room
table-turn-left = Turn left
table-turn-right = Turn right
table-turned = { $number } of { $count } ways
table-choice-slot = Take a tile for nothing?
table-choice-none = Take none
table-pick-free = Choose a cell for the tile you take for nothing
table-pick-flip = Choose the Commercial tile that is turned over
table-pick-marker = Choose where the free marker goes
table-tile-of = { $tile } ({ $name })
table-barred = you have one
table-barred-about = Your borough has this tile face up already: a second one can only be a lake.
table-replace = Replace
table-key-borders = borders of the display
table-key-turn = turn a border
table-part-standings = Goals
table-part-discard = The discard
table-part-round = End of the round
table-best-cell = the best by these numbers
table-ahead-now = then you score it
table-ahead-no-more = no longer yours
table-star-track = Star track
table-next-order = next round:
table-tab-news = something new
table-earlier = Previous tile
table-later = Next tile
table-place-of = { $number } of { $count }

# Ending a game before its end
table-ended-agreed = Ended by agreement, without a result
table-ended-resigned = Given up: lost
table-end-offer = Offer to end the game
table-end-asks = { $name } would like to end the game without a result.
table-end-waits = { $name } would like to end the game; the others are asked.
table-end-agree = End it
table-end-refuse = Play on
table-resign = Resign
table-resign-about = A bot plays on for you to the end. You will be placed last, whatever it reaches, and cannot come back.
table-resign-alone = The game is over then, and lost.
table-resign-do = Resign for good
