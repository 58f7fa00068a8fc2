## At a real table: what is asked for where chance decides

ask-LAYOUT = Which station comes next on the ring, clockwise?
ask-BRIDGE = Which colour has the next bridge, clockwise? The two spare ones come last.
ask-TILE_A = Which first half of a start tile does the next player get?
ask-TILE_B = Which second half of a start tile does the next player get?
ask-PLACING = Who places tokens next?
ask-DEAL = Which card is dealt?
ask-DISPLAY = Which card comes into the display?
ask-DRAW = Which card is drawn from the stack?
ask-STEAL = Which card is stolen?
ask-SWAP_CARD = Which card is turned up for the bridges?
ask-SWAP_PLACE = Which of the spare bridges lies clockwise of the station?
