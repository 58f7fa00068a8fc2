### Lessons, and mistakes that are played again.

lesson-hint-piece = Start here: { $name }. It has a dotted ring.
lesson-hint-marked = Start where the dotted ring is.
lesson-hint-button = The answer is one of the buttons.
lesson-hint-move = The next step: { $says }.
lesson-hint-astray = There is no solution from here. Undo, or start over.
lessons-of = Lessons: { $game }
lesson-next = Next lesson
lesson-play = Play { $game }

mistakes-of = Mistakes: { $game }
mistake-title = Your turn again, { $name }
mistake-text = In the game you chose: { $says }. That cost about { $loss } percentage points (± { $error }).
mistake-title-other = { $name } to play
mistake-text-other = In the game { $name } chose: { $says }. That cost about { $loss } percentage points (± { $error }).
mistake-same-other = That is what { $name } chose in the game. It costs about { $loss } percentage points.
mistake-goal = Find a better move.
mistake-next = Next mistake
mistake-report = To the report
mistake-hint-none = Look at everything you can do here, not only at what comes to mind first.
mistake-best = Yes, that is the better move.
mistake-good = Good: that is about as strong as the best move the search found ({ $says }).
mistake-same = That is what you chose in the game. It costs about { $loss } percentage points.
mistake-worse = There is something better: this would also cost about { $loss } percentage points.

puzzles-of = Puzzles: { $game }
difficulty-0 = very easy
difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = hard
difficulty-4 = very hard
puzzle-title = Puzzle, rating { $rating }
puzzle-text = You are { $player }.{ $orders ->
    [0] {""}
   *[other] {" "}You may also play the steps in another order.
}
puzzle-text-begun = You are { $player }, and your turn has begun.{ $orders ->
    [0] {""}
   *[other] {" "}You may also play the steps in another order.
}
puzzle-goal = Play the best turn.
puzzle-next = Next puzzle
puzzle-hint = What it is about: { $theme }.
puzzle-solution = The solution: { $turn }.
puzzle-done = Correct: { $turn }. That is { $gap } percentage points better than anything else.
puzzle-done-other = Correct: { $turn }. The solution is even a little better: { $best }.
puzzle-hinted = You had a hint, so it does not count as solved.
puzzle-wins = It wins the game.
puzzle-missed = There is a better turn; even the second best is { $gap } percentage points worse.
puzzle-missed-win = There is a turn that wins the game.
puzzle-compared = In comparison: { $why }

practice-title = From your own game (box { $box } of { $of })

## The analysis board

analysis-chance = Roll, or choose the result.
analysis-other = { $player } is to move. Switch to { $player }’s view or the open view to continue.
error-analysis-no-chance = There is nothing to roll or draw here.
error-analysis-nobody = There is no move to choose here, at least not for the seat you are viewing.
error-analysis-position = A game cannot reach this position, so you cannot play on from it.
error-analysis-game = A position needs its game: choose one.
error-analysis-long = An analysis has at most { $n } moves; those taken back count, too.
error-analysis-full = You have saved { $n } analyses already. Delete one first.
error-analysis-unknown = There is no analysis at this address. It may have been deleted.
error-analysis-other = This analysis belongs to somebody else. Save a copy, and change that one.
analysis-sealed = Line { $line } of the sealed game: { $says }
error-analysis-rules = This sealed game was played with other rules, so it cannot be replayed here.
error-analysis-over = The game is over here; there is nothing to play out.
error-analysis-title = A title has 1 to { $n } characters.
