# Suburbia. Values in the middle of a sentence: $name is a player, $tile and $goal are names printed on tiles, $at is a
# cell (`1,-2`), or `nowhere` where maps have no numbers, $slot the number of a market slot, $amount a number with its sign (`+3`, `−2`, `+$4`).

## Words

# $tile is the id in packs, by which a language can give tiles names of its own; $name is the name the pack gives.
tile-name = { $name }
# $goal is the id in packs, as for tiles.
goal-name = { $name }
# The bot of the second solo game.
dale = Dale
# Stands beside "tile" or "tiles"; $number is one or many.
category = { $category ->
    [residential] residential
    [commercial] commercial
    [industrial] industrial
   *[civic] civic
}
# What tiles are counted by besides categories. For icons of packs unknown here there are their English words, $word
# and $words. $number is one or many.
icon = { $icon ->
    [airport] { $number ->
        [one] airport
       *[many] airports
    }
    [border] { $number ->
        [one] border
       *[many] borders
    }
    [car-dealership] { $number ->
        [one] car dealership
       *[many] car dealerships
    }
    [lake] { $number ->
        [one] lake
       *[many] lakes
    }
    [office] { $number ->
        [one] office
       *[many] offices
    }
    [restaurant] { $number ->
        [one] restaurant
       *[many] restaurants
    }
    [school] { $number ->
        [one] school
       *[many] schools
    }
    [skyscraper] { $number ->
        [one] skyscraper
       *[many] skyscrapers
    }
   *[other] { $number ->
        [one] { $word }
       *[many] { $words }
    }
}
# Any tile lying face up.
any-tile = { $number ->
    [one] tile
   *[many] tiles
}
# $categories is a list: `residential or civic`.
category-tile = { $number ->
    [one] { $categories } tile
   *[many] { $categories } tiles
}
# $pack is the id of an expansion, whose badge the tiles have.
badge-tile = { $number ->
    [one] { $pack } tile
   *[many] { $pack } tiles
}

## Tracks

track = { $track ->
    [income] income
    [reputation] reputation
    [population] population
    [stars] stars
   *[money] money
}
# What a tile gives; money has its own sign.
gain = { $track ->
    [income] { $amount } income
    [reputation] { $amount } reputation
    [population] { $amount } population
    [stars] { $amount } stars
   *[money] { $amount }
}
# How a track moved.
change = { $track ->
    [income] income { $amount }
    [reputation] reputation { $amount }
    [population] population { $amount }
    [stars] stars { $amount }
   *[money] { $amount }
}
# The same as short as it gets, for narrow columns.
change-short = { $track ->
    [income] { $amount }i
    [reputation] { $amount }r
    [population] { $amount }p
    [stars] { $amount }★
   *[money] { $amount }
}
# The end of a track swallowed a part: $change is what happened, $asked what it should have been.
change-cut = { $change } (of { $asked }: the track ends at { $end })
# All tracks of a seat; $more is how much population is missing to the next red line.
tracks = ${ $money }  income { $income }  reputation { $reputation }  population { $population } (red line at +{ $more })

## Tiles: what they do

# $traits is a list of category and icons.
tile-heading = { $tile } ({ $traits })
tile-plain = no effect of its own
tile-stars = { $count ->
    [one] 1 gold star
   *[other] { $count } gold stars
}
# What no line can say.
special = { $special ->
    [redevelopment] later a market tile may take its place for the slot price alone; takes no marker
    [law-office] you also score goals at whose top you are tied
    [redistricting] 2 population of every other seat, or what it has, move to you
    [essen-limit] only one of them in a borough
    [duomo] gives back all that tiles have taken from you; yours take nothing more while it stands
    [st-vitus] you also score the secret goals of others that you achieve
    [lake-flip] turns a Commercial tile of any borough over: it becomes a lake, and its owner gives back what it gave
    [free-investment] one of your markers goes on one of your tiles without paying
   *[london-free-tile] you may take one of the cheapest market tiles for nothing
}
special-short = { $special ->
    [redevelopment] replaceable
    [law-office] ties score
    [redistricting] 2p from each other seat
    [essen-limit] one a borough
    [duomo] losses back
    [st-vitus] others' goals
    [lake-flip] flip a C tile
    [free-investment] free marker
   *[london-free-tile] free tile
}
# What a tile gave its owner and took: $gave and $took are lists, `+3 income, +2 population`.
account-gave = gave { $gave } so far
account-took = took { $took } so far
account-both = gave { $gave } and took { $took } so far
account-nothing = gave and took nothing so far
line-adjacent = { $gain } for each adjacent { $things }
# $itself: whether the tile counts itself, where it has what it counts.
line-own = { $itself ->
    [included] { $gain } for each { $things } in your borough, itself included
    [left-out] { $gain } for each { $things } in your borough, itself left out
   *[other] { $gain } for each { $things } in your borough
}
line-every = { $itself ->
    [included] { $gain } for each { $things } anywhere, itself included
    [left-out] { $gain } for each { $things } anywhere, itself left out
   *[other] { $gain } for each { $things } anywhere
}
line-others = { $gain } for each { $things } in the other boroughs
line-after = { $gain } for every { $things } built later, anywhere
line-red-line = { $gain } for each red line passed upwards
line-lake = { $gain } for each { $things } next to each of your lakes

