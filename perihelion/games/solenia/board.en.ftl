# What the board says.
board-to-play = to play
board-wins = wins
board-scored-next = scored next
board-scored-now = scored at the end of this turn
board-island = { $good } island
board-city-0 = day city
board-city-1 = night city
board-card = { $player }’s card { $card }
board-order = { $light } order: { $demand }
board-pile = { $light } orders still face down: { $count }
board-points = { $player }: { $points ->
    [one] 1 star
   *[other] { $points } stars
} in total, { $stars } of them collected
board-goods = { $good }: { $count }
board-place = { $light } place { $column }
board-place-summer = { $light } place { $number }
board-deck = Deck: { $count }
board-discard = Discarded: { $count }
board-hand = { $player }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
board-die = Die: { $face }

# The parts of the board, as tabs.
part-islands = Islands

# The position in words.
outline-window = Board, front strip first
outline-next = scored next
outline-signs = WGSADN
outline-legend = Islands: W wood, G wheat, S stone, A water. Cities: D day, N night.
outline-legend-cards = After the slash lies a card: the number of its player = its number : its goods. * is a star, k a good from the island.
outline-airship = airship above column c
outline-unknown = not laid yet
outline-orders = Orders on display
outline-nothing = no { $light } order
outline-players = Players
outline-player = Player
outline-points = Points
outline-stars = Stars
outline-storage = Storage
outline-cards = Cards
outline-boards = Orders fulfilled, by place
outline-board = { $player }, { $light }: { $tiles }
outline-rival = { $player }: { $tiles }
outline-upgrades = Upgrades
outline-offer = On offer, level { $level }, { $position }: { $tiles }
outline-active = { $player }, active: { $tiles }
outline-waiting = { $player }, not active: { $tiles }
outline-hand = Your hand
outline-open = { $card }, open

# What a field costs.
price-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
