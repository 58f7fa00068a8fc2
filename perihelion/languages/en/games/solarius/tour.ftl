### The first turn, told to a newcomer: what to touch and why, for each decision it can bring.

tour-welcome = You have sixteen turns: take a die, use its colour, then fly, build or settle. Whoever has the most points wins. It is a big game; this first turn shows you how it works.
tour-KEEP = Before the game: you have three cards and keep two. Keep the ones that look easy to pay for.
tour-START_PUSH = The further right a technology die stands, the more cubes of its colour you can store. One of yours gets a head start.
tour-START_UP = The pips of a technology die say what a star of its colour is worth. One of yours gets a head start.
tour-TURN_START = Take a die from the bridge. Its colour says what you can do, its face how much. The number below is a bonus in fuel or SpaceBucks; −1 means you pay.
tour-PLACE_DIE = Put the die on a normal field. The other fields change its colour or let you research, once a round, but they bring waste.
tour-BONUS = The wheel gives you something with this die: fuel takes you further, SpaceBucks buy an extra point.
tour-MALUS = This die costs one fuel or one SpaceBuck.
tour-RESEARCH = Research: draw a card, or play one right away.
tour-ACTION = Take cubes of the colour, or use what the colour can do. Cubes pay for stations and missions.
tour-STORE = Put the cube into its row. Only the fields to the left of your technology die are open.
tour-UPGRADE = Upgrade a technology die: from now on its stars count for more.
tour-PUSH = Push a technology die to the right: you can then store more in its row.
tour-B_MENU = One extra action if you like: fly to a planet, buy a drive, draw or play a card. Or end your turn.
tour-FLIGHT = The marked fields are within your range. A face-down planet is a good goal: fly there and turn it up.
tour-LAND = You have landed. Settle the planet, or leave it and take cubes; on a plain field you can build.
tour-DRIVES = Another drive takes you further on every flight.
tour-TURN_END = You may still exchange something. Then it is the others’ turn.
tour-scored-planets = { $n ->
    [one] The planet is yours: 1 point!
   *[other] The planet is yours: { $n } points!
}
tour-scored-missions = { $n ->
    [one] Mission fulfilled: 1 point!
   *[other] Mission fulfilled: { $n } points!
}
tour-end = That was a turn: a die, what its colour does, and an extra action. Planets bring most of the points, and two drives soon pay for themselves.
