# Testi dell'app web: tutte le città di una partita in un'immagine.
# $towns: tutte per nome, con il loro piazzamento.
panorama-about = { $game ->
    [neom] Le città di { $towns } una accanto all'altra in un solo paesaggio.
    [suburbia] I quartieri di { $towns } uno accanto all'altro in un solo paesaggio.
   *[other] I posti di { $towns } uno accanto all'altro in un solo paesaggio.
}
panorama-heading = Panorama
panorama-open = Panorama di tutte le città
panorama-key = mostra tutte le città in un panorama
# $month: un numero da 1.
panorama-date = { $month ->
    [1] { $day } gennaio { $year }
    [2] { $day } febbraio { $year }
    [3] { $day } marzo { $year }
    [4] { $day } aprile { $year }
    [5] { $day } maggio { $year }
    [6] { $day } giugno { $year }
    [7] { $day } luglio { $year }
    [8] { $day } agosto { $year }
    [9] { $day } settembre { $year }
    [10] { $day } ottobre { $year }
    [11] { $day } novembre { $year }
   *[12] { $day } dicembre { $year }
}
