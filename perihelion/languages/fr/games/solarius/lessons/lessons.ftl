### Le cours de Solarius Mission. Pour chaque leçon : titre, sujet, but, premier indice, et ce qu’on dit après.

lesson-die = Prendre un dé
lesson-die-text = Chaque tour commence par un dé de la passerelle. Tu le mets sur une case de ton plateau ; une case normale est toujours possible. Sa face dit combien de points il donne. Tu peux les dépenser en cubes : un de la couleur du dé par point, rangé à gauche de ton dé de technologie dans cette rangée.
lesson-die-goal = Range 2 cubes jaunes.
lesson-die-hint = Prends le dé jaune, mets-le sur une case normale, et choisis les cubes, pas les SpaceBucks.
lesson-die-done = Deux cubes jaunes. Avec des cubes, tu paieras stations et missions.
lesson-die-missed = Tu n’as pas 2 cubes jaunes. Prends le 2 jaune et range un cube par point.

lesson-wheel = La roue et les couleurs
lesson-wheel-text = Sur la passerelle, le nombre à côté d’un dé va avec lui : de +1 à +3, tu reçois autant de carburant ou de SpaceBucks ; sur −1, tu en paies un. Les dés que personne ne prend deviennent meilleurs de tour en tour. Au lieu de cubes, tu peux dépenser les points pour l’action de la couleur : le noir apporte du carburant, le jaune des SpaceBucks.
lesson-wheel-goal = Monte ton carburant à 6.
lesson-wheel-hint = Tu en as 2. Cherche un dé noir avec un bon bonus, et prends le bonus en carburant.
lesson-wheel-done = 2 en bonus, 2 pour les points : 6 carburants. Un dé modeste sur +2 vaut souvent mieux qu’un fort sur −1.
lesson-wheel-missed = Pas encore 6 carburants. Prends le dé noir : tout son bonus en carburant, puis l’action du noir.

lesson-technology = Améliorer la technologie
lesson-technology-text = Une étoile sur un dé compte autant de points que montre ton dé de technologie de cette couleur. Le turquoise améliore les dés de technologie, de toutes les couleurs : passer de 1 à 2 coûte 1 point, de 2 à 3 en coûte 2, de 3 à 4 en coûte 3.
lesson-technology-goal = Améliore ton dé de technologie noir jusqu’à 3.
lesson-technology-hint = Le 3 turquoise suffit tout juste : 1 point et 2 points.
lesson-technology-done = Dès maintenant, chaque étoile noire compte 3. Cela rapporte encore et encore.
lesson-technology-missed = Ton dé de technologie noir ne montre pas 3. Mets-y les trois points turquoise.

lesson-push = Avancer la technologie
lesson-push-text = Ce que tu peux garder dépend de la colonne où se trouve un dé de technologie : seules les cases à sa gauche sont ouvertes. Le marron avance les dés de technologie vers la droite, pour 1, 2, 3, 4 points en colonne II, III, IV, V. Les cubes sur les cases de valeur 2 et 3 comptent plus quand tu paies.
lesson-push-goal = Avance ton dé de technologie jaune en colonne III.
lesson-push-hint = Le dé marron montre 3 et se trouve sur −1 : il te coûte 1 carburant ou SpaceBuck, mais il le vaut.
lesson-push-done = Il y a maintenant de la place pour cinq cubes jaunes, dont deux de valeur 2. Avancés loin, les dés rapportent aussi des points à la fin.
lesson-push-missed = Ton dé de technologie jaune n’est pas en colonne III. Il faut 1 et 2 points : le 3 marron.

lesson-transform = Une autre couleur
lesson-transform-text = Une fois par manche, un dé peut aller sur la case de transformation et compter comme n’importe quelle autre couleur ; une étoile compte alors ton dé de technologie de la nouvelle couleur. Cela apporte 1 déchet, et un dé de 3 points ou plus en apporte 1 aussi. Tu as trois places à déchets ; tout ce qui dépasse coûte un point à la fin.
lesson-transform-goal = Range 4 cubes turquoise.
lesson-transform-hint = Aucun dé n’est turquoise, mais une étoile+1 vaudrait 4 si elle l’était : ton dé de technologie turquoise montre 3.
lesson-transform-done = Quatre cubes d’un dé qui semblait faible. Garde un œil sur les déchets.
lesson-transform-missed = Tu n’as pas 4 cubes turquoise. L’étoile+1 jaune doit aller sur la case de transformation, en turquoise.

