## At a real table: what is asked for where chance decides

ask-LAYOUT = Which side of the strips do you play with?
ask-STRIP = Which strip comes next?
ask-SHOW = Which order tile is turned up?
ask-DEAL = Which card is dealt?
ask-OFFER = Which upgrade tile is on offer?
ask-HALF_DAY = Which day half comes to the next board?
ask-HALF_NIGHT = Which night half comes to the next board?
ask-REFILL = Which order tile is turned up?
ask-DRAW = Which card is drawn?
ask-RIVAL = Which card does the Rival turn up?
ask-DIE = What does the die show?
