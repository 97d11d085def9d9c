# Texts of the web app: the glossary. Each term has a heading and an explanation.
# Explanations may have terms in them: [words](term), and what is strong: __words__.
glossary-heading = The words of the games
glossary-lead = Wherever one of these words is dotted in a page, choosing it opens its explanation on the spot.
glossary-both = Both games
glossary-more = In the glossary

## Both games

term-tile = Tile
term-tile-text = What a town is made of. Every turn you add one, and what it does depends on the tiles around it or, for some, on tiles anywhere. All of them are in the catalogue: [Suburbia](/learn/suburbia/tiles), [NEOM](/learn/neom/tiles).
term-seat = Seat
term-seat-text = A place at the table, held by a person or a bot. The seats act in a fixed order.
term-pack = Pack
term-pack-text = A file with tiles, goals and set-up tables. The base games are packs; a server can have others, and a table chooses among them.
term-house-value = House value
term-house-value-text = A number or a picture that no rulebook text tells, so this program has its own. The catalogue says which they are.

## Suburbia

term-borough = Borough
term-borough-text = Your part of the town: your tiles below your board. It begins with Suburbs, a Community Park and a Heavy Factory, and grows edge by edge.
term-category = Category
term-category-text = The colour of a tile: residential, commercial, industrial or civic. Most effects count categories. A [lake](lake) has none.
term-icon = Icon
term-icon-text = A sign some tiles have besides their [category](category): restaurant, airport, office, school, skyscraper, car dealership. Some tiles count icons instead of categories.
term-market = Market
term-market-text = The row of tiles on offer. The two slots on the right are free, each one further left costs $2 more on top of the tile itself. After a turn the tiles left of the gap slide right, and a new one comes in on the left.
term-slot-price = Slot price
term-slot-price-text = What a place in the [market](market) costs, whatever lies there. You pay it with the tile, and alone when you turn the tile into a [lake](lake) or discard it.
term-stack = Stack
term-stack-text = Where new tiles come from: first A, then B, then C, which has the strong tiles and, somewhere in its second part, [One More Round](one-more-round).
term-basic = Basic supply
term-basic-text = Suburbs, Community Parks and Heavy Factories, always on offer at their printed cost as long as there are some. Whoever takes one also discards a market tile.
term-lake = Lake
term-lake-text = Any market tile laid face down. It costs only its [slot price](slot-price) and pays $2 for each face-up tile beside it, at once and for every tile that comes beside it later. It has no category and no icon.
term-marker = Investment marker
term-marker-text = You have three. [Investing](invest) puts one on a tile, and it stays there.
term-invest = Invest
term-invest-text = Pay a tile's cost once more and put a [marker](marker) on it: all it gives happens again now, and counts double from then on. Then you discard a market tile.
term-income = Income
term-income-text = The money you take, or pay, at the end of each of your turns. It lies between −5 and 15.
term-reputation = Reputation
term-reputation-text = The people who move in, or out, at the end of each of your turns. It lies between −5 and 15.
term-population = Population
term-population-text = What wins the game. It grows by [reputation](reputation), by tiles and, at the end, by goals and money, and each [red line](red-line) it crosses makes the town harder to run.
term-red-line = Red line
term-red-line-text = A mark on the population track. Crossing one upwards costs 1 income and 1 reputation at once; falling back over it returns both. The lines come closer the larger the town is.
term-clamp = End of the track
term-clamp-text = Income and reputation stop at −5 and at 15. What would go beyond is lost and not remembered.
term-immediate = Immediate effect
term-immediate-text = What a tile gives once, when it is built: for instance +1 income.
term-conditional = Conditional effect
term-conditional-text = What a tile gives for each tile of a kind: those there already when it is built, and each one that comes later.
term-adjacent = Adjacent
term-adjacent-text = Sharing an edge, within one borough. A [border](border) is adjacent to what stands in its corners. Tiles of different players are never adjacent.
term-goal = Goal
term-goal-text = A prize in population at the end for whoever is __alone__ ahead in something: most airports, least income … Public goals are for everybody, a [private goal](private-goal) only for its owner.
term-private-goal = Private goal
term-private-goal-text = The goal you kept in secret. It counts at the end if no other player has as much as you, no matter whether they knew of it.
term-one-more-round = One More Round
term-one-more-round-text = A card in the last stack. When it turns up, this round is finished and one more is played: everybody has the same number of turns.
term-lone-architect = Lone Architect
term-lone-architect-text = The first solo game: no goals, red lines that cost 2, one more discard every turn, and a title at the end.
term-dale = Dale the Bot
term-dale-text = The second solo game: an opponent who always takes the dearest tile and builds by fixed rules, which the table tells.

## Suburbia: expansions

