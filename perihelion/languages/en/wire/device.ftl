# A device that plays without a server.

error-needs-server = This needs a server, and you are playing on this device alone.
error-needs-others = This needs other people, and so a server. You are playing on this device alone.
error-needs-account = An account needs a server. On this device you need none.
error-needs-solver = Hidden cards of a game at a real table need a program that is not on this device yet. Connect to the internet once to load it, or enter the hands openly.
error-local-damaged = The stored game of this table is damaged and cannot be shown. It is still stored, and it is in the export of your games.
error-local-file = This file contains no Perihelion games, or it is damaged. Nothing was changed.
error-local-known = All games in this file are here already.
local-daily = The draws of this deal follow from its date and from numbers that everybody knows. They are the same on every device, but not sealed.
