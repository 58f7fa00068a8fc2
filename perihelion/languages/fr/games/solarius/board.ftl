# Ce que dit le plateau de Solarius Mission : étiquettes, et le nom de chaque chose pour les bulles et les lecteurs d’écran.

board-to-play = à jouer
board-wins = victoire
board-points = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant
board-player = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $fuel ->
    [one] { $fuel } carburant
   *[other] { $fuel } carburants
}, { $buck ->
    [one] { $buck } SpaceBuck
   *[other] { $buck } SpaceBucks
}, portée { $range }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, déchets : { $on } sur le plateau et { $off } à côté

## Effets

board-op-1 = { $n ->
    [one] { $n } carburant
   *[other] { $n } carburants
}
board-op-2 = { $n ->
    [one] { $n } SpaceBuck
   *[other] { $n } SpaceBucks
}
board-op-3 = { $n ->
    [one] { $n } carburant ou SpaceBuck
   *[other] { $n } carburants ou SpaceBucks, mélange au choix
}
board-op-4 = { $n ->
    [one] un cube de couleur au choix
   *[other] { $n } cubes de couleurs au choix
}
board-op-5 = { $n ->
    [one] { $n } point pour améliorer des dés de technologie
   *[other] { $n } points pour améliorer des dés de technologie
}
board-op-6 = { $n ->
    [one] { $n } point pour avancer des dés de technologie
   *[other] { $n } points pour avancer des dés de technologie
}
board-op-7 = un propulseur neutre de valeur 1
board-op-8 = piocher { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-op-9 = piocher une carte progrès ou en jouer une
board-op-10 = retirer jusqu’à { $n ->
    [one] { $n } déchet
   *[other] { $n } déchets
} de tes places

board-dev-0 = chacune de tes actions de dé en { $colour } apporte aussi { $effect }
board-dev-1 = un point de plus sur tes actions de dé en { $colour }
board-dev-2 = case de dé, une fois par manche : { $effect }
board-dev-3 = case de dé, une fois par manche : le dé compte comme { $colour }
board-dev-4 = case de dé, une fois par manche : un point de plus sur cette action
board-dev-5 = 1 de portée en plus, en vol et au décompte final
board-dev-6 = chaque case au-delà de la portée coûte 1 carburant, pas 2
board-dev-7 = le premier point d’action acheté dans un tour coûte 1 SpaceBuck, pas 2
board-dev-8 = les portails s’ouvrent sans perte de portée
board-dev-9 = un cube de couleur au choix chaque fois que tu retournes une planète
board-dev-10 = { $colour_id ->
    [0] les planètes noires coûtent 2 carburants de moins
    [1] les planètes jaunes coûtent 2 SpaceBucks de moins
    [2] les planètes turquoise demandent un dé de moins
   *[other] les planètes marron demandent un dé de moins
}
board-dev-11 = les deux valeurs d’une station baissent de 1
board-dev-12 = le premier total que demande une mission baisse de 2
board-dev-13 = { $n ->
    [one] { $n } place à déchets de plus
   *[other] { $n } places à déchets de plus
}

board-demand-1 = { $n } en cubes { $colour_many }
board-demand-2 = { $n ->
    [one] un cube { $colour }
    [2] deux cubes { $colour_many }
    [3] trois cubes { $colour_many }
   *[other] { $n } cubes { $colour_many }
} de valeur { $worth }
board-need-0 = payer { $n ->
    [one] { $n } carburant
   *[other] { $n } carburants
}
board-need-1 = payer { $n ->
    [one] { $n } SpaceBuck
   *[other] { $n } SpaceBucks
}
board-need-2 = { $n ->
    [one] { $n } dé de technologie
   *[other] { $n } dés de technologie
} de niveau { $level } ou plus
board-need-3 = { $n ->
    [one] { $n } dé de technologie
   *[other] { $n } dés de technologie
} en colonne { $at } ou plus loin

board-card = { $card }. Mission : { $demand }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Développement : { $effect }.
board-mission = Mission en cours « { $card } » : { $demand }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-development = Développement « { $card } » : { $effect }.
board-station = { $station } ({ $station_first } et { $station_second }). Tout de suite : { $instant }. Puis à chaque fin de manche et avec chaque station suivante : { $permanent }.
board-station-waste = { $n ->
    [one] { $n } place à déchets de plus.
   *[other] { $n } places à déchets de plus.
}
board-station-price = Prix actuel : des cubes d’une valeur de { $high } d’une couleur et de { $low } de l’autre.
board-station-built = Station bâtie, numéro { $number }.
board-marker = Avant-poste { $marker }, sous une { $figure } : { $effect }.
board-marker-used = Il est sur la tuile { $tile }.
board-planet = { $planet }, { $planet_f } : { $need }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-pending = Pas encore payée : { $what }
board-settled = Acquise : { $what }
board-back = une planète { $colour_f } face cachée
board-back-unknown = une planète face cachée

## Espace

board-field = Case { $number } : { $kind }
board-kind-0 = espace vide
board-kind-1 = planète mère
board-kind-2 = emplacement de planète
board-kind-3 = emplacement de planète, vide avec ce nombre de joueurs
board-kind-4 = portail
board-kind-5 = case de centre de commerce
board-centre-up = ici se trouve le centre de commerce { $tile }
board-centre-down = emplacement du centre de commerce { $tile }, pas encore construit
board-figure-1 = colonie
board-figure-2 = station
board-figure-3 = mission
board-owned = { $figure } ({ $player })
board-overflow = placée plus loin, sans bonus
board-ship = { $own ->
    [1] Ton vaisseau
   *[other] Vaisseau ({ $player })
} sur la case { $number }
board-ship-here = { $own ->
    [1] ton vaisseau
   *[other] vaisseau ({ $player })
}
board-round = Manche { $round } sur 4
board-centre-of-round = le centre de commerce { $letter } est venu à la manche { $round }
board-centre-planned = le centre de commerce { $letter } viendra à la manche { $round }
board-no-centre = aucun centre de commerce n’est encore construit

## Passerelle

board-die = dé { $colour } { $face } sur { $slot }
board-die-rolled = Dé : { $colour } { $face }
board-in-use = Le dé en jeu montre { $face } et compte comme { $colour }
board-points-of-die = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-bonus = { $fuel ->
    [one] { $fuel } carburant
   *[other] { $fuel } carburants
} et { $buck ->
    [one] { $buck } SpaceBuck
   *[other] { $buck } SpaceBucks
}
board-act-1 = Prendre : des cubes { $colour_many }
board-act-2-0 = Noir : carburant
board-act-2-1 = Jaune : SpaceBucks
board-act-2-2 = Turquoise : améliorer des dés de technologie
board-act-2-3 = Marron : avancer des dés de technologie
board-ap = { $n ->
    [one] reste { $n } point
   *[other] restent { $n } points
} ; touche pour en acheter un
board-portals-open = Les portails sont ouverts ce tour-ci
board-portals-closed = Les portails sont fermés
board-explore = Le bonus d’exploration : un cube par point de la planète
board-deck = Pioche : { $count }
board-deck-short = pioche
board-discard = Défausse : { $count }
board-discard-short = défausse
board-bag = Dans le sac : { $dice }
board-bag-of = { $colour } : { $count }
board-bag-short = dans le sac

## Ton plateau

board-row = Rangée { $colour_f } : cubes d’une valeur de { $n }
board-cube = un cube { $colour } de valeur { $n }
board-free = une case de réserve { $colour_f } libre, de valeur { $n }
board-closed = une case de réserve { $colour_f } de valeur { $n }, encore fermée
board-tech = Dé de technologie { $colour } ; niveau { $level }, colonne { $at }
board-tech-up = améliorer coûte { $n }
board-tech-push = avancer coûte { $n }
board-fuel = Carburant : { $n } sur 10
board-buck = SpaceBucks : { $n } sur 10
board-waste = Déchets : { $n } sur { $cap } places, { $off } à côté du plateau
board-waste-beside = à côté : { $n }
board-left = Encore à placer : { $colonies ->
    [one] { $colonies } colonie
   *[other] { $colonies } colonies
}, { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}, { $missions ->
    [one] { $missions } marqueur de mission
   *[other] { $missions } marqueurs de mission
}
board-normal = Cases de dé normales, avec les dés de cette manche
board-normal-short = normale
board-transform = Case de transformation : le dé compte comme { $colour } ; un déchet
board-transform-used = Case de transformation : utilisée dans cette manche
board-transform-short = transformation
board-research = Case de recherche : piocher ou jouer une carte ; un déchet
board-research-used = Case de recherche : utilisée dans cette manche
board-research-short = recherche
board-drive-own = le propulseur du vaisseau, de valeur 1
board-drive = un propulseur neutre de valeur { $n }
board-drive-free = une place libre pour un propulseur neutre
board-range = portée { $n }
board-no-planets = pas encore de planète
board-hand = { $player } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
board-hand-short = main
board-fulfilled = { $count ->
    [one] { $count } mission accomplie
   *[other] { $count } missions accomplies
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Les parties du plateau, en onglets

part-others = Les autres
part-space = Espace

## La position en mots

outline-start = { $player } joue en premier dans cette manche
outline-bridge = Passerelle
outline-die = Dé
outline-colour = Couleur
outline-face = Face
outline-slot = Bonus
outline-space = Espace
outline-players = Joueurs
outline-player = Joueur
outline-points = Points
outline-fuel = Carburant
outline-buck = SpaceBucks
outline-range = Portée
outline-drives = Propulseurs
outline-waste = Déchets en place + à côté
outline-cards = Cartes
outline-colonies = Colonies restantes
outline-field = Vaisseau en case
outline-technology = Dés de technologie et réserve
outline-tech = Dé
outline-level = Niveau
outline-column = Colonne
outline-cubes = Cubes de valeur 1, 2, 3
outline-things = Possessions : { $player }
outline-fulfilled = Mission accomplie « { $card } » : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outline-space-used = Sa case de dé est prise dans cette manche.
outline-held = Dés de cette manche : { $dice }
outline-score = Points pour l’instant
outline-line = Ligne
outline-hand = Ta main
outline-none = rien

## Prix, et ce qui serait perdu pour rien

price-fuel = { $n ->
    [one] { $n } carburant
   *[other] { $n } carburants
}
price-buck = { $n ->
    [one] { $n } SpaceBuck
   *[other] { $n } SpaceBucks
}
price-either = 1 carburant ou 1 SpaceBuck
warning-sell = Tu ne recevrais rien pour ce cube : il faut une valeur de 2 pour un carburant ou un SpaceBuck. Ajoute un cube, ou reprends-le avec Annuler.
warning-store = { $n ->
    [one] Tu pourrais encore ranger { $n } cube.
   *[other] Tu pourrais encore ranger jusqu’à { $n } cubes.
} Le reste est perdu.
warning-points = { $n ->
    [one] Tu pourrais encore dépenser { $n } point.
   *[other] Tu pourrais encore dépenser { $n } points.
} Le reste est perdu.

## Carte pour le terminal

map-heading = Carte
map-legend = { $home } planète mère, { $down } planète face cachée, { $up } planète face visible, { $portal } portail, { $planned } centre de commerce à venir, { $erected } centre de commerce, { $colony } colonie, { $station } station, { $mission } mission
map-letters = { $colours } ; une lettre seule est un vaisseau : { $players }. N2.I 210 : le dé de technologie noir a le niveau 2 en colonne I ; deux cubes de valeur 1, un de valeur 2, aucun de valeur 3 ; $ veut dire SpaceBucks
colour-letters = NJTM
map-sign-home = planète mère
map-sign-portal = portail
map-sign-down = planète face cachée
map-sign-up = planète face visible
map-sign-planned = centre à venir
map-sign-erected = centre de commerce
map-sign-colony = colonie
map-sign-station = station
map-sign-mission = mission
map-colour = { $letter } { $colour }
map-standing = { $own ->
    [1] Toi ({ $player })
   *[other] { $player }
} : { $points } pts, { $fuel } carb., { $bucks } $, portée { $range } | { $dice }
