# Ce qu’est une chose du plateau, quand on la montre.
about-cell = Avec { $row } et { $column }, une pièce hors du plateau revient ici.
about-sun = Une des quatre cases du soleil : trois ou quatre de tes comètes ici forment aussi une rangée. Avec { $row } et { $column }, une pièce hors du plateau revient ici.
about-rim = Les pièces éjectées vont sur le bord. { $doubler ->
    [1] Les doubleurs s’y déplacent.
   *[other] Les rangées y comptent comme partout.
}
about-comet = Avance en ligne droite, exactement du nombre joué, et saute par-dessus ce qui la gêne. Trois comètes ou plus en rangée rapportent des points.{ $level ->
    [1] { "" }
    [2] {" "}Dans l’ordre des numéros, elles rapportent plus.
   *[other] {" "}Dans l’ordre des numéros, elles rapportent plus, et tournées dans le même sens aussi.
}
about-hunter = Se déplace comme une comète, et aussi en diagonale. Les pièces des autres qu’il touche vont sur une case du bord au choix de son propriétaire. Il ne compte pas dans les rangées.
about-blocker = Se déplace comme une comète, mais les autres ne peuvent pas tomber sur lui. Il ne compte pas dans les rangées.
about-doubler = Se déplace seulement le long du bord, dans les deux sens. Les rangées sur une ligne qui passe par sa case comptent double pour son propriétaire. Les autres ne peuvent pas tomber sur lui.
about-piece-target = Tombe dessus, et tu l’éjectes vers le bord.
about-piece-off = Elle est hors du plateau et doit revenir : 2 et 5, par exemple, mènent à la case 25 ou 52.
about-player = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant{ $teams ->
    [1] , { $team } avec le partenaire
   *[other] { "" }
}. { $target ->
    [0] À la fin, celui qui a le plus de points gagne.
   *[other] Le premier à { $target } gagne.
}
about-counter = Compte les points autour du plateau, 36 par tour de piste. Sans effet sur le jeu.
about-tile = Domino { $lower }-{ $higher }
    .effect = { $used ->
        [1] Déjà joué. Chaque domino ne se joue qu’une fois.
       *[other] { $six ->
            [1] Joue-le pour un tour avec deux nombres au choix. Chaque domino ne se joue qu’une fois.
           *[other] Joue-le pour un tour avec ces deux nombres. Chaque domino ne se joue qu’une fois.
        }
    }
about-value = Avec 6-6, tu annonces deux nombres au choix, un petit et un grand, et tu les joues à la place.
about-facing = La comète sera tournée de ce côté. Trois voisines ou plus d’une rangée, tournées dans le même sens, rapportent 1, 3, 9 ou 27 points de plus.
about-tray = { $dice ->
    [1] Les dés
   *[other] Le domino
}
    .left = { $count ->
        [0] Il ne reste aucun nombre à jouer.
        [one] Reste à jouer : { $values }.
       *[other] Restent à jouer : { $values }, une pièce deux fois ou deux pièces une fois chacune.
    }
    .effect = Une nouvelle rangée de 3, 4, 5, 6 comètes rapporte 1, 3, 9, 27 points{ $level ->
        [1] .
        [2] , et 2, 6, 18, 54 de plus si les numéros sont dans l’ordre.
       *[other] , 2, 6, 18, 54 de plus si les numéros sont dans l’ordre, et 1, 3, 9, 27 de plus si toutes sont tournées dans le même sens.
    }
