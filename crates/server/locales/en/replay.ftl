# Texts of the web app: replay.
replay-heading = Replay: { $names }
replay-start = The start
replay-round = Round { $round }
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
replay-goals = Goals
replay-secret = secret of { $name }
replay-track = { $track ->
    [money] Money
    [income] Income
    [reputation] Reputation
   *[population] Population
}
replay-none = This game cannot be replayed here
replay-none-text = It has no page of its own yet, or was played by a version with other rules. Its record can still be downloaded.
