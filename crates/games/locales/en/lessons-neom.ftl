# Texts of the lessons of NEOM; see those of Suburbia.

lesson-neom-pick = Pick one, pass the rest
lesson-neom-pick-about = How a turn goes, and what to do with a tile you cannot build.
lesson-neom-pick-intro = Everybody holds a hand, takes __one__ tile of it in secret and passes the rest to the left. Then all [picks](pick) are shown, and everybody builds. Each tile says what it asks for: money, or [goods](good).
lesson-neom-pick-1 = You have £1. Pick a tile you can pay, and build it next to your City Center.
lesson-neom-pick-1-hint = Townhouses ask for £2, two of the others for goods that nobody here makes. One asks for nothing and even pays you £5.
lesson-neom-pick-1-done = The Pawn Shop asks for nothing and paid £5 at once. The other three tiles are with your left neighbour now: what you pass on, somebody else may use.
lesson-neom-pick-2 = A new hand has come from the right, and nothing in it suits you. Pick a tile and make £5 of it.
lesson-neom-pick-2-hint = A picked tile need not be built: it can always be sold for £5.
lesson-neom-pick-2-done = Selling brings £5, and the tile is out of the game. So a pick is never lost: take what helps you, or what would help your neighbour most.

lesson-neom-roads = Roads
lesson-neom-roads-about = Where a tile may go, and how to reach the border.
lesson-neom-roads-intro = A tile is never turned. It must be [connected](connected) to the City Center: step by step, with a road on both touching sides. At the middle of the west and of the east side a road to the border opens a [trade route](trade-route).
lesson-neom-roads-1 = Open a trade route with the Concrete Plant (roads east and west).
lesson-neom-roads-1-hint = Your Truck Stop leads east already. The Concrete Plant continues its road to the right border.
lesson-neom-roads-1-done = The road leaves your city on the right: goods from that side are £1 cheaper from now on. On the left of the City Center the plant would have been connected as well, but one cell short of the border.
lesson-neom-roads-2 = A tile may also [replace](replace) another one that shares its type. Build the Pawn Shop over the Truck Stop.
lesson-neom-roads-2-hint = Both are Commercial. Choose the cell of the Truck Stop, right of the City Center.
lesson-neom-roads-2-done = The Pawn Shop has roads to all four sides: your city can grow north and south there, and the trade route stays open. What the Truck Stop gave is gone with it: its income of £3.

lesson-neom-goods = Goods
lesson-neom-goods-about = What you make, what you buy, and what a trade route is good for.
lesson-neom-goods-intro = Your City Center makes wood. A [good](good) you make is there for every tile you build: it is not used up. What you lack you buy from a neighbour, for this one tile.
lesson-neom-goods-1 = Make a good of higher value from your wood.
lesson-neom-goods-1-hint = The Lumber Mill asks for wood, which you have, and makes lumber.
lesson-neom-goods-1-done = Now you make wood __and__ lumber. [Processed goods](processed-good) count 2 points each in the end, raw ones 1, luxury ones 10. And others will buy lumber from you.
lesson-neom-goods-2 = The Glassblower asks for stone. Both neighbours make it. Your left trade route is open: build the Glassblower and keep £4 of your £5.
lesson-neom-goods-2-hint = Beside the cell you can choose who sells. Raw goods cost £2; along an open route, from the left, £1.
lesson-neom-goods-2-done = £1 to your left neighbour instead of £2 to the right one. The stone was bought for this tile only; the glass stays yours. Money for goods you sell comes at the end of the turn.

lesson-neom-neighborhoods = Homes and factories
lesson-neom-neighborhoods-about = Neighborhoods grow in value; pollution takes it away.
lesson-neom-neighborhoods-intro = Homes that are joined by roads form a [neighborhood](neighborhood): one home counts 1 point, two 3, three 6, four 10. You have two together.
lesson-neom-neighborhoods-1 = Make it a neighborhood of three with the Suburbs (roads north, south and west).
lesson-neom-neighborhoods-1-hint = The Slums have roads to all sides. On which side does a road of the Suburbs meet one of theirs?
lesson-neom-neighborhoods-1-done = From 3 to 6 points, besides the 3 printed on the Suburbs. Elsewhere they would have been a neighborhood of their own, for 1 point.
lesson-neom-neighborhoods-2 = Factories [pollute](pollution): −2 for a home beside them, −1 at a corner. Build the Glassblower so that no home suffers.
lesson-neom-neighborhoods-2-hint = Your homes lie north. Go south.
lesson-neom-neighborhoods-2-done = No home touches it, not even at a corner. A city has only 25 cells: keep one corner for homes and the opposite one for industry.

