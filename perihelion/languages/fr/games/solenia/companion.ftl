## À une vraie table : ce qu’on demande quand le hasard décide

ask-LAYOUT = Avec quelle face des bandes jouez-vous ?
ask-STRIP = Quelle bande est à la rangée { $n } ? La rangée 5 est à l’avant.
ask-SHOW = Quelle commande de { $light } est à la place { $n } ?
ask-DEAL = Quelle carte reçoit { $name } ?
ask-OFFER = Quelle tuile d’amélioration est à la place { $n } ?
ask-HALF_DAY = Quelle moitié jour est à la place { $n } ?
ask-HALF_NIGHT = Quelle moitié nuit est à la place { $n } ?
ask-REFILL = Quelle commande de { $light } vient à la place { $n } ?
ask-DRAW = Quelle carte pioche { $name } ?
ask-RIVAL = Quelle carte retourne le Rival ?
ask-DIE = Que montre le dé ?
