# Texts of the web app: the catalogue of tiles.
tiles-heading = The tiles of { $game }
tiles-lead = Choose a tile to see all it does, what it counts, what counts it, and where its values come from.
tiles-search = Name
tiles-any = any
tiles-reset = Show all
tiles-show = Show
tiles-count = { $shown } of { $all } tiles
tiles-none = No tile is like that.
tiles-back = Back
tiles-all = All tiles of { $game }
tiles-many = { $count } kinds of tiles

tiles-counts = What it counts
tiles-counted-by = What counts it
tiles-goals-about-it = Goals it counts for
tiles-goal = { $name }: { $asks }, +{ $bonus } population
tiles-awards-about-it = Bonuses and challenges it counts for
# $text is what it asks for and gives: `at least 3 civic tiles: +3 income`.
tiles-award = { $name }: { $text }

# Filters of Suburbia
tiles-stack = Stack
tiles-stack-name = { $stack ->
    [basic] basic supply
    [lake] lake
    [border] border
   *[other] stack { $stack }
}
tiles-category = Category
tiles-no-category = none (lakes, borders, Planner)
tiles-icon = Icon
tiles-no-icon = without icon
tiles-pack-choice = Pack
tiles-badge = Badge
tiles-no-badge = without badge
# $pack is the name of an expansion, whose badge is counted.
tiles-badge-counts = counts { $pack }
# Price and where a tile comes from, as short as it gets.
tiles-suburbia-about = { $stack ->
    [lake] any market tile, face down
    [basic] ${ $cost } · basic supply
    [border] ${ $cost } · border
   *[other] ${ $cost } · stack { $stack } · ×{ $copies }
}
tiles-goals = The goals
tiles-goals-about = One is revealed for each player, and everybody keeps one of two in secret. At the end a goal gives its population to the one player who is alone ahead; a tie gives nothing.
tiles-awards = { $kind ->
    [bonus] The bonuses
   *[challenge] The challenges
}
tiles-awards-about = { $kind ->
    [bonus] One lies open from the start. When stack A is used up, everybody who has what it asks for gains income.
   *[challenge] One lies open from the start. When stack B is used up, everybody who has what it asks for gains reputation.
}

# What of a tile needs more words. Mark-up as in the rules.
tiles-special = { $special ->
    [redevelopment] It only keeps a place: in a later turn any face-up market tile may take it for the [slot price](slot-price) alone, and no discard follows. It has no category, so lakes pay nothing for it, and it takes no marker.
    [law-office] At the end its owner also scores every goal in which they are tied for first, even with nothing: public ones, their own private one and, with Prague, those of others. The others who are tied get nothing, but for the one whom the stars give the goal.
    [redistricting] Each other player loses two people, or as many as there are; you gain all of them at once. Red lines count on both sides. A marker does it once more.
    [essen-limit] The [Essen limit](essen-limit): your borough may have no second face-up tile of this name. It can still be made a lake or discarded.
    [duomo] When it is built, all losses in your [ledger](ledger) are given back: what any tile has ever taken from you. While it lies face up your own tiles and borders take nothing more. Red lines, stars and the Redistricting Offices of others still do.
    [st-vitus] At the end you also score each private goal of another player that you achieve yourself: alone ahead, by the stars, or tied with a Law Office. Its owner scores it or not as always.
    [lake-flip] After everything else you must name a face-up commercial tile of any borough but itself. Its owner gives back what it gave, less what it took, by the [ledger](ledger); then it is turned over and is a lake just made, with its marker.
    [free-investment] After everything else one of your markers must go on one of your tiles, lakes or borders without one, for nothing; Los Angeles itself will do. All that tile gives happens once more.
   *[london-free-tile] After everything else you may take one of the cheapest tiles of the market, cost and slot price together, for nothing, and build it at once with all it does.
}
tiles-border = A [border](border) comes from the display, for its printed cost and a discard. It lies along four cells, its [corners](corner-cell), and is adjacent to what stands there. Face down it is a [border lake](border-lake), for nothing. [More in the rules](/learn/suburbia#pack-inc).
tiles-stars = { $count ->
    [one] Its [star](star) moves your token one space on the [star track](star-track), before anything else happens; a marker does it once more.
   *[other] Its [stars](star) move your token { $count } spaces on the [star track](star-track), before anything else happens; a marker does it once more.
}
tiles-only-with-borders = It is only in games with borders.

# Filters of NEOM
tiles-deck = Deck
tiles-deck-name = { $deck ->
    [cornerstone] Cornerstones
   *[other] generation { $deck }
}
tiles-type = Type
tiles-disaster = Disaster
tiles-set = Tile set
tiles-set-name = { $players }+ players
tiles-makes = Makes
tiles-asks = Asks for
tiles-neom-deck = { $players ->
    [1] generation { $number }
   *[other] generation { $number } · { $players }+ players
}
tiles-cornerstone = Cornerstone
# $asks is what has to be paid and owned: £2, coal.
tiles-neom-about = { $deck } · { $asks }
tiles-number = no. { $number }
tiles-goods-asked = Goods it asks for
tiles-goods-made = Goods it makes
tiles-made-by = { $good } is made by
tiles-asked-by = { $good } is asked for by
tiles-needs = needs { $count } { $kind } tiles in the city already
tiles-neom-roads = The roads of all tiles of NEOM are a house layout: the printed ones were not to be had in writing. Whoever owns the box can put them into a pack of ten lines.

# Where values come from
tiles-house = Many values of the expansions are our own
tiles-house-text =
    The rulebooks show most tiles of the expansions only as pictures. What could not be found in print was made up in the spirit of the expansion: a [house value](house-value). Please take none of them for a printed one. Whoever owns the game can put the printed values into a pack of their own.

    The tiles below do not say it one by one, but each tells it when you open it. Ours are also the shares of the stacks, the shape of borders, the star track, and the market prices for five. By pack:
# $whole of $count are wholly ours; $fields is a list of what is ours of others: `cost and icons`.
tiles-house-whole = { $name }: { $whole } of { $count } wholly
tiles-house-some = { $name }: of some the { $fields }
tiles-house-both = { $name }: { $whole } of { $count } wholly, of others the { $fields }
tiles-pack = From the pack { $pack }.
tiles-source = { $source ->
    [seed] Its values are those of the rulebook.
    [public] Its values come from public descriptions.
    [house] It was made for this program: all its values are house values.
    [house-partly] Only a part of it was to be found in print.
   *[custom] It was made by somebody else.
}
tiles-public-fields = From public descriptions: { $fields }.
tiles-house-fields = House values: { $fields }.
tiles-field = { $field ->
    [amount] amount
    [bonus] bonus
    [category] category
    [conditional] conditional effects
    [conditional-threshold] number asked for
    [copies] number of copies
    [cost] cost
    [direction] choice of most or fewest
    [exact-ability] exact ability
    [icons] icons
    [immediate] immediate effect or reward
    [name] name
    [prices] prices
    [roads] roads
    [stack] stack
    [stars] stars
    [threshold] number asked for
   *[other] { $field }
}
