### The first turn, told to a newcomer: what to touch and why, for each decision it can bring.

# Exchanges are possible at any time; they can wait.
tour-skip = x y
tour-welcome = Sixteen turns to make room among the stars: take a die, use its colour, then fly, build or settle. Most points win. It is a big game; this first turn shows how it goes.
tour-KEEP = Before the game: three cards have come, two stay. Keep what looks easy to pay.
tour-START_PUSH = Technology dice further to the right open more room to store cubes of their colour. One of yours gets a start.
tour-START_UP = The pips of a technology die say how strong a star is in its colour. One of yours gets a start.
tour-TURN_START = Take a die from the bridge. Its colour says what you can do, its face how much of it; the number below is what you pay or get.
tour-PLACE_DIE = Put the die on an ordinary field. The other fields change its colour or let you research, once a round, but bring waste.
tour-BONUS = The wheel pays you for this die: fuel takes you further, SpaceBucks buy an extra point.
tour-MALUS = This die costs one fuel or one SpaceBuck.
tour-RESEARCH = Research: draw a card, or play one now.
tour-ACTION = Take cubes of the colour, or use what the colour can do. Cubes pay for stations and missions.
tour-STORE = Put the cube into its row. Only the fields left of your technology die are open.
tour-UPGRADE = Turn a technology die up: from now on its stars count for more.
tour-PUSH = Push a technology die to the right: there is more room to store in its row.
tour-B_MENU = One extra action if you like: fly to a planet, buy a drive, draw or play a card. Or end your turn.
tour-FLIGHT = The marked fields are within your range. A planet lying face down is a good goal: turn it up and see.
tour-LAND = You have landed. Settle what you find, build here, or take cubes and leave it.
tour-DRIVES = Another drive takes you further on every flight.
tour-TURN_END = You may still exchange something. Then the wheel turns, and the others go on.
tour-end = That was a turn: a die, what its colour does, one extra action. Planets bring most of the points, and two drives soon pay for themselves.
