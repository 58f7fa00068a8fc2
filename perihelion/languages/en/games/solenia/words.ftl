game = Solenia
game-about = Fly around a planet where one half has only day and the other only night, and bring each side what it lacks.
game-length = 30–45
luck = cards and orders
undo-dice = Something was drawn, and that stays.
analysis-chance = Draw, or choose the result.

## Options

option-players = Players
option-players-about = Alone, you play against a rival controlled by a die.
option-players-1 = 1 (solo)
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-variant = Player boards
option-variant-about = In winter you choose the place for each of your orders; with upgrades you also draft special powers.
option-variant-summer = Summer
option-variant-winter = Winter
option-variant-upgrades = Winter with upgrades
option-layout = Board
option-layout-about = Which half of the planet lies behind the airship.
option-layout-0 = Night behind, day ahead
option-layout-1 = Day behind, night ahead
option-layout-random = Random

## Names

seat-0 = Crimson
seat-1 = Teal
seat-2 = Violet
seat-3 = Olive
seat-1-1 = Rival

good-0 = wood
good-1 = wheat
good-2 = stone
good-3 = water

card-0 = 0 (wood + stone)
card-1 = 0 (wood + water)
card-2 = 0 (wheat + stone)
card-3 = 0 (wheat + water)
card-4 = 0 (2 goods from the island)
card-5 = 1 (wood)
card-6 = 1 (wheat)
card-7 = 1 (stone)
card-8 = 1 (water)
card-9 = 1 (1 good from the island)
card-10 = 2 (star on wood)
card-11 = 2 (star on wheat)
card-12 = 2 (star on stone)
card-13 = 2 (star on water)

position-0 = 1
position-1 = 2
position-2 = 3
position-3 = 4

column-0 = 1a
column-1 = 1b
column-2 = 2a
column-3 = 2b
column-4 = 3a
column-5 = 3b

light-0 = day
light-1 = night
light-2 = dawn
light-3 = dusk

layout-0 = night behind the airship, day ahead
layout-1 = day behind the airship, night ahead

upgrade-0 = Tailwind
    .about = Reaching a field costs 1 good less.
upgrade-1 = Full Hold
    .about = At once 1 wood, 1 wheat, 1 stone and 1 water.
upgrade-2 = Treasury
    .about = At once 4 stars.
upgrade-3 = Workshop
    .about = Every 1-card on an island gives 2 goods.
upgrade-4 = Patronage
    .about = Every order you fulfil gives 1 more star.
upgrade-5 = Haggler
    .about = Every order needs one good less; you choose which.
upgrade-6 = Lookout
    .about = The four fields diagonal to the airship are next to it, too.
upgrade-7 = Salvage
    .about = Every strip scored with a card of yours gives 1 more star.

half-0 = Crown
    .about = At once 6 stars.
half-1 = Ledger
    .about = At the end 1 star for each of your orders.
half-2 = Balance
    .about = At the end 2 stars for each pair of a day and a night order.
half-3 = Market
    .about = At once 2 stars; at the end every good is worth 1 star.
half-4 = Logbook
    .about = At the end 1 star for each 0-card in your discard pile, 6 at most.
half-5 = Bounty
    .about = At once 2 stars and 3 goods of any kind.
half-6 = Grand Deliveries
    .about = At the end 2 stars for each order worth 6 stars or more.
half-7 = Collector
    .about = At once 1 star; at the end 1 star for each different value among your orders, 7 at most.
night-half = { $night ->
    [0] { half-0 }
    [1] { half-1 }
    [2] { half-2 }
    [3] { half-3 }
    [4] { half-4 }
    [5] { half-5 }
    [6] { half-6 }
   *[other] { half-7 }
}

rank-0 = cabin boy
rank-1 = pilot
rank-2 = captain
rank-3 = commodore
rank-4 = legend

## Prompts

phase-DRAFT = Your turn: choose an upgrade.
phase-CARD = Your turn: choose a card to play.
phase-FIELD = Choose a field for your card { $card }.
phase-PAY = Pay { $cost ->
    [one] 1 good
   *[other] { $cost } goods
} for the way.
phase-ORDER = Choose a { $light } order to fulfil.
phase-WAIVE = Choose the good you leave out.
phase-SLOT = Choose the place for your { $light } order.
phase-TAKE = Take { $left ->
    [one] a good
   *[other] { $left } goods
} as your bonus.
phase-DROP = Your storage is too full: return { $count ->
    [one] 1 good
   *[other] { $count } goods
}.

