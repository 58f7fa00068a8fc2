### The course of Solari. For each lesson: its title, what it is about, the goal, a first hint, and what is said after it.

lesson-two-moves = Two dice, two moves
lesson-two-moves-text = You play Uranus. The dice show 2 and 3: each is one move, straight and exactly that far. You choose which comes first, and whether one comet moves twice or two comets once each. A comet jumps over whatever is in its way.
lesson-two-moves-goal = Bring comet 1 into the sun, the four cells in the middle.
lesson-two-moves-hint = Comet 1 is below the sun and two columns to its left. It may use both dice.
lesson-two-moves-done = That is a turn: two dice, two moves. Either order would have worked here.
lesson-two-moves-missed = Your turn is over, and comet 1 is not in the sun. Both of its moves are needed.

lesson-row = Three in a row
lesson-row-text = Three of your comets side by side, across, down or diagonally, are a row and bring a point. You score once, after both moves. You must make both moves, so be careful that the second does not spoil what the first has built.
lesson-row-goal = Build a row of three.
lesson-row-hint = There is exactly one free cell between comets 2 and 3.
lesson-row-done = Your first point! The other die went to a comet that the row does not need.
lesson-row-missed = No row this time. One move fills the gap; the other goes to a comet that is not needed there.

lesson-longer = Long rows pay far more
lesson-longer-text = Rows of 3, 4, 5 and 6 bring 1, 3, 9 and 27 points. Only what is new counts: the row of three that already lies here brings nothing again, but as soon as it grows, it counts in its new length.
lesson-longer-goal = Score 3 points in this turn.
lesson-longer-hint = Look at the two ends of the row. Which comet can reach one of them with one die?
lesson-longer-done = Four in a row, 3 points. Always ask whether a row that is there can still grow.
lesson-longer-missed = That was not 3 points. The row must stay where it is and get a fourth comet at one end.

lesson-knock-out = Knock them out
lesson-knock-out-text = Land on another player’s comet and you knock it out: you put it on the rim. If one comet makes both moves and hits only one piece, you may choose any free rim cell; otherwise one in the row or column of the hit.
lesson-knock-out-goal = Neptune has a row through the sun. Knock out Neptune’s comet 2, in the middle of it.
lesson-knock-out-hint = Your comet 1 stands 3 cells below it and 2 cells to the side. Then choose a rim cell far away.
lesson-knock-out-done = The row is broken. Hits bring no points, but they cost the others theirs.
lesson-knock-out-missed = Neptune’s comet 2 is still there. It has to be hit by landing on it exactly.

lesson-six-six = The wild card 6-6
lesson-six-six-text = With 6-6 you name any two values and play those. If you name a double, and one comet makes both moves and hits one piece, that piece leaves the board altogether.
lesson-six-six-goal = Knock Neptune’s comet 2 off the board.
lesson-six-six-hint = Count the cells from your comet 1 to Neptune’s comet 2: how many up, how many to the left? It must be the same number twice.
lesson-six-six-done = Gone! Neptune has to spend a whole turn bringing it back.
lesson-six-six-missed = Neptune’s comet 2 is still on the board. Only a double, moved by one comet alone, sends it off.

lesson-back = Back into the game
lesson-back-text = If one of your comets is off the board, your dice bring it back: 3 and 4 lead to row 3, column 4, or row 4, column 3, counted from 0 at the top left. That is your whole turn, and it scores. Three comets in the sun are a row, too.
lesson-back-goal = Bring comet 3 back and score.
lesson-back-hint = Both cells that the dice allow lie in the sun, and you have two comets there already.
lesson-back-done = A comet back and a point at once. Now you know all you need: the first player to reach 36 points wins.
lesson-back-missed = That brought no point. Take the comet and put it into the sun.
