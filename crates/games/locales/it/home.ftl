# Testi dell'app: pagina iniziale.
home-title = Tabletown: giochi per costruire città
# Il titolo della pagina, secondo il gioco scelto
home-promise = { $game ->
    [neom] Unisci strade, scambia merci, costruisci la città da battere
   *[suburbia] Costruisci la città in cui tutti vogliono vivere
}
home-lead = { $game ->
    [neom] NEOM al tuo tavolo: contro i bot, con altri allo stesso schermo o con gli amici tramite un link. Niente account, niente attese.
   *[suburbia] Suburbia e le sue espansioni al tuo tavolo: contro i bot, con altri allo stesso schermo o con gli amici tramite un link. Niente account, niente attese.
}
home-start = Inizia la partita
# $about: edizione o variante, può essere vuoto
home-start-summary = { $game } · { $seats } · { $about }
home-art = { $game ->
    [neom] Una piccola città di tessere quadrate unite da strade
   *[suburbia] Una piccola città di tessere esagonali
}

home-setup = Prepara il tavolo
home-game = Gioco
home-game-about = { $game ->
    [neom] Scegli tessere, uniscile con strade, commercia in merci; vince la città migliore.
   *[suburbia] Costruisci un quartiere tessera per tessera; vince chi ha più abitanti.
}
home-mode = Come giochi
home-mode-about = { $mode ->
    [lone-architect] In solitario, contro le pile, per un titolo della scala.
    [dale] In solitario contro un automa che costruisce con regole fisse.
    [solo] In solitario con mazzetti scoperti, per un titolo della scala.
   *[standard] Da { $from } a { $to } posti: persone e bot come vuoi.
}
home-edition = Edizione
home-edition-about = { $edition ->
    [collectors] come la seconda, fino a cinque posti
    [first] le regole del 2012
   *[second] quella normale
}
home-deck = Tessere
home-deck-name = { $deck ->
    [1] Serie base
    [4] Serie per quattro
   *[5] Tutte le tessere
}
home-deck-about = { $tiles } tessere per generazione
home-variant = Variante
home-beginner = Prima partita
home-beginner-about = una Pietra angolare a testa invece della scelta iniziale
home-seats = Chi si siede
home-seat-kind = Chi siede al posto { $number }
home-seat-name = Nome al posto { $number }
home-kind-you = Tu
home-kind-here = Qualcuno a questo schermo
home-kind-link = Un amico, con un link
home-kind-people = Persone
home-kind-bots = Bot
home-kind-bot = { $name }: { $about }
home-levels = Quanto sono forti i bot?
# Ciò che è stato misurato (docs/strength.md), e ciò che non lo è stato
home-level-strength = { $bot ->
    [regular] Contro il principiante ha vinto 79 partite su 100 a Suburbia e 40 su 50 a NEOM.
    [expert] L’avversario abituale. Un bot che pensava un po’ meno ha vinto 29 partite su 30 a Suburbia contro il principiante.
    [master] Pensa tre volte più a lungo dell’esperto. Contro due principianti ha vinto tutte le sue 12 partite a NEOM. Contro le persone nessuno l’ha ancora misurato.
   *[novice] Va bene per una prima partita. Contro un bot che gioca a caso non ha mai perso, in 1000 partite di ciascun gioco.
}
home-name-you = Il tuo nome
home-name-other = Nome
home-name-link = Il nome del tuo amico, se lo sai
home-name-self = Sindaco
home-seat-add = Aggiungi un posto
home-seat-more = Per { $count } posti: { $name }
home-seat-remove = Togli il posto { $number }
home-seat-turn = Chi comincia si estrae a sorte.
home-sum-you = tu
home-sum-somebody = qualcuno a questo schermo
home-sum-link = un amico con un link
home-more = Altro: orologio e seme
home-clock = Orologio
home-clock-none = Senza orologio
home-clock-then = Quando il tempo finisce
home-clock-then-name = { $then ->
    [ask] gli altri decidono se un bot fa quella mossa
   *[bot] subentra un bot
}
home-seed = Seme
home-seed-hint = Lo stesso seme e le stesse mosse danno la stessa partita. Tutti al tavolo lo vedono, e la partita non conta in nessuna statistica. Lascialo vuoto per estrazioni che nessuno conosce.
home-hints = Suggerimenti per tutti
home-hints-about = Tutti al tavolo possono chiedere le mosse migliori al bot che ragiona. Non si può cambiare dopo.