## Actions

act-play = Play { $card }
act-at = { $cost ->
    [0] Put the card on { $field }
    [one] Put the card on { $field } for 1 good
   *[other] Put the card on { $field } for { $cost } goods
}
menu-at = { $cost ->
    [0] On { $kind } { $field }
    [one] On { $kind } { $field } for 1 good
   *[other] On { $kind } { $field } for { $cost } goods
}{ $gain ->
    [0] {""}
   *[other] : +{ $gain } { $good }
}
short-at = { $gain ->
    [0] { $kind } { $field }
   *[other] { $field }: +{ $gain } { $good }
}{ $cost ->
    [0] {""}
    [one] , −1 good
   *[other] , −{ $cost } goods
}
act-pay = Pay 1 { $good }
act-take = Take 1 { $good }
act-drop = Return 1 { $good }
act-order = Fulfil the order: { demand }
act-slot = Put the order on { $light } place { $column }
act-waive = Leave out 1 { $good }
act-discard = Discard { $card }; the airship flies on
act-draft1 = Take { $upgrade }
act-draft3 = Take { $half } (day) and { night-half } (night)

log-play = { $player } plays the card { $card }.
log-at = { $cost ->
    [0] { $player } puts the card on { $field }.
   *[other] { $player } puts the card on { $field }, which costs { $cost ->
        [one] 1 good
       *[other] { $cost } goods
    }.
}
log-pay = { $player } pays 1 { $good } for the way.
log-take = { $player } takes 1 { $good }.
log-drop = { $player } returns 1 { $good }.
log-order = { $player } fulfils an order.
log-slot = { $player } puts the order on { $light } place { $column }.
log-waive = { $player } leaves out 1 { $good }.
log-discard = { $player } discards the card { $card }.
log-draft1 = { $player } takes { $upgrade }.
log-draft3 = { $player } takes { $half } (day) and { night-half } (night).

## Chance

chance-LAYOUT = The board: { $layout }.
chance-STRIP = The next strip of the board is laid.
chance-SHOW = {""}
chance-DEAL = { $player } is dealt the card { $card }.
chance-DEAL-unseen = { $player } is dealt a card.
chance-OFFER = { $upgrade } is offered.
chance-HALF_DAY = { $half } is the day half of a pair.
chance-HALF_NIGHT = { $half } is its night half.
chance-REFILL = {""}
chance-DRAW = { $player } draws the card { $card }.
chance-DRAW-unseen = { $player } draws a card.
chance-RIVAL = The Rival turns up the card { $card }.
chance-DIE = The die shows { $face }.

## What followed

gains = { $wood ->
    [0] {""}
   *[other] {" "}+{ $wood } wood
}{ $wheat ->
    [0] {""}
   *[other] {" "}+{ $wheat } wheat
}{ $stone ->
    [0] {""}
   *[other] {" "}+{ $stone } stone
}{ $water ->
    [0] {""}
   *[other] {" "}+{ $water } water
}{ $stars ->
    [0] {""}
    [one] {" "}+{ $stars } star
   *[other] {" "}+{ $stars } stars
}
demand = { $wood ->
    [0] {""}
   *[other] { $wood } wood ·{" "}
}{ $wheat ->
    [0] {""}
   *[other] { $wheat } wheat ·{" "}
}{ $stone ->
    [0] {""}
   *[other] { $stone } stone ·{" "}
}{ $water ->
    [0] {""}
   *[other] { $water } water ·{" "}
}{ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}

event-island = { $player } gets { $count } { $good }.
event-city = { $player } gets { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}.
event-advance = The airship flies on.
event-delivered = { $light_id ->
    [0] Day
   *[other] Night
} order fulfilled: { demand }.
event-order = New { $light } order: { demand }.
event-last-order = That was the last { $light } order of the pile.
event-bonus = Bonus of the place:{ gains }.
event-storage = { $player } now has { $count } storage spaces.
event-upgrade = { $player } activates { $upgrade }. { $upgrade_about }
event-half = { $player } activates { $half } ({ $light }). { $half_about }
event-scored = { $player } scores the card { $card }:{ gains }.
event-scored-nothing = { $player } scores the card { $card }: nothing.
event-salvage = { $player } salvages { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}.
event-patronage = { $player } gets { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} from Patronage.
event-cleared = The Rival’s card { $card } is taken off the strip.
event-turned = The rear strip is flipped and moves to the front: { $light }.
event-rival-at = The Rival puts the card on { $field }.
event-rival-misses = The Rival finds no free field and discards it.
event-rival-order = The Rival takes a { $light } order: { demand }, and { $extra ->
    [one] 1 star
   *[other] { $extra } stars
} more for the tile.
event-rank = With { $points ->
    [one] 1 star
   *[other] { $points } stars
} you are a { $rank }.

