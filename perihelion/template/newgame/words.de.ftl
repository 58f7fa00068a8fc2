game = NewGame
game-about = Nimm eines bis drei Hölzer; wer das letzte nimmt, gewinnt.
game-length = 2

option-players = Spieler
option-players-about = Wie viele spielen.
option-sticks = Hölzer
option-sticks-about = Wie viele in der Reihe liegen.

seat-0 = Gelb
seat-1 = Blau
seat-2 = Rot
seat-3 = Weiß

phase-TAKE = Nimm eines, zwei oder drei Hölzer

act-take = { $count ->
    [one] ein Holz
   *[other] { $count } Hölzer
 } nehmen
log-take = { $player } nimmt { $count ->
    [one] ein Holz
   *[other] { $count } Hölzer
 }.

brief-take = { $count ->
    [one] ein Holz
   *[other] { $count } Hölzer
 } nehmen

NEWGAME-4 = Jetzt werden Hölzer genommen.
NEWGAME-5 = So viele Hölzer sind nicht mehr da: { $count } gibt es nicht.
NEWGAME-6 = Das Spiel ist zu Ende.

line-sticks = Hölzer
line-last = Letztes Holz
term-last = das letzte Holz
term-rest = eine schlechte Zahl für den Nächsten

board-left = Hölzer übrig
board-stick = { $number ->
    [one] Das letzte Holz der Reihe
   *[other] Ein Holz, von dem an { $number } liegen
 }
