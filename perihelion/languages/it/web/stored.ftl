## Cose salvate che non si possono mostrare per intero

analysis-unreadable = Non c’è un tabellone, ma niente è perso: ecco tutte le mosse, i nomi e i commenti di questa analisi.
