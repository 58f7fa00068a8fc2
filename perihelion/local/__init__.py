"""A server for one device, without a network: it answers the requests of its pages inside the browser.

    server = LocalServer(store, thinker)
    await server.start()
    status, kind, body = await server.request("GET", "/api/tables", None, "en")
    connection = server.connect("/api/tables/ID/live", "en", send)

Paths, messages and errors are those of the web server; both make them by the functions of `wire`. What is stored goes
to a store that it is given (`store`), what takes long to a thinker that it is given (`thinker`).

* `device`: its parts; `server`: requests and live connections
* `routing`, `routes/`: the table of addresses, one file per group
* `tables`: all tables, carries out commands, lets bots play; `local_table`: one table; `connection`: one live page
* `store`, `thinker`: the protocols, and a store in memory; `documents`: small things that are stored by name
"""
