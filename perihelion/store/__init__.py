"""Tables and logs in SQLite (one file, nothing to install) or PostgreSQL (for several servers), through SQLAlchemy.

* `schema`: the tables of the database; `migrations`: how an older one becomes the present one
* `database`: opening it, writing and reading; `sqlite` and `postgresql`: what differs between the two
* `fast_sql`: statements that the driver gets as text, compiled once
* `guests`, `tables`, `jobs`: queries and statements for each thing that is stored
* `processes`, `listening`: several processes on one PostgreSQL: which live, who is connected to them, what they tell
* `copying`: a whole installation from one database to another
* `backup`: a copy while the server runs, and restoring it
"""
