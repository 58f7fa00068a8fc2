# Words shared by all games: the command line, the terminal, the log.

spectator = Spectator
log-unseen = { $player } chooses in secret.
luck = dice and cards
gain = { $sign }{ $n ->
    [one] 1 point
   *[other] { $n } points
}
list-and = { $first } and { $last }
labelled = { $label }: { $text }

## The command line

cli = Board games about the sun: play them in the browser or the terminal, replay them, measure them.
cli-lang = The language; by default that of the system.
cli-game = A game; by default all of them.

cli-serve = Start the server and open the lobby in your browser; anyone with a link can join.
cli-serve-port = The port.
cli-serve-host = The address to listen on; 0.0.0.0 lets others on your network in.
cli-serve-browser = Open the page in your browser.
cli-serve-trusted_proxy = A proxy in front of the server, whose headers name the visitors' addresses.
cli-serve-base_path = The path under which a proxy serves this server, such as /perihelion.
cli-serve-log_format = The format of the log: text, or json with one object per line.
cli-serve-processes = The number of server processes, at consecutive ports starting with --port; PostgreSQL only.
cli-serve-verbose = Print every request.
cli-data = The folder for the tables; by default one in your data folder.
cli-database = The address of a PostgreSQL database for several servers (postgresql://USER:PASSWORD@HOST/NAME) instead of a folder.

cli-operator = Manage the operators of your server: link prints a link that works once; list; remove.
cli-operator-action = link, list or remove.
cli-operator-guest = The operator to remove; list shows the ids.
cli-operator-address = The public address of your server.
cli-operator-said-link = Open this link in your browser within an hour. It works once.
cli-operator-said-none = { $guest } is not an operator.
cli-guest = Look up guests, or export, rename, mute, ban or delete one.
cli-guest-action = list, export, rename, mute, unmute, ban, unban or delete.
cli-guest-guest = The guest's id, or for list a part of the name.
cli-guest-name = The new name.
cli-guest-out = The zip file to write.
cli-guest-said-name = The new name is missing: --name NAME
cli-table = Look up tables; close, delete or move one; check them against another version.
cli-table-action = list, close, delete, export, import, links or check.
cli-table-table = The table's id; for list a player, a game or an id; for import a file.
cli-table-ended = Also list finished tables.
cli-table-out = The file that export writes.
cli-table-address = The public address of your server, for the links.
cli-table-against = Another version for check: a wheel, a folder with the package perihelion, or a virtual environment.
cli-table-said-exported = The table is still here, too. Import the file on the other server, then delete this one: perihelion table delete { $table }. Do not close it, because a closed table shows the secret of its dice.
cli-table-said-copied = The file is complete. This game is over and may stay here, too.
cli-table-said-links = Send everybody their own link. It opens their seat on this server, works once, and expires after 30 days; "links" makes new ones.
cli-table-said-no-links = Nobody needs a link: all players of this table have been on this server.
cli-table-said-against = Say which version with --against: a wheel, a folder with the package perihelion, or a virtual environment.
cli-table-said-version = The other version: { $folder }
cli-table-said-game = { $there ->
    [0] { $game }: rules version { $here } here; the other version does not have this game
   *[other] { $game }: rules version { $here } here, { $there } there
}
cli-table-said-checked = { $n ->
    [one] One running table
   *[other] { $n } running tables
} checked; { $differ ->
    [0] none would differ.
    [one] one would differ.
   *[other] { $differ } would differ.
} Nothing was changed.
cli-table-differs-choices = before move { $n }: no longer possible { $gone }; newly possible { $new }
cli-table-differs-chance = before move { $n }: other outcomes, or other odds
cli-table-differs-turn = before move { $n }: it is somebody else’s turn
cli-table-differs-refused = move { $n } ({ $move }) fails: { $why }
cli-table-differs-points = the points are { $there } instead of { $here }
cli-table-differs-position = the position has { $there } instead of { $here }
cli-table-differs-unreadable = the version installed here cannot read it either
cli-id-missing = An id is missing; list shows them.

cli-tidy = Clean up: archive old tables, and delete guests who never played.
cli-tidy-dry_run = Only show what would happen.
cli-tidy-finished = Archive and delete finished tables after this many days; 0 keeps them.
cli-tidy-abandoned = The same for abandoned games.
cli-tidy-waiting = Delete tables whose game never began after this many days.
cli-tidy-guests = Delete guests who never took a seat after this many days.
cli-tidy-records = Delete entries of the operators' log and closed reports after this many days.
cli-tidy-automatic = Let the server do this every hour.
cli-tidy-save = Store these settings for the server and do nothing else.
cli-tidy-archive = The folder for the archive; by default archive in the folder of the tables.
cli-tidy-said-saved = The settings are stored.
cli-tidy-said-finished = { $n ->
    [one] One table has
   *[other] { $n } tables have
} been finished for more than { $days ->
    [one] one day
   *[other] { $days } days
}: to be archived and deleted.
cli-tidy-said-abandoned = { $n ->
    [one] One unfinished table has
   *[other] { $n } unfinished tables have
} not been touched for more than { $days ->
    [one] one day
   *[other] { $days } days
}: to be archived and deleted.
cli-tidy-said-waiting = { $n ->
    [one] One table that never began has
   *[other] { $n } tables that never began have
} not been touched for more than { $days ->
    [one] one day
   *[other] { $days } days
}: to be deleted.
cli-tidy-said-guests = { $n ->
    [one] One guest
   *[other] { $n } guests
} came more than { $days ->
    [one] one day
   *[other] { $days } days
} ago and never played: to be deleted.
cli-tidy-keeps-finished = Finished tables are kept.
cli-tidy-keeps-abandoned = Running games are kept.
cli-tidy-keeps-waiting = Tables whose game never began are kept.
cli-tidy-keeps-guests = Guests are kept.
cli-tidy-said-done = Archived: { $archived ->
    [one] one table
   *[other] { $archived } tables
}. Deleted: { $deleted ->
    [one] one table
   *[other] { $deleted } tables
}, { $guests ->
    [one] one guest
   *[other] { $guests } guests
}.
cli-tidy-said-kept = { $n ->
    [one] One table is
   *[other] { $n } tables are
} kept, because the games can no longer be read: { $tables }

cli-verify = Check a sealed game offline: every action, every draw, the result.
cli-verify-file = A sealed game, downloaded from a finished table.
cli-verify-receipt = A player's receipt; may be given several times.
cli-verify-seal = A seal of the server that a player saw; may be given several times.
cli-verify-contribution = A contribution that a player made; may be given several times.
cli-verify-deals = A file of published deals, to check that this is one of them.
cli-site = Write the table as a folder of static files, which needs no server.
cli-site-folder = The folder to write.
cli-site-server = The address of a Perihelion server, for people who look for others to play with.
cli-site-base_path = The path of the folder on its host; only hosts that send 404.html for every address need it.
cli-site-not-an-address = { $given } is not the address of a server; it should look like https://example.org
cli-site-writing = The pages are being written…
cli-site-written = The folder { $folder } is complete. Any web space can serve it over https.
cli-backup = Copy all tables to a file; the server may be running.
cli-backup-file = The file to write.
cli-restore = Replace all tables with those from a file; the server must not be running.
cli-restore-file = A file written by backup.
cli-worker = Do the jobs of all servers on one PostgreSQL database: bots, clocks, results.
cli-worker-verbose = Print more.
cli-copy = Copy everything between a folder (SQLite) and PostgreSQL, and check every log; no server may be running.
cli-copy-source = A folder, or postgresql://USER:PASSWORD@HOST/NAME.
cli-copy-target = The same; it must be empty.
cli-copy-progress = Rows
cli-copy-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, { $rows ->
    [one] one row
   *[other] { $rows } rows
} in all, checked.

cli-games = List the installed games.
cli-games-heading = Games
cli-games-broken = Broken packages

cli-play = Play a game in the terminal: people and bots in any seat.
cli-play-seats = The players, separated by commas: person, random, moon, greedy, mercury, venus, earth, mars, jupiter or sun for each seat. By default a person, then apprentices (greedy).
cli-play-seed = The same number gives the same dice, cards and bot moves.
cli-play-load = Continue a saved game.
cli-play-save = Write the game to this file when it ends or you leave.

cli-replay = Show a saved game from its beginning.
cli-replay-file = A game file written by `save`.
cli-replay-at = Stop after this many entries and show the board.
cli-replay-step = Show the board after every decision; Enter continues.

cli-train = Train a network that evaluates positions, by self-play.
cli-train-out = The file for the network; its learning curve is written beside it.
cli-train-minutes = How long the whole training lasts.
cli-train-vary = Train one network for several values of an option, such as level=1,2,3.
cli-train-checkpoint = Continue from this file if it exists, and write it at the end.
cli-train-gpu = Train on the GPU; otherwise slowly on the processor.
cli-train-from_scratch = Do not start from the game's judge.
cli-train-whole_turns = Try whole turns instead of single actions; for games with short turns.
cli-train-games = The number of games played side by side.
cli-train-first_layer = The size of the first layer of the network.
cli-train-lead_weight = The weight of a lead in points, beside the share of the win, when choosing an action.
cli-train-begin_with = Begin with this network of the game, also one for another number of seats.
cli-train-against = Learn to beat this network, or the judge; it plays every seat but one and does not learn.
cli-train-candidates = How many actions of each decision are followed to the next decision before one is chosen; slow.
cli-train-seed = The same number starts the same training.
cli-arena = Let bots play against each other and rate them.
cli-arena-bots = The players, separated by commas: bots, or your own agents as module:Class or cmd:COMMAND. The last one takes the remaining seats. If there are more bots than seats, every combination plays.
cli-arena-games = The number of games; a log with fewer is continued.
cli-arena-seed = The same number gives the same games.
cli-arena-seconds = The time limit of your own agents for one decision.
cli-arena-out = The log, a CSV file; the plot is written beside it. By default named after game and bots.
cli-arena-league = Write the standings into this leaderboard, as the chapter of the game.
cli-arena-ray = Play on a Ray cluster; without an address, on one started here.
cli-dataset = Write games between bots to a file for machine learning, with every decision and every draw.
cli-dataset-games = The number of games.
cli-dataset-bots = The players, separated by commas. The last one takes the remaining seats. If there are more bots than seats, every combination plays.
cli-dataset-seed = The same number gives the same games.
cli-dataset-out = The Parquet file. By default named after the game.
cli-puzzles = Make puzzles from games between bots: positions with one turn that is much better than all others.
cli-puzzles-puzzles = The number of puzzles the file should have.
cli-puzzles-games = The maximum number of games to search; an interrupted search is continued.
cli-puzzles-minutes = Stop after this many minutes; 0 for never.
cli-puzzles-vary = Play the games with several values of an option in turn, such as players=2,3,4.
cli-puzzles-seed = The same number gives the same games.
cli-puzzles-out = The file to add puzzles to. By default named after the game.
cli-puzzles-verify = Make no new puzzles; check those in the file with the current bots and remove the ones that fail.
puzzles-contradicted = { $key }: { $best } is no longer a puzzle.
puzzles-verifying = Verifying puzzles
puzzles-verified = Still correct: { $n } of { $known }.
puzzles-found = { $n }. { $key }: { $best }, ahead by { $gap } percentage points, rating { $rating }
puzzles-done = { $looked ->
    [one] One decision
   *[other] { $looked } decisions
 } in { $games ->
    [one] one game.
   *[other] { $games } games.
 } { $n ->
    [0] { $file } has no puzzles.
    [one] { $file } has one puzzle.
   *[other] { $file } has { $n } puzzles.
 }

cli-tune = Set the search of a game and the errors of its levels, so that each is stronger than the one below.
cli-tune-minutes = Stop after this many minutes; the next run continues. 0: no limit.
cli-tune-games = The maximum number of games for one step; fewer if a sequential test decides.
cli-tune-simulations = The simulations of the highest level. By default as before.
cli-tune-save = Write the settings to search.toml in the folder of the game.
cli-tune-out = The folder of the logs and the page. By default named after the game.
tune-judge = Apprentices play: how good is the judge?
tune-rollouts = Sun plays with and without rollouts.
tune-errors = The levels play with several error temperatures.
tune-levels = Each level plays against the one below.
tune-ordered = Every level is stronger than the one below. The page: { $page }
tune-open = Not every step is decided. The page says which: { $page }
tune-saved = The settings are in { $file }.
cli-lab = Play a game with other numbers on its components, and compare it with the original.
cli-lab-change = Another number: its place in components.toml of the game, and its value. May be given several times.
cli-lab-bot = The bot in all seats.
cli-lab-games = The number of games with the original numbers, and again with the changed ones.
cli-lab-seed = The same number gives the same games.
cli-lab-out = A page with pictures and the table, one HTML file.
lab-original = Original
lab-changed = Changed
lab-heading = { $changes } ({ $level } in all seats, sample size { $games })
lab-figure = Mean per game
lab-difference = Difference (95 %)
lab-decisions = Decisions
lab-winner = Points of the winner
lab-spread = Points from first to last
lab-seat = Wins of { $seat }
lab-line = Points: { $line }
lab-won-by = Winner ahead by: { $line }
lab-star = * The difference is larger than chance explains.
lab-page = The rules lab: { $game }
lab-made = Rules { $version }, Perihelion { $release }, { $date }. Seed { $seed }.
lab-page-about = Dots show by how much the changed game differs from the original, lines the 95 % intervals. If a line does not cross 0, the difference is larger than chance explains; of twenty figures one does so by chance.
lab-group-decisions = Decisions per game
lab-group-points = Points
lab-group-wins = Wins of the seats, in percentage points
lab-group-lead = How far the winner is ahead, in points
lab-written = Written: { $file }
cli-bench = Measure how many decisions per second random games make.
cli-bench-games = The number of games in each measurement.
cli-bench-seed = The same number gives the same games.

cli-mcp = Let language models play: a server of the Model Context Protocol, over standard input and output.
cli-warm = Compile the games now, with a progress bar, instead of in the background.

cli-wasm = Compile games for browsers, so that bots think fast there.
cli-wasm-games = The keys of the games.
cli-wasm-folder = The folder for the files.

cli-new-game = Write a small playable game as a starting point for your own.
cli-new-game-name = The name of the game: lower-case letters, digits and _.
new-game-name = { $name } cannot be the name of a game; a name begins with a lower-case letter, continues with lower-case letters, digits and _, and is not a Python keyword or library module
new-game-installed = a game { $name } is already installed; choose another name
new-game-exists = { $folder } already exists; nothing was written
new-game-written = { $folder } has been written. Next:

    pip install -e { $folder }
    perihelion check { $name }
    perihelion play { $name }

    docs/tutorial.md turns it into a dice game.

cli-language = Check a language, show where a message is used, or write an empty language for a new translation.
cli-language-action = check or new.
cli-language-code = The code of the language, such as fr; check without one checks all.
cli-language-folder = With new: the folder to write.
cli-language-everything = Show everything; otherwise the first 40 of each kind.
cli-language-where = Only this message: who uses it, and the page that shows it, which is opened.
cli-language-address = With --where: the address of your server.
language-checked = { $messages ->
    [one] one message
   *[other] { $messages } messages
} in English, { $problems ->
    [0] nothing to repair
    [one] one thing to repair
   *[other] { $problems } things to repair
}
language-same = { $n ->
    [one] One text is the same as in English; that may be right:
   *[other] { $n } texts are the same as in English; that may be right:
}
language-unknown = there is no language { $code }; possible: { $codes }
language-new-needs = a new language needs its code of two or three letters and a folder that does not exist yet: perihelion language new pt perihelion/languages/pt
language-written = { $folder } has been written. Put the name of the language into language.toml, and a text below each comment. docs/translating.md explains the rest; perihelion language check { $code } says what is missing.
language-where-none = no message is called { $key }
language-where-users = Used by: { $users }
language-user-page = pages
language-user-server = the server
language-user-terminal = the command line and the terminal
language-user-mail = e-mails and notifications
language-user-folder = the static folder without a server
language-where-missing = (missing)
language-where-page = Shown at { $address }
language-where-open = Shown on pages like { $address }; the part in capitals is different each time
language-where-nowhere = No page shows it.
language-where-several = Several messages have this name. Name one by its file, and its page is opened: --where "{ $example }"
language-where-server = No server answers at { $address }. Start one: perihelion serve

cli-check = Check that the package of a game keeps the contract of docs/contract.md.
cli-check-game = A game or its package.
cli-check-mutate = Plant faults into a copy of the rules, and list those that the check does not notice.
cli-check-limit = With --mutate: try only this number of faults, chosen at random.
cli-check-seed = With --mutate --limit: the seed of the choice.
cli-check-jobs = With --mutate: processes that try faults at the same time.
check-reading = Reading the rules ...
check-trying = Playing random games, interpreted and monitored ...
check-saying = Comparing the words of all languages ...
check-hiding = Looking for secrets that leak, and for guesses that contradict what a player saw ...
check-lessons = Trying the lessons ...
check-testing = Running the tests of the contract, which compile the game ...
check-problems = { $count ->
    [one] The contract is broken in one place:
   *[other] The contract is broken in { $count } places:
 }
check-no-tests = No problems so far. The tests of the contract need the extra check: pip install "perihelion[check]"
check-failed = { $game } does not keep the contract: see above.
check-kept = { $game } keeps the contract.
mutate-checking = Checking the game itself
mutate-trying = Trying faults
mutate-broken = { $game } does not keep the contract as it is, so no fault was planted:
mutate-kind = { $kind }: { $found } of { $count } noticed
mutate-visibility = Declared visibility
mutate-seen = Who sees a choice
mutate-events = Events
mutate-samplers = Guesses of hidden things
mutate-bounds = Bounds of fields
mutate-refusals = Numbers of refusing rules
mutate-points = Points and winners
mutate-legality = Legality
mutate-found = { $count ->
    [one] { $found } of one fault was noticed.
   *[other] { $found } of { $count } faults were noticed ({ $share } %).
 }

cli-rules = Show how to play a game.
cli-rules-game = A game.
cli-rules-number = The number of a rule, for example 20, or a question: "Can I land on my own comet?"
cli-rules-trace = With a number: also show where the rulebook states the rule, a position in which it matters, the functions and the tests.
cli-rules-reference = Show the specification, in English, instead of the guide; with a number, its rule.

cli-missing-extra = This needs the extra { $extra }, which is not installed: pip install "perihelion[{ $extra }]"
cli-unknown-command = there is no command { $command }; possible: { $commands }
cli-unknown-option = { $option } is not understood here; possible: { $options }
cli-unknown-game = there is no game { $game }; installed: { $games }
cli-unknown-bot = there is no bot { $bot }; possible: { $bots }
cli-unreadable = there is no file { $file }, or it cannot be read
cli-wrong-value = { $option } cannot be { $value }; possible: { $choices }
cli-wrong-vary = --vary needs a name and its values, such as --vary level=1,2,3, not { $given }
cli-needs = { $option } is required; possible: { $choices }
cli-load-options = a saved game has its own options; leave out { $options }

cli-usage = Usage:
cli-arguments = Arguments:
cli-options = Options:
cli-commands = Commands:
cli-any-options = [OPTIONS]
cli-any-command = COMMAND [ARGUMENTS]...
cli-help = Show this help.
cli-default = default:
cli-required = required
cli-try-help = Help: { $command }
cli-not-understood = { $option } is not understood here
cli-needs-value = { $option } needs a value
cli-takes-no-value = { $option } takes no value
cli-needs-integer = { $option } takes a whole number
cli-needs-number = { $option } takes a number
cli-too-small = { $option } must be at least { $least }
cli-too-large = { $option } must be at most { $most }
cli-wrong-choice = { $option } must be one of these: { $choices }
cli-not-possible = { $option } cannot have this value
cli-is-missing = { $option } is missing
cli-unknown-language = there is no language { $lang }; possible: { $langs }

## The table

sits-person = a person
sits-greedy = Apprentice (bot)
sits-random = Random bot
sits-moon = Moon (bot)
sits-mercury = Mercury (bot)
sits-venus = Venus (bot)
sits-earth = Earth (bot)
sits-mars = Mars (bot)
sits-jupiter = Jupiter (bot)
sits-sun = Sun (bot)
sits-style = { $name } (bot)

table-sits = { $player }: { $who }
table-begin = Seed { $seed }. Type help for a list of commands.
table-ask = type a move or its number; ? lists all moves, help lists the commands
table-changed = Only what has changed; board shows everything.
table-enter = Press Enter.
table-pass = Now it is { $player }'s turn. Pass the screen on.
table-points = Points
table-score = Score
table-hint = { $actions }: { $says }
table-thinking = Thinking, { $seconds } s … Ctrl-C goes back to your move.
table-thinking-first = Getting the hints ready, { $seconds } s … This happens once on a computer and takes one to two minutes, on a slow or busy one five. Ctrl-C goes back to your move; the next hint is then quicker.
table-no-hint = No hint this time. It is still your move.
table-equal = { $says }, { $count } of them
table-warm = The bots are getting ready; the first time this takes a minute or two.
table-quiet = Less common moves … ({ $count })
table-more-moves = { $count ->
    [one] and one more: ? shows it
   *[other] and { $count } more: ? shows them
}
table-several = “{ $text }” could be: { $moves }
table-unreadable = “{ $text }” is not a move here. Type ? to see all moves.
table-too-many = “{ $text }” was not played: it is not your turn any more.
table-no-undo = You have nothing to undo.
table-rules = perihelion rules { $game } shows the rules; rules 20 shows rule 20 here; rules and a question searches.
table-save-where = Say where: save my.game
table-saved = Saved as { $file }
table-help = Help
table-help-moves = Type a move, its number in the list, or a part that only one move has; separate several moves of one turn by commas. Tab completes. Enter shows the board again.
table-wins = { $name } wins.
table-win-together = { $names } win.
table-you-won = { $tie ->
    [1] You ({ $player }) won the tie-break, { $own } to { $others }.
   *[other] You ({ $player }) won, { $own } to { $others }.
}
table-you-lost = { $tie ->
    [1] You ({ $player }) lost the tie-break, { $own } to { $others }.
   *[other] You ({ $player }) lost, { $own } to { $others }.
}
table-draw = The game ends in a draw.
table-lost = Nobody wins.

command-legal-about = all moves; ? and a move says why it is not possible
command-hint = hint
command-hint-about = the best moves, their expected results, and why
command-undo = undo
command-undo-about = undo your last move
command-board = board
command-board-about = show the whole board
command-score = score
command-score-about = the score sheet
command-log = log
command-log-about = what happened; log 50 shows more
command-rules = rules
command-rules-about = rules 20 shows rule 20; rules can I pass? searches
command-save = save
command-save-about = save FILE writes the game to a file
command-help = help
command-help-about = this list
command-quit = quit
command-quit-about = leave; the game is saved

replay-of = Entry { $done } of { $all }.

## Measuring

bench-decisions = decisions/s
bench-interpreted = interpreted
bench-one-core = compiled, one core
bench-all-cores = compiled, { $cores ->
    [one] one core again
   *[other] { $cores } cores
}

## The arena

train-learning = Learning
train-progress = After { $seconds } s and { $games } games: { $share } of the wins against { $rival ->
    [judge] the judge
   *[other] { $rival }
 }
train-curve = { $game }: share of the wins against { $rival ->
    [judge] the judge
   *[other] { $rival }
 }
train-written = The network is in { $file }, its learning curve in { $plot }.
arena-compiling = Machine code
serve-preparing = Preparing the bots, only this once; you can start playing
arena-games = Games
arena-heading = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
arena-plot = { $game }: ratings after { $games } games (95 %), and shares of the wins
arena-bot = bot
arena-rating = rating (95 %)
arena-share = share of the wins (95 %)
arena-points = points
arena-seats = games
arena-time = a decision
arena-failed = { $bot } failed in { $games ->
    [one] one game
   *[other] { $games } games
} and lost there. The first time: { $first }
arena-league = { $file } has the standings.
dataset-written = { $file } contains { $games ->
    [one] one game
   *[other] { $games } games
}, { $size } kB.
arena-written = { $log } contains every game, { $plot } shows the ratings.

## Hints

hint-expects = { $bound ->
    [over] Over 99 % to win.
    [under] Under 1 % to win.
    [certain] { $share } % to win.
   *[about] About { $share } % to win.
}
hint-best = You end up with { $why } than with the next-best turn{ $price }.
hint-best-price = But you have { $why } than with the next-best turn.
hint-best-price-of-another = But { $player } has { $why } than with the next-best turn.
hint-best-of-another = { $player } ends up with { $why } than with the next-best turn{ $price }.
hint-best-probably = You will probably end up with { $why } than with the next-best turn{ $price }.
hint-best-probably-of-another = { $player } will probably end up with { $why } than with the next-best turn{ $price }.
hint-other = You end up with { $why } than with the best turn{ $price }.
hint-other-price = But you have { $why } than with the best turn.
hint-other-price-of-another = But { $player } has { $why } than with the best turn.
hint-other-of-another = { $player } ends up with { $why } than with the best turn{ $price }.
hint-but = , but { $why }
hint-but-own = , but you have { $why }
hint-but-of-another = , but { $player } has { $why }
hint-price-named = The price: { $says }
hint-return-named = In return: { $says }
hint-second = Next best: { $turn }.
hint-even = About as good: { $turn }.
hint-even-part = Just as good: { $other } instead of { $this }.
hint-next-turn = Your next turn could be: { $turn }.
hint-best-later = One turn later you have { $why } than with the next-best turn{ $price }.
hint-best-later-price = But one turn later you have { $why } than with the next-best turn.
hint-best-later-price-of-another = But one turn later { $player } has { $why } than with the next-best turn.
hint-best-later-of-another = One turn later { $player } has { $why } than with the next-best turn{ $price }.
hint-other-later = One turn later you have { $why } than with the best turn{ $price }.
hint-other-later-price = But one turn later you have { $why } than with the best turn.
hint-other-later-price-of-another = But one turn later { $player } has { $why } than with the best turn.
hint-other-later-of-another = One turn later { $player } has { $why } than with the best turn{ $price }.
hint-later = Your turn brings more now, but the better one pays off later.
hint-pays-later = It brings less now, but it pays off later.

story = { $moves }: { $results }
story-then = { $first }, then { $last }
story-of-another = { $player } { $changes }
measure-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
more-points = { $n ->
    [one] 1 more point
   *[other] { $n } more points
}
less-points = { $n ->
    [one] 1 fewer point
   *[other] { $n } fewer points
}
hint-others = hindering the others

## The report

cli-report = Write a report of a finished game: where it was won, lost, or just unlucky.
cli-report-file = A game file written by `save`.
cli-report-simulations = The number of simulations per decision; the same number gives the same report.
cli-report-seconds = Take at most about this many seconds.
cli-report-seed = The same number gives the same simulations.
cli-report-out = The page; by default named after the game file.
cli-report-json = Also write everything as JSON.
report-written = { $file } shows the report.
report-working = Writing the report
report-title = { $game }: game report
report-result = Result: { $points }.
report-so-far = So far: { $points }.
report-points = { $name } { $points }
report-how = A mistake is judged by what the player could know at that moment. It counts only if the difference is clear and no hint would have advised that turn. A mistake that costs 5 % of the remaining chance is small, one that costs 20 % is big. Below 1 % the game counts as decided. Luck and the curve are calculated with everything known, even what was hidden from the players.
report-curve = Chance to win
report-curve-about = Each player’s chance to win after every turn, with everything known. Circles mark turns with big mistakes.
report-seats = The players
report-big =
    { $n ->
        [one] 1 big mistake
       *[other] { $n } big mistakes
    }
report-small =
    { $n ->
        [one] 1 small mistake
       *[other] { $n } small mistakes
    }
report-no-mistakes = no clear mistakes
report-found = so far { $mistakes }
report-balance = What decided the game
percent = { $n } %
report-balance-start = Chance to win at the start
report-balance-luck = Luck
report-balance-own = Own turns
report-balance-others = Turns of the others
report-balance-end = At the end
report-balance-now = Now
report-balance-about = In percentage points: start + luck + turns = end. Above 0 means that the turns were better than the curve expected. What one player gives away, the others gain, so over a whole game it can be more than 100.
report-luck = Luck: { $says }.
report-luck-much-good = very good
report-luck-some-good = rather good
report-luck-none = neither good nor bad
report-luck-some-bad = rather bad
report-luck-much-bad = very bad
report-turning-points = Turning points
report-my-turning-points = Your turning points
report-others-turning-points =
    { $n ->
        [one] The others: 1 turning point
       *[other] The others: { $n } turning points
    }
report-measure = A mistake is measured by the share of your winning chance that it costs: going from 4 % to 2 % loses half of it.
report-searching = The first ones will appear in a moment…
report-not-known = mistakes: not known yet
report-ahead = { $name } was ahead on points from turn { $number } of { $of } on.
report-ahead-own = You were ahead on points from turn { $number } of { $of } on.
report-turn = { $number ->
    [0] Before the first turn: { $name }
   *[other] Turn { $number } of { $of }: { $name }
}
report-choice = The decision: “{ $played }” instead of “{ $best }”.
report-kind-big = Big mistake.
report-kind-small = Small mistake.
report-none = No clear mistake was found.
report-played = Played: { $says }
report-best = Better: { $says }
report-lost = The chance to win fell from { $before } % to { $after } % (± { $error }): { $cost } % of it was lost.
report-why = With the better turn you would have { $why }{ $price }.
report-why-of-another = With the better turn { $player } would have { $why }{ $price }.
report-why-later = One turn later you would have { $why } with the better turn{ $price }.
report-why-later-of-another = One turn later { $player } would have { $why } with the better turn{ $price }.
report-why-price = On the other hand, you would have { $why }.
report-why-price-of-another = On the other hand, { $player } would have { $why }.
report-why-later-price = On the other hand, you would then have { $why }.
report-why-later-price-of-another = On the other hand, { $player } would then have { $why }.
report-but-own = , but you would have { $why }
report-but-of-another = , but { $player } would have { $why }
report-unseen = What the better turn gains shows only in the turns after it.
report-board = Dashed: the better move. Solid: what was played.
report-show = Show it in the replay
report-others = More mistakes ({ $n })
report-doubtful = Possible mistakes, not clear yet ({ $n })
report-outcomes = The draws that mattered most ({ $n })
report-luck-about = How many percentage points each draw was better than average, starting with the largest.
report-turn-short = turn
report-seat = player
report-played-short = played
report-best-short = better
report-loss = cost
report-outcome = outcome
report-draws = What was drawn, compared with expectation
report-kind = { $kind } ({ $n })
report-drawn = drawn
report-expected = expected
