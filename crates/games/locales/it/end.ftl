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
end-replay = Rivedi
end-record = Scarica la registrazione
end-share = Condividi
end-table = Torna al tavolo

score-heading = Il conteggio
score-walk = Passo per passo
score-next = Prossimo passo
score-all = Mostra tutto
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
score-nobody = Niente: nessuno è in testa da solo.
score-money = Denaro
score-money-about = Ogni ${ $price } diventano 1 popolazione.
score-left = restano ${ $money }
score-total = Popolazione
score-tie = { $track ->
    [income] Ancora pari: decide il reddito
    [money] Ancora pari: decide il denaro
   *[reputation] Pari: decide la reputazione
}
