# Ce qu’est une chose du plateau, quand on la montre.

## Espace

about-figure = { $figure ->
    [1] Une colonie : la planète qui était ici attend à côté du plateau de son propriétaire, ou lui est acquise.
    [2] Une station de son propriétaire.
   *[other] Une mission que son propriétaire a accomplie.
} Personne d’autre ne peut s’arrêter ici. À côté d’un centre de commerce construit, une pièce vaut 1 point à la fin.
about-planet-up = Colonise-la. Condition pour qu’elle compte : { $need }. Elle vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
about-planet-down = Arrête-toi ici pour la retourner. Puis colonise-la, ou explore-la : un cube de couleur au choix pour chacun de ses points.
about-centre = { $up ->
    [1] Personne ne peut s’arrêter ici. Les missions vont sur les cases vides autour ; ta première ici donne un bonus d’avant-poste. Chaque pièce à côté vaut 1 point à la fin.
   *[other] Les missions vont sur les cases vides autour. Si le centre de commerce est construit, les pièces à côté valent 1 point chacune à la fin.
}
about-kind-0 = Une case vide : de la place pour une station.
about-kind-1 = Tous les vaisseaux partent d’ici. On ne peut rien bâtir ici.
about-kind-2 = La planète qui était ici n’y est plus.
about-kind-3 = Avec ce nombre de joueurs, il n’y a pas de planète ici. On ne peut rien bâtir ici.
about-kind-4 = Quand les portails sont ouverts, un saut d’ici à un autre portail coûte 1 de ta portée. On ne peut rien bâtir ici.
about-beside-centre = À côté d’un centre de commerce : de la place aussi pour une mission.
about-way = { $n ->
    [one] { $n } carburant pour venir ici, au-delà de ta portée
   *[other] { $n } carburants pour venir ici, au-delà de ta portée
}
about-ship = Vole de { $range ->
    [one] { $range } case
   *[other] { $range } cases
} sans carburant ; chaque case de plus coûte { $fuel ->
    [one] { $fuel } carburant
   *[other] { $fuel } carburants
}. Les autres ne peuvent pas s’arrêter sur sa case.

## Passerelle

