## Stored about friends and pairing

stored-friends = your friends, whom you asked, and, if you let them see it, when you were last here
stored-pairing = that you wait for a table, and what kind of table you want to hear of
