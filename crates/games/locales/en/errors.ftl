# Why something was not done. The page shows these, and programs get them.

error-unknown-game = there is no game at this address
error-stale = the game has gone on; look again and choose anew
error-stale-at = the game has gone on: it stands at ply { $ply } now; look again and choose anew
error-no-token = this needs a seat: send its token as 'Authorization: Bearer TOKEN'
error-wrong-token = this token is not for a seat of this game
error-too-many = that was too much at once; wait a moment and try again
error-broken = something went wrong here; nothing was lost, try again
error-store = the move could not be stored; nothing has changed, try again in a moment
error-cross-site = this request comes from another site; it was not carried out
error-running = the game is not over yet
error-nothing-to-take-back = there is nothing of yours to take back
error-too-long = this game has been played back and forth too often; begin another one
error-no-hint = it is not this seat's turn: there is nothing to advise

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
error-present = whoever sits there is not away: a bot can be asked in after a day without a move

## What a move leaves to do in the same turn

owed-discard = discard a market tile; counted here with the cheapest, ${ $price }
owed-one-more = discard one more tile; counted here with the cheapest, ${ $price }
error-no-lesson = there is no lesson here
