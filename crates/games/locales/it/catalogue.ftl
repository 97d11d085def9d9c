# Testi dell'app: il catalogo delle tessere.
tiles-heading = Le tessere di { $game }
tiles-lead = Scegli una tessera per vedere che cosa conta, che cosa la conta e da dove vengono i suoi valori.
tiles-search = Nome
tiles-any = qualsiasi
tiles-reset = Mostra tutte
tiles-show = Mostra
tiles-count = { $shown } di { $all } tessere
tiles-none = Nessuna tessera corrisponde.
tiles-back = Indietro
tiles-all = Tutte le tessere di { $game }
tiles-nearly-all = Sono quasi tutte: { $count } tipi.

tiles-counts = Che cosa conta
tiles-counted-by = Che cosa la conta
tiles-goals-about-it = Obiettivi per cui conta
tiles-goal = { $name }: { $asks }, +{ $bonus } popolazione

# Filtri di Suburbia
tiles-stack = Pila
tiles-stack-name = { $stack ->
    [basic] riserva base
    [lake] lago
   *[other] pila { $stack }
}
tiles-category = Categoria
tiles-no-category = nessuna (lago)
tiles-icon = Icona
tiles-no-icon = senza icona
tiles-pack-choice = Pacchetto
# Il prezzo e da dove viene una tessera, il più breve possibile.
tiles-suburbia-about = { $stack ->
    [lake] qualsiasi tessera del mercato, coperta
    [basic] ${ $cost } · riserva base
   *[other] ${ $cost } · pila { $stack } · ×{ $copies }
}
tiles-goals = Gli obiettivi
tiles-goals-about = Se ne scopre uno per ogni giocatore, e ognuno ne riceve due e ne tiene uno in segreto. Alla fine un obiettivo dà la sua popolazione a chi è in testa da solo; la parità non dà niente.

# Filtri di NEOM
tiles-deck = Mazzo
tiles-deck-name = { $deck ->
    [cornerstone] Pietre angolari
   *[other] generazione { $deck }
}
tiles-type = Tipo
tiles-disaster = Disastro
tiles-set = Serie
tiles-set-name = { $players }+ giocatori
tiles-makes = Produce
tiles-asks = Richiede
tiles-neom-deck = { $players ->
    [1] generazione { $number }
   *[other] generazione { $number } · { $players }+ giocatori
}
tiles-cornerstone = Pietra angolare
# $asks è ciò che bisogna pagare e avere: £2, carbone.
tiles-neom-about = { $deck } · { $asks }
tiles-number = n. { $number }
tiles-goods-asked = Merci che richiede
tiles-goods-made = Merci che produce
tiles-made-by = tessere che producono { $good }
tiles-asked-by = tessere che richiedono { $good }
tiles-needs = in città servono già { $count } tessere { $kind ->
    [Residenziale] Residenziali
    [Commerciale] Commerciali
    [Industriale] Industriali
    [Pubblica] Pubbliche
   *[other] { $kind }
}
tiles-neom-roads = Le strade di tutte le tessere di NEOM sono un disegno nostro: quelle stampate non si trovano in nessun testo. Chi ha la scatola può metterle in un pacchetto di dieci righe.

# Da dove vengono i valori
tiles-pack = Dal pacchetto { $pack }.
tiles-source = { $source ->
    [seed] I suoi valori sono quelli del regolamento.
    [public] I suoi valori vengono da descrizioni pubbliche.
    [house] È stata fatta per questo programma: tutti i suoi valori sono nostri.
   *[custom] È stata fatta da qualcun altro.
}
tiles-public-fields = Da descrizioni pubbliche: { $fields }.
tiles-house-fields = Valori scelti da noi: { $fields }.
tiles-field = { $field ->
    [bonus] bonus
    [category] categoria
    [cost] costo
    [icons] icone
    [prices] prezzi
    [roads] strade
   *[other] { $field }
}
