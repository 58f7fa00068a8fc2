game = Sealed sale
game-about = Cards are chosen in secret; the highest one wins the prize.
option-players = Players

seat-0 = Red
seat-1 = Blue
seat-2 = Green

phase-PLEDGE = { $player }: how many coins do you pledge?
phase-SELL = { $player }: which card do you choose?

act-pledge = pledge { $amount }
act-sell = choose card { $card }
log-pledge = { $player } pledges { $amount }.
log-sell = { $player } chooses card { $card }.

chance-DEAL = { $player } gets { $coins } coins.
chance-DEAL-unseen = { $player } gets coins.
chance-PRIZE = The prize is { $value }.

event-sold = { $player } reveals card { $card }.
line-won = Prizes

SALE-1 = First the coins are dealt.
SALE-2 = First the prize is turned up.
SALE-3 = You do not have these coins.
SALE-4 = This card is not in your hand.
SALE-7 = The game is over.
