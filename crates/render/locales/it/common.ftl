# Quello che i testi di tutti i giochi hanno in comune.

# Come si chiama la lingua.
language-name = Italiano

## Posti

seat = Posto { $number }
seat-value = { $name } { $value }
seat-value-apart = { $name } ({ $value })

## Gli elenchi crescono da sinistra a destra: l'elenco fin qui, e ciò che segue.

list = { $list }, { $next }
list-and = { $list } e { $last }
list-or = { $list } o { $last }
list-nothing = niente
