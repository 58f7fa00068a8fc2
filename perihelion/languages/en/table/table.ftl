# What the table itself says: prompts, its own lines of the log, refusals. $name is a person's or a bot's name.

## Prompts

prompt-wait = { $player } to move.
prompt-wait-named = { $name } to move.
prompt-thinks = { $name } is thinking.
prompt-choosing = { $n ->
    [one] { $names } is still choosing.
   *[other] Still choosing: { $names }.
}
prompt-free = The seat { $player } is free. Invite a friend or put a bot there.
prompt-held = Waiting for { $names }. The game begins when everybody is here.
prompt-sealing = One moment: the game is being prepared.
prompt-sealing-others = One moment: waiting for { $players }.
prompt-kept = Another game with the same players: your seat is kept.
prompt-start = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
prompt-confirm = Your turn is done. Confirm it or undo something.
prompt-confirm-other = { $name } still has to confirm the turn.
prompt-over = The game is over.
prompt-chance = The next roll or card is being entered.
prompt-closed = This table is closed.
prompt-rules = The rules have changed since this game began. Continue from here?

over-wins = { $name } wins.
over-wins-points = { $name } wins { $points }.
over-you = You won.
over-you-points = You won, { $points }.
over-tie-break = The tie-break decided.
over-you-together = You and { $names } won.
over-together = { $names } win.
over-draw = The game ends in a draw.
over-lost = Nobody wins.
over-resigned = { $n ->
    [one] { $names } has resigned.
   *[other] { $names } have resigned.
}
over-agreed = The game was ended early.

## Notices

error-notice-address = Notifications cannot be sent to this address. It must begin with https:// and be on the internet.
error-notice-mail = E-mails cannot be sent to this address.
error-passkey = This passkey does not work here. It may have been removed, or it took too long: please try again.
error-passkeys = You already have { $n } passkeys, the maximum. Remove one first.
error-passkey-known = This passkey is known already.
error-addresses = You already have { $n } addresses, the maximum. Remove one first.
error-notice-mail-failed = The e-mail could not be sent. Please try again later.
error-notice-keys = This browser did not send a valid key.
error-notice-channels = Notifications can go to { $n } places at most. Remove one first.
error-notice-zone = This time zone is unknown.

## Ending a game early

resign-wins = That ends the game, and { $names } { $n ->
    [one] wins
   *[other] win
}. Resign?
resign-ends = That ends the game. Resign?
resign-bot = A bot plays your seat to the end. You cannot win any more or come back to this seat. Resign?
offer-all = The game ends now, with the points as they stand, if all the others agree. Offer it?
offer-alone = The game ends now, with the points as they stand. End it?

## The log

said-take = { $name } plays { $player }.
said-back = { $name } is back and plays { $player }.
said-moved = { $name } plays { $player } from now on.
said-bot = A bot ({ $level }) plays { $player }.
said-leave = The seat { $player } is free.
said-absent = { $name } is away. Until they come back, a bot ({ $level }) plays { $player }.
said-late-seat = { $name } ran out of time. A bot ({ $level }) plays { $player } now.
said-removed = The seat { $player } is free.
said-removed-bot = A bot ({ $level }) plays { $player } to the end.
said-remove = The host removed { $name } from the table.
said-start = The game begins.
said-undo = { $player } undoes a step.
said-undo-agreed = Everybody agrees: { $player } undoes the turn.
said-ask = { $player } asks to undo more.
said-agree = { $player } agrees.
said-refuse = { $player } does not agree, so nothing is undone.
said-late-move = Time is up for { $player }. A bot makes the move.
said-late-note = Time is up for { $player }.
said-late = Time is up for { $player }.
said-pause = { $player } is on vacation until { $day }. The clock stands still.
said-pause-over = { $player } is back from vacation.
date = { $day } { $month ->
     [1] January
     [2] February
     [3] March
     [4] April
     [5] May
     [6] June
     [7] July
     [8] August
     [9] September
     [10] October
     [11] November
    *[12] December
}
said-rules = The rules were updated. Nothing changes in this game.
said-checkpoint = The rules were updated, and under the new ones this game would have gone differently. It continues from the stored position.
said-go_on = { $name } wants to continue.
said-seal = { $players } did not reveal { $n ->
    [one] a part
   *[other] their parts
} of the seal in time. The start is repeated with a new seal.
said-seal-out = { $players } failed to reveal { $n ->
    [one] a
   *[other] their
} part of the seal for the second time. The start is repeated without it.
said-without = { $players } added { $n ->
    [one] no part
   *[other] no parts
} to the seal in time. The game starts without { $n ->
    [one] it
   *[other] them
}.
said-sealed = The { luck } are sealed. Besides the server, { $players } added a part.
said-contribute = { $player } adds a part to the seal; it counts from now on.
said-close = The table was closed.
said-resign = { $name } resigns.
said-offer = { $player } offers to end the game now, with the points as they stand.
said-accept = { $player } agrees to end the game.
said-decline = { $player } would rather play on, so the game continues.
said-decline-played = { $player } plays on, so the game continues.
said-decline-withdrawn = { $player } takes the offer back, and the game continues.
said-finish-agreed = The game is ended early. The points count as they stand.
said-finish-resigned = The game is over.
said-history = { $player }: { $text }
said-history-chance = Chance: { $text }
said-history-unseen = A secret choice.

