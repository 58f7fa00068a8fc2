### Le premier tour, raconté à qui débute : quoi toucher, et pourquoi.

tour-welcome = Tu as seize tours : prends un dé, utilise sa couleur, puis vole, bâtis ou colonise. Celui qui a le plus de points gagne. C’est un grand jeu ; ce premier tour te montre comment il marche.
tour-KEEP = Avant la partie : tu as trois cartes et tu en gardes deux. Garde celles qui semblent faciles à payer.
tour-START_PUSH = Plus un dé de technologie est à droite, plus tu peux garder de cubes de sa couleur. Un des tiens prend de l’avance.
tour-START_UP = Le nombre d’un dé de technologie dit ce que vaut une étoile de sa couleur. Un des tiens prend de l’avance.
tour-TURN_START = Prends un dé de la passerelle. Sa couleur dit ce que tu peux faire, sa face dans quelle mesure. Le nombre en dessous est un bonus en carburant ou en SpaceBucks ; −1 veut dire que tu paies.
tour-PLACE_DIE = Mets le dé sur une case normale. Les autres changent sa couleur ou permettent une recherche, une fois par manche, mais elles apportent des déchets.
tour-BONUS = La roue te donne quelque chose avec ce dé : le carburant t’emmène plus loin, les SpaceBucks achètent un point de plus.
tour-MALUS = Ce dé coûte un carburant ou un SpaceBuck.
tour-RESEARCH = Recherche : pioche une carte, ou joues-en une tout de suite.
tour-ACTION = Prends des cubes de la couleur, ou utilise ce qu’elle sait faire. Les cubes paient stations et missions.
tour-STORE = Mets le cube dans sa rangée. Seules les cases à gauche de ton dé de technologie sont ouvertes.
tour-UPGRADE = Améliore un dé de technologie : dès maintenant, ses étoiles comptent davantage.
tour-PUSH = Avance un dé de technologie vers la droite : tu pourras garder plus de cubes dans sa rangée.
tour-B_MENU = Une action supplémentaire si tu veux : vole vers une planète, achète un propulseur, pioche ou joue une carte. Ou finis ton tour.
tour-FLIGHT = Les cases marquées sont à ta portée. Une planète face cachée est un bon but : vole jusque-là et retourne-la.
tour-LAND = Te voilà à destination. Colonise la planète, ou laisse-la et prends des cubes ; sur une case vide, tu peux bâtir.
tour-DRIVES = Un propulseur de plus t’emmène plus loin à chaque vol.
tour-TURN_END = Tu peux encore échanger quelque chose. Puis c’est le tour des autres.
tour-scored-planets = { $n ->
    [one] La planète est à toi : { $n } point !
   *[other] La planète est à toi : { $n } points !
}
tour-scored-missions = { $n ->
    [one] Mission accomplie : { $n } point !
   *[other] Mission accomplie : { $n } points !
}
tour-end = C’était un tour : un dé, ce que fait sa couleur, et une action supplémentaire. Les planètes rapportent le plus de points, et deux propulseurs sont vite rentabilisés.
