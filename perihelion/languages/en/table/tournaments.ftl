## Refusals of tournaments

error-tournament-unknown = There is no such tournament. Maybe the link is not complete.
error-tournament-organiser = Only the person who runs the tournament can do this: the leader of the group, or an operator of the server.
error-tournament-many = You run { $n } tournaments that have not ended. End one of them first.
error-tournament-plan = There is no such tournament with { $seats } at a table.
error-tournament-starts = This time has passed. Choose a later one, or none.
error-tournament-enter = You cannot enter now: you are in already, it is full or over, or it is for the members of a group.
error-tournament-begun = It has begun already.
error-tournament-few = Too few people have entered: at least { $n } are needed.
error-tournament-substitute = This substitute cannot take that place any more.
error-tournament-adjourn = This table cannot get more time: it has ended, or all tables of the round share their luck.
error-league-season = The last season has not ended yet, or the next one has just begun.
