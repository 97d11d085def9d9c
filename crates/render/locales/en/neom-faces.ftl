# What is written on tiles of NEOM, where there is little room. $ty, $types, $homes, $shops and $works are drawn as signs.

face-strikes = strikes all others
face-disaster = { $disaster ->
    [flood] floods
    [fire] fire
   *[crime-spree] crime
}
face-protects = guards nearby from { $disasters }
face-waives-raw = waives 1 raw good
face-waives-processed = waives 1 raw or processed
face-waives = waives 1 good
face-insures = disasters cost half
face-on-pick = £{ $money } every turn
face-on-placed = £{ $money } per new { $ty }
face-on-linked = £{ $money } per { $ty } linked to a new tile
face-pairs = £{ $money } per pair { $types }
face-swaps = swap cornerstones
face-income-per = income £1 per { $ty }

## Points

face-neighborhoods = { $points } per neighborhood of 1/2/3+
face-score-money = { $points } per £{ $per } before final income
face-score-income = { $points } per £{ $per } final income
# $things is one of the following.
face-score-each = { $points } per { $things }
face-score-every = { $points } per { $per } { $things }
face-nearby = { $ty } nearby
face-elsewhere = other { $ty }
face-border = { $works } on border
face-sets = set { $types }
face-homes-with-shops = { $homes } near 2 { $shops }
face-modest-homes = { $homes } of 0–2
face-near-homes = { $works } ≤2 from { $homes }
face-cluster = linked { $works }
face-polluting = polluter nearby
face-buildings = building nearby
face-corners = built corner
face-power = Power tile
face-neighborhood = neighborhood
face-neighborhood-of = neighborhood of { $size }
face-road-squares = road square
face-beside-like = tiles beside like
face-goods = good
face-raw-goods = raw good
