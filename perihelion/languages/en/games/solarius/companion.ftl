## At a real table: what is asked for where chance decides

ask-CHANCE_TILE = Which tile lies in the sector { $sector }?
ask-CHANCE_ROTATION = How far is the tile in the sector { $sector } turned?
ask-CHANCE_BACK = { $set_up ->
        [1] What colour is the back of planet { $n } in the sector { $sector }? From its middle outwards, each ring counter-clockwise from the right.
       *[other] What colour is the back of the planet under { $name }’s ship?
    }
ask-CHANCE_START_PLAYER = Who begins?
ask-CHANCE_START_CARD = Which start card does { $name } get?
ask-CHANCE_CARD = Which card does { $name } draw?
ask-CHANCE_DIE = { $set_up ->
        [1] Which die comes out of the bag as number { $n } of 4, and what does it show?
       *[other] Which die comes out of the bag, and what does it show?
    }
ask-CHANCE_CENTRE = Which trade centre is drawn for round { $n }?
ask-CHANCE_PLANET = Which planet is turned up under { $name }’s ship?

sector-1 = at the right
sector-2 = at the top
sector-3 = at the upper left
sector-4 = at the left
sector-5 = at the bottom
sector-6 = at the lower right
sector-0 = in the middle
