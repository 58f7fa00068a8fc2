"""A table: seats, log, commands, undo, clocks, results.

The table is pure: it uses no event loop, database, network, thread or NumPy, and no clock but the one it is given.
`tests/test_imports.py` and `tests/table/test_pure_table.py` prove it.

A table is a value that follows from its log. A command changes it and adds entries, or raises and changes nothing:

    table = replay_log(head, time_source, entries)      # or Table(head, time_source) for a new one
    play_action(table, guest, "2-5", after=table.count)
    entries, table.unstored = table.unstored, []        # what is to be stored
    steps, table.steps = table.steps, []                # actions and outcomes with their positions, for viewers

The caller stores the entries and tells the viewers: a server with a database, or one process with a list.

* `table`: the state of a table, derived from its log; `score_log`: its points after each entry
* `commands`, `ending_commands`, `plan_commands`, `seal_commands`: what guests may do
* `forced_steps`: what follows without a decision: the start, the seal, chance, forced actions
* `seats`, `settings`, `turn_clock`, `deadlines`, `undo`, `ending`: one concept each
* `hypothetical`: the position after moves that a player imagines
* `replay`, `sealed_game`, `log_text`, `results`: any moment of a game, its file, its log in words, its result
"""
