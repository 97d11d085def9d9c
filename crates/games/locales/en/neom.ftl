# Texts of the web app: NEOM.

# Where the game stands
neom-before = Cornerstones
neom-turn = Generation { $generation }, turn { $turn }
neom-when = Generation { $generation } · turn { $turn } of { $turns }
neom-when-draft = Cornerstones · round { $round } of 3

# Whose turn it is
neom-you-draft = Keep one of these Cornerstones
neom-you-pick = Pick a tile
neom-you-act = Place or sell { $tile }
neom-you-disaster = { $disaster }: pay or give up tiles
neom-they-draft = { $count ->
    [one] { $names } is keeping a Cornerstone
   *[other] { $names } are keeping Cornerstones
}
neom-they-pick = { $count ->
    [one] { $names } is picking
   *[other] { $names } are picking
}
neom-they-act = { $count ->
    [one] { $names } is placing
   *[other] { $names } are placing
}
neom-they-disaster = { $count ->
    [one] { $names } faces the { $disaster }
   *[other] { $names } face the { $disaster }
}
neom-due-draft = thinks
neom-due-pick = thinks
neom-due-act = places
neom-due-disaster = decides
neom-due-chosen = ✓ chosen

# Seats
neom-score-now = points, if the game ended now
neom-income-now = income at the end of this generation
neom-till-about = £{ $money } for goods sold this turn, paid at its end
neom-picked = picked { $tile }
neom-stone = Cornerstone to come: { $tile }

# Goods
neom-goods = Goods
neom-good-own = { $good }: produced in the city
neom-good-none = { $good }: not to be had now
# $offers: a list of "£3 from Ben"
neom-good-for = { $good }: { $offers }
neom-good-from = £{ $price } from { $name }
neom-routes-about = A trade route is open while a road leads out of the board in the middle row; it makes goods £1 cheaper.
neom-route = { $side ->
    [left] { $state ->
        [open] left route open
        [used] left route used
       *[closed] left route closed
    }
   *[right] { $state ->
        [open] right route open
        [used] right route used
       *[closed] right route closed
    }
}

# The hand
neom-hand = What you can choose from
neom-hand-pass = { $kind ->
    [draft] Keep one of these Cornerstones; { $next } gets the others.
   *[pick] Your hand: pick one, { $next } gets the others.
}
neom-hand-last = { $kind ->
    [draft] Keep one of these Cornerstones; the other goes to the discard pile.
   *[pick] Your hand: pick one, the other leaves the game.
}
neom-hand-pack = { $kind ->
    [draft] The open stack of Cornerstones: keep one.
   *[pick] The open pack: pick one.
}
neom-hand-chosen = You have chosen { $tile }. Still thinking: { $names }.
neom-hand-secret = Everybody chooses in secret.
neom-hand-of = { $name }’s hand
neom-pack = The open pack
neom-stones = Your Cornerstones
neom-stones-of = { $name }’s Cornerstones
neom-act-about = { $can ->
    [both] Choose a cell for your pick; or give it away to place a Cornerstone, or sell it.
    [place] Choose a cell for your pick, or sell it.
    [cornerstone] Your pick cannot be placed now: give it away to place a Cornerstone, or sell it.
   *[sell] Neither your pick nor a Cornerstone can be placed now: sell it.
}
neom-sell-about = Sell the pick for £{ $money }
neom-deal-best = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
# Beside the expected points: the points if the game ended now, "+3"
neom-deal-now = now { $points }
# $points: "+9 points"
neom-label-expected = about { $points } by the end of the game
neom-label-now = { $points } now
# What the numbers below the tiles mean
neom-legend = { $kind ->
    [draft] ≈ points it brings in a typical city: an estimate.
   *[pick] ≈ points expected by the end (an estimate); now: points if the game ended now.
}
neom-deal-short = £{ $amount } short
neom-deal-no-cell = no cell
neom-deal-no-good = no { $good } for sale
neom-deal-needs = needs { $count } { $ty ->
    [residential] Residential
    [commercial] Commercial
    [industrial] Industrial
    [public] Public
   *[resource] Resource
}
neom-deal-stones = { $generation ->
    [1] one Cornerstone in generation 1
   *[other] { $generation } Cornerstones in generation { $generation }
}
neom-deal-disaster = Disaster

