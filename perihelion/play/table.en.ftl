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
said-absent = { $name } is away; a bot ({ $level }) plays { $player } until then.
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
said-rules = The rules were renewed; the game is the same under them.
said-checkpoint = The rules were renewed, and this game would have come out differently. It goes on from the position as it was.
said-go_on = { $name } wants to go on.
said-close = The table was closed.
said-history = { $player }: { $text }
said-history-chance = Chance: { $text }
said-history-unseen = A secret choice.

## Undo

undo-watching = You hold no seat here.
undo-over = The game is over.
undo-nothing = There is nothing you may take back.
undo-passed = The turn has passed on.
undo-dice = The dice have fallen: what chance has shown stays.
undo-others = Others have played since.
undo-revealed = Something hidden has come to light.

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
error-seat-wish = “{ $wish }” can sit nowhere: possible are me, person, open and the bots.
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
bot-not-ready = { $about } It is still getting ready.

yes-no-true = yes
yes-no-false = no
option-players = Players