## The score sheet

line-stars = Stars collected
line-orders = Orders
line-pairs = Pairs of day and night
line-goods = Goods in storage
line-last-places = Last places
line-halves = Level-3 upgrades
line-total = Total
line-rival = The Rival

gain-stars = { gain }
gain-orders = { gain } for orders
gain-pairs = { gain } for pairs of day and night
gain-goods = { gain } for goods in storage
gain-last-places = { gain } for last places
gain-halves = { gain } for level-3 upgrades

## A turn in one sentence

kind-0 = wood island
kind-1 = wheat island
kind-2 = stone island
kind-3 = water island
kind-4 = day city
kind-5 = night city

brief-play = { $card }
brief-at = { $later ->
    [1] …on a { $kind }
   *[other] …on { $kind } { $field }
}
brief-pay = …for { $times ->
    [one] 1 good
   *[other] { $times } goods
}
brief-order = { $advice ->
    [1] fulfil the { $light } order
   *[other] { $light } order
} ({ $stars ->
    [one] 1 star
   *[other] { $stars } stars
})
brief-waive = …without 1 { $good }
brief-slot = …to place { $column }
brief-take = { $advice ->
    [1] take the bonus
   *[other] bonus
} { $times ->
    [one] good
   *[other] goods
}
brief-drop = return the surplus
brief-discard = discard { $card }
brief-draft1 = take { $upgrade }
brief-draft3 = take { $half } by day and { night-half } by night
begin-play = play your { $card }
begin-at = { $later ->
    [1] put the card on a { $kind }
   *[other] put the card on { $kind } { $field }
}
begin-pay = pay { $times } { $good } for the way
begin-order = fulfil the { $light } order ({ $stars ->
    [one] 1 star
   *[other] { $stars } stars
})
begin-waive = leave out 1 { $good }
begin-slot = put the order on place { $column }
begin-take = take { $times } { $good }
begin-drop = return { $times } { $good }
begin-draft1 = take { $upgrade }
begin-draft3 = take { $half } by day, { night-half } by night
begin-discard = discard { $card }
result-upgrade = { $upgrade } active
result-half = { $half } active
result-rival-order = the Rival takes an order for { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}

