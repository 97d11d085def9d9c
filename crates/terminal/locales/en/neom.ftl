# NEOM. $tile is a name printed on a tile, $name a player, $good a good, $disaster a Disaster.

## Screen

neom-city-center = CITY
neom-disaster = Disaster
neom-short = { $tile } costs £{ $price }; you are £{ $short } short.
neom-no-road = No cell for { $tile }: no road of yours meets its roads.
neom-pick-first = A Cornerstone is placed instead of a tile you picked: pick one first.
neom-nothing-to-sell = There is nothing to sell now.
neom-no-other-payment = There are no other ways to pay.
neom-you-choose-first = You choose first this turn.
neom-you-choose-second = You choose second this turn, and first in the next.

neom-list-draft = Cornerstones: keep one
neom-list-stack = Open stack: keep one
neom-list-hand = Your hand: pick one
neom-list-pack = Open pack: pick one
neom-list-act = Your pick and Cornerstones
neom-list-stones = Unplaced Cornerstones
neom-choose-payment = How to pay (a: all sellers)
neom-choose-any-payment = How to pay: all sellers
neom-choose-good = What it produces
neom-choose-swap = Cornerstones to swap
neom-choose-answer = { $disaster }: pay or give up

neom-title-income = income £{ $income }
neom-title-points = { $points } points now
neom-task-draft = { $name }, which Cornerstone do you keep?
neom-task-select = { $name }, which tile do you pick?
neom-task-act = { $name }, place the tile, place a Cornerstone instead, or sell?
neom-task-where = Where does { $tile } go?
neom-task-payment = How do you pay for { $tile }?
neom-task-good = What shall { $tile } produce?
neom-task-swap = { $tile }: which Cornerstones do you swap?
neom-task-answer = { $disaster }: do you pay, or what do you give up?

neom-keys-play = ↑↓ choose  Enter PLAY  Tab log  o cities  g goods  s score  u undo  ? help
neom-keys-act = ↑↓ choose  Enter where?  x sell  Tab log  o cities  g goods  s score  ? help
neom-keys-look = ↑↓ choose  Tab log  o cities  g goods  s score  u undo  ? help
neom-keys-cells-play = arrows/Tab cells  Enter PLAY  Esc back  ? help
neom-keys-cells = arrows/Tab cells  Enter terms  Esc back  ? help
neom-keys-payment-play = ↑↓ choose  Enter PLAY  a all sellers  Esc back  ? help
neom-keys-payment = ↑↓ choose  Enter next  a all sellers  Esc back  ? help
neom-keys-terms-play = ↑↓ choose  Enter PLAY  Esc back  ? help
neom-keys-terms = ↑↓ choose  Enter next  Esc back  ? help
neom-keys-answer = ↑↓ choose  Enter PLAY  Tab log  o cities  s score  ? help
neom-keys-over = s score sheet  o cities  PgUp/PgDn log  u undo  q quit
neom-keys-watch = o cities  g goods  s score  q quit

neom-row-sell = Sell the picked tile
neom-row-hits-you = hits you, if unpicked
neom-row-hits-others = hits the others
neom-row-short = £{ $short } short
neom-row-no-cell = no cell
neom-cells = { $count ->
    [one] 1 cell
   *[other] { $count } cells
}
neom-row-no-good = no { $good }
neom-row-later = later
neom-row-not-yet = not yet
neom-own-goods = with what your city produces
neom-no-swap = no swap
# $price is what it costs and what that is made of, $net the changes in signs
neom-not-payable = not payable: { $price }
neom-pay = pay { $price }: { $net }
neom-give-up = give up { $tiles }: { $net }
neom-would-pay = { $name } would pay £{ $price }
neom-price-now = £{ $price } now
neom-not-now = not now: { $why }

neom-players = Players, goods and what they cost you
neom-players-short = Players (g: goods and prices)
neom-players-alone = Goods
neom-points-short = { $points }vp
neom-supply = supply: { $goods }
neom-no-goods = no goods
neom-city = City of { $name }: { $goods }
neom-city-of = City of { $name }: £{ $money }, income £{ $income }, { $goods }
neom-city-keys = o next city   Esc back
neom-to-place = Cornerstones to place: { $stones }
neom-legend = tiles and what they are worth now
neom-goods = Goods: what they cost you
neom-score-now = Score sheet if the game ended now
# On a tile that is given up; 5 letters
neom-gone = GONE

