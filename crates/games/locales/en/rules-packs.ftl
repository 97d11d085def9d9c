# Texts of the web app: the rules of Suburbia's expansions in our own words. Mark-up as in the rules.
rs-packs = Expansions
# Above the questions about one expansion.
rs-packs-questions = What players ask about it
# $pack is the id of an expansion.
rs-pack = { $pack ->
    [inc] Suburbia Inc.
    [five-star] 5 Star
    [nightlife] Nightlife
    [con] Con
    [essen] Essen
   *[ce] Cities of the Collector’s Edition
}
rs-special-tiles = Special tiles

## All together

rs-together = Playing with expansions
rs-together-text =
    There are six expansions. Any of them go together, with every edition, every mode and any number of players. All that is said above stays true; each chapter below adds its part.

    - __The game gets no longer.__ The [stacks](stack) keep their size: tiles of an expansion take the place of base tiles. How many is settled by its [share](share), which ones by chance.
    - __Goals__ of the expansions are shuffled in with the others. One that counts the [badge](badge) of an expansion you do not play stays out.
    - __Suburbia Inc.__ brings [borders](border), a [bonus](bonus) and a [challenge](challenge). You can leave out the borders, or bonus and challenge, or all three; whatever needs borders is then out as well.
    - __5 Star__ brings the [star track](star-track), which decides who plays when. Without it gold stars mean nothing.

    The rulebooks show most of these tiles only as pictures. Where a number could not be had it is a [house value](house-value): all shares, the length of borders, the spaces of the star track, and much on the tiles themselves. The [catalogue](/learn/suburbia/tiles) says what.
rs-shares = Tiles of an expansion in stacks A / B / C, if it is the only one
rs-shares-pack = Expansion
rs-shares-seats = { $seats } players
rs-shares-base = All six: what is left of the base game
rs-together-order = What happens when
rs-together-order-text =
    When a tile or border is built, all happens in this order: you pay; its gold [stars](star) move your token; its immediate effect; its own lines; the tiles and borders beside it; your other ones; those of the other players in this round’s order of play; last the choices that [special tiles](special-tile) ask for. Among several the oldest comes first, borders included.
rs-together-solo = Alone with expansions
rs-together-solo-text =
    __[Lone Architect](lone-architect)__: borders, bonus, challenge and special tiles work as always. The star track gives its rewards, but nobody comes or goes at the end of a round. Law Office, Redistricting Office and Prague are out, as there are no goals and no neighbours.

    __[Dale](dale)__: you have all options, and you are first in every round, whatever the stars say. Prague is out. Dale always gets the rewards of bonus and challenge.

    - He never takes a border, a Redevelopment Planner, a tile that takes people from its owner, or a second Essen tile of one name.
    - If there is a [Star tile](star-tile) he may take, he takes one of those, unless he is three or more spaces ahead of you.
    - Of what is left he takes the dearest, as always. If nothing is left, he builds nothing and pays nothing.
    - With London he takes the cheapest tile, if he may have it. With Kuala Lumpur he turns over the commercial tile of yours that has given you most income. With Los Angeles he lays no marker.

## Suburbia Inc.

rs-inc-text =
    The town becomes a company: borders around the boroughs, two prizes on the way, and a dozen tiles, some with an ability that no other tile has.
rs-inc-borders = Borders
rs-inc-borders-text =
    Three [borders](border) lie open in the [display](border-display). Taking one is a fifth way to build: pay its printed cost, lay it, then discard a market tile as after a basic tile. The next border of the pile fills the gap.

    A border takes five cells in a row. Beside them is a straight row of four cells, its [corners](corner-cell), to which it opens.

    - At least one corner must hold one of your tiles or lakes. The others may be free and be built on later; some may even lie under your board.
    - Its five cells must be free, and no two borders may touch.
    - It is [adjacent](adjacent) to whatever stands in its corners and to nothing else: not to what is behind it or at its ends.
    - A tile may be built in a corner even if it touches nothing but the border.

    A border has a [badge](badge) but no category. Lakes and Waterfront Realty pay nothing for it.
