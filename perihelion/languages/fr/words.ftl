# Mots communs à tous les jeux : ligne de commande, terminal, journal.

spectator = Spectateur
log-unseen = { $player } choisit en secret.
luck = dés et cartes
gain = { $sign }{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
list-and = { $first } et { $last }
labelled = { $label } : { $text }

## La ligne de commande

cli = Des jeux de société autour du soleil : joue dans le navigateur ou le terminal, revois tes parties, mesure-les.
cli-lang = La langue ; par défaut celle du système.
cli-game = Un jeu ; par défaut tous.

cli-serve = Démarrer le serveur et ouvrir le hall dans le navigateur ; toute personne qui a le lien peut jouer.
cli-serve-port = Le port.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres de ton réseau.
cli-serve-browser = Ouvrir la page dans le navigateur.
cli-serve-trusted_proxy = Un proxy devant le serveur, dont les en-têtes donnent l’adresse des visiteurs.
cli-serve-base_path = Le chemin sous lequel un proxy sert ce serveur, comme /perihelion.
cli-serve-log_format = Le format du journal : text, ou json avec un objet par ligne.
cli-serve-processes = Le nombre de processus, sur des ports consécutifs à partir de --port ; PostgreSQL seulement.
cli-serve-verbose = Afficher chaque requête.
cli-data = Le dossier des tables ; par défaut dans ton dossier de données.
cli-database = L’adresse d’une base PostgreSQL pour plusieurs serveurs (postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM) au lieu d’un dossier.

cli-operator = Gérer les opérateurs de ton serveur : link affiche un lien à usage unique ; list ; remove.
cli-operator-action = link, list ou remove.
cli-operator-guest = L’opérateur à retirer ; list montre les identifiants.
cli-operator-address = L’adresse publique de ton serveur.
cli-operator-said-link = Ouvre ce lien dans ton navigateur d’ici une heure. Il ne sert qu’une fois.
cli-operator-said-none = { $guest } n’est pas opérateur.
cli-guest = Chercher des invités ; en exporter, renommer, rendre muet, bannir ou supprimer un.
cli-guest-action = list, export, rename, mute, unmute, ban, unban ou delete.
cli-guest-guest = L’identifiant de l’invité, ou pour list une partie du nom.
cli-guest-name = Le nouveau nom.
cli-guest-out = Le fichier zip à écrire.
cli-guest-said-name = Il manque le nouveau nom : --name NOM
cli-table = Chercher des tables ; en fermer, supprimer ou déplacer une ; les vérifier avec une autre version.
cli-table-action = list, close, delete, export, import, links ou check.
cli-table-table = L’identifiant de la table ; pour list un joueur, un jeu ou un identifiant ; pour import un fichier.
cli-table-ended = Montrer aussi les tables finies.
cli-table-out = Le fichier qu’écrit export.
cli-table-address = L’adresse publique de ton serveur, pour les liens.
cli-table-against = Une autre version pour check : un wheel, un dossier avec le paquet perihelion, ou un environnement virtuel.
cli-table-said-exported = La table est encore ici aussi. Importe le fichier sur l’autre serveur, puis supprime celle-ci : perihelion table delete { $table }. Ne la ferme pas, car une table fermée montre le secret de ses dés.
cli-table-said-copied = Le fichier est complet. Cette partie est finie et peut rester ici aussi.
cli-table-said-links = Envoie à chacun son propre lien. Il ouvre sa place sur ce serveur, ne sert qu’une fois et reste valable 30 jours ; « links » en crée de nouveaux.
cli-table-said-no-links = Personne n’a besoin de lien : tous les joueurs de cette table sont déjà venus sur ce serveur.
cli-table-said-against = Indique la version avec --against : un wheel, un dossier avec le paquet perihelion, ou un environnement virtuel.
cli-table-said-version = L’autre version : { $folder }
cli-table-said-game = { $there ->
    [0] { $game } : règles version { $here } ici ; l’autre version n’a pas ce jeu
   *[other] { $game } : règles version { $here } ici, { $there } là-bas
}
cli-table-said-checked = { $n ->
    [one] { $n } table en cours vérifiée
   *[other] { $n } tables en cours vérifiées
} ; { $differ ->
    [0] aucune ne serait différente.
    [one] une serait différente.
   *[other] { $differ } seraient différentes.
} Rien n’a été changé.
cli-table-differs-choices = avant le coup { $n } : coups disparus : { $gone } ; coups nouveaux : { $new }
cli-table-differs-chance = avant le coup { $n } : d’autres tirages, ou d’autres probabilités
cli-table-differs-turn = avant le coup { $n } : c’est à quelqu’un d’autre de jouer
cli-table-differs-refused = le coup { $n } ({ $move }) échoue : { $why }
cli-table-differs-points = les points sont { $there } au lieu de { $here }
cli-table-differs-position = la position a { $there } au lieu de { $here }
cli-table-differs-unreadable = la version installée ici ne peut pas non plus la lire
cli-id-missing = Il manque un identifiant ; list les montre.

cli-tidy = Faire le ménage : archiver les vieilles tables, supprimer les invités qui n’ont jamais joué.
cli-tidy-dry_run = Montrer seulement ce qui se passerait.
cli-tidy-finished = Archiver et supprimer les tables finies après ce nombre de jours ; 0 les garde.
cli-tidy-abandoned = Pareil pour les parties abandonnées.
cli-tidy-waiting = Supprimer après ce nombre de jours les tables dont la partie n’a jamais commencé.
cli-tidy-guests = Supprimer après ce nombre de jours les invités qui n’ont jamais pris de place.
cli-tidy-records = Supprimer après ce nombre de jours les entrées du journal des opérateurs et les signalements traités.
cli-tidy-automatic = Laisser le serveur le faire toutes les heures.
cli-tidy-save = Enregistrer ces réglages pour le serveur et ne rien faire d’autre.
cli-tidy-archive = Le dossier de l’archive ; par défaut archive dans le dossier des tables.
cli-tidy-said-saved = Les réglages sont enregistrés.
cli-tidy-said-finished = { $n ->
    [one] { $n } table est finie
   *[other] { $n } tables sont finies
} depuis plus de { $days ->
    [one] un jour
   *[other] { $days } jours
} : à archiver et supprimer.
cli-tidy-said-abandoned = { $n ->
    [one] { $n } table inachevée n’a pas bougé
   *[other] { $n } tables inachevées n’ont pas bougé
} depuis plus de { $days ->
    [one] un jour
   *[other] { $days } jours
} : à archiver et supprimer.
cli-tidy-said-waiting = { $n ->
    [one] { $n } table jamais commencée n’a pas bougé
   *[other] { $n } tables jamais commencées n’ont pas bougé
} depuis plus de { $days ->
    [one] un jour
   *[other] { $days } jours
} : à supprimer.
cli-tidy-said-guests = { $n ->
    [one] { $n } invité venu
   *[other] { $n } invités venus
} il y a plus de { $days ->
    [one] un jour
   *[other] { $days } jours
} sans jamais jouer : à supprimer.
cli-tidy-keeps-finished = Les tables finies sont gardées.
cli-tidy-keeps-abandoned = Les parties en cours sont gardées.
cli-tidy-keeps-waiting = Les tables jamais commencées sont gardées.
cli-tidy-keeps-guests = Les invités sont gardés.
cli-tidy-said-done = Archivé : { $archived ->
    [0] aucune table
    [one] une table
   *[other] { $archived } tables
}. Supprimé : { $deleted ->
    [0] aucune table
    [one] une table
   *[other] { $deleted } tables
}, { $guests ->
    [0] aucun invité
    [one] un invité
   *[other] { $guests } invités
}.
cli-tidy-said-kept = { $n ->
    [one] { $n } table est gardée
   *[other] { $n } tables sont gardées
}, car on ne peut plus lire leur partie : { $tables }

cli-verify = Vérifier hors ligne une partie scellée : chaque action, chaque tirage, le résultat.
cli-verify-file = Une partie scellée, téléchargée depuis une table finie.
cli-verify-receipt = Le reçu d’un joueur ; peut être donné plusieurs fois.
cli-verify-seal = Un sceau du serveur vu par un joueur ; peut être donné plusieurs fois.
cli-verify-contribution = La part d’un joueur ; peut être donnée plusieurs fois.
cli-verify-deals = Un fichier de donnes publiées, pour vérifier que celle-ci en fait partie.
cli-site = Écrire la table comme un dossier de fichiers statiques, sans serveur.
cli-site-folder = Le dossier à écrire.
cli-site-server = L’adresse d’un serveur Perihelion, pour qui cherche d’autres joueurs.
cli-site-base_path = Le chemin du dossier chez l’hébergeur ; utile seulement s’il envoie 404.html pour chaque adresse.
cli-site-not-an-address = { $given } n’est pas une adresse de serveur ; il en faut une comme https://example.org
cli-site-writing = Écriture des pages…
cli-site-written = Le dossier { $folder } est complet. N’importe quel hébergement web peut le servir en https.
cli-backup = Copier toutes les tables dans un fichier ; le serveur peut tourner.
cli-backup-file = Le fichier à écrire.
cli-restore = Remplacer toutes les tables par celles d’un fichier ; le serveur doit être arrêté.
cli-restore-file = Un fichier écrit par backup.
cli-worker = Faire le travail de tous les serveurs d’une base PostgreSQL : bots, pendules, résultats.
cli-worker-verbose = Afficher davantage.
cli-copy = Tout copier entre un dossier (SQLite) et PostgreSQL, et vérifier chaque journal ; aucun serveur ne doit tourner.
cli-copy-source = Un dossier, ou postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM.
cli-copy-target = De même ; la destination doit être vide.
cli-copy-progress = Lignes
cli-copy-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} en tout : vérifié.