# Disasters
neom-strikes = { $disaster } strikes: pay, or give up tiles.
neom-strikes-by = { $name } picked the { $disaster }: pay, or give up tiles.
neom-answer-pay = Pay £{ $penalty }
neom-answer-give = { $disaster ->
    [flood] Give up one tile that is no Resource
    [fire] Give up two tiles
   *[crime-spree] Give up a home, a shop and a factory
}

# The panel of a choice
neom-pick-cell = Choose a cell in your city.
neom-pick-tiles = Choose what to give up in your city.
neom-none-legal = This cannot be placed now.
neom-draft = Keep it
neom-select = Pick it
neom-place = Place
neom-sell = Sell
neom-pay = Pay
neom-sacrifice = Give up
neom-step-payment = How it is paid
neom-step-produce = What it produces
neom-step-swap = Swap Cornerstones
neom-no-swap = no swap
neom-free = nothing to pay
neom-part-score = Points, if the game ended now
neom-part-estimate = Expected by the end (estimate)
neom-part-end = At the end of the turn
neom-expected = points expected by the end of the game (an estimate)
neom-plan-best = if you place it on its best cell (★)
neom-plan-here = if you place it on the cell you chose
neom-plan-none = you would sell it
# $number of $count tiles
neom-warn-roads = closes roads

# What a move would do
neom-source = { $source ->
    [tiles] tiles, with what they will typically still gain
    [homes] neighborhoods and the state of your homes
    [goods] goods, with what they save you later
    [money] money, with the income to come
    [roads] trade routes and room to build
   *[cornerstones] Cornerstones still to be placed
}
neom-expect-stone = in a typical city, less its price
neom-expect-disaster = for what it spares you and takes from the others
neom-pick-money = your tiles pay you for picking
neom-disaster-theirs = { $name } pays £{ $penalty } or gives up tiles
neom-disaster-spared = it does not strike you; it would cost you £{ $penalty }
neom-end-sales = for goods that you have sold this turn
neom-end-income = income of generation { $generation }
neom-end-disaster = { $disaster }: £{ $penalty }, or give up tiles
# $tile: a tile's name or the City Center
neom-road = { $tile } to the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
# $roads: a list of "Slums to the east"; $count: how many
neom-roads-closed = { $count ->
    [one] ⚠ Closes the road of { $roads }
   *[other] ⚠ Closes roads: { $roads }
}; { $open ->
    [0] no open road end is left, you can only build over tiles
    [one] 1 open road end left
   *[other] { $open } open road ends left
}
neom-roads-open = { $open ->
    [0] no open road end: you can only build over tiles
    [one] 1 open road end
   *[other] { $open } open road ends
}
neom-roads-cut = { $count ->
    [one] ⚠ Cuts 1 tile off from the centre
   *[other] ⚠ Cuts { $count } tiles off from the centre
}
neom-route-turns = { $how ->
    [opens] { $side ->
        [left] Opens the left trade route
       *[right] Opens the right trade route
    }
   *[closes] { $side ->
        [left] Closes the left trade route
       *[right] Closes the right trade route
    }
}
neom-house-roads = Where the roads lead is a house value: no rulebook text tells it.

# Keys
neom-key-hand = a tile of the hand; then the pick and the Cornerstones
neom-key-sell = sell the pick
neom-key-disaster = pay, give up tiles

# The log. $picks: a list of "Ann: Slums"
neom-picks = Picks: { $picks }
neom-pick = { $name }: { $tile }

# The score sheet
neom-sheet-now = Points, if the game ended now
neom-total = Total
neom-category = { $category ->
    [tiles] Tiles
    [neighborhoods] Neighborhoods
    [goods] Goods
    [money] Money
    [pollution] Pollution
    [ghost_town] Ghost town
   *[power] Power
}
neom-category-about = { $category ->
    [tiles] printed and counted values of all tiles
    [neighborhoods] groups of Residential tiles joined by roads
    [goods] 1 a raw, 2 a processed, 10 a luxury good
    [money] 1 for every £2
    [pollution] homes beside polluting tiles −2, at a corner −1
    [ghost_town] −4 with one home, −10 with none
   *[power] −5 without any
}
neom-detail-sizes = of { $sizes }
neom-detail-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
neom-detail-money = half of £{ $money }
neom-detail-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
neom-course = { $course ->
    [score] Points
    [money] Money
    [income] Income
   *[goods] Goods
}
neom-course-about = At the start of every turn.
