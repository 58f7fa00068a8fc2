# Solarius Mission in English: every sentence a person reads.

game = Solarius Mission
game-about = Four rounds, four dice each: build up your ship, settle planets, raise stations and carry out missions far from home.
game-length = 90–150

## Options

option-players = Players
option-players-about = Two to four crews; fewer players means fewer planets and dice.
option-start = Start
option-start-about = Start cards give each player a different beginning; in a free start you choose it yourself.
option-start-cards = start cards
option-start-free = free start
option-arrangement = Space
option-arrangement-about = How the six outer tiles lie around the centre.
option-arrangement-random = drawn by lot
option-arrangement-fixed = A to F in order
option-arrangement-given = as given by tiles and rotations
option-planet_back_colour = Colours of planets
option-planet_back_colour-about = Everybody sees the colour of a planet that lies face down.
option-outpost_double_tc = Outposts beside trade centres
option-outpost_double_tc-about = A figure on an outpost counts twice beside a trade centre, too.
option-field_waste_adds = Waste adds up
option-field_waste_adds-about = A strong die on the transformation or research field brings two waste instead of one.
option-centre_letters_public = Trade centres known
option-centre_letters_public-about = Everybody knows from the beginning where and when the four trade centres will be erected.
option-tiles = Tiles
option-tiles-about = Letters of the tiles around the centre, like CABFED; needs a given arrangement.
option-rotations = Rotations
option-rotations-about = Turns of these tiles by 60 degrees, like 010532; needs a given arrangement.

## Names

seat-0 = Red
seat-1 = Green
seat-2 = Blue
seat-3 = Violet

colour-0 = black
    .die = the black technology die
    .row = the black row
    .from = the black row
colour-1 = yellow
    .die = the yellow technology die
    .row = the yellow row
    .from = the yellow row
colour-2 = turquoise
    .die = the turquoise technology die
    .row = the turquoise row
    .from = the turquoise row
colour-3 = brown
    .die = the brown technology die
    .row = the brown row
    .from = the brown row

column-0 = I
column-1 = II
column-2 = III

face-0 = 1
face-1 = 2
face-2 = 3
face-3 = ★
face-4 = ★+1

tile-0 = A
tile-1 = B
tile-2 = C
tile-3 = D
tile-4 = E
tile-5 = F

units-0 = 2 fuel
units-1 = 1 fuel and 1 SpaceBuck
units-2 = 2 SpaceBucks

card-0 = 1 Fuel Brokers
card-1 = 2 Tanker Contract
card-2 = 3 Patent Office
card-3 = 4 Tug Crew
card-4 = 5 Ion Sails
card-5 = 6 Overtime
card-6 = 7 Waste Hold
card-7 = 8 Probe Drones
card-8 = 9 Refinery
card-9 = 10 Trading House
card-10 = 11 Laboratory
card-11 = 12 Shipyard Crane
card-12 = 13 Fuel Depot
card-13 = 14 Counting House
card-14 = 15 Test Bench
card-15 = 16 Slipway
card-16 = 17 Black Filter
card-17 = 18 Yellow Filter
card-18 = 19 Turquoise Filter
card-19 = 20 Brown Filter
card-20 = 21 Incinerator
card-21 = 22 Think Tank
card-22 = 23 Booster
card-23 = 24 Mining Drones
card-24 = 25 Orbital Pipeline
card-25 = 26 Settlers’ Fund
card-26 = 27 Terraforming
card-27 = 28 Prefab Habitats
card-28 = 29 Long-Range Tank
card-29 = 30 Portal Key
card-30 = 31 Modular Design
card-31 = 32 Envoy

station-0 = Exchange
    .first = black
    .second = yellow
    .object = the Exchange
station-1 = Academy
    .first = black
    .second = turquoise
    .object = the Academy
station-2 = Shipyard
    .first = black
    .second = brown
    .object = the Shipyard
