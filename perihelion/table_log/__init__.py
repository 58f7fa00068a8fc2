"""The log of a table: append-only entries, from which everything else follows.

* `bodies`: a dataclass for each kind of entry
* `entries`: an entry with its number and time, and the functions that read and check stored entries
"""
