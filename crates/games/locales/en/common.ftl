# Texts of the web app: what all pages have around them, and pages where something is missing.
common-name = Tabletown
common-title = { $page } · Tabletown
common-skip = Skip to the content
common-nav = Site
common-nav-games = Your games
common-nav-learn = Learn
common-lamp = Dark colours
common-noscript = Tabletown needs JavaScript to play: please allow it for this site. Reading finished games works without.
common-footer = Tabletown is an independent program for people who like these games. The pictures and sentences are its own.
common-footer-rights = Suburbia is a trademark of Bezier Games, Inc. NEOM is a game of its own publisher.
common-offline = The server does not answer. Check your connection and try again.
common-failed = That did not work. Try again in a moment.
common-copied = Copied

common-home = Go home
common-not-found = There is nothing here
common-not-found-text = The address may be mistyped, or the game was never on this server.
common-broken = Something went wrong
common-broken-text = It is not your fault, and nothing you played is lost. Try again in a moment.

# Words for what is played.
mode-name = { $mode ->
    [lone-architect] Lone Architect
    [dale] Dale the Bot
    [solo] Solo
   *[standard] With others
}
edition-name = { $edition ->
    [collectors] Collector’s Edition
    [first] First edition
   *[second] Second edition
}
# How strong a bot is: one place for all pages.
level-name = { $bot ->
    [random] Random bot
    [novice] Novice bot
    [regular] Regular bot
    [expert] Expert bot
    [master] Master bot
    [dale] Dale the Bot
   *[other] { $bot } bot
}
level-about = { $bot ->
    [random] plays at random
    [novice] takes what pays most now
    [regular] looks ahead a little
    [expert] looks ahead for a moment
    [master] looks ahead for a second
    [dale] builds by fixed rules
   *[other] plays its own way
}
list-and = { $first } and { $last }