measure-points = { $n ->
    [one] 1 star
   *[other] { $n } stars
}
more-points = { $n ->
    [one] 1 more star
   *[other] { $n } more stars
}
less-points = { $n ->
    [one] 1 fewer star
   *[other] { $n } fewer stars
}
more-payable = { $n ->
    [one] the goods for 1 more order
   *[other] the goods for { $n } more orders
}
less-payable = { $n ->
    [one] the goods for 1 fewer order
   *[other] the goods for { $n } fewer orders
}
named-more-payable = { $better ->
    [1] With the better turn { $own ->
        [1] you would have
       *[other] { $player } would have
    }
   *[other] { $own ->
        [1] You then have
       *[other] { $player } then has
    }
} the goods for the { $light } order worth { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
named-less-payable = { $better ->
    [1] With the better turn { $own ->
        [1] you would lack
       *[other] { $player } would lack
    }
   *[other] { $own ->
        [1] You then lack
       *[other] { $player } then lacks
    }
} the goods for the { $light } order worth { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
price-less-payable = {""}
measure-wood = { $n } wood
more-wood = { $n } more wood
less-wood = { $n } less wood
measure-wheat = { $n } wheat
more-wheat = { $n } more wheat
less-wheat = { $n } less wheat
measure-stone = { $n } stone
more-stone = { $n } more stone
less-stone = { $n } less stone
measure-water = { $n } water
more-water = { $n } more water
less-water = { $n } less water
measure-storage = { $n ->
    [one] 1 storage space
   *[other] { $n } storage spaces
}
more-storage = { $n ->
    [one] 1 more storage space
   *[other] { $n } more storage spaces
}
less-storage = { $n ->
    [one] 1 fewer storage space
   *[other] { $n } fewer storage spaces
}
more-upgrades = { $n ->
    [one] 1 more active upgrade
   *[other] { $n } more active upgrades
}
less-upgrades = { $n ->
    [one] 1 fewer active upgrade
   *[other] { $n } fewer active upgrades
}
more-waiting = cards on the board that will bring { $n ->
    [one] 1 more good or star
   *[other] { $n } more goods or stars
}
less-waiting = cards on the board that will bring { $n ->
    [one] 1 fewer good or star
   *[other] { $n } fewer goods or stars
}

## What the judge looks at

term-points = stars
term-delivered = fulfilling an order
term-orders = orders within reach
term-goods = goods in storage
term-cards = cards on the board
term-upgrades = upgrades
term-turn = making the most of the turn

## Refusals

SOLENIA-7 = { $why ->
    [choice] You do not have this card in hand.
   *[other] First choose a card from your hand.
}
SOLENIA-8 = { $why ->
    [taken] { $player }’s card already lies on { $field }.
    [rival] The Rival’s card already lies on { $field }.
   *[other] First put your card on an empty field.
}
SOLENIA-9 = Field { $field } is neither next to the airship nor next to a card of yours: it would cost { $cost ->
    [one] 1 good
   *[other] { $cost } goods
}, and you have none.
SOLENIA-12 = { $why ->
    [none] You have no { $good } to pay with.
    [far] Field { $field } is too far away: it would cost { $cost } goods, and you have { $goods }.
   *[other] First pay { $cost ->
        [one] 1 good
       *[other] { $cost } goods
    } for the way.
}
SOLENIA-16 = You cannot place a card anywhere: discard one, and the airship flies on.
SOLENIA-18 = You may discard only when no card can be placed for free, and now one can.
SOLENIA-21 = { $why ->
    [none] You have no { $good } to return.
   *[other] Your storage is too full: first return { $count ->
        [one] 1 good
       *[other] { $count } goods
    }.
}
SOLENIA-23 = { $why ->
    [field] { $cost ->
        [0] In this city you have to fulfil a { $light } order, and your goods are not enough for any.
        [one] The way costs 1 good, and what is left is not enough for any { $light } order.
       *[other] The way costs { $cost } goods, and what is left is not enough for any { $light } order.
    }
    [pay] You need this good: without it you could not fulfil any { $light } order.
   *[other] First choose the { $light } order to fulfil.
}
SOLENIA-25 = { $why ->
    [waive] If you leave that out, you still lack { $count } { $good }.
   *[other] For this order you lack { $count } { $good }.
}
SOLENIA-28 = Take one of the goods that are offered.
SOLENIA-29 = Your row of { $light } orders is full.
SOLENIA-30 = { $why ->
    [field] There is no { $light } order left.
    [no-place] There is no fourth place for { $light } orders.
   *[other] There is no order here any more.
}
SOLENIA-44 = The game is over: everybody has used 16 cards.
SOLENIA-51 = { $why ->
    [taken] There is an order on this place already.
    [closed] This place is still closed: you need more orders on level { $below } first.
   *[other] First choose the place for your order.
}
SOLENIA-52 = Take one of the goods that are offered.
SOLENIA-55 = There is nothing left to take here.
SOLENIA-57 = { $why ->
    [draft1] You already have a level-1 upgrade.
    [draft3] You already have a pair of level 3.
   *[other] First choose an upgrade.
}
SOLENIA-60 = With the Haggler you leave out one good that the order asks for.
SOLENIA-62 = { $why ->
    [outcome] That cannot be drawn any more.
   *[other] Wait a moment: something is being drawn.
}

## What is drawn, for the statistics

draws-layout = Layout
draws-strip = Parts of the board
draws-tile = Order tiles
draws-card = Cards
draws-upgrade = Upgrade tiles
draws-dayhalf = Day halves
draws-nighthalf = Night halves
draws-rival = Cards of the Rival
draws-die = Die

## Bots with a style

bot-courier = Courier
bot-courier-about = Delivers as soon as it can and keeps little in store.
bot-hoarder = Hoarder
bot-hoarder-about = Keeps a full store and parts with goods only for a good price.
bot-sower = Sower
bot-sower-about = Places cards where they will bring most when their strip is scored.