station-3 = Archive
    .first = yellow
    .second = turquoise
    .object = the Archive
station-4 = Foundry
    .first = yellow
    .second = brown
    .object = the Foundry
station-5 = Recycler
    .first = turquoise
    .second = brown
    .object = the Recycler

marker-0 = Depot
marker-1 = Observatory
marker-2 = Hangar
marker-3 = Trading Post
marker-4 = Workshop
marker-5 = Crane

planet-0 = Acheron
    .colour = black
planet-1 = Basalt
    .colour = black
planet-2 = Corvus
    .colour = black
planet-3 = Duskar
    .colour = black
planet-4 = Ebon
    .colour = black
planet-5 = Fenris
    .colour = black
planet-6 = Gagat
    .colour = black
planet-7 = Hekate
    .colour = black
planet-8 = Inkara
    .colour = black
planet-9 = Ambra
    .colour = yellow
planet-10 = Citrin
    .colour = yellow
planet-11 = Dorado
    .colour = yellow
planet-12 = Eos
    .colour = yellow
planet-13 = Flavia
    .colour = yellow
planet-14 = Gilda
    .colour = yellow
planet-15 = Helia
    .colour = yellow
planet-16 = Kanar
    .colour = yellow
planet-17 = Midas
    .colour = yellow
planet-18 = Azura
    .colour = turquoise
planet-19 = Borea
    .colour = turquoise
planet-20 = Celeste
    .colour = turquoise
planet-21 = Cyana
    .colour = turquoise
planet-22 = Glacis
    .colour = turquoise
planet-23 = Laguna
    .colour = turquoise
planet-24 = Nereid
    .colour = turquoise
planet-25 = Opalis
    .colour = turquoise
planet-26 = Tethra
    .colour = turquoise
planet-27 = Adobe
    .colour = brown
planet-28 = Bruna
    .colour = brown
planet-29 = Cinnara
    .colour = brown
planet-30 = Ferros
    .colour = brown
planet-31 = Kaolin
    .colour = brown
planet-32 = Mesa
    .colour = brown
planet-33 = Ochra
    .colour = brown
planet-34 = Sienna
    .colour = brown
planet-35 = Umbra
    .colour = brown

## Prompts

phase-KEEP = { $player }: choose the card you give up.
phase-START_PUSH = { $player }: choose the technology die that starts in column II.
phase-START_UP = { $player }: choose the technology die that starts with 2 pips.
phase-TURN_START = { $player }: take a die from the bridge.
phase-PLACE_DIE = { $player }: choose the field for your die.
phase-BONUS = { $player }: take fuel, SpaceBucks or some of both.
phase-MALUS = { $player }: pay 1 fuel or 1 SpaceBuck for this die.
phase-RESEARCH = { $player }: draw a progress card or play one.
phase-PLAY_CARD = { $player }: choose the card you play.
phase-PLAY_SIDE = { $player }: mission or development?
phase-DISCARD = { $player }: discard a card.
phase-ACTION = { $player }: take resources, or use the action of the die’s colour.
phase-STORE = { $player }: store a cube.
phase-UPGRADE = { $player }: turn up a technology die.
phase-PUSH = { $player }: push a technology die to the right.
phase-FUEL_MORE = { $player }: buy more fuel, or go on.
phase-B_MENU = { $player }: one extra action, or end your turn.
phase-DRIVES = { $player }: another drive?
phase-FLIGHT = { $player }: where does your ship fly?
phase-LAND = { $player }: what do you do here?
phase-PAY = { $player }: choose the cubes you pay with.
phase-OUTPOST = { $player }: put an outpost under the new figure?
phase-PICK = { $player }: choose the bonus of the trade centre.
phase-TRIGGER = { $player }: choose the next station to use.
phase-SELL = { $player }: what do you get for your cubes?
phase-TURN_END = { $player }: end your turn, or exchange something first.
phase-FINAL_SETTLE = { $player }: last chance to pay for planets.

## Actions

