# Texts of the lessons of Suburbia. A lesson NAME has NAME, NAME-about and NAME-intro; its task 1 has NAME-1 (what is to be
# done), NAME-1-hint and NAME-1-done (why what happened happened). Mark-up as in the rules.

lesson-suburbia-market = What a tile costs
lesson-suburbia-market-about = Prices in the market, and the discard that comes with a basic tile.
lesson-suburbia-market-intro = A tile costs what is printed on it __and__ the [price of its place](slot-price) in the market: $10 at the left end, nothing for the last two on the right. The sum stands under each tile.
lesson-suburbia-market-1 = Two Convenience Stores are on sale. Build one, and keep at least $10.
lesson-suburbia-market-1-hint = Compare the two sums under them. Choose the cheaper one, then one of the cells that light up, then Build.
lesson-suburbia-market-1-done = You paid its own $6 and nothing for the place; the other one would have been 6 + 8 = $14. Your new [income](income) of 1 was paid at once. Tiles left of a gap slide right and get cheaper: whoever waits pays less, if nobody else takes the tile first.
lesson-suburbia-market-2 = The Fast Food Restaurant would suit your rival well. Build Suburbs from the supply, and use the discard to take the restaurant away.
lesson-suburbia-market-2-hint = The three [basic tiles](basic) stand on the right. After building one you choose a tile of the market to discard.
lesson-suburbia-market-2-done = Basic tiles are cheap and always there, but a [discard](market) goes with them. You pay only the price of the place: nothing for the last two. It costs you little and your rival a good tile.

lesson-suburbia-neighbours = Good neighbours
lesson-suburbia-neighbours-about = Where a tile lies matters as much as what it is.
lesson-suburbia-neighbours-intro = Many tiles look at what lies [next to](adjacent) them. A Community Park gives 1 [reputation](reputation) for each home, shop or factory beside it. Choose a tile, and every free cell shows what it would bring there.
lesson-suburbia-neighbours-1 = Raise your reputation by 3 with one Community Park from the supply.
lesson-suburbia-neighbours-1-hint = Look for a free cell that touches both Suburbs and the shop. The Heavy Factory does not like parks: stay away from it. A discard follows; take any tile that costs nothing.
lesson-suburbia-neighbours-1-done = The park counts the two Suburbs and the Convenience Store beside it: 3. The other park is civic and counts for nothing. Next to the Heavy Factory you would have lost 1, as it takes 1 reputation for each home or civic tile beside it.
lesson-suburbia-neighbours-2 = It works the other way round, too. Build the Convenience Store so that a park gets a new neighbour, and gain 1 reputation by it.
lesson-suburbia-neighbours-2-hint = The shop itself brings only income. But the parks look at every new tile beside them: choose a cell that touches one.
lesson-suburbia-neighbours-2-done = You built a shop, and the park gave the reputation. Tiles that are there already look at every tile that comes: so leave good places beside them free.

lesson-suburbia-income = Money and people, turn by turn
lesson-suburbia-income-about = What income and reputation do at the end of every turn.
lesson-suburbia-income-intro = Two numbers work for you at the end of __each__ of your turns: [income](income) is the money you are paid, [reputation](reputation) the people who move in. At the start you have an income of 0.
lesson-suburbia-income-1 = Raise your income by 3 with one tile you can pay.
lesson-suburbia-income-1-hint = Read the market: one tile of the right half gives 3 income.
lesson-suburbia-income-1-done = The Fancy Restaurant gives 3 income, and the first $3 came at once. So it will every turn: after three turns it has paid for itself. (Every restaurant built later, by anybody, takes 1 away again.)
lesson-suburbia-income-2 = Now the people. Raise your reputation by 2 with one tile.
lesson-suburbia-income-2-hint = The Museum gives 1, and 1 more for each civic tile beside it. Put it next to your park, but not next to the Heavy Factory.
lesson-suburbia-income-2-done = 1 for the Museum and 1 for the park beside it, and at once as many people moved in as you have reputation. They come every turn now. A good rule for a first game: income first, reputation soon after, and people by themselves.

lesson-suburbia-red-lines = Red lines
lesson-suburbia-red-lines-about = Why growing too early is dear, and how to stop just in time.
lesson-suburbia-red-lines-intro = Every [red line](red-line) you pass on the track above costs you 1 income and 1 reputation, for good. The first lies directly after 14 people. You have 12, and your reputation brings 2 each turn.
lesson-suburbia-red-lines-1 = Build the Convenience Store and end your turn with exactly 14 people, before the red line.
lesson-suburbia-red-lines-1-hint = 12 + 2 are 14. But beside a park the shop raises your reputation, and then 3 people come. Find a cell away from the park.
lesson-suburbia-red-lines-1-done = 14 people, and the line is still before you. Next to the park you would have had 15: one person more, but 1 income and 1 reputation less. The preview lists the lines before you build.
lesson-suburbia-red-lines-2 = Sometimes passing one is worth it. Build the Mobile Home Community (6 people at once), and pass only __one__ red line: the next lies after 21.
lesson-suburbia-red-lines-2-hint = 14 + 6 are 20: that is over the first line, and your reputation falls to 1. With 1 more person you have 21. Any neighbour that raises your reputation would be too much.
lesson-suburbia-red-lines-2-done = 20 people, one line passed, income and reputation 1 lower, then 1 person more: 21, just before the second line. Big towns pass many lines, so they need reputation and income to spare.