rs-inc-border-example = The Ring Road for $6, along park and factory. It gives +1 income for each commercial or industrial tile in its corners, and takes 1 reputation for each residential one: so far there is the factory, +1. The two free corners below will count when they are built on. A free discard follows, and the turn ends with +$1 and one person. Below: the display, with the new border that came for it.
rs-inc-lakes-text =
    Laid face down, a border is a [border lake](border-lake). It costs nothing, and it is a lake in every respect: $2 for each tile in its corners, now and later. Only when borders are laid it still counts as one: no other border may touch it.

    A [marker](marker) on a border costs its printed price, on a border lake nothing.
rs-inc-lake-example = The same border as a lake: nothing to pay, and $2 each for park and factory. Its line is gone.
rs-inc-awards = Bonus and challenge
rs-inc-awards-text =
    One [bonus](bonus) and one [challenge](challenge) lie open from the start. The tile __Score Bonus__ waits between stacks A and B, __Score Challenge__ between B and C. When it comes up, everybody is measured, and then everybody who has what it asks for is rewarded: with income for the bonus, with reputation for the challenge. Ties do not matter.

    This comes after income and people of that turn, so the reward pays from the next turn on.
rs-inc-bonus-example = The Waterfront Bonus asks for two lakes. Ann had one, made the second and drew Score Bonus in the same turn: +4 income. Ben has one lake and gets nothing. The challenge stays open.
rs-inc-special-text =
    - __Redevelopment Planner__: a tile without a category that keeps a place for a better one. In a later turn a market tile may take its place for the [slot price](slot-price) alone; no discard follows. It takes no marker.
    - __Law Office__: at the end you also score goals in which you are tied for first.
    - __Redistricting Office__: two people of every other player move to you, or as many as there are.
    - __Water Purification Plant__: +7 reputation, but $2 are due for every industrial tile anywhere, itself included, and for each that comes later.
    - __Checkpoint__: +1 income for every border of any borough.
rs-inc-planner-example = A Gas Station costs $7 and lies at $2: too much for $5. But it may take the Planner’s place for the $2. Everything on it happens as if newly built: +1 income, +1 person for the Suburbs beside it, and the park gives +1 reputation.

## 5 Star

rs-star-text =
    Sights with gold [stars](star). Whoever builds one, or invests in it, moves their token so many spaces on the [star track](star-track), before anything else the tile does.

    - A token that arrives lies __on top__ of those already there.
    - Whoever reaches or passes space 5 for the first time gets +1 income, at space 10 +1 reputation.
    - Spaces 12, 13, 14 and 15 hold four, three, two and one token. Where there is no room the token stops at the last space before it that has some; if it cannot come further, it stays.

    A lake made of a sight moves nothing, and no token ever goes back.
rs-star-example = Ann began this round, on space 4. Ben built the Folk Opera Barn with its two stars: from 3 to 5, past Ann, and +1 income for space 5. At the end of the round Ben gains one person, Ann loses one, and Ben begins the next round.
rs-star-round-text =
    __At the end of every round__, the last included, all players furthest right gain one person, and all furthest left lose one. If everybody is on one space, nothing happens. Then the order of the next round is set: from right to left, on one space from top to bottom. In the first round it is drawn by lot.

    __Ties in goals__ are broken by the stars: of those tied for first, the one furthest right has the goal. If two of them share that space, nobody has it. Who wins the game is never decided by stars.

    Tourist and Hermit count [Star tiles](star-tile), borders included; the Headliner is whoever is furthest on the track.

## Nightlife

rs-night-text =
    What a borough does after dark: cheap tiles that get in each other’s way, and others that live on them. No rule is new. Nearly all of them count tiles with the Nightlife [badge](badge), so building many is either very good or very bad.

    Two goals are for most and fewest Nightlife tiles, two more for those of Suburbia Inc., if it is played. Its bonus and challenge tiles are in if bonus and challenge are.
