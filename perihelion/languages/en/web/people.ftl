## Finding people: what tables look for, and private groups

setting-level = Players wanted
setting-level-about = Shown beside the table in the lobby. Anybody can sit down.
level-any = anybody
level-learning = still learning
level-rating = around my rating
wanted-minutes = { $time } a turn
wanted-bank = plus { $time } for the game
wanted-learning = for people who are still learning
wanted-around = for players around { $points }
wanted-reliable = for reliable players
seat-kept = Your seat
waits-for-you = waiting for you
seat-held = Held for { $name }
filter = Which tables
filter-game = Game
filter-game-all = All games
filter-speed = Speed
filter-speed-all = Any speed
filter-speed-live = In one sitting
filter-speed-days = Over days
filter-level = Players wanted
filter-level-all = Any level
filter-level-learning = I am still learning
filter-level-rating = For rated players
filter-none = No table like that right now.
groups = Groups
groups-about = A club, a family, friends: a group has its own tables, results and ranking. Only people with the link can join, and nobody else sees it.
group-new = New group
group-name = Name of the group
group-create = Create group
group-invited = You are invited to “{ $name }”
group-invited-about = The others see you as “{ $me }”. You see the tables and results of the group, and can leave it at any time.
group-members-one = { $n } member
group-members-other = { $n } members
group-join = Join
group-invite = Invite
group-invite-about = Anyone with this link can join the group.
group-tables = Tables
group-tables-empty = No table yet. Start one: everybody in the group sees it here.
group-table = A table of “{ $name }”: only the group sees it.
group-ranking = Ranking
group-ranking-about = One point for each player you were ahead of in a game, half a point for a tie. Bots do not count.
group-won = Wins
group-results = Last games
group-people = Members
group-head = leads the group
group-renew = New link
group-renew-about = The old link stops working. Members stay.
group-remove-about = { $name } no longer sees the group. Its link changes, so the old one cannot be used to come back.
group-leave = Leave the group
group-leave-about = You no longer see its tables and results, and you can come back only with its link. Your running games go on.

## Notifications: the daily message

notices-digest = One message a day
notices-digest-about = One message with all tables that are waiting for you, instead of one for each turn. A reminder that your time is running out still comes separately. Times are in { $zone }.
notices-digest-at = at
notices-digest-on = One message a day
notices-digest-off = One for each turn
notices-digest-none = Currently one for each turn

## Planning ahead

plan = Plan ahead
plan-title = Plan your next move
plan-tool = Plan
plan-tool-count = Plan ({ $n })
plan-back = Back to the table
plan-about = Choose on the board what the others might do, then what you would play. If exactly that happens, your move is played for you; if not, the plan is dropped and you take your turn as usual. Nobody else sees your plans.
plan-if = If: { $says }
plan-then = Then: { $says }
plan-save = Save this plan
plan-saved = Your plan is saved.
plan-list = Your plans
plan-forced = Play my move if it is the only one possible