## Tiles: the same as short as it gets, for narrow columns; categories are letters: `R/C/I`

short-any-tile = tile
short-adjacent = { $gain }/adj { $things }
short-own = { $gain }/own { $things }
short-every = { $gain }/any { $things }
short-others = { $gain }/others' { $things }
short-after = { $gain }/later { $things }
short-red-line = { $gain }/red line
short-lake = { $gain }/lakeside { $things }

## Goals

# $asks is one of the messages below.
goal-text = { $asks }, +{ $bonus } population
goal-most = most { $things }
goal-fewest = fewest { $things }
goal-largest-group = largest group of { $things }
goal-smallest-group = smallest group of { $things }
goal-high = { $stat ->
    [money] most money
    [income] highest income
    [reputation] highest reputation
    [population] highest population
    [stars] furthest on the star track
   *[markers] most markers placed
}
goal-low = { $stat ->
    [money] least money
    [income] lowest income
    [reputation] lowest reputation
    [population] lowest population
    [stars] last on the star track
   *[markers] fewest markers placed
}
# The seat that is ahead among `Ann 3 ▲, Bob 1`.
standing-ahead = { $value } ▲
standing-tie = { $values } (tie)

## Bonus and challenge

# $award is the id in packs, as for tiles.
award-name = { $name }
# $asks is one of the messages below; $kind says which track is rewarded.
award-text = { $kind ->
    [bonus] { $asks }: +{ $reward } income
   *[challenge] { $asks }: +{ $reward } reputation
}
award-count = at least { $least } { $things }
award-group = a group of at least { $least } { $things }
award-stat = { $stat ->
    [money] at least ${ $least }
    [income] income { $least } or more
    [reputation] reputation { $least } or more
    [population] population { $least } or more
    [stars] space { $least } of the star track or further
   *[markers] { $least ->
        [one] at least 1 marker placed
       *[other] at least { $least } markers placed
    }
}
# A seat that meets it, among `Ann 3 ✓, Bob 1`.
award-met = { $value } ✓

## Moves: what somebody does, without who it is

move-keep = keeps the goal { $goal }
move-buy = builds { $tile } from slot { $slot } at { $at }
move-basic = builds { $tile } from the supply at { $at }
move-lake = makes a lake of { $tile } from slot { $slot } at { $at }
move-invest = invests in { $tile } at { $at }
move-discard = discards { $tile } from slot { $slot }
move-replace = builds { $tile } from slot { $slot } in the place of the Planner at { $at }
move-border = lays the border { $tile } at { $at }
move-border-lake = lays the border { $tile } face down at { $at }
move-pass = passes
# $choices is a list of the messages below.
move-choices = { $does }, { $choices }
choice-flip = turns over { $tile } of seat { $seat } at { $at }
choice-marker = puts a free marker at { $at }
choice-free = takes { $tile } from slot { $slot } for nothing and builds it at { $at }
# The same with who it is; $does is one of those above.
seat-move = { $name } { $does }
# What a move is about, in lists of moves.
object-lake = lake ({ $tile })
object-marker = marker on { $tile }
# Instead of a tile's name where there is none.
no-tile = nothing
empty-cell = an empty cell

## Moves as pages tell them: $who is `you` for advice to whoever moves; else it is what $name does