cli-games = Montrer les jeux installés.
cli-games-heading = Jeux
cli-games-broken = Paquets défectueux

cli-play = Jouer dans le terminal : à chaque place, une personne ou un bot.
cli-play-seats = Les joueurs, séparés par des virgules : person, random, moon, greedy, mercury, venus, earth, mars, jupiter ou sun à chaque place. Par défaut une personne, puis des bots greedy.
cli-play-seed = Le même nombre donne les mêmes dés, cartes et coups des bots.
cli-play-load = Continuer une partie enregistrée.
cli-play-save = Écrire la partie dans ce fichier quand elle finit ou que tu pars.

cli-replay = Montrer une partie enregistrée depuis le début.
cli-replay-file = Un fichier de partie écrit par `save`.
cli-replay-at = S’arrêter après ce nombre d’entrées et montrer le plateau.
cli-replay-step = Montrer le plateau après chaque décision ; Entrée continue.

cli-train = Entraîner un réseau qui évalue les positions, en jouant contre lui-même.
cli-train-out = Le fichier du réseau ; sa courbe d’apprentissage est écrite à côté.
cli-train-minutes = La durée de tout l’entraînement.
cli-train-vary = Entraîner un seul réseau pour plusieurs valeurs d’une option, comme level=1,2,3.
cli-train-checkpoint = Reprendre depuis ce fichier s’il existe, et l’écrire à la fin.
cli-train-gpu = S’entraîner sur la carte graphique ; sinon lentement sur le processeur.
cli-train-from_scratch = Ne pas partir de l’évaluation du jeu.
cli-train-whole_turns = Essayer des tours entiers au lieu d’actions isolées ; pour les jeux aux tours courts.
cli-train-games = Le nombre de parties jouées en parallèle.
cli-train-first_layer = La taille de la première couche du réseau.
cli-train-lead_weight = Le poids d’une avance en points, à côté de la part de victoire, au choix d’une action.
cli-train-begin_with = Partir de ce réseau du jeu, même s’il est fait pour un autre nombre de places.
cli-train-against = Apprendre à battre ce réseau, ou l’évaluation (judge), qui occupe toutes les places sauf une et n’apprend pas.
cli-train-candidates = Combien d’actions de chaque décision sont suivies jusqu’à la décision suivante avant d’en choisir une ; lent.
cli-train-seed = Le même nombre lance le même entraînement.
cli-arena = Faire jouer des bots les uns contre les autres et les classer.
cli-arena-bots = Les joueurs, séparés par des virgules : des bots, ou tes propres agents comme module:Class ou cmd:COMMANDE. Le dernier prend les places restantes. S’il y a plus de bots que de places, chaque combinaison joue.
cli-arena-games = Le nombre de parties ; un journal qui en a moins est complété.
cli-arena-seed = Le même nombre donne les mêmes parties.
cli-arena-seconds = Le temps de tes propres agents pour une décision.
cli-arena-out = Le journal, un fichier CSV ; le graphique est écrit à côté. Par défaut nommé d’après le jeu et les bots.
cli-arena-league = Écrire le classement dans ce palmarès, comme chapitre du jeu.
cli-arena-ray = Jouer sur un cluster Ray ; sans adresse, sur un cluster lancé ici.
cli-dataset = Écrire des parties entre bots dans un fichier pour l’apprentissage automatique, avec chaque choix et chaque tirage.
cli-dataset-games = Le nombre de parties.
cli-dataset-bots = Les joueurs, séparés par des virgules. Le dernier prend les places restantes. S’il y a plus de bots que de places, chaque combinaison joue.
cli-dataset-seed = Le même nombre donne les mêmes parties.
cli-dataset-out = Le fichier Parquet. Par défaut nommé d’après le jeu.
cli-puzzles = Faire des problèmes à partir de parties entre bots : des positions où un tour est bien meilleur que tous les autres.
cli-puzzles-puzzles = Le nombre de problèmes que le fichier doit avoir.
cli-puzzles-games = Le nombre maximal de parties à examiner ; une recherche interrompue reprend.
cli-puzzles-minutes = S’arrêter après ce nombre de minutes ; 0 : jamais.
cli-puzzles-vary = Jouer tour à tour avec plusieurs valeurs d’une option, comme players=2,3,4.
cli-puzzles-seed = Le même nombre donne les mêmes parties.
cli-puzzles-out = Le fichier à compléter. Par défaut nommé d’après le jeu.
cli-puzzles-verify = Ne pas faire de nouveaux problèmes ; vérifier ceux du fichier avec les bots actuels et retirer ceux qui échouent.
puzzles-contradicted = { $key } : { $best } n’est plus un problème.
puzzles-verifying = Vérification des problèmes
puzzles-verified = Toujours justes : { $n } sur { $known }.
puzzles-found = { $n }. { $key } : { $best }, { $gap } points de pourcentage d’avance, cote { $rating }
puzzles-done = { $looked ->
    [one] { $looked } décision
   *[other] { $looked } décisions
 } dans { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
 } { $n ->
    [0] { $file } n’a pas de problème.
    [one] { $file } a un problème.
   *[other] { $file } a { $n } problèmes.
 }