rs-night-example = The Haunted House costs $2 and brings 13 people, less one for each Nightlife tile of the borough, itself included: two here. The Werewolf Den beside it takes one more for the new tile, so 10 remain; the turn ends with one person and $2 of income.

## Con

rs-con-text =
    A convention comes to town. Each of its tiles counts the tiles with the Con [badge](badge) in your borough, itself included: one alone is weak, and every further one makes all of them better. There are two copies of each, and no rule is new.
rs-con-example = The Demo Hall for $8: +1 income for each Con tile, the plaza and itself, so +2. The Badge Pickup Plaza pays $2 for the newcomer. With 3 income the turn ends at $12.

## Essen

rs-essen-text =
    A fair in the Ruhr. Its tiles count each other as those of the Con do, but with a limit, the [Essen limit](essen-limit): no borough may have two face-up Essen tiles of one name. That goes for buying, for replacing a Planner and for London’s free tile alike.

    A second one can still be made a lake or discarded, and other boroughs may have their own.
rs-essen-example = Ann has a Sausage Stand already. The second one in the market cannot be bought; as a lake below the factory it pays $2, and nobody else gets it.

## Cities of the Collector's Edition

rs-ce-text =
    Twenty famous cities, all in stack C, one of each. Most are strong tiles like any other. A few have gold stars, which move your token if the star track is played; they are no [Star tiles](star-tile) for that. Five can do something else:

    - __London__: you may take one of the cheapest tiles of the market, cost and slot price together, for nothing, and build it at once.
    - __Los Angeles__: one of your markers goes on one of your tiles without paying.
    - __Kuala Lumpur__: turns over a commercial tile of any borough; it is a lake from then on.
    - __Milan__ (Duomo): gives back all that tiles have ever taken from you. While it lies face up your own tiles and borders take nothing more.
    - __Prague__ (St. Vitus): at the end you also score the private goals of others that you achieve.
rs-ce-london-example = London for $21, and with it the Hostel, the cheapest tile of the market at $0 and $2 for its slot, for nothing: +2 people. The Parking Lot in the free slot would cost $12 and is out of the question.
rs-ce-ledger-text =
    In games with Milan or Kuala Lumpur a [ledger](ledger) is kept: what each tile really gave its owner, and what it really took. Milan gives the losses back; Kuala Lumpur takes back gains less losses of the tile that is turned over.
rs-ce-flip-example = Ann’s Kuala Lumpur turned over Ben’s Parking Lot. It had given him 2 income, and both are gone. As a lake it pays $2 each for park and factory. The reputation that his park got for it stays.
rs-ce-duomo-example = Milan for $23: +2 reputation. The park had taken 1 income and the factory 1 reputation when the game began, and both come back. The factory does not like a civic neighbour, but can take nothing any more.

## Questions: all together

rs-q-longer = Is a game with expansions longer?
rs-q-longer-text = No. The stacks, the market and the basic supply are as large as ever; only what is in the stacks differs. Borders come from a pile of their own, and taking one is your build for the turn.
rs-q-five = Do we need 5 Star to play with five?
rs-q-five-text = No. Five seats belong to the Collector’s Edition, with or without any expansion.
rs-q-missing = Why is a tile or goal of an expansion not in our game?
rs-q-missing-text = Without borders there is nothing that needs them: no Checkpoint, no Guard, no European, no prize for borders. Chairholder and Sole Proprietor need Suburbia Inc. Everything else may simply have stayed in the box: each stack takes only a [share](share).
rs-q-dale-first = Who begins against Dale with the star track?
rs-q-dale-first-text = You, in every round. Otherwise the track works as always, one person more or less at the end of a round included, which comes before the market is cleared.
rs-q-dale-never = Which tiles does Dale leave alone?
rs-q-dale-never-text = Borders, the Redevelopment Planner, a second Essen tile of one name, and whatever takes people from its owner: Cemetery, Ghost Town Replica, Haunted House, Werewolf Den, Back Alley. If he may take none of the tiles, he passes.

## Questions: Suburbia Inc.

