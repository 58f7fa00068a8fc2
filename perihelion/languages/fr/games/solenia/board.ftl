# Ce que dit le plateau.
board-to-play = à jouer
board-wins = victoire
board-scored-next = prochain décompte
board-scored-now = décompte à la fin de ce tour
board-island = île { $good_de }
board-city-0 = ville de jour
board-city-1 = ville de nuit
board-card = carte { $card }, { $player }
board-own-card = ta carte { $card }
board-order = commande de { $light } : { $demand }
board-pile = commandes de { $light } encore cachées : { $count }
board-points = { $player } : { $points ->
    [one] { $points } étoile
   *[other] { $points } étoiles
} en tout, dont { $stars } gagnées en jeu
board-goods = { $good } : { $count }
board-place = emplacement { $column } ({ $light })
board-place-summer = emplacement { $number } ({ $light })
board-deck = Pioche : { $count }
board-discard = Défausse : { $count }
board-hand = { $player } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
board-die = Dé : { $face }

# Les parties du plateau, en onglets.
part-islands = Îles

# La position en mots.
outline-window = Plateau, bande avant d’abord
outline-next = prochain décompte
outline-signs = BGPEJN
outline-legend = Îles : B bois, G blé, P pierre, E eau. Villes : J jour, N nuit.
outline-legend-cards = P/1=2:*p est la carte 2 (étoile sur pierre) du joueur 1 sur une île de pierre ; k est une ressource de l’île.
outline-airship = dirigeable en c
outline-unknown = pas encore posée
outline-orders = Commandes visibles
outline-row = { $light } : { $orders } ({ $left } cachées)
outline-players = Joueurs
outline-player = Joueur
outline-points = Points
outline-stars = Étoiles
outline-storage = Réserve
outline-cards = Cartes
outline-boards = Commandes livrées, par emplacement
outline-place = emplacement { $column } : { $stars } ★
outline-board = { $player }, { $light } : { $tiles }
outline-rival = { $player } : { $tiles }
outline-upgrades = Améliorations
outline-offer = À prendre, niveau { $level }, { $position } : { $tiles }
outline-active = { $player }, actives : { $tiles }
outline-waiting = { $player }, pas encore actives : { $tiles }
outline-hand = Ta main ({ $count ->
    [0] plus de cartes
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche)
outline-open = { $card }, choisie

# Ce que coûte une case.
price-goods = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}
