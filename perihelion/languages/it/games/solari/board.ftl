# Che cosa dice il tabellone.
board-title = Solari { $level }
board-cell = Casella { $cell }
board-rim = Casella del bordo { $cell }
board-sun = Casella del sole { $cell }
board-comet = { $own ->
    [1] la tua cometa { $number }
   *[other] cometa { $number } di { $player }
}
board-hunter = { $own ->
    [1] il tuo cacciatore
   *[other] cacciatore di { $player }
}
board-blocker = { $own ->
    [1] il tuo bloccatore
   *[other] bloccatore di { $player }
}
board-doubler = { $own ->
    [1] il tuo raddoppiatore
   *[other] raddoppiatore di { $player }
}
board-faces = { $comet }, che guarda verso { $direction }
board-counter = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-to-play = di turno
board-wins = vince
board-draw = pari
board-gain = +{ $points }
board-laps = { $laps ->
    [one] { $laps } giro
   *[other] { $laps } giri
}
board-team = squadra { $points }
board-row = fila
board-sequence = sequenza
board-alignment = orientamento
board-hand = in mano
board-off = fuori
board-named = scelti
board-lower = minore
board-higher = maggiore

# La posizione a parole.
outline-board = Tabellone
outline-legend = { $letter }1 è la cometa 1 di { $player }; H è un cacciatore, B un bloccatore, D un raddoppiatore, · una casella vuota. La casella 37 è nella riga 3, colonna 7.{ $level ->
    [3] {" "}Una freccia mostra da che parte guarda una cometa.
   *[other] {""}
}
outline-players = Giocatori
outline-player = Giocatore
outline-points = Punti
outline-laps = Giri
outline-turns = Turni
outline-values = Valori
outline-left = { $value }, da giocare
outline-used = { $value }, usato
outline-wild = Doppio sei: si possono scegliere due valori qualsiasi
outline-no-values = ancora nessuno
outline-hand = In mano
outline-off = Fuori dal tabellone
outline-tiles = Tessere
outline-tiles-of = { $player }: { $count ->
    [0] nessuna rimasta
   *[other] { $tiles }
}
