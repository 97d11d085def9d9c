# Testi dell'app: la fine di una partita.
end-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
end-title = { $name }: { $title }
end-dale-beaten = { $name } batte Dale il bot
end-dale-won = Dale il bot batte { $name }
end-dale-tie = { $name } e Dale il bot sono pari
end-dale-title = Titolo: { $title }
end-dale-no-title = Nessun titolo: bisogna battere Dale
end-rounds = { $rounds ->
    [one] un giro
   *[other] { $rounds } giri
}
end-rank = { $rank }º
end-standing = { $game ->
    [neom] { $rank }, { $score } punti
    [suburbia] { $rank }, popolazione { $score }
   *[other] { $rank }, { $score } punti
}
end-score = { $game ->
    [neom] punti
    [suburbia] popolazione
   *[other] punti
}
end-ladder = La scala dei titoli
end-charts = Com’è andata
end-chart-about = Alla fine di ogni giro, prima del conteggio finale.
end-track = { $track ->
    [money] Denaro
    [income] Reddito
    [reputation] Reputazione
    [stars] Stelle
   *[population] Popolazione
}
end-towns = { $game ->
    [neom] Le città
    [suburbia] I quartieri
   *[other] I posti
}
end-rematch = Gioca ancora
end-rematch-go = Alla prossima partita
end-rematch-news = La prossima partita è cominciata.
end-rematch-watch = Guardala
end-rematch-asks = { $name } vuole giocare ancora. La prossima partita comincia quando tutti sono d’accordo.
end-rematch-agreed = D’accordo
end-rematch-missing = Non ha ancora risposto
end-rematch-agree = Gioca ancora anche tu
end-rematch-decline = Meglio di no
end-rematch-waits = In attesa di { $names }.
end-rematch-withdraw = Ritira
end-rematch-declined = { $name } preferisce non giocare ancora.
end-resigned = ha abbandonato
end-resigned-news = { $name } ha abbandonato; continua un bot.
end-replay = Rivedi
end-record = Scarica la registrazione
end-share = Condividi
end-table = Torna al tavolo

score-heading = Il conteggio
score-race = { $game ->
    [neom] Punti dopo questa categoria
    [suburbia] Popolazione dopo questo passo
   *[other] Punti dopo questo passo
}
score-step = { $game ->
    [neom] Categoria
    [suburbia] Passo
   *[other] Passo
}
score-before = Popolazione prima del conteggio
score-goal-public = { $about }: +{ $bonus }
score-goal-secret = Obiettivo segreto di { $name }: { $about }, +{ $bonus }
score-not-ahead = Niente: { $name } non ha il primo posto tutto per sé.
score-level = Niente: { $names } sono pari.
score-level-stars = Niente: { $names } sono pari, e sul tracciato delle stelle nessuno di loro è davanti da solo.
score-by-stars = pari, avanti per le stelle ({ $space })
score-by-law-office = pari, con lo Studio legale
score-by-vitus = con San Vito
score-on-stars = pari, stelle { $space }
score-stars = Tracciato delle stelle
score-stars-about = Fra chi è pari in un obiettivo lo ottiene chi è più avanti.
score-award-when = { $count ->
    [0] Contato al giro { $round }: nessuno lo ha raggiunto
   *[other] Contato al giro { $round }
}
score-award-reward = { $track ->
    [income] { $by } reddito
   *[reputation] { $by } reputazione
}
score-award-dale = Dale lo raggiunge sempre
score-money = Denaro
score-money-about = Ogni ${ $price } diventano 1 popolazione.
score-left = restano ${ $money }
score-total = Popolazione
score-tie = { $track ->
    [income] Ancora pari: decide il reddito
    [money] Ancora pari: decide il denaro
   *[reputation] Pari: decide la reputazione
}
# Di che cosa è fatta una categoria di NEOM.
score-parts-none = Niente
score-neom-parts = { $category ->
    [tiles] Tessera per tessera
    [neighborhoods] Rione per rione
    [goods] Merce per merce
   *[pollution] Casa per casa
}
score-neom-center = Centro città
score-neom-printed = stampati
score-neom-counted = { $line }: { $count }
score-neom-neighborhood = { $count ->
    [one] Rione di 1 tessera
   *[other] Rione di { $count } tessere
}
score-neom-good = { $class ->
    [luxury] merce di lusso
    [processed] merce lavorata
   *[raw] materia prima
}
score-neom-polluted = { $place ->
    [beside] accanto a { $tiles }
   *[corner] all’angolo di { $tiles }
}
score-neom-homes = { $count ->
    [0] nessuna casa
    [one] 1 casa
   *[other] { $count } case
}
score-neom-power = { $count ->
    [0] niente Energia
    [one] 1 tessera con Energia
   *[other] { $count } tessere con Energia
}