act-die = Take die { $die }
act-place-normal = On an ordinary field
act-place-transform = On the transformation field, as { $colour }
act-place-research = On the research field
act-place-dev = On the development { $card }
act-bonus = { $fuel ->
    [0] SpaceBucks only
   *[other] { $fuel } fuel, the rest SpaceBucks
}
act-malus-fuel = Pay 1 fuel
act-malus-buck = Pay 1 SpaceBuck
act-act-i = Take resources
act-act-ii = Use the colour’s action
act-store = Store a cube in { $colour_row }, column { $column }
act-upgrade = Turn up { $colour_die }
act-push = Push { $colour_die }
act-buy-ap = Buy an action point
act-done = Done
act-b-drive = Buy a drive for 3 fuel
act-b-draw = Draw two cards
act-b-play = Play a card
act-b-fly = Fly
act-res-draw = Draw a card
act-res-play = Play a card
act-card = Card { $card }
act-side-mission = As a mission
act-side-dev = As a development
act-portal-flip = Open the portals: turn a drive from 2 to 1
act-portal-drop = Open the portals: give up a drive of 1
act-portal-free = Open the portals with the portal key
act-fly = Fly to field { $field }
act-land-none = Do nothing here
act-land-settle = Settle the planet
act-land-explore = Take the explorer bonus
act-land-station = Build { $station_object }: { $higher_id ->
    [0] { $station_first } pays the higher price
   *[other] { $station_second } pays the higher price
}
act-land-mission = Fulfil the mission of { $card }
act-pay = Pay { $ones } of value 1, { $twos } of value 2, { $threes } of value 3
act-outpost = Outpost: { $marker }
act-outpost-none = No outpost
act-pick-bonus = Bonus of the { $marker }
act-trigger = Use { $station_object }
act-sell = Sell a cube from { $colour_from }, column { $column }
act-sell-fuel = 1 fuel for value 2
act-sell-buck = 1 SpaceBuck for value 2
act-xbuy = A { $colour } cube for { $units }
act-drive-up = Turn a drive from 1 to 2 for 3 fuel
act-finish = Pay for { $planet }
act-end-turn = End the turn

log-die = { $player } takes die { $die }.
log-place-normal = { $player } puts it on an ordinary field.
log-place-transform = { $player } makes it { $colour } on the transformation field.
log-place-research = { $player } puts it on the research field.
log-place-dev = { $player } puts it on { $card }.
log-bonus = { $player } takes { $fuel ->
    [0] SpaceBucks
   *[other] { $fuel } fuel, the rest SpaceBucks
}.
log-malus-fuel = { $player } pays 1 fuel for the die.
log-malus-buck = { $player } pays 1 SpaceBuck for the die.
log-act-i = { $player } takes resources.
log-act-ii = { $player } uses the action of the colour.
log-store = { $player } stores a cube in { $colour_row }, column { $column }.
log-upgrade = { $player } turns up { $colour_die }.
log-push = { $player } pushes { $colour_die }.
log-buy-ap = { $player } buys an action point.
log-done = { $player } leaves it at that.
log-b-drive = { $player } buys a drive.
log-b-draw = { $player } draws cards.
log-b-play = { $player } plays a card.
log-b-fly = { $player } takes off.
log-res-draw = { $player } draws a card.
log-res-play = { $player } plays a card.
log-card = { $player } chooses card { $card }.
log-side-mission = { $player } begins it as a mission.
log-side-dev = { $player } uses it as a development.
log-portal-flip = { $player } opens the portals and turns a drive from 2 to 1.
log-portal-drop = { $player } opens the portals and gives up a drive.
log-portal-free = { $player } opens the portals with the portal key.
log-fly = { $player } flies to field { $field }.
log-land-none = { $player } does nothing there.
log-land-settle = { $player } settles the planet.
log-land-explore = { $player } takes the explorer bonus.
log-land-station = { $player } builds { $station_object }; { $higher_id ->
    [0] { $station_first } pays the higher price
   *[other] { $station_second } pays the higher price
}.
log-land-mission = { $player } fulfils the mission of { $card }.
log-pay = { $player } pays { $ones } of value 1, { $twos } of value 2, { $threes } of value 3.
log-outpost = { $player } founds an outpost: { $marker }.
log-outpost-none = { $player } founds no outpost.
log-pick-bonus = { $player } chooses the bonus of the { $marker }.
log-trigger = { $player } uses { $station_object }.
log-sell = { $player } sells a cube from { $colour_from }, column { $column }.
log-sell-fuel = { $player } gets 1 fuel for it.
log-sell-buck = { $player } gets 1 SpaceBuck for it.
log-xbuy = { $player } exchanges { $units } for a { $colour } cube.
log-drive-up = { $player } turns a drive from 1 to 2.
log-finish = { $player } pays for { $planet }.
log-end-turn = { $player } ends the turn.

