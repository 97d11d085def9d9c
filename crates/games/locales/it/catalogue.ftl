# Testi dell'app: il catalogo delle tessere.
tiles-heading = Le tessere di { $game }
tiles-lead = Scegli una tessera per vedere tutto ciò che fa, che cosa conta, che cosa la conta e da dove vengono i suoi valori.
tiles-search = Nome
tiles-any = qualsiasi
tiles-reset = Mostra tutte
tiles-show = Mostra
tiles-count = { $shown } di { $all } tessere
tiles-none = Nessuna tessera corrisponde.
tiles-back = Indietro
tiles-all = Tutte le tessere di { $game }
tiles-many = { $count } tipi di tessere

tiles-counts = Che cosa conta
tiles-counted-by = Che cosa la conta
tiles-goals-about-it = Obiettivi per cui conta
tiles-goal = { $name }: { $asks }, +{ $bonus } popolazione
tiles-awards-about-it = Bonus e sfide per cui conta
tiles-award = { $name }: { $text }

# Filtri di Suburbia
tiles-stack = Pila
tiles-stack-name = { $stack ->
    [basic] riserva base
    [lake] lago
    [border] confine
   *[other] pila { $stack }
}
tiles-category = Categoria
tiles-no-category = nessuna (laghi, confini, Urbanista)
tiles-icon = Icona
tiles-no-icon = senza icona
tiles-pack-choice = Pacchetto
tiles-badge = Stemma
tiles-no-badge = senza stemma
tiles-badge-counts = conta { $pack }
# Il prezzo e da dove viene una tessera, il più breve possibile.
tiles-suburbia-about = { $stack ->
    [lake] qualsiasi tessera del mercato, coperta
    [basic] ${ $cost } · riserva base
    [border] ${ $cost } · confine
   *[other] ${ $cost } · pila { $stack } · ×{ $copies }
}
tiles-goals = Gli obiettivi
tiles-goals-about = Se ne scopre uno per ogni giocatore, e ognuno ne riceve due e ne tiene uno in segreto. Alla fine un obiettivo dà la sua popolazione a chi è in testa da solo; la parità non dà niente.
tiles-awards = { $kind ->
    [bonus] I bonus
   *[challenge] Le sfide
}
tiles-awards-about = { $kind ->
    [bonus] Uno è scoperto dall’inizio. Quando finisce la pila A, chiunque abbia ciò che chiede guadagna reddito.
   *[challenge] Una è scoperta dall’inizio. Quando finisce la pila B, chiunque abbia ciò che chiede guadagna reputazione.
}

# Ciò che di una tessera richiede più parole. Segni come nelle regole.
tiles-special = { $special ->
    [redevelopment] Tiene soltanto il posto: in un turno successivo qualsiasi tessera scoperta del mercato può prenderlo per il solo [prezzo della posizione](slot-price), e non segue nessuno scarto. Non ha categoria, perciò i laghi non pagano niente per lui, e non riceve segnalini.
    [law-office] Alla fine chi lo ha ottiene anche ogni obiettivo in cui è primo a pari merito, perfino con niente: quelli pubblici, il proprio privato e, con Praga, quelli degli altri. Gli altri a pari merito non ricevono niente, tranne chi ha l’obiettivo per le stelle.
    [redistricting] Ogni altro giocatore perde due abitanti, o quanti ne ha; tu li guadagni tutti in una volta. Le linee rosse contano per tutti. Un segnalino lo fa succedere di nuovo.
    [essen-limit] Il [limite di Essen](essen-limit): nel tuo quartiere non può esserci una seconda tessera scoperta con questo nome. Si può comunque fare lago o scartare.
    [duomo] Quando viene costruita, tutte le perdite del tuo [registro](ledger) tornano: ciò che qualsiasi tessera ti ha mai tolto. Finché è scoperta, le tue tessere e i tuoi confini non tolgono più niente. Linee rosse, stelle e Uffici circoscrizioni degli altri invece sì.
    [st-vitus] Alla fine ottieni anche ogni obiettivo privato altrui che raggiungi tu stesso: in testa da solo, per le stelle, o a pari merito con uno Studio legale. Il proprietario lo ottiene o no come sempre.
    [lake-flip] Dopo tutto il resto devi indicare una tessera commerciale scoperta di un quartiere qualsiasi, ma non se stessa. Il proprietario restituisce ciò che ha dato, meno ciò che ha tolto, secondo il [registro](ledger); poi la tessera si gira ed è un lago appena fatto, con il suo segnalino.
    [free-investment] Dopo tutto il resto uno dei tuoi segnalini deve andare gratis su una tua tessera, un tuo lago o un tuo confine che non ne ha; va bene anche Los Angeles. Tutto ciò che dà succede ancora una volta.
   *[london-free-tile] Dopo tutto il resto puoi prendere gratis una delle tessere meno care del mercato, costo e posizione insieme, e costruirla subito con tutto ciò che fa.
}
tiles-border = Un [confine](border) viene dall’esposizione, per il costo stampato e uno scarto. Sta lungo quattro celle, i suoi [angoli](corner-cell), ed è adiacente a ciò che vi si trova. Coperto è un [lago di confine](border-lake), gratis. [Il resto nelle regole](/learn/suburbia#pack-inc).
tiles-stars = { $count ->
    [one] La sua [stella](star) muove il tuo gettone di una casella sul [tracciato delle stelle](star-track), prima di ogni altra cosa; un segnalino lo fa di nuovo.
   *[other] Le sue [stelle](star) muovono il tuo gettone di { $count } caselle sul [tracciato delle stelle](star-track), prima di ogni altra cosa; un segnalino lo fa di nuovo.
}
tiles-only-with-borders = C’è solo nelle partite con i confini.

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
tiles-house = Molti valori delle espansioni sono nostri
tiles-house-text =
    I regolamenti mostrano quasi tutte le tessere delle espansioni solo in figura. Ciò che non si è trovato stampato è stato inventato nello spirito dell’espansione: un [valore nostro](house-value). Non prenderne nessuno per uno stampato. Chi ha il gioco può mettere i valori stampati in un pacchetto suo.

    Le tessere qui sotto non lo ripetono una per una, ma ognuna lo dice quando la apri. Sono nostre anche le quote delle pile, la forma dei confini, il tracciato delle stelle e i prezzi del mercato per cinque. Per pacchetto:
tiles-house-whole = { $name }: { $whole } su { $count } per intero
tiles-house-some = { $name } (di alcune): { $fields }
tiles-house-both = { $name }: { $whole } su { $count } per intero; delle altre: { $fields }
tiles-pack = Dal pacchetto { $pack }.
tiles-source = { $source ->
    [seed] I suoi valori sono quelli del regolamento.
    [public] I suoi valori vengono da descrizioni pubbliche.
    [house] È stata fatta per questo programma: tutti i suoi valori sono nostri.
    [house-partly] Solo una parte si è trovata stampata.
   *[custom] È stata fatta da qualcun altro.
}
tiles-public-fields = Da descrizioni pubbliche: { $fields }.
tiles-house-fields = Valori scelti da noi: { $fields }.
tiles-field = { $field ->
    [amount] quantità
    [bonus] bonus
    [category] categoria
    [conditional] effetti condizionati
    [conditional-threshold] numero richiesto
    [copies] numero di copie
    [cost] costo
    [direction] scelta tra più e meno
    [exact-ability] capacità esatta
    [icons] icone
    [immediate] effetto immediato o premio
    [name] nome
    [prices] prezzi
    [roads] strade
    [stack] pila
    [stars] stelle
    [threshold] numero richiesto
   *[other] { $field }
}
