# Texts of the web app: what all pages for learning have, and the way in.
learn-chapters = Learn to play
learn-overview = Overview
learn-heading = Learn to play
learn-lead = The rules in plain words with drawn examples, every tile with what it counts, and every word of the games explained where it stands.
# The game is named by $game: suburbia or neom.
learn-about = { $game ->
    [neom] Three generations, seven picks in each: take a tile, pass the rest on, and lay roads, homes and works into a city of five by five.
   *[suburbia] Every turn one tile for your borough. Income brings money, reputation brings people, and success makes both harder.
}
learn-tiles-of = Tiles of { $game }
learn-rules-of = Rules of { $game }
learn-to-rules = Read the rules
learn-to-tiles = All tiles
learn-contents = On this page
learn-play = Play
learn-words = A word you do not know? Dotted words like [red line](red-line) or [Cornerstone](cornerstone) open their explanation; all of them are in the [glossary](/learn/glossary).
# Those who play in drawn examples.
learn-ann = Ann
learn-ben = Ben
learn-glossary = Glossary
learn-close = Close

# Help at the table
learn-help = Help
learn-help-packs = The expansions of this game, in the rules
learn-help-about = Rules and tiles open beside your game, which waits for you. A word opens its explanation.

# The way from the home page
learn-from-home = New to the games? [Learn to play](/learn).
