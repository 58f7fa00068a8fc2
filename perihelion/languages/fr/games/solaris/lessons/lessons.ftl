### Le cours de Solaris. Pour chaque leçon : titre, sujet, but, premier indice, et ce qu’on dit après.

lesson-replenish = Recharger
lesson-replenish-text = Six stations entourent le laser. L’une après l’autre devient active, et chacun y joue un tour ; celui qui a le plus d’énergie passe en premier. C’est maintenant le biotope, et tu joues Blanc. Chaque carte de la station active t’apporte 1 énergie ici, jusqu’à 7. Ensuite, tu pioches une carte pour deux cartes jouées.
lesson-replenish-goal = Arrive à 4 énergies au biotope.
lesson-replenish-hint = Choisis « Recharger ». Tu as deux cartes du biotope.
lesson-replenish-done = Deux cartes, deux énergies. Pour cela, la couleur d’une carte n’a pas d’importance.
lesson-replenish-missed = Tu n’as pas 4 énergies ici. Recharge avec les deux cartes du biotope.

lesson-redirect = Transférer
lesson-redirect-text = L’énergie ne sert que là où tu en as besoin, surtout au centre énergétique. Des ponts relient les stations, chacun d’une couleur. Chaque carte à la couleur d’un pont, quelle que soit sa station, y fait passer 1 de tes énergies d’ici.
lesson-redirect-goal = Depuis la cantine, amène 2 énergies au centre énergétique.
lesson-redirect-hint = Le pont entre la cantine et le centre énergétique est rose. Lesquelles de tes cartes sont roses ?
lesson-redirect-done = Voilà deux énergies plus près du laser. Pour cela, la station d’une carte n’a pas d’importance, seulement sa couleur.
lesson-redirect-missed = Le centre énergétique n’en a pas reçu deux. Il faut « Transférer » et les deux cartes roses.

lesson-exchange = Une meilleure carte
lesson-exchange-text = Si tes cartes ne valent rien ici, échanges-en une : défausse-la et prends une des trois cartes visibles ou le dessus de la pioche. C’est une action entière, mais elle ne coûte pas d’énergie.
lesson-exchange-goal = Prends la carte verte de l’étalage.
lesson-exchange-hint = Choisis « Échanger une carte », donne ce qui te sert le moins, puis regarde les cartes visibles.
lesson-exchange-done = Tu as maintenant une carte verte. La place vide de l’étalage est remplie à la fin de ton tour.
lesson-exchange-missed = Tu n’as pas de carte verte. Échange une des tiennes contre la verte de l’étalage.

lesson-engine-deck = La salle des machines
lesson-engine-deck-text = Chaque station a sa propre action, payée avec ton énergie sur place. À la salle des machines, 1 énergie te laisse jouer une ou deux cartes d’une même autre station, et chacune y apporte 1 énergie, même très loin.
lesson-engine-deck-goal = Pour 1 énergie, apportes-en 2 à la cantine.
lesson-engine-deck-hint = Utilise l’action de la station, puis joue les deux cartes qui montrent la cantine.
lesson-engine-deck-done = Une payée, deux gagnées, à l’autre bout de l’anneau. Si tu as des paires de cartes, tu vas adorer la salle des machines.
lesson-engine-deck-missed = Ce n’étaient pas 2 énergies pour 1. Les deux cartes doivent montrer la cantine.

lesson-headquarters = Le quartier général
lesson-headquarters-text = Au quartier général, 1 énergie achète deux cartes, chacune de l’étalage ou de la pioche. Tu les vois avant de décider si tu paies encore. À la fin du tour, tu en gardes sept au plus.
lesson-headquarters-goal = Change 2 énergies en quatre cartes, pour en avoir six.
lesson-headquarters-hint = Utilise l’action de la station, prends deux cartes, puis paie encore une énergie.
lesson-headquarters-done = Six cartes en main. L’énergie apporte des cartes, et les cartes de l’énergie : c’est le cœur du jeu.
lesson-headquarters-missed = Tu n’as pas six cartes. Paie une deuxième fois après les deux premières.

lesson-biotope = Le biotope
lesson-biotope-text = Au biotope, tu paies 1 énergie, plus 1 par station qui en reçoit une. Tu choisis un sens ; les stations suivantes de ce côté en reçoivent 1 chacune. On saute une station où tu en as déjà 7.
lesson-biotope-goal = Donne 1 énergie à la cantine et 1 au centre énergétique.
lesson-biotope-hint = Dans le sens horaire, il y a d’abord le port des navettes, mais tu y as 7. Alors combien faut-il en donner ?
lesson-biotope-done = Trois payées, deux données, et le port des navettes, plein, a été sauté.
lesson-biotope-missed = La cantine et le centre énergétique n’en ont pas reçu une chacun. Donnes-en deux dans le sens horaire.

lesson-canteen = La cantine
lesson-canteen-text = À la cantine, 1 énergie permet de tirer au hasard une carte dans la main d’un autre joueur, une au plus chez chacun. Ce que tu tires reste face cachée devant toi jusqu’à ce que tout le monde ait joué ici ; personne ne peut te le prendre.
lesson-canteen-goal = Prends une carte à chacun des autres.
lesson-canteen-hint = Tu as 2 énergies ici, assez pour deux cartes. Après la première, tires-en une autre.
lesson-canteen-done = Deux cartes de plus pour toi, une de moins pour chacun des autres.
lesson-canteen-missed = Tu n’as pas pris deux cartes. Ne t’arrête pas après la première.

lesson-shuttle-port = Le port des navettes
lesson-shuttle-port-text = Au port des navettes, tu amarres des navettes, pour 1 énergie chacune. Elles restent jusqu’à la fin de la manche. Une navette porte au laser l’énergie de la station où elle est amarrée, mais seulement avec des cartes de sa couleur.
lesson-shuttle-port-goal = Amarre une navette qui te serve à toi : là où tu as de l’énergie, et dans une couleur que tu as en main.
lesson-shuttle-port-hint = De quelle couleur sont toutes tes cartes ? Et à quelles stations as-tu encore de l’énergie ?
lesson-shuttle-port-done = Celle-là te servira au centre énergétique. Mais attention : les autres peuvent aussi l’utiliser.
lesson-shuttle-port-missed = Cette navette ne pourrait pas te servir. Il lui faut ton énergie à sa station et une carte de sa couleur.

lesson-laser = Le laser
lesson-laser-text = Au centre énergétique, tout finit par payer. Chaque pas sur le laser demande trois choses : 1 énergie ici, 1 énergie à la station d’une navette amarrée, et une carte de la couleur de cette navette. La partie s’arrête avec la manche où quelqu’un atteint 7 ; celui qui en a le plus sur le laser gagne.
lesson-laser-goal = Fais trois pas sur le laser dans ce tour.
lesson-laser-hint = Regarde où sont amarrées les navettes et où tu as de l’énergie. La bleue, au quartier général, ne te sert à rien.
lesson-laser-done = Trois pas ! Tu connais maintenant les six stations et tu peux jouer une vraie partie.
lesson-laser-missed = Ce n’étaient pas trois pas. Il faut utiliser deux fois la navette verte et une fois la rose.
