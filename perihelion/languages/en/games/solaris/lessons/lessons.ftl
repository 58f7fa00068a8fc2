### The course of Solaris. For each lesson: its title, what it is about, the goal, a first hint, and what is said after it.

lesson-replenish = Replenish
lesson-replenish-text = Six stations lie around the laser. One after the other becomes active, and there everybody has one turn; whoever has more energy goes first. Now it is the biotope, and you are White. Every card of the active station brings you 1 energy here, up to 7. For every two cards you play you draw one afterwards.
lesson-replenish-goal = Get to 4 energy at the biotope.
lesson-replenish-hint = Choose “Replenish”. You have two cards of the biotope.
lesson-replenish-done = Two cards, two energy. The colour of a card does not matter for this.
lesson-replenish-missed = You do not have 4 energy here. Replenish with both cards of the biotope.

lesson-redirect = Redirect
lesson-redirect-text = Energy helps only if it gets to where you need it, above all to the energy centre. Bridges connect the stations, each in one colour. Every card in a bridge’s colour, whatever its station, sends 1 of your energy from here over that bridge.
lesson-redirect-goal = From the canteen, bring 2 energy to the energy centre.
lesson-redirect-hint = The bridge between the canteen and the energy centre is pink. Which of your cards are pink?
lesson-redirect-done = Two steps nearer to the laser. For this the station on a card does not matter, only its colour.
lesson-redirect-missed = The energy centre did not get two. You need “Redirect” and both pink cards.

lesson-exchange = A better card
lesson-exchange-text = If your cards are no good here, exchange one: discard it and take one of the three open cards or the top of the stack. It is a whole action, but it costs no energy.
lesson-exchange-goal = Take the green card from the display.
lesson-exchange-hint = Choose “Exchange a card”, give away what you need least, then look at the open cards.
lesson-exchange-done = Now you have a green card. The gap in the display is filled when your turn is over.
lesson-exchange-missed = You have no green card. Exchange one of yours for the open green one.

lesson-engine-deck = The engine deck
lesson-engine-deck-text = Each station has an action of its own, paid with your energy there. At the engine deck 1 energy lets you play one or two cards of the same other station, and each brings 1 energy there, however far away it is.
lesson-engine-deck-goal = For 1 energy, bring 2 to the canteen.
lesson-engine-deck-hint = Use the station’s action, then play the two cards that show the canteen.
lesson-engine-deck-done = One paid, two gained, right across the ring. If you hold pairs of cards, you will love the engine deck.
lesson-engine-deck-missed = Not 2 energy for 1. Both cards must show the canteen.

lesson-headquarters = The headquarters
lesson-headquarters-text = At the headquarters 1 energy buys two cards, each from the display or from the stack. You see them before you decide whether to pay once more. At the end of the turn you keep seven at most.
lesson-headquarters-goal = Turn 2 energy into four cards, so that you hold six.
lesson-headquarters-hint = Use the station’s action, take two cards, then spend another energy.
lesson-headquarters-done = Six cards in hand. Energy brings cards, and cards bring energy: that is the heart of the game.
lesson-headquarters-missed = You do not hold six cards. Pay a second time after the first two.

lesson-biotope = The biotope
lesson-biotope-text = At the biotope you pay 1 energy, plus 1 for each station that gets one. You choose a direction; the next stations that way get 1 each. A station where you already have 7 is skipped.
lesson-biotope-goal = Give 1 energy each to the canteen and the energy centre.
lesson-biotope-hint = Clockwise, the shuttle port comes first, but there you have 7. So how many do you have to give away?
lesson-biotope-done = Three paid, two given, and the full shuttle port was skipped.
lesson-biotope-missed = Canteen and energy centre did not both get one. Give two clockwise.

lesson-canteen = The canteen
lesson-canteen-text = At the canteen 1 energy draws a random card from another player’s hand, at most one from each. What you draw lies face down before you until everybody has had their turn here; nobody can take it from you.
lesson-canteen-goal = Take a card from each of the others.
lesson-canteen-hint = You have 2 energy here, enough for two cards. After the first one, take another.
lesson-canteen-done = Two more cards for you, one fewer for each of the others.
lesson-canteen-missed = You did not get two cards. Do not stop after the first.

lesson-shuttle-port = The shuttle port
lesson-shuttle-port-text = At the shuttle port you dock shuttles, for 1 energy each. They stay until the round ends. A shuttle carries energy from the station where it is docked to the laser, but only with cards in its colour.
lesson-shuttle-port-goal = Dock a shuttle that you yourself can use: where you have energy, and in a colour you hold.
lesson-shuttle-port-hint = What colour are all your cards? And at which stations do you still have energy?
lesson-shuttle-port-done = That one will serve you at the energy centre. But beware: the others may use it, too.
lesson-shuttle-port-missed = You could not use this shuttle yourself. It needs your energy at its station and a card in its colour.

lesson-laser = The laser
lesson-laser-text = At the energy centre it all pays off. Each step on the laser takes three things: 1 energy here, 1 energy at the station of a docked shuttle, and a card in that shuttle’s colour. The game ends with the round in which somebody has 7; whoever has the most on the laser wins.
lesson-laser-goal = Take three steps on the laser in this turn.
lesson-laser-hint = Look where the shuttles are docked and where you have energy. The blue one at the headquarters is no use to you.
lesson-laser-done = Three steps! Now you know all six stations and can play a whole game.
lesson-laser-missed = Those were not three steps. Twice the green shuttle and once the pink one.
