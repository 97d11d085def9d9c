# Testi dell'app web: la cerimonia alla fine di una partita, l’ultimo giro, il bilancio delle tessere, i record.
ceremony-heading = Il punteggio
# $number di $count.
ceremony-step = Passo { $number } di { $count }
ceremony-begins = { $game ->
    [neom] Si contano tutti i punti, partendo da zero.
    [suburbia] Popolazione prima del punteggio: { $totals }.
   *[other] Prima del punteggio: { $totals }.
}
ceremony-secret = Obiettivo segreto
ceremony-next = Avanti
ceremony-pause = Pausa
ceremony-skip = Vai al risultato
ceremony-result = Il risultato
ceremony-gain = { $name } { $by }
# Un passo per chi ascolta; $scored: chi ha preso cosa, o perché nessuno, $totals: i totali.
ceremony-told = { $name }. { $about } { $scored }. Ora: { $totals }.
ceremony-again = Rivedi la cerimonia
ceremony-title = La fine della partita
end-keep = Salva l’immagine
end-keep-svg = SVG, per ogni formato
end-keep-png = PNG, larga 2400 pixel
end-keep-card = PNG, 1200 × 630 per i link
end-keep-table = Tutto il tavolo in SVG

# La carta dell’ultimo giro.
last-round = { $game ->
    [neom] L’ultimo turno
   *[other] L’ultimo giro
}
last-round-about = { $game ->
    [neom] Ognuno piazza o vende ancora una tessera. Poi si contano i punti; ora sono:
   *[other] Ognuno costruisce ancora una volta. Poi si assegnano gli obiettivi e ogni $5 diventano 1 abitante.
}
last-ahead = { $name } è in testa
last-level = nessuno è in testa da solo

# Il bilancio di ogni tessera.
lines-heading = Quanto ha reso ogni tessera
lines-about = { $game ->
    [neom] I punti alla fine e il denaro che ogni tessera ha portato.
   *[other] In popolazione: abitanti e denaro subito, reddito e reputazione per tutti i turni in cui c’erano, con $5 che valgono uno; meno il costo della tessera. Le linee rosse non sono contate.
}
lines-sort = Ordine
lines-by = { $by ->
    [when] per giro
    [name] per nome
   *[worth] le migliori prima
}
lines-start = dall’inizio
# $by: un numero con il segno.
lines-part = { $what ->
    [cost] costo { $by } $
    [money] { $by } $
    [pounds] { $by } £
    [income] { $by } reddito
    [reputation] { $by } reputazione
    [points] { $by } punti
   *[population] { $by } popolazione
}
lines-more = { $count ->
    [one] Un’altra
   *[other] Altre { $count }
}
score-sources = Da dove vengono gli abitanti
score-source-reputation = Reputazione
score-source-turns = { $turns ->
    [one] in un turno
   *[other] in { $turns } turni
}
score-source-rest = All’inizio, e per altri motivi

records-heading = Record
records-score = { $games ->
    [one] Il tuo miglior punteggio in questa modalità: { $score }, prima { $before }
   *[other] Il tuo miglior punteggio in { $games } partite di questa modalità: { $score }, prima { $before }
}
records-ever = Il tuo miglior punteggio di sempre in questo gioco: { $score }, prima { $before }
records-lead = La tua vittoria più netta: { $lead } di vantaggio, prima { $before }
records-row = { $wins } vittorie di fila
records-title = Un titolo che non avevi mai avuto: { $title }
