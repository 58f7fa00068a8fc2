game = Leduc poker
luck = cards
game-about = Six cards, one in each hand, two rounds of betting.

seat-0 = First
seat-1 = Second

card-0 = jack (1)
card-1 = jack (2)
card-2 = queen (1)
card-3 = queen (2)
card-4 = king (1)
card-5 = king (2)

phase-BET = { $player }: fold, call or raise?

act-fold = give up the hand
act-call = pay as much as the other
act-raise = pay more than the other

log-fold = { $player } folds.
log-call = { $player } calls.
log-raise = { $player } raises.

brief-fold = fold
brief-call = call
brief-raise = raise

chance-DEAL = { $player } gets { $card }.
chance-DEAL-unseen = { $player } gets a card.
chance-BOARD = On the board lies { $card }.

LEDUC-3 = First the cards are dealt.
LEDUC-4 = First the open card is dealt.
LEDUC-5 = Now the seats bet.
LEDUC-6 = There is nothing to give way to: the other seat has not paid more than you.
LEDUC-8 = There were two raises in this round already.
LEDUC-10 = The game is over.

line-paid = Paid
line-won = Won

hand = Card
board = Board
pot = Pot
none = none
hidden = hidden

draws-card = Cards
