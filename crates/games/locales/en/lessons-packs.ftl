# Texts of the lessons of Suburbia's expansions; see those of Suburbia.

lesson-suburbia-inc = Suburbia Inc.: borders, a bonus, the Planner
lesson-suburbia-inc-about = Laying a border along your tiles, being ready when the bonus is scored, and keeping a place for later.
lesson-suburbia-inc-intro = A [border](border) is a strip beside your tiles. It is next to whatever stands in its corners. You choose a cell and turn it; a discard follows. And when stack A runs out, everybody who meets the open [bonus](bonus) is rewarded: that is about to happen.
lesson-suburbia-inc-1 = Lay a border that raises your income, and meet the bonus: +4 income in one turn.
lesson-suburbia-inc-1-hint = The Ring Road gives 1 for each shop or factory in its corners and takes 1 reputation for each home. Lay it beside the factory and the shop. Turn it with the buttons in the panel.
lesson-suburbia-inc-1-done = 1 for the Heavy Factory and 1 for the Convenience Store. Then the bonus was scored, and a single border was enough for 2 more. A border lies outside your hexes and costs only what is printed on it: borders have no slot price.
lesson-suburbia-inc-2 = Turned over, a border is a [lake](border-lake), and costs nothing at all. Make at least $11 in this turn with one.
lesson-suburbia-inc-2-hint = Choose any border and switch to Lake. It pays $2 for each tile in its corners, so lay it along the other side of the same column: three of the four tiles there count. The Redevelopment Planner is of no kind and pays nothing.
lesson-suburbia-inc-2-done = $6 for three tiles, then your income of $5. The Canal Towpath, face up, would have brought $9 for its price of $5; a lake of one hex has only two of your tiles beside it here. A discard goes with every border, whichever side is up.
lesson-suburbia-inc-3 = Your [Redevelopment Planner](planner) keeps a place. Put the Mint there, and pay only the price of its place in the market.
lesson-suburbia-inc-3-hint = Choose the Mint and switch to __for the Planner__; then choose its cell.
lesson-suburbia-inc-3-done = A tile for $15, for nothing: the Planner cost $8 when it was built, and now it is gone. 3 income, and $2 for each of your two civic tiles. The dearer the tile, the more a Planner saves; so wait for one that is nearly free in the market.

lesson-suburbia-five-star = 5 Star: stars and the order of play
lesson-suburbia-five-star-about = How gold stars decide who begins, and who has a goal when it is tied.
lesson-suburbia-five-star-intro = [Gold stars](star) move your token to the right on the [star track](star-track). After each round whoever is ahead gains 1 person, whoever is last loses 1, and the order on the track is the order of the next round. You are one space behind.
lesson-suburbia-five-star-1 = Go ahead on the star track with one tile.
lesson-suburbia-five-star-1-hint = Your rival is on space 4, you are on 3. One tile of the market has two stars.
lesson-suburbia-five-star-1-done = Two stars, from 3 to 5, past your rival. Space 5 gave you 1 income at once, as it does for everybody who gets there. At the end of the round that is 1 person for you and 1 less over there, and the next round begins with you: first choice in the market.
lesson-suburbia-five-star-2 = Your rival has made the first lake and would have Aquatic Engineer, the [goal](goal) for most lakes. Win it back with one lake.
lesson-suburbia-five-star-2-hint = One lake each is a tie. With 5 Star a tie is no end of it: whoever is further right on the star track has the goal. Turn over a tile from the cheap end of the market.
lesson-suburbia-five-star-2-done = 1 : 1, and the goal is yours, because your token is ahead: without stars a tie gives nobody anything. So every place on the track is also worth something in the end. On one space together nobody would have it.

lesson-suburbia-nightlife = Nightlife: too much of a good thing
lesson-suburbia-nightlife-about = Strong tiles that get in each other’s way.
lesson-suburbia-nightlife-intro = Tiles of Nightlife are cheap and strong, but many of them mind each other. The Haunted House brings 13 people, less 1 for every Nightlife tile you have, itself included. Your Werewolf Den takes 1 for each other one, too.
lesson-suburbia-nightlife-1 = Gain at least 11 people this turn without passing a red line.
lesson-suburbia-nightlife-1-hint = The Haunted House is at the cheap end of the market. The preview shows how much is left of its 13.
lesson-suburbia-nightlife-1-done = 13, less 2 for the two Nightlife tiles, and 1 less for the Werewolf Den. Still a bargain for $2. Every further Nightlife tile costs you 2 people now, 1 for the house and 1 for the den.
lesson-suburbia-nightlife-2 = Unless it is worth it. Raise your income by 3 with one tile.
lesson-suburbia-nightlife-2-hint = The Night Bus Loop gives 1 income for each Nightlife tile you have. Count it, too.
lesson-suburbia-nightlife-2-done = Den, house and the loop itself: 3 income, every turn, for 2 people once. Some Nightlife tiles mind company and some live on it: build the first kind early and the second late.