term-border = Border
term-border-text = A strip of land from the [border display](border-display), five cells long. It is [adjacent](adjacent) to what stands in its four [corners](corner-cell) and to nothing else. It has a [badge](badge), but no category and no icon. Borders belong to Suburbia Inc.
term-border-display = Border display
term-border-display-text = Three open [borders](border) that can be taken at their printed cost, or for nothing as a [border lake](border-lake). The pile beside it fills the gap. Whoever takes one also discards a market tile.
term-border-lake = Border lake
term-border-lake-text = A [border](border) laid face down. It costs nothing and is a [lake](lake) in every respect: $2 for each tile in its [corners](corner-cell), now and later. Other borders must not touch it.
term-corner-cell = Corner of a border
term-corner-cell-text = One of the four cells in a row beside a [border](border). What stands there is adjacent to the border; a tile may be built there even if it touches nothing else.
term-star = Gold star
term-star-text = Each gold star on a tile or border moves your token one space on the [star track](star-track) when you build it or invest in it. Without the track stars mean nothing.
term-star-track = Star track
term-star-track-text = Spaces 0 to 15 with a token for each player. At the end of a round those furthest right gain one person, those furthest left lose one; then the order of play of the next round is from right to left, on one space from top to bottom. It also breaks ties in goals. Part of 5 Star.
term-reward-space = Reward space
term-reward-space-text = Space 5 of the [star track](star-track), +1 income, and space 10, +1 reputation, for everybody who reaches or passes it for the first time.
term-star-tile = Star tile
term-star-tile-text = A tile or border with the [badge](badge) of 5 Star. Cities with [gold stars](star) move the token as well, but are no Star tiles.
term-bonus = Bonus
term-bonus-text = An open tile that asks for something. When Score Bonus comes up between stacks A and B, everybody who has it gains income. Part of Suburbia Inc.
term-challenge = Challenge
term-challenge-text = As the [bonus](bonus), but scored between stacks B and C, in reputation.
term-badge = Badge
term-badge-text = The sign of an expansion on its face-up tiles and borders. Some tiles and goals count it. Tiles of the base game have none, nor have lakes.
term-special-tile = Special tile
term-special-tile-text = A tile that does something no other does, like London or the [Redevelopment Planner](planner). If it asks for a choice, that comes after everything else the tile has set off.
term-ledger = Ledger
term-ledger-text = What each tile really gave its owner and really took. Kuala Lumpur takes gains less losses back, Milan gives all losses back.
term-essen-limit = Essen limit
term-essen-limit-text = No borough may have two face-up Essen tiles of one name. A second one can only become a lake or be discarded.
term-planner = Redevelopment Planner
term-planner-text = A tile without a category that keeps a place: in a later turn a market tile may replace it for the [slot price](slot-price) alone. It takes no marker.
term-share = Share
term-share-text = The part of each [stack](stack) that comes from an expansion: base game and 5 Star count 6, Suburbia Inc., Nightlife and the cities 3, Con and Essen 2. All shares are [house values](house-value).

## NEOM

term-city = City
term-city-text = Your board of five by five cells with the [City Center](city-center) in the middle.
term-city-center = City Center
term-city-center-text = The cell in the middle, printed on the board: roads to all sides, and one raw good for you. It counts as a Resource tile until you build over it.
term-generation = Generation
term-generation-text = A third of the game: seven turns with tiles of one deck, then income. Generations 1 to 3 grow from farms to skyscrapers.
term-pick = Pick
term-pick-text = The tile you choose from the hand you hold. All picks are shown together; the rest of the hand goes to your left neighbour.
term-cornerstone = Cornerstone
term-cornerstone-text = A strong tile drafted before the game and kept before you. You may build it instead of your pick, at most one in generation 1, two in the city by 2, three by 3.
term-type = Type
term-type-text = What a tile is: Residential, Commercial, Industrial, Public or Resource. Two tiles are both Residential and Commercial and count as both.
term-good = Good
term-good-text = What tiles ask for. [Raw](raw-good) goods come from Resource tiles, [processed](processed-good) and [luxury](luxury-good) goods from Industrial ones. Goods are not used up: a city that makes steel always has steel.
term-raw-good = Raw good
term-raw-good-text = Coal, natural gas, oil, ore, stone, wood. £2 to buy, 1 point each at the end.
term-processed-good = Processed good
term-processed-good-text = Concrete, copper, diamonds, glass, gold, lumber, plastics, steel. £4 to buy, 2 points each at the end.
term-luxury-good = Luxury good
term-luxury-good-text = Electronics, jewelry, sports cars. £10 to buy, 10 points each at the end.
term-trade-route = Trade route
term-trade-route-text = A road that leaves the board in the middle of its west or east side. While you have it, goods from that side cost £1 less.
term-connected = Connected
term-connected-text = Joined to the middle cell by roads: from cell to cell both touching sides need one. A new tile must be connected; a tile that is cut off later keeps working.
term-cut-off = Cut off
term-cut-off-text = No longer joined to the middle cell. Such a tile keeps its goods, income and points; only building beside it is harder.
term-replace = Replace
term-replace-text = Build on a cell that has a tile: one that is Resource, or shares a type with the new one. The old tile leaves the game with all it gave.
term-neighborhood = Neighborhood
term-neighborhood-text = Residential tiles joined directly by roads. One tile is worth 1 point, two 3, three 6, four 10, five 15 …: one large group is better than two small ones.
term-pollution = Pollution
term-pollution-text = Each polluting tile takes 2 points for every Residential tile beside it and 1 for every one at its corners.
term-power = Power
term-power-text = At the end a city needs one tile with the lightning sign; without any it loses 5 points.
term-ghost-town = Ghost town
term-ghost-town-text = A city without Residential tiles loses 10 points, with only one it loses 4.
term-disaster = Disaster
term-disaster-text = Flood, Fire or Crime Spree, one in each deck. Whoever picks it does nothing else that turn; everybody else pays for it or gives up tiles.
term-protection = Protection
term-protection-text = A Fire or Police Department keeps itself and the eight cells around out of the payment for its Disaster. It does not keep a tile from being given up.
term-city-income = Income in NEOM
term-city-income-text = The money all your tiles bring at the end of each generation, also after the last one.
