# Deals: the same luck for everybody.

verify-deal = this is not the seal of a deal.
verify-deal-terms = the deal is for another game, other options or other seats.
verify-deal-undo = a draw of a deal is taken back here.
verify-deal-opened = the secret of a deal is not the one the server committed to.
verify-deal-seat = a person or a bot is replaced here. At a table of a deal the seats stay as its terms say.
verify-deal-player = somebody else than the holder of the seat decides here.
verify-deal-agreed = here players agree to end the game or to go back. At a table of a deal nobody can.
verify-deal-day = the deal { $day } is not that of a day: its date, its times or its seats are wrong.
verify-deal-order = the deal { $day } does not come after the one before it: a day is there twice, or the days go backwards.
verify-deal-chain = the deal { $day } does not name the one before it: one was left out, added or made again.
verify-deal-left = the deal { $day } leaves out others than those that are published, or is left out by one that does not count itself.
verify-deal-parts = the contributions to the deal are others than the published ones.
verify-deal-unpublished = the deal is none of those published.
verify-deals-bad = { $file }: { $says }
verify-deal-good = It plays the deal { $deal }. Its draws depend on the server { $n ->
    [0] alone; nobody contributed to the deal.
    [one] and on the contribution of one player of the day before.
   *[other] and on the contributions of { $n } players of the day before.
}
verify-deal-published = It is the deal that was published: everybody who played it had the same luck.
verify-deal-not-published = Not proven without --deals: that everybody played this deal.
verify-deal-break = The chain of the deals has a break: the deal { $day } leaves out { $days }. Its operator says that the clock was wrong.
verify-deal-at-break = The deal of this game leaves days out, or is left out itself. Whether the clock was wrong cannot be checked.
verify-deal-model = No person played here: the strongest bot played the deal for comparison.
verify-deal-choice = Not proven: how the deal was chosen. The operator of the server could try many before the day began.
verify-deal-bots = Not proven: that the bots' moves are those their search gives.

error-deal = That is not possible in a deal.
error-deal-sealed = The dice of this deal stay sealed until everybody has played it.
error-deal-seat = In a deal everybody plays for themselves, and the seats are fixed: nobody can take over here.
error-deal-none = There is no deal for this day. The clock of the server may have been wrong; come back later.
error-deal-clock = The clock of this server has just changed. Please try again in an hour.
error-deal-opened = This deal was opened before its day was over, because the clock of the server was wrong. It cannot be played any more.
error-deal-end = A deal is played to its end. You can resign.
error-deal-hidden = You can look at this table later. Others still play with the same luck; until then only its players see it.
error-deal-begun = You have already begun this deal. Everybody plays it once.
error-deal-tables = A set has { $least } to { $most } tables.
undo-deal = In a deal nothing is taken back beyond the dice or another player.
error-deal-unknown = There is no such deal.
error-deal-persons = At least one seat is for a person.
fair-deal = The deal of { DATETIME($deal, dateStyle: "long") }: the same luck for everybody, sealed before. It is opened when the day is over.
fair-deal-set = The same luck at all tables of this set. It is opened when all of them have ended.
error-deal-twice = You sit at another table with the same luck.
