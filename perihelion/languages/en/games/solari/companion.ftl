## At a real table: what is asked for where chance decides

ask-FIRST = Who begins?
ask-ORDER = Which domino lies at place { $n } of { $name }’s open order?
ask-ROLL = { $name }: what do the dice show?
ask-TILE = { $name }: which domino is turned up?
