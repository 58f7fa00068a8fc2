game = Blindgebot
luck = Lose
game-about = Fünf Lose, und alle bieten gleichzeitig und verdeckt auf jedes von ihnen.

seat-0 = Rot
seat-1 = Blau
seat-2 = Grün
seat-3 = Gelb
seat-4 = Weiß
seat-5 = Schwarz
seat-6 = Braun
seat-7 = Orange
seat-8 = Rosa
seat-9 = Grau

option-players = Spieler

phase-BID = { $player }: Welche Karte bietest du?

act-bid = { $card } bieten
log-bid = { $player } bietet { $card }.

chance-FAVOURITE = Ein Lieblingslos wird verteilt: { $lot }.
chance-FAVOURITE-unseen = Ein Lieblingslos wird verteilt.
chance-LOT = Los { $lot } wird verkauft.

event-favourite = Es gehört { $player }.
event-revealed = { $player } deckt { $card } auf.
event-bought = { $player } bekommt Los { $lot }.
event-unsold = Niemand bekommt Los { $lot }.

TENDER-2 = Erst werden die Lieblingslose verteilt.
TENDER-3 = Erst wird das nächste Los gezogen.
TENDER-4 = Diese Karte hast du nicht mehr.
TENDER-10 = Das Spiel ist zu Ende.

line-lots = Lose
line-favourite = Lieblingslos

board-card = Karte { $n }
board-favourite = dein Liebling
board-unsold = nicht verkauft
board-now = wird gerade verkauft
board-down = verdeckt
board-bids = Gebote
board-bid = Gebot
board-hand = Hand

draws-lot = Lose