lesson-neom-cornerstones = Cornerstones
lesson-neom-cornerstones-about = Your own plans, and when they are worth most.
lesson-neom-cornerstones-intro = Besides your hand you have three [Cornerstones](cornerstone) of your own. In any turn you may give up your pick and build one of them: at most one in the first generation, two in the second, three in the third. Most count what your city has.
lesson-neom-cornerstones-1 = Build a Cornerstone that brings you 8 points as your city is now.
lesson-neom-cornerstones-1-hint = Pick any tile first. The Community Center counts 4 for each neighborhood, and your two homes are not joined by a road. The Bus Depot counts 3 for each factory at most two steps from a home.
lesson-neom-cornerstones-1-done = Two homes apart are two neighborhoods: 4 + 4. The Bus Depot would have been 3 + 3, the Metro Station nothing yet.
lesson-neom-cornerstones-2 = A Cornerstone goes on counting. Let the Community Center bring you 4 points more.
lesson-neom-cornerstones-2-hint = It counts neighborhoods, so a third home must not be joined to one of the two. The Community Center itself has a road to the east.
lesson-neom-cornerstones-2-done = A third neighborhood, 4 points more, and 1 for the home itself. Beside the Townhouses it would have been a neighborhood of two: still two in all. Build the Cornerstone early that tells you what to do next.

lesson-neom-disasters = Disasters
lesson-neom-disasters-about = Pay, or give something up: what is cheaper?
lesson-neom-disasters-intro = One [Disaster](disaster) is hidden among the tiles of each generation. Whoever picks it does nothing else in that turn, and it strikes everybody __but__ them. A Flood: pay £1 for each of your buildings, or give one up. It lies open in this pack; you pick first, and your rival wants it.
lesson-neom-disasters-1 = Sell a tile for £5 and leave the Flood to your rival. When it comes, lose neither money nor points.
lesson-neom-disasters-1-hint = You have five buildings. The Slums and the Tenements are homes, two shops pay at the end of the generation. What does the Pawn Shop still do?
lesson-neom-disasters-1-done = The Pawn Shop had paid its £5 long ago and counts no points: a cheap loss, instead of £5. Then the generation ended and your shops paid. Picking the Flood yourself would have spared you, too, but brought nothing else.
lesson-neom-disasters-2 = The second generation, and your rival has just picked the Fire: £1 for each building that is __not protected__. You still have your pick before it strikes. Lose no building, and keep at least £11.
lesson-neom-disasters-2-hint = A Fire Department protects itself and the eight cells around it, for £1. From which cell does it reach all but one of your four buildings?
lesson-neom-disasters-2-done = Only the Grocery Store lay outside, so £1 was all. The department stays, with 5 points of its own. Police Departments do the same against the Crime Spree of the third generation; against a Flood nothing helps.

lesson-neom-income = Income
lesson-neom-income-about = Money now, or money three times?
lesson-neom-income-intro = At the end of each of the three [generations](generation) your tiles pay their [income](city-income). This is the last turn of the first generation: what you build now still pays three times.
lesson-neom-income-1 = Raise your income by £3.
lesson-neom-income-1-hint = The Pawn Shop pays £5 once and has no income. Which tile pays every time?
lesson-neom-income-1-done = £3 came at once, with the end of the generation, and twice more to come: £9 in all, against the £5 of the Pawn Shop. In the last generation it is the other way round.
lesson-neom-income-2 = The second generation has better shops. Raise your income by £8, even if it costs something.
lesson-neom-income-2-hint = The Night Club asks for £4 and has one road only, to the north.
lesson-neom-income-2-done = £4 now for 2 × £8 later. In the end £2 are 1 point, so look at what money can still buy before it is only counted. With its single road the Night Club is the end of a street: such tiles go to the rim.

lesson-neom-alone = Alone, and the end
lesson-neom-alone-about = The solo game, the last two turns, and all that is counted.
lesson-neom-alone-intro = Alone you open a new pack every turn and pick one tile; nobody sells to you, so goods come from the supply: raw ones from the first generation on, processed from the second, luxury in the third. A Disaster that shows up strikes __you__, unless you pick it; only the first three packs allow that. And the points make a title: 80 an Apprentice, 125 the Boss.
lesson-neom-alone-1 = Two turns are left. Gain at least 6 points in this one.
lesson-neom-alone-1-hint = Compare: the Police Department counts 6, for £1. The Brick Houses count 4, ask for concrete, £4 from the supply, and a fourth home makes your neighborhood worth 10 instead of 6. £2 are 1 point.
lesson-neom-alone-1-done = 4 for the houses, 4 for the larger neighborhood, 2 less for the £4: 6. The Police Department would have been 5. In the last turns money is points, too: work out both before you pick, or let the preview do it.
lesson-neom-alone-2 = The very last turn. Gain at least 11 points with one tile.
lesson-neom-alone-2-hint = A city without [Power](power) loses 5 points. A tile for £8 costs you 4.
lesson-neom-alone-2-done = 10 points for the Nuclear Power Plant, 5 that are no longer lost as your city has Power, and 4 less for the £8: 11. Now everything is counted: tiles, neighborhoods, goods, money, and what pollution, too few homes or missing Power take away. And the points make a title.
