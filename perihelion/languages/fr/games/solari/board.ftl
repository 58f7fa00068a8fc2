# Ce que dit le plateau.
board-title = Solari { $level }
board-cell = Case { $cell }
board-rim = Case du bord { $cell }
board-sun = Case du soleil { $cell }
board-comet = { $own ->
    [1] ta comète { $number }
   *[other] comète { $number } ({ $player })
}
board-hunter = { $own ->
    [1] ton chasseur
   *[other] chasseur ({ $player })
}
board-blocker = { $own ->
    [1] ton bloqueur
   *[other] bloqueur ({ $player })
}
board-doubler = { $own ->
    [1] ton doubleur
   *[other] doubleur ({ $player })
}
board-faces = { $comet }, cap : { $direction }
board-counter = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-to-play = à jouer
board-wins = victoire
board-draw = égalité
board-gain = +{ $points }
board-laps = { $laps ->
    [one] { $laps } tour de piste
   *[other] { $laps } tours de piste
}
board-team = équipe { $points }
board-row = rangée
board-sequence = suite
board-alignment = orientation
board-hand = en main
board-off = hors du plateau
board-named = choisi
board-lower = le plus petit
board-higher = le plus grand

# La position en mots.
outline-board = Plateau
outline-legend = { $letter }1 est la comète 1 ({ $player }) ; H est un chasseur, B un bloqueur, D un doubleur, · une case vide. La case 37 est en ligne 3, colonne 7.{ $level ->
    [3] {" "}Une flèche montre le cap d’une comète.
   *[other] {""}
}
outline-players = Joueurs
outline-player = Joueur
outline-points = Points
outline-laps = Tours de piste
outline-turns = Tours
outline-values = Nombres
outline-left = { $value }, à jouer
outline-used = { $value }, joué
outline-wild = Double six : deux nombres au choix
outline-no-values = pas encore
outline-hand = En main
outline-off = Hors du plateau
outline-tiles = Dominos
outline-tiles-of = { $player } : { $count ->
    [0] plus aucun
   *[other] { $tiles }
}
