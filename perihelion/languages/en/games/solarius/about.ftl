# What a thing on the board is, shown when a player points at it.

## Space

about-figure = { $figure ->
    [1] A colony: the planet that was here waits beside its owner’s board or is paid for.
    [2] A station of its owner.
   *[other] A mission that its owner has fulfilled.
} Nobody else may stop here. Beside an erected trade centre a figure is worth 1 point at the end.
about-planet-up = Settle it with a colony. Condition to make it count: { $need }. It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
about-planet-down = Land here to turn it up. Then settle it, or explore it: a cube of any colour for each of its points.
about-centre = { $up ->
    [1] Nobody may stop here. Missions go to the plain fields around it; your first one here brings an outpost bonus. Each figure beside it is worth 1 point at the end.
   *[other] Missions go to the plain fields around it. If the trade centre is erected, figures beside it are worth 1 point each at the end.
}
about-kind-0 = A plain field: room for a station.
about-kind-1 = All ships begin here. Nothing can be built here.
about-kind-2 = The planet that lay here is gone.
about-kind-3 = With this number of players no planet lies here. Nothing can be built here.
about-kind-4 = With open portals a jump from here to any other portal costs 1 of your range. Nothing can be built here.
about-beside-centre = It lies beside a trade centre: room for a mission, too.
about-way = { $n } fuel to fly here, beyond your range
about-ship = Flies { $range ->
    [one] 1 field
   *[other] { $range } fields
} without fuel; each further field costs { $fuel } fuel. Others may not stop on its field.

## Bridge

about-die = { $points ->
    [one] 1 point
   *[other] { $points } points
} for you: spend them on cubes of its colour or { $action }.
about-die-0 = on fuel
about-die-1 = on SpaceBucks
about-die-2 = on upgrading technology dice
about-die-3 = on pushing technology dice
about-die-waste = A die of 3 points or more brings 1 waste.
about-die-bonus = It also brings { $n ->
    [one] 1 fuel or SpaceBuck
   *[other] { $n } fuel or SpaceBucks, mixed as you like
}.
about-bonus = The bonus of the place where the die lay. You never have more than 10 of either; the rest is lost.
about-act-1 = { $points ->
    [one] A cube
   *[other] Up to { $points } cubes
} of this colour into its row of your storage. Those without room are lost.
about-act-2-0 = { $points } fuel, up to 10 in all.
about-act-2-1 = { $points ->
    [one] 1 SpaceBuck
   *[other] { $points } SpaceBucks
}, up to 10 in all.
about-act-2-2 = Upgrade technology dice of any colours. A step costs as many points as the die shows before it; you have { $points ->
    [one] 1 point
   *[other] { $points } points
}.
about-act-2-3 = Push technology dice of any colours to the right, for 1, 2, 3, 4 points into column II, III, IV, V; you have { $points ->
    [one] 1 point
   *[other] { $points } points
}.
about-ap = Points of the die
    .effect = Points that you do not use are lost. Tap here to buy one more, which must be used at once.
about-portals = While they are open, a jump from one portal to any other costs 1 of your range.
    .price = turn a drive from 2 to 1, or give up one of value 1
about-explore = Explorer bonus
    .effect = Leave the planet here, face up, and take a cube of any colour for each of its points, as long as you have room.
about-bag = A die is drawn from here and rolled after every turn. When the bag is empty, the round ends.

## Own board

about-tech = A star of this colour counts as many points as it has pips; its column opens storage fields. Planets ask for high dice, too.
about-tech-up = { $n ->
    [one] 1 point to upgrade it
   *[other] { $n } points to upgrade it
}
about-tech-push = { $n ->
    [one] 1 point to push it
   *[other] { $n } points to push it
}
about-cube = Pays for stations and missions with a value of { $n }. Cubes worth 2 sell for 1 fuel or SpaceBuck.
about-free = The next cube of this row may go here. { $n ->
    [1] You can buy one for 2 fuel or SpaceBucks.
   *[other] Here it is worth { $n }; the fields of lower value are filled first.
}
about-closed = Push the technology die of this row to the right to open it. A cube here would be worth { $n }.
about-row = Its cubes pay for stations and missions. Tap it to let this colour pay the higher price of a station.
about-fuel = Lets you fly beyond your range, and pays for drives (3 each) and black planets. At the end, 5 to 9 are worth 1 point and 10 are worth 2.
about-buck = Buy points for your die ({ $price } for the next one) and pay for yellow planets. At the end, 5 to 9 are worth 1 point and 10 are worth 2.
about-drive-own = It always stays with the ship. Your range is the sum of your drives: { $range }.
about-drive = Your range is the sum of your drives: { $range }. It can be given up to open the portals.
about-drive-price = { $n } fuel to turn it from 1 to 2
about-drive-free = A neutral drive adds 1 to your range of { $range }. There is room for three.
about-drive-free-price = { $n } fuel, as your extra action
about-normal = Normal die fields
    .effect = Put your die here to use its points: cubes of its colour, or the action of its colour.
about-transform = Transformation field: { $colour }
    .effect = { $used ->
        [1] Used in this round. It is free again in the next one.
       *[other] Once a round: your die counts as { $colour }, and a star counts your technology die of that colour.
    }
about-research = Research field
    .effect = { $used ->
        [1] Used in this round. It is free again in the next one.
       *[other] Once a round: draw a card or play one before you use the points of your die.
    }
about-one-waste = 1 waste
about-planet = Planet { $planet }
about-planet-waiting = It waits beside your board: { $need }, then it is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. Planets still waiting at the end cost points.
about-planet-settled = Settled: { $points ->
    [one] 1 point
   *[other] { $points } points
}, and 4 more for a set of four colours, 2 for three.
about-station = Build it after a flight, on a plain field. At once: { $instant }. Then at the end of every round and with every later station: { $lasting }.
about-station-built = Built. At the end of every round and with every later station: { $lasting }.
about-station-price = cubes worth { $high } of one colour and { $low } of the other ({ $station_first }, { $station_second })
about-outpost-name = Outpost { $marker }
about-outpost = Goes under a { $figure } that you place on an outer tile, for free. At once: { $effect }. At the end that figure counts twice.
about-card = Played as a mission: { $demand }, for { $points ->
    [one] 1 point
   *[other] { $points } points
}. Played as a development: { $effect }.
about-mission = Fulfil it after a flight, on a plain field beside a trade-centre field: { $points ->
    [one] 1 point
   *[other] { $points } points
}. At the end an open mission costs 1 point.
about-development = From now on: { $effect }.{ $used ->
    [1] {" "}Its die field is taken in this round.
   *[other] { "" }
}
about-half = { $mission ->
    [1] “{ $card }”, as a mission
   *[other] “{ $card }”, as a development
}
about-hand = Play a card as your extra action, for free, as a mission or as a development. You keep at most { $most }.
about-deck = Draw two cards as your extra action, then discard one of your hand.
about-discard = When the deck is used up, these cards become the new deck.
about-own = Points for settled planets, missions, stations, technology dice, figures beside trade centres and what is left over. After four rounds, whoever has the most points wins.
about-waste = What does not fit on the spaces goes beside the board, and each of those costs 1 point at the end.
about-left = Colonies settle planets, stations are built with cubes, markers are for missions.
about-fulfilled = Every fulfilled mission brings the points on its card.
about-round = Each round one trade centre is erected, and everybody has four turns.
about-centres = Trade centres: { $centres }.
