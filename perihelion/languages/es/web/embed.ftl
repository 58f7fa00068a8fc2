## Páginas dentro de otros sitios

embed-replay = Una partida terminada, sin nombres.
embed-replay-play = Reproducirla aquí
embed-replay-open = Abrir la partida, paso a paso
embed-board = El tablero de { $game }
embed-puzzle = { $game }: un problema
embed-puzzle-about = Un turno es mucho mejor que todos los demás. ¿Lo encuentras?
embed-puzzle-open = Resolverlo
embed-daily = La partida de hoy: { $game }
embed-daily-about = Hoy todo el mundo tiene lo mismo: { $luck }.
embed-daily-open = Jugar la partida de hoy

## Enseñar una partida a otros

replay-quiet = Ocultar lo que viene
bgstats = Anotar en BG Stats
