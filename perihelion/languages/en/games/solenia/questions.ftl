# What people ask; a key names the rules that answer it. The search of the rules knows these questions.

question-7 = How many cards do I play in a turn?
question-8-9 = Where may I put my card?
question-11 = Can I play next to someone else's card?
question-8 = Can I play on an occupied field?
question-18 = May I throw away a card although I could play?
question-21 = How many goods can I keep?
question-22-23 = What do I get in a city?
question-24 = Can I fulfil a night order in a day city?
question-31 = Can I use the bonus to pay for the same order?
question-29 = What if my row of orders is full?
question-32-41 = When does the airship move?
question-33-37 = When are my cards scored?
question-35 = What happens to scored cards?
question-44 = When does the game end?
question-48 = Are leftover goods worth anything?
question-43 = When do I draw a new card?
question-50 = How much storage do I have in winter?
question-57 = In which order do we choose upgrades?
question-61 = How does the rival play?
question-6 = Can wood run out?
