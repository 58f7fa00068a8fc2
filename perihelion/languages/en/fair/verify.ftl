## Checking a sealed game

verify-good = { $game }, table { $table }: { $actions } actions and { $draws } draws are as sealed, and the result is as stated.
verify-unsealed = { $n ->
    [one] One outcome is
   *[other] { $n } outcomes are
} from before this seal and cannot be checked against it.
verify-other-rules = The game was played under other rules than those installed here; it was checked under the installed ones.
verify-bad = { $file }, line { $line }: { $says }
verify-no-file = { $file } cannot be read.
verify-torn = the file is incomplete: lines are missing here.
verify-changed = this line was changed: it does not match its hash.
verify-format = this is not a file of the format “{ $format }”.
verify-wrong = this entry cannot be replayed: { $reason }
verify-order = entry { $n } should be here.
verify-kind = “{ $kind }” is not a kind of log entry.
verify-result = the file says { $says }, the game gives { $gives }.
verify-seat = { $seat } acts, but it is the turn of { $actor }.
verify-number = this is draw { $draw }, but the next number is { $next }.
verify-odds = draw { $draw }: the outcomes and weights are not those of the rules.
verify-early = draw { $draw } was made before the seal was complete.
verify-draw = draw { $draw } says { $says }, but the seal gives { $gives }.
verify-undo = an undo cannot lead to moment { $to }.
verify-undo-alone = draws are taken back here, but nobody asked for it or not all who contributed agreed.
verify-round = a seal of round { $round } does not belong here.
verify-secret = the secret is not the one the server committed to.
verify-late = contribution { $k } comes at the wrong time.
verify-reveal = contribution { $k } does not match its commitment.
verify-no-person = seat { $seat } has a part in the seal, but no person sits there.
verify-no-part = seat { $seat } is named as a contributor, but nobody contributed anything.
verify-missing = contribution { $k } was not revealed, and the start was not repeated.
verify-restart = round { $round } of the seal was begun without a reason: nobody who had committed failed to reveal or left, or a seat did so more than twice.
verify-left-out = seat { $seat } failed to reveal twice and can no longer have a part in the seal.
verify-added = a contribution was added after the seal was complete.
verify-closing = the list of commitments is closed here, but not at the right time, or its hash is wrong.
verify-unclosed = contribution { $k } was revealed before the list of commitments was closed.
verify-locked = somebody leaves seat { $seat } while contributions are being revealed; a new round of the seal should have begun first.
verify-link = the link of this decision does not belong to the player’s chain, does not belong here, or no draw follows it.
verify-forced = this action is marked as forced, but it was not, or the other way round.
verify-keys = this entry contains something that does not belong in it.
verify-bytes = 32 bytes in lower-case hexadecimal should be here.
verify-people = the seats of the table are named in the wrong place, or there is no such seat.
verify-closed = the game was ended or given up before; nothing can be played here.
verify-end-alone = the game is ended early here, but nobody offered it or not all who contributed accepted.
verify-end-resigned = the game is said to end by a resignation here, but others were left to play.
verify-unfinished = the game is neither over nor given up: its end is missing.
verify-receipt-table = the receipt is for another table, { $table }.
verify-receipt-head = this is not the game that the player saw: after { $n } entries the log had another hash.
verify-receipt-seal = the player saw a seal of the server ({ $seal }…) that is not in this file.
verify-receipt-contribution = the player’s own contribution ({ $value }…) is not in this file.
verify-receipt-closing = the player saw a closed list of commitments ({ $closing }…) that is not in this file.
verify-receipt-link = the player sent link { $link } when another one was due: the server asked for it too early.
verify-receipt-person = the file gives the player’s own number to somebody at another seat.
verify-no-receipt = “{ $given }” is not what a receipt, a seal or a contribution looks like.
verify-unverifiable = { $file }: NOT VERIFIABLE from line { $line } on. There a stored position replaces what the rules installed here give. It may be right, because the rules changed during the game; it may just as well be invented, and the result with it.
verify-depends = The draws depend on the server’s secret and on what these players (seats) contributed: { $players }. Nobody could choose the draws if one of them used an honest page and keeps a receipt that fits.
verify-depends-old = The draws depend on the server’s secret and on what these players (seats) contributed: { $players }. In this older format nothing shows that the server’s seal came before the contributions, so nothing is proven against a dishonest server.
verify-alone = The draws depend on the server’s secret alone. Nothing is proven for anybody against the operator of the server, who could have tried many secrets.
verify-restarts = { $n ->
    [one] The start was repeated once,
   *[other] The start was repeated { $n } times,
} because somebody did not reveal their part, or left. The file names their seats. They and the server could have preferred this start to the ones before it.
verify-undone = { $n ->
    [one] One draw was taken back
   *[other] { $n } draws were taken back
} by agreement and made again. The file shows where.
verify-added-later = { $n ->
    [one] One contribution was
   *[other] { $n } contributions were
} added during the game, without a commitment before. From then on, that player together with the server could have chosen the draws.
verify-receipt-part = Proven for the player with this receipt: their own contribution is part of every draw under the seal, and the server’s secret and all other contributions were fixed before it was known. So nobody could choose the draws, not even all others together with the server.
verify-receipt-unordered = Not proven for the player with this receipt: their contribution is part of the draws, but the receipt or the file does not show that the server’s seal and the other contributions were fixed before it was known.
verify-links-all = Every decision of theirs that caused draws brought a new link, so nobody knew these draws before they decided.
verify-link-left-out = Not proven for the player with this receipt: their page sent link { $n }, and the file lacks it at that moment. Unless they decided on another device, were out of time, or something was taken back just then, the server left it out.
verify-links-end = After link { $n } a decision at their seats came without one. From there on the server knew all draws in advance; it still could not choose them.
verify-unasked = Not proven: that { $players } agreed. They had left their seats when draws were taken back or the game was ended by agreement.
verify-receipt-log = Proven for them, too: entries 1 to { $n } of { $all } are those that they saw, unchanged.
verify-receipt-no-log = Not proven for them: that the actions are those that were played. What was given has no hash of the log.
verify-receipt-no-part = Nothing is proven about the draws for the player with this receipt: they have no part in them.
verify-no-witness = Nothing is proven for anybody, because no receipt was given. The file fits together, but only a player’s receipt can show that it is the game that was really played.
verify-old-format = The file has the format of version 0.1.0. It does not prove that no legal action was replaced by another one, and its seals do not name table, options and round.

