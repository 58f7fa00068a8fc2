### The first turn, told to a newcomer: what to touch and why, for each decision it can bring.

# Passing is never a good first lesson.
tour-skip = pass
tour-welcome = Six stations lie around the laser, and you keep energy at each of them. Cards move it about until shuttles carry it to the laser in the middle. Most laser energy wins once somebody has seven.
tour-CHOOSE = The station with the bright field is active, and everybody takes one turn there. Cards with its symbol bring energy here; cards in the colour of a bridge send it next door.
tour-REPLENISH = Each card with the symbol of this station adds one of your energy here. Play as many as you like, then finish.
tour-REDIRECT = Each card in the colour of a bridge moves one energy over it to the neighbour. Towards the energy centre is rarely wrong.
tour-EXCHANGE_DISCARD = A card you cannot use goes; you get another for it.
tour-EXCHANGE_DRAW = Take an open card you can use, or be surprised by the stack.
tour-ENGINE = One energy from here pays for two cards with the same symbol, and each puts one energy at its own station, however far.
tour-HQ_DRAW = The headquarters turns energy into cards. Take an open one, or one from the stack.
tour-HQ_MORE = Two more cards for one more energy? You keep seven at the end of your turn.
tour-BIOTOPE = Pay one, and the next stations in one direction get one energy each.
tour-PORT = A shuttle stays where you dock it for this round. Where you have energy and cards of its colour, it will carry you to the laser.
tour-CANTEEN = One energy takes a card out of another hand, unseen.
tour-CENTRE = Here it pays: one energy here, one where the shuttle waits, and a card in its colour make one step on the laser.
tour-REPLACE = For every two cards you have played you take a new one.
tour-LIMIT_TURN = Seven cards are the most you may keep. Let go of what you need least.
tour-end = That was a turn; the next station is on in a moment. Three things must meet at the energy centre: energy there, a docked shuttle where you have energy, and cards of its colour.
