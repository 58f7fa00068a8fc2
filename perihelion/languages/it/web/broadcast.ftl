## Un tavolo che gli spettatori vedono in ritardo

setting-delay = Gli spettatori vedono il tavolo
setting-delay-about = Così non possono aiutare chi gioca. A partita finita vedono tutto.
delay-none = subito
delay-turns-one = { $n } turno dopo
delay-turns-other = { $n } turni dopo
delay-minutes-one = { $n } minuto dopo
delay-minutes-other = { $n } minuti dopo
delay-watching = Vedi tutto { $delay }, così nessuno può aiutare i giocatori. A partita finita vedi tutto.
setting-broadcast = Trasmissione
setting-broadcast-about = Per uno stream o una serata di club: gli spettatori vedono il tavolo in ritardo (due turni, se non scegli altro), e la grafica per lo stream mostra le probabilità di vittoria.

## Una partita a un tavolo vero che altri guardano

broadcast-share = Lascia guardare gli altri
broadcast-about = Chi ha il link vede il tabellone, i punti e il diario mentre inserisci la partita. Le carte che solo un giocatore può conoscere non le vede nessuno.
broadcast-delay = Vedono la partita
broadcast-delay-about = Se la vedono dopo, nessuno può aiutare i giocatori, e la grafica per lo stream mostra anche le probabilità di vittoria.
broadcast-start = Crea un link
broadcast-stop = Termina la trasmissione
broadcast-stopped = Il link non funziona più.
broadcast-link = Il link per guardare
broadcast-overlay = Il link della grafica per lo stream
broadcast-on = Altri possono guardare questa partita.
broadcast-watching = Questa partita si gioca a un tavolo vero e si inserisce a mano. La vedi { $delay }.
broadcast-watching-now = Questa partita si gioca a un tavolo vero e si inserisce a mano. Vedi subito ogni inserimento.
