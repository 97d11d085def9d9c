# Texts of the web app: the catalogue of tiles.
tiles-heading = The tiles of { $game }
tiles-lead = Choose a tile to see what it counts, what counts it, and where its values come from.
tiles-search = Name
tiles-any = any
tiles-reset = Show all
tiles-show = Show
tiles-count = { $shown } of { $all } tiles
tiles-none = No tile is like that.
tiles-back = Back
tiles-all = All tiles of { $game }
tiles-nearly-all = That is nearly every tile: { $count } kinds.

tiles-counts = What it counts
tiles-counted-by = What counts it
tiles-goals-about-it = Goals it counts for
tiles-goal = { $name }: { $asks }, +{ $bonus } population

# Filters of Suburbia
tiles-stack = Stack
tiles-stack-name = { $stack ->
    [basic] basic supply
    [lake] lake
   *[other] stack { $stack }
}
tiles-category = Category
tiles-no-category = none (lake)
tiles-icon = Icon
tiles-no-icon = without icon
tiles-pack-choice = Pack
# Price and where a tile comes from, as short as it gets.
tiles-suburbia-about = { $stack ->
    [lake] any market tile, face down
    [basic] ${ $cost } · basic supply
   *[other] ${ $cost } · stack { $stack } · ×{ $copies }
}
tiles-goals = The goals
tiles-goals-about = One is revealed for each player, and everybody keeps one of two in secret. At the end a goal gives its population to the one player who is alone ahead; a tie gives nothing.

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
tiles-pack = From the pack { $pack }.
tiles-source = { $source ->
    [seed] Its values are those of the rulebook.
    [public] Its values come from public descriptions.
    [house] It was made for this program: all its values are house values.
   *[custom] It was made by somebody else.
}
tiles-public-fields = From public descriptions: { $fields }.
tiles-house-fields = House values: { $fields }.
tiles-field = { $field ->
    [bonus] bonus
    [category] category
    [cost] cost
    [icons] icons
    [prices] prices
    [roads] roads
   *[other] { $field }
}
