game = Leduc-Poker
luck = Karten
game-about = Sechs Karten, eine in jeder Hand, zwei Setzrunden.

seat-0 = Erster
seat-1 = Zweiter

card-0 = Bube (1)
card-1 = Bube (2)
card-2 = Dame (1)
card-3 = Dame (2)
card-4 = König (1)
card-5 = König (2)

phase-BET = { $player }: aussteigen, mitgehen oder erhöhen?

act-fold = die Karte aufgeben
act-call = so viel zahlen wie der andere
act-raise = mehr zahlen als der andere

log-fold = { $player } steigt aus.
log-call = { $player } geht mit.
log-raise = { $player } erhöht.

brief-fold = aussteigen
brief-call = mitgehen
brief-raise = erhöhen

chance-DEAL = { $player } bekommt { $card }.
chance-DEAL-unseen = { $player } bekommt eine Karte.
chance-BOARD = Offen liegt { $card }.

LEDUC-3 = Erst werden die Karten gegeben.
LEDUC-4 = Erst wird die offene Karte gegeben.
LEDUC-5 = Jetzt wird gesetzt.
LEDUC-6 = Es gibt nichts aufzugeben: Der andere hat nicht mehr gezahlt als du.
LEDUC-8 = In dieser Runde wurde schon zweimal erhöht.
LEDUC-10 = Das Spiel ist zu Ende.

line-paid = Gezahlt
line-won = Gewonnen

hand = Karte
board = Offen
pot = Topf
none = keine
hidden = verdeckt

draws-card = Karten
