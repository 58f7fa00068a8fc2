## The explorer: who played it

explorer-me = You
explorer-people = People