# Espansioni e altri pacchetti.
home-packs = Espansioni
home-packs-presets = Scelte rapide
home-preset = { $preset ->
    [base] Gioco base
    [all] Tutto
   *[surprise] Sorprendimi
}
home-pack-own = Un pacchetto proprio di questo server.
pack-name = { $pack ->
    [inc] Suburbia Inc.
    [five-star] 5 Star
    [nightlife] Nightlife
    [con] Con
    [essen] Essen
   *[ce] Città da collezione
}
# Una frase ciascuna
pack-about = { $pack ->
    [inc] Confini lungo il quartiere, un bonus e una sfida per tutti, e un lotto da riconvertire.
    [five-star] Attrazioni con stelle d’oro: chi ne ha di più gioca per primo.
    [nightlife] Ciò che un quartiere fa dopo il tramonto, dalla tavola calda al tribunale notturno.
    [con] In città arriva un grande raduno: padiglioni e alberghi si premiano a vicenda.
    [essen] Una fiera nella Ruhr: tessere forti, ma nessun quartiere ha due volte la stessa.
   *[ce] Città famose per l’ultima parte della partita, alcune con abilità proprie.
}
# Ciò che alcune espansioni portano e che si può spegnere
part-name = { $part ->
    [borders] Confini
   *[bonuses] Bonus e sfida
}
part-about = { $part ->
    [borders] tessere lunghe al margine del quartiere, e le tessere che ne hanno bisogno
   *[bonuses] ce n’è uno per tipo, scoperto per tutti
}
packs-origin = I regolamenti mostrano gran parte di queste tessere solo in figura, perciò molti sono [valori nostri](house-value); il [catalogo](/learn/suburbia/tiles) li segna.
packs-all = tutte le espansioni

home-links-heading = Invita i tuoi amici
home-links-text = Ogni link apre un posto. Mandalo a chi deve sedersi lì; funziona su ogni dispositivo.
home-links-copy = Copia il link
home-links-code = Codice QR
home-links-for = Link per { $name }
home-links-seat = Link per il posto { $number }
home-links-go = Vai al tavolo

home-continue = Continua
home-continue-go = Riprendi
home-continue-watch = Dai un’occhiata
home-games = Le tue partite
home-games-over-none = Qui restano le partite che finisci.
home-games-none = Le partite che giochi in questo browser restano qui.
home-games-finished = Finite
home-games-further = { $count ->
    [one] Un’altra partita in corso
   *[other] Altre { $count } partite in corso
}
home-games-older = { $count ->
    [one] Un’altra partita finita
   *[other] Altre { $count } partite finite
}
home-games-your-turn = Tocca a te
home-games-turn = Tocca a { $names }
home-games-won = Hai vinto
home-games-won-by = Vittoria di { $names }
home-games-score = { $game ->
    [neom] { $score } punti
    [suburbia] Popolazione { $score }
   *[other] { $score } punti
}
home-games-agreed = Finita di comune accordo
home-games-resigned = Abbandonata: persa
home-hide = Nascondi
# $names is who sits at the table
home-hide-about = Nascondi da questo elenco la partita di { $names }
home-show = Mostra di nuovo
home-show-about = Mostra di nuovo in questo elenco la partita di { $names }
home-hidden = { $count ->
    [one] Una partita nascosta
   *[other] { $count } partite nascoste
}
home-games-stopped = Non può continuare

home-record = Guarda una partita giocata altrove
home-record-text = Una registrazione contiene una partita intera. Carica la tua e rivedila mossa per mossa.
home-record-file = File della registrazione
home-record-paste = oppure incollala
home-record-send = Rivedila
home-record-none = Prima scegli un file o incolla una registrazione.

# La pagina dietro il link di un posto.
join-heading = { $name } ti invita a una partita di { $game }
join-heading-alone = Hai un invito a una partita di { $game }
join-your-seat = il tuo posto
join-name = Il tuo nome
join-sit-down = Siediti
join-again = Il link funziona anche su un altro dispositivo.
join-wrong = Questo link non apre nessun posto
join-wrong-text = Forse è incompleto o scritto male. Fattelo mandare di nuovo, oppure guarda la partita.
join-watch = Guarda la partita

home-without = Si lascia fuori
without-name = { $part ->
    [borders] senza confini
   *[bonuses] senza bonus e sfida
}
home-without-about = { $part ->
    [borders] nessun confine e nessuna tessera che ne ha bisogno
   *[bonuses] nessun bonus e nessuna sfida scoperti
}

home-first = La tua prima partita
home-first-text = Un avversario che puoi battere, e un accompagnatore accanto alla mappa che aspetta che tu abbia provato.
home-first-game = Gioca a { $game }
