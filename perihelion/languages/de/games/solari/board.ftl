# Was das Brett sagt.
board-title = Solari { $level }
board-cell = Feld { $cell }
board-rim = Randfeld { $cell }
board-sun = Sonnenfeld { $cell }
board-comet = { $own ->
    [1] dein Komet { $number }
   *[other] Komet { $number } von { $player }
}
board-hunter = { $own ->
    [1] dein Jäger
   *[other] Jäger von { $player }
}
board-blocker = { $own ->
    [1] dein Blocker
   *[other] Blocker von { $player }
}
board-doubler = { $own ->
    [1] dein Doppler
   *[other] Doppler von { $player }
}
board-faces = { $comet }, Richtung { $direction }
board-counter = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-to-play = am Zug
board-wins = gewinnt
board-draw = unentschieden
board-gain = +{ $points }
board-laps = { $laps ->
    [one] { $laps } Runde
   *[other] { $laps } Runden
}
board-team = Team { $points }
board-row = Reihe
board-sequence = Sequenz
board-alignment = Ausrichtung
board-hand = in der Hand
board-off = nicht auf dem Brett
board-named = gewählt
board-lower = kleiner
board-higher = größer

# Die Stellung in Worten.
outline-board = Brett
outline-legend = { $letter }1 ist Komet 1 von { $player }; H ist ein Jäger, B ein Blocker, D ein Doppler, · ein leeres Feld. Feld 37 liegt in Zeile 3, Spalte 7.{ $level ->
    [3] {" "}Ein Pfeil gibt die Richtung eines Kometen an.
   *[other] {""}
}
outline-players = Spieler
outline-player = Spieler
outline-points = Punkte
outline-laps = Runden
outline-turns = Züge
outline-values = Zahlen
outline-left = { $value }, noch zu spielen
outline-used = { $value }, verbraucht
outline-wild = Sechserpasch: zwei beliebige Zahlen dürfen gewählt werden
outline-no-values = noch keine
outline-hand = In der Hand
outline-off = Nicht auf dem Brett
outline-tiles = Dominosteine
outline-tiles-of = { $player }: { $count ->
    [0] keine mehr
   *[other] { $tiles }
}