said-keep = { $who ->
    [you] Keep the goal { $goal }
   *[other] { $name } keeps the goal { $goal }
}
said-build = { $who ->
    [you] Build { $tile }
   *[other] { $name } builds { $tile }
}
said-lake = { $who ->
    [you] Make a lake of { $tile }
   *[other] { $name } makes a lake of { $tile }
}
# $old is the Redevelopment Planner.
said-replace = { $who ->
    [you] Build { $tile } in the place of { $old }
   *[other] { $name } builds { $tile } in the place of { $old }
}
said-border = { $who ->
    [you] Lay the border { $tile }
   *[other] { $name } lays the border { $tile }
}
said-border-lake = { $who ->
    [you] Make a lake of the border { $tile }
   *[other] { $name } makes a lake of the border { $tile }
}
said-invest = { $who ->
    [you] Invest in { $tile }
   *[other] { $name } invests in { $tile }
}
said-discard = { $who ->
    [you] Discard { $tile }
   *[other] { $name } discards { $tile }
}
said-pass = { $who ->
    [you] Pass
   *[other] { $name } passes
}
# A further part of the sentence: `Build London and take Farm for nothing`.
said-flip = { $who ->
    [you] turn over { $owner }'s { $tile }
   *[other] turns over { $owner }'s { $tile }
}
said-flip-own = { $who ->
    [you] turn over your own { $tile }
   *[other] turns over { $tile } in the same borough
}
said-marker = { $who ->
    [you] put a free marker on { $tile }
   *[other] puts a free marker on { $tile }
}
said-free = { $who ->
    [you] take { $tile } for nothing
   *[other] takes { $tile } for nothing
}

## What somebody has to decide

due-goals = { $name } keeps one of two goals
due-build = { $name } builds
due-discard = { $name } discards a market tile
due-extra-discard = { $name } discards one more tile
over = the game is over

## What happened

kept = { $name } keeps a secret goal
built = { $at ->
    [nowhere] { $name } builds { $tile }
   *[other] { $name } builds { $tile } at { $at }
}
built-lake = { $at ->
    [nowhere] { $name } makes a lake
   *[other] { $name } makes a lake at { $at }
}
invested = { $at ->
    [nowhere] { $name } invests in { $tile }
   *[other] { $name } invests in { $tile } at { $at }
}
discarded = { $name } discards { $tile }
left = { $tile } leaves the game
drawn = { $tile } enters the market
one-more-round = One More Round comes up: this round, then one more
one-more-round-at-once = One More Round comes up: it ends the game
replaced = { $at ->
    [nowhere] { $tile } of { $name } makes room
   *[other] { $tile } of { $name } at { $at } makes room
}
turned-over = { $at ->
    [nowhere] { $tile } of { $name } is turned over and is a lake now
   *[other] { $tile } of { $name } at { $at } is turned over and is a lake now
}
border-drawn = the border { $tile } comes to the display
award-scored = { $award } is scored
new-order = the next round is played in this order: { $names }
could-not-build = { $name } cannot build anything
moved = { $name } moves

## Why a track moved. Of the one who moves it is said without a name.

pays = pays ${ $price }
pays-of = { $name } pays ${ $price }
# $change is said as above: `income +1`. $at is a cell, or what it is for where maps have no numbers: one of the
# messages that begin with `why`.
by-tile = { $tile } ({ $at }): { $change }
by-tile-of = { $name }'s { $tile } ({ $at }): { $change }
# The tile changed something of another player, $other.
by-tile-for = { $tile } ({ $at }): { $change } for { $other }
by-tile-of-for = { $name }'s { $tile } ({ $at }): { $change } for { $other }
why-printed = printed
# $things are counted: `residential tiles`.
why-adjacent = for adjacent { $things }
why-lakeside = for { $things } next to lakes
why-own = for { $things } in the borough
why-every = for { $things } anywhere
why-others = for { $things } of the others
why-after = for { $things } built since
why-red-line = for red lines
why-counted = for what it counts
why-given-back = what was lost comes back
# Something has just come that the tile counts.
why-new = for { $tile }
why-new-tile = for the new tile
# $cause is one of the messages below.
by-cause = { $cause }: { $change }
by-cause-of = { $name }'s { $cause }: { $change }
cause-red-line = red line after { $after }
cause-red-line-back = red line after { $after }, back
cause-unpaid-income = unpaid income
cause-income-step = income step
cause-missing-population = missing population
cause-population-step = population step
cause-conversion = converted money
cause-goal = goal { $goal }
cause-bonus = bonus { $award }
cause-challenge = challenge { $award }
cause-star-track = star track
cause-star-round = end of the round on the star track
cause-flip = { $at ->
    [nowhere] { $tile } turned over
   *[other] { $tile } ({ $at }) turned over
}
cause-price = price

