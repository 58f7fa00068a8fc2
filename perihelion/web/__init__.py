"""The table in the browser: JSON over HTTP, a WebSocket for live tables. docs/api.md says what every field means.

* `app`: everything put together; `commands`: `perihelion serve`, `backup`, `restore`
* `visitors`: who asks; `guard`: headers, origins, sizes, rates; `errors`: refusals become HTTP here and nowhere else
* `orders`, `answers`: what comes in and what goes out, as documented types
* `routes`: `me`, `games`, `tables`, `pages`
* `show`: snapshots, drawings kept for all who see the same; `live`: the WebSocket
"""
