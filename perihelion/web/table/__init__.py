"""A table as its viewers see it, and what they do there.

* `live_tables`: all live tables of a server; `connection`: the WebSocket of one viewer
* `reconnect`, `sync_token`: clients that reconnect and already have the latest state
* `commands`, `refusals`, `explanations`: what guests do at a table, why it is refused, and what things are
* `viewers`, `audience`: who gets a change, and when; `presenter`, `frames`, `snapshot`, `recap`: what they get
* `ending`, `fairness`, `plans`, `player_boards`, `listed_tables`: parts of that
"""
