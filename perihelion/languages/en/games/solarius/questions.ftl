# What people ask; a key names the rules that answer it. The search of the rules knows these questions.

question-1 = How many rounds are there?
question-18 = What does the die on minus one cost?
question-27 = What does the star on a die mean?
question-31-32 = Where does waste go when my spaces are full?
question-24 = What is the research field for?
question-34 = Can I save points for later?
question-41 = How do I upgrade technology dice?
question-36-37 = Where can I store a cube?
question-44 = How many extra actions do I have?
question-46 = How many cards do I draw?
question-48 = What happens when the deck is empty?
question-52-54 = How far can I fly?
question-58 = Can I stop on another ship?
question-62-63 = How do I settle a planet?
question-64 = When is a planet fulfilled?
question-67 = What does a station cost?
question-71 = Where can I fulfil a mission?
question-78-80 = When may I place an outpost?
question-83 = Can I buy a cube with fuel?
question-90 = When does the game end?
