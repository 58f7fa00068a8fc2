### The first turn, told to a newcomer: what to touch and why, for each decision it can bring.

tour-welcome = Six stations lie around the laser, and you have energy at each of them. Cards move it around until shuttles carry it to the laser in the middle. Once somebody reaches seven there, the round is finished, and whoever has the most energy on the laser wins.
tour-CHOOSE = The station with the bright field is active, and everybody takes one turn there. Cards with its symbol bring energy here; cards in the colour of a bridge send it next door.
tour-REPLENISH = Each card with the symbol of this station adds one of your energy here. Play as many as you like, then finish.
tour-REDIRECT = Each card in the colour of a bridge moves one energy over it to the neighbour. Moving it towards the energy centre is rarely wrong.
tour-EXCHANGE_DISCARD = Discard a card you cannot use; you get another one for it.
tour-EXCHANGE_DRAW = Take an open card you can use, or try your luck with the stack.
tour-ENGINE = One energy from here pays for two cards of the same station, and each brings one energy there, however far it is.
tour-HQ_DRAW = The headquarters turns energy into cards. Take an open one, or one from the stack.
tour-HQ_MORE = Two more cards for one more energy? You keep seven at the end of your turn.
tour-BIOTOPE = Pay one energy, and the next stations in one direction get one each.
tour-PORT = A shuttle stays where you dock it for this round. Dock it where you have energy, in a colour you hold cards of.
tour-CANTEEN = For one energy you draw a random card from another player’s hand.
tour-CENTRE = Here it pays off: one energy here, one where the shuttle is docked, and a card in its colour make one step on the laser.
tour-REPLACE = You draw one card for every two you played.
tour-LIMIT_TURN = You may keep seven cards. Discard what you need least.
tour-scored-laser = { $n ->
    [one] A step on the laser!
   *[other] { $n } steps on the laser!
}
tour-end = That was a turn; soon the next station comes up. At the energy centre you need three things: energy there, energy where a shuttle is docked, and cards of its colour.
