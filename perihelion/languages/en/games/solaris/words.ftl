# Solaris: every sentence a person reads.

game = Solaris
game-about = Six stations on a ring, one laser: bring your energy to the right stations and on to the laser before the others do. For 3 to 5 players.
game-length = 45–60
luck = cards
undo-dice = Something was drawn, and that stays.
analysis-chance = Draw, or choose the result.

option-players = Players
option-players-about = Each player runs one of the companies that share the station.
option-time_game = Time Game
option-time_game-about = The game lasts exactly four rounds.
option-layout = Layout
option-layout-about = The order of the stations around the laser: the standard one, a random one, or your own, for example BT ED SP CT HQ EC (BT biotope, ED engine deck, SP shuttle port, CT canteen, HQ headquarters, EC energy centre).
option-layout-standard = standard ring
option-layout-random = random, with the energy centre last
option-max_rounds = Round limit
option-max_rounds-about = If nobody has won by then, the game ends after this round.

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

other-0 = { station-0 }
other-1 = { station-1 }
other-2 = { station-2 }
other-3 = { station-3 }
other-4 = { station-4 }
other-5 = { station-5 }

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

phase-CHOOSE = Your turn: choose an action at the { $station }.
phase-REPLENISH = Play { $station } cards: each adds one energy here.
phase-REDIRECT = Play cards in the colours of the two bridges: each moves one energy to the next station.
phase-EXCHANGE_DISCARD = Discard the card you want to exchange.
phase-EXCHANGE_DRAW = Take a card from the display or the stack.
phase-ENGINE = Play cards of other stations: one energy pays for two cards of the same station.
phase-HQ_DRAW = Take { $cards ->
    [one] a card
   *[other] { $cards } cards
} from the display or the stack.
phase-HQ_MORE = Spend another energy for two cards, or stop?
phase-BIOTOPE = Choose a direction, and how many stations get one energy each.
phase-PORT = Dock shuttles, for one energy each.
phase-CANTEEN = For 1 energy each, draw a card from another player.
phase-CENTRE = Play cards in the colours of docked shuttles: each moves one energy to the laser.
phase-REPLACE = Take { $cards ->
    [one] a new card
   *[other] { $cards } new cards
} from the display or the stack.
phase-LIMIT_TURN = { $count ->
    [one] Discard a card: you may keep seven.
   *[other] Discard { $count } cards: you may keep seven.
}
phase-LIMIT_CANTEEN = { $count ->
    [one] Discard a card: you may keep seven.
   *[other] Discard { $count } cards: you may keep seven.
}
phase-LIMIT_ROUND = { $count ->
    [one] Discard a card: you may keep seven.
   *[other] Discard { $count } cards: you may keep seven.
}

## Choices

act-pass = Pass
act-replenish = Replenish: { $station } cards bring energy here
act-redirect = Redirect: send energy across a bridge
act-exchange = Exchange a card
act-station = { $station_id ->
    [0] Engine deck: 1 energy → play two cards of one station for energy there
    [1] Headquarters: 1 energy → 2 cards
    [2] Biotope: 1 energy → pass energy on to other stations
    [3] Shuttle port: 1 energy → dock a shuttle
    [4] Canteen: 1 energy → a card from another player
   *[other] Energy centre: send energy to the laser
}
act-done = Finish
act-spend = Spend another energy for two cards
act-draw-stack = Draw a card from the stack
act-draw-display = Take the { $card }
act-steal = Take a random card from { $seat } for 1 energy
act-biotope-cw = Clockwise for { $price } energy: { given }
act-biotope-ccw = Counter-clockwise for { $price } energy: { given }
act-play = { $price ->
    [0] Play the { $card }
   *[other] Play the { $card } for { $price } energy
}
act-send-cw = Send 1 energy clockwise to the { $station } with the { $card }
act-send-ccw = Send 1 energy counter-clockwise to the { $station } with the { $card }
act-discard = Discard the { $card }
act-dock = Dock the { $colour } shuttle at the { $station } for 1 energy

given = { $gifts ->
    [one] 1 to the { $station }
    [2] 1 each to the { $other } and the { $station }
   *[other] 1 each to { $gifts } stations, from the { $other } to the { $station }{ $skipped ->
        [1] , full ones left out
       *[other] {""}
    }
}

## The log

