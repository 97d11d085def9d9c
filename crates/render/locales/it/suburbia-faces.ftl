# Che cosa c’è scritto sulle tessere di Suburbia, dove lo spazio è poco.

face-scope = { $scope ->
    [adjacent] adiacente
    [own] tuo
    [every] di tutti
    [others] degli altri
    [later] in seguito
    [red-line] ogni
   *[at-lakes] ogni tessera
}
face-red-line = linea rossa
face-at-lakes = presso i tuoi laghi
face-scope-short = { $scope ->
    [adjacent] adiac.
    [own] tuo
    [every] tutti
    [others] altri
    [later] poi
    [red-line] linea rossa
   *[at-lakes] ai laghi
}
face-any-tile = ogni tessera
face-any = tutte
face-beside = tess. adiac.

## Come si chiamano i disegni per chi non li vede

board-borough = Il quartiere di { $name }
board-population = Popolazione: { $seats }
board-stars = Tracciato delle stelle, dal primo: { $seats }
