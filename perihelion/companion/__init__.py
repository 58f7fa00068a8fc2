"""Games at a real table: what was entered, and assumptions about what is hidden.

* `entered_game`: the entered decisions and outcomes, with an assumption for everything hidden
* `card_flow`: how hidden cards move; `assumptions`: finds other assumptions; `solver`: what it uses to find them
"""
