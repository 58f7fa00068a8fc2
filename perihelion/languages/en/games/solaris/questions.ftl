# What people ask; a key names the rules that answer it. The search of the rules knows these questions.

question-1 = How many people can play?
question-5 = How much energy do I have at the beginning?
question-13 = What if two players have the same energy?
question-11 = Do I get a turn without energy?
question-20 = Can I take back my action?
question-25-27 = How can I move energy to the next station?
question-27 = May I use both bridges at once?
question-33-60 = Does the exchanged card count as played?
question-42-69 = What is the hand limit?
question-39 = What happens in the headquarters?
question-45 = Are full stations skipped when giving energy away?
question-48 = Can I move a docked shuttle?
question-51 = Can I steal cards from other players?
question-54-53 = When do I get the stolen cards?
question-57 = What does a shuttle at the energy centre cost?
question-70 = When is the game over?
question-72-73 = What if there is a tie on the laser?
question-68 = Do I get cards at the end of a round?
question-64-65 = What if the stack is empty?
question-74 = How long is the Time Game?
question-60 = How many cards may I draw?
