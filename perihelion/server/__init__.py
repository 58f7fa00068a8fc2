"""Tables on a server: kept in memory, stored, and shared by several processes.

* `registry`: all tables of a server, carries out commands; `loaded_table`: one table in memory; `new_tables`: creates
  tables; `restore`: opens a stored table
* `table_store`: stores every command before it is announced; several processes may store
* `cluster`: the other processes on the same PostgreSQL; `worker`: a process that only does jobs
* `admission`: a crowd of clients that connects at once is admitted before commands are carried out
* `scheduler`: the jobs of a server (bots' decisions, clocks, absent players); `bot_worker`, `reports`: other processes
* `fair_queue`: who is next when several wait for those processes; `sliced_calls`: cuts searches into slices
* `deals`: the daily deal and sets of tables; `day_chain` makes the days, by `steady_clock`, which ignores jumps
* `archiving`, `guest_removal`, `account_merge`, `moderation`, `result_recorder`: one task each
"""
