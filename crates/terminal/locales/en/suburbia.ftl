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
    h | a hint: what the usual bot, or the server of an online table, would do
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
      hint                what the usual bot, or the server of an online table, would do
      show                the position again
      borough [SEAT]      a borough, by name or number
      goals               the goals and who is ahead
      log [N]             the last N moves with every change
      tile ID             what a tile does
      undo                back to your previous decision (where one person plays)
      save FILE           write the record to a file
      help, quit          this text; leave (the record file keeps the game)
suburbia-about = { $edition } edition, { $mode } mode
# $packs and $without are words of the command line.
suburbia-about-packs = { $about }, with { $packs }
suburbia-about-without = { $about }, with { $packs }, without { $without }
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

## What packs bring

# $tracks is a seat's tracks in one line
suburbia-tracks-stars = { $tracks }  star space { $space }
suburbia-borders = Borders: border SPACE @ Q,R,K for the price, border-lake SPACE @ Q,R,K for $0 (each then owes a discard; { $left } more in the pile)
suburbia-row-limited = your borough has one already, no second one may be built
# The same in a column of 10 letters
suburbia-row-barred = have one
# $seats are players with their numbers, by which the tokens are shown
suburbia-stars = Star track ({ $seats }; the top of a stack stands above)
# $income and $reputation are spaces
suburbia-stars-rewards = Reaching or passing { $income } gives +1 income, { $reputation } +1 reputation; 12 to 15 have room for 4, 3, 2 and 1 tokens.
# $gain and $lose are lists of players
suburbia-stars-end = If the round ended now: +1 population for { $gain }, −1 for { $lose }
suburbia-stars-nobody = If the round ended now: all on one space, nobody gains or loses
# The same in one row: ★ is the star track
suburbia-stars-row = ★ end of round: +1p { $gain }, −1p { $lose }; next: { $next }
suburbia-stars-row-narrow = ★ end of round: +1p { $gain }, −1p { $lose }
suburbia-stars-row-nobody = ★ end of round: nothing; next: { $next }
suburbia-stars-order = Order of play: { $order }; next round as it stands: { $next }
suburbia-awards = Bonus and challenge
# $asks is what it asks for and gives, $standing what every player has of it, $left the tiles that are drawn before
suburbia-award = { $award } ({ $asks }), { $left ->
    [0] scored before the next tile is drawn
    [one] scored after 1 more tile
   *[other] scored after { $left } more tiles
}: { $standing }
suburbia-award-done = { $kind ->
    [bonus] The bonus has been scored.
   *[challenge] The challenge has been scored.
}
suburbia-not-played = That is not played in this game.
suburbia-account-empty = gave and took nothing so far
# $account is what a tile gave and took: `gave +3 income so far`
suburbia-account-of = { $name }'s at { $at }: { $account }
suburbia-tile-account = { $tile } { $account }
# $tile is an abbreviation with the name
suburbia-legend-account = { $tile } ({ $at }): { $account }
suburbia-has-marker = with a marker: everything counts twice
suburbia-no-tile-at = You have no tile at { $at }; a border is named by its place, as in 'tile 0,1,5'.
suburbia-map-signs-borders = ==== border, ~~~~ over five cells border lake; the thick side looks at the four corner cells; ? no category
suburbia-moves-borders = { $count ->
    [one] One more place for a border is not listed;
   *[other] { $count } more places for borders are not listed;
} 'moves border 2' lists the best for one border, 'moves border 2 @ 0,1' those that begin at a cell.
# $example is a move without its choices
suburbia-moves-answers = { $count ->
    [one] One more answer to what special tiles ask for is not listed;
   *[other] { $count } more answers to what special tiles ask for are not listed;
} 'moves { $example }' lists those of one cell.
suburbia-then-free = The free tile is declined; with free=SLOT@Q,R it is taken ('moves { $build }' lists how)
# What a move is about, with what it answers: $answers is a list of the messages below
suburbia-object-answers = { $tile }: { $answers }
suburbia-answer-flip = { $tile } of { $name }
suburbia-answer-marker = marker on { $tile }
suburbia-answer-free = free { $tile }
# $net is what changes for the one who moves, $others what changes for the others
suburbia-net-others = { $net } ({ $others })
suburbia-help-borders =
    Borders:
      border SPACE @ Q,R,K       lay a border of the display for its price, then discard a market tile;
                                 Q,R is the first of its four corner cells, K the direction in which they run:
                                 0 right-down, 1 right-up, 2 up, 3 left-up, 4 left-down, 5 down
      border-lake SPACE @ Q,R,K  the same face down as a lake, for $0
      invest @ Q,R,K             a marker on a border
      borders                    the border display, and what each border does