about-die = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour toi : en cubes de sa couleur ou { $action }.
about-die-0 = en carburant
about-die-1 = en SpaceBucks
about-die-2 = pour améliorer des dés de technologie
about-die-3 = pour avancer des dés de technologie
about-die-waste = Un dé de 3 points ou plus apporte 1 déchet.
about-die-bonus = Il apporte aussi { $n ->
    [one] { $n } carburant ou SpaceBuck
   *[other] { $n } carburants ou SpaceBucks, mélange au choix
}.
about-bonus = Le bonus de la place où était le dé. Tu n’as jamais plus de 10 de chaque ; le reste est perdu.
about-act-1 = { $points ->
    [one] Un cube
   *[other] Jusqu’à { $points } cubes
} de cette couleur dans sa rangée de ta réserve. Ceux qui n’ont pas de place sont perdus.
about-act-2-0 = { $points ->
    [one] { $points } carburant
   *[other] { $points } carburants
}, jusqu’à 10 en tout.
about-act-2-1 = { $points ->
    [one] { $points } SpaceBuck
   *[other] { $points } SpaceBucks
}, jusqu’à 10 en tout.
about-act-2-2 = Améliore des dés de technologie de n’importe quelles couleurs. Une étape coûte autant de points que le dé en montre avant ; tu as { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
about-act-2-3 = Avance vers la droite des dés de technologie de n’importe quelles couleurs, pour 1, 2, 3, 4 points en colonne II, III, IV, V ; tu as { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
about-ap = Points du dé
    .effect = Les points inutilisés sont perdus. Touche ici pour en acheter un de plus, à utiliser tout de suite.
about-portals = Tant qu’ils sont ouverts, un saut d’un portail à un autre coûte 1 de ta portée.
    .price = passer un propulseur de 2 à 1, ou en rendre un de valeur 1
about-explore = Bonus d’exploration
    .effect = Laisse la planète ici, face visible, et prends un cube de couleur au choix pour chacun de ses points, tant que tu as de la place.
about-bag = Après chaque tour, on tire un dé d’ici et on le lance. Quand le sac est vide, la manche s’achève.

## Ton plateau

about-tech = Une étoile de cette couleur compte autant de points que ce dé en montre ; sa colonne ouvre des cases de réserve. Les planètes aussi demandent des dés élevés.
about-tech-up = { $n ->
    [one] { $n } point pour l’améliorer
   *[other] { $n } points pour l’améliorer
}
about-tech-push = { $n ->
    [one] { $n } point pour l’avancer
   *[other] { $n } points pour l’avancer
}
about-cube = Paie stations et missions avec une valeur de { $n }. Des cubes d’une valeur de 2 se vendent pour 1 carburant ou SpaceBuck.
about-free = Le prochain cube de cette rangée peut aller ici. { $n ->
    [1] Tu peux en acheter un pour 2 carburants ou SpaceBucks.
   *[other] Ici, il vaut { $n } ; les cases de moindre valeur se remplissent d’abord.
}
about-closed = Avance vers la droite le dé de technologie de cette rangée pour l’ouvrir. Un cube ici vaudrait { $n }.
about-row = Ses cubes paient stations et missions. Touche-la pour que cette couleur paie le prix le plus haut d’une station.
about-fuel = Te fait voler au-delà de ta portée, et paie les propulseurs (3 chacun) et les planètes noires. À la fin, de 5 à 9 valent 1 point et 10 en valent 2.
about-buck = Achète des points pour ton dé ({ $price } pour le prochain) et paie les planètes jaunes. À la fin, de 5 à 9 valent 1 point et 10 en valent 2.
about-drive-own = Il reste toujours avec le vaisseau. Ta portée est la somme de tes propulseurs : { $range }.
about-drive = Ta portée est la somme de tes propulseurs : { $range }. On peut le rendre pour ouvrir les portails.
about-drive-price = { $n ->
    [one] { $n } carburant pour le passer de 1 à 2
   *[other] { $n } carburants pour le passer de 1 à 2
}
about-drive-free = Un propulseur neutre ajoute 1 à ta portée de { $range }. Il y a de la place pour trois.
about-drive-free-price = { $n ->
    [one] { $n } carburant, comme action supplémentaire
   *[other] { $n } carburants, comme action supplémentaire
}
about-normal = Cases de dé normales
    .effect = Mets ton dé ici pour utiliser ses points : des cubes de sa couleur, ou l’action de sa couleur.
about-transform = Case de transformation : { $colour }
    .effect = { $used ->
        [1] Utilisée dans cette manche. Elle sera de nouveau libre à la prochaine.
       *[other] Une fois par manche : ton dé compte comme { $colour }, et une étoile compte ton dé de technologie de cette couleur.
    }
about-research = Case de recherche
    .effect = { $used ->
        [1] Utilisée dans cette manche. Elle sera de nouveau libre à la prochaine.
       *[other] Une fois par manche : pioche une carte ou joues-en une avant d’utiliser les points de ton dé.
    }
about-one-waste = 1 déchet
about-planet = Planète { $planet }
about-planet-waiting = Elle attend à côté de ton plateau : { $need }, et elle vaudra { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Les planètes qui attendent encore à la fin coûtent des points.
about-planet-settled = Acquise : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et 4 de plus pour un lot de quatre couleurs, 2 pour trois.
about-station = Bâtis-la après un vol, sur une case vide. Tout de suite : { $instant }. Puis à la fin de chaque manche et avec chaque station suivante : { $lasting }.
about-station-built = Bâtie. À la fin de chaque manche et avec chaque station suivante : { $lasting }.
about-station-price = des cubes d’une valeur de { $high } d’une couleur et de { $low } de l’autre ({ $station_first }, { $station_second })
about-outpost-name = Avant-poste { $marker }
about-outpost = Va gratuitement sous une { $figure } que tu places sur une tuile extérieure. Tout de suite : { $effect }. À la fin, cette pièce compte double.
about-card = Jouée comme mission : { $demand }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Jouée comme développement : { $effect }.
about-mission = Accomplis-la après un vol, sur une case vide à côté de la case d’un centre de commerce : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. À la fin, une mission en cours coûte 1 point.
about-development = Dès maintenant : { $effect }.{ $used ->
    [1] {" "}Sa case de dé est prise dans cette manche.
   *[other] { "" }
}
about-half = { $mission ->
    [1] « { $card } », comme mission
   *[other] « { $card } », comme développement
}
about-hand = Joue une carte en action supplémentaire, gratuitement, comme mission ou comme développement. Tu en gardes { $most } au plus.
about-deck = Pioche deux cartes en action supplémentaire, puis défausses-en une de ta main.
about-discard = Quand la pioche est épuisée, ces cartes la remplacent.
about-own = Des points pour les planètes acquises, les missions, les stations, les dés de technologie, les pièces près des centres de commerce et ce qui reste. Après quatre manches, celui qui a le plus de points gagne.
about-waste = Ce qui ne tient pas sur les places va à côté du plateau, et chacun de ces déchets coûte 1 point à la fin.
about-left = Les colonies servent aux planètes, les stations se bâtissent avec des cubes, les marqueurs sont pour les missions.
about-fulfilled = Chaque mission accomplie rapporte les points de sa carte.
about-round = À chaque manche, un centre de commerce est construit, et chacun joue quatre tours.
about-centres = Centres de commerce : { $centres }.