neom-screen-help =
    ↑ ↓ | move in the list of tiles, of ways to pay, of answers
    1, 2 … | go to a row of the list
    Enter | go on; where the lowest line says PLAY, play what is shown
    arrows | move among the lit cells
    Tab, Shift-Tab | next, previous cell or choice; or switch to the log
    a | while paying: all sellers, dearer ones too
    x | sell the picked tile: go to that row
    Esc | one step back; nothing was played
    PgUp PgDn | scroll the log, or a long preview
    o | look at all cities (o or Tab: the next one)
    g | goods: who sells what, at which price for you
    s | score sheet if the game ended now
    u | undo: back to your previous decision (one-person games)
    h | a hint: what the usual bot, or the server of an online table, would do
    mouse | click a row or cell to choose it, Enter PLAY to play it; right: Esc
    w | write: keep the game in a file from now on
    ? | this help
    q | quit
    vp: points if the game ended now; i: income; R C I P S: Residential, Commercial, Industrial, Public, Resource; *: a Cornerstone.
    Double lines are roads; dotted walls: cut off from the centre; ◄ ►: trade routes.

## Words

neom-none = none
neom-face-down = { $count } face down
neom-nobody-sells = nobody sells { $good }
neom-not-before = { $good } is not for sale before generation { $generation }
neom-help =
    Moves (nothing else changes the game):
      draft TILE                   keep a Cornerstone
      select TILE                  pick a tile
      place @ ROW,COL [TERMS]      place the picked tile; row 0 is north, column 0 is west
      cornerstone TILE @ ROW,COL [TERMS]   give the pick away and place a Cornerstone
      sell                         give the pick away for £5
      pay                          pay for the Disaster
      sacrifice @ ROW,COL …        give up these tiles to the Disaster
      NUMBER                       the move with this number in the last list
    Terms: buy=coal:1 (from seat 1) or buy=coal:bank, waive=coal, instead=steel, route=ore (solo), produce=glass,
      swap=OLD:NEW. Leave them out to be told which would do.
    Looking around:
      moves [FILTER]      legal moves with what each brings (vp points if the game ended now, i income)
      all [FILTER]        every move, dearer sellers and swaps included
      cells [TILE]        the legal cells of a tile with what each brings
      preview MOVE        everything a move, or the one with this number, would change, and why
      hint                what the usual bot, or the server of an online table, would do
      show                the position again
      hand                the tiles to choose from, or your pick and Cornerstones
      city [SEAT]         a city, by name or by the number of its seat, from 0
      goods               every good, who sells it and what it costs you
      score [SEAT]        the score sheet if the game ended now; with a seat where its points come from
      tile ID             what a tile does, by id or number
      log [N]             the last N moves with every change
      undo                back to your previous decision (where one person plays)
      save FILE           write the record to a file
      help, quit          this text; leave (the record file keeps the game)
