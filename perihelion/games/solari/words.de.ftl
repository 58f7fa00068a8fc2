# Solari: jeder Satz, den jemand liest.

game = Solari
game-about = Je sechs Kometen, zwei Würfel, ein Brett mit acht mal acht Feldern: Bau mit deinen Kometen Reihen und schieß die anderen aus ihren heraus. Für 2 oder 4 Personen.
game-length = 20–40

option-level = Stufe
option-level-about = Was Punkte bringt.
option-level-1 = Solari 1: Reihen
option-level-2 = Solari 2: Reihen und Sequenzen
option-level-3 = Solari 3: Reihen, Sequenzen und Ausrichtungen
option-players = Personen
option-players-about = Zwei oder vier.
option-teams = Teams
option-teams-about = Zu viert: Uranus und Neptun gegen Saturn und Jupiter.
option-teams-False = alle für sich
option-teams-True = zwei Teams
option-rand = Würfel oder Dominosteine
option-rand-about = Woher die beiden Zahlen eines Zuges kommen.
option-rand-D = zwei Würfel
option-rand-V = verdeckte Dominosteine, einer nach dem anderen aufgedeckt
option-rand-O = offene Dominosteine in ihrer Reihenfolge
option-rand-F = freie Dominosteine in beliebiger Reihenfolge
option-use_hunter = Jäger
option-use_hunter-about = Alle haben einen kleinen Planeten, der auch diagonal zieht und immer gezielt abschießt.
option-use_hunter-False = ohne
option-use_hunter-True = mit
option-use_blocker = Blocker
option-use_blocker-about = Alle haben einen Mond, den die anderen nicht abschießen dürfen.
option-use_blocker-False = ohne
option-use_blocker-True = mit
option-use_doubler = Doppler
option-use_doubler-about = Alle haben am Rand einen großen Planeten, der verdoppelt, was auf seinen Linien gebaut wird.
option-use_doubler-False = ohne
option-use_doubler-True = mit
option-target = Ziel
option-target-about = Wer so viele Punkte erreicht, gewinnt sofort; 0 heißt kein Ziel. Üblich ist mit Würfeln eine Runde von 36, mit Dominosteinen keines.
option-max_turns = Zuggrenze
option-max_turns-about = Mit Würfeln: Nach so vielen Zügen für alle gewinnt, wer die meisten Punkte hat.
option-equal_turns = Gleiche Zugzahl
option-equal_turns-about = Das Ziel zählt erst, wenn alle gleich viele Züge hatten.
option-equal_turns-False = wer zuerst am Ziel ist, gewinnt sofort
option-equal_turns-True = die Runde wird zu Ende gespielt
option-first = Wer beginnt
option-first-about = Danach geht es im Uhrzeigersinn weiter.
option-first--1 = ausgelost
option-first-0 = Uranus
option-first-1 = die Nächsten im Uhrzeigersinn: Saturn, zu zweit Neptun
option-first-2 = Neptun, zu viert
option-first-3 = Jupiter, zu viert

## Namen

seat-0 = Uranus
seat-1 = Saturn
seat-2 = Neptun
seat-3 = Jupiter
seat-2-0 = Uranus
seat-2-1 = Neptun

way-0 = Norden
way-1 = Osten
way-2 = Süden
way-3 = Westen
way-4 = Nordosten
way-5 = Südosten
way-6 = Südwesten
way-7 = Nordwesten
facing-0 = Norden
facing-1 = Osten
facing-2 = Süden
facing-3 = Westen
turn-0 = im Uhrzeigersinn
turn-1 = gegen den Uhrzeigersinn

off-0 = Komet 1
off-1 = Komet 2
off-2 = Komet 3
off-3 = Komet 4
off-4 = Komet 5
off-5 = Komet 6
off-6 = den Jäger
off-7 = den Blocker
victim-0 = Komet 1
victim-1 = Komet 2
victim-2 = Komet 3
victim-3 = Komet 4
victim-4 = Komet 5
victim-5 = Komet 6
victim-6 = der Jäger
victim-7 = der Blocker
victim-8 = der Doppler