cli-tune = Régler la recherche d’un jeu et les erreurs de ses niveaux, pour que chacun soit plus fort que celui d’avant.
cli-tune-minutes = S’arrêter après ce nombre de minutes ; le lancement suivant reprend. 0 : sans limite.
cli-tune-games = Le maximum de parties pour une étape ; moins si un test séquentiel tranche.
cli-tune-simulations = Les simulations du plus haut niveau. Par défaut comme avant.
cli-tune-save = Écrire les réglages dans search.toml, dans le dossier du jeu.
cli-tune-out = Le dossier des journaux et de la page. Par défaut nommé d’après le jeu.
tune-judge = Des bots greedy jouent : que vaut l’évaluation ?
tune-rollouts = Soleil joue avec et sans simulations complètes.
tune-errors = Les niveaux jouent avec plusieurs températures d’erreur.
tune-levels = Chaque niveau joue contre celui d’avant.
tune-ordered = Chaque niveau est plus fort que celui d’avant. La page : { $page }
tune-open = Toutes les étapes ne sont pas tranchées. La page dit lesquelles : { $page }
tune-saved = Les réglages sont dans { $file }.
cli-lab = Jouer à un jeu avec d’autres nombres sur son matériel, et le comparer à l’original.
cli-lab-change = Un autre nombre : sa place dans components.toml du jeu, et sa valeur. Peut être donné plusieurs fois.
cli-lab-bot = Le bot à toutes les places.
cli-lab-games = Le nombre de parties avec les nombres d’origine, et autant avec les nombres changés.
cli-lab-seed = Le même nombre donne les mêmes parties.
cli-lab-out = Une page avec des images et le tableau, en un fichier HTML.
lab-original = Original
lab-changed = Changé
lab-heading = { $changes } ({ $level } à toutes les places, échantillon : { $games })
lab-figure = Moyenne par partie
lab-difference = Différence (95 %)
lab-decisions = Décisions
lab-winner = Points du gagnant
lab-spread = Points du premier au dernier
lab-seat = Victoires : { $seat }
lab-line = Points : { $line }
lab-won-by = Avance du gagnant : { $line }
lab-star = * La différence dépasse ce que le hasard explique.
lab-page = Le labo des règles : { $game }
lab-made = Règles { $version }, Perihelion { $release }, { $date }. Graine { $seed }.
lab-page-about = Les points montrent l’écart entre le jeu modifié et l’original, les traits les intervalles à 95 %. Si un trait ne coupe pas 0, l’écart dépasse ce qu’explique le hasard ; c’est le cas par hasard d’une valeur sur vingt.
lab-group-decisions = Décisions par partie
lab-group-points = Points
lab-group-wins = Victoires des places, en points de pourcentage
lab-group-lead = Avance du vainqueur, en points
lab-written = Écrit : { $file }
cli-bench = Mesurer combien de décisions par seconde font des parties au hasard.
cli-bench-games = Le nombre de parties de chaque mesure.
cli-bench-seed = Le même nombre donne les mêmes parties.

