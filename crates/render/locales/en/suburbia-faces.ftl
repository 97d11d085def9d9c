# What is written on tiles of Suburbia, where there is little room.

# Before what a line looks for; $scope is where it looks.
face-scope = { $scope ->
    [adjacent] adjacent
    [own] own
    [every] every
    [others] others'
    [later] later
    [red-line] each
   *[at-lakes] each tile
}
face-red-line = red line
face-at-lakes = at own lakes
# The same where a tile has several lines.
face-scope-short = { $scope ->
    [adjacent] adj.
    [own] own
    [every] all
    [others] others'
    [later] later
    [red-line] red line
   *[at-lakes] at lakes
}
face-any-tile = any tile
face-any = any
face-beside = adj. tile

## What drawings are called for those who do not see them

board-borough = The borough of { $name }
board-population = Population: { $seats }
# From the front to the back: $seats is `Ann 7, Bob 5`.
board-stars = Star track, from the front: { $seats }