## The seal

fair-soon = The { luck } are sealed when the game begins, and everybody at the table adds a part.
fair-waits = The { luck } are being sealed. Waiting for { $players }.
fair-alone = The server decides these { luck } alone: no player’s device has a part in them.
fair-entered = People play this game at a real table, with real dice and cards, and enter what comes up.
fair-sealed = The { luck } are sealed by the server together with { $players }: nobody can choose them, and at the end you can check every draw.
fair-sealed-old = The { luck } were sealed by the server and { $players }, in the way of an earlier version.
fair-open = The seal is open: anybody can check every draw.
fair-before = This game is from a time before the { luck } were sealed.

## Undo

undo-watching = You have no seat here.
undo-over = The game is over.
undo-nothing = There is nothing you can undo.
undo-passed = The next player has already begun.
undo-dice = Something was rolled or drawn, and that stays.
undo-others = Others have played since then.
undo-revealed = Something hidden was revealed.

## Things on the board

touch-leads-to = Tap it: { $n ->
    [one] 1 move
   *[other] { $n } moves
}
touch-does-nothing = There is nothing to do with it now.

## Refusals

error-unknown = There is no page at this address.
error-unknown-table = There is no table at this address. Was the link copied completely?
error-unknown-review = There is nothing to look at together at this address. Was the link copied completely?
error-unknown-game = There is no such game.
error-illegal = That is not allowed.
error-stale = The game has moved on in the meantime. This is how it stands now.
error-not-your-seat = That is not your seat.
error-not-your-turn = It is not your turn.
error-not-host = Only the host of this table can do that.
error-not-leader = Another person leads here.
error-absent = This person is not here.
error-remove-host = The host cannot be removed.
error-removed = The host removed you from this table.
error-seen = You have already seen this table from another seat, so you cannot take this one.
error-no-hints = There are no hints at this table.
error-no-report = The report could not be made.
error-reports = { $n } reports are already being made for you. You can start another one when one of them is complete.
error-no-mistakes = Open the report first. Once it is complete, you can play its mistakes again.
error-waiting = The game has not begun yet, or it is paused.
error-waiting-confirm = The turn has to be confirmed first.
error-nothing-to-confirm = There is nothing to confirm.
error-offer = This offer to end the game is no longer open.
error-offer-open = Somebody has already offered to end the game. You can answer.
error-nobody-asked = Nobody is asking to undo anything.
error-undo = That cannot be undone.
error-taken = This seat is taken.
error-all-taken = All seats are taken now. You can watch.
error-already-seated = You already have a seat at this table.
error-seat-closed = The player from this seat is out of the game. A bot plays there until it is over.
error-no-newcomers = The host removed somebody from this game, so nobody new can join it. A bot can take the free seat.
error-over = The game is over.
error-running = You can do that when the game is over.
error-closed = This table is closed.
error-rules-lost = The rules have changed so much that this game cannot continue.
error-slow-rule = This table was closed: the rule “{ $rule }” of the game did not end within { $seconds } seconds ({ $place }).
error-slow-game = The rule “{ $rule }” of this game did not end within { $seconds } seconds ({ $place }).
error-seal = That cannot be added to the seal now.
error-seal-twice = Somebody has already sent exactly this commitment.
error-seal-once = You have already added your part of the seal.
error-seal-early = It is too early: not everybody has sent a commitment.
error-seal-late = It is too late for that: the parts of this game’s seal are fixed. You can add one in the next game.
error-seal-other = This does not match your commitment.
error-needs-link = This move causes a draw, so your device adds a fresh number to it first.
error-seal-link = This is not your device’s fresh number for the next draw.
error-origin = This request came from another website and was refused.
error-unreadable = The server did not understand that.
error-action = “{ $text }” is not a move of this game.
error-options = These options do not go together: { $reason }
error-settings = There is no such setting.
error-bank = To set a time for the game, set a time per turn as well.
error-vacation = You cannot go on vacation now.
error-vacation-now = You are on vacation already. End it first.
error-vacation-days = { $n ->
    [0] You have no days of vacation left this year.
    [one] You have one day of vacation left this year.
   *[other] You have { $n } days of vacation left this year.
}
error-rated = A rated game has a clock and no hints. It waits for absent players, and when time is up, a bot moves.
error-rated-seats = In a rated game everybody has one seat.
error-rated-close = A rated game cannot be closed once it has begun. You can resign.
error-unreliable = The host asks for reliable players: you left more than one of your last ten rated games.
error-group = There is no such group, or you do not belong to it.
error-not-head = Only the leader of the group can do that.
error-group-full = The group already has { $n } members, the maximum.
error-groups = You belong to { $n } groups already. Leave one of them first.
error-seat-held = This seat is reserved for { $name }.
error-plan-line = As far as you know, this cannot happen. Start over.
error-plan-shared = You cannot plan ahead if several players share a screen.
error-plan-your-turn = It is your turn: play at the table.
error-plan-own = A plan ends with a move of your own.
error-plans = You have { $n } plans at this table. Remove one first.
plan-chance = What is rolled or drawn?
plan-other = What does { $name } do?
error-player = There is no such player.
error-minutes = The minutes must be a number from { $least } to { $most }.
error-seats = This game needs { $n ->
    [one] one seat
   *[other] { $n } seats
}.
error-seat-wish = “{ $wish }” cannot take a seat; possible: me, person, open and the bots.
error-no-seat = There is no such seat. There are { $n }.
error-moment = There is no such moment. The last one is { $n }.
error-name = A name must have 1 to { $n } characters.
error-text = A message must have 1 to { $n } characters.
error-lang = There is no such language.
error-link = This link has been used already or has expired.
error-too-large = That is too much at once.
error-too-fast = That was too fast. Please try again in a moment.
error-full = The table could not be saved, so nothing was changed. Please try again.
error-method = That is not possible here.
error-broken = Something went wrong on the server. Nothing was changed.