## Deals

verify-deal = this is not the seal of a deal.
verify-deal-terms = the deal is for another game, other options or other seats.
verify-deal-undo = a draw of a deal is taken back here.
verify-deal-opened = the secret of a deal is not the one the server committed to.
verify-deal-seat = a person or a bot is replaced here. At a table of a deal the seats stay as its terms say.
verify-deal-player = somebody other than the holder of the seat decides here.
verify-deal-agreed = here players agree to end the game or to go back. At a table of a deal nobody can.
verify-deal-day = the deal { $day } does not belong to any day: its date, its times or its seats are wrong.
verify-deal-order = the deal { $day } does not come after the one before it: a day is there twice, or the days go backwards.
verify-deal-chain = the deal { $day } does not name the one before it: one was left out, added or made again.
verify-deal-left = the deal { $day } leaves out deals other than the published ones, or is left out by one that does not count itself.
verify-deal-parts = the contributions to the deal differ from the published ones.
verify-deal-unpublished = the deal is not one of the published ones.
verify-deals-bad = { $file }: { $says }
verify-deal-good = It plays the deal { $deal }. Its draws depend on the server { $n ->
    [0] alone; nobody contributed to the deal.
    [one] and on the contribution of one player of the day before.
   *[other] and on the contributions of { $n } players of the day before.
}
verify-deal-published = It is the deal that was published: everybody who played it had the same draws.
verify-deal-not-published = Not proven without --deals: that everybody played this deal.
verify-deal-break = The chain of the deals has a break: the deal { $day } leaves out { $days }. Its operator says that the clock was wrong.
verify-deal-at-break = The deal of this game leaves days out, or is left out itself. Whether the clock was wrong cannot be checked.
verify-deal-model = No person played here: the strongest bot played the deal for comparison.
verify-deal-choice = Not proven: how the deal was chosen. The operator of the server could try many before the day began.
verify-deal-bots = Not proven: that the bots’ moves are those that their search gives.
