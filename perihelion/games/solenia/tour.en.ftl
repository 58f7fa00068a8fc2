### The first turn, told to a newcomer: what to touch and why, for each decision it can bring.

tour-welcome = Collect goods from the islands and bring them to the cities: orders by day want what the night has, and the other way round. After 16 cards each, the most stars win.
tour-CARD = Choose a card from your hand. Its number is how much it gives: 2 is most. A 0 gives nothing now, but the airship flies on.
tour-FIELD = Lay it next to the airship, under it, or next to a card of your own. An island gives its goods; a city takes an order.
tour-PAY = The field is further away: each field in between costs a good.
tour-ORDER = A city wants one of its orders fulfilled. Choose the one that is worth most to you.
tour-SLOT = Choose the place for the order on your board; each gives its bonus.
tour-TAKE = A bonus: choose a good you still need for an order.
tour-DROP = Your storage is full. Give back what you need least.
tour-end = That was a turn: a card, a field, what it brings. Look at the orders beside the strips and collect towards one of them.
