# Ce qu’est une chose du plateau, quand on la montre.
about-station-0 = Action : joue une ou deux cartes d’une même autre station ; chacune y apporte 1 énergie.
    .price = 1 énergie d’ici pour une ou deux cartes
about-station-1 = Action : prends deux cartes, de l’étalage ou de la pioche. Après ton tour, tu en gardes sept au plus.
    .price = 1 énergie d’ici pour deux cartes
about-station-2 = Action, une fois : choisis un sens, et les stations suivantes de ce côté reçoivent 1 énergie chacune. On saute celles qui sont pleines.
    .price = 1 énergie d’ici, et 1 de plus par station qui en reçoit
about-station-3 = Action : amarre une navette de la réserve à la station de ton choix. Elle y reste jusqu’à la fin de la manche.
    .price = 1 énergie d’ici par navette
about-station-4 = Action : tire au hasard une carte dans la main d’un autre joueur, une au plus chez chacun.
    .price = 1 énergie d’ici par carte
about-station-5 = Action : avance sur le laser d’autant de pas que tu peux en payer. C’est ainsi qu’on gagne.
    .price = par pas : 1 énergie d’ici, 1 énergie à la station d’une navette amarrée et une carte de sa couleur
about-energy-here = Tu as { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
} ici.
about-bridge = Depuis une station active à côté, tu envoies 1 énergie à l’autre station.
    .price = une carte { $colour_f } par énergie
about-spare = À la fin de chaque manche, une carte désigne une station, et ses deux ponts sont échangés contre ceux de réserve.
about-card = Recharger : 1 énergie { $station_a } tant que cette station est active. Transférer : 1 énergie par un pont { $colour }. Au centre énergétique : un pas sur le laser avec la navette { $colour_f }.
about-taken = Elle rejoint ta main quand tout le monde a joué à la cantine.
about-display = On peut la prendre chaque fois qu’on prend une carte.
about-gap = Cet emplacement vide est rempli avec la pioche à la fin du tour.
about-stack = Chaque fois que tu prends une carte, tu peux la piocher ici, sans la voir. Toutes les deux cartes jouées, tu en prends une.
about-discard = Les cartes jouées ou défaussées. Quand la pioche est épuisée, elles la remplacent.
about-supply = Amarrée à une station, elle permet d’avancer sur le laser : chaque pas coûte 1 énergie là-bas, 1 au centre énergétique et une carte { $colour_f }.
    .price = 1 énergie au port des navettes
about-docked = Au centre énergétique, elle permet d’avancer sur le laser : chaque pas coûte 1 énergie { $station_a }, 1 au centre énergétique et une carte { $colour_f }. Elle rentre à la fin de la manche.
about-token = L’énergie paie ce que tu fais à cette station : de 0 à { $most }. Celui qui en a le plus joue ici en premier.
about-player = { $total ->
    [one] { $total } énergie
   *[other] { $total } énergies
} à toutes les stations réunies.
about-goal = { $time ->
    [1] Après { $rounds } manches, celui qui a le plus d’énergie sur le laser gagne.
   *[other] La manche où quelqu’un atteint { $goal } sur le laser est la dernière ; celui qui a alors le plus d’énergie sur le laser gagne.
}