## Was jetzt zu tun ist

phase-DOMINO = Wähl den Stein, den du spielen willst.
phase-WILD = Sechserpasch: Nenn zwei beliebige Zahlen.
phase-PICK = Wähl den Spielstein, der wieder ins Spiel kommt.
phase-ENTER = Setz deinen Spielstein auf eines der Felder ein, die deine beiden Zahlen nennen.
phase-MOVE1 = Erster Teilzug: Zieh einen Spielstein um eine deiner beiden Zahlen.
phase-KO1 = Abschuss! Zieh mit demselben Stein weiter, oder setz den abgeschossenen jetzt ein und zieh mit einem anderen.
phase-MOVE2 = Zweiter Teilzug: Zieh einen Spielstein um die Zahl, die übrig ist.
phase-PLACE = Setz den abgeschossenen Spielstein an den Rand.
phase-FACE = Wähl, in welche Richtung der Komet zeigt.

## Aktionen

act-comet = Komet { $piece } um { $distance } nach { $way } ziehen
act-hunter = Den Jäger um { $distance } nach { $way } ziehen
act-blocker = Den Blocker um { $distance } nach { $way } ziehen
act-doubler = Den Doppler um { $distance } { $turn } am Rand entlang ziehen
act-put = Den abgeschossenen Stein auf { $rim } einsetzen
act-gone = Den abgeschossenen Stein vom Brett nehmen, denn der Rand ist voll
act-entry = Auf { $row }{ $column } einsetzen
act-pick = { $off_id ->
    [6] Den Jäger
    [7] Den Blocker
   *[other] { $off }
} ins Spiel bringen
act-facing = Nach { $facing } ausrichten
act-combination = { $values } spielen
act-lapse = Den Zug verfallen lassen

log-comet = { $player } zieht Komet { $piece } um { $distance } nach { $way }.
log-hunter = { $player } zieht den Jäger um { $distance } nach { $way }.
log-blocker = { $player } zieht den Blocker um { $distance } nach { $way }.
log-doubler = { $player } zieht den Doppler um { $distance } { $turn }.
log-put = { $player } setzt den abgeschossenen Stein auf { $rim } ein.
log-gone = Der Rand ist voll: Der abgeschossene Stein verlässt das Brett.
log-entry = { $player } setzt auf { $row }{ $column } ein.
log-pick = { $player } bringt { $off } ins Spiel.
log-facing = Der Komet zeigt nach { $facing }.
log-combination = { $player } spielt { $values }.
log-lapse = { $player } kann keinen ganzen Zug machen.

chance-FIRST = { $letter ->
    [U] Uranus
    [S] Saturn
    [N] Neptun
   *[J] Jupiter
} beginnt.
chance-ORDER = { $values } wird ausgelegt.
chance-ROLL = Die Würfel zeigen { $values }.
chance-TILE = Aufgedeckt wird { $values }.

## Was auf eine Aktion folgt

event-hit = { $own ->
    [1] Selbstabschuss auf { $cell }: { $victim } von { $player }.
   *[other] Abschuss auf { $cell }: { $victim } von { $player }.
}
event-total = Totaler Abschuss: { $victim } von { $player } muss neu eingesetzt werden.
event-lapse = { $tile ->
    [1] Der Zug von { $player } verfällt, der Stein ist verbraucht.
   *[other] Der Zug von { $player } verfällt.
}
event-tile = Nächster Stein von { $player }: { $values }.
event-row = { $sun ->
    [1] Sonnenfelder { $cells }
   *[other] { $length }er-Reihe auf { $cells }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $doubled ->
    [1] , verdoppelt
   *[other] {""}
}.
event-sequence = { $sun ->
    [1] { $length }er-Sequenz in der Sonne, { $cells }
   *[other] { $length }er-Sequenz auf { $cells }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $doubled ->
    [1] , verdoppelt
   *[other] {""}
}.
event-alignment = { $sun ->
    [1] { $length }er-Ausrichtung in der Sonne, { $cells }
   *[other] { $length }er-Ausrichtung auf { $cells }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $doubled ->
    [1] , verdoppelt
   *[other] {""}
}.
event-gain = { $points ->
    [one] { $player } bekommt { $points } Punkt und hat jetzt { $score }.
   *[other] { $player } bekommt { $points } Punkte und hat jetzt { $score }.
}

