# What the board says.
board-station = { $station }
board-station-active = { $station }, active
board-bridge = { $colour } bridge between { $station } and { $other }
board-spare = spare bridge, { $colour }
board-spares = spare bridges
board-shuttles = Shuttles
board-supply = { $colour } shuttle, in the supply
board-docked = { $colour } shuttle, docked at the { $station }
board-token = { $player }: { $energy } energy at the { $station }
board-laser = { $player }: { $laser } on the laser
board-round = round
board-stack = stack: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
board-discard = discard pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
board-open = display { $slot }: { $card }
board-gap = display { $slot }: empty
board-player = { $player }: { $laser } on the laser, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand
board-player-turn = { $player }, to play: { $laser } on the laser, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand
board-hand-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } times
}
board-taken = { $card }, taken in the canteen
board-canteen = canteen
board-empty-hand = no cards in hand

# The parts of the board, as tabs.
part-ring = Ring
part-cards = Cards

# The position in words.
outline-round = { $last ->
    [0] round { $round }
   *[other] round { $round } of { $last }
}
outline-active = active: { $station }
outline-next = still to play here, in this order: { $players }
outline-stations = Energy (in brackets: tokens underneath; *: has played here)
outline-station = Station
outline-bridges = Bridges
outline-bridge = { $first }–{ $second }: { $colour } bridge
outline-cards = Cards on the table
outline-players = Players
outline-player = Player
outline-laser = Laser
outline-hand-size = Cards
outline-known = Known cards
outline-legend = { $example } is a { $card }; the letter is the colour: p purple, k pink, b blue, g green.
outline-turn = to play
outline-winner = wins
outline-hand = Your hand

# What a step costs.
price-energy = { $n } energy
