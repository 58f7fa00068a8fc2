## Vérifier une partie scellée

verify-good = { $game }, table { $table } : { $actions } actions et { $draws } tirages sont tels que scellés, et le résultat est celui indiqué.
verify-unsealed = { $n ->
    [one] Un tirage date
   *[other] { $n } tirages datent
} d’avant ce sceau : impossible de vérifier avec lui.
verify-other-rules = La partie suit d’autres règles que celles installées ici ; elle a été rejouée avec celles-ci.
verify-bad = { $file }, ligne { $line } : { $says }
verify-no-file = impossible de lire { $file }.
verify-torn = le fichier est incomplet : il manque des lignes ici.
verify-changed = cette ligne a été changée : elle ne correspond pas à son empreinte.
verify-format = ce n’est pas un fichier du format « { $format } ».
verify-wrong = cette entrée ne peut pas être rejouée : { $reason }
verify-order = ici devrait se trouver l’entrée { $n }.
verify-kind = « { $kind } » n’est pas une entrée d’un journal.
verify-result = le fichier dit { $says }, la partie donne { $gives }.
verify-seat = { $seat } agit, mais c’est le tour de { $actor }.
verify-number = ici se trouve le tirage { $draw }, mais le numéro suivant est { $next }.
verify-odds = tirage { $draw } : les résultats et leurs poids ne sont pas ceux des règles.
verify-early = le tirage { $draw } a été fait avant que le sceau soit complet.
verify-draw = le tirage { $draw } dit { $says }, mais le sceau donne { $gives }.
verify-undo = une annulation ne peut pas mener au moment { $to }.
verify-undo-alone = des tirages sont repris ici, mais personne ne l’a demandé ou tous ceux qui ont une part n’étaient pas d’accord.
verify-round = un sceau du tour { $round } n’a rien à faire ici.
verify-secret = le secret n’est pas celui auquel le serveur s’était engagé.
verify-late = la part { $k } arrive au mauvais moment.
verify-reveal = la part { $k } ne correspond pas à son engagement.
verify-no-person = la place { $seat } a une part dans le sceau, mais personne n’y est assis.
verify-no-part = la place { $seat } est nommée parmi celles qui ont une part, mais personne n’a rien ajouté.
verify-missing = la part { $k } n’a pas été révélée, et le départ n’a pas été recommencé.
verify-restart = le tour { $round } du sceau a commencé sans raison : parmi ceux qui s’étaient engagés, personne n’a omis de révéler sa part ni n’est parti, ou une place l’a fait plus de deux fois.
verify-left-out = la place { $seat } a omis deux fois de révéler sa part et ne peut plus en avoir dans le sceau.
verify-added = une part a été ajoutée alors que le sceau était déjà complet.
verify-closing = la liste des engagements est close ici, mais pas au bon moment, ou son empreinte est fausse.
verify-unclosed = la part { $k } a été révélée avant que la liste des engagements soit close.
verify-locked = quelqu’un quitte la place { $seat } pendant que les parts sont révélées ; un nouveau tour du sceau aurait dû commencer avant.
verify-link = le maillon de cette décision n’est pas de la chaîne du joueur, n’a rien à faire ici, ou aucun tirage ne le suit.
verify-forced = cette action est marquée comme forcée, mais ne l’était pas, ou l’inverse.
verify-keys = cette entrée contient quelque chose qui n’a rien à y faire.
verify-bytes = ici devraient se trouver 32 octets en hexadécimal, en minuscules.
verify-people = les places de la table sont nommées à un autre endroit, ou cette place n’existe pas.
verify-closed = la partie était déjà terminée ou abandonnée ; rien ne peut être joué ici.
verify-end-alone = la partie se termine ici avant la fin, mais personne ne l’a proposé ou tous ceux qui ont une part n’ont pas accepté.
verify-end-resigned = la partie est dite finie par abandon ici, mais il restait d’autres joueurs.
verify-unfinished = la partie n’est ni finie ni abandonnée : sa fin manque.
verify-receipt-table = le reçu est d’une autre table, { $table }.
verify-receipt-head = ce n’est pas la partie qu’a vue le joueur : après { $n } entrées, le journal avait une autre empreinte.
verify-receipt-seal = le joueur a vu un sceau du serveur ({ $seal }…) qui n’est pas dans ce fichier.
verify-receipt-contribution = la propre part du joueur ({ $value }…) n’est pas dans ce fichier.
verify-receipt-closing = le joueur a vu une liste close d’engagements ({ $closing }…) qui n’est pas dans ce fichier.
verify-receipt-link = le joueur a envoyé le maillon { $link } à un moment où un autre était dû : le serveur l’a demandé trop tôt.
verify-receipt-person = le fichier donne le numéro du joueur à quelqu’un d’une autre place.
verify-no-receipt = « { $given } » ne ressemble ni à un reçu, ni à un sceau, ni à une part.
verify-unverifiable = { $file } : PAS VÉRIFIABLE à partir de la ligne { $line }. Une position enregistrée y remplace ce que donnent les règles installées ici. Elle peut être juste, parce que les règles ont changé pendant la partie ; elle peut tout aussi bien être inventée, et le résultat avec elle.
verify-depends = Les tirages dépendent du secret du serveur et des parts de ces joueurs (places) : { $players }. Personne n’a pu choisir les tirages si l’un d’eux a utilisé une page honnête et garde un reçu qui correspond.
verify-depends-old = Les tirages dépendent du secret du serveur et des parts de ces joueurs (places) : { $players }. Dans cet ancien format, rien ne montre que le sceau du serveur est venu avant les parts, donc rien n’est prouvé contre un serveur malhonnête.
verify-alone = Les tirages dépendent du seul secret du serveur. Rien n’est prouvé pour personne contre l’opérateur du serveur, qui a pu essayer beaucoup de secrets.
verify-restarts = { $n ->
    [one] Le départ a été recommencé une fois,
   *[other] Le départ a été recommencé { $n } fois,
} parce que quelqu’un n’a pas révélé sa part, ou est parti. Le fichier nomme sa place. Lui et le serveur ont pu préférer ce départ aux précédents.
verify-undone = { $n ->
    [one] Un tirage a été repris
   *[other] { $n } tirages ont été repris
} d’un commun accord, puis refaits. Le fichier montre où.
verify-added-later = { $n ->
    [one] Une part a été ajoutée
   *[other] { $n } parts ont été ajoutées
} pendant la partie, sans engagement préalable. Dès lors, ce joueur et le serveur ensemble ont pu choisir les tirages.
verify-receipt-part = Prouvé pour le joueur de ce reçu : sa propre part est dans chaque tirage sous le sceau, et le secret du serveur et toutes les autres parts étaient fixés avant qu’elle soit connue. Donc personne n’a pu choisir les tirages, pas même tous les autres avec le serveur.
verify-receipt-unordered = Pas prouvé pour le joueur de ce reçu : sa part est dans les tirages, mais ni le reçu ni le fichier ne montre que le sceau du serveur et les autres parts étaient fixés avant qu’elle soit connue.
verify-links-all = Chacune de ses décisions suivies d’un tirage a apporté un nouveau maillon, donc personne ne connaissait ces tirages avant qu’il décide.
verify-link-left-out = Pas prouvé pour le joueur de ce reçu : sa page a envoyé le maillon { $n }, et il manque au fichier à ce moment-là. À moins qu’il ait décidé sur un autre appareil, qu’il n’ait plus eu de temps, ou qu’on ait repris quelque chose juste alors, le serveur l’a laissé de côté.
verify-links-end = Après le maillon { $n }, une décision à ses places est venue sans maillon. Dès lors, le serveur connaissait tous les tirages d’avance ; il ne pouvait toujours pas les choisir.
verify-unasked = Pas prouvé : l’accord de { $players }. Ces joueurs avaient quitté leur place quand des tirages ont été repris ou la partie terminée d’un commun accord.
verify-receipt-log = Prouvé pour lui aussi : les entrées 1 à { $n } sur { $all } sont celles qu’il a vues, inchangées.
verify-receipt-no-log = Pas prouvé pour lui : que les actions sont celles qui ont été jouées. Ce qui a été donné n’a pas d’empreinte du journal.
verify-receipt-no-part = Rien n’est prouvé sur les tirages pour le joueur de ce reçu : il n’y a pas de part.
verify-no-witness = Rien n’est prouvé pour personne, car aucun reçu n’a été donné. Le fichier est cohérent, mais seul le reçu d’un joueur peut montrer que c’est bien la partie jouée.
verify-old-format = Le fichier a le format de la version 0.1.0. Il ne prouve pas qu’aucune action permise n’a été remplacée par une autre, et ses sceaux ne nomment ni table, ni options, ni tour.

