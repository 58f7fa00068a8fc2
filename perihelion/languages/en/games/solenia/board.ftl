# What the board says.
board-to-play = to play
board-wins = wins
board-scored-next = scored next
board-scored-now = scored at the end of this turn
board-island = { $good } island
board-city-0 = day city
board-city-1 = night city
board-card = { $player }’s card { $card }
board-own-card = your card { $card }
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
outline-legend-cards = S/1=2:*s is the card 2 (star on stone) of player 1 on a stone island; k is a good from the island.
outline-airship = airship on c
outline-unknown = not laid yet
outline-orders = Open orders
outline-row = { $light }: { $orders } ({ $left } face down)
outline-players = Players
outline-player = Player
outline-points = Total
outline-stars = Stars
outline-storage = Storage
outline-cards = Cards
outline-boards = Orders fulfilled, by place
outline-place = place { $column }: { $stars } ★
outline-board = { $player }, { $light }: { $tiles }
outline-rival = { $player }: { $tiles }
outline-upgrades = Upgrades
outline-offer = On offer, level { $level }, { $position }: { $tiles }
outline-active = { $player }, active: { $tiles }
outline-waiting = { $player }, not active: { $tiles }
outline-hand = Your hand ({ $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
} in the deck)
outline-open = { $card }, chosen

# What a field costs.
price-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
