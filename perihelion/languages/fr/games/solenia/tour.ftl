### Le premier tour, raconté à qui débute : quoi toucher, et pourquoi.

tour-welcome = Récolte des ressources sur les îles et apporte-les aux villes : celles du jour veulent ce qu’on trouve du côté de la nuit, et inversement. Après 16 cartes chacun, celui qui a le plus d’étoiles gagne.
tour-CARD = Choisis une carte de ta main. Son nombre dit combien elle rapporte : 2, c’est le maximum. Un 0 ne rapporte rien tout de suite, mais le dirigeable avance.
tour-FIELD = Pose-la à côté du dirigeable, dessous, ou à côté d’une de tes propres cartes. Une île donne des ressources ; dans une ville, tu livres une commande.
tour-PAY = La case est plus loin : chaque case intermédiaire coûte une ressource.
tour-ORDER = Dans une ville, tu livres une de ses commandes. Choisis celle qui t’arrange le plus.
tour-SLOT = Choisis l’emplacement de la commande sur ton plateau ; chacun donne son bonus.
tour-TAKE = Un bonus : choisis une ressource qu’il te faut encore pour une commande.
tour-DROP = Ta réserve est pleine. Rends ce qui te sert le moins.
tour-scored-orders = { $n ->
    [one] Commande livrée : { $n } étoile !
   *[other] Commande livrée : { $n } étoiles !
}
tour-end = C’était un tour : une carte, une case, et ce qu’elles rapportent. Regarde les commandes à côté du plateau et récolte des ressources pour l’une d’elles.