log-pass = { $player } passes.
log-replenish = { $player } replenishes energy at the { $station }.
log-redirect = { $player } redirects energy from the { $station }.
log-exchange = { $player } exchanges a card.
log-station = { $station_id ->
    [1] { $player } pays 1 energy at the headquarters for two cards.
   *[other] { $player } uses the { $station }.
}
log-done = { $player } finishes the action.
log-spend = { $player } pays another energy for two cards.
log-draw-stack = { $player } draws a card from the stack.
log-draw-display = { $player } takes the { $card } from the display.
log-steal = { $player } pays 1 energy and takes a card from { $seat }.
log-biotope-cw = { $player } pays { $price } energy and gives clockwise: { given }.
log-biotope-ccw = { $player } pays { $price } energy and gives counter-clockwise: { given }.
log-play = { $use ->
    [laser] { $player } plays the { $card }.
   *[other] { $player } plays the { $card }{ $price ->
        [0] {""}
       *[other] {" "}for { $price } energy
    } and now has { $now } energy at the { $station }.
}
log-send-cw = { $player } sends 1 energy from the { $other } to the { $station } with the { $card }: now { $now } there.
log-send-ccw = { $player } sends 1 energy from the { $other } to the { $station } with the { $card }: now { $now } there.
log-discard = { $player } discards the { $card }.
log-dock = { $player } pays 1 energy and docks the { $colour } shuttle at the { $station }.

chance-LAYOUT = Next on the ring lies the { $station }.
chance-BRIDGE = A { $colour } bridge is drawn.
chance-TILE_A = Starting tile { $half } is dealt.
chance-TILE_B = Starting tile { $half } is dealt.
chance-PLACING = { $seat } places the energy tokens.
chance-DEAL = { $player } is dealt the { $card }.
chance-DEAL-unseen = { $player } is dealt a card.
chance-DISPLAY = The { $card } joins the display.
chance-DRAW = { $player } has drawn: { $card }.
chance-DRAW-unseen = {""}
chance-STEAL = It is the { $card }.
chance-STEAL-unseen = It lies face down.
chance-SWAP_CARD = A card is turned up for the bridges: { $card }.
chance-SWAP_PLACE = {""}

event-start = { $player } starts with { $energy } energy, counted clockwise from the first station.
event-laser = { $station_id ->
    [5] 2 energy from the energy centre bring 1 to the laser
   *[other] 1 energy from the energy centre and 1 from the { $station } go to the laser
}: { $player } is now at { $laser }.
event-reshuffle = The stack is used up; the discard pile becomes the new stack.
event-pick-up = { $player } picks up { $cards ->
    [one] the card
   *[other] the { $cards } cards
} taken in the canteen.
event-swap = The { $station } has new bridges: { $cw } clockwise, { $ccw } counter-clockwise.
event-low-stations = { $player } draws { $cards ->
    [one] one card for a station
   *[other] { $cards } cards for stations
} with 0 or 1 energy.
event-round = Round { $round } begins. All shuttles are back in the supply.
event-station = On to the { $station }.
event-limit = Nobody has reached 7 on the laser; the game ends after round { $round }.
event-wins = { $player } wins.
event-shares = { $player } shares the victory.

line-laser = Laser
line-energy-centre = Energy at the energy centre

## A turn in one sentence

