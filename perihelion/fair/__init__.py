"""Fair chance: draws that nobody can choose and everybody can check. docs/fair.md explains the commitment scheme.

* `draw`: from a key and weights to an outcome
* `deal`: one sealed secret for many tables, with the same luck for all
* `seal`: the commitment scheme of one table: secret, commitments, revealed contributions
* `sealed_file`: the file format of a whole game with its hash chain
* `verify`, `verify_seal`: check such a file offline
* `receipt`: what a player kept of a game, to check a file against
* `draw_log`: the draws of a table, and which of them a seat may know
* `draw_statistics`: how often each outcome came, how often it was expected, and the p-value of the difference
"""
