# Solari: every sentence a person reads.

game = Solari
game-about = Six comets each, two dice, a board of eight by eight: line up your comets, and knock the others’ comets out of their rows. For 2 or 4 players.
game-length = 20–40
luck = numbers
undo-dice = The next numbers are known already, and they stay.
analysis-chance = Take a random result, or choose one.

option-level = Level
option-level-about = Which patterns score.
option-level-1 = Solari 1: rows
option-level-2 = Solari 2: rows and sequences
option-level-3 = Solari 3: rows, sequences and alignments
option-players = Players
option-players-about = Four play in two teams.
option-teams = Teams
option-teams-about = With four players: Uranus and Neptune against Saturn and Jupiter.
option-teams-False = everyone for themselves
option-teams-True = two teams
option-rand = Dice or dominoes
option-rand-about = Where the two numbers of a turn come from.
option-rand-D = two dice
option-rand-V = hidden dominoes, turned up one by one
option-rand-O = open dominoes, played in their order
option-rand-F = free dominoes, played in any order
option-use_hunter = Hunter
option-use_hunter-about = Everybody has a small planet that also moves diagonally. Its hits are always targeted.
option-use_hunter-False = without
option-use_hunter-True = with
option-use_blocker = Blocker
option-use_blocker-about = Everybody has a moon that the others cannot knock out.
option-use_blocker-False = without
option-use_blocker-True = with
option-use_doubler = Doubler
option-use_doubler-about = Everybody has a large planet on the rim that doubles what is built on its lines.
option-use_doubler-False = without
option-use_doubler-True = with
option-target = Target
option-target-about = The first player to reach this many points wins at once; 0 means no target. Usual: 36 (one lap) with dice, none with dominoes.
option-max_turns = Turn limit
option-max_turns-about = With dice: after this many turns each, the best score wins.
option-equal_turns = Equal turns
option-equal_turns-about = The target counts only once everybody has had the same number of turns.
option-equal_turns-False = the first at the target wins at once
option-equal_turns-True = the round is played to its end
option-first = First player
option-first-about = Who begins; then clockwise.
option-first--1 = random
option-first-0 = Uranus
option-first-1 = Saturn; with two players, Neptune
option-first-2 = Neptune, with four players
option-first-3 = Jupiter, with four players

## Names

seat-0 = Uranus
seat-1 = Saturn
seat-2 = Neptune
seat-3 = Jupiter
seat-2-0 = Uranus
seat-2-1 = Neptune

way-0 = north
way-1 = east
way-2 = south
way-3 = west
way-4 = north-east
way-5 = south-east
way-6 = south-west
way-7 = north-west
facing-0 = north
facing-1 = east
facing-2 = south
facing-3 = west
turn-0 = clockwise
turn-1 = counter-clockwise

off-0 = comet 1
off-1 = comet 2
off-2 = comet 3
off-3 = comet 4
off-4 = comet 5
off-5 = comet 6
off-6 = the hunter
off-7 = the blocker
victim-0 = comet 1
victim-1 = comet 2
victim-2 = comet 3
victim-3 = comet 4
victim-4 = comet 5
victim-5 = comet 6
victim-6 = hunter
victim-7 = blocker
victim-8 = doubler

## What to do now

phase-DOMINO = Your turn: choose a domino.
phase-WILD = Six-six! Choose any two values.
phase-PICK = Your turn: choose the { $extras ->
    [0] comet
   *[other] piece
} that comes back.
phase-ENTER = Put your { $extras ->
    [0] comet
   *[other] piece
} on { $cells }.
phase-MOVE1 = { $extras ->
    [0] Move a comet
   *[other] Move a piece
} { $double ->
    [1] { $low }
   *[other] { $low } or { $high }
} { $high ->
    [one] cell
   *[other] cells
}.
phase-KO1 = A hit! Move the same { $extras ->
    [0] comet
   *[other] piece
}, or first place the one you hit and move another one.
phase-MOVE2 = Now move { $another ->
    [1] another { $extras ->
        [0] comet
       *[other] piece
    }
   *[other] { $extras ->
        [0] a comet
       *[other] a piece
    }
} { $left ->
    [one] 1 cell
   *[other] { $left } cells
}.
phase-PLACE = Choose where on the rim the knocked-out { $extras ->
    [0] comet
   *[other] piece
} goes.
phase-FACE = Which way should the comet face?

## Actions

act-comet = Move comet { $piece } { $way } by { $distance ->
    [one] 1 cell
   *[other] { $distance } cells
}
act-hunter = Move the hunter { $way } by { $distance ->
    [one] 1 cell
   *[other] { $distance } cells
}
act-blocker = Move the blocker { $way } by { $distance ->
    [one] 1 cell
   *[other] { $distance } cells
}
act-doubler = Move the doubler { $distance ->
    [one] 1 cell
   *[other] { $distance } cells
} { $turn } along the rim
act-put = { $own ->
    [1] Place your { $victim } at { $rim }
   *[other] Place { $seat }’s { $victim } at { $rim }
}
act-gone = Take { $seat }’s { $victim } off the board: the rim is full
act-entry = Put it on { $row }{ $column }
act-pick = Bring back { $off }
act-facing = Face { $facing }
act-combination = Play { $values }
act-lapse = Skip the turn

