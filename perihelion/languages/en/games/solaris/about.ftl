# What a thing on the board is, shown when a player points at it.
about-station-0 = Action: play one or two cards of the same other station; each brings 1 energy there.
    .price = 1 energy here for each one or two cards
about-station-1 = Action: take two cards, from the display or the stack. After your turn you keep at most seven.
    .price = 1 energy here for two cards
about-station-2 = Action, once: choose a direction, and the next stations that way get 1 energy each. Full ones are skipped.
    .price = 1 energy here, and 1 more for each station that gets one
about-station-3 = Action: dock a shuttle from the supply at any station. It stays there until the round ends.
    .price = 1 energy here for each shuttle
about-station-4 = Action: take a random card from another player’s hand, at most one from each.
    .price = 1 energy here for each card
about-station-5 = Action: take steps on the laser, as many as you can pay for. That is how you win.
    .price = for each step 1 energy here, 1 energy at the station of a docked shuttle and a card in the shuttle’s colour
about-energy-here = You have { $energy } energy here.
about-bridge = From an active station beside it you send 1 energy across to the neighbour.
    .price = a { $colour } card for each energy
about-spare = At the end of each round a card picks a station, and its two bridges are swapped for the spare ones.
about-card = Replenish: 1 energy at the { $station } while it is active. Redirect: 1 energy over a { $colour } bridge. At the energy centre: a step on the laser with the { $colour } shuttle.
about-taken = It joins your hand when everybody has had their turn at the canteen.
about-display = It can be taken whenever you take a card.
about-gap = The gap is filled from the stack when the turn is over.
about-stack = Whenever you take a card, you may draw it from here, unseen. For every two cards you play you take one.
about-discard = Cards that were played or discarded. When the stack is used up, they become the new stack.
about-supply = Docked at a station, it brings steps on the laser: each costs 1 energy there, 1 at the energy centre and a { $colour } card.
    .price = 1 energy at the shuttle port
about-docked = At the energy centre it brings steps on the laser: each costs 1 energy at the { $station }, 1 at the energy centre and a { $colour } card. It returns when the round ends.
about-token = Energy pays for what its owner does at this station: 0 to { $most }. The player with the most goes first here.
about-player = { $total } energy at all stations together.
about-goal = { $time ->
    [1] After { $rounds } rounds, whoever has the most energy on the laser wins.
   *[other] The round in which somebody reaches { $goal } on the laser is the last; the most energy on the laser wins.
}
