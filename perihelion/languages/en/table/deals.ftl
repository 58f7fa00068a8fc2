# Deals: the same draws for everybody.

error-deal = That is not possible when everybody plays the same deal.
error-deal-sealed = The draws of this deal stay sealed until everybody has played it.
error-deal-seat = In a deal everybody plays for themselves, and the seats are fixed: nobody can take over here.
error-deal-none = There is no deal for this day. The clock of the server may have been wrong; come back later.
error-deal-clock = The clock of this server has just changed. Please try again in an hour.
error-deal-opened = This deal was opened before its day was over, because the clock of the server was wrong. It can no longer be played.
error-deal-end = A deal is played to its end. You can resign.
error-deal-hidden = You can look at this table later. Others are still playing with the same draws; until then only its players see it.
error-deal-begun = You have already begun this deal. Everybody plays it once.
error-deal-tables = There can be { $least } to { $most } tables.
undo-deal = In a deal there is no undo once something is rolled or drawn, or another player has moved.
error-deal-unknown = There is no such deal.
error-deal-persons = At least one seat is for a person.
fair-deal = The deal of { DATETIME($deal, dateStyle: "long") }: the same draws for everybody, sealed beforehand. The seal is opened when the day is over.
fair-deal-set = The same draws at all tables of this set. It is opened when all of them have ended.
error-deal-twice = You are already playing at another table with the same draws.
