### Le premier tour, raconté à qui débute : quoi toucher, et pourquoi.

tour-welcome = Tu as six comètes. Aligne-en trois ou plus et tu marques ; une rangée plus longue rapporte bien davantage. { $target ->
    [0] Celui qui a le plus de points gagne.
   *[other] Le premier à { $target } points gagne.
}
tour-MOVE1 = Tu as deux nombres. Chacun déplace une comète, en ligne droite et exactement d’autant de cases ; elle saute par-dessus ce qui se trouve sur son chemin.
tour-MOVE2 = Et maintenant l’autre nombre, avec une autre comète ou encore la même.
tour-KO1 = Tu tombes sur une comète : elle est éjectée. Continue avec la même comète, ou place d’abord l’autre sur le bord.
tour-PLACE = La comète éjectée retourne sur le bord, et c’est toi qui choisis où : le mieux, c’est loin de celles de sa couleur.
tour-WILD = Le double six est un joker : choisis deux nombres, ceux que tu veux.
tour-ENTER = Une comète éjectée du plateau revient sur une case donnée par tes deux nombres.
tour-news-hit = Une de tes comètes a été touchée et se retrouve sur le bord. Tu ne perds pas de points : ramène-la.
tour-scored-points = { $n ->
    [one] Tu marques un point !
   *[other] Tu marques { $n } points !
}
tour-end = C’était un tour. Les nouvelles rangées comptent toutes seules. Et garde un œil sur les autres : tu peux tomber sur leurs comètes et les envoyer au bord.
