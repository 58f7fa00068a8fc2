## The explorer: what was played in a position

explorer = What was played here
explorer-wait = Looking it up…
explorer-about = “Won” is the share of games that the player who made the move won. The range in brackets allows for luck: the fewer the games, the wider the range.
explorer-no-turn = No player decides at this moment: go to one where somebody is to play. From a seat, only that player’s decisions are listed.
explorer-nothing = Nobody has been in this position yet. The explorer knows the beginnings of games: your own, public ones, and games between bots.
explorer-known-one = In exactly this position: { $n } game
explorer-known-other = In exactly this position: { $n } games
explorer-decisions-one = After the same moves, whatever was drawn: { $n } game
explorer-decisions-other = After the same moves, whatever was drawn: { $n } games
explorer-own-one = After the same moves of this player: { $n } game
explorer-own-other = After the same moves of this player: { $n } games
explorer-times = { $n } ×
explorer-won = won { $share } % ({ $low } to { $high } %), { $points } points on average
explorer-more-one = { $n } more move
explorer-more-other = { $n } more moves
