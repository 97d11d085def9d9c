# A seat at a table elsewhere.

# $time as clocks show it
online-clock = { $name } { $time }
online-about = { $title }, { $about }, online
online-lost = … the connection is lost, trying again
online-back = The connection is there again.
online-changed = The table has changed meanwhile: look again.
online-asked = The others were asked whether it may be taken back.
online-kept = Your seat is kept at the table: come back with the same link.
online-bye = Goodbye. Your seat is kept at the table: come back with the same link.
online-waiting = Waiting for { $name }.
online-unsound = the server tells the game differently from this version ({ $reason }); use the same version of tabletown on both sides
hint-title = Hint (Esc: close)
# $mv is a move as it is typed, $what the tile it is about, $net what it changes
hint-move = { $mv } ({ $what }): { $net }
hint-by = What the bot of level { $level } would do:
hint-not-now = It is not your turn: there is nothing to advise.
online-no-link = '{ $link }' is no link to a table; paste the link of your seat, like https://games.example.org/join/…
online-unreachable = { $host } cannot be reached ({ $why }); look whether the link is right and the server runs
online-no-server = what answers at { $host } is no Tabletown server, or one too old for this; look whether the link is right
online-no-game = there is no such game at { $host }: it was let go of, or the link is not whole
online-wrong-token = the link does not open this seat: it is not whole, or the seat has a new link; ask whoever set the table
# $mv is a move as it is typed, $text what to do, $points how far ahead one is at the end
hint-advice = { $text } [{ $mv }]: { $points } points at the end
