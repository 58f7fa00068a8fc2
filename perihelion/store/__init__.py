"""Tables and logs in SQLite, through SQLAlchemy: one file, nothing to install.

* `schema`: the tables of the database; `migrations`: how an older one becomes the present one
* `database`: opening the file, one writer that stores many commands with one flush, readers beside it
* `guests`, `tables`, `jobs`: queries and statements for each thing that is stored
* `backup`: a copy while the server runs, and restoring it
"""
