## perihelion explorer

cli-explorer = Count what bots play at the beginning of a game, for the explorer of the analysis board.
cli-explorer-games = The number of games.
cli-explorer-bots = The players, separated by commas. The last one takes the remaining seats. If there are more bots than seats, every combination plays.
cli-explorer-vary = Values of an option to play in turn. May be given several times.
cli-explorer-seed = The same number gives the same file.
cli-explorer-out = The file. By default openings.bin.
explorer-written = { $file }: { $n ->
    [one] one position
   *[other] { $n } positions
}, { $size } kB.
