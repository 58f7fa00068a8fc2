## L’explorateur : ce qu’on a joué dans une position

explorer = Ce qu’on a joué ici
explorer-wait = Recherche…
explorer-about = « Gagné » est la part des parties gagnées par celui qui a joué ce coup. La fourchette entre parenthèses tient compte de la chance : peu de parties, large fourchette.
explorer-no-turn = Personne ne décide à ce moment : va à un moment où quelqu’un doit jouer. Depuis une place, seules les décisions de ce joueur sont listées.
explorer-nothing = Personne n’est encore arrivé dans cette position. L’explorateur connaît le début des parties : les tiennes, les publiques, et celles entre bots.
explorer-known-one = Exactement dans cette position : { $n } partie
explorer-known-other = Exactement dans cette position : { $n } parties
explorer-decisions-one = Après les mêmes coups, quels que soient les tirages : { $n } partie
explorer-decisions-other = Après les mêmes coups, quels que soient les tirages : { $n } parties
explorer-own-one = Après les mêmes coups de ce joueur : { $n } partie
explorer-own-other = Après les mêmes coups de ce joueur : { $n } parties
explorer-times = { $n } ×
explorer-won = gagné { $share } % (de { $low } à { $high } %), { $points } points en moyenne
explorer-more-one = { $n } coup de plus
explorer-more-other = { $n } coups de plus
