# Texts of the web app: the rules of NEOM in our own words. Mark-up as in the rules of Suburbia.
rn-heading = How NEOM is played
rn-lead = One to five people, 21 turns. Everybody picks at the same time, so it takes hardly longer with five than with three. The best city after three generations wins.

rn-idea = The idea
rn-idea-text =
    You build a [city](city) of five by five cells. Every turn you choose one tile from a hand that goes round, and lay it where roads lead. Resource tiles and factories make the [goods](good) that other tiles ask for; what you do not make you buy from the others, who cannot refuse.

    Homes want company and clean air, factories spoil both, and the shops bring the money. At the end seven things are counted.

rn-setup = Set-up
rn-setup-text =
    Everybody gets £6 and a board with a [City Center](city-center), each with another raw good. The decks have 24 tiles with up to three players, 32 with four, 40 with five.

    __The first draft.__ Everybody gets four [Cornerstones](cornerstone), keeps one and passes three on to the left, keeps one of those and passes two, keeps one of these. The three you kept lie open before you and wait.
rn-setup-beginner = For a first game you can leave the draft out: everybody then gets one Cornerstone by lot.

rn-turn = A turn
rn-turn-text =
    Each of the three [generations](generation) begins with eight tiles for everybody and has seven turns:

    - __Pick.__ Everybody chooses a tile in secret and puts the rest aside for the left neighbour.
    - __Reveal and act.__ All [picks](pick) are shown, and everybody does exactly one thing: build the tile, build a Cornerstone instead, or sell the tile for £5.
    - __Pass.__ You take up what your right neighbour left. In the seventh turn the last tile leaves the game instead.

    Money you get for goods in a turn is yours only at the end of that turn. After the seventh turn comes [income](city-income).

rn-place = Where a tile goes
rn-place-text =
    Tiles are never turned. A tile may go on an empty cell, or [replace](replace) one that is Resource or shares a [type](type) with it; the City Center counts as Resource, so anything may cover it. A Resource tile itself can only replace Resource.

    In its place it must be [connected](connected): a chain of roads leads from it to the middle cell, with a road on both sides of every step. Roads may run into nothing elsewhere.
rn-place-example = The Laundromat has roads north and east. West of the City Center it is connected, as its east road meets one; it could also lie south of it. North-west it could not: the Fire Department has no road to the west. Dark stubs are roads that can go on.
rn-cut-example = The Laundromat took the place of a Pawn Shop with roads to all sides. It has none to the west, so the Truck Stop is cut off. It keeps all it gives, and even its trade route stays open; but it no longer connects anything: what is built beside it needs another road.

rn-goods = Goods
rn-goods-text =
    What a tile asks for is needed only to build it. A good you make yourself is there at once, and for every tile: nothing is used up. A tile may also ask for money, or for three tiles of a type that are in your city already.

    You can buy what you lack from any player who makes it: £2 for a [raw](raw-good), £4 for a [processed](processed-good), £10 for a [luxury](luxury-good) good, and £1 more for each player who sits between you. A [trade route](trade-route) takes £1 off everything from its side; the cheaper way round counts. The seller keeps the good.
rn-goods-chain =
    How goods are made:

    - lumber from wood; concrete and glass from stone; gold and copper from ore; diamonds from coal
    - steel from coal and ore; plastics from natural gas and oil
    - sports cars from glass, plastics and steel; jewelry from diamonds, glass and gold; electronics from copper, diamonds and steel

rn-cornerstones = Cornerstones
rn-cornerstones-text =
    A [Cornerstone](cornerstone) is built like any tile, but instead of your pick, which leaves the game. After it your city may have no more Cornerstones than the number of the generation: one in the first, two in the second, three in the third. Nobody has to build them.

rn-disasters = Disasters
rn-disasters-text =
    Each deck has one [Disaster](disaster). Whoever picks it does nothing else this turn, and at its end everybody __else__ chooses: pay, or give up tiles.

    - __Flood__: £1 for each Residential, Commercial, Industrial and Public tile, or one of these tiles.
    - __Fire__: £1 for each such tile that is not protected, or two tiles of any type.
    - __Crime Spree__: £2 for each Residential, Commercial and Industrial tile that is not protected, or one of each of these types.

    Fire and Police Departments [protect](protection) themselves and the eight cells around. Paying is all or nothing; giving up tiles is always allowed, and has to be done as far as there are any.

rn-income = Income
rn-income-text =
    After the seventh turn of each generation all your tiles pay their [income](city-income), mostly the Commercial ones. The last income comes just before the scoring and counts as money.

rn-scoring = Scoring
rn-scoring-text =
    - __Tiles__: the points printed on them, and what the others count for themselves.
    - __[Neighborhoods](neighborhood)__: 1, 3, 6, 10, 15, 21, 28, 36 points for one to eight homes joined by roads, then 4 more for each.
    - __Goods__: 1, 2 or 10 points for each raw, processed and luxury good you make.
    - __Money__: 1 point for every £2.
    - __[Pollution](pollution)__: −2 for each home beside a polluting tile, −1 for each at a corner of one.
    - __[Ghost town](ghost-town)__: −10 without any home, −4 with one.
    - __[Power](power)__: −5 without a tile that gives Power.

    The highest sum wins; equal ones share the win.
