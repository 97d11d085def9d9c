# The screen, whatever is played on it. Keys are separated by two spaces; `{ key-enter }` can be clicked.

# The name of the key that plays, as keyboards have it.
key-enter = Enter
# $reason is a part of a sentence
not-possible = Not possible: { $reason }.
kept-in = The game is kept in { $file }.
hand-over = Hand over to { $name }.
hand-over-enter = Press Enter when { $name } sits here.

screen-too-small = This window has { $width }×{ $height } characters; Tabletown needs at least { $columns }×{ $rows }. Please make it larger (q twice quits).
screen-moves = Moves
screen-position = Position
screen-preview = What it would do
screen-about = About
screen-scoring = Scoring (Esc: look at the table, q: leave)
screen-moving = … { $name } is moving
screen-others-moving = … the others are moving
screen-over = The game is over.
screen-undone = Taken back to your previous decision.
screen-undo-alone = Undo is for games with one person.
screen-undo-nothing = There is nothing to take back.
screen-log = Log (PgUp: older)
screen-log-back = Log (PgDn: newer)
screen-more = PgDn: more
screen-more-below = ↓ more
screen-next = Next
screen-quit = Leave?
screen-quit-lost = No record file was named: this game will be lost.   w: write it to a file and leave.
screen-quit-keys = y or Enter: leave.   Any other key: stay.
screen-keys = ↑↓ choose  Enter PLAY  Tab log  u undo  ? help  q quit
screen-keys-idle = s scoring  PgUp/PgDn log  u undo  q quit
screen-keys-overlay = Esc close
screen-keys-hand-over = Enter go on   q quit
screen-help-title = Keys
# One key a line, a bar before what it does
screen-help =
    ↑ ↓ | move in the list of moves
    1, 2 … | go to a move of the list
    Enter | play the move under the cursor
    Tab | switch to the log
    PgUp PgDn | scroll the log, or a long preview
    s | the scoring, once the game is over
    u | undo: back to your previous decision (one-person games)
    h | a hint: what the usual bot, or the server of an online table, would do
    mouse | click a move to choose it, Enter PLAY to play it; right: Esc
    w | write: keep the game in a file from now on
    ? | this help
    q | quit
