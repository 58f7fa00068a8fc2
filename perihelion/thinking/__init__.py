"""What takes long and is computed elsewhere: decisions of bots, hints, playouts, reports.

A server runs these functions in other processes, a browser in a second worker. They get data, never a table: a bot gets
the view of its seat, so it cannot cheat.

* `packed_view`: a view as data; `answers`: what the functions return; `report_job`: a report as data
* `calls`: runs them by name, with arguments and answers as bytes; `needed_files`, `browser_files`: machine code and
  networks for browsers
* `decisions`: bots, hints and comparisons; `report_work`: the analysis of a game, slice by slice
"""
