## Cose salvate che non si possono mostrare per intero

undrawn = Qui il tabellone non si può disegnare
undrawn-about = È un errore di Perihelion. Niente è perso, e puoi continuare: la posizione è scritta sotto, e ogni mossa ha un pulsante.
error-practice-unshown = Questo errore non si può più mostrare, perché le regole sono cambiate o per un errore di Perihelion. È conservato e torna tra qualche giorno; gli altri aspettano nella lista.