rn-homes-example = Apartments, Suburbs, Colonial Houses and Slums are all joined by roads: a neighborhood of four, 10 points. The home below the City Center touches no other one: a neighborhood of its own, 1 point.
rn-pollution-example = The mill is beside the Slums (−2) and at a corner of the Suburbs (−1); the power plant is at a corner of the Slums (−1). Together −4. Without the plant the city would lose 5 for having no Power.

rn-two = Two players
rn-two-text =
    There are no hands. Each generation has seven open packs, three of four tiles and then four of three; of each one player takes and builds a tile, then the other, and the rest is discarded. Who chose last chooses first the next time. Cornerstones come the same way, from three packs of three.

    Goods cost no way: the usual price, £1 less for each trade route you have, at least £1. If the other one makes the good, that is the seller; everything else comes from the supply. A Disaster hits the player who did not pick it.

rn-solo = Alone
rn-solo-text =
    You choose how many tiles are in play: those for three, for four or for five players. Cornerstones come from packs of four, three and two, of which you keep one each. Every turn a pack is opened, a larger one at first, smaller ones later; you take one tile and the rest is gone.

    - Goods come from the supply at the usual price: raw ones in generation 1, processed ones from 2 on, luxury in 3. Each trade route takes £1 off one good in each generation.
    - A Disaster strikes you at the end of the turn in which it shows up, unless you pick it, which only the first three packs allow. If it never shows up, it comes after the seventh turn.
    - Your points give you a title, from Intern to Boss.
rn-solo-table = Points for a title, by tile set
rn-solo-set = Tile set

rn-questions = What players ask
rn-q-cut = What is a tile worth that has been cut off?
rn-q-cut-text = As much as before. It keeps its goods, its income and its points, it protects, and cut-off homes still form neighborhoods among themselves. Only new tiles need the connection, also one that replaces it.
rn-q-route-cut = Does a trade route need a connection to the middle?
rn-q-route-cut-text = No. It is open while the tile on the middle cell of that side has a road out of the board, cut off or not.
rn-q-replaced = Can a tile use the good of the tile it replaces?
rn-q-replaced-text = Yes. What a tile asks for is looked at before anything is taken away, so a Lumber Mill may replace your only source of wood. Afterwards the wood is gone.
rn-q-center = What happens when I build over the City Center?
rn-q-center-text = Its raw good is lost, unless another tile makes it, and it is no Resource tile any more. If the tile on it is given up in a Disaster, the City Center is there again with its good.
rn-q-spend = Can I spend what others pay me this turn?
rn-q-spend-text = Not for your own tile of this turn, whoever acts first. At the end of the turn it is yours, in time to pay for a Disaster.
rn-q-new-good = Can I buy a good that somebody just started to make?
rn-q-new-good-text = Not in the same turn: with three players and more, what can be bought is what everybody made when the picks were shown. A good that is lost this turn can still be bought once more. With two players the moment counts.
rn-q-seller = Must I buy from the cheapest seller?
rn-q-seller-text = No, you may choose, for each good anew. The table proposes the cheapest.
rn-q-alternatives = A tile asks for coal or oil. What if I make one of them?
rn-q-alternatives-text = Then it is covered, and you buy nothing for it.
rn-q-two-types = How do tiles with two types count?
rn-q-two-types-text = As both, wherever a type is counted; but only once where tiles are counted, for instance in a Disaster’s payment.
rn-q-same-good = Do two sources of the same good count twice?
rn-q-same-good-text = No, a city has each good once. The second source helps when the first one is replaced or lost.
rn-q-limit = Can I replace a Cornerstone by another one?
rn-q-limit-text = Yes, and since only those in the city after it are counted, it does not need a new place. One that leaves the city never comes back.
rn-q-disaster-debt = What if I cannot pay for a Disaster?
rn-q-disaster-debt-text = Then you give up tiles, as many of what it asks for as you have. If you have none, it costs you nothing. Nobody goes into debt in NEOM: you can only spend what you have.
rn-q-insurance = What does the Insurance Office do exactly?
rn-q-insurance-text = It halves the payment after protection, rounded down. It does nothing for tiles given up.
rn-q-last-disaster = Does a Disaster in the seventh turn come before the income?
rn-q-last-disaster-text = Yes. Tiles lost to it pay no income, and the income cannot pay for it.
rn-q-roads = Are these the roads of the printed tiles?
rn-q-roads-text = No. The printed roads are pictures that were not to be had in writing; these are a [house value](house-value), balanced over decks, types and numbers of players. A pack of ten lines can put the printed ones in.
rn-q-sell = Can I sell a Cornerstone or a Disaster?
rn-q-sell-text = No. You can sell your pick for £5, always, unless it is a Disaster.
