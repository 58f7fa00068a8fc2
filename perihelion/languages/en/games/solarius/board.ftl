# What the board of Solarius Mission says: labels, and the name of every thing for tooltips and screen readers.

board-to-play = to play
board-wins = wins
board-points = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
} so far
board-player = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $fuel } fuel, { $buck ->
    [one] 1 SpaceBuck
   *[other] { $buck } SpaceBucks
}, range { $range }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $on } waste on the board and { $off } beside it

## Effects

board-op-1 = { $n } fuel
board-op-2 = { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
board-op-3 = { $n ->
    [one] 1 fuel or SpaceBuck
   *[other] { $n } fuel or SpaceBucks, mixed as you like
}
board-op-4 = { $n ->
    [one] a cube of any colour
   *[other] { $n } cubes of any colours
}
board-op-5 = { $n ->
    [one] 1 point for upgrading technology dice
   *[other] { $n } points for upgrading technology dice
}
board-op-6 = { $n ->
    [one] 1 point for pushing technology dice
   *[other] { $n } points for pushing technology dice
}
board-op-7 = a neutral drive of value 1
board-op-8 = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-op-9 = draw a progress card or play one
board-op-10 = remove up to { $n } waste from your spaces

board-dev-0 = each of your die actions in { $colour } also brings { $effect }
board-dev-1 = one more point on your die actions in { $colour }
board-dev-2 = die field, once a round: { $effect }
board-dev-3 = die field, once a round: the die counts as { $colour }
board-dev-4 = die field, once a round: one more point on this action
board-dev-5 = one more range, in flight and in the final scoring
board-dev-6 = extra range costs 1 fuel for each point, not 2
board-dev-7 = the first action point bought in a turn costs 1 SpaceBuck, not 2
board-dev-8 = portals open without giving up range
board-dev-9 = a cube of any colour whenever you turn up a planet
board-dev-10 = { $colour_id ->
    [0] black planets cost 2 fuel less
    [1] yellow planets cost 2 SpaceBucks less
    [2] turquoise planets need one die fewer
   *[other] brown planets need one die fewer
}
board-dev-11 = both values of a station are 1 lower
board-dev-12 = the first total a mission asks for is 2 lower
board-dev-13 = { $n ->
    [one] 1 more waste space
   *[other] { $n } more waste spaces
}

board-demand-1 = { $colour } cubes worth { $n }
board-demand-2 = { $n ->
    [one] one { $colour } cube
    [2] two { $colour } cubes
    [3] three { $colour } cubes
   *[other] { $n } { $colour } cubes
} of value { $worth }
board-need-0 = pay { $n } fuel
board-need-1 = pay { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
board-need-2 = { $n ->
    [one] 1 technology die
   *[other] { $n } technology dice
} of level { $level } or more
board-need-3 = { $n ->
    [one] 1 technology die
   *[other] { $n } technology dice
} in column { $at } or further

board-card = { $card }. Mission: { $demand }, for { $points ->
    [one] 1 point
   *[other] { $points } points
}. Development: { $effect }.
board-mission = Open mission “{ $card }”: { $demand }, for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
board-development = Development “{ $card }”: { $effect }.
board-station = { $station } ({ $station_first } and { $station_second }). At once: { $instant }. Then at every round end and with every later station: { $permanent }.
board-station-waste = { $n ->
    [one] 1 more waste space.
   *[other] { $n } more waste spaces.
}
board-station-price = Price now: cubes worth { $high } of one kind and { $low } of the other.
board-station-built = Built as number { $number }.
board-marker = Outpost { $marker }, under a { $figure }: { $effect }.
board-marker-used = It lies on tile { $tile }.
board-planet = { $planet }, { $planet_colour }: { $need }, for { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-pending = Not yet paid for: { $what }
board-settled = Settled: { $what }
board-back = a { $colour } planet face down
board-back-unknown = a planet face down

## Space

board-field = Field { $number }: { $kind }
board-kind-0 = plain field
board-kind-1 = home planet
board-kind-2 = planet place
board-kind-3 = planet place, empty with this number of players
board-kind-4 = portal
board-kind-5 = trade-centre field
board-centre-up = trade centre { $tile } stands here
board-centre-down = field of trade centre { $tile }, not erected yet
board-figure-1 = colony
board-figure-2 = station
board-figure-3 = mission
board-owned = { $figure } of { $player }
board-overflow = placed further out, without a bonus
board-ship = { $own ->
    [1] Your ship
   *[other] Ship of { $player }
} on field { $number }
board-ship-here = { $own ->
    [1] your ship
   *[other] ship of { $player }
}
board-round = Round { $round } of 4
board-centre-of-round = trade centre { $letter } came in round { $round }
board-centre-planned = trade centre { $letter } will come in round { $round }
board-no-centre = no trade centre is erected yet

## Bridge

board-die = { $colour } die { $face } on { $slot }
board-die-rolled = Die: { $colour } { $face }
board-in-use = The die in use shows { $face } and counts as { $colour }
board-points-of-die = { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-bonus = { $fuel } fuel and { $buck ->
    [one] 1 SpaceBuck
   *[other] { $buck } SpaceBucks
}
board-act-1 = Resources: { $colour } cubes
board-act-2-0 = Black: fuel
board-act-2-1 = Yellow: SpaceBucks
board-act-2-2 = Turquoise: upgrade technology dice
board-act-2-3 = Brown: push technology dice
board-ap = { $n ->
    [one] 1 point left
   *[other] { $n } points left
}; tap to buy another
board-portals-open = The portals are open this turn
board-portals-closed = The portals are closed
board-explore = The explorer bonus: one cube for each point of the planet
board-deck = Deck: { $count }
board-deck-short = deck
board-discard = Discard pile: { $count }
board-discard-short = discards
board-bag = In the bag: { $dice }
board-bag-of = { $count } { $colour }
board-bag-short = in the bag

## Own board

board-row = The { $colour } row: cubes worth { $n }
board-cube = a { $colour } cube of value { $n }
board-free = a free { $colour } storage field of value { $n }
board-closed = a { $colour } storage field of value { $n }, still closed
board-tech = { $colour_id ->
    [0] Black
    [1] Yellow
    [2] Turquoise
   *[other] Brown
} technology die; level { $level }, column { $at }
board-tech-up = upgrading costs { $n }
board-tech-push = pushing costs { $n }
board-fuel = Fuel: { $n } of 10
board-buck = SpaceBucks: { $n } of 10
board-waste = Waste: { $n } on { $cap } spaces, { $off } beside the board
board-waste-beside = beside: { $n }
board-left = Still to use: { $colonies ->
    [one] 1 colony
   *[other] { $colonies } colonies
}, { $stations ->
    [one] 1 station
   *[other] { $stations } stations
}, { $missions ->
    [one] 1 mission marker
   *[other] { $missions } mission markers
}
board-normal = Normal die fields, with the dice of this round
board-normal-short = normal
board-transform = Transformation field: the die counts as { $colour }; one waste
board-transform-used = Transformation field: used in this round
board-transform-short = transformation
board-research = Research field: draw or play a card; one waste
board-research-used = Research field: used in this round
board-research-short = research
board-drive-own = the ship’s own drive of value 1
board-drive = a neutral drive of value { $n }
board-drive-free = a free slot for a neutral drive
board-range = range { $n }
board-no-planets = no planets yet
board-hand = { $player }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
board-hand-short = hand
board-fulfilled = { $count ->
    [one] 1 mission fulfilled
   *[other] { $count } missions fulfilled
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The parts of the board, as tabs

part-others = Others
part-space = Space

## The position in words

outline-start = { $player } goes first in this round
outline-bridge = Bridge
outline-die = Die
outline-colour = Colour
outline-face = Face
outline-slot = Bonus
outline-space = Space
outline-players = Players
outline-player = Player
outline-points = Points
outline-fuel = Fuel
outline-buck = SpaceBucks
outline-range = Range
outline-drives = Drives
outline-waste = Waste on spaces + beside
outline-cards = Cards
outline-colonies = Colonies left
outline-field = Ship on field
outline-technology = Technology dice and storage
outline-tech = Die
outline-level = Level
outline-column = Column
outline-cubes = Cubes of value 1, 2, 3
outline-things = What { $player } has
outline-fulfilled = Fulfilled mission “{ $card }”: { $points ->
    [one] 1 point
   *[other] { $points } points
}
outline-space-used = Its die field is taken in this round.
outline-held = Dice of this round: { $dice }
outline-score = Points so far
outline-line = Line
outline-hand = Your hand
outline-none = nothing

## Prices, and what would be lost for nothing

price-fuel = { $n } fuel
price-buck = { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
price-either = 1 fuel or 1 SpaceBuck
warning-sell = You would get nothing for the cube: 2 in value bring one fuel or SpaceBuck. Add another cube, or take it back with Undo.
warning-store = { $n ->
    [one] You could still store 1 cube.
   *[other] You could still store up to { $n } cubes.
} What is left is lost.
warning-points = { $n ->
    [one] You could still spend 1 point.
   *[other] You could still spend { $n } points.
} What is left is lost.

## Map for the terminal

map-heading = Map
map-legend = { $home } home planet, { $down } planet face down, { $up } planet face up, { $portal } portal, { $planned } trade centre to come, { $erected } trade centre, { $colony } colony, { $station } station, { $mission } mission
map-letters = { $colours }; a letter alone is a ship: { $players }. K2.I 210: the black technology die has level 2 in column I; two cubes of value 1, one of value 2, none of value 3; $ are SpaceBucks
colour-letters = KYTB
map-sign-home = home planet
map-sign-portal = portal
map-sign-down = planet face down
map-sign-up = planet face up
map-sign-planned = centre to come
map-sign-erected = trade centre
map-sign-colony = colony
map-sign-station = station
map-sign-mission = mission
map-colour = { $letter } { $colour }
map-standing = { $own ->
    [1] You ({ $player })
   *[other] { $player }
}: { $points } pts, { $fuel } fuel, ${ $bucks }, range { $range } | { $dice }
