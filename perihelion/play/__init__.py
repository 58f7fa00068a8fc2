"""The table: seats, the log, undo, clocks, chance. There is no web in it and, but for `hall`, nothing that waits.

* `entries`: the log's entries; `table`: a table read from them, and the orders that add to it
* `seats`, `undo`, `clock`, `settings`, `chance`: one concept each
* `hall`: all tables of a server: opened from the store, one order at a time each, everything durable before it counts
* `work`: what the server does by itself: bots' decisions, clocks, absent players
"""
