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

## A game at a real table that others watch

broadcast-share = Let others watch
broadcast-about = Everybody with the link sees the board, the points and the log while you enter the game. Cards that only one player may know are shown to nobody.
broadcast-delay = They see the game
broadcast-delay-about = If it is late, nobody can help the players, and the overlay for streams also shows the chances to win.
broadcast-start = Make a link
broadcast-stop = End the broadcast
broadcast-stopped = The link does not work any more.
broadcast-link = The link to watch
broadcast-overlay = The link of the overlay for streams
broadcast-on = Others can watch this game.
broadcast-watching = This game is played at a real table and entered by hand. You see it { $delay }.
broadcast-watching-now = This game is played at a real table and entered by hand. You see each entry at once.