rs-q-border-where = May a border lie along a lake?
rs-q-border-where-text = Yes, one of your lakes in a corner is enough. Only other borders and border lakes must keep away: no cell of one may touch a cell of another.
rs-q-border-alone = May I build a tile that touches only a border?
rs-q-border-alone-text = In one of its corners, yes, also at a border lake. Behind a border and at its ends a tile needs another neighbour, and is not adjacent to the border there.
rs-q-border-is = What does a border count as?
rs-q-border-is-text = As a border, and as a tile of its expansion for everything that counts [badges](badge). It has no category and no icon, so lakes, Waterfront Realty and goals about categories leave it out. Two borders are never adjacent.
rs-q-border-lake = What exactly is a border lake?
rs-q-border-lake-text = A lake: for goals, bonuses, tiles that count lakes and for Waterfront Realty. For the Harbormaster it is one lake, joined to those in its corners. It is no border any more, has no badge, and only keeps other borders away.
rs-q-border-marker = Can I invest in a border?
rs-q-border-marker-text = Yes, for its printed cost; in a border lake for $0. It works as on any tile: everything once more now, its lines doubled from then on.
rs-q-border-discard = Must I discard after taking a border?
rs-q-border-discard-text = Yes, a market tile, and you pay its slot price, as after a basic tile. As long as there are tiles one of them lies at $0. In the first edition you discard after income and people.
rs-q-planner = What may take the place of a Planner?
rs-q-planner-text = Any face-up tile of the market, another Planner included, in a later turn and for the slot price alone. Never a basic tile, a border or a lake. The Planner leaves without any effect, and the new tile is your youngest. Lakes and Waterfront Realty pay nothing for a Planner.
rs-q-law = What does the Law Office do in a tie?
rs-q-law-text = You score the goal, even if all have nothing of it; those you are tied with do not. With the star track the one furthest right scores it as well. It works for public goals, your own private one and, with Prague, for those of others. A second Law Office or a marker adds nothing.
rs-q-redistricting = In which order do people move to the Redistricting Office?
rs-q-redistricting-text = Player by player in order of play, each two or what they have; then you gain all of them at once. Red lines count on both sides.
rs-q-water = Can the Water Purification Plant ruin me?
rs-q-water-text = It takes $2 for each industrial tile of any borough, $4 with a marker, but never more than you have. Nothing is owed.
rs-q-bonus-when = When exactly is the bonus scored?
rs-q-bonus-when-text = When its tile is drawn as the market is filled, after income and people of that turn; then the next tile is drawn at once. Income and reputation stop at 15 as always. It acts only when a tile is due: on top of the stack it waits.
rs-q-bonus-count = What counts for bonus and challenge?
rs-q-bonus-count-text = Face-up tiles and borders of your borough; lakes and border lakes only where lakes are asked for; markers wherever they lie. Numbers like population are taken as they are at that moment.

## Questions: 5 Star

rs-q-star-full = What if the space for my token is full?
rs-q-star-full-text = It stops at the last space before it that has room. If that would not be further right, it stays where it lies in its stack. No token ever goes beyond 15.
rs-q-star-reward = Can I get a reward space twice?
rs-q-star-reward-text = No, and you need not stop on it: passing is enough. Passing both with one tile gives the income first, then the reputation.
rs-q-star-same = What if several are furthest right or left?
rs-q-star-same-text = All of them gain or lose one person. Only if everybody is on one space does nothing happen. The loss stops at 0, and red lines count both ways.
rs-q-star-last = Does the star track count in the last round?
rs-q-star-last-text = Yes, the people at the end of it do. And One More Round is played in a new order of play, after the round in which it came up.
rs-q-star-tie = Two of us are tied for a goal, on one space of the track. Who has it?
rs-q-star-tie-text = Nobody, whoever lies on top. Only a Law Office helps its owner then.
rs-q-star-back = Do I lose stars if my tile is turned over or replaced?
rs-q-star-back-text = No, tokens never go back. Nor does a lake made of a Star tile move one.

## Questions: Nightlife

