# NEOM. Values in the middle of a sentence: $name is a player, $tile a name printed on a tile, $at a cell (`1,2`), or
# `nowhere` where maps have no numbers, $good a good,
# $ty a type, $by and $money amounts with their sign where they come or go (`+£4`, `−£2`), else plain numbers.

## Words

# $tile is the id in packs, by which a language can give tiles names of its own; $name is the name the pack gives.
tile-name = { $name }
good = { $good ->
    [concrete] concrete
    [copper] copper
    [diamonds] diamonds
    [electronics] electronics
    [glass] glass
    [gold] gold
    [jewelry] jewelry
    [lumber] lumber
    [natural-gas] natural gas
    [oil] oil
    [ore] ore
    [plastics] plastics
    [sports-cars] sports cars
    [steel] steel
    [stone] stone
    [wood] wood
   *[coal] coal
}
no-goods = nothing
type = { $ty ->
    [residential] Residential
    [commercial] Commercial
    [industrial] Industrial
    [public] Public
   *[resource] Resource
}
disaster = { $disaster ->
    [flood] Flood
    [fire] Fire
   *[crime-spree] Crime Spree
}
disaster-any = Disaster
supply = the supply
category = { $category ->
    [tiles] tiles
    [neighborhoods] neighborhoods
    [goods] goods
    [money] money
    [pollution] pollution
    [ghost_town] ghost town
   *[power] power
}
# The titles of the solo game.
title = { $title ->
    [Apprentice] Apprentice
    [Fellow] Fellow
    [Foreman] Foreman
    [Master] Master
    [Boss] Boss
   *[Intern] Intern
}

## Boards

board-center = City Center
# A trade route at the side of the board, and how it is.
board-trade = trade
board-open = open
board-closed = closed
board-used = used

## Moves

# $does is one of the following.
seat-does = { $name } { $does }
move-draft = keeps { $tile }
move-select = picks { $tile }
# $what is one of the three "placed" below.
move-place = places { $what }
move-place-unknown = { $at ->
    [nowhere] places a tile
   *[other] places a tile at { $at }
}
move-cornerstone = places the Cornerstone { $what }
move-sell = sells { $tile } for £{ $money }
move-sell-unknown = sells a tile for £{ $money }
move-pay = pays £{ $money }
move-sacrifice = gives up { $tiles }
move-sacrifice-nothing = has nothing to give up
# $terms: how it is paid, a list of the terms below.
move-terms = { $does }: { $terms }
placed = { $at ->
    [nowhere] { $tile }
   *[other] { $tile } at { $at }
}
placed-over = { $at ->
    [nowhere] { $tile } over { $old }
   *[other] { $tile } at { $at } over { $old }
}
placed-over-center = { $at ->
    [nowhere] { $tile } over the City Center
   *[other] { $tile } at { $at } over the City Center
}
tile-at = { $at ->
    [nowhere] { $tile }
   *[other] { $tile } ({ $at })
}
tile-over = { $tile } over { $old }
tile-over-center = { $tile } over the City Center
nothing-to-lose = nothing to lose
# $routes is the number of trade routes used.
terms-buy = { $routes ->
    [0] { $good } from { $seller } for £{ $money }
    [1] { $good } from { $seller } for £{ $money } by trade route
   *[2] { $good } from { $seller } for £{ $money } by both trade routes
}
terms-waive = { $good } waived
terms-instead = money instead of { $good }
terms-produce = produces { $good }
terms-swap = swaps { $given } for { $taken }
terms-swap-random = swaps { $given } for a random Cornerstone
due-draft = { $name } keeps a Cornerstone
due-select = { $name } picks a tile
due-act = { $name } places or sells
due-disaster = { $name } meets the { $disaster }
due-over = the game is over
when = generation { $generation }, turn { $turn } of { $turns }
when-draft = Cornerstones, round { $round } of 3
when-over = the end

## Advice to whoever has to move. $what is one of the three "placed" above; $terms are as above, but for the last three.

advise-draft = Keep { $tile }
advise-select = Pick { $tile }
advise-place = Place { $what }
advise-cornerstone = Place the Cornerstone { $what }
advise-sell = Sell { $tile } for £{ $money }
advise-pay = Pay £{ $money }
advise-sacrifice = Give up { $tiles }
advise-produce = produce { $good }
advise-swap = swap { $given } for { $taken }
advise-swap-random = swap { $given } for a random Cornerstone

## What would happen

# As short as it gets: points, income.
net-points = { $points }vp
net-income = { $income }i
foreseen-money = money { $by } (£{ $was } becomes £{ $is })
foreseen-gained = goods gained: { $goods }
foreseen-lost = goods lost: { $goods }
foreseen-income = income at the end of this generation { $by }
foreseen-score = score if the game ended now { $by } ({ $was } becomes { $is })
foreseen-score-parts = score if the game ended now { $by } ({ $was } becomes { $is }): { $parts }
difference = { $category } { $by }