neom-about-solo = solo mode, tile set { $tiles }+
neom-about = standard mode, { $seats } seats
neom-about-beginner = { $mode }, beginner's variant
neom-begins-with = { $name } begins with { $good }
neom-nothing-placed = Nothing is placed now.
neom-not-at-hand = { $tile } is not at hand.
neom-no-move-fits = No move fits that.
neom-and-more = … and { $count } more; say more, as in 'all 2,1'.
no-tile-near = There is no tile '{ $given }'; did you mean '{ $near }'?
neom-no-tile-like = There is no tile '{ $given }'; there are { $ids }.
neom-no-tile = There is no tile '{ $given }'; ids are as in your hand, like 'tile slums'; numbers do too, like 'tile 3'.
# $tile in these sentences is the Contract Office
neom-pile = Discard pile, for the { $tile }: { $ids }
neom-swap-random = The { $tile } swaps an unplaced Cornerstone for a random one if you add swap=OLD, as in '{ $mv }'
neom-swap-how = The { $tile } swaps unplaced Cornerstones if you add swap=OLD:NEW, as in '{ $mv }'. Every swap: all swap
neom-swap-no-stone = The { $tile } has nothing to swap: you have no unplaced Cornerstone
neom-swap-no-pile = The { $tile } has nothing to swap: the discard pile is empty
neom-swap-later = The { $tile } swaps Cornerstones only when it is placed
neom-order-draft = From this stack { $first } chooses first, { $second } second; then { $second } begins.
neom-order = This turn { $first } chooses first, { $second } second; next turn { $second } begins.
# $tile in these sentences is a Disaster
neom-seen = The { $tile } of this generation has shown up already.
neom-unseen-last = The { $tile } has not shown up; it strikes after this turn.
neom-unseen = The { $tile } has not shown up yet; it strikes after turn 7 at the latest.
neom-seat-is = seat { $seat } is { $name }
neom-disaster-takes = the { $disaster } takes { $tiles }
neom-nothing-to-give = there is nothing to give up
neom-smallest = the smallest sacrifice is '{ $mv }': { $what }
neom-open-pack = Open pack: { $tiles }
neom-unplaced = unplaced Cornerstones: { $stones }
neom-picked = picked { $tile }
neom-score-if = score if the game ended now: { $points }
neom-nothing-to-choose = There is nothing to choose from now.
neom-hand-draft-last = Cornerstones: keep one, the other goes to the discard pile
neom-hand-draft = Cornerstones: keep one, { $next } gets the rest
neom-hand-stack = Open stack of Cornerstones: keep one
neom-hand-last = Your hand: pick one, the other leaves the game
neom-hand = Your hand: pick one, { $next } gets the rest
neom-your-pick = Your pick
neom-strikes-unless-picked = strikes you unless you pick it, now for £{ $price }
neom-strikes-you = cannot be picked any more, strikes you for £{ $price }
neom-strikes-others = strikes the others; you would pay £{ $price }
neom-not-placed-now = it cannot be placed now
neom-can-place = You can place
neom-or-stone = or give it away and place a Cornerstone
neom-or-sell = or sell it for £{ $price }. The best of it now (vp: points if the game ended now)
neom-all-moves = { $count ->
    [one] The only move
   *[other] All { $count } moves
}: moves. Every cell: cells [TILE]. What a move does: preview MOVE or NUMBER
neom-strikes = { $disaster } strikes
neom-strikes-by = { $disaster } strikes, picked by { $picker }
neom-disaster-pay = Pay: { $price }
neom-disaster-or = Or give up { $tiles }; { $sets ->
    [one] 1 set
   *[other] { $sets } sets
} to choose from
neom-all-answers = All { $count }: moves
neom-flood-takes = one tile that is not Resource
neom-fire-takes = two tiles of any type
neom-crime-takes = a Residential, a Commercial and an Industrial tile, as far as there are any
neom-penalty = £{ $price }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} at £{ $each }
neom-protected = protected { $cells }
neom-insured = insured: half of it
neom-players-heading = Players
neom-till = +£{ $sales } at the end of the turn
# The values have the width of their column
neom-player = income { $income } score { $score }
neom-player-goods = goods { $goods }; unplaced Cornerstones: { $stones }
neom-to-choose = to choose
neom-has-chosen = has chosen
neom-has-chosen-tile = has chosen { $tile }
# $left and $right are no, open or used
neom-routes = trade route { $left ->
    [open] left
    [used] left (used)
   *[no] {""}
}{ $right ->
    [no] {""}
   *[other] { $left ->
        [no] {""}
       *[other] {" and "}
    }right{ $right ->
        [used] {" (used)"}
       *[open] {""}
    }
}
neom-holds = holds { $tiles }
neom-has-left = has left { $tiles }
neom-holds-unseen = { $count ->
    [one] holds 1 tile you have not seen
   *[other] holds { $count } tiles you have not seen
}
neom-for-sale = For sale to you
neom-nothing = nothing
neom-supply-sells = the supply (buy=GOOD:bank): { $goods }
# $class is raw, processed or luxury
neom-class-price = { $class } £{ $price }
neom-other-goods = other goods, { $goods }
neom-class = { $class } goods (base price £{ $price }, { $points ->
    [one] 1 point
   *[other] { $points } points
} each at the end)
neom-you-have-route = You have the { $routes }.
neom-you-produce = you produce it
neom-city-lines = City of { $name }: £{ $money }, income £{ $income }, goods { $goods }
neom-map-signs = R residential, C commercial, I industrial, P public, S resource; double lines are roads
neom-cut-off = cut off from the City Center (dotted walls): { $cells }
neom-factory-makes = the Modular Factory makes { $good }
neom-never-placed = { $tile } is not placed in a city
neom-costs-you-have = costs £{ $price }, you have £{ $money }
neom-not-among = is not among the tiles you may place
neom-fits-nowhere = fits on no cell: no road leads there
neom-stands = It stands in the city of { $name } at { $at }.
neom-would-cost = It would cost you £{ $price } now
neom-could-not-place = You could not place it now: { $why }.
neom-number-is = { $seat } is { $name }
neom-income-short = i{ $income }
