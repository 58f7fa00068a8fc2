game = NewGame
game-about = Take one to three sticks; the player who takes the last one wins.
game-length = 2

option-players = Players
option-players-about = How many play.
option-sticks = Sticks
option-sticks-about = How many lie in the row.

seat-0 = Yellow
seat-1 = Blue
seat-2 = Red
seat-3 = White

phase-TAKE = Take one, two or three sticks

act-take = take { $count ->
    [one] one stick
   *[other] { $count } sticks
 }
log-take = { $player } takes { $count ->
    [one] one stick
   *[other] { $count } sticks
 }.

brief-take = take { $count ->
    [one] one stick
   *[other] { $count } sticks
 }

NEWGAME-4 = Take sticks now.
NEWGAME-5 = There are not { $count } sticks left.
NEWGAME-6 = The game is over.

line-sticks = Sticks
line-last = Last stick
term-last = the last stick
term-rest = a bad number for the next player

board-left = Sticks left
board-stick = { $number ->
    [one] The last stick of the row
   *[other] This stick and all to its right: { $number }
 }
