# Lo que dice el tablero.
board-title = Solari { $level }
board-cell = Casilla { $cell }
board-rim = Casilla del borde { $cell }
board-sun = Casilla del sol { $cell }
board-comet = { $own ->
    [1] tu cometa { $number }
   *[other] cometa { $number } de { $player }
}
board-hunter = { $own ->
    [1] tu cazador
   *[other] cazador de { $player }
}
board-blocker = { $own ->
    [1] tu bloqueador
   *[other] bloqueador de { $player }
}
board-doubler = { $own ->
    [1] tu duplicador
   *[other] duplicador de { $player }
}
board-faces = { $comet }, mira al { $direction }
board-counter = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-to-play = le toca
board-wins = gana
board-draw = empate
board-gain = +{ $points }
board-laps = { $laps ->
    [one] { $laps } vuelta
   *[other] { $laps } vueltas
}
board-team = equipo { $points }
board-row = línea
board-sequence = secuencia
board-alignment = formación
board-hand = en la mano
board-off = fuera
board-named = elegido
board-lower = menor
board-higher = mayor

# La posición en palabras.
outline-board = Tablero
outline-legend = { $letter }1 es el cometa 1 de { $player }; H es un cazador, B un bloqueador, D un duplicador, · una casilla vacía. La casilla 37 está en la fila 3, columna 7.{ $level ->
    [3] {" "}Una flecha muestra hacia dónde mira un cometa.
   *[other] {""}
}
outline-players = Jugadores
outline-player = Jugador
outline-points = Puntos
outline-laps = Vueltas
outline-turns = Turnos
outline-values = Valores
outline-left = { $value }, por jugar
outline-used = { $value }, usado
outline-wild = Doble seis: se pueden elegir dos valores cualesquiera
outline-no-values = aún ninguno
outline-hand = En la mano
outline-off = Fuera del tablero
outline-tiles = Fichas de dominó
outline-tiles-of = { $player }: { $count ->
    [0] no queda ninguna
   *[other] { $tiles }
}
