# What the table itself says: prompts, its own lines of the log, refusals. $name is a person's or a bot's name.

## Prompts

prompt-wait = { $player } decides.
prompt-wait-named = { $player } ({ $name }) decides.
prompt-thinks = { $player } ({ $name }) is thinking.
prompt-free = The seat { $player } is free. Send somebody the link, or let a bot play.
prompt-start = { $n ->
    [one] One seat is still free. Send somebody the link.
   *[other] { $n } seats are still free. Send somebody the link.
}
prompt-confirm = Your turn is done. Confirm it, or take something back.
prompt-confirm-other = { $player } ({ $name }) has to confirm the turn.
prompt-over = The game is over.
prompt-closed = This table was closed.
prompt-rules = The rules have changed under this game. Go on from here?

over-wins = { $name } wins.
over-together = { $names } win.
over-draw = The game ends in a draw.
over-lost = Nobody wins.

## The log

said-take = { $name } takes the seat { $player }.
said-back = { $name } is back at { $player }.
said-bot = A bot ({ $level }) plays { $player }.
said-leave = { $player } is free.
said-absent = { $name } is away; a bot ({ $level }) plays { $player } until they come back.
said-late-seat = { $name } ran out of time; a bot ({ $level }) plays { $player } now.
said-removed = { $player } is free.
said-remove = The host asked { $name } to leave.
said-start = The game begins.
said-undo = { $player } takes something back.
said-undo-agreed = All agree: { $player } takes something back.
said-ask = { $player } asks to go further back.
said-agree = { $player } agrees.
said-refuse = { $player } does not agree.
said-late-move = The time of { $player } is up; a bot decides.
said-late-note = The time of { $player } is up.
said-late = The time of { $player } is up.
said-rules = The rules were updated; this game stays the same.
said-checkpoint = The rules were updated, and this game would have gone differently. It continues from the stored position.
said-go_on = { $name } wants to go on.
said-seal = { $players } did not reveal { $n ->
    [one] a part
   *[other] their parts
} of the seal in time. The start is repeated with a new seal.
said-without = { $players } added { $n ->
    [one] no part
   *[other] no parts
} to the seal of the dice in time. The game starts without { $n ->
    [one] it
   *[other] them
}.
said-sealed = The dice are sealed: the server and { $players } each added a part.
said-contribute = { $player } adds a part to the seal of the dice; it counts from now on.
said-close = The table was closed.
said-history = { $player }: { $text }
said-history-chance = Chance: { $text }
said-history-unseen = A secret choice.

## The seal of the dice

fair-soon = The dice are sealed when the game begins, and everybody at the table adds a part.
fair-waits = The dice are being sealed. We wait for { $players }.
fair-alone = The dice were sealed before the game; at the end anybody can check them.
fair-sealed = The dice were sealed before the game by the server and { $players }; at the end anybody can check them.
fair-open = The seal of the dice is open: anybody can check every draw.
fair-before = This game is from a time before the dice were sealed.

## Undo

undo-watching = You hold no seat here.
undo-over = The game is over.
undo-nothing = There is nothing you may take back.
undo-passed = The turn has passed on.
undo-dice = The dice have fallen: what chance has shown stays.
undo-others = Others have played since.
undo-revealed = Something hidden was revealed.

## Refusals