log-comet = { $player } moves comet { $piece } { $way } by { $distance ->
    [one] 1 cell
   *[other] { $distance } cells
}.
log-hunter = { $player } moves the hunter { $way } by { $distance ->
    [one] 1 cell
   *[other] { $distance } cells
}.
log-blocker = { $player } moves the blocker { $way } by { $distance ->
    [one] 1 cell
   *[other] { $distance } cells
}.
log-doubler = { $player } moves the doubler { $distance ->
    [one] 1 cell
   *[other] { $distance } cells
} { $turn }.
log-put = { $own ->
    [1] { $player } places { $victim } at { $rim }.
   *[other] { $player } places { $seat }’s { $victim } at { $rim }.
}
log-gone = The rim is full: { $seat }’s { $victim } leaves the board.
log-entry = { $player }’s { $victim } comes back on { $row }{ $column }.
log-pick = { $player } brings back { $off }.
log-facing = The comet faces { $facing }.
log-combination = { $player } plays { $values }.
log-lapse = { $player } cannot make a complete turn.

chance-FIRST = { $known ->
    [1] { $player }
   *[other] { $letter ->
        [U] Uranus
        [S] Saturn
        [N] Neptune
       *[J] Jupiter
    }
} begins.
chance-ORDER = The domino { $values } is laid out.
chance-ROLL = The roll: { $values }.
chance-TILE = The domino { $values } is turned up.

## What follows from an action

event-hit = { $own ->
    [1] { $player } hits a piece of their own on { $cell }: { $victim }.
   *[other] Hit on { $cell }: { $player }’s { $victim }.
}
event-total = Total knock-out: { $player }’s { $victim } leaves the board and has to come back later.
event-lapse = { $tile ->
    [1] { $player }’s turn lapses, and the domino is used up.
   *[other] { $player }’s turn lapses.
}
event-tile = { $player }’s next domino: { $values }.
event-row = { $sun ->
    [1] Sun cells { $cells }
   *[other] Row of { $length } on { $cells }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $doubled ->
    [1] , doubled
   *[other] {""}
}.
event-sequence = { $sun ->
    [1] Sequence of { $length } in the sun, { $cells }
   *[other] Sequence of { $length } on { $cells }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $doubled ->
    [1] , doubled
   *[other] {""}
}.
event-alignment = { $sun ->
    [1] Alignment of { $length } in the sun, { $cells }
   *[other] Alignment of { $length } on { $cells }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $doubled ->
    [1] , doubled
   *[other] {""}
}.
event-gain = { $player } scores { $points } and now has { $score }.

line-points = Points
line-team = Points of the team
line-laps = Laps
line-margin = Margin

gain-points = { gain }

## A turn in one sentence

brief-comet = comet { $piece } to { $cell }
brief-hunter = hunter to { $cell }
brief-blocker = blocker to { $cell }
brief-doubler = doubler to { $cell }
brief-put = { $own ->
    [1] { $victim } back on { $rim }
   *[other] { $seat }’s { $victim } to { $rim }
}
brief-gone = { $seat }’s { $victim } off the board
brief-entry = …back on { $row }{ $column }
brief-pick = { $off }
brief-combination = { $values }
brief-lapse = no complete turn
again-comet = …and on to { $cell }
again-hunter = …and on to { $cell }
again-blocker = …and on to { $cell }
again-doubler = …and on to { $cell }
begin-comet = move comet { $piece } to { $cell }
begin-hunter = move the hunter to { $cell }
begin-blocker = move the blocker to { $cell }
begin-doubler = move the doubler to { $cell }
begin-put = { $own ->
    [1] put your { $victim } back on { $rim }
   *[other] put { $seat }’s { $victim } on { $rim }
}
begin-gone = take { $seat }’s { $victim } off the board
begin-entry = put it on { $row }{ $column }
begin-pick = bring { $off }
begin-facing = turn the comet { $facing }
begin-combination = play { $values }
begin-lapse = skip the turn
result-hit = { $own ->
    [1] own { $victim } hit
   *[other] hits { $player }’s { $victim }
}
result-total = which leaves the board
result-row = { $sun ->
    [1] { $length } in the sun
   *[other] row of { $length }
}
result-sequence = sequence of { $length }
result-alignment = alignment of { $length }

