# Fairness: what proves that nobody chose or changed the draws
fair-heading = Fair play
fair-chosen = The draws of this game were chosen by whoever set it up (seed { $seed }), and may be known to them. It counts in no statistics.
fair-about = The draws were fixed at random when the game began. This number was made from them and shown to everybody before the first move; once the game is over its record shows what it was made from, and anybody can check that nothing was changed:
fair-check = With the record from the end of the game:
fair-without = This game began before draws were fixed with a number that everybody can check.
fair-hints = { $hints ->
    [on] Hints: everybody at this table may ask the search bot.
   *[off] Hints: none at this table.
}
