# Texts of the web app: the rules of Suburbia in our own words. Mark-up: [words](term) is a term of the glossary,
# __words__ is strong, lines that begin with "- " are a list.
rs-heading = How Suburbia is played
rs-lead = Two to five people, or one alone; about fifteen turns each. Every turn you add a tile to your borough. The largest population at the end wins.

rs-idea = The idea
rs-idea-text =
    Two numbers drive your town. [Income](income) is the money you get at the end of every turn, and [reputation](reputation) the people who come. Early on you need income to pay for better tiles; later you want reputation, since people win the game.

    Growth has its price: every time your [population](population) crosses a [red line](red-line), income and reputation fall by one. A town that grows too fast runs out of money.

rs-setup = Set-up
rs-setup-text =
    Everybody begins with $15, three [markers](marker), income 0, reputation 1, population 2 and the same three tiles in a column: Suburbs, Community Park, Heavy Factory.

    - The three [stacks](stack) are dealt as the table says. C has three parts, drawn in that order; [One More Round](one-more-round) is shuffled into the second one.
    - The first tiles of A fill the [market](market). Its slots cost from left to right $10, $8, $6, $4, $2, $0, $0; with five players there is one more, at $12 (a [house value](house-value)).
    - One public [goal](goal) is turned up for each player. Everybody also gets two goals, keeps one in secret and puts the other out of the game.
    - A start player is drawn by lot.
rs-setup-table = Tiles and goals by the number of players
rs-setup-seats = Players
rs-setup-slots = Market
rs-setup-basics = Basic tiles of each kind
rs-setup-goals = Public goals

rs-turn = A turn
rs-turn-text =
    __First you build__, and there are four ways to do it:

    - __Buy a market tile__: pay its cost and its [slot price](slot-price), and lay it face up.
    - __Take a basic tile__ from the [supply](basic): pay its cost, lay it, then discard any market tile and pay that tile's slot price.
    - __Make a [lake](lake)__: take any market tile, pay only its slot price, lay it face down.
    - __[Invest](invest)__: put a marker on one of your tiles that has none and pay its cost again, then discard a market tile as above.

    __Then__ you take or pay your [income](income), your [reputation](reputation) is added to your population, the market slides right, and a new tile comes in at the left. You must have the whole price before you build: what the tile brings in does not help to pay for it.
rs-turn-example = A Parking Lot from a free slot, for $12. It gives +1 income, and +1 more for the park beside it, which is civic. The park in turn gives +1 reputation for the new commercial tile. Then the turn ends: +$2 income, +2 people. The bright edge marks what was built last.

rs-place = Where a tile goes
rs-place-text =
    On any free cell that shares an edge with one of your tiles, lakes included. The board at the top covers some cells; going round it is allowed. Nothing is ever moved or built over.

rs-effects = What tiles do
rs-effects-text =
    A tile has an [immediate effect](immediate), which happens once, and often [conditional](conditional) ones, which count other tiles:

    - those __beside__ it ([adjacent](adjacent) in your borough),
    - those of __your__ borough, itself included,
    - those of __all__ boroughs, or only those of the __others__,
    - those built __later__, anywhere.

    A conditional effect pays when its tile is built, for everything that is there, and again each time a matching tile is built later, by you or, for some, by anybody.

    When a tile is built, all happens in this order: you pay; its immediate effect; its own lines from top to bottom; the tiles beside it; your other tiles; the tiles of the other players in turn order. Among several the oldest comes first.

rs-lakes = Lakes
rs-lakes-text =
    Making a [lake](lake) is how a town with empty pockets earns money. It pays $2 for each face-up tile beside it now, and $2 for every tile you build beside it later. Two lakes side by side pay each other nothing.

    A lake has no category and no icon; what is printed on its other side is gone for this game.
rs-lakes-example = A lake from a free slot between park and factory: $2 for each of them. It also keeps an unwanted tile from the others.

rs-invest = Investing
rs-invest-text =
    A [marker](marker) makes a tile count twice. When you invest you pay the tile's printed cost again, and everything on it happens once more, counted now; from then on its conditional effects are doubled. No other tile reacts to it: it is still one tile.

    A lake can be invested in, too, for $0. A marker never comes back.
rs-invest-example = $4 for a marker on the Community Park: −1 income once more, and +2 reputation for Suburbs and factory beside it. Three people a turn instead of one.

rs-lines = Red lines
rs-lines-text =
    Each time your population crosses a [red line](red-line) upwards you lose 1 income and 1 reputation, at once, in the middle of whatever is happening. Falling back over a line gives both back.

    The first lines are crossed at 15, 22 and 29; they come closer and closer, and from 102 on there is one after every second person.
rs-lines-example = Ann had 12 people and built a Mobile Home Community, +6. On the way to 18 she crossed the line after 14: income 3 became 2, reputation 2 became 1. The park beside it gave one back, and her turn ended with +$2 and two more people: 20.