brief-pass = pass
brief-station = { $station_id ->
    [1] 1 energy for 2 cards
   *[other] {""}
}
brief-spend = { $advice ->
    [1] { begin-spend }
   *[other] another energy for 2 cards
}
brief-draw-stack = { $advice ->
    [1] { $use ->
        [exchange] …for a card from the stack
       *[other] { begin-draw-stack }
    }
   *[other] { $use ->
        [exchange] …for a card from the stack
       *[other] { $times ->
            [one] 1 card from the stack
           *[other] { $times } cards from the stack
        }
    }
}
brief-draw-display = { $advice ->
    [1] { $use ->
        [exchange] …for the { $card }
       *[other] { begin-draw-display }
    }
   *[other] { $use ->
        [exchange] …for the { $card }
       *[other] { $card } from the display
    }
}
brief-steal = { $advice ->
    [1] { begin-steal }
   *[other] a card from { $seat } for 1 energy
}
brief-biotope-cw = { $advice ->
    [1] { begin-biotope-cw }
   *[other] { $price } energy from the biotope for { given }
}
brief-biotope-ccw = { $advice ->
    [1] { begin-biotope-ccw }
   *[other] { $price } energy from the biotope for { given }
}
brief-play = { $advice ->
    [1] { begin-play }
   *[other] { $use ->
        [laser] { $times } energy { $station } → laser (now { $now })
        [engine] +{ $times } energy at the { $station } with the engine deck (now { $now })
       *[other] +{ $times } energy at the { $station } (now { $now })
    }
}
brief-send-cw = { $advice ->
    [1] { begin-send-cw }
   *[other] { $times } energy { $other } → { $station } (now { $now })
}
brief-send-ccw = { $advice ->
    [1] { begin-send-ccw }
   *[other] { $times } energy { $other } → { $station } (now { $now })
}
brief-discard = { $advice ->
    [1] { begin-discard }
   *[other] { $use ->
        [exchange] exchange the { $card }
       *[other] discard the { $card }
    }
}
brief-dock = { $advice ->
    [1] { begin-dock }
   *[other] { $colour } shuttle to the { $station }
}
begin-station = { $station_id ->
    [1] pay 1 energy for 2 cards
   *[other] {""}
}
begin-spend = pay another energy for 2 cards
begin-draw-stack = { $use ->
    [exchange] take a card from the stack for it
   *[other] { $times ->
        [one] take 1 card from the stack
       *[other] take { $times } cards from the stack
    }
}
begin-draw-display = { $use ->
    [exchange] take the { $card } for it
   *[other] take the { $card }
}
begin-steal = take a card from { $seat } for 1 energy
begin-biotope-cw = pay { $price } energy at the biotope: { given }
begin-biotope-ccw = pay { $price } energy at the biotope: { given }
begin-play = { $use ->
    [laser] send { $times } energy from the { $station } to the laser (then { $now })
    [engine] use the engine deck to bring { $times } energy to the { $station } (then { $now })
   *[other] bring { $times } energy to the { $station } (then { $now })
}
begin-send-cw = move { $times } energy from the { $other } to the { $station } (then { $now })
begin-send-ccw = move { $times } energy from the { $other } to the { $station } (then { $now })
begin-dock = dock the { $colour } shuttle at the { $station }
begin-discard = { $use ->
    [exchange] exchange the { $card }
   *[other] discard the { $card }
}
begin-done = press “{ act-done }”

more-laser = { $n } more energy on the laser
less-laser = { $n } less energy on the laser
more-reach = { $n } more energy ready for the laser
less-reach = { $n } less energy ready for the laser
more-centre = { $n } more energy at the energy centre
less-centre = { $n } less energy at the energy centre
more-energy = { $n } more energy at the other stations
less-energy = { $n } less energy at the other stations
more-cards = { $n ->
    [one] 1 more card
   *[other] { $n } more cards
}
less-cards = { $n ->
    [one] 1 fewer card
   *[other] { $n } fewer cards
}

gain-laser = { $sign }{ $n } on the laser

## What counts

term-laser = energy on the laser
term-transfer = getting ready for the laser
term-plan = energy where a shuttle can fetch it
term-centre = energy at the energy centre
term-energy = energy at the other stations
term-cards = cards
term-promise = choosing the right action

## Why not

