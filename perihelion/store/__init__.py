"""Tables and logs in SQLite, through SQLAlchemy: one file, nothing to install.

* `schema`: the tables of the database; `migrations`: how an older one becomes the present one
* `database`: opening it, one writer that stores many orders with one flush, readers beside it
* `guests`, `tables`, `jobs`: one file each for what is stored
* `backup`: a copy while the server runs, and back again
"""