cli-mcp = Laisser jouer des modèles de langage : un serveur du Model Context Protocol, par l’entrée et la sortie standard.
cli-warm = Compiler les jeux maintenant, avec une barre de progression, plutôt qu’en arrière-plan.

cli-wasm = Compiler des jeux pour les navigateurs, pour que les bots y pensent vite.
cli-wasm-games = Les clés des jeux.
cli-wasm-folder = Le dossier des fichiers.

cli-new-game = Écrire un petit jeu jouable, comme point de départ du tien.
cli-new-game-name = Le nom du jeu : minuscules, chiffres et _.
new-game-name = { $name } ne peut pas être le nom d’un jeu ; un nom commence par une minuscule, continue avec des minuscules, des chiffres et _, et n’est ni un mot-clé ni un module de Python
new-game-installed = un jeu { $name } est déjà installé ; choisis un autre nom
new-game-exists = { $folder } existe déjà ; rien n’a été écrit
new-game-written = { $folder } est écrit. Ensuite :

    pip install -e { $folder }
    perihelion check { $name }
    perihelion play { $name }

    docs/tutorial.md en fait un jeu de dés.

cli-language = Vérifier une langue, montrer où sert un message, ou écrire une langue vide pour une nouvelle traduction.
cli-language-action = check ou new.
cli-language-code = Le code de la langue, comme fr ; sans code, check les vérifie toutes.
cli-language-folder = Avec new : le dossier à écrire.
cli-language-everything = Tout montrer ; sinon les 40 premiers de chaque sorte.
cli-language-where = Seulement ce message : qui l’utilise, et la page qui le montre, qui s’ouvre.
cli-language-address = Avec --where : l’adresse de votre serveur.
language-checked = { $messages ->
    [one] un message
   *[other] { $messages } messages
} en anglais, { $problems ->
    [0] rien à réparer
    [one] une chose à réparer
   *[other] { $problems } choses à réparer
}
language-same = { $n ->
    [one] Un texte est le même qu’en anglais ; c’est peut-être voulu :
   *[other] { $n } textes sont les mêmes qu’en anglais ; c’est peut-être voulu :
}
language-unknown = il n’y a pas de langue { $code } ; possibles : { $codes }
language-new-needs = une nouvelle langue demande son code de deux ou trois lettres et un dossier qui n’existe pas encore : perihelion language new pt perihelion/languages/pt
language-written = { $folder } est écrit. Mets le nom de la langue dans language.toml, et un texte sous chaque commentaire. docs/translating.md explique le reste ; perihelion language check { $code } dit ce qui manque.
language-where-none = aucun message ne s’appelle { $key }
language-where-users = Utilisé par : { $users }
language-user-page = les pages
language-user-server = le serveur
language-user-terminal = la ligne de commande et le terminal
language-user-mail = les e-mails et les notifications
language-user-folder = le dossier sans serveur
language-where-missing = (manque)
language-where-page = À voir ici : { $address }
language-where-open = À voir sur des pages comme { $address } ; la partie en capitales change à chaque fois
language-where-nowhere = Aucune page ne le montre.
language-where-several = Plusieurs messages portent ce nom. Ajoutez le fichier, et la page s’ouvre : --where "{ $example }"
language-where-server = Aucun serveur ne répond à { $address }. Lancez-en un : perihelion serve