## Bots

bot-random = Random bot
bot-random-about = Plays any legal move: good for a first look at a game.
bot-moon = Moon
bot-moon-about = Very easy: for your first games.
bot-greedy = Apprentice
bot-greedy-about = Grabs whatever is best right now.
bot-mercury = Mercury
bot-mercury-about = Easy: when you know the rules.
bot-venus = Venus
bot-venus-about = Plays sensibly and misses things.
bot-earth = Earth
bot-earth-about = Good, with a mistake now and then.
bot-mars = Mars
bot-mars-about = Strong: punishes mistakes.
bot-jupiter = Jupiter
bot-jupiter-about = Very strong.
bot-sun = Sun
bot-sun-about = The strongest. Thinks for a moment.
bot-style-about = { $about } Thinks as far ahead as Earth.
bot-not-ready = { $about } Not ready yet.

yes-no-true = yes
yes-no-false = no
option-players = Players

## Draws against expectation

draws-other = Other draws
draws-usual = About { $percent } in 100 fair games stray at least this far from what is expected: nothing unusual.
draws-rare = Only about { $percent } in 100 fair games stray this far from what is expected. That is rare, but it happens: look at enough games and you will see it now and then.
draws-few = Too few draws to tell.

# operators

player-gone = a player who left
error-no-guest = There is no such guest.
error-maintenance = Maintenance in progress: the server accepts no moves right now. Nothing is lost; please come back in a while.
error-banned = The operator of this server has banned you, so you cannot play here any more.
error-muted = You cannot chat here. The operator of this server has muted you; you can go on playing.
error-not-your-name = Please enter your name as it is shown here now.
error-complaint = Describe in a few words what happened, and choose a player other than yourself.
error-ban-operator = An operator cannot be banned. Take the rights away first: perihelion operator remove.
