game = Verdeckter Verkauf
game-about = Karten werden verdeckt gewählt; die höchste gewinnt den Preis.
option-players = Spieler

seat-0 = Rot
seat-1 = Blau
seat-2 = Grün

phase-PLEDGE = { $player }: Wie viele Münzen bietest du?
phase-SELL = { $player }: Welche Karte wählst du?

act-pledge = { $amount } bieten
act-sell = Karte { $card } wählen
log-pledge = { $player } bietet { $amount }.
log-sell = { $player } wählt Karte { $card }.

chance-DEAL = { $player } bekommt { $coins } Münzen.
chance-DEAL-unseen = { $player } bekommt Münzen.
chance-PRIZE = Der Preis ist { $value }.

event-sold = { $player } deckt Karte { $card } auf.
line-won = Preise

SALE-1 = Zuerst werden die Münzen verteilt.
SALE-2 = Zuerst wird der Preis aufgedeckt.
SALE-3 = So viele Münzen hast du nicht.
SALE-4 = Diese Karte hast du nicht auf der Hand.
SALE-7 = Das Spiel ist vorbei.
