## perihelion explorer

cli-explorer = Cuenta lo que juegan los bots al principio de una partida, para el explorador del tablero de análisis.
cli-explorer-games = El número de partidas.
cli-explorer-bots = Los jugadores, separados por comas. El último ocupa los sitios que quedan. Si hay más bots que sitios, juegan todas las combinaciones.
cli-explorer-vary = Valores de una opción que se alternan. Se puede dar varias veces.
cli-explorer-seed = El mismo número da el mismo archivo.
cli-explorer-out = El archivo. Por defecto, openings.bin.
explorer-written = { $file }: { $n ->
    [one] una posición
   *[other] { $n } posiciones
}, { $size } kB.
