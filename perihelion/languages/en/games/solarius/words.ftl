# Solarius Mission in English: every sentence a person reads.

game = Solarius Mission
game-about = Four rounds, four dice each: build up your ship, settle planets, raise stations and fulfil missions far from home.
game-length = 90–150

## Options

option-players = Players
option-players-about = Two to four players; with fewer players there are fewer planets and dice.
option-start = Start
option-start-about = Start cards give each player a different beginning; with a free start you choose your own.
option-start-cards = start cards
option-start-free = free start
option-arrangement = Space
option-arrangement-about = How the six outer tiles lie around the centre.
option-arrangement-random = random
option-arrangement-fixed = A to F in order
option-arrangement-given = as you enter it below
option-planet_back_colour = Colours of planets
option-planet_back_colour-about = Everybody sees the colour of a planet that lies face down.
option-outpost_double_tc = Outposts beside trade centres
option-outpost_double_tc-about = A figure on an outpost counts twice beside a trade centre, too.
option-field_waste_adds = Waste adds up
option-field_waste_adds-about = A strong die on the transformation or research field brings two waste instead of one.
option-centre_letters_public = Trade centres known
option-centre_letters_public-about = Everybody knows from the beginning where and when the four trade centres will be erected.
option-tiles = Tiles
option-tiles-about = The letters of the tiles around the centre, for example CABFED; only for an arrangement of your own.
option-rotations = Rotations
option-rotations-about = How often each of these tiles is turned by 60 degrees, for example 010532; only for an arrangement of your own.

## Names

seat-0 = Red
seat-1 = Green
seat-2 = Blue
seat-3 = Violet

colour-0 = black
    .many = black
    .die = the black technology die
    .row = the black row
    .from = the black row
colour-1 = yellow
    .many = yellow
    .die = the yellow technology die
    .row = the yellow row
    .from = the yellow row
colour-2 = turquoise
    .many = turquoise
    .die = the turquoise technology die
    .row = the turquoise row
    .from = the turquoise row
colour-3 = brown
    .many = brown
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

card-0 = Fuel Brokers
card-1 = Tanker Contract
card-2 = Patent Office
card-3 = Tug Crew
card-4 = Ion Sails
card-5 = Overtime
card-6 = Waste Hold
card-7 = Probe Drones
card-8 = Refinery
card-9 = Trading House
card-10 = Laboratory
card-11 = Shipyard Crane
card-12 = Fuel Depot
card-13 = Counting House
card-14 = Test Bench
card-15 = Slipway
card-16 = Black Filter
card-17 = Yellow Filter
card-18 = Turquoise Filter
card-19 = Brown Filter
card-20 = Incinerator
card-21 = Think Tank
card-22 = Booster
card-23 = Mining Drones
card-24 = Orbital Pipeline
card-25 = Settlers’ Fund
card-26 = Terraforming
card-27 = Prefab Habitats
card-28 = Reserve Tank
card-29 = Portal Key
card-30 = Modular Design
card-31 = Envoy

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

phase-KEEP = Your turn: discard one of your three cards.
phase-START_PUSH = Your turn: choose the technology die that starts in column II.
phase-START_UP = Now choose the technology die that starts with 2 pips.
phase-TURN_START = Your turn: take a die from the bridge.
phase-PLACE_DIE = Choose a field for your die.
phase-BONUS = Take { $points ->
    [one] 1 fuel or 1 SpaceBuck
   *[other] { $points }: fuel, SpaceBucks or some of both
}.
phase-MALUS = Pay 1 fuel or 1 SpaceBuck for your die.
phase-RESEARCH = Research: draw a card or play one.
phase-PLAY_CARD = Choose the card you play.
phase-PLAY_SIDE = Mission or development?
phase-DISCARD = { $count ->
    [one] Discard a card.
   *[other] Discard { $count } cards.
}
phase-ACTION = Take resources, or use the action of the die’s colour ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
phase-STORE = { $left ->
    [0] Everything is stored. Buy an action point for one more cube, or finish.
   *[other] { $any ->
        [1] Store a cube of any colour
       *[other] Store a cube in { $colour_row }
    } ({ $left } left).
}
phase-UPGRADE = { $points ->
    [0] You have no action points left. Buy one, or finish.
    [one] Upgrade a technology die (1 action point left).
   *[other] Upgrade a technology die ({ $points } action points left).
}
phase-PUSH = { $points ->
    [0] You have no action points left. Buy one, or finish.
    [one] Push a technology die to the right (1 action point left).
   *[other] Push a technology die to the right ({ $points } action points left).
}
phase-FUEL_MORE = Buy more fuel, or continue.
phase-B_MENU = Take an extra action, or end your turn.
phase-DRIVES = Buy another drive?
phase-FLIGHT = Where do you fly?
phase-LAND = What do you do here?
phase-PAY = Pay with { $colour } cubes worth { $price }: choose which.
phase-OUTPOST = Put an outpost under your new figure?
phase-PICK = Choose the bonus of the trade centre.
phase-TRIGGER = Choose the station you use next.
phase-SELL = What do you take for your cubes?
phase-TURN_END = End your turn, or exchange something first.
phase-FINAL_SETTLE = Last chance to pay for your planets.

