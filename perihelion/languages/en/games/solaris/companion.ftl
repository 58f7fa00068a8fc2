## At a real table: what is asked for where chance decides

ask-LAYOUT = Which station lies at place { $n } of the ring? Clockwise; the energy centre is the sixth.
ask-BRIDGE = { $spare_id ->
        [0] What colour is the bridge clockwise of the { $station }?
       *[other] What colour is the { $spare_id ->
            [1] first
           *[other] second
        } spare bridge?
    }
ask-TILE_A = Which first half of a starting tile does { $name } get?
ask-TILE_B = Which second half of a starting tile does { $name } get?
ask-PLACING = { $n ->
        [1] Who places their tokens first?
       *[other] Who places their tokens next?
    }
ask-DEAL = Which card is { $name } dealt?
ask-DISPLAY = Which card comes to place { $n } of the display?
ask-DRAW = Which card does { $name } draw from the stack?
ask-STEAL = Which card does { $name } take from { $other }?
ask-SWAP_CARD = Which card is turned up for the bridges?
ask-SWAP_PLACE = Which of the spare bridges goes clockwise of the { $station }?
