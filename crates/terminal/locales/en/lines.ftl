# The line mode. The words of commands (`moves`, `preview`, `help` …) are the same in every language, as are those of moves;
# keep them in quotes as they are.

lines-hello = { $about }. Type a move, or help.
lines-no-command = There is no command '{ $verb }'; type help for what there is.
lines-no-command-near = There is no command '{ $verb }'; did you mean '{ $near }'?
lines-no-list = There is no list to choose from by number; 'moves' makes one.
lines-list-numbers = { $count ->
    [one] The last list has only the number 1.
   *[other] The last list has the numbers 1 to { $count }.
}
lines-these-would-do = These would do; type the number:
lines-these-would-do-preview = These would do; type the number, or preview and the number:
lines-no-legal-move = No legal move fits that.
# $mv is a move as it is typed, $what the tile it is about
lines-preview = { $mv } ({ $what }) would do this:
lines-log-number = log takes a number of moves, as in 'log 5'.
lines-undone = Taken back.
lines-undo-alone = Undo is for games with one person; here it would take back somebody else's move.
lines-undo-nothing = There is nothing to take back yet.
lines-save-needs-name = save needs a file name, as in 'save game.jsonl'.
lines-save-there = Not saved: { $file } is there already; choose another name.
lines-saved = The record is in { $file }.
lines-not-saved = Not saved: { $why }.
lines-scoring = Scoring
lines-bye-kept = Goodbye. The game is kept in { $file }.
lines-bye-saved = Goodbye. The game is saved in { $file }.
lines-bye-saved-before = Goodbye. { $file } has the game up to move { $plies }; what came later is not kept.
lines-bye-lost = Goodbye. The game was not kept, since no record file was named.

## Sessions and records

# $about is the choice of rules
session-about = { $title }, { $about }, seed { $seed }
session-nobody = Nobody of that name plays; there are { $known } (or { $first } to { $last }).
# What somebody is called whose name has no letters
session-nameless = Nobody
record-heading = { $game }, { $about }, packs { $packs }, seed { $seed }: { $names }
record-not-written = the record could not be written to { $file }: { $why }; choose another file
session-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
session-due = { $name } to move
# The words at the beginning of a line are typed
lines-help =
    {"  "}NUMBER              the move with this number in the last list of moves
    {"  "}moves [FILTER]      legal moves
    {"  "}preview MOVE        everything a move would change, and why
    {"  "}hint                what the usual bot, or the server of an online table, would do
    {"  "}show                the position again
    {"  "}log [N]             the last N moves with every change
    {"  "}undo                back to your previous decision (where one person plays)
    {"  "}save FILE           write the record to a file
    {"  "}help, quit          this text; leave (the record file keeps the game)