## Actions

act-die = Take the { $colour } { $face } ({ $slot })
menu-die = { $colour } { $face } ({ $slot })
menu-sell = Sell { $colour }, column { $column }
short-sell = Sell { $colour } { $column }
short-xbuy = { $colour } for { $units_id ->
    [0] 2 fuel
    [1] 1 fuel, $1
   *[other] $2
}
short-buy-ap = { $fuel ->
    [1] 1 fuel for ${ $price }
   *[other] 1 point for ${ $price }
}
menu-quiet = Exchange … ({ $count })
act-place-normal = On a normal field
act-place-transform = On the transformation field, as { $colour }
act-place-research = On the research field
act-place-dev = On the development “{ $card }”
act-bonus = { $fuel ->
    [0] { $rest ->
        [one] 1 SpaceBuck
       *[other] { $rest } SpaceBucks
    }
   *[other] { $rest ->
        [0] { $fuel } fuel
        [one] { $fuel } fuel and 1 SpaceBuck
       *[other] { $fuel } fuel and { $rest } SpaceBucks
    }
}{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost)
}
act-malus-fuel = Pay 1 fuel
act-malus-buck = Pay 1 SpaceBuck
act-act-i = Take { $points } { $colour } { $points ->
    [one] cube
   *[other] cubes
}
act-act-ii = { $colour_id ->
    [0] Take { $points } fuel
    [1] Take { $points ->
        [one] 1 SpaceBuck
       *[other] { $points } SpaceBucks
    }
    [2] Upgrade technology dice for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] Push technology dice for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