lesson-suburbia-con = Con: better together
lesson-suburbia-con-about = Tiles that count each other.
lesson-suburbia-con-intro = Tiles of Con look for their own kind, by the [badge](badge) at their rim: each counts all Con tiles in your borough, wherever they lie, and itself.
lesson-suburbia-con-1 = Raise your income by 2 with one tile, and let the Badge Pickup Plaza pay you.
lesson-suburbia-con-1-hint = The Demo Hall gives 1 for each Con tile. Which two are there then?
lesson-suburbia-con-1-done = The Demo Hall counts the plaza and itself: 2. And the plaza, which was there already, paid $2 for the new Con tile. Where you put them does not matter, only how many you have.
lesson-suburbia-con-2 = Now they work for each other. Gain 8 people and 1 income with one tile.
lesson-suburbia-con-2-hint = The Late Check-In Hotel brings 2 people, and 2 for each Con tile. Not next to the Heavy Factory: it does not like homes.
lesson-suburbia-con-2-done = 2, and 2 for each of three Con tiles: 8. The Demo Hall gave 1 income more and the plaza $2, both because one more had come. With every tile the next one brings more: take them even when the first looks modest.

lesson-suburbia-essen = Essen: one of each
lesson-suburbia-essen-about = A limit, and why variety pays.
lesson-suburbia-essen-intro = Of each Essen tile you may have only [one](essen-limit). But they all count each other. You have a Sausage Stand already.
lesson-suburbia-essen-1 = Gain at least 6 people and 1 income with one Essen tile.
lesson-suburbia-essen-1-hint = A second Sausage Stand can only become a lake. Try the other Essen tile.
lesson-suburbia-essen-1-done = The Fairground Guesthouse: 2 people, and 2 for each Essen tile, itself and the stand. The stand gave 1 income for its new companion. A second guesthouse could only become a lake.
lesson-suburbia-essen-2 = A third kind. Raise your reputation by 4 with one tile, and let the stand pay 1 income again.
lesson-suburbia-essen-2-hint = The Old Colliery Museum gives 1, and 1 for each Essen tile, itself included. It is civic: the Heavy Factory would take 1 of it away again, so build elsewhere.
lesson-suburbia-essen-2-done = 1 + 3, and both others gave something as well: 2 people from the guesthouse, 1 income from the stand. Six kinds there are; the sixth would be worth the most. What your rivals still lack of them is worth a look before you discard.

lesson-suburbia-ce = Collector’s Edition: cities with a choice
lesson-suburbia-ce-about = Great cities, and what some of them let you choose.
lesson-suburbia-ce-intro = The cities of the Collector’s Edition are dear and strong, and some let you do something [special](special-tile). What that is you choose step by step, before anything is played.
lesson-suburbia-ce-1 = Build London, and take the tile that comes with it for nothing.
lesson-suburbia-ce-1-hint = After the cell for London you are asked which of the cheapest market tiles you want. Only one has the lowest price; then choose its cell.
lesson-suburbia-ce-1-done = 3 reputation for London, and the Hostel brought 2 people for nothing. Only a tile with the lowest sum of all in the market can be taken so: London is worth most when that one is good.
lesson-suburbia-ce-2 = Build Kuala Lumpur and turn the shop over that costs your rival most income.
lesson-suburbia-ce-2-hint = After the cell you are asked for a Commercial tile in anybody’s borough. Your rival’s Fancy Restaurant gave 3 income, the Convenience Store 1.
lesson-suburbia-ce-2-done = The restaurant is a lake now, and the 3 income it had given are gone: what a tile has brought so far stands in the [ledger](ledger). The lake paid your rival $2 for each tile beside it, a small comfort. A tile must be named even if only your own are there.
lesson-suburbia-ce-3 = Build Los Angeles and lay its free marker where it saves you most: on the Mint.
lesson-suburbia-ce-3-hint = After the cell you are asked for one of your tiles. A [marker](marker) on the Mint would cost $15.
lesson-suburbia-ce-3-done = The Mint gave its 3 income and $2 for each civic tile once more, and counts twice from now on, without its $15 and without a discard. It was one of your three markers all the same.
