# Ce que dit le plateau.
board-station = { $station_titre }
board-station-active = { $station_titre }, station active
board-bridge = pont { $colour } entre { $station_le } et { $other_le }
board-spare = pont de réserve, { $colour }
board-spares = ponts de réserve
board-shuttles = Navettes
board-supply = navette { $colour_f }, en réserve
board-docked = navette { $colour_f }, amarrée { $station_a }
board-token = { $player } : { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
} { $station_a }
board-laser = { $player } : { $laser } sur le laser
board-round = manche
board-stack = pioche : { $cards ->
    [0] 0 carte
    [one] une carte
   *[other] { $cards } cartes
}
board-discard = défausse : { $cards ->
    [0] 0 carte
    [one] une carte
   *[other] { $cards } cartes
}
board-open = étalage { $slot } : { $card }
board-gap = étalage { $slot } : vide
board-player = { $player } : { $laser } sur le laser, { $cards ->
    [0] 0 carte
    [one] une carte
   *[other] { $cards } cartes
} en main
board-player-turn = { $player }, à jouer : { $laser } sur le laser, { $cards ->
    [0] 0 carte
    [one] une carte
   *[other] { $cards } cartes
} en main
board-hand-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } fois
}
board-taken = { $card }, tirée à la cantine
board-canteen = cantine
board-empty-hand = pas de carte en main

# Les parties du plateau, en onglets.
part-ring = Anneau
part-cards = Cartes

# La position en mots.
outline-round = { $last ->
    [0] manche { $round }
   *[other] manche { $round } sur { $last }
}
outline-active = station active : { $station }
outline-next = encore à jouer ici, dans cet ordre : { $players }
outline-stations = Énergie (entre parenthèses : marqueurs dessous ; * : a déjà joué ici)
outline-station = Station
outline-bridges = Ponts
outline-bridge = { $first }–{ $second } : pont { $colour }
outline-cards = Cartes sur la table
outline-players = Joueurs
outline-player = Joueur
outline-laser = Laser
outline-hand-size = Cartes
outline-known = Cartes connues
outline-legend = { $example } est une { $card } ; la lettre est la couleur : p violet, k rose, b bleu, g vert.
outline-turn = à jouer
outline-winner = victoire
outline-hand = Ta main

# Ce que coûte une étape.
price-energy = { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}
