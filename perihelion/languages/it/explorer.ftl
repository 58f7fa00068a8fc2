## perihelion explorer

cli-explorer = Contare che cosa giocano i bot all’inizio di una partita, per l’esploratore del tavolo d’analisi.
cli-explorer-games = Il numero di partite.
cli-explorer-bots = I giocatori, separati da virgole. L’ultimo prende i posti rimasti. Se ci sono più bot che posti, gioca ogni combinazione.
cli-explorer-vary = Valori di un’opzione da giocare a turno. Si può dare più volte.
cli-explorer-seed = Lo stesso numero dà lo stesso file.
cli-explorer-out = Il file. Di norma openings.bin.
explorer-written = { $file }: { $n ->
    [one] una posizione
   *[other] { $n } posizioni
}, { $size } kB.