rs-q-haunted = Does the Haunted House count itself?
rs-q-haunted-text = Yes: alone it brings 12 people. The Werewolf Den leaves itself out.
rs-q-night-lake = Does a Nightlife tile that became a lake still count?
rs-q-night-lake-text = No. A lake has no badge, no icon and no category.
rs-q-night-inc = What are Chairholder and Sole Proprietor for?
rs-q-night-inc-text = For most and fewest tiles of Suburbia Inc. in a borough; borders and the Planner count. Without Suburbia Inc. they are not in the game.
rs-q-night-people = Can I lose all my people to Nightlife?
rs-q-night-people-text = Down to 0, not below. Falling back over a red line returns its income and reputation.

## Questions: Con

rs-q-con-self = Does a Con tile count itself?
rs-q-con-self-text = Yes, both when it is built and when you invest in it. Afterwards it pays for every further Con tile of your borough.
rs-q-con-lake = What if a Con tile is turned over later?
rs-q-con-lake-text = It is not counted any more, but what was paid for it stays paid.
rs-q-con-others = Do Con tiles of other boroughs count?
rs-q-con-others-text = No, only your own. With few copies in each stack, taking one away from somebody who collects them hurts.

## Questions: Essen

rs-q-essen-second = May I have several Essen tiles?
rs-q-essen-second-text = As many as you like, as long as no two have the same name.
rs-q-essen-flipped = What if my Essen tile has been turned into a lake?
rs-q-essen-flipped-text = Then it does not bar another of its name any more.
rs-q-essen-free = May London take a second one?
rs-q-essen-free-text = No. And it counts as the cheapest tile even so: if all the cheapest are barred, London takes nothing.

## Questions: cities

rs-q-ledger = What is in the ledger?
rs-q-ledger-text = For each tile what it really gave and took: immediate effect and lines, markers included, cut off where a track ended. Prices, red lines, stars, bonus, challenge and the money of lakes are not in it. The start tiles count, too: 2 people from the Suburbs, 2 reputation and −1 income from the park, 1 income and −1 reputation from the factory.
rs-q-flip-back = What does the owner lose when a tile is turned over?
rs-q-flip-back-text = Gains less losses of that tile, for income, reputation, people and money; if it took more than it gave, that is returned. Money stops at 0, and people pass red lines. What other tiles paid because of it stays.
rs-q-flip-own = Must Kuala Lumpur turn over one of mine?
rs-q-flip-own-text = Only if there is no other. It must name some face-up commercial tile of any borough, but never itself; if there is none, nothing happens.
rs-q-flip-marker = What happens to the marker on a tile that is turned over?
rs-q-flip-marker-text = It stays, and the lake pays double. The lake keeps the age and the cell of the tile, and is treated as just made: tiles that count lakes and Waterfront Realty pay for it.
rs-q-duomo-shield = What does Milan not protect from?
rs-q-duomo-shield-text = From others’ Redistricting Office, from red lines, from the star track, and from a negative income or reputation of its own. People that come back may cross red lines. It does not stop Kuala Lumpur either.
rs-q-london-which = Which tile is the cheapest for London?
rs-q-london-which-text = The one with the lowest sum of cost and slot price among those in the market; London’s own slot is empty by then, and nothing has slid. Of several equal ones you choose. You may also decline.
rs-q-angeles-itself = May the free marker of Los Angeles go on itself?
rs-q-angeles-itself-text = Yes. Then its stars and its reputation come once more, and another free marker is due. You must lay it if you have a marker left and something to lay it on, borders and lakes included; only a Planner takes none.
rs-q-special-marker = What does a marker on a special city do?
rs-q-special-marker-text = London, Kuala Lumpur and Los Angeles act once more; Milan and Prague only give their numbers again.
rs-q-vitus-both = With Prague, does the owner lose the private goal?
rs-q-vitus-both-text = No. The owner scores it or not as always; where a Law Office decides a tie, both of you may score it.
rs-q-city-stars = Do cities with stars count as Star tiles?
rs-q-city-stars-text = No. They move your token, but have the badge of their own pack.
