# Texts of the web app: webhooks.

# An address that is called when it is somebody's turn
webhook-title = Call an address when it is my turn
webhook-about = When it is your turn, and when the game is over, the server posts a short message to this address: to a channel in Discord or Slack, to your phone with ntfy, to Home Assistant or to a program of yours. It is called once a turn, but not as long as you have this table open somewhere, and not while a bot plays for you. Only you can see the address.
# The braces are what ntfy wants; they stay as they are.
webhook-how = Discord, Slack and Home Assistant make such an address for you. With ntfy it is that of your topic with { "?tpl=1&m={{.text}}" } behind it.
webhook-url = Address
webhook-save = Save
webhook-test = Send a test
webhook-forget = Forget it
webhook-saved = Saved. You are called when it is your turn and this table is not open.
webhook-forgotten = Forgotten. Nobody is called.
# $problem is a whole sentence.
webhook-failing = The last call came to nothing. { $problem }
webhook-given-up = The address was given up and forgotten, because ten calls in a row came to nothing. { $problem } Leave it again to try again.
webhook-none = There is no address to call; save one first.
webhook-off = This server calls nobody.
webhook-over = The game is over.
# $status is a number like 204.
webhook-taken = It works: the other side took the message ({ $status }).
webhook-answered = The other side did not take the message: it answered { $status }.
webhook-moved = The other side wants to be called elsewhere ({ $status }); leave the address it really has.
# What is wrong with an address or a call, by a word.
webhook-trouble =
    { $trouble ->
        [unreadable] This is not an address. It should look like https://example.org/hook and have at most 1000 characters.
        [scheme] The address has to begin with https:// or http://.
        [password] The address must not hold a name or a password.
        [name] Nobody can be found at this address.
        [private] This address is not on the public internet; the server calls no others.
        [unreachable] Nobody answers at this address.
        [tls] The other side cannot show that it is who it says: its certificate is not trusted.
        [slow] The other side took too long to answer.
        [own] This address leads to this server itself, which does not call itself.
        [busy] This machine is called too often just now; try again in a minute.
       *[garbled] The other side did not answer like a web server.
    }
# Messages to the address: $name sits at the table, $game is the name on the box, $link leads to the table.
webhook-your-turn = { $name }, it is your turn at { $game }: { $link }
webhook-game-over = { $name }, your game of { $game } is over: { $link }
webhook-test-message = { $name }, this is where you will be called when it is your turn at { $game }: { $link }