## Chance

chance-CHANCE_TILE = Tile { $tile } is laid.
chance-CHANCE_ROTATION = It is turned by { $turns } sixths.
chance-CHANCE_BACK = The planet there is { $colour }.
chance-CHANCE_START_PLAYER = { $seat } begins.
chance-CHANCE_START_CARD = Start card { $start } is dealt.
chance-CHANCE_CARD = { $player } draws { $card }.
chance-CHANCE_CARD-unseen = { $player } draws a card.
chance-CHANCE_DIE = A { $colour } die shows { $face }.
chance-CHANCE_CENTRE = Trade centre { $tile } is drawn.
chance-CHANCE_PLANET = { $planet } is turned up, a { $planet_colour } planet.

event-revealed = { $planet } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-settled = { $planet } is settled by { $player }.
event-waste = { $cubes ->
    [one] One waste goes
   *[other] { $cubes } waste go
} to the board of { $player }.
event-waste-beside = { $cubes ->
    [one] One waste goes
   *[other] { $cubes } waste go
} beside the board of { $player }.
event-renewed = The discard pile becomes the new deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-centre = Trade centre { $tile } is erected.
event-round = Round { $round } begins; { $player } goes first.
event-over = The game is over.

## Score

line-planets = Settled planets
line-unsettled = Planets not settled
line-sets = Sets of colours
line-stations = Stations
line-missions = Missions
line-open-missions = Open missions
line-centres = Beside trade centres
line-technology = Technology dice
line-columns = Columns IV and V
line-storage = Full storage
line-tracks = Fuel and SpaceBucks
line-waste = Waste beside the board
line-connection = Connected figures

## What a position is worth

term-points = points so far
term-pending = planets to be settled
term-cards = cards and developments
term-missions = open missions
term-stations = stations
term-means = fuel and SpaceBucks
term-cubes = cubes in storage
term-technology = technology dice
term-drives = range of the ship
term-figures = figures and outposts
term-waste = room for waste
term-place = way to the next goal
term-turn = what this turn still brings

## Refusals

