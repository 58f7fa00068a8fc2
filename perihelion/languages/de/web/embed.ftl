## Seiten in Rahmen anderer Seiten

embed-replay = Eine beendete Partie, ohne Namen.
embed-replay-play = Hier abspielen
embed-replay-open = Partie Schritt für Schritt ansehen
embed-board = Das Brett von { $game }
embed-puzzle = { $game }: ein Rätsel
embed-puzzle-about = Ein Zug ist viel besser als alle anderen. Findest du ihn?
embed-puzzle-open = Rätsel lösen
embed-daily = Spiel des Tages: { $game }
embed-daily-about = Heute bekommen alle dieselben { $luck }.
embed-daily-open = Spiel des Tages spielen

## Ein Spiel anderen zeigen

replay-quiet = Ausgang verbergen
bgstats = In BG Stats eintragen
