# What the board says.
board-title = Solari { $level }
board-cell = Cell { $cell }
board-rim = Rim cell { $cell }
board-sun = Sun cell { $cell }
board-comet = { $own ->
    [1] your comet { $number }
   *[other] { $player }’s comet { $number }
}
board-hunter = { $own ->
    [1] your hunter
   *[other] { $player }’s hunter
}
board-blocker = { $own ->
    [1] your blocker
   *[other] { $player }’s blocker
}
board-doubler = { $own ->
    [1] your doubler
   *[other] { $player }’s doubler
}
board-faces = { $comet }, facing { $direction }
board-counter = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-to-play = to play
board-wins = wins
board-draw = draw
board-gain = +{ $points }
board-laps = { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}
board-team = team { $points }
board-row = row
board-sequence = sequence
board-alignment = alignment
board-hand = in hand
board-off = off the board
board-named = chosen
board-lower = lower
board-higher = higher

# The position in words.
outline-board = Board
outline-legend = { $letter }1 is comet 1 of { $player }; H is a hunter, B a blocker, D a doubler, · an empty cell. Cell 37 is in row 3, column 7.{ $level ->
    [3] {" "}An arrow shows where a comet faces.
   *[other] {""}
}
outline-players = Players
outline-player = Player
outline-points = Points
outline-laps = Laps
outline-turns = Turns
outline-values = Values
outline-left = { $value }, to be played
outline-used = { $value }, used
outline-wild = Six-six: any two values may be chosen
outline-no-values = none yet
outline-hand = In hand
outline-off = Off the board
outline-tiles = Dominoes
outline-tiles-of = { $player }: { $count ->
    [0] none left
   *[other] { $tiles }
}
