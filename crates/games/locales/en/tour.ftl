# Texts of the web app: the coach of a first game. Mark-up as in the rules. $alone is yes for whoever plays without rivals.
tour-name = First steps
tour-take = First steps at this table
tour-first = First game with a coach
tour-back = Back
tour-next = Next
tour-done = Done
tour-leave = Send the coach away
tour-wait = Try it: the card goes on by itself.
tour-skip = Skip
tour-count = { $step } of { $all }

tour-s-welcome = Your first town
tour-s-welcome-text = { $alone ->
    [yes] You build a [borough](borough), tile by tile, for as many people as you can. I show you the table while you play. Dotted words explain themselves; the × sends me away, and under Help in the menu you find me again.
   *[no] You build a [borough](borough), tile by tile; in the end the most people win. Your rival is a beginner, too. I show you the table while you play. Dotted words explain themselves; the × sends me away, and under Help in the menu you find me again.
}
tour-s-goals = Keep a goal
tour-s-goals-text = Choose one of the two [goals](goal) and keep it. It stays secret, and gives you people in the end if you are __alone__ ahead in it. Take the one that sounds easier.
tour-s-seats = Your numbers
tour-s-seats-text = Money to build with; [income](income), the money of every turn; [reputation](reputation), the people of every turn; and [population](population), which is what counts. In the beginning look for income.
tour-s-market = Choose a tile
tour-s-market-text = Below is the market. The price under each tile is its own cost and that of its [place](slot-price); the further right, the cheaper. Choose a tile that gives income and that you can pay.
tour-s-cell = Choose a cell
tour-s-cell-text = Every cell that lights up shows what the tile would change there. Choose one.
tour-s-preview = Look, then build
tour-s-preview-text = All that follows is listed with its reason, down to the income and the people of this turn. Nothing is played before you press Build. Do it, or choose another cell first.
tour-s-log = What happened
tour-s-log-text = { $alone ->
    [yes] Every change is told with its cause. Open an entry to read it.
   *[no] Every change is told with its cause, also what your rival’s tiles bring you. Open an entry to read it.
}
tour-s-lines = Red lines
tour-s-lines-text = { $alone ->
    [yes] Here your population grows. Each [red line](red-line) you pass costs you 2 income and 2 reputation, so grow when you can afford it.
   *[no] Here everybody’s population grows. Each [red line](red-line) you pass costs you 1 income and 1 reputation, so grow when you can afford it.
}
tour-s-supply = Basic tiles and markers
tour-s-supply-text = { $alone ->
    [yes] Always on offer: simple tiles, and [investing](invest), which doubles a tile you have. Both come with a discard, besides the one of every turn.
   *[no] Always on offer: simple tiles, and [investing](invest), which doubles a tile you have. Both come with a discard: you take a market tile away from the others.
}
tour-s-borders = Borders
tour-s-borders-text = Another way to build: a [border](border) along your tiles, for the cost printed on it, or face down for nothing as a [lake](border-lake). Choose a place and turn it as you like.
tour-s-awards = Bonus and challenge
tour-s-awards-text = { $alone ->
    [yes] Two prizes on the way. If you meet the [bonus](bonus) when stack A runs out you gain income; the [challenge](challenge) after stack B gives reputation.
   *[no] Two prizes on the way. Whoever meets the [bonus](bonus) when stack A runs out gains income; the [challenge](challenge) after stack B gives reputation. Several players can get each.
}
tour-s-stars = The star track
tour-s-stars-text = { $alone ->
    [yes] [Gold stars](star) move you to the right, where the [track](star-track) has rewards.
   *[no] [Gold stars](star) move you to the right. At the end of a round those ahead gain one person and those behind lose one, and the order on the [track](star-track) is the order of the next round.
}
tour-s-end = Now it is yours
tour-s-end-text = { $alone ->
    [yes] Moves can be taken back. The short [lessons](/learn/suburbia/lessons) show one idea each, the last of them playing alone. Have a good time!
   *[no] Moves that showed nothing new can be taken back. The short [lessons](/learn/suburbia/lessons) show one idea each. Have a good time!
}

tour-n-welcome = Your first city
tour-n-welcome-text = { $alone ->
    [yes] You build a city of five by five tiles in three [generations](generation), for points and a title. I show you the table while you play. Dotted words explain themselves; the × sends me away, and under Help in the menu you find me again.
   *[no] You build a city of five by five tiles in three [generations](generation); the most points win. Your rivals are beginners, too. I show you the table while you play. Dotted words explain themselves; the × sends me away, and under Help in the menu you find me again.
}
tour-n-hand = Pick a tile
tour-n-hand-text = { $alone ->
    [yes] Choose one tile of the pack; the rest is gone. Each says what it asks for and what that would cost you now.
   *[no] Choose one tile; the rest goes on to your neighbour. Each says what it asks for and what that would cost you now. Shops early on are a good start: they pay an income.
}
tour-n-city = Find its place
tour-n-city-text = A tile must be [connected](connected) to the [City Center](city-center) by roads, and is never turned. The cells where it may go light up, with what it would bring there. Choose one.
tour-n-build = Build it
tour-n-build-text = All it costs and brings is listed. Build it, build a [Cornerstone](cornerstone) instead, or sell it for £5.
tour-n-goods = Goods
tour-n-goods-text = { $alone ->
    [yes] What you make is yours for every tile, and nothing is used up. What you lack you buy from the supply, at the price shown for each.
   *[no] What you make is yours for every tile, and nothing is used up. What you lack you buy from others, at the price shown for each. A [trade route](trade-route) makes goods from one side cheaper.
}
tour-n-seats = { $alone ->
    [yes] Your numbers
   *[no] Everybody’s numbers
}
tour-n-seats-text = Money, the income at the end of the [generation](generation), and the points the city would have if the game ended now.
tour-n-others = The other cities
tour-n-others-text = Choose one to see it large: what it makes you can buy, and what it needs you can take away from under its nose.
tour-n-end = Now it is yours
tour-n-end-text = Homes together, factories away from them, one tile with [Power](power), and shops early for the income: that is a good first plan. The short [lessons](/learn/neom/lessons) show one idea each. Have a good time!
