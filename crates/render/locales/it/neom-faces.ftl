# Che cosa c’è scritto sulle tessere di NEOM, dove lo spazio è poco.

face-strikes = colpisce tutti gli altri
face-disaster = { $disaster ->
    [flood] alluvioni
    [fire] incendi
   *[crime-spree] crimini
}
face-protects = protegge i vicini da { $disasters }
face-waives-raw = ignora 1 materia prima
face-waives-processed = ignora 1 prima o lavorata
face-waives = ignora 1 merce
face-insures = disastri a metà prezzo
face-on-pick = £{ $money } ogni turno
face-on-placed = £{ $money } per ogni nuova { $ty }
face-on-linked = £{ $money } per { $ty } collegata a nuove
face-pairs = £{ $money } per coppia { $types }
face-swaps = scambia Pietre angolari
face-income-per = reddito £1 per { $ty }

## Punti

face-neighborhoods = { $points } per rione di 1/2/3+
face-score-money = { $points } ogni £{ $per } prima del reddito finale
face-score-income = { $points } ogni £{ $per } di reddito finale
face-score-each = { $points } per { $things }
face-score-every = { $points } ogni { $per } { $things }
face-nearby = { $ty } vicina
face-elsewhere = { $ty } lontana
face-border = { $works } sul bordo
face-sets = terna { $types }
face-homes-with-shops = { $homes } con 2 { $shops }
face-modest-homes = { $homes } da 0–2
face-near-homes = { $works } ≤2 da { $homes }
face-cluster = { $works } collegate
face-polluting = inquinante vicina
face-buildings = edificio vicino
face-corners = angolo costruito
face-power = tessera Energia
face-neighborhood = rione
face-neighborhood-of = rione di { $size }
face-road-squares = quadrato di strade
face-beside-like = tessere tra simili
face-goods = merce
face-raw-goods = materia prima
