# Solari: every sentence a person reads.

game = Solari
game-about = Six comets each, two dice, an eight by eight board: bring your comets into rows, and knock the others' comets out of theirs. For 2 or 4 players.
game-length = 20–40

option-level = Level
option-level-about = What scores.
option-level-1 = Solari 1: rows
option-level-2 = Solari 2: rows and sequences
option-level-3 = Solari 3: rows, sequences and alignments
option-players = Players
option-players-about = Two or four.
option-teams = Teams
option-teams-about = With four players: Uranus and Neptune against Saturn and Jupiter.
option-teams-False = everyone for themselves
option-teams-True = two teams
option-rand = Dice or dominoes
option-rand-about = What gives the two values of a turn.
option-rand-D = two dice
option-rand-V = hidden dominoes, turned up one by one
option-rand-O = open dominoes, played in their order
option-rand-F = free dominoes, played in any order
option-use_hunter = Hunter
option-use_hunter-about = Everybody has a small planet that also moves diagonally and always knocks out targeted.
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
option-target-about = Whoever reaches so many points wins at once; 0 is no target. Usually one lap of 36 with dice, none with dominoes.
option-max_turns = Turn cap
option-max_turns-about = With dice: after so many turns each, the best score wins.
option-equal_turns = Equal turns
option-equal_turns-about = The target counts only when everybody has had the same number of turns.
option-equal_turns-False = the first at the target wins at once
option-equal_turns-True = the round is played to its end
option-first = First player
option-first-about = Who begins; then clockwise.
option-first--1 = drawn by lot
option-first-0 = Uranus
option-first-1 = the next one clockwise: Saturn, with two players Neptune
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

phase-DOMINO = Choose the tile you want to play.
phase-WILD = Six-six: name any two values.
phase-PICK = Choose the piece that comes back onto the board.
phase-ENTER = Enter your piece on one of the cells that your two values name.
phase-MOVE1 = First part-move: move a piece by one of your two values.
phase-KO1 = A hit. Go on with the same piece, or place the victim now and move another one.
phase-MOVE2 = Second part-move: move a piece by the value that is left.
phase-PLACE = Place the piece that was hit on the rim.
phase-FACE = Choose which way the comet faces.

## Actions

act-comet = Move comet { $piece } { $distance } { $way }
act-hunter = Move the hunter { $distance } { $way }
act-blocker = Move the blocker { $distance } { $way }
act-doubler = Move the doubler { $distance } { $turn } along the rim
act-put = Place the victim on { $rim }
act-gone = Take the victim off the board, as the rim is full
act-entry = Enter on { $row }{ $column }
act-pick = Bring back { $off }
act-facing = Let it face { $facing }
act-combination = Play { $values }
act-lapse = Let the turn lapse

log-comet = { $player } moves comet { $piece } { $distance } { $way }.
log-hunter = { $player } moves the hunter { $distance } { $way }.
log-blocker = { $player } moves the blocker { $distance } { $way }.
log-doubler = { $player } moves the doubler { $distance } { $turn }.
log-put = { $player } places the victim on { $rim }.
log-gone = The rim is full: the victim leaves the board.
log-entry = { $player } enters on { $row }{ $column }.
log-pick = { $player } brings back { $off }.
log-facing = The comet faces { $facing }.
log-combination = { $player } plays { $values }.
log-lapse = { $player } cannot play a complete turn.

chance-FIRST = { $letter ->
    [U] Uranus
    [S] Saturn
    [N] Neptune
   *[J] Jupiter
} begins.
chance-ORDER = { $values } is laid out.
chance-ROLL = The dice show { $values }.
chance-TILE = The tile turned up is { $values }.

## What follows from an action

event-hit = { $own ->
    [1] Own hit on { $cell }: { $player }'s { $victim }.
   *[other] Hit on { $cell }: { $player }'s { $victim }.
}
event-total = Total knock-out: { $player }'s { $victim } has to be entered again.
event-lapse = { $tile ->
    [1] { $player }'s turn lapses, and the tile is spent.
   *[other] { $player }'s turn lapses.
}
event-tile = Next tile of { $player }: { $values }.
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

term-points = points
term-turn = what this turn can still bring
term-lines = comets gathered on lines
term-off = pieces off the board

## Why not

SOLARI-6 = This piece is not in the game.
SOLARI-10 = First it is drawn who begins.
SOLARI-12 = First the dice are rolled.
SOLARI-13 = A turn uses each of the two values once: a piece moves exactly one of them.
SOLARI-14 = Now comes the second part-move, with the same piece or another one.
SOLARI-16 = That would leave the board.
SOLARI-20 = After that, no second part-move would be possible. Both values must be played.
SOLARI-21 = A turn lapses only if no complete turn is possible. You have one.
SOLARI-22 = For six-six, name two values with which a complete turn is possible.
SOLARI-24 = First place the piece that was hit.
SOLARI-25 = A victim goes onto a free rim cell in the row or column in which it was hit.
SOLARI-27 = A victim leaves the board only if no rim cell is free.
SOLARI-28 = A targeted victim goes onto any rim cell, but it must be free.
SOLARI-33 = After a hit either the same piece goes on, or the victim is placed first; then the first piece may not move again.
SOLARI-36 = A piece is off the board: it comes back on one of the two cells that your values name, and that is the whole turn.
SOLARI-38 = A blocker of somebody else stands there; nobody can enter on it.
SOLARI-39 = First choose the piece that comes back; it must be one that is off the board.
SOLARI-40 = A blocker of somebody else cannot be knocked out.
SOLARI-42 = A doubler of somebody else cannot be knocked out.
SOLARI-45 = Your doubler would find no free rim cell.
SOLARI-52 = First choose which way the comet faces.
SOLARI-55 = You have already played this tile.
SOLARI-56 = First a tile is turned up.
SOLARI-57 = First the tiles are laid out in their order.
SOLARI-58 = Choose an unused tile with which a complete turn is possible.
SOLARI-80 = The game is over.

## What is drawn, for the statistics

draws-begins = Who begins
draws-tile = Pairs of values
