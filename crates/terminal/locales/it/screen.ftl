# Lo schermo, qualunque gioco mostri. I tasti sono separati da due spazi; si può cliccare su `{ key-enter }`.

key-enter = Invio
not-possible = Non è possibile: { $reason }.
kept-in = La partita è salvata in { $file }.
hand-over = Tocca a { $name }.
hand-over-enter = Premi Invio quando davanti allo schermo c’è { $name }.

screen-too-small = Questa finestra ha { $width }×{ $height } caratteri; a Tabletown ne servono almeno { $columns }×{ $rows }. Ingrandiscila (q due volte per uscire).
screen-moves = Mosse
screen-position = Posizione
screen-preview = Che cosa succederebbe
screen-about = Descrizione
screen-scoring = Punteggio finale (Esc: guarda il tavolo, q: esci)
screen-moving = … muove { $name }
screen-others-moving = … muovono gli altri
screen-over = La partita è finita.
screen-undone = Sei di nuovo alla decisione precedente.
screen-undo-alone = Si può annullare solo se gioca una persona sola.
screen-undo-nothing = Non c’è niente da annullare.
screen-log = Diario (PgSu: prima)
screen-log-back = Diario (PgGiù: dopo)
screen-more = PgGiù: altro
screen-more-below = ↓ altro
screen-next = Avanti
screen-quit = Vuoi uscire?
screen-quit-lost = Non è stato indicato un file: la partita andrà persa.   w: scrivila in un file ed esci.
screen-quit-keys = y o Invio: esci.   Qualsiasi altro tasto: resta.
screen-keys = ↑↓ scegli  Invio GIOCA  Tab diario  u annulla  ? aiuto  q esci
screen-keys-idle = s punteggio  PgSu/PgGiù diario  u annulla  q esci
screen-keys-overlay = Esc chiudi
screen-keys-hand-over = Invio continua   q esci
screen-help-title = Tasti
screen-help =
    ↑ ↓ | scorri l’elenco delle mosse
    1, 2 … | vai a una mossa dell’elenco
    Invio | gioca la mossa sotto il cursore
    Tab | passa al diario
    PgSu PgGiù | scorri il diario o un’anteprima lunga
    s | il punteggio, a partita finita
    u | annulla: torna alla decisione precedente (se gioca una persona sola)
    h | un suggerimento: che cosa farebbe il bot solito, o il server di un tavolo online
    mouse | clicca su una mossa per sceglierla, su Invio GIOCA per giocarla; destro: Esc
    w | scrivi: da adesso salva la partita in un file
    ? | questo aiuto
    q | esci
