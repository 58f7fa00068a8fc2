### Lessons, and mistakes that are played again.

lesson-hint-piece = Start with “{ $name }”. It has a dotted ring.
lesson-hint-marked = Start where the dotted ring is.
lesson-hint-button = This time nothing on the board: look at the buttons.
lesson-hint-move = The move: { $says }.
lesson-hint-astray = From here I know no way. Undo, or start over.
lessons-of = Lessons: { $game }
lesson-next = Next lesson
lesson-play = Play { $game }

mistakes-of = Mistakes: { $game }
mistake-title = Your turn again, { $name }
mistake-text = In the game you chose: { $says }. That cost about { $loss } % of the win (± { $error }).
mistake-goal = Find a better move.
mistake-next = Next mistake
mistake-report = To the report
mistake-hint = What the better move brings: { $why }.
mistake-hint-none = Look at everything you can do here, not only at what comes to mind first.
mistake-best = Yes, that is the better move.
mistake-good = Good: that is about as strong as the best move that the search has found ({ $says }).
mistake-same = That is what you chose in the game. It costs about { $loss } % of the win.
mistake-worse = There is something better: this, too, would cost about { $loss } % of the win.

puzzles-of = Puzzles: { $game }
puzzle-title = Puzzle, rating { $rating }
puzzle-text = { $player } is to move. One move is much better than all others: a deep search has made sure of it.
puzzle-goal = Find the best move.
puzzle-next = Next puzzle
puzzle-hint = It is about this: { $theme }.
puzzle-done = That is the one: at least { $gap } % more of the win than any other move ({ $theme }).
puzzle-missed = There is a better move. Even the second best costs about { $gap } % of the win.

practice-title = From your own game (box { $box } of { $of })

## The analysis board

analysis-chance = Chance is next: roll, or set what comes.
analysis-other = { $player } is to move. Look at everything, or with these eyes, to go on.
error-analysis-no-chance = There is nothing to roll here.
error-analysis-nobody = Nobody has a move to choose here, or not the seat you look from.
error-analysis-position = A game cannot get into this position, so it cannot be played on.
error-analysis-game = A position needs its game: choose one.
error-analysis-long = An analysis has at most { $n } moves; those taken back count, too.
error-analysis-full = You keep { $n } analyses already. Delete one first.
error-analysis-unknown = There is no analysis at this address. It may have been deleted.
error-analysis-other = This analysis belongs to somebody else. Keep a copy, and change that one.
analysis-sealed = Line { $line } of the sealed game: { $says }
error-analysis-rules = This sealed game was played by other rules, so it cannot be replayed here.
error-analysis-over = The game is over here; there is nothing to play out.
error-analysis-title = A title has 1 to { $n } characters.
