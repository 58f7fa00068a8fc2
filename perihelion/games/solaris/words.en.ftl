# Solaris: every sentence a person reads.

game = Solaris
game-about = Six stations on a ring, one laser: bring your energy to the right stations and on to the laser before the others do. For 3 to 5 players.
game-length = 45–60

option-players = Players
option-players-about = How many companies share the station.
option-time_game = Time Game
option-time_game-about = Exactly four rounds, whatever the laser shows.
option-layout = Layout
option-layout-about = The order of the stations around the laser: standard, random, or six codes such as BT ED SP CT HQ EC.
option-layout-standard = standard ring
option-layout-random = drawn at random, the energy centre last
option-max_rounds = Round limit
option-max_rounds-about = A basic game that is still running ends after this round.

## Names

seat-0 = White
seat-1 = Grey
seat-2 = Yellow
seat-3 = Black
seat-4 = Orange
station-0 = engine deck
station-1 = headquarters
station-2 = biotope
station-3 = shuttle port
station-4 = canteen
station-5 = energy centre

colour-0 = purple
colour-1 = pink
colour-2 = blue
colour-3 = green

cw-0 = purple
cw-1 = pink
cw-2 = blue
cw-3 = green
ccw-0 = purple
ccw-1 = pink
ccw-2 = blue
ccw-3 = green

card-0 = purple engine deck card
card-1 = pink engine deck card
card-2 = blue engine deck card
card-3 = green engine deck card
card-4 = purple headquarters card
card-5 = pink headquarters card
card-6 = blue headquarters card
card-7 = green headquarters card
card-8 = purple biotope card
card-9 = pink biotope card
card-10 = blue biotope card
card-11 = green biotope card
card-12 = purple shuttle port card
card-13 = pink shuttle port card
card-14 = blue shuttle port card
card-15 = green shuttle port card
card-16 = purple canteen card
card-17 = pink canteen card
card-18 = blue canteen card
card-19 = green canteen card
card-20 = purple energy centre card
card-21 = pink energy centre card
card-22 = blue energy centre card
card-23 = green energy centre card

spare-0 = first
spare-1 = second

## What to do now

phase-CHOOSE = { $player }: choose one action at the active station.
phase-REPLENISH = { $player }: play cards with the symbol of the active station; each adds one energy here.
phase-REDIRECT = { $player }: play cards in the colours of the two bridges; each moves one energy to a neighbour.
phase-EXCHANGE_DISCARD = { $player }: throw off the card you want to exchange.
phase-EXCHANGE_DRAW = { $player }: take a card from the display or the stack.
phase-ENGINE = { $player }: play cards of other stations; one energy here pays for two cards with the same symbol.
phase-HQ_DRAW = { $player }: take a card from the display or the stack.
phase-HQ_MORE = { $player }: spend another energy for two cards, or stop.
phase-BIOTOPE = { $player }: choose a direction and how many stations get one energy each.
phase-PORT = { $player }: dock a shuttle at any station, for one energy each.
phase-CANTEEN = { $player }: take a card from another hand, for one energy each.
phase-CENTRE = { $player }: play cards in the colours of docked shuttles; each moves one energy to the laser.
phase-REPLACE = { $player }: take a new card for every two you have played.
phase-LIMIT_TURN = { $player }: discard down to seven cards.
phase-LIMIT_CANTEEN = { $player }: discard down to seven cards after the canteen.
phase-LIMIT_ROUND = { $player }: discard down to seven cards before the next round.

## Choices

act-pass = Pass
act-replenish = Replenish energy at this station
act-redirect = Redirect energy to neighbouring stations
act-exchange = Exchange one card
act-station = Use this station's own action
act-done = Finish the action
act-spend = Spend another energy for two cards
act-draw-stack = Draw the top card of the stack
act-draw-display = Take card { $slot } of the display
act-steal = Take a random card from { $seat }
act-biotope-cw = Give clockwise: { $gifts ->
    [one] one station gets 1 energy
   *[other] { $gifts } stations get 1 energy each
}
act-biotope-ccw = Give counter-clockwise: { $gifts ->
    [one] one station gets 1 energy
   *[other] { $gifts } stations get 1 energy each
}
act-play = Play the { $card }
act-send-cw = Send 1 energy clockwise with the { $card }
act-send-ccw = Send 1 energy counter-clockwise with the { $card }
act-discard = Discard the { $card }
act-dock = Dock the { $colour } shuttle at the { $station }

## The log

log-pass = { $player } passes.
log-replenish = { $player } replenishes energy.
log-redirect = { $player } redirects energy.
log-exchange = { $player } exchanges a card.
log-station = { $player } uses the station.
log-done = { $player } finishes the action.
log-spend = { $player } spends another energy.
log-draw-stack = { $player } draws from the stack.
log-draw-display = { $player } takes card { $slot } of the display.
log-steal = { $player } takes a card from { $seat }.
log-biotope-cw = { $player } gives { $gifts } energy away clockwise.
log-biotope-ccw = { $player } gives { $gifts } energy away counter-clockwise.
log-play = { $player } plays the { $card }.
log-send-cw = { $player } sends 1 energy clockwise with the { $card }.
log-send-ccw = { $player } sends 1 energy counter-clockwise with the { $card }.
log-discard = { $player } discards the { $card }.
log-dock = { $player } docks the { $colour } shuttle at the { $station }.

