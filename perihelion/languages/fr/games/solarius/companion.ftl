## À une vraie table : ce qu’on demande quand le hasard décide

ask-CHANCE_TILE = Quelle tuile est dans le secteur { $sector } ?
ask-CHANCE_ROTATION = De combien est tournée la tuile du secteur { $sector } ?
ask-CHANCE_BACK = { $set_up ->
        [1] De quelle couleur est le dos de la planète { $n } dans le secteur { $sector } ? Du milieu vers l’extérieur, chaque anneau dans le sens antihoraire à partir de la droite.
       *[other] De quelle couleur est le dos de la planète sous le vaisseau ({ $name }) ?
    }
ask-CHANCE_START_PLAYER = Qui commence ?
ask-CHANCE_START_CARD = Quelle carte de départ reçoit { $name } ?
ask-CHANCE_CARD = Quelle carte pioche { $name } ?
ask-CHANCE_DIE = { $set_up ->
        [1] Quel dé sort du sac en numéro { $n } sur 4, et que montre-t-il ?
       *[other] Quel dé sort du sac, et que montre-t-il ?
    }
ask-CHANCE_CENTRE = Quel centre de commerce est tiré pour la manche { $n } ?
ask-CHANCE_PLANET = Quelle planète est retournée sous le vaisseau ({ $name }) ?

sector-1 = à droite
sector-2 = en haut
sector-3 = en haut à gauche
sector-4 = à gauche
sector-5 = en bas
sector-6 = en bas à droite
sector-0 = au milieu
