"""The web server: JSON over HTTP, and a WebSocket for live tables. docs/api.md says what every field means.

A request passes `middleware` (guest, origin, size, rate), then a route in `routes`. Moves over HTTP and WebSocket both
go through `commands` to the table registry in `perihelion.play`, which stores them. Viewers get the change from
`viewers`. Refusals become JSON in `errors`.

* `app` puts everything together, `services` names the parts
* `middleware`, `sessions`, `cookies`, `languages`, `rate_limits`: who asks, and what is allowed
* `routes`: one module for each group of addresses; `schemas`: the bodies of requests and responses
* `commands`, `refusals`, `explanations`, `errors`, `error_responses`: what guests do at a table, why it is refused,
  and what things are
* `live`, `viewers`, `presenter`, `snapshot`, `frames`: a table as its viewers see it
* `returning`, `marks`: who comes back and has the newest of a table already
* `catalog`, `documents`, `pictures`, `pages`, `tutorial`, `statistics`, `fairness`: what else is shown
"""