lesson-suburbia-lakes = Lakes
lesson-suburbia-lakes-about = What to do when the money is gone.
lesson-suburbia-lakes-intro = You have $1 left. Any tile of the market can be laid face down as a [lake](lake): you pay only the price of its place, and get $2 for each tile beside it.
lesson-suburbia-lakes-1 = Make a lake that brings you $6.
lesson-suburbia-lakes-1-hint = Choose one of the last two tiles of the market and switch to Lake. Then look for a cell that touches three of your tiles.
lesson-suburbia-lakes-1-done = Three tiles beside it, $2 each, and the place cost nothing. Which tile you turned over matters, too: it is gone for everybody.
lesson-suburbia-lakes-2 = A lake pays again for every tile that comes beside it. Build the Convenience Store next to the lake.
lesson-suburbia-lakes-2-hint = Choose the Convenience Store and a free cell that touches the water.
lesson-suburbia-lakes-2-done = The shop cost $6, and $2 came back from the lake. A lake has no colour: it harms nobody, and no tile minds it. But it fills a cell, and it never brings people.

lesson-suburbia-markers = Investing
lesson-suburbia-markers-about = Doubling a tile that works well.
lesson-suburbia-markers-intro = You have three [investment markers](marker). A marker on a tile costs its printed price once more, and everything the tile gives happens again: now, and twice from then on.
lesson-suburbia-markers-1 = Place a marker that raises your income by 2.
lesson-suburbia-markers-1-hint = Choose Invest, then compare your shops: the Convenience Store gives 1, the Office Building gives 1 and 1 more for the shop beside it. A discard follows.
lesson-suburbia-markers-1-done = The Office Building gave its 1 and the 1 for the shop beside it once more. It cost $9, like the tile itself, but no cell, and nobody can take it away from the market.
lesson-suburbia-markers-2 = Now it counts double. Raise your income by 3 with the Convenience Store.
lesson-suburbia-markers-2-hint = The shop gives 1. The Office Building with its marker gives 2 for a new shop beside it.
lesson-suburbia-markers-2-done = 1 for the shop and 2 for the doubled Office Building. Invest in tiles that will hear of many more to come, and do it early.

lesson-suburbia-goals = Goals
lesson-suburbia-goals-about = Public and secret goals, and why a tie is worth nothing.
lesson-suburbia-goals-intro = At the end each [goal](goal) gives people to whoever is __alone__ ahead in it; a tie gives nothing to anybody. The public ones are for everybody, your secret one is only yours. On the list of goals you see how everybody stands.
lesson-suburbia-goals-1 = Aquatic Engineer (most lakes) stands 1 to 1. Go ahead alone.
lesson-suburbia-goals-1-hint = Make a second lake: choose a tile of the market and switch to Lake.
lesson-suburbia-goals-1-done = 2 lakes to 1: 20 people for you, if it stays so. But only the end counts. Look: your rival has made a second lake at once, and it is a tie again.
lesson-suburbia-goals-2 = Your secret goal is Builder (most homes, that is residential tiles): 2 to 2. Go ahead in it. Your rival does not know what you are after.
lesson-suburbia-goals-2-hint = Suburbs are residential, cheap and always there. The discard that follows can take a home away from your rival.
lesson-suburbia-goals-2-done = 3 homes to 2, 15 people in the end. Whoever fights for a goal too early shows it; whoever is one step ahead in the last round has it. Your rival has a secret goal, too: watch what is collected there.

lesson-suburbia-alone = Alone, and the end
lesson-suburbia-alone-about = Lone Architect: for a title, to the last turn.
lesson-suburbia-alone-intro = As [Lone Architect](lone-architect) you have no rival and no goals. You play for people and a title: 60 make you Subcontractor, 136 CEO. A red line costs you __2__ income and __2__ reputation, and after each turn you discard one more tile. You have 47 people; the next line lies after 52.
lesson-suburbia-alone-1 = Grow by at least 4 people without passing a red line, then make your discard.
lesson-suburbia-alone-1-hint = The Elementary School brings 1 person for each of your two homes and 1 reputation. The Retirement Village brings 5, and then your reputation pushes you over the line.
lesson-suburbia-alone-1-done = Just before the line. And a card has come up: [One More Round](one-more-round). The round is finished, and then everybody has exactly one more turn. Alone that is: one turn of yours, and the game is over.
lesson-suburbia-alone-2 = Your last turn. At the end every $5 become 1 person, and that passes no red lines. Finish with at least 60 people.
lesson-suburbia-alone-2-hint = New homes cost money and pass a red line. What brings money and costs nothing?
lesson-suburbia-alone-2-done = 55 people and your money: $5 for each person more. A tile that pays off in three turns is worth nothing in the last. There is another way to play alone: against [Dale the Bot](dale), who always takes the dearest tile; there are goals, and to have a title you must beat him.
