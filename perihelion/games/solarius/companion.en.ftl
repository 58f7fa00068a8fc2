## At a real table: what is asked for where chance decides

ask-CHANCE_TILE = Which tile lies in the next sector?
ask-CHANCE_ROTATION = How far is the tile of the next sector turned?
ask-CHANCE_BACK = Which colour has the back of the next planet?
ask-CHANCE_START_PLAYER = Who begins?
ask-CHANCE_START_CARD = Which start card does the next player get?
ask-CHANCE_CARD = Which card is drawn?
ask-CHANCE_DIE = Which die comes out of the bag, and what does it show?
ask-CHANCE_CENTRE = Which trade centre is drawn?
ask-CHANCE_PLANET = Which planet is turned up?