## The end of a game, step by step

scoring-before = Population before scoring
scoring-before-seat = { $name }: population { $population }, ${ $money }
scoring-goals = Goals
# $asks is what a goal asks for and gives.
scoring-goal = { $goal }: { $asks }
scoring-goal-secret = { $goal }, secret of { $name }: { $asks }
# $values is what every seat has: `Ann 3, Bob 1`.
# $by is how it was achieved: alone ahead, level but further on the star track, or level with a Law Office.
scoring-goal-won = { $by ->
    [stars] { $values }: { $name } scores +{ $bonus } population, level but ahead by stars
    [law-office] { $values }: { $name } scores +{ $bonus } population, level but with a Law Office
   *[alone] { $values }: { $name } scores +{ $bonus } population
}
# $won is the message above, of a secret goal of somebody else.
scoring-goal-vitus = { $won }, thanks to St. Vitus
scoring-goal-not-ahead = { $values }: nothing, { $name } is not ahead
scoring-goal-nobody = { $values }: nothing, nobody is alone ahead
scoring-money = Every ${ $money } becomes 1 population
scoring-money-seat = { $name }: ${ $before } becomes { $gained }, ${ $after } is left
scoring-result = Result
scoring-rank = { $rank }. { $name }: population { $population } (reputation { $reputation }, income { $income }, ${ $money })
scoring-title = Title of { $name }: { $title }
scoring-no-title = No title: it takes a win over Dale
# By the least population each title takes.
title = { $least ->
    [136] CEO of Suburbia Inc.
    [121] Principal Architect
    [106] Architectural Engineer
    [91] Architectural Designer
    [76] Draftsman
    [60] Subcontractor
   *[0] Junior Intern
}

## Why a move was refused

refused-over = the game is over
refused-turn = it is not the turn of seat { $seat }
refused-phase = { $due ->
    [goals] keeping one of your two goals is due now
    [discard] a discard from the market is due now
    [extra-discard] the Lone Architect's extra discard is due now
   *[build] a build (buy, basic, lake or invest) is due now
}
refused-goal = you were not dealt the goal '{ $goal }'
refused-slot = there is no slot { $slot }; the market has slots 1 to { $slots }
refused-empty-slot = slot { $slot } is empty
refused-not-basic = { $tile } is not a basic tile
refused-sold-out = there is no { $tile } left in the supply
refused-no-markers = you have no markers left
refused-nothing-there = you have no tile at { $at } to invest in
refused-has-marker = the tile at { $at } already has a marker
refused-covered = { $at } is covered by the borough board
refused-occupied = { $at } already has a tile
refused-full = your borough is full
refused-not-adjacent = { $at } is not next to one of your tiles
refused-price = costs ${ $price }, you have ${ $money }
refused-dale = Dale follows his own rules here: buy { $slot } @ { $at }
refused-dale-passes = Dale follows his own rules here: pass
refused-takes-no-marker = { $tile } takes no marker
refused-limited = your borough already has { $tile }
refused-under-border = { $at } lies under a border
refused-no-borders = borders are not played in this game
refused-space = there is no space { $space }; the border display has spaces 1 to { $spaces }
refused-empty-space = space { $space } of the border display is empty
refused-border-board = a border at { $at } would lie on the borough board
refused-border-tile = a border at { $at } would lie on your tile at { $cell }
refused-border-border = a border at { $at } would lie on another border
refused-border-touches = a border at { $at } would touch another border
refused-border-no-corner = a border at { $at } would have none of your tiles in its corners
refused-no-planner = you have no { $tile } at { $at }
refused-flip-missing = it must say which Commercial tile is turned over, as in flip=0:1,1
refused-marker-missing = it must say where the free marker goes, as in marker=0,2
refused-nobody-asks = nothing asks for { $choice }
refused-cannot-flip = { $choice } names no Commercial tile that can be turned over
refused-not-cheapest = slot { $slot } is not one of the cheapest tiles
refused-pass = only Dale passes