chance-LAYOUT = Next on the ring lies the { $station }.
chance-BRIDGE = A { $colour } bridge is drawn.
chance-TILE_A = Start tile { $half } is dealt.
chance-TILE_B = Start tile { $half } is dealt.
chance-PLACING = { $seat } places the tokens.
chance-DEAL = { $player } is dealt the { $card }.
chance-DEAL-unseen = { $player } is dealt a card.
chance-DISPLAY = The { $card } joins the display.
chance-DRAW = { $player } draws the { $card }.
chance-DRAW-unseen = { $player } draws a card.
chance-STEAL = It is the { $card }.
chance-STEAL-unseen = It lies face down.
chance-SWAP_CARD = For the bridges the { $card } is turned up.
chance-SWAP_PLACE = The { $spare } spare bridge goes to the clockwise side.

event-start = { $player } starts with { $energy } energy, counted clockwise from the first station.
event-laser = The laser of { $player } rises to { $laser }.
event-reshuffle = The stack is used up; the discard pile becomes the new stack.
event-pick-up = { $player } picks up { $cards ->
    [one] one card
   *[other] { $cards } cards
} taken in the canteen.
event-swap = The { $station } has new bridges: { $cw } clockwise, { $ccw } counter-clockwise.
event-low-stations = { $player } draws { $cards ->
    [one] one card for a station
   *[other] { $cards } cards for stations
} with no or one energy.
event-round = Round { $round } begins. All shuttles are back in the supply.
event-station = The { $station } is active.
event-limit = Nobody has reached 7 on the laser; the game ends after round { $round }.
event-wins = { $player } wins.
event-shares = { $player } shares the victory.

line-laser = Laser
line-energy-centre = Energy at the energy centre

## What counts

term-laser = energy on the laser
term-transfer = energy that could go to the laser in this round
term-plan = energy that could go there with the right shuttles
term-centre = energy at the energy centre
term-energy = energy at the other stations
term-cards = cards
term-promise = what the chosen action brings

## Why not

SOLARIS-2 = No copy of this card is left in the stack.
SOLARIS-4 = There are only two bridges of each colour.
SOLARIS-5 = Each half of a start tile is dealt only once.
SOLARIS-6 = Each player places the tokens once.
SOLARIS-19 = First choose an action: replenish, redirect, exchange, pass or the station's own action.
SOLARIS-20 = You have chosen your action: carry it out, at least one step of it. It cannot be taken back.
SOLARIS-23 = To replenish you need a card with the symbol of the active station.
SOLARIS-24 = Your token here already stands on 7.
SOLARIS-25 = To redirect you need a card in the colour of that bridge of the active station.
SOLARIS-26 = You have no energy here to redirect.
SOLARIS-29 = You already have 7 energy at that neighbour.
SOLARIS-31 = Exchanging means: discard one card of your hand, then take one from the display or the stack.
SOLARIS-34 = You have no energy left here to pay for it.
SOLARIS-36 = At the engine deck you play cards of your hand that show another station.
SOLARIS-37 = You have no energy here for this symbol; only the second card of a pair is free.
SOLARIS-38 = You already have 7 energy at that station.
SOLARIS-39 = The energy is spent: take the cards for it, from the display or the stack.
SOLARIS-40 = Spend another energy or finish the action.
SOLARIS-42 = At the end of your turn you keep at most seven cards: discard cards of your hand.
SOLARIS-43 = The biotope costs one energy, and one more for each energy you give away.
SOLARIS-46 = Every other station gets at most one energy, and a station where you have 7 gets none.
SOLARIS-48 = This shuttle is docked already and stays there until the end of the round.
SOLARIS-50 = All shuttles are docked.
SOLARIS-51 = You may take one random card from each other player, once a turn.
SOLARIS-52 = There are no cards in that hand.
SOLARIS-54 = After the canteen you keep at most seven cards: discard cards of your hand.
SOLARIS-55 = The laser needs a card in the colour of a docked shuttle and one energy of yours at that shuttle's station.
SOLARIS-57 = Through a shuttle at the energy centre each step takes two energy there.
SOLARIS-60 = Take your replacement cards now, from the display or the stack.
SOLARIS-63 = This place of the display is empty until the turn is complete.
SOLARIS-65 = There is no card left to draw.
SOLARIS-67 = The two spare bridges are placed at random.
SOLARIS-69 = Before the next round you keep at most seven cards: discard cards of your hand.
SOLARIS-70 = The game is over.
SOLARIS-75 = Each station lies on the ring once.

## What is drawn, for the statistics

draws-layout = Order of the stations
draws-bridge = Bridges
draws-tile-a = Start tiles A
draws-tile-b = Start tiles B
draws-placing = Who places
draws-card = Cards
draws-swap-place = Place of the spare bridge
