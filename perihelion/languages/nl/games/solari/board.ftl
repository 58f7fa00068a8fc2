# Wat het bord zegt.
board-title = Solari { $level }
board-cell = Veld { $cell }
board-rim = Randveld { $cell }
board-sun = Zonneveld { $cell }
board-comet = { $own ->
    [1] jouw komeet { $number }
   *[other] komeet { $number } van { $player }
}
board-hunter = { $own ->
    [1] jouw jager
   *[other] jager van { $player }
}
board-blocker = { $own ->
    [1] jouw blokkeerder
   *[other] blokkeerder van { $player }
}
board-doubler = { $own ->
    [1] jouw verdubbelaar
   *[other] verdubbelaar van { $player }
}
board-faces = { $comet }, wijst naar het { $direction }
board-counter = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-to-play = aan zet
board-wins = wint
board-draw = gelijkspel
board-gain = +{ $points }
board-laps = { $laps ->
    [one] { $laps } ronde
   *[other] { $laps } rondes
}
board-team = team { $points }
board-row = rij
board-sequence = reeks
board-alignment = uitlijning
board-hand = hand
board-off = naast het bord
board-named = gekozen
board-lower = laagste
board-higher = hoogste

# De stelling in woorden.
outline-board = Bord
outline-legend = { $letter }1 is komeet 1 van { $player }; H is een jager, B een blokkeerder, D een verdubbelaar, · een leeg veld. Veld 37 ligt in rij 3, kolom 7.{ $level ->
    [3] {" "}Een pijl geeft aan waar een komeet naartoe wijst.
   *[other] {""}
}
outline-players = Spelers
outline-player = Speler
outline-points = Punten
outline-laps = Rondes
outline-turns = Beurten
outline-values = Getallen
outline-left = { $value }, nog te spelen
outline-used = { $value }, gebruikt
outline-wild = Dubbel zes: kies twee getallen naar wens
outline-no-values = nog geen
outline-hand = In de hand
outline-off = Naast het bord
outline-tiles = Dominostenen
outline-tiles-of = { $player }: { $count ->
    [0] geen meer over
   *[other] { $tiles }
}
