### Les leçons, et les erreurs que l’on rejoue.

lesson-hint-piece = Commence ici : { $name }. Un contour en pointillés le marque.
lesson-hint-marked = Commence là où est le contour en pointillés.
lesson-hint-button = La réponse est un des boutons.
lesson-hint-move = L’étape suivante : { $says }.
lesson-hint-astray = D’ici, il n’y a pas de solution. Annule, ou recommence.
lessons-of = Leçons : { $game }
lesson-next = Leçon suivante
lesson-play = Jouer à { $game }

mistakes-of = Erreurs : { $game }
mistake-title = À toi de rejouer, { $name }
mistake-text = Dans la partie, tu as choisi : { $says }. Cela a coûté environ { $loss } points de pourcentage (± { $error }).
mistake-title-other = À { $name } de jouer
mistake-text-other = Dans la partie, { $name } a choisi : { $says }. Cela a coûté environ { $loss } points de pourcentage (± { $error }).
mistake-same-other = C’est ce que { $name } a choisi dans la partie. Cela coûte environ { $loss } points de pourcentage.
mistake-goal = Trouve un meilleur coup.
mistake-next = Erreur suivante
mistake-report = Au rapport
mistake-hint-none = Regarde tout ce que tu peux faire ici, pas seulement ce qui te vient d’abord à l’esprit.
mistake-best = Oui, c’est le meilleur coup.
mistake-good = Bien : c’est à peu près aussi fort que le meilleur coup trouvé par la recherche ({ $says }).
mistake-same = C’est ce que tu as choisi dans la partie. Cela coûte environ { $loss } points de pourcentage.
mistake-worse = Il y a mieux : cela aussi coûterait environ { $loss } points de pourcentage.

puzzles-of = Problèmes : { $game }
difficulty-0 = très facile
difficulty-1 = facile
difficulty-2 = moyen
difficulty-3 = difficile
difficulty-4 = très difficile
puzzle-title = Problème, cote { $rating }
puzzle-text = Tu joues { $player }.{ $orders ->
    [0] {""}
   *[other] {" "}Tu peux aussi jouer les étapes dans un autre ordre.
}
puzzle-text-begun = Tu joues { $player }, et ton tour a commencé.{ $orders ->
    [0] {""}
   *[other] {" "}Tu peux aussi jouer les étapes dans un autre ordre.
}
puzzle-goal = Joue le meilleur tour.
puzzle-next = Problème suivant
puzzle-hint = De quoi il s’agit : { $theme }.
puzzle-solution = La solution : { $turn }.
puzzle-done = Juste : { $turn }. C’est { $gap } points de pourcentage de mieux que tout le reste.
puzzle-done-other = Juste : { $turn }. La solution est même un peu meilleure : { $best }.
puzzle-hinted = Tu as eu un conseil, donc cela ne compte pas comme résolu.
puzzle-wins = Il gagne la partie.
puzzle-missed = Il y a un meilleur tour ; même le deuxième est moins bon de { $gap } points de pourcentage.
puzzle-missed-win = Il y a un tour qui gagne la partie.
puzzle-compared = En comparaison : { $why }

practice-title = D’une de tes parties (boîte { $box } sur { $of })

## Le plateau d’analyse

analysis-chance = Lance, ou choisis le résultat.
analysis-other = C’est à { $player } de jouer. Passe à la vue de { $player } ou à la vue ouverte pour continuer.
error-analysis-no-chance = Il n’y a rien à lancer ni à piocher ici.
error-analysis-nobody = Il n’y a pas de coup à choisir ici, du moins pas pour la place dont tu as la vue.
error-analysis-position = Aucune partie ne peut arriver à cette position, donc on ne peut pas jouer à partir de là.
error-analysis-game = Une position a besoin de son jeu : choisis-en un.
error-analysis-long = Une analyse a { $n } coups au plus ; les coups annulés comptent aussi.
error-analysis-full = Tu as déjà enregistré { $n } analyses. Supprimes-en une d’abord.
error-analysis-unknown = Il n’y a pas d’analyse à cette adresse. Elle a peut-être été supprimée.
error-analysis-other = Cette analyse est à quelqu’un d’autre. Enregistre une copie, et change-la.
analysis-sealed = Ligne { $line } de la partie scellée : { $says }
error-analysis-rules = Cette partie scellée suivait d’autres règles, donc on ne peut pas la rejouer ici.
error-analysis-over = La partie est finie ici ; il n’y a rien à jouer jusqu’au bout.
error-analysis-title = Un titre a de 1 à { $n } caractères.