rs-goals = Goals
rs-goals-text =
    At the end each [goal](goal) gives its population to the one player who is alone ahead. A tie gives it to nobody. Public goals are for everybody; your [private goal](private-goal) is yours alone, but you must be ahead of __all__ others in it.

    All goals are measured first, then the prizes are given: no prize helps to win another.

rs-end = End and scoring
rs-end-text =
    When [One More Round](one-more-round) comes up, it is put aside and the next tile takes its place. The round is finished, then one more full round is played.

    - Goals are given; red lines do not count any more.
    - Every $5 become one person.
    - The largest population wins. A tie goes to the higher reputation, then to the higher income, then to whoever has more money left; after that the win is shared.

rs-solo = Alone
rs-solo-lone = Lone Architect
rs-solo-lone-text =
    The stacks of two players, no goals, one borough. Each red line costs __2__ income and __2__ reputation. After your people have come you discard one more market tile, so two new ones come in. Your population at the end gives you a title.
rs-solo-dale = Dale the Bot
rs-solo-dale-text =
    Your opponent [Dale](dale) has a borough of his own. The market has four slots at $6, $4, $2 and $0, filled only between rounds, and there are three public goals; those about lakes and markers are left out. You go first.

    - Dale takes the dearest tile, cost and slot together; of equals the leftmost. He pays $3, or what he has.
    - He builds where his income and reputation together rise most; then where reputation rises more; then the topmost, then the leftmost cell.
    - He never makes lakes, never invests, never takes basic tiles.

    The game ends at once when [One More Round](one-more-round) comes up.

rs-editions = Editions
rs-editions-text =
    The __second__ edition is the usual one. The __Collector’s Edition__ plays the same and seats five. In the __first__ edition the stacks are of equal size, and the discard that comes with a basic tile or a marker is made at the end of the turn, after income and people.

rs-questions = What players ask
rs-q-tie = What happens in a tie for a goal?
rs-q-tie-text = Nobody gets it, not even for a private goal: you must have more than everybody else (or less, if the goal asks for the least). “Fewest” can be won with zero, and “most” with very little, as long as nobody has as much.
rs-q-private = What does my private goal need?
rs-q-private-text = That you are alone ahead of __all__ players at the end, whether they tried or not. Nobody else can win it: if another player is ahead, it is simply lost.
rs-q-clamp = What if a red line hits me at −5?
rs-q-clamp-text = Then there is nothing left to lose: income and reputation stop at −5, and what would go below is forgotten. The same holds at 15 for gains. Several lines in one move are counted one after the other, each stopping at the end of the track by itself.
rs-q-down = Can I gain from crossing a red line downwards?
rs-q-down-text = Yes: one income and one reputation for each line, as long as they are below 15. Casino and PR Firm do nothing on the way down.
rs-q-casino = What does investing in a Casino do?
rs-q-casino-text = You pay $22 again, lose another 3 reputation, and gain 2 income instead of 1 for each red line you cross from now on. With the line’s own −1 that leaves +1. Lines crossed earlier do not count again. The PR Firm does the same for reputation.
rs-q-casino-now = Does a Casino count for a line crossed by building it?
rs-q-casino-now-text = Yes. It is there before your people come, so a line crossed in the same turn counts. At income −5 the −1 and its +1 are added before the end of the track is looked at: income stays −5.
rs-q-waterfront = How do lakes and Waterfront Realty go together?
rs-q-waterfront-text = Each pair of one of your lakes and a face-up tile beside it pays $2 from the lake, and $2 more from the Realty, $4 with a marker on it. The Realty counts itself if it stands beside a lake. A marker on the lake doubles only what the lake pays.
rs-q-debt = What if I cannot pay a negative income?
rs-q-debt-text = You pay what you have, and lose one person for each dollar that is missing. With no people left the rest is forgiven. Likewise, if a negative reputation finds too few people, each missing one costs $1.
rs-q-below = Can a tile take my population below zero?
rs-q-below-text = No. It stops at 0, and nothing is owed.
rs-q-afford = Can I build a tile that pays for itself?
rs-q-afford-text = No, you need the whole price first. But the discard after a basic tile or a marker is paid afterwards, so what the build brought in may pay for it. A discard you cannot pay is skipped.
rs-q-nothing = What if I cannot afford anything?
rs-q-nothing-text = The rightmost market slots are free, so you can always make a lake as long as a tile lies there. If even that is impossible, your turn goes on without building.
rs-q-others = Do other players’ tiles pay me?
rs-q-others-text = Only tiles that look beyond their borough: an airport counts all airports, a Fancy Restaurant loses income for every restaurant built later, anywhere. Tiles of different boroughs are never beside each other.
rs-q-itself = Does a tile count itself?
rs-q-itself-text = If it looks at your borough or at all boroughs and is of the kind it counts, yes: a Homeowners Association counts itself. It is never beside itself.
rs-q-lake-icon = Is a restaurant under a lake still a restaurant?
rs-q-lake-icon-text = No. A tile that became a lake is only a lake for the rest of the game.
rs-q-last = Is One More Round drawn in the last turn of a round any different?
rs-q-last-text = No: that round is over then, and one more full round follows. Everybody has the same number of turns in every case.
