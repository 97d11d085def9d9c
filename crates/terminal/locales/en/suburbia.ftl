# Suburbia. $tile is a name printed on a tile, $name a player.

## Screen

suburbia-market = Market
suburbia-market-discard = Market: what a discard costs
suburbia-market-lakes = Market: as lakes
suburbia-marker-row = Marker on a tile ({ $left } left)
suburbia-row-short = ${ $short } short
suburbia-row-left = { $left } left
# $does is what a lake does, in signs
suburbia-row-lake = lake { $does }
suburbia-slots = The market has slots 1 to { $slots }.
suburbia-slot-empty = This slot is empty.
suburbia-no-discard = That slot cannot be discarded: it is empty or costs too much.
suburbia-only-slots = Only a market tile can become a lake.
suburbia-no-markers = You have no markers left.
suburbia-no-marker-paid = You cannot pay for a marker on any of your tiles.
suburbia-short = { $tile } costs ${ $price }; you are ${ $short } short.
suburbia-short-but-lake = { $tile } costs ${ $price }; you are ${ $short } short. As a lake (k) it costs ${ $lake }.
suburbia-lake-short = A lake here costs ${ $price }; you are ${ $short } short.
suburbia-none-left = There is no { $tile } left in the supply.

suburbia-round = round { $round }
suburbia-round-of = round { $round } of { $last }
suburbia-title-left = tiles left: A { $a }  B { $b }  C { $c }
suburbia-task-build = { $name }, what will you build?
suburbia-task-lake = { $name }, which tile becomes a lake? You pay the slot price only.
suburbia-task-marker = Which of your tiles gets the marker?
suburbia-task-where = Where does { $tile } go?
suburbia-task-lake-where = Where does the lake go?

suburbia-keys-market = ↑↓ 1–8 choose  Enter where?  k lake  i invest  o others  u undo  ? help  q quit
suburbia-keys-cells = arrows/Tab cells  Enter PLAY  Esc back  k lake  PgDn more  ? help
suburbia-keys-choice = ↑↓ choose  Enter PLAY  Tab log  o others  g goals  u undo  ? help  q quit
suburbia-keys-over = s scoring  o boroughs  g goals  PgUp/PgDn log  u undo  q quit
suburbia-keys-watch = o boroughs  g goals  q quit

suburbia-preview = What Enter would do
# $what is a tile, $net the changes in signs
suburbia-preview-at = { $what } at { $at }: { $net }
suburbia-preview-discard = discard { $what }: { $net }
# $goal is its name and what it asks for
suburbia-keep = keep { $goal }
suburbia-cost = ${ $price } = tile ${ $tile } + slot ${ $slot }
suburbia-cost-lake = as a lake: slot ${ $slot }
suburbia-cost-basic = ${ $price }, then a discard
suburbia-about-lake = Face down: { $lake }, now and later; nothing of what is printed.
suburbia-about-marker =
    A marker doubles a tile: its gain and its lines count once more now, and twice from then on.
    You pay the tile's cost again (a lake: $0), then discard a market tile.

suburbia-players = Players and goals
# Columns of 4, 5 and 6 letters: income, reputation, population; then the next red line
suburbia-columns = inc  rep   pop  red line
suburbia-red-line = at +{ $ahead }
suburbia-red-line-named = line { $line }
suburbia-more-goals = … g shows all goals
suburbia-goals = Goals
suburbia-goal-secret = SECRET { $asks }
suburbia-goal-of = { $name }'s { $asks }

suburbia-borough = Borough of { $name }
suburbia-borough-of = Borough of { $name }: { $tracks }
suburbia-borough-keys = o next borough   Esc back

suburbia-screen-help =
    ↑ ↓ | move in the market and the basic tiles
    1, 2 … | pick a market slot
    b | buy the tile (lake off)
    k or l | take it as a lake instead: slot price only
    a | go to the basic tiles
    i | invest: put a marker on one of your tiles
    Enter | go on to the cells; then play what is shown
    arrows | move among the lit cells
    Tab, Shift-Tab | next, previous cell; or switch to the log
    Esc | back; nothing was played
    PgUp PgDn | scroll the log, or a long preview
    o | look at all boroughs (o or Tab: the next one)
    g | all goals and who is ahead
    s | the scoring, once the game is over
    u | undo: back to your previous decision (one-person games)
    mouse | click a row, cell or goal to choose it, Enter PLAY to play it; right: Esc
    w | write: keep the game in a file from now on
    ? | this help
    q | quit
    In labels: i income, r reputation, p population. R C I V ~ are the kinds of tiles, * a marker, ▒ the board.
    Nothing is played before Enter on a cell, goal or discard.

## Words

suburbia-no-goals = There are no goals in this game.
suburbia-no-change = no change
suburbia-help =
    Moves (nothing else changes the game):
      buy SLOT @ Q,R      build a market tile for its total price
      basic TILE @ Q,R    build a basic tile, then discard a market tile
      lake SLOT @ Q,R     build a market tile face down as a lake, for the slot price
      invest @ Q,R        put a marker on a tile of yours, then discard a market tile
      discard SLOT        take a market tile out of the game, for the slot price
      keep GOAL           keep one of your two goals
      NUMBER              the move with this number in the last list of moves
    Looking around:
      moves [FILTER]      legal moves with their net change (i income, r reputation, p population)
      preview MOVE        everything a move would change, and why
      show                the position again
      borough [SEAT]      a borough, by name or number
      goals               the goals and who is ahead
      log [N]             the last N moves with every change
      tile ID             what a tile does
      undo                back to your previous decision (where one person plays)
      save FILE           write the record to a file
      help, quit          this text; leave (the record file keeps the game)
suburbia-about = { $edition } edition, { $mode } mode
suburbia-not-dealt = this goal was not dealt to you
suburbia-after-that = after that: { $tracks }
suburbia-no-tile = There is no tile '{ $given }'; names are as in the market, like 'tile farm'.
suburbia-then-extra-discard = Then: the extra discard
suburbia-then-discard-and-steps = Then: discard a market tile, then the income and population steps
suburbia-then-discard = Then: discard a market tile
suburbia-left = tiles left: A { $a }, B { $b }, C { $c }
suburbia-basics = Basic tiles: { $ids } (each then owes a discard)
suburbia-players-heading = Players
# The values have the width of their column
suburbia-player = income { $income } reputation { $reputation } population { $population } red line at +{ $ahead }, markers { $markers }
suburbia-secret = secret
suburbia-secret-of = secret of { $name }
suburbia-map-signs = R residential, C commercial, I industrial, V civic, ~ lake, * marker, ▒ borough board
suburbia-tile-costs = { $tile }, costs ${ $cost }
suburbia-income-short = i{ $income }
suburbia-reputation-short = r{ $reputation }
suburbia-population-short = p{ $population }
