## Stored about friends and pairing

stored-friends = your friends, whom you asked, and, if you let them see it, when you were last here
stored-pairing = that you are waiting for a table, and which tables you want to be told about