## What happened

head-sells = { $name } sells { $tile }
head-pays = { $name } pays £{ $money } for the { $disaster }
# $does: "gives up Slums (1,2)"
head-gives-up = { $name } { $does } to the { $disaster }
# A change of somebody else than whoever moved; $told is one of the causes below.
whose = { $name }'s { $told }
gains = gains { $good }
loses = loses { $good }
# $what: "+£2", "gains steel"
cause-tile = { $at ->
    [nowhere] { $tile }: { $what }
   *[other] { $tile } ({ $at }): { $what }
}
cause-good = { $good } from { $seller }: { $what }
cause-price = price of { $tile }: { $what }
cause-sale = goods sold this turn: { $what }
cause-sell = { $tile } sold: { $what }
cause-disaster = { $tile }: { $what }
cause-uncovered = City Center is uncovered: { $what }
cause-lost = last source is gone: { $what }
deed-drafted = { $name } keeps a Cornerstone
deed-drafted-tile = { $name } keeps { $tile }
deed-revealed = the kept Cornerstones are shown
deed-chosen = { $name } has picked a tile
deed-picked = { $name } picks { $tile }
deed-placed = { $at ->
    [nowhere] { $name } places { $tile }
   *[other] { $name } places { $tile } at { $at }
}
deed-replaced = { $at ->
    [nowhere] { $tile } is replaced
   *[other] { $tile } ({ $at }) is replaced
}
deed-removed = { $at ->
    [nowhere] { $tile } leaves the game
   *[other] { $tile } ({ $at }) leaves the game
}
deed-discarded = { $tile } leaves the game
deed-swapped = { $name } swaps { $old } for { $new }
deed-struck = { $tile } strikes
deed-pack = a new pack lies open: { $tiles }
deed-generation = generation { $generation } is over
stones-shown = { $name } shows { $tiles }
income-of = income of generation { $generation }
income-none = { $name } { $by }
income-seat = { $name } { $by }: { $parts }
income-part = { $at ->
    [nowhere] { $tile } { $by }
   *[other] { $tile } ({ $at }) { $by }
}

## Tiles

