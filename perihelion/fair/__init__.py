"""Fair chance: draws that no one can choose and anyone can check. docs/fair.md explains the commitment scheme.

* `draw`: from a key and weights to an outcome
* `deal`: one sealed secret for many tables, with the same luck for all
* `seal`: the commitment scheme of one table: secret, commitments, their closed list, revealed contributions
* `links`: the hash chains of the contributors, of which each decision brings one value
* `sealed_file`: the file format of a whole game with its hash chain
* `verify`, `verify_seal`, `verify_consent`, `verify_receipt`, `verify_report`: check such a file offline
* `verify_deal`, `published_deals`: the same for tables that play a deal, and for the deals that a server publishes
* `receipt`: what a player kept of a game, to check a file against
* `draw_log`: the draws of a table, and which of them a seat may know
* `draw_statistics`: how often each outcome came, how often it was expected, and the p-value of the difference
"""