suburbia-help-replace =
    Redevelopment Planner:
      replace SLOT @ Q,R         a market tile takes the place of your Planner, for the slot price
suburbia-help-choices =
    Special tiles ask for choices, written after buy, replace or invest ('moves' lists them):
      flip=SEAT:Q,R              which Commercial tile is turned over; seats count from 0
      marker=Q,R                 where a free marker goes
      free=SLOT@Q,R              which of the cheapest tiles is taken for nothing, and where it goes; leave it out to decline
      tile Q,R                   what your tile there does, gave and took so far
suburbia-help-stars =
    Stars:
      stars                      the star track, the end of the round, the order of play
suburbia-help-bonuses =
    Bonus and challenge:
      bonuses                    what they ask for, and who meets them now

suburbia-limited = You have { $tile } already: one at most. As a lake (k) it costs ${ $lake }.
suburbia-no-border-place = There is no place for a border in your borough.
suburbia-space-empty = This space of the border display is empty.
suburbia-cost-border-lake = as a lake: $0, then a discard
suburbia-or-replace = or ${ $price } in the place of your Planner at { $at }
suburbia-pile = { $left ->
    [0] No more borders are in the pile.
    [one] 1 more border is in the pile.
   *[other] { $left } more borders are in the pile.
}
suburbia-no-turn = The border cannot lie any other way here.
suburbia-in-place-of = in the place of { $tile }, for the slot price alone
suburbia-task-flip = Which Commercial tile is turned over?
suburbia-task-free-marker = Where does the free marker go?
suburbia-task-free = Which tile do you take for nothing?
suburbia-decline = none: decline
suburbia-free-tile = { $tile } (slot { $slot })
# $changes is what it does to each player
suburbia-flip = { $tile } of { $name } at { $at }: { $changes }
# $asked is a question
suburbia-then-asks = Then: { $asked }
suburbia-sheet = Star track, bonus and challenge
suburbia-more-goals-sheet = … g goals, t stars and bonuses
suburbia-keys-market-borders = ↑↓ 1–8 x y z choose  Enter where?  k lake  i invest  t stars  o others  ? help
suburbia-keys-market-stars = ↑↓ 1–8 choose  Enter where?  k lake  i invest  t stars  o others  ? help  q quit
suburbia-keys-border = arrows move  , . turn  Tab next  Enter PLAY  Esc back  k lake  ? help
suburbia-keys-cells-on = arrows/Tab cells  Enter go on  Esc back  k lake  PgDn more  ? help
suburbia-keys-answer-cells = arrows/Tab cells  Enter PLAY  Esc one step back  PgDn more  ? help
suburbia-keys-answer-cells-on = arrows/Tab cells  Enter go on  Esc one step back  PgDn more  ? help
suburbia-keys-answer = ↑↓ choose  Enter PLAY  Esc one step back  o others  ? help
suburbia-keys-answer-on = ↑↓ choose  Enter go on  Esc one step back  o others  ? help
suburbia-screen-help-borders =
    x y z | the three borders of the display
    k or l | the border as a lake instead: $0
    arrows | move the border; its thick side is that of the corners
    , and . | turn the border left, right (also R and r)
suburbia-screen-help-sheet =
    t | star track, order of play, bonus and challenge
suburbia-screen-help-replace =
    A market tile can also go on the cell of a Redevelopment Planner: it takes its place for the slot price.
suburbia-screen-help-choices =
    Special tiles ask after the cell: one step each, Esc goes one step back. o shows what tiles gave and took so far.