tile-heading = { $tile } ({ $words })
tile-number = no. { $number }
deck = generation { $generation }
deck-cornerstone = Cornerstone
tile-asks = asks for { $asks }
asks-nothing = nothing
slot-money = { $goods } (or £{ $money } instead)
tile-needs = needs { $count } { $ty } tiles in the city already
tile-produces = produces { $goods }
tile-produces-one = produces { $goods }, chosen when it is placed
tile-instant = { $money } when it is placed
tile-power = gives Power
tile-pollutes = pollutes: −2 points for each Residential tile beside it, −1 at its corners
income = income £{ $money }
income-by-generation = income £{ $first }, £{ $second }, £{ $third } in generations 1, 2, 3
ability-protects = { $disaster }: the tiles around it, and itself, are not counted in the payment
ability-waives-raw = waives one raw good for each other tile you place
ability-waives-processed = waives one raw or processed good for each other tile you place
ability-insures = Disasters cost you half, rounded down
ability-on-pick = { $money } whenever you pick a tile
ability-on-placed = { $money } for each { $ty } tile you place later
ability-on-linked = { $money } for each { $ty } tile that a tile placed later is linked with by road
ability-pairs = when it is placed, { $money } for each pair of a Commercial and an Industrial tile side by side
ability-swaps = when it is placed, unplaced Cornerstones may be swapped for discarded ones
# $center: whether the uncovered City Center counts too.
ability-income-per = { $center ->
    [too] income £1 for each { $ty } tile (the uncovered City Center too)
   *[no] income £1 for each { $ty } tile
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# $points has its sign; $number is one or many.
points-signed = { $number ->
    [one] { $points } point
   *[many] { $points } points
}
score-itself = { $points } for itself
# $things is one of the measures below.
score-every = { $points } for every { $per } { $things }, rounded down
score-each-pound = { $points } for each £1 of { $things }
score-each = { $points } for each { $things }
# What is counted, one or many ($number).
measure-type = { $what ->
    [nearby] { $number ->
        [one] { $ty } tile in the eight cells around it
       *[many] { $ty } tiles in the eight cells around it
    }
    [elsewhere] { $number ->
        [one] { $ty } tile farther away
       *[many] { $ty } tiles farther away
    }
   *[of] { $number ->
        [one] { $center ->
            [too] { $ty } tile in the city (the uncovered City Center too)
           *[no] { $ty } tile in the city
        }
       *[many] { $center ->
            [too] { $ty } tiles in the city (the uncovered City Center too)
           *[no] { $ty } tiles in the city
        }
    }
}
measure = { $what ->
    [polluting-nearby] { $number ->
        [one] polluting tile in the eight cells around it
       *[many] polluting tiles in the eight cells around it
    }
    [buildings-nearby] { $number ->
        [one] tile around it that is not Resource
       *[many] tiles around it that are not Resource
    }
    [buildings-in-corners] { $number ->
        [one] corner of the city with a tile that is not Resource
       *[many] corners of the city with a tile that is not Resource
    }
    [industrial-on-the-border] { $number ->
        [one] Industrial tile on the border of the city
       *[many] Industrial tiles on the border of the city
    }
    [power] { $number ->
        [one] tile that gives Power
       *[many] tiles that give Power
    }
    [neighborhoods] { $number ->
        [one] neighborhood
       *[many] neighborhoods
    }
    [neighborhoods-of-1] { $number ->
        [one] neighborhood of one tile
       *[many] neighborhoods of one tile
    }
    [neighborhoods-of-2] { $number ->
        [one] neighborhood of two tiles
       *[many] neighborhoods of two tiles
    }
    [neighborhoods-of-3-or-more] { $number ->
        [one] neighborhood of three or more tiles
       *[many] neighborhoods of three or more tiles
    }
    [sets-of-residential-commercial-and-industrial] { $number ->
        [one] set of a Residential, a Commercial and an Industrial tile
       *[many] sets of a Residential, a Commercial and an Industrial tile
    }
    [residential-with-2-commercial-nearby] { $number ->
        [one] Residential tile with two or more Commercial tiles around it
       *[many] Residential tiles with two or more Commercial tiles around them
    }
    [residential-of-0-to-2-points] { $number ->
        [one] Residential tile with 0, 1 or 2 printed points
       *[many] Residential tiles with 0, 1 or 2 printed points
    }
    [road-squares] { $number ->
        [one] block of 2×2 tiles joined by all four roads between them
       *[many] blocks of 2×2 tiles joined by all four roads between them
    }
    [industrial-within-2-steps-of-residential] { $number ->
        [one] Industrial tile at most two steps from a Residential one
       *[many] Industrial tiles at most two steps from a Residential one
    }
    [tiles-beside-their-type] { $number ->
        [one] tile with one of its own type beside it
       *[many] tiles with one of their own type beside them
    }
    [largest-industrial-cluster] { $number ->
        [one] tile of the largest group of Industrial tiles joined by roads
       *[many] tiles of the largest group of Industrial tiles joined by roads
    }
    [goods] { $number ->
        [one] good you produce
       *[many] goods you produce
    }
    [raw-goods] { $number ->
        [one] raw good you produce
       *[many] raw goods you produce
    }
    [money-before-final-income] pounds of money before the final income
   *[final-income] pounds of the final income
}
side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
roads-none = no roads
roads = { $count ->
    [one] road { $sides }
   *[other] roads { $sides }
}
roads-house = { $roads } (house value)
house-values = house values: { $fields }
source = values: { $source }
disaster-others = whoever picks it takes no action; it strikes everybody else at the end of the turn
disaster-alone = alone it strikes you unless you pick it, which only packs 1 to 3 allow
disaster-pay = { $disaster ->
    [flood] those struck pay £1 for each Residential, Commercial, Industrial and Public tile
    [fire] those struck pay £1 for each Residential, Commercial, Industrial and Public tile that is not protected
   *[crime-spree] those struck pay £2 for each Residential, Commercial and Industrial tile that is not protected
}
disaster-give = { $disaster ->
    [flood] or give up one of these tiles
    [fire] or give up two tiles of any type
   *[crime-spree] or give up a Residential, a Commercial and an Industrial tile
}

## Tiles, as short as it gets. $ty is the letter of a type.

short-disaster = Disaster: no action for whoever picks it
short-one-of = →one processed good of your choice
short-power = Power
short-pollutes = pollutes
short-nearby = { $ty } nearby
short-elsewhere = { $ty } elsewhere
# $word is what packs call it.
short-measure = { $what ->
    [sets-of-residential-commercial-and-industrial] set R+C+I
    [residential-with-2-commercial-nearby] R with 2 C nearby
    [residential-of-0-to-2-points] R of 0–2vp
    [industrial-within-2-steps-of-residential] I near R
    [industrial-on-the-border] I on the border
    [largest-industrial-cluster] I of largest group
    [neighborhoods] neighborhood
    [road-squares] road square
    [buildings-nearby] tile nearby
    [buildings-in-corners] corner built on
    [goods] good
    [raw-goods] raw good
    [power] Power tile
   *[other] { $word }
}
short-protects = protects from { $disaster }
short-waives-raw = waives 1 raw
short-waives-processed = waives 1 raw/processed
short-insures = Disasters half
short-on-pick = { $money }/pick
short-on-placed = { $money }/later { $ty }
short-on-linked = { $money }/{ $ty } linked later
short-pairs = { $money }/pair C+I
short-swaps = swaps Cornerstones

## Scores

total = total
rank = rank
scoring = Score sheet
result = Result
result-seat = { $rank }. { $name }: { $points } points
result-title = Title: { $title }
result-title-next = Title: { $title } ({ $next } from { $least })
details = { $name }: { $total } points
details-now = { $name }: { $total } points if the game ended now
details-tiles = tiles { $points }
details-tile = { $tile }: { $points }
details-neighborhoods = neighborhoods { $points }
details-neighborhood = size { $size } ({ $cells }): { $points }
details-goods = goods { $points }: { $goods }
details-money = money { $points }: half of £{ $money }
details-pollution = pollution { $points }
details-polluted = { $tile }: { $points } by { $cells }
details-ghost-town = ghost town { $points }: { $homes } Residential
# $there: whether there is Power
details-power = { $there ->
    [no] power { $points }: no Power
   *[yes] power { $points }: there is Power
}
# What a move does to the points of a tile. $is: stays, comes, goes, replaces (another tile that was there)
score-tile = { $is ->
    [goes] { $at ->
        [nowhere] { $tile } gone
       *[other] { $tile } ({ $at }) gone
    }
    [replaces] { $at ->
        [nowhere] { $tile } in place of what was there
       *[other] { $tile } in place of what was at { $at }
    }
   *[stays] { $at ->
        [nowhere] { $tile }
       *[other] { $tile } ({ $at })
    }
}
score-category = { $category ->
    [neighborhoods] neighborhoods
    [goods] goods
    [money] money
    [pollution] pollution
    [ghost_town] ghost town
   *[power] power
}: { $was } → { $is }

## Why a move is refused

not-your-turn = it is not your turn
not-now = something else is to be decided now
not-offered = { $tile } is not among the tiles you may take
disaster-barred = { $tile } cannot be picked from packs 4 to 7
not-your-cornerstone = { $tile } is not an unplaced Cornerstone of yours
too-many-cornerstones = { $generation ->
    [one] generation { $generation } allows { $generation } Cornerstone in the city
   *[other] generation { $generation } allows { $generation } Cornerstones in the city
}
needs-tiles = { $tile } needs { $count } { $ty } tiles, the city has { $have }
no-shared-type = { $tile } shares no type with { $old } on { $at }
only-resource = { $tile } can only replace Resource tiles, and { $old } on { $at } is none
not-connected = { $tile } on { $at } is not connected with the City Center by road
too-expensive = costs £{ $price }, you have £{ $money }
nobody-sells = needs { $good }; nobody you can buy from produces it
not-covered-buy = needs { $good }, which { $seller } sells
not-covered-waive = needs { $good }, which an office in your city can waive
not-covered-instead = needs { $good }, or money in its place
covered-already = { $good } is covered already: your city produces what { $tile } asks for
not-needed = { $tile } does not need { $good }
covered-twice = { $good } is covered twice
slot-covered-twice = { $good } and { $other } are for the same slot, which is covered twice
no-waiver = { $good } cannot be waived: no office in your city is left for it
no-money-instead = no money instead of { $good }: { $tile } does not offer that
not-sold-there = { $name } does not produce { $good }
not-sold-yet = { $name } does not produce { $good } in time: what counts is what was there when the picks were shown
no-such-seat = there is no seat { $seat }
own-seat = that is your own seat; goods are bought from others
sold-by-seat = { $good } is sold by { $name }, not by the supply
no-bank = only players sell goods here, not the supply; { $good } is not to be had from it
not-yet-sold = needs { $good }, which is not for sale before generation { $generation }
route-not-solo = a trade route is named only in the solo game
route-not-bought = { $good } is not bought, so no trade route makes it cheaper
no-free-route = there is no free trade route for that
route-too-cheap = the price of { $good } would fall below £1
produce-missing = say which good { $tile } shall produce
cannot-produce = { $tile } cannot produce { $good }
no-swap = only the Contract Office swaps Cornerstones
not-in-pile = { $tile } is not in the discard pile
uneven-swap = a swap takes as many Cornerstones as it gives
random-swap = the Contract Office gives a random Cornerstone here: name just the one you give
center-never-sacrificed = the City Center is never sacrificed
no-tile-at = there is no tile at { $at }
not-taken = { $tile } on { $at } is not one of the tiles that the { $disaster } takes
wrong-sacrifice = { $expected ->
    [one] you must give up one tile, not { $found }
   *[other] you must give up { $expected } tiles, not { $found }
}
wrong-roles = you must give up as many tiles as there are types to lose: a Residential, a Commercial and an Industrial tile
cannot-pay = the penalty is £{ $penalty }, you have £{ $money }; give up tiles instead