more-pairs = more comets in line
less-pairs = fewer comets in line
named-more-pairs = { $better ->
    [1] With the better turn { $own ->
        [1] your comets { $first } and { $second } would be in line: a third makes a row.
       *[other] { $player }’s comets { $first } and { $second } would be in line.
    }
   *[other] { $own ->
        [1] Your comets { $first } and { $second } will then be in line: a third makes a row.
       *[other] { $player }’s comets { $first } and { $second } will then be in line.
    }
}
named-less-pairs = { $better ->
    [1] With the better turn { $own ->
        [1] your comets { $first } and { $second } would no longer be in line.
       *[other] { $player }’s comets { $first } and { $second } would no longer be in line.
    }
   *[other] { $own ->
        [1] Your comets { $first } and { $second } will then no longer be in line.
       *[other] { $player }’s comets { $first } and { $second } will then no longer be in line.
    }
}
more-off = { $n ->
    [one] 1 more piece to bring back
   *[other] { $n } more pieces to bring back
}
less-off = { $n ->
    [one] 1 fewer piece to bring back
   *[other] { $n } fewer pieces to bring back
}

term-points = points
term-row = rows
term-sequence = sequences
term-alignment = alignments
term-turn = making the most of the turn
term-lines = comets in line
term-off = pieces off the board

## Why not

SOLARI-6 = There is no { $victim } in this game.
SOLARI-10 = Wait: it is not decided yet who begins.
SOLARI-12 = Wait: the dice have to be rolled first.
SOLARI-13 = { $left ->
    [0] Your values are { $low } and { $high }: a piece moves exactly one of them.
   *[other] Only the { $left } is left: a piece moves exactly that far.
}
SOLARI-14 = { $again ->
    [0] Now another piece moves, exactly { $left } far.
   *[other] Now move a piece exactly { $left } far.
}
SOLARI-16 = { $distance ->
    [one] One cell { $way } is already off the board.
   *[other] { $distance } cells { $way } would be off the board.
}
SOLARI-20 = After that, no piece could move the { $left }. You have to play both values.
SOLARI-21 = You can make a complete turn, so you have to make one.
SOLARI-22 = { $why ->
    [choice] With { $values } you could not make a complete turn.
   *[other] Six-six: first name any two values.
}
SOLARI-24 = First put { $player }’s { $victim } on the rim.
SOLARI-25 = { $why ->
    [taken] { $rim } is taken. Choose a free rim cell in the row or column of { $cell }, where the piece was hit.
   *[other] The piece was hit on { $cell }: it goes onto a free rim cell in that row or column.
}
SOLARI-26 = { $rim } is taken. In the row and column of { $cell } no rim cell is free, so choose any other one that is.
SOLARI-27 = A piece leaves the board only when the rim is full, and there is still a free rim cell.
SOLARI-28 = { $rim } is taken. After a targeted hit you may choose any free rim cell.
SOLARI-33 = { $why ->
    [moved] Your { $victim } has moved already. You placed the piece it hit, so another piece moves now.
    [place] Your { $victim } cannot move { $left }: first place the piece it hit.
    [move] Your { $victim } has to move on: wherever you placed the piece it hit, no other piece could move { $left }.
   *[other] Either your { $victim } moves on, or you place the piece it hit first.
}
SOLARI-36 = { $why ->
    [off] This piece is off the board.
    [lapse] You can bring your piece back, so the turn does not lapse.
   *[other] Your piece comes back on { $cells }; that is your whole turn.
}
SOLARI-38 = On { $cell } stands { $player }’s blocker: you cannot come back there.
SOLARI-39 = { $why ->
    [choice] Only a piece that is off the board can come back.
   *[other] First choose the piece that comes back onto the board.
}
SOLARI-40 = On { $cell } stands { $player }’s blocker: you cannot knock it out.
SOLARI-42 = On { $cell } stands { $player }’s doubler: you cannot knock it out.
SOLARI-45 = You would hit your own doubler, and there would be no free rim cell for it.
SOLARI-52 = First choose which way the comet faces.
SOLARI-55 = You have already played the domino { $values }.
SOLARI-56 = { $why ->
    [outcome] This domino has been played already.
   *[other] Wait: a domino has to be turned up first.
}
SOLARI-57 = { $why ->
    [outcome] This domino lies in the order already.
   *[other] Wait: the dominoes have to be laid out first.
}
SOLARI-58 = { $why ->
    [choice] With { $values } you could not make a complete turn. Choose another domino.
   *[other] First choose a domino.
}
SOLARI-80 = The game is over: the target of { $target } is reached.
SOLARI-82 = The game is over: everybody has played { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
SOLARI-83 = The game is over: all dominoes are played.
SOLARI-87 = The game is over: the target of { $target } is reached, and everybody has had the same number of turns.

## What is drawn, for the statistics

draws-begins = Who begins
draws-tile = Pairs of values

## Bots with a style

bot-architect = Architect
bot-architect-about = Brings comets into line and waits for the long row.
bot-opportunist = Opportunist
bot-opportunist-about = Takes the points of today and prepares nothing for tomorrow.
bot-brawler = Brawler
bot-brawler-about = Knocks your comets out of their lines whenever it can.