error-unknown = There is nothing here.
error-unknown-table = There is no such table. Was the link copied whole?
error-unknown-game = There is no such game.
error-illegal = That is not possible.
error-stale = The game has moved on meanwhile. Here is where it stands.
error-not-your-seat = That is not your seat.
error-not-your-turn = It is not your turn.
error-not-host = Only the host of the table may do that.
error-remove-host = The host cannot be sent away.
error-removed = The host asked you to leave this table.
error-seen = You have seen another seat's side of this table, so you cannot take this one.
error-no-hints = This table plays without hints.
error-no-report = The report could not be made.
error-waiting = The game has not begun, or is waiting.
error-waiting-confirm = First the turn has to be confirmed.
error-nothing-to-confirm = There is nothing to confirm.
error-nobody-asked = Nobody asks to go back.
error-undo = That cannot be taken back.
error-taken = Somebody has this seat.
error-already-seated = You have a seat at this table.
error-over = The game is over.
error-running = That has to wait until the game is over.
error-closed = This table is closed.
error-rules-lost = The rules have changed so much that this table cannot go on.
error-seal = That cannot be added to the seal of the dice now.
error-seal-twice = Somebody has already sent exactly this commitment.
error-seal-once = You have already added your part of the seal.
error-seal-early = It is too early: not everybody has sent a commitment.
error-seal-other = This does not match your commitment.
error-origin = This request came from another site and was refused.
error-unreadable = That cannot be read.
error-action = “{ $text }” is not an action of this game.
error-options = These options do not go together: { $reason }
error-settings = There is no such setting.
error-minutes = Minutes are a number from { $least } to { $most }.
error-seats = This game needs { $n ->
    [one] one seat
   *[other] { $n } seats
}.
error-seat-wish = “{ $wish }” cannot have a seat: possible are me, person, open and the bots.
error-no-seat = There is no such seat; there are { $n }.
error-moment = There is no such moment; the last one is { $n }.
error-name = A name has 1 to { $n } characters.
error-text = A message has 1 to { $n } characters.
error-lang = There is no such language.
error-link = This link has been used or has expired.
error-too-large = That is too much at once.
error-too-fast = Not so fast, please. Try again in a moment.
error-full = The table could not be stored, so nothing was changed. Please try again.
error-method = That is not possible here.
error-broken = Something went wrong here. Nothing was changed.

## Bots

bot-random = Dice
bot-random-about = Plays anything that is allowed: for the first game.
bot-greedy = Apprentice
bot-greedy-about = Takes what is best at once.
bot-mercury = Mercury
bot-mercury-about = A gentle opponent for the first games.
bot-venus = Venus
bot-venus-about = Plays soundly, and overlooks things.
bot-earth = Earth
bot-earth-about = A good player who errs now and then.
bot-mars = Mars
bot-mars-about = Strong; punishes mistakes.
bot-jupiter = Jupiter
bot-jupiter-about = Very strong.
bot-sun = Sun
bot-sun-about = The strongest; thinks for a moment.
bot-not-ready = { $about } It is still getting ready.

yes-no-true = yes
yes-no-false = no
option-players = Players

## Checking a sealed game

verify-good = { $game }, table { $table }: { $actions } actions and { $draws } draws are as sealed, and the result is as stated.
verify-unsealed = { $n ->
    [one] One outcome is
   *[other] { $n } outcomes are
} from before this seal and cannot be checked against it.
verify-other-rules = The game follows other rules than those installed here; it was replayed under these.
verify-bad = { $file }, line { $line }: { $says }
verify-no-file = { $file } cannot be read.
verify-torn = the file is incomplete: lines are missing here.
verify-changed = this line was changed: it does not match its hash.
verify-format = this is not a file of the format “{ $format }”.
verify-wrong = this entry cannot be replayed: { $reason }
verify-order = here entry { $n } should stand.
verify-kind = “{ $kind }” is no entry of a log.
verify-result = the file says { $says }, the game gives { $gives }.
verify-seat = { $seat } acts, but it is the turn of { $actor }.
verify-number = draw { $draw } stands here, but the next number is { $next }.
verify-odds = draw { $draw }: the outcomes and weights are not those of the rules.
verify-early = draw { $draw } was made before the seal was complete.
verify-draw = draw { $draw } says { $says }, but the seal gives { $gives }.
verify-undo = an undo cannot lead to moment { $to }.
verify-round = a seal of round { $round } does not belong here.
verify-secret = the secret is not the one the server committed to.
verify-late = contribution { $k } comes at the wrong time.
verify-reveal = contribution { $k } does not match its commitment.
verify-missing = contribution { $k } was not revealed, and the start was not repeated.

## Draws against expectation

draws-other = Other draws
draws-usual = Of a hundred fair games about { $percent } deviate at least this far from what is expected: nothing unusual.
draws-rare = Only about { $percent } in a hundred fair games deviate this far from what is expected. That is rare, but it does happen: whoever looks at many games will see it now and then.
draws-few = Too few draws to say anything.