cli-check = Vérifier que le paquet d’un jeu respecte le contrat de docs/contract.md.
cli-check-game = Un jeu ou son paquet.
cli-check-mutate = Introduire des fautes dans une copie des règles, et montrer celles que la vérification ne remarque pas.
cli-check-limit = Avec --mutate : n’essayer que ce nombre de fautes, choisies au hasard.
cli-check-seed = Avec --mutate --limit : la graine du choix.
cli-check-jobs = Avec --mutate : le nombre de processus qui essaient des fautes en même temps.
check-reading = Lecture des règles…
check-trying = Parties au hasard, interprétées et surveillées…
check-saying = Comparaison des mots de toutes les langues…
check-hiding = Recherche de secrets qui fuient, et de suppositions qui contredisent ce qu’un joueur a vu…
check-lessons = Essai des leçons…
check-testing = Tests du contrat, qui compilent le jeu…
check-problems = { $count ->
    [one] Le contrat n’est pas respecté à un endroit :
   *[other] Le contrat n’est pas respecté à { $count } endroits :
 }
check-no-tests = Pas de problème jusqu’ici. Les tests du contrat demandent l’extra check : pip install "perihelion[check]"
check-failed = { $game } ne respecte pas le contrat : voir plus haut.
check-kept = { $game } respecte le contrat.
mutate-checking = Vérification du jeu lui-même
mutate-trying = Essai des fautes
mutate-broken = { $game } ne respecte déjà pas le contrat, donc aucune faute n’a été introduite :
mutate-kind = { $kind } : { $found } remarquées sur { $count }
mutate-visibility = Visibilité déclarée
mutate-seen = Qui voit un choix
mutate-events = Événements
mutate-samplers = Suppositions sur ce qui est caché
mutate-bounds = Limites des champs
mutate-refusals = Numéros des règles qui refusent
mutate-points = Points et gagnants
mutate-legality = Légalité
mutate-found = { $count ->
    [one] Remarqué : { $found } faute sur { $count }.
   *[other] Remarqué : { $found } fautes sur { $count } ({ $share } %).
 }

cli-rules = Montrer comment on joue à un jeu.
cli-rules-game = Un jeu.
cli-rules-number = Le numéro d’une règle, par exemple 20, ou une question : « Puis-je tomber sur ma propre comète ? »
cli-rules-trace = Avec un numéro : montrer aussi où le livret énonce la règle, une position où elle compte, les fonctions et les tests.
cli-rules-reference = Montrer la spécification (en anglais) au lieu du guide ; avec un numéro, sa règle.

cli-missing-extra = Cela demande l’extra { $extra }, qui n’est pas installé : pip install "perihelion[{ $extra }]"
cli-unknown-command = il n’y a pas de commande { $command } ; possibles : { $commands }
cli-unknown-option = { $option } n’est pas compris ici ; possibles : { $options }
cli-unknown-game = il n’y a pas de jeu { $game } ; installés : { $games }
cli-unknown-bot = il n’y a pas de bot { $bot } ; possibles : { $bots }
cli-unreadable = il n’y a pas de fichier { $file }, ou il est illisible
cli-wrong-value = { $option } ne peut pas être { $value } ; possibles : { $choices }
cli-wrong-vary = --vary demande un nom et ses valeurs, comme --vary level=1,2,3, pas { $given }
cli-needs = { $option } est obligatoire ; possibles : { $choices }
cli-load-options = une partie enregistrée a ses propres options ; enlève { $options }

