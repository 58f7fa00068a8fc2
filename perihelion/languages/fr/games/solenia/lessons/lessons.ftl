### Le cours de Solenia. Pour chaque leçon : titre, sujet, but, premier indice, et ce qu’on dit après.

lesson-island = Une carte sur une île
lesson-island-text = À chaque tour, tu utilises une carte. Pose-la sur la case du dirigeable ou sur une case vide à côté de lui, pas en diagonale. Sur une île, tu reçois autant de ressources que le nombre de la carte : 0, 1 ou 2.
lesson-island-goal = Récolte 2 blés.
lesson-island-hint = Il y a une île de blé juste devant le dirigeable. Laquelle de tes cartes en rapporte deux ?
lesson-island-done = Deux blés en réserve. La petite image sur la carte compte plus tard ; nous y viendrons.
lesson-island-missed = Ce n’étaient pas 2 blés. Il faut la carte 2, sur une île de blé à côté du dirigeable.

lesson-distance = Plus loin
lesson-distance-text = Tu peux aussi partir de tes propres cartes : les cases à côté d’elles sont gratuites. Toutes les autres coûtent une ressource au choix par case intermédiaire. Les cartes des autres ne t’aident pas.
lesson-distance-goal = Récolte 2 bois. Cette fois, aucune île de bois n’est gratuite.
lesson-distance-hint = Cherche une île de bois avec une seule case entre elle et le dirigeable ou ta carte.
lesson-distance-done = Une ressource payée, deux gagnées. Tu ne paies jamais plus que ce que coûte le plus court chemin.
lesson-distance-missed = Ce n’étaient pas 2 bois. La carte 2 doit aller sur une île de bois ; le trajet te coûte une ressource.

lesson-deliver = Une livraison
lesson-deliver-text = Dans une ville, ta carte rapporte autant d’étoiles que son nombre, et tu dois livrer une commande visible du type de la ville : de jour dans une ville de jour, de nuit dans une ville de nuit. La commande va sur ton plateau, et son emplacement y donne un bonus.
lesson-deliver-goal = Livre la commande de 2 pierres et 1 eau, et gagne 2 étoiles avec la carte.
lesson-deliver-hint = Il y a une ville de jour juste à côté du dirigeable. Une seule commande visible correspond à tes ressources.
lesson-deliver-done = 2 étoiles, une commande qui en vaut 5 de plus, et 1 bois comme bonus de son emplacement.
lesson-deliver-missed = La commande n’est pas livrée, ou la carte était trop faible. C’est un 2 qu’il faut dans la ville.

lesson-airship = Le dirigeable avance
lesson-airship-text = Une carte 0 ne rapporte rien tout de suite, mais elle fait avancer le dirigeable. Alors, chaque carte de la bande arrière est décomptée pour son propriétaire selon sa petite image : des ressources, ou une étoile si elle est sur la bonne île. Puis la bande est retournée et passe devant : la nuit devient le jour.
lesson-airship-goal = Fais décompter tes deux cartes de la bande arrière.
lesson-airship-hint = Laquelle de tes cartes fait avancer le dirigeable ? La case n’a pas grande importance.
lesson-airship-done = Une étoile pour la carte sur l’île de pierre, un blé pour l’autre. Un 0 au bon moment est une carte forte.
lesson-airship-missed = Le dirigeable n’a pas bougé, et rien n’a été décompté. Seul un 0 le fait avancer.

lesson-plan = Deux tours, un plan
lesson-plan-text = Les commandes de jour demandent surtout pierre et eau, celles de nuit bois et blé : juste ce qui y est rare. Alors on récolte d’abord, puis on livre. À la fin de chaque tour, tu pioches une carte.
lesson-plan-goal = En deux tours, livre la commande de jour de 2 pierres et 1 eau.
lesson-plan-hint = Tu as 1 eau et il te faut 2 pierres. Il y a une île de pierre à côté du dirigeable, une ville de jour de l’autre côté.
lesson-plan-done = D’abord les ressources, puis la ville. Toute la partie se joue ainsi, sauf que les autres jouent entre-temps.
lesson-plan-missed = La commande n’est toujours pas livrée. Récolte d’abord deux pierres, avec un 2, et garde une carte pour la ville.

lesson-last-card = La dernière carte
lesson-last-card-text = C’est ton dernier tour. À la fin, tu additionnes tes étoiles, celles de tes commandes, 1 étoile par lot de deux ressources qui restent, et les paires : 1, 2, 3 ou 4 paires d’une commande de jour et d’une de nuit rapportent 1, 3, 6 ou 10 étoiles.
lesson-last-card-goal = Trouve la livraison qui t’amène à 31 étoiles.
lesson-last-card-hint = Tu as trois commandes de jour et une de nuit. Qu’est-ce qui ferait une paire de plus ?
lesson-last-card-done = La commande de nuit montre moins d’étoiles, mais la deuxième paire en rapporte deux de plus. Tu en sais assez pour une vraie partie : 16 cartes chacun, et celui qui a le plus d’étoiles gagne.
lesson-last-card-missed = Tu y es presque, mais ce ne sont pas 31 étoiles. Calcule ce que vaut une deuxième paire, et ne paie pas un long trajet.