SOLARIUS-5 = A turn goes in order: die action, extra action, refill.
SOLARIUS-11 = One technology die starts in column II, another one with 2 pips.
SOLARIUS-13 = One of your three cards has to go to the discard pile.
SOLARIUS-16 = First take one of the dice on the bridge.
SOLARIUS-17 = The bonus of the die has to be taken: as fuel, as SpaceBucks or as some of both.
SOLARIUS-18 = A die on −1 costs 1 fuel or 1 SpaceBuck, and you must be able to pay it.
SOLARIUS-22 = The transformation field takes one die a round and gives it another colour.
SOLARIUS-24 = Research is done once a round: draw one card or play one.
SOLARIUS-25 = Only your own development with a free die space takes this die, once a round.
SOLARIUS-26 = The die has to be put on one field now.
SOLARIUS-33 = An action point costs 2 SpaceBucks and has to be used at once.
SOLARIUS-35 = You store cubes in the row of your die, one for each point you have left.
SOLARIUS-36 = Only free storage fields left of the technology die are open.
SOLARIUS-37 = The pyramid does not carry it: more cubes are needed further left in this row.
SOLARIUS-40 = You get one fuel for each point, up to 10.
SOLARIUS-41 = Turning a technology die up costs as many points as it shows pips.
SOLARIUS-42 = This technology die is already on its last face.
SOLARIUS-43 = Pushing a technology die costs the points printed on the column it enters; V is the last one.
SOLARIUS-44 = You have one extra action a turn: drives, cards, or a flight.
SOLARIUS-45 = A drive costs 3 fuel, and a ship carries three of them.
SOLARIUS-46 = There is no card left to draw.
SOLARIUS-47 = A card of your hand has to be discarded.
SOLARIUS-48 = Deck and discard pile are both empty.
SOLARIUS-49 = Choose a card of your hand, then mission or development.
SOLARIUS-50 = All six mission markers are in use.
SOLARIUS-53 = Opening the portals costs a neutral drive one range, once a turn.
SOLARIUS-54 = Your range and your fuel do not suffice for that.
SOLARIUS-56 = Your ship has taken off: choose where the flight ends.
SOLARIUS-58 = A flight may not end with another player’s ship or figure, nor on a trade centre.
SOLARIUS-59 = After landing you may do one thing: settle or explore, build, or fulfil a mission.
SOLARIUS-61 = You have turned up this planet: settle it or take the explorer bonus.
SOLARIUS-62 = You have no colony left.
SOLARIUS-63 = There is no planet here that allows it.
SOLARIUS-64 = This planet waits for its price in fuel or SpaceBucks, and must be pending with you.
SOLARIUS-65 = After the last round only black and yellow planets can be paid for.
SOLARIUS-66 = A station needs a plain field without a figure.
SOLARIUS-67 = You lack cubes of one of the two kinds.
SOLARIUS-68 = Each station is built once, and four at most.
SOLARIUS-69 = Each earlier station is used once now.
SOLARIUS-70 = At the end of a round each of your stations is used once.
SOLARIUS-71 = A mission needs a plain field without a figure beside the field of a trade centre.
SOLARIUS-72 = The cubes that are asked for have to be given from your board.
SOLARIUS-73 = You choose one of the six outpost bonuses now.
SOLARIUS-78 = Under this figure goes an outpost of its own kind, or none.
SOLARIUS-79 = You may have one outpost on each outer tile, and none on the centre.
SOLARIUS-80 = It is not your first figure of its kind on this tile.
SOLARIUS-81 = A second outpost of a kind needs one of each kind first.
SOLARIUS-83 = A cube costs two units of fuel or SpaceBucks.
SOLARIUS-84 = Cubes worth 2 together make one fuel or one SpaceBuck.
SOLARIUS-85 = That costs 3 fuel and needs a neutral drive of value 1.
SOLARIUS-86 = That is possible in your own turn only.
SOLARIUS-87 = Pay at least the price, and no cube that is not needed.
SOLARIUS-90 = The game is over.
SOLARIUS-91 = This track is full.
SOLARIUS-92 = The end of a round is nobody’s turn.
SOLARIUS-93 = Space is being laid out.
SOLARIUS-94 = The start player is being drawn.
SOLARIUS-95 = Start cards are being dealt.
SOLARIUS-96 = The colour of a planet is being drawn.
SOLARIUS-97 = A planet is being turned up.
SOLARIUS-98 = A trade centre is being drawn.
SOLARIUS-99 = A card is being drawn.
SOLARIUS-100 = A die is being drawn.

## What is drawn, for the statistics

draws-tile = Parts of the map
draws-rotation = Rotations
draws-back = Colours of planets
draws-start-player = Who begins
draws-start-card = Start cards
draws-draw-card = Cards
draws-roll = Dice
draws-centre = Trade centres
draws-planet = Planets
