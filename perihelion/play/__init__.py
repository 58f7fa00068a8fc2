"""Tables: seats, the log, commands, undo, clocks, bots. Nothing here knows of the web.

* `table`: the state of a table, derived from its log; `score_log`: its points after each entry
* `commands`, `seal_commands`: what guests may do; `automatic_steps`: what follows without anybody's decision
* `seats`, `settings`, `clock`, `undo`: one concept each
* `table_registry`: all tables of a server; `loaded_table`: one of them, in memory
* `table_store`: every command is stored before it is announced; several processes may store
* `neighbours`: the other processes on the same PostgreSQL
* `persistence`: a stored table opened under the rules of today
* `arrivals`: a crowd that comes in comes before commands
* `scheduler`: jobs of the server: bots' decisions, clocks, absent players; `bot_worker`, `reports`: other processes
* `deals`: the daily deal and sets of tables; `day_chain`: makes the days, by `steady_clock`, which ignores jumps
* `fair_queue`: whose turn it is where several wait for those processes
* `replay`, `sealed_game`, `log_text`: any moment of a game, its file, its log in words
"""
