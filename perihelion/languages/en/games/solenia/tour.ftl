### The first turn, told to a newcomer: what to touch and why, for each decision it can bring.

tour-welcome = Collect goods on the islands and bring them to the cities: day cities want what is found on the night side, and vice versa. After 16 cards each, whoever has the most stars wins.
tour-CARD = Choose a card from your hand. Its number says how much it brings: 2 is the most. A 0 brings nothing now, but the airship flies on.
tour-FIELD = Put it next to the airship, under it, or next to one of your own cards. An island gives goods; in a city you fulfil an order.
tour-PAY = The field is further away: each field in between costs a good.
tour-ORDER = In a city you fulfil one of its orders. Choose the one that is worth most to you.
tour-SLOT = Choose the place for the order on your board; each place gives its own bonus.
tour-TAKE = A bonus: choose a good you still need for an order.
tour-DROP = Your storage is too full. Give back what you need least.
tour-scored-orders = { $n ->
    [one] Order fulfilled: 1 star!
   *[other] Order fulfilled: { $n } stars!
}
tour-end = That was a turn: a card, a field, and what they bring. Look at the orders beside the board and collect goods for one of them.
