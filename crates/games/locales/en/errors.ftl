# Why something was not done. The page shows these, and programs get them.

error-unknown-game = there is no game at this address
error-stale = the game has gone on; look again and choose anew
error-stale-at = the game has gone on: it stands at ply { $ply } now; look again and choose anew
error-no-token = this needs a seat: send its token as 'Authorization: Bearer TOKEN'
error-wrong-token = this token is not for a seat of this game
error-too-many = that was too much at once; wait a moment and try again
error-too-many-today = so many games have come from your network today that no more are kept; try again tomorrow
error-full = this server has no room for more games; those that are there go on
error-field-text = { $field }: 1 to { $most } characters are expected, without signs that cannot be seen
error-field-bot = { $field }: there is no bot '{ $bot }' in this game
error-field-many = { $field }: there are more than { $most }
error-broken = something went wrong here; nothing was lost, try again
error-too-large = that is more than the { $most } KiB that can be sent here
error-too-slow = the request took too long to arrive; check the connection and send it again
error-body = the request ended before all of it had come; send it again
error-store = the database does not answer; nothing has changed, try again in a moment
error-store-unknown = the database went away before it said whether this was kept; look again in a moment, before you try it once more
error-store-lost = the server has lost its database and stores nothing until it is started anew; this has not been kept
error-cross-site = this request comes from another site; it was not carried out
error-closed = the game is over
error-resigned = you have given this game up
error-no-end = this game is only to be looked at
error-end-alone = nobody else plays here: resign instead
error-running = the game is not over yet
error-nothing-to-take-back = there is nothing of yours to take back
error-take-backs = you have taken back { $most } times in this game, which is the most; go on from here
error-hints-off = there are no hints at this table: several people play, and hints were not agreed on when it was set
error-no-hint = it is not this seat's turn: there is nothing to advise
error-no-world = this game cannot be told to a program: it is a lesson, or this version cannot continue it

## Setting a table

error-seats = a table has 1 to { $most } seats
error-thinks-long = the bot '{ $bot }' would think too long here: at most planner:{ $seconds }s or planner:{ $iterations }, on one thread
error-one-game = a file with one game is expected; this one has more
# $packs: one or several names
error-packs-missing = { $count ->
    [one] this game was played with the pack { $packs }, which this server does not have
   *[other] this game was played with the packs { $packs }, which this server does not have
}

## Company

error-talk-length = say something of 1 to { $most } characters
error-talk-full = so much has been said at this table that it can keep no more
error-nobody = nobody sits at this seat
error-present = whoever sits there is not away: a bot can be asked in after a day without a move, after ten minutes if nobody has sat down there

## What a move leaves to do in the same turn

owed-discard = discard a market tile; counted here with the cheapest, ${ $price }
owed-one-more = discard one more tile; counted here with the cheapest, ${ $price }
error-no-lesson = there is no lesson here
