# What people ask; a key names the rules that answer it. The search of the rules knows these questions.

question-23-31-32 = Can I land on my own comet?
question-17 = Can I jump over other pieces?
question-21-13 = What if I cannot use both dice?
question-72 = How many points is a row of four?
question-28 = When is a hit targeted?
question-36 = How do I bring a piece back into the game?
question-43 = How does the doubler move?
question-40 = Can my opponent land on my blocker?
question-70 = Do the four cells in the middle count as a row?
question-74-75 = How is a sequence scored?
question-71-76 = Do I get points again for an old row?
question-55-59 = Can I use a domino twice?
question-58 = Which domino may I choose?
question-66 = Do I score for rows of my partner?
question-86-87 = What does equal turns mean?
question-18 = Which of the dice do I have to play first?
question-19 = May I go back with the same comet?
question-27 = What if the whole rim is full?
question-6 = How many comets do I have?
question-78 = Do I score two rows at once?
