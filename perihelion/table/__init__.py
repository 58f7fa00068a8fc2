"""A table: seats, log, commands, undo, clocks, results. Pure: no asyncio, database, NumPy, network or clock of its own.

* `table`: the state of a table, derived from its log; `score_log`: its points after each entry
* `commands`, `ending_commands`, `plan_commands`, `seal_commands`: what guests may do
* `forced_steps`: what follows without a decision: the start, the seal, chance, forced actions
* `seats`, `settings`, `clock`, `turn_clock`, `undo`, `ending`: one concept each
* `hypothetical`: the position after moves that a player imagines
* `replay`, `sealed_game`, `log_text`, `results`: any moment of a game, its file, its log in words, its result
"""
