# Ce qu’est une chose du plateau, quand on la montre.
about-field-later = La bande n’est pas encore posée.
about-island = Une carte ici rapporte autant { $good_de } que sa valeur : 0, 1 ou 2.
about-city = Une carte ici rapporte autant d’étoiles que sa valeur, et tu livres une des commandes de { $light } visibles.
about-taken = La case est occupée.
about-airship = Le dirigeable est ici : sa case et celles d’à côté sont toujours à portée.
about-first-strip = Cette bande est décomptée quand le dirigeable avance.
about-way = { $n ->
    [one] { $n } ressource au choix pour y aller
   *[other] { $n } ressources au choix pour y aller
}
about-card = { $value ->
    [0] Quand on la joue, elle ne rapporte rien, mais le dirigeable avance et la bande arrière est décomptée.
    [1] Quand on la joue, elle rapporte 1 ressource de l’île, ou 1 étoile dans une ville.
   *[other] Quand on la joue, elle rapporte { $value } ressources de l’île, ou { $value } étoiles dans une ville.
}
about-card-star = Au décompte de sa bande : une étoile si elle est sur une île { $good_de }.
about-card-kind = Au décompte de sa bande : { $n ->
    [one] { $n } ressource de l’île, ou 1 étoile dans une ville
   *[other] { $n } ressources de l’île, ou { $n } étoiles dans une ville
}.
about-card-goods = Au décompte de sa bande : { $goods }.
about-and = et
about-or = ou
about-order = Livre-la dans une ville de { $light } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, et le bonus de l’emplacement où elle va.
about-order-done = Livrée : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} à la fin.
about-pile = Quand une commande est livrée, on retourne la suivante de cette pile, tant qu’il en reste.
about-place = { $summer ->
    [1] Les commandes se rangent à partir de la gauche. Une commande ici rapporte : { $bonus }.
   *[other] Tu choisis où va une commande ; les niveaux élevés demandent des commandes en dessous. Une commande ici rapporte : { $bonus }.
}
about-covered = { $both ->
    [1] Dès que les deux emplacements 1a ont une commande : { $effect }
   *[other] Dès qu’une commande est ici : { $effect }
}
about-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
about-any-good = une ressource au choix
about-storage = une place de plus en réserve
about-per-order = à la fin, 1 étoile pour chacune de tes commandes
about-upgrade = { $works ->
    [1] { $effect } Déjà active.
   *[other] { $effect } Pas encore active.
}
about-goods = Paie les commandes et le trajet vers les cases lointaines. À la fin, deux ressources valent 1 étoile. Réserve : { $used } sur { $capacity }.
about-player = Des étoiles pour les commandes, les cartes et les emplacements ; { $pairs ->
    [1] les paires d’une commande de jour et d’une de nuit comptent, et deux ressources font une étoile
   *[other] deux ressources font une étoile
}. Réserve : { $used } sur { $capacity }.
about-rival = Après chacun de tes tours, il joue une carte, et un dé dit où. Dans une ville, il prend sans payer la meilleure commande visible. Tu gagnes si tu as plus d’étoiles que lui.
about-deck = À la fin de ton tour, tu pioches une carte ici. Quand les 16 sont utilisées, la partie est finie.
about-discard = Les cartes décomptées ou défaussées sont hors jeu. Tu ne peux en défausser une que si aucune ne peut être jouée sans payer ; alors le dirigeable avance.
about-hand = Chacun a jusqu’à trois cartes en main et en utilise une par tour. Personne d’autre ne les voit.
about-die = Décide où va la carte du Rival : de 1 à 5, la case du dirigeable et celles qui l’entourent ; 6, la ville la plus proche avec une commande.
about-rival-deck = Les cartes du Rival. Il en joue une après chacun de tes tours.
about-level-1 = Active dès que tes deux emplacements 1a ont une commande.
about-level-3 = Chaque moitié est active dès qu’une commande est à l’emplacement 3b de sa rangée.
