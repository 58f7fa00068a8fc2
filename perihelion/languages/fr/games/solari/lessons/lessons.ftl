### Le cours de Solari. Pour chaque leçon : titre, sujet, but, premier indice, et ce qu’on dit après.

lesson-two-moves = Deux dés, deux coups
lesson-two-moves-text = Tu joues Uranus. Les dés montrent 2 et 3 : chacun vaut un coup, en ligne droite et exactement d’autant de cases. Tu choisis lequel vient d’abord, et si une comète joue deux fois ou deux comètes une fois. Une comète saute par-dessus ce qui se trouve sur son chemin.
lesson-two-moves-goal = Amène la comète 1 dans le soleil, les quatre cases du milieu.
lesson-two-moves-hint = La comète 1 est sous le soleil, deux colonnes à gauche. Elle peut utiliser les deux dés.
lesson-two-moves-done = Voilà un tour : deux dés, deux coups. Ici, l’ordre n’avait pas d’importance.
lesson-two-moves-missed = Ton tour est fini, et la comète 1 n’est pas dans le soleil. Il lui faut les deux coups.

lesson-row = Trois en rangée
lesson-row-text = Trois de tes comètes côte à côte forment une rangée et rapportent un point, en ligne, en colonne ou en diagonale. On compte une fois, après les deux coups. Tu dois jouer les deux : que le second ne gâche pas ce que le premier a construit.
lesson-row-goal = Construis une rangée de trois.
lesson-row-hint = Entre les comètes 2 et 3, il y a juste une case libre.
lesson-row-done = Ton premier point ! L’autre dé est allé à une comète qui n’est pas dans la rangée.
lesson-row-missed = Pas de rangée cette fois. Un coup comble le trou ; l’autre va à une comète dont la rangée n’a pas besoin.

lesson-longer = Les longues rangées rapportent bien plus
lesson-longer-text = Les rangées de 3, 4, 5 et 6 rapportent 1, 3, 9 et 27 points. Seul ce qui est nouveau compte : la rangée de trois qui est déjà là ne rapporte plus rien, mais dès qu’elle grandit, elle compte dans sa nouvelle longueur.
lesson-longer-goal = Marque 3 points dans ce tour.
lesson-longer-hint = Regarde les deux bouts de la rangée. Quelle comète peut en atteindre un avec un seul dé ?
lesson-longer-done = Quatre en rangée, 3 points. Demande-toi toujours si une rangée peut encore grandir.
lesson-longer-missed = Ce n’étaient pas 3 points. La rangée doit rester où elle est et recevoir une quatrième comète à un bout.

lesson-knock-out = Éjecte-les
lesson-knock-out-text = Tombe sur la comète d’un autre joueur et tu l’éjectes : tu la places sur le bord. Si une seule comète joue les deux coups et ne touche qu’une pièce, tu choisis n’importe quelle case libre du bord ; sinon, une case dans la ligne ou la colonne du choc.
lesson-knock-out-goal = Neptune a une rangée à travers le soleil. Éjecte sa comète 2, celle du milieu.
lesson-knock-out-hint = Ta comète 1 est 3 cases plus bas et 2 cases à côté. Choisis ensuite une case du bord très éloignée.
lesson-knock-out-done = La rangée est cassée. Éjecter ne rapporte pas de points, mais en coûte aux autres.
lesson-knock-out-missed = La comète 2 de Neptune est toujours là. Il faut tomber exactement dessus.

lesson-six-six = Joker : 6-6
lesson-six-six-text = Avec 6-6, tu annonces deux nombres au choix et tu les joues. Si tu annonces un double, et qu’une seule comète joue les deux coups et touche une pièce, celle-ci quitte carrément le plateau.
lesson-six-six-goal = Éjecte du plateau la comète 2 de Neptune.
lesson-six-six-hint = Compte les cases de ta comète 1 à la comète 2 de Neptune : combien vers le haut, combien vers la gauche ? Ce doit être deux fois le même nombre.
lesson-six-six-done = Partie ! Neptune devra dépenser tout un tour pour la ramener.
lesson-six-six-missed = La comète 2 de Neptune est encore sur le plateau. Seul un double, joué par une seule comète, l’en fait sortir.

lesson-back = Retour en jeu
lesson-back-text = Si une de tes comètes est hors du plateau, tes dés la ramènent : 3 et 4 mènent en ligne 3, colonne 4, ou en ligne 4, colonne 3, en comptant à partir de 0 en haut à gauche. C’est tout ton tour, et il compte pour les points. Trois comètes dans le soleil forment aussi une rangée.
lesson-back-goal = Ramène la comète 3 et marque.
lesson-back-hint = Les deux cases que permettent les dés sont dans le soleil, et tu y as déjà deux comètes.
lesson-back-done = Une comète de retour et un point d’un coup. Tu sais maintenant l’essentiel : le premier à 36 points gagne.
lesson-back-missed = Pas de point cette fois. Prends la comète et pose-la dans le soleil.
