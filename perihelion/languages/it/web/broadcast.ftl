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