line-points = Punkte
line-team = Punkte des Teams
line-laps = Runden
line-margin = Vorsprung

term-points = Punkte
term-turn = was dieser Zug noch bringen kann
term-lines = Kometen, die sich auf Linien sammeln
term-off = Spielsteine außerhalb des Bretts

## Warum nicht

SOLARI-6 = Dieser Spielstein ist nicht im Spiel.
SOLARI-10 = Zuerst wird ausgelost, wer beginnt.
SOLARI-12 = Zuerst wird gewürfelt.
SOLARI-13 = Ein Zug nutzt jede der beiden Zahlen einmal: Ein Spielstein zieht genau um eine davon.
SOLARI-14 = Jetzt kommt der zweite Teilzug, mit demselben Spielstein oder einem anderen.
SOLARI-16 = Damit würdest du das Brett verlassen.
SOLARI-20 = Danach wäre kein zweiter Teilzug mehr möglich. Beide Zahlen müssen gespielt werden.
SOLARI-21 = Ein Zug verfällt nur, wenn kein ganzer Zug möglich ist. Du hast einen.
SOLARI-22 = Nenn für den Sechserpasch zwei Zahlen, mit denen ein ganzer Zug möglich ist.
SOLARI-24 = Setz zuerst den abgeschossenen Spielstein ein.
SOLARI-25 = Ein abgeschossener Stein kommt auf ein freies Randfeld in der Waagerechten oder Senkrechten, in der er getroffen wurde.
SOLARI-27 = Ein abgeschossener Stein verlässt das Brett nur, wenn kein Randfeld frei ist.
SOLARI-28 = Ein gezielt abgeschossener Stein kommt auf ein beliebiges Randfeld, aber es muss frei sein.
SOLARI-33 = Nach einem Abschuss zieht entweder derselbe Stein weiter, oder der abgeschossene wird zuerst eingesetzt; dann darf der erste Stein nicht noch einmal ziehen.
SOLARI-36 = Ein Spielstein ist nicht auf dem Brett: Er wird auf einem der beiden Felder eingesetzt, die deine Zahlen nennen, und das ist der ganze Zug.
SOLARI-38 = Dort steht ein fremder Blocker; auf ihn kann niemand einsetzen.
SOLARI-39 = Wähl zuerst den Spielstein, der wieder ins Spiel kommt; es muss einer sein, der nicht auf dem Brett ist.
SOLARI-40 = Ein fremder Blocker darf nicht abgeschossen werden.
SOLARI-42 = Ein fremder Doppler darf nicht abgeschossen werden.
SOLARI-45 = Für deinen Doppler wäre kein Randfeld mehr frei.
SOLARI-52 = Wähl zuerst, in welche Richtung der Komet zeigt.
SOLARI-55 = Diesen Stein hast du schon gespielt.
SOLARI-56 = Zuerst wird ein Stein aufgedeckt.
SOLARI-57 = Zuerst werden die Steine in ihrer Reihenfolge ausgelegt.
SOLARI-58 = Wähl einen unbenutzten Stein, mit dem ein ganzer Zug möglich ist.
SOLARI-80 = Das Spiel ist zu Ende.

## Was der Zufall zieht, für die Statistik

draws-begins = Wer beginnt
draws-tile = Wertepaare
