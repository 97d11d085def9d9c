# Texts of the lessons of Suburbia's expansions; see those of Suburbia.

lesson-suburbia-inc = Suburbia Inc.: borders and a bonus
lesson-suburbia-inc-about = Laying a border along your tiles, and being ready when the bonus is scored.
lesson-suburbia-inc-intro = A [border](border) is a strip beside your tiles. It is next to whatever stands in its corners. You choose a cell and turn it; a discard follows. And when stack A runs out, everybody who meets the open [bonus](bonus) is rewarded: that is about to happen.
lesson-suburbia-inc-1 = Lay a border that raises your income, and meet the bonus: +3 income in one turn.
lesson-suburbia-inc-1-hint = The Ring Road gives 1 for each shop or factory in its corners and takes 1 reputation for each home. Lay it beside the factory and the park. Turn it with the buttons in the panel.
lesson-suburbia-inc-1-done = 1 for the Heavy Factory. Then the bonus was scored, and a single border was enough for 2 more. A border lies outside your hexes, costs no slot price, and can also be laid face down as a lake.

lesson-suburbia-five-star = 5 Star: stars and the order of play
lesson-suburbia-five-star-about = How gold stars decide who begins.
lesson-suburbia-five-star-intro = [Gold stars](star) move your token to the right on the [star track](star-track). After each round whoever is ahead gains 1 person, whoever is last loses 1, and the order on the track is the order of the next round. You are one space behind.
lesson-suburbia-five-star-1 = Go ahead on the star track with one tile.
lesson-suburbia-five-star-1-hint = Your rival is on space 4, you are on 3. One tile of the market has two stars.
lesson-suburbia-five-star-1-done = Two stars, from 3 to 5, past your rival. At the end of the round that is 1 person for you and 1 less over there, and the next round begins with you: first choice in the market.

lesson-suburbia-nightlife = Nightlife: too much of a good thing
lesson-suburbia-nightlife-about = Strong tiles that get in each other’s way.
lesson-suburbia-nightlife-intro = Tiles of Nightlife are cheap and strong, but many of them mind each other. The Haunted House brings 13 people, less 1 for every Nightlife tile you have, itself included. Your Werewolf Den takes 1 for each other one, too.
lesson-suburbia-nightlife-1 = Gain at least 11 people this turn without passing a red line.
lesson-suburbia-nightlife-1-hint = The Haunted House is at the cheap end of the market. The preview shows how much is left of its 13.
lesson-suburbia-nightlife-1-done = 13, less 2 for the two Nightlife tiles, less 1 for the Werewolf Den beside it on the bill. Still a bargain for $2. The third and the fourth would hurt: the first of these tiles are the best ones.

lesson-suburbia-con = Con: better together
lesson-suburbia-con-about = Tiles that count each other.
lesson-suburbia-con-intro = Tiles of Con look for their own kind, by the [badge](badge) at their rim: each counts all Con tiles in your borough, wherever they lie, and itself.
lesson-suburbia-con-1 = Raise your income by 2 with one tile, and let the Badge Pickup Plaza pay you.
lesson-suburbia-con-1-hint = The Demo Hall gives 1 for each Con tile. Which two are there then?
lesson-suburbia-con-1-done = The Demo Hall counts the plaza and itself: 2. And the plaza, which was there already, paid $2 for the new Con tile. Where you put them does not matter, only how many you have.

lesson-suburbia-essen = Essen: one of each
lesson-suburbia-essen-about = A limit, and why variety pays.
lesson-suburbia-essen-intro = Of each Essen tile you may have only [one](essen-limit). But they all count each other. You have a Sausage Stand already.
lesson-suburbia-essen-1 = Gain at least 6 people and 1 income with one Essen tile.
lesson-suburbia-essen-1-hint = A second Sausage Stand can only become a lake. Try the other Essen tile.
lesson-suburbia-essen-1-done = The Fairground Guesthouse: 2 people, and 2 for each Essen tile, itself and the stand. The stand gave 1 income for its new companion. A different one next time: the sixth would be worth the most.

lesson-suburbia-ce = Collector’s Edition: a city with a choice
lesson-suburbia-ce-about = Great cities, and what some of them let you choose.
lesson-suburbia-ce-intro = The cities of the Collector’s Edition are dear and strong, and some let you do something [special](special-tile). What that is you choose step by step, before anything is played.
lesson-suburbia-ce-1 = Build London, and take the tile that comes with it for nothing.
lesson-suburbia-ce-1-hint = After the cell for London you are asked which of the cheapest market tiles you want. Only one has the lowest price; then choose its cell.
lesson-suburbia-ce-1-done = 3 reputation for London, and the Hostel brought 2 people for nothing. Only the cheapest tiles of the market can be taken so: London is worth most when the cheapest one is good.
