## perihelion publish

cli-publish = Écrire les parties publiques finies dans un dossier, mois par mois, sans noms : seulement celles dont tous les joueurs étaient d’accord.
cli-publish-folder = Le dossier à écrire. Les mois qui y sont déjà restent tels quels.
cli-publish-said-nothing = Il n’y a rien de nouveau à publier. On publie des mois complets, et seulement les parties dont tous les joueurs étaient d’accord.
cli-publish-said-done = { $folder } a { $games ->
    [one] une partie
   *[other] { $games } parties
} de plus : { $months }.
cli-publish-said-unreadable = { $n ->
    [one] Une partie n’a pas pu être rejouée
   *[other] { $n } parties n’ont pas pu être rejouées
} avec les règles d’aujourd’hui.
