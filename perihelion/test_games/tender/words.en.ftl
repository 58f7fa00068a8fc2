game = Tender
luck = lots
game-about = Five lots, and everybody bids for each of them at once and in secret.

seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
seat-4 = White
seat-5 = Black
seat-6 = Brown
seat-7 = Orange
seat-8 = Pink
seat-9 = Grey

option-players = Players

phase-BID = { $player }: which card do you bid?

act-bid = bid { $card }
log-bid = { $player } bids { $card }.

chance-FAVOURITE = A favourite is dealt: lot { $lot }.
chance-FAVOURITE-unseen = A favourite is dealt.
chance-LOT = Lot { $lot } is for sale.

event-favourite = It belongs to { $player }.
event-revealed = { $player } reveals { $card }.
event-bought = { $player } buys lot { $lot }.
event-unsold = Nobody buys lot { $lot }.

TENDER-2 = First the favourites are dealt.
TENDER-3 = First the next lot is drawn.
TENDER-4 = You do not have this card any more.
TENDER-10 = The game is over.

line-lots = Lots
line-favourite = Favourite

board-card = Card { $n }
board-favourite = favourite
board-unsold = not sold
board-now = for sale now
board-down = face down
board-bids = Bids
board-bid = Bid
board-hand = Hand

draws-lot = Lots
