## At a real table: what is asked for where chance decides

ask-FIRST = Who begins?
ask-ORDER = Which domino comes next in the open order?
ask-ROLL = What do the dice show?
ask-TILE = Which domino is turned up?
