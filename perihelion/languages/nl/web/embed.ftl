## Pagina’s in kaders van andere sites

embed-replay = Een afgelopen spel, zonder namen.
embed-replay-play = Hier afspelen
embed-replay-open = Open het spel, stap voor stap
embed-board = Het bord van { $game }
embed-puzzle = { $game }: een puzzel
embed-puzzle-about = Eén beurt is veel beter dan alle andere. Vind jij hem?
embed-puzzle-open = Los hem op
embed-daily = Het spel van vandaag: { $game }
embed-daily-about = Iedereen krijgt vandaag dezelfde { $luck }.
embed-daily-open = Speel het spel van vandaag

## Een spel aan anderen laten zien

replay-quiet = Verbergen wat nog komt
bgstats = Noteer in BG Stats
