"""The web server: JSON over HTTP, and a WebSocket for live tables. docs/api.md says what every field means.

A request passes `http.middleware` (guest, origin, size, rate), then a route in `routes`. Moves over HTTP and WebSocket
both go through `table.commands` to the table registry in `perihelion.server`, which stores them. Viewers get the change
from `table.viewers`. Refusals become JSON in `http.errors`.

* `app` makes the application, starts the parts of the server and stops them; `services` names the parts
* `http`: middleware, cookies, languages, rate limits, errors: what every request needs
* `routes`: one module for each group of addresses; `schemas`: the bodies of requests, responses and messages
* `table`: a table as its viewers see it, and what they do there
* `people`: sessions, signing in, groups, the history of players, moderation
* `study`: analysis, lessons, puzzles, mistakes, games at a real table
* `site`: the catalogue of games, documents, pictures, pages
"""