act-store = Store a cube in { $colour_row }, column { $column }
act-upgrade = { $price ->
    [0] Upgrade { $colour_die }
    [one] Upgrade { $colour_die } for 1 point
   *[other] Upgrade { $colour_die } for { $price } points
}
act-push = { $price ->
    [0] Push { $colour_die }
    [one] Push { $colour_die } for 1 point
   *[other] Push { $colour_die } for { $price } points
}
act-buy-ap = { $fuel ->
    [1] Buy 1 fuel for { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    }
   *[other] Buy an action point for { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    }
}
act-done = Done
act-b-drive = Buy a drive for 3 fuel
act-b-draw = Draw two cards
act-b-play = Play a card
act-b-fly = Fly
act-res-draw = Draw a card
act-res-play = Play a card
act-card = { $use ->
    [play] Play “{ $card }”
   *[other] Discard “{ $card }”
}
act-side-mission = As a mission
act-side-dev = As a development
act-portal-flip = Open the portals: turn a drive from 2 to 1
act-portal-drop = Open the portals: give up a drive of 1
act-portal-free = Open the portals with the Portal Key
act-fly = { $price ->
    [0] Fly to field { $field }
   *[other] Fly to field { $field } for { $price } fuel
}
act-land-none = Do nothing here
act-land-settle = Settle { $planet } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
act-land-explore = Take the explorer bonus
act-land-station = Build { $station_object }: { $higher_id ->
    [0] { $station_first } { $high }, { $station_second } { $low }
   *[other] { $station_first } { $low }, { $station_second } { $high }
}
act-land-mission = Fulfil the mission of “{ $card }”
act-pay = Pay { $colour }: { $cubes }
act-outpost = Outpost: { $marker }
act-outpost-none = No outpost
act-pick-bonus = Bonus of the { $marker }
act-trigger = Use { $station_object }
act-sell = Sell a cube from { $colour_from }, column { $column }
act-sell-fuel = Take 1 fuel
act-sell-buck = Take 1 SpaceBuck
act-xbuy = Buy a { $colour } cube for { $units }
act-drive-up = Turn a drive from 1 to 2 for 3 fuel
act-finish = { $black ->
    [1] Pay { $price } fuel for { $planet }
   *[other] Pay { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    } for { $planet }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
act-end-turn = End the turn

log-die = { $player } takes the { $colour } { $face } from { $slot }.
log-place-normal = { $player } puts it on a normal field.
log-place-transform = { $player } makes it { $colour } on the transformation field.
log-place-research = { $player } puts it on the research field.
log-place-dev = { $player } puts it on “{ $card }”.
log-bonus = { $player } takes { $taken ->
    [0] { $bucks ->
        [0] nothing
        [one] 1 SpaceBuck
       *[other] { $bucks } SpaceBucks
    }
   *[other] { $bucks ->
        [0] { $taken } fuel
        [one] { $taken } fuel and 1 SpaceBuck
       *[other] { $taken } fuel and { $bucks } SpaceBucks
    }
}{ $lost ->
    [0] .
    [one] ; 1 is lost.
   *[other] ; { $lost } are lost.
}
log-malus-fuel = { $player } pays 1 fuel for the die.
log-malus-buck = { $player } pays 1 SpaceBuck for the die.
log-act-i = { $points ->
    [one] { $player } uses the die for a { $colour } cube.
   *[other] { $player } uses the die for up to { $points } { $colour } cubes.
}
log-act-ii = { $colour_id ->
    [0] { $player } takes { $got ->
        [0] no fuel
       *[other] { $got } fuel
    }{ $lost ->
        [0] .
        [one] ; 1 is lost.
       *[other] ; { $lost } are lost.
    }
    [1] { $player } takes { $got ->
        [0] no SpaceBucks
        [one] 1 SpaceBuck
       *[other] { $got } SpaceBucks
    }{ $lost ->
        [0] .
        [one] ; 1 is lost.
       *[other] ; { $lost } are lost.
    }
    [2] { $player } upgrades technology dice ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
   *[other] { $player } pushes technology dice ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
}
log-store = { $player } stores a cube in { $colour_row }, column { $column }.
log-upgrade = { $player } upgrades { $colour_die }.
log-push = { $player } pushes { $colour_die }.
log-buy-ap = { $player } buys { $fuel ->
    [1] 1 fuel
   *[other] a point
} for { $price ->
    [one] 1 SpaceBuck
   *[other] { $price } SpaceBucks
}.
log-done = { $player } ends the action.
log-b-drive = { $player } buys a drive for 3 fuel.
log-b-draw = { $player } uses the extra action to draw cards.
log-b-play = { $player } plays a card.
log-b-fly = { $player } takes off.
log-res-draw = { $player } uses research to draw a card.
log-res-play = { $player } plays a card.
log-card = { $use ->
    [play] { $player } plays “{ $card }”.
   *[other] { $player } discards “{ $card }”.
}
log-side-mission = { $player } begins it as a mission.
log-side-dev = { $player } uses it as a development.
log-portal-flip = { $player } opens the portals and turns a drive from 2 to 1.
log-portal-drop = { $player } opens the portals and gives up a drive of 1.
log-portal-free = { $player } opens the portals with the Portal Key.
log-fly = { $price ->
    [0] { $player } flies to field { $field }.
   *[other] { $player } flies to field { $field } and pays { $price } fuel.
}
log-land-none = { $player } does nothing there.
log-land-settle = { $player } settles the planet.
log-land-explore = { $player } takes the explorer bonus.
log-land-station = { $player } builds { $station_object }: { $higher_id ->
    [0] { $station_first } { $high }, { $station_second } { $low }
   *[other] { $station_first } { $low }, { $station_second } { $high }
}.
log-land-mission = { $player } fulfils the mission of “{ $card }”.
log-pay = { $player } pays { $colour } { $cubes }.
log-outpost = { $player } founds an outpost: { $marker }.
log-outpost-none = { $player } founds no outpost.
log-pick-bonus = { $player } chooses the bonus of the { $marker }.
log-trigger = { $player } uses { $station_object }.
log-sell = { $player } sells a cube from { $colour_from }, column { $column }.
log-sell-fuel = { $got ->
    [0] { $player } gets nothing for it: fuel and SpaceBucks are at 10.
   *[other] { $player } gets 1 fuel for it.
}
log-sell-buck = { $got ->
    [0] { $player } gets nothing for it: fuel and SpaceBucks are at 10.
   *[other] { $player } gets 1 SpaceBuck for it.
}
log-xbuy = { $player } buys a { $colour } cube for { $units }.
log-drive-up = { $player } turns a drive from 1 to 2 for 3 fuel.
log-finish = { $black ->
    [1] { $player } pays { $price } fuel for { $planet }.
   *[other] { $player } pays { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    } for { $planet }.
}
log-end-turn = { $player } ends the turn.

## Chance

chance-CHANCE_TILE = Tile { $tile } is laid.
chance-CHANCE_ROTATION = {""}
chance-CHANCE_BACK = The planet there is { $colour }.
chance-CHANCE_START_PLAYER = { $seat } begins.
chance-CHANCE_START_CARD = Start card { $start } is dealt.
chance-CHANCE_CARD = { $player } draws “{ $card }”.
chance-CHANCE_CARD-unseen = { $player } draws a card.
chance-CHANCE_DIE = A new die: { $colour } { $face }.
chance-CHANCE_CENTRE = Trade centre { $tile } is drawn.
chance-CHANCE_PLANET = { $planet } is turned up, a { $planet_colour } planet.

event-revealed = { $planet } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-settled = { $player } has settled { $planet }.
event-waste = { $cubes ->
    [one] { $player } gets 1 waste.
   *[other] { $player } gets { $cubes } waste.
}
event-waste-beside = { $cubes ->
    [one] { $player } has no room: 1 waste goes beside the board.
   *[other] { $player } has no room: { $cubes } waste go beside the board.
}
event-waste-removed = { $player } removes { $n } waste{ $development ->
    [1] {" "}with a development.
   *[other] .
}
event-waste-spaces = { $player } has { $n } more waste spaces.
event-fuel = { $player } gets { $n ->
    [0] no fuel
   *[other] { $n } fuel
}{ $development ->
    [1] {" "}from a development
   *[other] {""}
}{ $lost ->
    [0] .
    [one] ; 1 is lost.
   *[other] ; { $lost } are lost.
}
event-bucks = { $player } gets { $n ->
    [0] no SpaceBucks
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}{ $development ->
    [1] {" "}from a development
   *[other] {""}
}{ $lost ->
    [0] .
    [one] ; 1 is lost.
   *[other] ; { $lost } are lost.
}
event-drive = { $n ->
    [0] { $player } has no room for another drive.
   *[other] { $player } gets a drive of 1.
}
event-cubes-given = { $n ->
    [one] { $player } pays a { $colour } cube of column { $column }.
   *[other] { $player } pays { $n } { $colour } cubes of column { $column }.
}
event-renewed = The discard pile becomes the new deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-centre = Trade centre { $tile } is erected.
event-round = Round { $round } begins; { $player } goes first.
event-over = The game is over.

## Score

line-planets = Settled planets
line-unsettled = Unpaid planets
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

gain-planets = { gain } for planets
gain-unsettled = { $lost ->
    [1] { gain } until the planet is paid for
   *[0] { gain }: a planet is paid for, and its deduction is gone
}
gain-sets = { gain } for sets of colours
gain-stations = { gain } for stations
gain-missions = { gain } for missions
gain-open-missions = { $lost ->
    [1] { gain } until the mission is fulfilled
   *[0] { gain } back: the mission is fulfilled
}
gain-centres = { gain } beside trade centres
gain-technology = { gain } for technology dice
gain-columns = { gain } for columns IV and V
gain-storage = { gain } for full storage
gain-tracks = { gain } for fuel and SpaceBucks
gain-waste = { gain } for waste beside the board
gain-connection = { gain } for connected figures

## A turn in one sentence

which-die = { $twins ->
    [1] {" "}from { $slot }
   *[other] {""}
}
brief-die = { $colour } { $face }{ which-die }
brief-place-transform = …as { $colour }
brief-place-research = …with research
brief-place-dev = …on “{ $card }”
brief-upgrade = { $times ->
    [one] upgrade { $colour }
    [2] upgrade { $colour } twice
   *[other] upgrade { $colour } { $times } times
}
brief-push = { $times ->
    [one] push { $colour }
    [2] push { $colour } twice
   *[other] push { $colour } { $times } times
}
brief-buy-ap = { $fuel ->
    [1] buy { $times } fuel
   *[other] { $times ->
        [one] buy an action point
       *[other] buy { $times } action points
    }
}
brief-b-drive = { $times ->
    [one] buy a drive
   *[other] buy { $times } drives
}
brief-b-draw = draw two cards
brief-res-draw = draw a card
brief-card = { $use ->
    [play] play “{ $card }”
   *[other] discard “{ $card }”
}
brief-side-mission = …as a mission
brief-side-dev = …as a development
brief-portal-flip = open the portals
brief-portal-drop = open the portals
brief-portal-free = open the portals
brief-fly = { $what ->
    [planet] fly to { $planet }
    [back] fly to the { $colour } planet on field { $field }
    [centre] fly to field { $field } beside trade centre { $tile }
   *[other] fly to field { $field }
}
brief-land-settle = { $revealed ->
    [1] settle { $planet }
   *[other] settle it
}{ $advice ->
    [1] {" "}({ $points ->
        [one] 1 point
       *[other] { $points } points
    } once it is paid for)
   *[other] {""}
}
brief-land-explore = take the explorer bonus of { $planet }
brief-land-station = build { $station_object }
brief-land-mission = fulfil the mission “{ $card }”
brief-outpost = found the outpost { $marker }
brief-pick-bonus = take the bonus of the { $marker }
brief-trigger = use { $station_object }
brief-sell = { $times ->
    [one] sell a cube
   *[other] sell { $times } cubes
}
brief-xbuy = { $times ->
    [one] buy a { $colour } cube
   *[other] buy { $times } { $colour } cubes
}
gathered-sell = exchange cubes
gathered-xbuy = { gathered-sell }
brief-drive-up = turn a drive to 2
brief-finish = pay for { $planet }
hint-take-back-SELL = Take the sale back with Undo: a single cube of value 1 brings nothing
begin-die = take { $colour } { $face }{ which-die }
begin-place-normal = put the die on a normal field
begin-place-transform = put the die on the transformation field, as { $colour }
begin-place-research = put the die on the research field
begin-place-dev = put the die on “{ $card }”
begin-bonus = take { $taken ->
    [0] { $bucks ->
        [one] 1 SpaceBuck
       *[other] { $bucks } SpaceBucks
    }
   *[other] { $bucks ->
        [0] { $taken } fuel
        [one] { $taken } fuel and 1 SpaceBuck
       *[other] { $taken } fuel and { $bucks } SpaceBucks
    }
}
begin-malus-fuel = pay 1 fuel for the die
begin-malus-buck = pay 1 SpaceBuck for the die
begin-act-i = take { $points } { $colour } { $points ->
    [one] cube
   *[other] cubes
}
begin-store = store { $times ->
    [one] a cube
   *[other] { $times } cubes
} in { $colour_row }
begin-done = press “{ act-done }”
begin-sell-fuel = take 1 fuel
begin-sell-buck = take 1 SpaceBuck
begin-side-mission = begin the card as a mission
begin-side-dev = use the card as a development
begin-land-none = do nothing here
begin-outpost-none = found no outpost
begin-end-turn = end your turn
result-settled = { $paid ->
    [1] {""}
   *[other] { $planet } paid for
}
result-settled-land-settle = { $revealed ->
    [1] {""}
   *[other] { $planet } paid for
}

measure-unpaid = { $n ->
    [one] 1 unpaid planet
   *[other] { $n } unpaid planets
}
more-unpaid = { $n ->
    [one] 1 more planet to pay for
   *[other] { $n } more planets to pay for
}
less-unpaid = { $n ->
    [one] 1 fewer planet to pay for
   *[other] { $n } fewer planets to pay for
}
measure-open-missions = { $n ->
    [one] 1 open mission
   *[other] { $n } open missions
}
more-open-missions = { $n ->
    [one] 1 more mission under way
   *[other] { $n } more missions under way
}
less-open-missions = { $n ->
    [one] 1 fewer mission under way
   *[other] { $n } fewer missions under way
}
more-ready-missions = { $n ->
    [one] 1 more mission ready to fulfil
   *[other] { $n } more missions ready to fulfil
}
less-ready-missions = { $n ->
    [one] 1 fewer mission ready to fulfil
   *[other] { $n } fewer missions ready to fulfil
}
named-more-unpaid = { $better ->
    [1] { $own ->
        [1] With the better turn you would still have to pay for { $planet }.
       *[other] With the better turn { $player } would still have to pay for { $planet }.
    }
   *[other] { $own ->
        [1] You then still have to pay for { $planet }.
       *[other] { $player } then still has to pay for { $planet }.
    }
}
named-more-ready-missions = { $better ->
    [1] { $own ->
        [1] With the better turn you could then fulfil the mission “{ $card }”.
       *[other] With the better turn { $player } could then fulfil the mission “{ $card }”.
    }
   *[other] { $own ->
        [1] You can then fulfil the mission “{ $card }”.
       *[other] { $player } can then fulfil the mission “{ $card }”.
    }
}
price-less-ready-missions = {""}
named-more-developments = { $better ->
    [1] { $own ->
        [1] With the better turn you would have “{ $card }” as a development.
       *[other] With the better turn { $player } would have “{ $card }” as a development.
    }
   *[other] { $own ->
        [1] You then have “{ $card }” as a development.
       *[other] { $player } then has “{ $card }” as a development.
    }
}
more-stations = { $n ->
    [one] 1 more station
   *[other] { $n } more stations
}
less-stations = { $n ->
    [one] 1 fewer station
   *[other] { $n } fewer stations
}
measure-black = { $n ->
    [one] 1 black cube
   *[other] { $n } black cubes
}
more-black = { $n ->
    [one] 1 more black cube
   *[other] { $n } more black cubes
}
less-black = { $n ->
    [one] 1 fewer black cube
   *[other] { $n } fewer black cubes
}
measure-yellow = { $n ->
    [one] 1 yellow cube
   *[other] { $n } yellow cubes
}
more-yellow = { $n ->
    [one] 1 more yellow cube
   *[other] { $n } more yellow cubes
}
less-yellow = { $n ->
    [one] 1 fewer yellow cube
   *[other] { $n } fewer yellow cubes
}
measure-turquoise = { $n ->
    [one] 1 turquoise cube
   *[other] { $n } turquoise cubes
}
more-turquoise = { $n ->
    [one] 1 more turquoise cube
   *[other] { $n } more turquoise cubes
}
less-turquoise = { $n ->
    [one] 1 fewer turquoise cube
   *[other] { $n } fewer turquoise cubes
}
measure-brown = { $n ->
    [one] 1 brown cube
   *[other] { $n } brown cubes
}
more-brown = { $n ->
    [one] 1 more brown cube
   *[other] { $n } more brown cubes
}
less-brown = { $n ->
    [one] 1 fewer brown cube
   *[other] { $n } fewer brown cubes
}
measure-fuel = { $n } fuel
more-fuel = { $n } more fuel
less-fuel = { $n } less fuel
measure-bucks = { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
more-bucks = { $n ->
    [one] 1 more SpaceBuck
   *[other] { $n } more SpaceBucks
}
less-bucks = { $n ->
    [one] 1 fewer SpaceBuck
   *[other] { $n } fewer SpaceBucks
}
more-developments = { $n ->
    [one] 1 more development
   *[other] { $n } more developments
}
less-developments = { $n ->
    [one] 1 fewer development
   *[other] { $n } fewer developments
}
more-levels = { $n ->
    [one] 1 more technology level
   *[other] { $n } more technology levels
}
less-levels = { $n ->
    [one] 1 fewer technology level
   *[other] { $n } fewer technology levels
}
more-columns = { $n ->
    [one] technology dice 1 column further right
   *[other] technology dice { $n } columns further right
}
less-columns = { $n ->
    [one] technology dice 1 column further left
   *[other] technology dice { $n } columns further left
}
measure-range = { $n } range
more-range = { $n ->
    [one] 1 more field of range
   *[other] { $n } more fields of range
}
less-range = { $n ->
    [one] 1 fewer field of range
   *[other] { $n } fewer fields of range
}
more-cards = { $n ->
    [one] 1 more card
   *[other] { $n } more cards
}
less-cards = { $n ->
    [one] 1 fewer card
   *[other] { $n } fewer cards
}
measure-waste = { $n } waste
more-waste = { $n } more waste
less-waste = { $n } less waste

## What a position is worth

term-points = points
term-settled = settling planets
term-settled-push = settling planets by pushing dice
term-settled-upgrade = settling planets by upgrading dice
term-settled-finish = paying for planets
term-pending = planets still to be paid for
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
term-turn = making the most of the turn

## Refusals

SOLARIUS-5 = First say what your die does: take resources, or use the action of its colour.
SOLARIUS-11 = One technology die starts in column II, another one with 2 pips.
SOLARIUS-13 = { $why ->
    [choice] You do not have this card.
   *[other] First choose which of your three cards you discard.
}
SOLARIUS-16 = First take one of the dice on the bridge.
SOLARIUS-17 = { $why ->
    [choice] You get only { $most }.
   *[other] First take your fuel and SpaceBucks.
}
SOLARIUS-18 = { $why ->
    [keep] All dice on the bridge cost 1 now: you have to keep 1 fuel or 1 SpaceBuck for one.
    [die] A die on −1 costs 1 fuel or 1 SpaceBuck, and you have neither.
    [malus-fuel] You have no fuel. Pay with a SpaceBuck.
    [malus-buck] You have no SpaceBuck. Pay with fuel.
   *[other] First pay 1 fuel or 1 SpaceBuck for your die.
}
SOLARIUS-22 = { $why ->
    [used] You have used the transformation field in this round already.
   *[other] The die is { $colour } already. The transformation field gives it another colour.
}
SOLARIUS-24 = { $why ->
    [choice] You have used the research field in this round already.
   *[other] First finish your research: draw a card or play one.
}
SOLARIUS-25 = { $why ->
    [not-yours] “{ $card }” is not one of your developments.
    [no-space] “{ $card }” has no place for a die.
    [used] You have used “{ $card }” in this round already.
   *[other] “{ $card }” would not change the colour: the die has it already.
}
SOLARIUS-26 = First choose a field for your die.
SOLARIUS-33 = { $why ->
    [use] You have just bought a point: use it first.
    [no-die] You can buy points only for the action of your die.
    [left] { $left ->
        [one] First store the cube you still have.
       *[other] First store the { $left } cubes you still have.
    }
    [no-room] There is no room for another cube in this row.
    [full] Your fuel is at 10 already; there is no room for more.
    [price] A point costs { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    }; you lack { $missing }.
   *[other] A point that you buy has to be used at once, and it would make no further step possible.
}
SOLARIUS-35 = { $why ->
    [none] You have no cube left to store. Buy a point, or finish.
    [row] These cubes go into { $colour_row }.
   *[other] { $any ->
        [1] First store your cubes; { $left } left.
       *[other] First store your cubes in { $colour_row }; { $left } left.
    }
}
SOLARIUS-36 = No open storage field is free in column { $column } of { $colour_row }.
SOLARIUS-37 = The pyramid does not carry it: more cubes are needed further left in this row.
SOLARIUS-40 = First say whether you buy more fuel.
SOLARIUS-41 = { $why ->
    [price] Upgrading this die costs { $price ->
        [one] 1 point
       *[other] { $price } points
    }; you have { $points }.
   *[other] First upgrade technology dice, or finish. You have { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
}
SOLARIUS-42 = This technology die is already on its last face.
SOLARIUS-43 = { $why ->
    [last] This technology die is in column V already, the last one.
    [price] Pushing this die costs { $price ->
        [one] 1 point
       *[other] { $price } points
    }; you have { $points }.
   *[other] First push technology dice, or finish. You have { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
}
SOLARIUS-44 = { $why ->
    [done] Your extra action is over. End your turn, or exchange something first.
   *[other] Now comes your extra action: buy drives, draw or play cards, or fly. Or end your turn.
}
SOLARIUS-45 = { $why ->
    [full] Your ship already has three extra drives; there is no room for another.
    [price] A drive costs 3 fuel; you lack { $missing }.
   *[other] First say whether you buy another drive.
}
SOLARIUS-46 = There is no card left to draw.
SOLARIUS-47 = { $why ->
    [choice] You do not have this card.
   *[other] First discard a card.
}
SOLARIUS-48 = There is no card left to draw.
SOLARIUS-49 = { $why ->
    [none] You have no card to play.
    [not-yours] You do not have this card.
    [side] First choose: mission or development?
    [development] First use the card as a development: all six of your mission markers are in use.
   *[other] First choose the card you play.
}
SOLARIUS-50 = All six of your mission markers are in use.
SOLARIUS-53 = { $why ->
    [open] The portals are open already.
    [portal-flip] For this you need a neutral drive of 2, and you have none.
    [portal-drop] For this you need a neutral drive of 1, and you have none.
   *[other] For this you need the development Portal Key.
}
SOLARIUS-54 = { $why ->
    [stay] You have taken off: after that, your ship could not reach any field.
   *[other] It is { $way } fields away and you fly { $range }: the rest would cost { $price } fuel, and you have { $fuel }.
}
SOLARIUS-56 = Your ship has taken off: choose where the flight ends.
SOLARIUS-58 = { $why ->
    [none] Your ship could not reach any field where a flight may end.
   *[other] You cannot stop there: another player’s ship or figure is there, or a trade centre.
}
SOLARIUS-59 = { $why ->
    [planet] You have turned up this planet: settle it or take the explorer bonus.
    [explore] You have turned up this planet and have no colony left: take the explorer bonus.
   *[other] You have landed: settle, explore, build, fulfil a mission, or do nothing here.
}
SOLARIUS-61 = { $why ->
    [explore] You have turned up this planet and have no colony left: take the explorer bonus.
   *[other] You have turned up this planet: settle it or take the explorer bonus.
}
SOLARIUS-62 = You have no colony left.
SOLARIUS-63 = { $why ->
    [known] This planet was turned up before. Only the player who turns a planet up gets the explorer bonus.
   *[other] There is no planet here.
}
SOLARIUS-64 = { $why ->
    [fuel] { $planet } costs { $price } fuel; you lack { $missing }.
    [buck] { $planet } costs { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    }; you lack { $missing }.
   *[other] You have no colony on { $planet } that is still to be paid for.
}
SOLARIUS-65 = The last round is over: pay for black and yellow planets, or finish.
SOLARIUS-66 = A station needs a plain field, without planet or figure.
SOLARIUS-67 = For this you need { $colour } cubes worth { $price }; you lack { $missing }.
SOLARIUS-68 = { $why ->
    [four] You have built all four of your stations.
   *[other] You have built { $station_object } already.
}
SOLARIUS-69 = { $station } cannot be used now: you have used it already, or have only just built it.
SOLARIUS-70 = { $why ->
    [choice] { $station } cannot be used now: you have used it, or you have not built it.
    [building] First use each of your earlier stations once.
   *[other] First use each of your stations once: the round ends.
}
SOLARIUS-71 = A mission needs a plain field next to a trade-centre field.
SOLARIUS-72 = { $why ->
    [not-yours] “{ $card }” is not one of your open missions.
    [total] This mission asks for { $colour } cubes worth { $price }; you lack { $missing }.
   *[exact] This mission asks for { $colour } cubes of value { $price }; you lack { $missing }.
}
SOLARIUS-73 = First choose the bonus of the trade centre.
SOLARIUS-78 = { $why ->
    [choice] This outpost does not fit under this figure, or you have used it already.
   *[other] First decide: an outpost under the new figure, or none?
}
SOLARIUS-79 = { $why ->
    [centre] There are no outposts on the centre tile.
   *[other] You have an outpost on this tile already.
}
SOLARIUS-80 = It is not your first figure of its kind on this tile.
SOLARIUS-81 = Before a second outpost of this kind you need one of each kind.
SOLARIUS-83 = A cube costs { $units }; you have { $fuel } fuel and { $buck ->
    [one] 1 SpaceBuck
   *[other] { $buck } SpaceBucks
}.
SOLARIUS-84 = { $why ->
    [none] There is no cube of yours in this place.
    [little] All your cubes together are worth only 1; it takes 2 to get anything.
    [take] First choose what you get: 1 fuel or 1 SpaceBuck.
   *[other] First sell cubes worth 2 together, or stop.
}
SOLARIUS-85 = { $why ->
    [none] You have no neutral drive of 1 that could be turned.
   *[other] Turning a drive costs 3 fuel; you lack { $missing }.
}
SOLARIUS-86 = That is possible only in your own turn.
SOLARIUS-87 = { $why ->
    [cubes] You do not have these cubes.
    [little] These cubes are worth { $value }, and the price is { $price }.
    [much] That is more than needed: the price is { $price }, and one of these cubes can stay.
   *[other] First pay: { $colour } cubes worth { $price }.
}
SOLARIUS-90 = The game is over.
SOLARIUS-91 = { $why ->
    [sell-fuel] Your fuel is at 10 already: take a SpaceBuck.
   *[other] You already have 10 SpaceBucks: take fuel.
}
SOLARIUS-92 = That is not possible at the end of a round, only in your own turn.
SOLARIUS-93 = { $why ->
    [outcome] This tile lies in another sector already.
   *[other] Wait: space is being laid out.
}
SOLARIUS-94 = { $why ->
    [outcome] Nobody plays this colour.
   *[other] Wait: it is not decided yet who begins.
}
SOLARIUS-95 = { $why ->
    [outcome] Another player has this start card already.
   *[other] Wait: start cards are being dealt.
}
SOLARIUS-96 = { $why ->
    [outcome] All planets of this colour lie elsewhere already.
   *[other] Wait: the colour of a planet is being determined.
}
SOLARIUS-97 = { $why ->
    [outcome] Only a { $colour } planet that was not turned up before can be here.
   *[other] Wait: a planet is being turned up.
}
SOLARIUS-98 = { $why ->
    [outcome] This trade centre was drawn before.
   *[other] Wait: a trade centre is being drawn.
}
SOLARIUS-99 = { $why ->
    [outcome] This card is no longer in the deck.
   *[other] Wait: a card is being drawn.
}
SOLARIUS-100 = { $why ->
    [outcome] There is no die of this colour left in the bag.
   *[other] Wait: a die is being rolled.
}

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

## Bots with a style

bot-researcher = Researcher
bot-researcher-about = Improves technology before everything else.
bot-pilot = Pilot
bot-pilot-about = Buys drives early and flies far.
bot-builder = Builder
bot-builder-about = Builds stations early and lets them work every round.
