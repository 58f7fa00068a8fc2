### Le premier tour, raconté à qui débute : quoi toucher, et pourquoi.

tour-welcome = Six stations entourent le laser, et tu as de l’énergie à chacune. Les cartes la font circuler, jusqu’à ce que des navettes la portent au laser, au milieu. Dès que quelqu’un y atteint sept, on finit la manche, et celui qui a le plus d’énergie sur le laser gagne.
tour-CHOOSE = La station au fond clair est active, et chacun y joue un tour. Les cartes à son symbole apportent de l’énergie ici ; celles à la couleur d’un pont l’envoient à côté.
tour-REPLENISH = Chaque carte au symbole de cette station ajoute ici une de tes énergies. Joues-en autant que tu veux, puis termine.
tour-REDIRECT = Chaque carte à la couleur d’un pont y fait passer une énergie vers la voisine. L’envoyer vers le centre énergétique est rarement une erreur.
tour-EXCHANGE_DISCARD = Défausse une carte qui ne te sert pas ; tu en reçois une autre.
tour-EXCHANGE_DRAW = Prends une carte visible qui te sert, ou tente ta chance avec la pioche.
tour-ENGINE = Une énergie d’ici paie deux cartes de la même station, et chacune y apporte une énergie, même très loin.
tour-HQ_DRAW = Le quartier général change l’énergie en cartes. Prends-en une visible, ou une de la pioche.
tour-HQ_MORE = Encore deux cartes pour une énergie de plus ? Tu en gardes sept à la fin de ton tour.
tour-BIOTOPE = Paie une énergie, et les stations suivantes dans un sens en reçoivent une chacune.
tour-PORT = Une navette reste pour cette manche là où tu l’amarres. Amarre-la où tu as de l’énergie, dans une couleur dont tu as des cartes.
tour-CANTEEN = Pour une énergie, tu tires au hasard une carte dans la main d’un autre joueur.
tour-CENTRE = Ici, ça paie : une énergie d’ici, une là où la navette est amarrée, et une carte de sa couleur font un pas sur le laser.
tour-REPLACE = Tu pioches une carte pour deux cartes jouées.
tour-LIMIT_TURN = Tu peux garder sept cartes. Défausse ce qui te sert le moins.
tour-scored-laser = { $n ->
    [one] Un pas sur le laser !
   *[other] { $n } pas sur le laser !
}
tour-end = C’était un tour ; bientôt vient la station suivante. Au centre énergétique, il te faut trois choses : de l’énergie sur place, de l’énergie là où une navette est amarrée, et des cartes de sa couleur.
