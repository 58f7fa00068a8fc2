# What a thing on the board is, shown when a player points at it.
about-field-later = The strip is not laid yet.
about-island = A card here brings as much { $good } as its value: 0, 1 or 2.
about-city = A card here brings as many stars as its value, and you fulfil one of the open { $light } orders.
about-taken = The field is taken.
about-airship = The airship is here: you can always reach its field and those next to it.
about-first-strip = This strip is scored when the airship flies on.
about-way = { $n ->
    [one] 1 good of any kind to get there
   *[other] { $n } goods of any kind to get there
}
about-card = { $value ->
    [0] When played, it brings nothing, but the airship flies on and the rear strip is scored.
    [1] When played, it brings 1 good from the island, or 1 star in a city.
   *[other] When played, it brings { $value } goods from the island, or { $value } stars in a city.
}
about-card-star = When its strip is scored: a star if it lies on a { $good } island.
about-card-kind = When its strip is scored: { $n ->
    [one] 1 good from the island, or 1 star in a city
   *[other] { $n } goods from the island, or { $n } stars in a city
}.
about-card-goods = When its strip is scored: { $goods }.
about-and = and
about-or = or
about-order = Fulfil it in a { $light } city: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}, and the bonus of the place it goes to.
about-order-done = Fulfilled: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} at the end.
about-pile = When an order is fulfilled, the next one is turned up from here, as long as there are any.
about-place = { $summer ->
    [1] Orders fill the places from the left. One here brings: { $bonus }.
   *[other] You choose where an order goes; higher levels need orders below. One here brings: { $bonus }.
}
about-covered = { $both ->
    [1] Once both places 1a hold an order: { $effect }
   *[other] Once an order lies here: { $effect }
}
about-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
}
about-any-good = any good
about-storage = one more storage space
about-per-order = at the end 1 star for each of your orders
about-upgrade = { $works ->
    [1] { $effect } It is active.
   *[other] { $effect } It is not active yet.
}
about-goods = Pays for orders, and for the way to far fields. At the end any two goods are worth 1 star. Storage: { $used } of { $capacity }.
about-player = Stars from orders, cards and places; { $pairs ->
    [1] pairs of a day and a night order count, and two goods are a star
   *[other] two goods are a star
}. Storage: { $used } of { $capacity }.
about-rival = After each of your turns it plays a card, and a die says where. In a city it takes the best open order without paying. You win if you have more stars.
about-deck = At the end of your turn you draw a card from here. When all 16 are used, the game is over.
about-discard = Cards that were scored or discarded are out of the game. You may discard one only if none can be played without paying; then the airship flies on.
about-hand = Everybody holds up to three cards and uses one each turn. Only their owner sees them.
about-die = Decides where the Rival’s card goes: 1 to 5 the airship’s field and those around it, 6 the nearest city with an order.
about-rival-deck = The Rival’s cards. It plays one after each of your turns.
about-level-1 = It is active once both of your places 1a hold an order.
about-level-3 = Each half is active once an order lies on place 3b of its row.
