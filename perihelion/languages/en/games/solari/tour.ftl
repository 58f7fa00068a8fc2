### The first turn, told to a newcomer: what to touch and why, for each decision it can bring.

tour-welcome = You have six comets. Line up three or more of them and you score; a longer row scores far more. { $target ->
    [0] Whoever has the most points wins.
   *[other] The first to { $target } points wins.
}
tour-MOVE1 = You have two numbers. Each moves one comet, straight and exactly that far; it jumps over whatever is in the way.
tour-MOVE2 = Now the other number, with another comet or the same one again.
tour-KO1 = You landed on a comet and knocked it out. Move the same comet again, or first put the other one on the rim.
tour-PLACE = The comet you knocked out goes back on the rim, and you choose where: best far away from the others of its colour.
tour-WILD = Six-six is a wild card: choose any two numbers.
tour-ENTER = A comet that was knocked off the board comes back on a cell given by your two numbers.
tour-news-hit = One of your comets was hit and is back on the rim. You lose no points: move it back in.
tour-scored-points = { $n ->
    [one] You scored a point!
   *[other] You scored { $n } points!
}
tour-end = That was a turn. New rows score by themselves. And keep an eye on the others: you may land on their comets and send them to the rim.
