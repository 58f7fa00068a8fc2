# Pourquoi une base de données ne peut pas servir. Une phrase chacun, montrée en ligne de commande.

store-folder-unwritable = impossible d’écrire dans { $folder } ({ $reason }) ; choisis un autre dossier avec --data, ou demande le droit d’y écrire
store-folder-in-use = un autre serveur utilise déjà { $folder } ; arrête-le d’abord, ou choisis un autre dossier avec --data
store-damaged = { $path } est endommagé ou n’est pas une base de Perihelion ({ $reason })
store-newer = { $path } a été écrit par une version plus récente de Perihelion ; installe-la pour t’en servir
store-unopened = impossible d’ouvrir { $path } ({ $reason })
store-file-advice = { $problem } ; remets une sauvegarde à sa place avec `perihelion restore FICHIER`, ou choisis un autre dossier avec --data
store-url = { $url } n’est pas l’adresse d’une base de données ; écris postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM, ou utilise --data pour un dossier
store-unreachable = impossible de joindre la base { $url } ({ $reason }) ; vérifie que PostgreSQL y tourne et que l’adresse est juste
store-no-worker = un worker nécessite PostgreSQL, où plusieurs processus travaillent ensemble ; indique-le avec --database ou PERIHELION_DATABASE
store-one-process = plusieurs serveurs nécessitent PostgreSQL, où ils travaillent ensemble ; indique-le avec --database ou PERIHELION_DATABASE, ou enlève --processes
store-no-fork = plusieurs serveurs à la fois nécessitent Linux ou macOS ; enlève --processes

backup-no-database = il n’y a pas de base de données dans { $folder }
backup-not-made = la sauvegarde { $file } n’a pas été faite ({ $reason })
backup-not-restored = impossible de restaurer { $file } ({ $reason })
backup-no-file = il n’y a pas de fichier { $file }

copy-no-source = { $place } n’a pas de base de Perihelion à copier
copy-not-empty = { $place } n’est pas vide, donc rien n’a été copié ; indique un dossier vide ou une nouvelle base
copy-damaged = rien n’a été copié : le journal de la table { $table } est endommagé à l’entrée { $n } ({ $reason })
copy-differs = rien n’a été copié : ce qui a été écrit diffère de ce qui a été lu ({ $table })

move-not-written = la table n’a pas été exportée : impossible d’écrire { $file } ({ $reason })
move-not-read = il n’y a pas de fichier { $file }, ou on ne peut pas le lire ({ $reason })
move-damaged = { $file } est endommagé ou n’est pas une table exportée ; rien n’a été importé
move-newer = { $file } a été écrit par une version plus récente de Perihelion ; installe-la pour l’importer
move-there = rien n’a été importé : la table { $table } est déjà ici
move-game = rien n’a été importé : le jeu { $game } n’est pas installé sur ce serveur
move-rules = rien n’a été importé : la table suit la version { $there } des règles de { $game }, et ce serveur a la version { $here } ; installe un Perihelion plus récent
move-unreadable = rien n’a été importé : le journal de la table { $table } ne mène pas à sa position
move-deal = la table { $table } n’a pas été exportée : on y joue une donne, et d’autres jouent la même sur ce serveur
check-no-version = { $path } n’est ni un wheel, ni un dossier avec le paquet perihelion, ni un environnement virtuel
check-wheel = impossible de décompresser le wheel { $path } ({ $reason })
check-ended = l’autre version n’a pas démarré, ou s’est arrêtée au milieu d’une partie ; voir son message plus haut
check-hidden = impossible de vérifier { $path }, car ce Python trouve d’abord Perihelion dans { $found } ; utilise un environnement virtuel avec l’autre version
