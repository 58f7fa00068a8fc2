game = Solenia
game-about = Fly round a planet whose one half never sees the night, and bring each side what it lacks.
game-length = 30–45

## Options

option-players = Players
option-players-about = Alone you fly against a rival steered by a die.
option-players-1 = 1 (solo)
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-variant = Player boards
option-variant-about = In winter you choose the place for each order; upgrades are drafted on top of that.
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
card-4 = 0 (2 of the island’s kind)
card-5 = 1 (wood)
card-6 = 1 (wheat)
card-7 = 1 (stone)
card-8 = 1 (water)
card-9 = 1 (1 of the island’s kind)
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
    .about = Every placement costs 1 good less for range.
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

rank-0 = cabin boy
rank-1 = pilot
rank-2 = captain
rank-3 = commodore
rank-4 = legend

## Prompts

phase-DRAFT = { $player }: choose an upgrade.
phase-CARD = { $player }: choose a card to play.
phase-FIELD = { $player }: choose a field for your card.
phase-PAY = { $player }: give up a good for the longer way.
phase-ORDER = { $player }: choose the order you fulfil.
phase-WAIVE = { $player }: choose the good you do not have to deliver.
phase-SLOT = { $player }: choose the place for your order.
phase-TAKE = { $player }: choose a good as your bonus.
phase-DROP = { $player }: your storage is too full; choose a good to return.

## Actions

act-play = Play { $card }
act-at = Put the card on { $field }
act-pay = Pay 1 { $good }
act-take = Take 1 { $good }
act-drop = Return 1 { $good }
act-order = Fulfil order { $position }
act-slot = Put the order on { $column }
act-waive = Leave out 1 { $good }
act-discard = Discard { $card } and let the airship fly on
act-draft1 = Take the level-1 tile { $position }
act-draft3 = Take the level-3 pair { $position }

log-play = { $player } plays { $card }.
log-at = { $player } puts it on { $field }.
log-pay = { $player } pays 1 { $good } for the way.
log-take = { $player } takes 1 { $good }.
log-drop = { $player } returns 1 { $good }.
log-order = { $player } fulfils order { $position }.
log-slot = { $player } puts it on { $column }.
log-waive = { $player } leaves out 1 { $good }.
log-discard = { $player } discards { $card } instead of placing it.
log-draft1 = { $player } takes the level-1 tile { $position }.
log-draft3 = { $player } takes the level-3 pair { $position }.

## Chance

chance-LAYOUT = The board lies with { $layout }.
chance-STRIP = Strip { $strip } is laid.
chance-SHOW = Order tile { $tile } is displayed.
chance-DEAL = { $player } is dealt { $card }.
chance-DEAL-unseen = { $player } is dealt a card.
chance-OFFER = { $upgrade } is offered.
chance-HALF_DAY = { $half } is the day half of a pair.
chance-HALF_NIGHT = { $half } is its night half.
chance-REFILL = Order tile { $tile } takes the free position.
chance-DRAW = { $player } draws { $card }.
chance-DRAW-unseen = { $player } draws a card.
chance-RIVAL = The Rival turns up { $card }.
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
event-delivered = Delivered, a { $light } order: { demand }
event-order = A { $light } order: { demand }
event-last-order = It was the last { $light } order of the pile.
event-bonus = Bonus of the place:{ gains }
event-storage = { $player } has { $count } storage spaces now.
event-upgrade = { $player } has activated { $upgrade }. { $upgrade_about }
event-half = { $player } has activated { $half } ({ $light }). { $half_about }
event-scored = { $player } scores { $card }:{ gains }
event-scored-nothing = { $player } scores { $card }: nothing.
event-salvage = { $player } salvages { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}.
event-cleared = The Rival’s { $card } is taken off the strip.
event-turned = The first strip is turned over and goes to the front: { $light }.
event-rival-at = The Rival puts it on { $field }.
event-rival-misses = The Rival finds no field and discards it.
event-rival-order = The Rival takes a { $light } order: { demand }
event-rank = With { $points } stars you are a { $rank }.

## The score sheet

line-stars = Stars collected
line-orders = Orders
line-pairs = Pairs of day and night
line-goods = Goods left
line-last-places = Last places
line-halves = Level-3 upgrades
line-total = Total
line-rival = The Rival

## What the judge looks at

term-points = stars so far
term-orders = orders within reach
term-goods = goods in store
term-cards = cards on the board
term-upgrades = upgrades
term-turn = the rest of this turn

## Refusals

SOLENIA-7 = On your turn you use one card of your hand.
SOLENIA-8 = The open card goes onto an empty field.
SOLENIA-9 = { $field } is neither next to the airship nor next to a card of yours, and you have no goods to extend your range.
SOLENIA-12 = A longer way costs 1 good of yours for each field in between.
SOLENIA-16 = No field can be reached: discard a card, and the airship flies on.
SOLENIA-18 = You may discard only when no card can be placed without paying.
SOLENIA-21 = Your storage is too full: return goods you have, until the rest fits.
SOLENIA-23 = On a city you must fulfil one displayed order of its kind, and what you have would not do for any.
SOLENIA-25 = You lack goods this order demands.
SOLENIA-28 = Take one of the goods this place offers.
SOLENIA-29 = Your row for orders of this kind is full.
SOLENIA-30 = No order is displayed there, and the pile is used up.
SOLENIA-44 = The game is over: everybody has used 16 cards.
SOLENIA-51 = Choose a free place that is open: on levels 2 and 3 the first place of a row needs one order on the level below, the second needs two.
SOLENIA-52 = Take one of the goods this place offers.
SOLENIA-55 = Nothing is offered at this position.
SOLENIA-57 = In the draft you take one tile of each level, from the last player to the first.
SOLENIA-60 = With the Haggler you leave out one good that the order demands.
SOLENIA-62 = Wait for the draw.

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
