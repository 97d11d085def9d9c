# Testi dell'app web: la cerimonia alla fine di una partita, l'ultimo round, il bilancio delle tessere, i record.
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
end-keep = Salva l'immagine
end-keep-svg = SVG, per ogni formato
end-keep-png = PNG, larga 2400 pixel
end-keep-card = PNG, 1200 × 630 per i link
end-keep-table = Tutto il tavolo in SVG
