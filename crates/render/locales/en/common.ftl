# What texts about every game share.

# What the language calls itself.
language-name = English

## Seats

# A seat that nobody gave a name to.
seat = Seat { $number }
# A seat with what it has of something: `Ann 3`.
seat-value = { $name } { $value }
# The same where the name ends in a digit: `greedy 2 (3)`.
seat-value-apart = { $name } ({ $value })

## Lists grow from left to right: the list so far, and what comes next.

# `a, b`
list = { $list }, { $next }
# `a, b and c`
list-and = { $list } and { $last }
# `a, b or c`
list-or = { $list } or { $last }
# A list of nothing.
list-nothing = nothing