cli-usage = Utilisation :
cli-arguments = Arguments :
cli-options = Options :
cli-commands = Commandes :
cli-any-options = [OPTIONS]
cli-any-command = COMMANDE [ARGUMENTS]...
cli-help = Afficher cette aide.
cli-default = par défaut :
cli-required = obligatoire
cli-try-help = Aide : { $command }
cli-not-understood = { $option } n’est pas compris ici
cli-needs-value = il faut une valeur après { $option }
cli-takes-no-value = { $option } ne prend pas de valeur
cli-needs-integer = { $option } demande un nombre entier
cli-needs-number = { $option } demande un nombre
cli-too-small = { $option } doit valoir au moins { $least }
cli-too-large = { $option } doit valoir au plus { $most }
cli-wrong-choice = { $option } doit être l’une de ces valeurs : { $choices }
cli-not-possible = { $option } ne peut pas avoir cette valeur
cli-is-missing = il manque { $option }
cli-unknown-language = il n’y a pas de langue { $lang } ; possibles : { $langs }

## La table

sits-person = une personne
sits-greedy = bot glouton
sits-random = bot aléatoire
sits-moon = Lune (bot)
sits-mercury = Mercure (bot)
sits-venus = Vénus (bot)
sits-earth = Terre (bot)
sits-mars = Mars (bot)
sits-jupiter = Jupiter (bot)
sits-sun = Soleil (bot)
sits-style = { $name } (bot)

table-sits = { $player } : { $who }
table-begin = Graine { $seed }. Tape aide pour la liste des commandes.
table-ask = tape un coup ou son numéro ; ? montre tous les coups, aide les commandes
table-changed = Seulement ce qui a changé ; plateau montre tout.
table-enter = Appuie sur Entrée.
table-pass = C’est à { $player } de jouer. Passe-lui l’écran.
table-points = Points
table-score = Score
table-hint = { $actions } : { $says }
table-thinking = Réflexion, { $seconds } s… Ctrl-C revient à ton coup.
table-thinking-first = Préparation des conseils, { $seconds } s… Cela n’arrive qu’une fois par ordinateur et prend une à deux minutes, cinq s’il est lent ou occupé. Ctrl-C revient à ton coup ; le prochain conseil ira plus vite.
table-no-hint = Pas de conseil cette fois. C’est toujours à toi de jouer.
table-equal = { $says }, { $count } fois
table-warm = Les bots se préparent ; la première fois, cela prend une minute ou deux.
table-quiet = Coups moins courants… ({ $count })
table-more-moves = { $count ->
    [one] et un de plus : ? le montre
   *[other] et { $count } de plus : ? les montre
}
table-several = « { $text } » peut vouloir dire : { $moves }
table-unreadable = « { $text } » n’est pas un coup ici. Tape ? pour voir tous les coups.
table-too-many = « { $text } » n’a pas été joué : ce n’est plus à toi de jouer.
table-no-undo = Tu n’as rien à annuler.
table-rules = perihelion rules { $game } montre les règles ; regles 20 montre la règle 20 ici ; regles et une question cherche.
table-save-where = Dis où : enregistrer ma.partie
table-saved = Enregistré dans { $file }
table-help = Aide
table-help-moves = Tape un coup, son numéro dans la liste, ou quelques lettres qu’un seul coup contient ; sépare par des virgules plusieurs coups d’un tour. Tab complète. Entrée montre de nouveau le plateau.
table-wins = { $name } gagne.
table-win-together = { $names } gagnent.
table-you-won = { $tie ->
    [1] Tu as gagné ({ $player }) au départage, { $own } à { $others }.
   *[other] Tu as gagné ({ $player }), { $own } à { $others }.
}
table-you-lost = { $tie ->
    [1] Tu as perdu ({ $player }) au départage, { $own } à { $others }.
   *[other] Tu as perdu ({ $player }), { $own } à { $others }.
}
table-draw = La partie se termine sur une égalité.
table-lost = Personne ne gagne.

command-legal-about = tous les coups ; ? et un coup dit pourquoi il n’est pas possible
command-hint = conseil
command-hint-about = les meilleurs coups, leur résultat attendu, et pourquoi
command-undo = annuler
command-undo-about = annuler ton dernier coup
command-board = plateau
command-board-about = montrer tout le plateau
command-score = score
command-score-about = la feuille de score
command-log = journal
command-log-about = ce qui s’est passé ; journal 50 en montre plus
command-rules = regles
command-rules-about = regles 20 montre la règle 20 ; regles puis-je passer ? cherche
command-save = enregistrer
command-save-about = enregistrer FICHIER écrit la partie dans un fichier
command-help = aide
command-help-about = cette liste
command-quit = quitter
command-quit-about = partir ; la partie est enregistrée

replay-of = Entrée { $done } sur { $all }.

## Mesurer

