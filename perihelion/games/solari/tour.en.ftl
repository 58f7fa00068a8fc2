### The first turn, told to a newcomer: what to touch and why, for each decision it can bring.

tour-welcome = Six comets are yours. Bring three or more of them into a line and you score; a longer row scores far more. 36 points win.
tour-MOVE1 = Two dice have fallen: each value moves one comet, straight and exactly that far. Comets on the way are jumped.
tour-MOVE2 = Now the value that is left. Another comet, or the same one again.
tour-KO1 = You have landed on a comet and knocked it out. Go on with the same comet, or put the other one back on the rim first.
tour-PLACE = The comet you knocked out goes back on the rim, and you say where: far from its friends is best.
tour-WILD = Six and six are wild. Name the two values you would like to have.
tour-ENTER = A comet that was knocked off the board comes back where your two values say.
tour-end = That was a turn. New rows are paid by themselves as soon as they lie. And look at what the other one builds: you may land on those comets and send them to the rim.
