## At a real table: what is asked for where chance decides

ask-LAYOUT = Which side of the strips do you play with?
ask-STRIP = Which strip lies in row { $n }? Row 5 is at the front.
ask-SHOW = Which order tile lies at place { $n } of the { $light } display?
ask-DEAL = Which card is { $name } dealt?
ask-OFFER = Which upgrade tile lies at place { $n } of the offer?
ask-HALF_DAY = Which day half lies at place { $n } of the offer?
ask-HALF_NIGHT = Which night half lies at place { $n } of the offer?
ask-REFILL = Which order tile comes to place { $n } of the { $light } display?
ask-DRAW = Which card does { $name } draw?
ask-RIVAL = Which card does the Rival turn up?
ask-DIE = What does the die show?