lesson-drives = Plus de portée
lesson-drives-text = Après le dé, tu as une action supplémentaire : acheter des propulseurs, piocher des cartes, jouer une carte, ou voler. Un propulseur coûte 3 carburants, et tu peux en acheter plusieurs à la fois. Ta portée est la somme de tes propulseurs ; chaque case de plus d’un vol coûte 2 carburants.
lesson-drives-goal = Achète deux propulseurs.
lesson-drives-hint = Tu as exactement 6 carburants. Choisis le propulseur, puis un autre.
lesson-drives-done = Une portée de 3 désormais, pour chaque vol. Les propulseurs achetés tôt rapportent toute la partie.
lesson-drives-missed = Tu n’as pas deux propulseurs. Dépenses-y tout ton carburant.

lesson-settle = Coloniser une planète
lesson-settle-text = Voler est une action supplémentaire. Là où tu t’arrêtes, tu peux faire une chose. Une planète face cachée est retournée ; puis tu la colonises, ou tu la laisses et prends des cubes en explorant. Une planète colonisée attend à côté de ton plateau que tu remplisses sa condition.
lesson-settle-goal = Vole vers une planète et colonise-la.
lesson-settle-hint = Ta portée est de 2. Une planète noire est face cachée à deux cases de la planète mère.
lesson-settle-done = Ta première colonie ! La planète demande maintenant du carburant, et elle coûte un point à la fin si elle attend encore.
lesson-settle-missed = Pas encore de colonie. Vole vers une planète à ta portée et choisis de la coloniser.

lesson-planet = Remplir la condition d’une planète
lesson-planet-text = Une planète qui attend ne compte que si tu remplis sa condition, à tout moment de ton propre tour : une noire coûte du carburant, une jaune des SpaceBucks. Les turquoise et les marron ne coûtent rien : elles te sont acquises dès que tes dés de technologie sont assez améliorés ou assez avancés.
lesson-planet-goal = Paie 4 carburants pour ta planète noire.
lesson-planet-hint = Il manque un carburant. Quel dé l’apporte ?
lesson-planet-done = 3 points, et pas de pénalité pour une planète qui attend. Des planètes de quatre couleurs en rapportent 4 de plus, en lot.
lesson-planet-missed = La planète attend encore. Prends le dé noir, utilise l’action du noir, puis paie la planète.

lesson-station = Bâtir une station
lesson-station-text = Sur une case vide, tu peux bâtir une station. Elle coûte des cubes des deux couleurs de sa carte, d’une valeur de 3 et 2 pour ta première. Elle a un effet immédiat, et un effet durable à la fin de chaque manche et chaque fois que tu en bâtis une autre.
lesson-station-goal = Vole vers une case vide et bâtis une station.
lesson-station-hint = Tu as du noir pour 3 et du turquoise pour 2 : c’est l’Académie. N’importe quelle case vide près de toi convient.
lesson-station-done = L’Académie est là, et tu peux améliorer ta technologie tout de suite. Deux, trois, quatre stations rapportent 1, 3, 6 points.
lesson-station-missed = Pas encore de station. Il lui faut une case vide : ni planète, ni portail, ni case de centre de commerce.

lesson-card = Jouer une carte
lesson-card-text = Chaque carte progrès sert de deux façons, et la jouer est une action supplémentaire gratuite. Comme développement, elle t’aide dès maintenant. Comme mission, elle attend que tu l’accomplisses : pour des points, mais une mission en cours coûte un point à la fin.
lesson-card-goal = Joue « Courtiers » comme mission.
lesson-card-hint = Choisis « Jouer une carte », puis la carte, puis la mission.
lesson-card-done = La mission demande du noir pour 3 et du jaune pour 2. Tu y es presque.
lesson-card-missed = La carte n’est pas devant toi comme mission. Recommence et choisis sa mission.

lesson-mission = Accomplir une mission
lesson-mission-text = Une mission s’accomplit sur une case vide à côté de la case d’un centre de commerce : paie ses cubes, et ton marqueur y reste. Ta première mission à côté d’un centre construit donne un bonus d’avant-poste au choix. Sur les tuiles extérieures, tu peux aussi mettre des avant-postes sous tes pièces.
lesson-mission-goal = Accomplis ta mission à côté du centre de commerce A.
lesson-mission-hint = Le centre de commerce est sur la tuile à côté de toi. Vole vers une case vide qui le touche, puis choisis la mission.
lesson-mission-done = 3 points pour la mission, et ton marqueur compte aussi à côté du centre. Tu sais tout ce qu’il faut pour quatre manches : celui qui a le plus de points gagne.
lesson-mission-missed = La mission n’est pas encore accomplie. Arrête-toi sur une case vide juste à côté du centre de commerce.
