# Texts of the web app: replay.
replay-heading = Replay: { $names }
replay-start = The start
replay-log = Moves
replay-controls = Go through the game
replay-first = To the start
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-counter = { $ply } of { $last }
replay-keys = ← → move · Page Up, Page Down round · Home, End · Space plays
replay-end = To the result
replay-table = Go on at the table
replay-record = Download the record
replay-share = Share this position
replay-market = Market
replay-borders = Borders
replay-pile = { $count ->
    [0] the pile is empty
   *[other] { $count } left in the pile
}
replay-awards = Bonus and challenge
replay-scored = scored in round { $round }
replay-to-score = { $kind ->
    [bonus] scored between A and B
   *[challenge] scored between B and C
}
# Somebody who meets it: $value is `Ann 3`.
replay-met = { $value } ✓
replay-order = This round: { $names }.
replay-order-next = Next round, as the tokens lie: { $names }.
replay-goals = Goals
replay-secret = secret of { $name }
replay-none = This game cannot be replayed here
replay-none-text = It has no page of its own yet, or was played by a version with other rules. Its record can still be downloaded.