bench-decisions = décisions/s
bench-interpreted = interprété
bench-one-core = compilé, un cœur
bench-all-cores = compilé, { $cores ->
    [one] encore un cœur
   *[other] { $cores } cœurs
}

## L’arène

train-learning = Apprentissage
train-progress = Après { $seconds } s et { $games } parties : { $share } des victoires contre { $rival ->
    [judge] l’évaluation
   *[other] { $rival }
 }
train-curve = { $game } : part des victoires contre { $rival ->
    [judge] l’évaluation
   *[other] { $rival }
 }
train-written = Le réseau est dans { $file }, sa courbe d’apprentissage dans { $plot }.
arena-compiling = Code machine
serve-preparing = Préparation des bots, cette fois seulement ; tu peux déjà jouer
arena-games = Parties
arena-heading = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
}
arena-plot = { $game } : cotes après { $games } parties (95 %), et parts des victoires
arena-bot = bot
arena-rating = cote (95 %)
arena-share = part des victoires (95 %)
arena-points = points
arena-seats = parties
arena-time = par décision
arena-failed = Le bot { $bot } a échoué dans { $games ->
    [one] une partie
   *[other] { $games } parties
} et y a perdu. La première fois : { $first }
arena-league = { $file } contient le classement.
dataset-written = { $file } contient { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $size } ko.
arena-written = { $log } contient chaque partie, { $plot } montre les cotes.

## Conseils

hint-expects = { $bound ->
    [over] Plus de 99 % de chances de gagner.
    [under] Moins de 1 % de chances de gagner.
    [certain] { $share } % de chances de gagner.
   *[about] Environ { $share } % de chances de gagner.
}
hint-best = Tu finis avec { $why } qu’avec le deuxième meilleur tour{ $price }.
hint-best-price = Mais tu as { $why } qu’avec le deuxième meilleur tour.
hint-best-price-of-another = Mais { $player } a { $why } qu’avec le deuxième meilleur tour.
hint-best-of-another = { $player } finit avec { $why } qu’avec le deuxième meilleur tour{ $price }.
hint-best-probably = Tu finiras sans doute avec { $why } qu’avec le deuxième meilleur tour{ $price }.
hint-best-probably-of-another = { $player } finira sans doute avec { $why } qu’avec le deuxième meilleur tour{ $price }.
hint-other = Tu finis avec { $why } qu’avec le meilleur tour{ $price }.
hint-other-price = Mais tu as { $why } qu’avec le meilleur tour.
hint-other-price-of-another = Mais { $player } a { $why } qu’avec le meilleur tour.
hint-other-of-another = { $player } finit avec { $why } qu’avec le meilleur tour{ $price }.
hint-but = , mais { $why }
hint-but-own = , mais tu as { $why }
hint-but-of-another = , mais { $player } a { $why }
hint-price-named = Mais cela a un prix. { $says }
hint-return-named = Mais il y a une compensation. { $says }
hint-second = Deuxième meilleur : { $turn }.
hint-even = À peu près aussi bon : { $turn }.
hint-even-part = Tout aussi bon : { $other } au lieu de { $this }.
hint-next-turn = Ton prochain tour pourrait être : { $turn }.
hint-best-later = Un tour plus tard, tu as { $why } qu’avec le deuxième meilleur tour{ $price }.
hint-best-later-price = Mais un tour plus tard, tu as { $why } qu’avec le deuxième meilleur tour.
hint-best-later-price-of-another = Mais un tour plus tard, { $player } a { $why } qu’avec le deuxième meilleur tour.
hint-best-later-of-another = Un tour plus tard, { $player } a { $why } qu’avec le deuxième meilleur tour{ $price }.
hint-other-later = Un tour plus tard, tu as { $why } qu’avec le meilleur tour{ $price }.
hint-other-later-price = Mais un tour plus tard, tu as { $why } qu’avec le meilleur tour.
hint-other-later-price-of-another = Mais un tour plus tard, { $player } a { $why } qu’avec le meilleur tour.
hint-other-later-of-another = Un tour plus tard, { $player } a { $why } qu’avec le meilleur tour{ $price }.
hint-later = Ton tour rapporte plus tout de suite, mais le meilleur est plus payant par la suite.
hint-pays-later = Il rapporte moins tout de suite, mais davantage par la suite.

story = { $moves } : { $results }
story-then = { $first }, puis { $last }
story-of-another = { $player } { $changes }
measure-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
more-points = { $n ->
    [one] { $n } point de plus
   *[other] { $n } points de plus
}
less-points = { $n ->
    [one] { $n } point de moins
   *[other] { $n } points de moins
}
hint-others = gêner les autres

## Le rapport

