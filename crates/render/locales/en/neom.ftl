# NEOM.

## Boards

board-center = City Center
# A trade route at the side of the board, and how it is.
board-trade = trade
board-open = open
board-closed = closed
board-used = used

## Scores

# What a move does to the points of a tile. $is: stays, comes, goes, replaces (another tile that was there)
score-tile = { $is ->
    [goes] { $tile } ({ $at }) gone
    [replaces] { $tile } in place of what was at { $at }
   *[stays] { $tile } ({ $at })
}
score-category = { $category ->
    [neighborhoods] neighborhoods
    [goods] goods
    [money] money
    [pollution] pollution
    [ghost_town] ghost town
   *[power] power
}: { $was } → { $is }