## Donnes

verify-deal = ce n’est pas le sceau d’une donne.
verify-deal-terms = la donne est pour un autre jeu, d’autres options ou d’autres places.
verify-deal-undo = un tirage d’une donne est repris ici.
verify-deal-opened = le secret d’une donne n’est pas celui auquel le serveur s’était engagé.
verify-deal-seat = une personne ou un bot est remplacé ici. À une table d’une donne, les places restent comme prévu.
verify-deal-player = quelqu’un d’autre que le titulaire de la place décide ici.
verify-deal-agreed = ici, des joueurs conviennent de terminer la partie ou de revenir en arrière. À une table d’une donne, personne ne le peut.
verify-deal-day = la donne { $day } n’est pas celle d’un jour : sa date, ses heures ou ses places sont fausses.
verify-deal-order = la donne { $day } ne vient pas après la précédente : un jour y est deux fois, ou les jours reculent.
verify-deal-chain = la donne { $day } ne nomme pas la précédente : une a été omise, ajoutée ou refaite.
verify-deal-left = la donne { $day } en omet d’autres que celles qui sont publiées, ou est omise par une qui ne compte pas elle-même.
verify-deal-parts = les parts de la donne ne sont pas celles qui ont été publiées.
verify-deal-unpublished = la donne ne figure pas parmi celles qui ont été publiées.
verify-deals-bad = { $file } : { $says }
verify-deal-good = La partie joue la donne { $deal }. Ses tirages dépendent du serveur { $n ->
    [0] seul ; personne n’a ajouté de part à la donne.
    [one] et de la part d’un joueur de la veille.
   *[other] et des parts de { $n } joueurs de la veille.
}
verify-deal-published = C’est la donne qui a été publiée : tous ceux qui l’ont jouée ont eu les mêmes tirages.
verify-deal-not-published = Pas prouvé sans --deals : que tout le monde a joué cette donne.
verify-deal-break = La chaîne des donnes a une rupture : la donne { $day } omet { $days }. Son opérateur dit que l’horloge était fausse.
verify-deal-at-break = La donne de cette partie omet des jours, ou est elle-même omise. On ne peut pas vérifier si l’horloge était fausse.
verify-deal-model = Personne n’a joué ici : le bot le plus fort a joué la donne pour comparaison.
verify-deal-choice = Pas prouvé : comment la donne a été choisie. L’opérateur du serveur a pu en essayer beaucoup avant le début du jour.
verify-deal-bots = Pas prouvé : que les coups des bots sont ceux que donne leur recherche.