cli-report = Écrire le rapport d’une partie finie : où elle s’est gagnée, perdue, ou jouée sur la chance.
cli-report-file = Un fichier de partie écrit par `save`.
cli-report-simulations = Le nombre de simulations par décision ; le même nombre donne le même rapport.
cli-report-seconds = La durée maximale, environ, en secondes.
cli-report-seed = Le même nombre donne les mêmes simulations.
cli-report-out = La page ; par défaut nommée d’après le fichier de partie.
cli-report-json = Écrire aussi le tout en JSON.
report-written = { $file } montre le rapport.
report-working = Écriture du rapport
report-title = { $game } : rapport de partie
report-result = Résultat : { $points }.
report-so-far = Pour l’instant : { $points }.
report-points = { $name } { $points }
report-how = Une erreur se juge d’après ce que le joueur pouvait savoir à ce moment-là, et ne compte que si la différence est nette et si aucun conseil n’avait proposé ce tour. À partir de 5 % des chances restantes, elle est petite ; à partir de 20 %, grosse. En dessous de 1 %, la partie est considérée comme jouée. La chance et la courbe sont calculées en sachant tout, même ce qui était caché aux joueurs.
report-curve = Chances de gagner
report-curve-about = Les chances de gagner de chacun après chaque tour, en sachant tout. Les cercles marquent les tours avec de grosses erreurs.
report-seats = Les joueurs
report-big =
    { $n ->
        [one] { $n } grosse erreur
       *[other] { $n } grosses erreurs
    }
report-small =
    { $n ->
        [one] { $n } petite erreur
       *[other] { $n } petites erreurs
    }
report-no-mistakes = pas d’erreur nette
report-found = jusqu’ici { $mistakes }
report-balance = Ce qui a décidé la partie
percent = { $n } %
report-balance-start = Chances au départ
report-balance-luck = Chance
report-balance-own = Ses propres tours
report-balance-others = Tours des autres
report-balance-end = À la fin
report-balance-now = Maintenant
report-balance-about = En points de pourcentage : départ + chance + tours = fin. Au-dessus de 0, les tours étaient meilleurs que prévu par la courbe. Ce que l’un laisse échapper, les autres le gagnent ; sur une partie entière, cela peut donc dépasser 100.
report-luck = Chance : { $says }.
report-luck-much-good = très bonne
report-luck-some-good = plutôt bonne
report-luck-none = ni bonne ni mauvaise
report-luck-some-bad = plutôt mauvaise
report-luck-much-bad = très mauvaise
report-turning-points = Moments clés
report-my-turning-points = Tes moments clés
report-others-turning-points =
    { $n ->
        [one] Les autres : { $n } moment clé
       *[other] Les autres : { $n } moments clés
    }
report-measure = Une erreur se mesure à la part de tes chances de gagner qu’elle coûte : passer de 4 % à 2 %, c’est en perdre la moitié.
report-searching = Les premiers apparaissent dans un instant…
report-not-known = erreurs : pas encore connues
report-ahead = Aux points, { $name } a mené à partir du tour { $number } sur { $of }.
report-ahead-own = Aux points, tu as mené à partir du tour { $number } sur { $of }.
report-turn = { $number ->
    [0] Avant le premier tour : { $name }
   *[other] Tour { $number } sur { $of } : { $name }
}
report-choice = La décision : « { $played } » au lieu de « { $best } ».
report-kind-big = Grosse erreur.
report-kind-small = Petite erreur.
report-none = Aucune erreur nette n’a été trouvée.
report-played = Joué : { $says }
report-best = Mieux : { $says }
report-lost = Les chances de gagner sont tombées de { $before } % à { $after } % (± { $error }) : { $cost } % de ces chances sont perdues.
report-why = Avec le meilleur tour, tu aurais { $why }{ $price }.
report-why-of-another = Avec le meilleur tour, { $player } aurait { $why }{ $price }.
report-why-later = Un tour plus tard, tu aurais { $why } avec le meilleur tour{ $price }.
report-why-later-of-another = Un tour plus tard, { $player } aurait { $why } avec le meilleur tour{ $price }.
report-why-price = En revanche, tu aurais { $why }.
report-why-price-of-another = En revanche, { $player } aurait { $why }.
report-why-later-price = En revanche, tu aurais alors { $why }.
report-why-later-price-of-another = En revanche, { $player } aurait alors { $why }.
report-but-own = , mais tu aurais { $why }
report-but-of-another = , mais { $player } aurait { $why }
report-unseen = Ce que gagne le meilleur tour ne se voit qu’aux tours suivants.
report-board = En pointillés : le meilleur coup. En trait plein : le coup joué.
report-show = Voir dans la relecture
report-others = Autres erreurs ({ $n })
report-doubtful = Erreurs possibles, pas encore nettes ({ $n })
report-outcomes = Les tirages qui ont le plus compté ({ $n })
report-luck-about = De combien de points de pourcentage chaque tirage était meilleur que la moyenne ; le plus grand d’abord.
report-turn-short = tour
report-seat = joueur
report-played-short = joué
report-best-short = mieux
report-loss = coût
report-outcome = tirage
report-draws = Les tirages, comparés à la moyenne attendue
report-kind = { $kind } ({ $n })
report-drawn = tiré
report-expected = attendu