SOLARIS-2 = { $why ->
    [outcome] No copy of this card is left in the stack.
   *[other] Wait a moment: a card is being drawn.
}
SOLARIS-4 = { $why ->
    [outcome] Both bridges of this colour are laid already.
   *[other] Wait a moment: the bridges are being laid.
}
SOLARIS-5 = { $why ->
    [outcome] This starting tile has been dealt already.
   *[other] Wait a moment: the starting tiles are being dealt.
}
SOLARIS-6 = { $why ->
    [outcome] Choose a player whose tokens are not placed yet.
   *[other] Wait a moment: the tokens are being placed.
}
SOLARIS-19 = First choose an action at the { $station }: replenish, redirect, exchange, its own action, or pass.
SOLARIS-20 = { $why ->
    [begun] First finish the action you have begun.
   *[other] You have chosen your action: carry out at least one step of it. It cannot be taken back.
}
SOLARIS-23 = { $why ->
    [none] You have no { $station } card.
    [not-held] You do not have this card.
   *[other] Only { $station } cards replenish here.
}
SOLARIS-24 = You already have 7 energy at the { $station }, the maximum.
SOLARIS-25 = { $why ->
    [none] You have no { $cw } or { $ccw } card: those are the colours of the bridges at the { $station }.
    [none-same] You have no { $cw } card: both bridges at the { $station } have this colour.
    [not-held] You do not have this card.
   *[other] For this bridge you need a { $cw } card.
}
SOLARIS-26 = You have no energy at the { $station } to redirect.
SOLARIS-29 = { $why ->
    [all] Wherever your cards could send energy, you already have 7.
   *[other] You already have 7 energy at the { $station }.
}
SOLARIS-31 = { $why ->
    [empty] You have no card to exchange.
    [not-held] You do not have this card.
   *[other] You are exchanging a card: discard one, then take one from the display or the stack.
}
SOLARIS-34 = You have no energy at the { $station } to pay for it.
SOLARIS-36 = { $why ->
    [none] You have no card for another station.
    [not-held] You do not have this card.
   *[other] At the engine deck you play cards of other stations.
}
SOLARIS-37 = You have no energy left here for a { $station } card; only every second card of a station is free.
SOLARIS-38 = { $why ->
    [all] Wherever your cards could bring energy, you already have 7.
   *[other] You already have 7 energy at the { $station }.
}
SOLARIS-39 = First take the cards you have paid for, from the display or the stack.
SOLARIS-40 = First choose: spend another energy, or finish the action.
SOLARIS-42 = { $why ->
    [not-held] You do not have this card.
   *[other] You may keep seven cards: first discard { $count }.
}
SOLARIS-43 = That takes { $price } energy at the biotope; you have { $energy }.
SOLARIS-46 = { $stations ->
    [0] At all other stations you already have 7 energy.
    [one] Only one station can get energy: at the others you already have 7.
   *[other] Only { $stations } stations can get energy: at the others you already have 7.
}
SOLARIS-48 = This shuttle is docked already and stays there until the end of the round.
SOLARIS-50 = All shuttles are docked.
SOLARIS-51 = { $why ->
    [self] You cannot take a card from yourself.
    [absent] Nobody sits there.
    [robbed] You have already taken a card from { $seat } in this turn.
    [outcome] { $seat } does not have this card.
   *[other] Wait a moment: a card is being drawn from { $seat }’s hand.
}
SOLARIS-52 = { $why ->
    [all] None of the others has a card in hand.
   *[other] { $player } has no card in hand.
}
SOLARIS-54 = { $why ->
    [not-held] You do not have this card.
   *[other] After the canteen you may keep seven cards: first discard { $count }.
}
SOLARIS-55 = { $why ->
    [none] For the laser you need a card in the colour of a docked shuttle, and energy at the station where it is docked.
    [not-held] You do not have this card.
    [no-shuttle] The { $colour } shuttle is not docked.
   *[other] The { $colour } shuttle is docked at the { $station }, and you have no energy there.
}
SOLARIS-57 = The shuttle is docked at the energy centre itself: this takes two energy there, and you have only one.
SOLARIS-60 = First take your new cards, from the display or the stack.
SOLARIS-63 = { $why ->
    [none] This place of the display is empty, and there is no card to fill it.
   *[other] This place of the display is empty; gaps are filled at the end of the turn.
}
SOLARIS-65 = { $why ->
    [display] Stack and discard pile are empty: take a card from the display.
   *[other] There is no card left to take.
}
SOLARIS-67 = Wait a moment: the bridges are being swapped.
SOLARIS-69 = { $why ->
    [not-held] You do not have this card.
   *[other] Before the next round you may keep seven cards: first discard { $count }.
}
SOLARIS-70 = The game is over: somebody has reached 7 on the laser.
SOLARIS-74 = The game is over: a Time Game lasts four rounds.
SOLARIS-75 = { $why ->
    [outcome] This station lies on the ring already.
   *[other] Wait a moment: the stations are being laid.
}
SOLARIS-76 = The game is over: it ends after round { $round }, even if nobody has reached 7 on the laser.

## What is drawn, for the statistics

draws-layout = Order of the stations
draws-bridge = Bridges
draws-tile-a = Starting tiles A
draws-tile-b = Starting tiles B
draws-placing = Who places
draws-card = Cards
draws-swap-place = Place of the spare bridge

## Bots with a style

bot-collector = Collector
bot-collector-about = Holds many cards, to have the right colour at hand.
bot-keeper = Keeper
bot-keeper-about = Keeps plenty of energy at the outer stations and spends it late.
bot-centralist = Centralist
bot-centralist-about = Sends everything to the energy centre first.
