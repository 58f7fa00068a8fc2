## Pages in frames of other sites

embed-replay = A finished game, without names.
embed-replay-play = Play it here
embed-replay-open = Open the game, step by step
embed-board = The board of { $game }
embed-puzzle = { $game }: a puzzle
embed-puzzle-about = One turn is much better than all others. Can you find it?
embed-puzzle-open = Solve it
embed-daily = Today’s deal: { $game }
embed-daily-about = Everybody gets the same { $luck } today.
embed-daily-open = Play today’s deal

## Showing a game to others

replay-quiet = Hide what comes
bgstats = Log in BG Stats
