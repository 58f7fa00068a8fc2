## A table that spectators see late

setting-delay = Spectators see the table
setting-delay-about = Late enough, they cannot help anybody who plays. When the game is over they see everything.
delay-none = at once
delay-turns-one = { $n } turn late
delay-turns-other = { $n } turns late
delay-minutes-one = { $n } minute late
delay-minutes-other = { $n } minutes late
delay-watching = You are watching { $delay }, so that nobody can help the players. When the game is over you see everything.
setting-broadcast = Broadcast
setting-broadcast-about = For a stream or a club evening: spectators see the table late (two turns, unless you choose otherwise), and the overlay for streams shows each player’s chance to win.
