## Pages dans le cadre d’autres sites

embed-replay = Une partie finie, sans noms.
embed-replay-play = La rejouer ici
embed-replay-open = Ouvrir la partie, étape par étape
embed-board = Le plateau de { $game }
embed-puzzle = { $game } : un problème
embed-puzzle-about = Un tour est bien meilleur que tous les autres. Le trouveras-tu ?
embed-puzzle-open = Le résoudre
embed-daily = La partie du jour : { $game }
embed-daily-about = Aujourd’hui, tout le monde a les mêmes { $luck }.
embed-daily-open = Jouer la partie du jour

## Montrer une partie aux autres

replay-quiet = Masquer la suite
bgstats = Noter dans BG Stats
