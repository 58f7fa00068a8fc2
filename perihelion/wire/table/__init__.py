"""A table as its viewers see it.

* `presenter`, `frames`: what all viewers share; `viewers`: what each of them gets, and when
* `snapshot`, `recap`, `stories`, `ending`, `fairness`, `player_boards`, `plans`, `listed_tables`: the messages
* `refusals`, `explanations`, `previews`, `hint_steps`: why something is refused, what things are, what a move would do
"""
