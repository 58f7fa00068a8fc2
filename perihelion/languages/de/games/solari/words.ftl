# Solari: jeder Satz, den jemand liest.

game = Solari
game-about = Je sechs Kometen, zwei Würfel, ein Brett mit acht mal acht Feldern: Bau mit deinen Kometen Reihen und schieß die anderen aus ihren heraus. Für 2 oder 4 Spieler.
game-length = 20–40
luck = Zahlen
undo-dice = Die nächsten Zahlen stehen schon fest.
analysis-chance = Nimm ein zufälliges Ergebnis oder wähle eins.

option-level = Stufe
option-level-about = Was Punkte bringt.
option-level-1 = Solari 1: Reihen
option-level-2 = Solari 2: Reihen und Sequenzen
option-level-3 = Solari 3: Reihen, Sequenzen und Ausrichtungen
option-players = Spieler
option-players-about = Zu viert spielt ihr in zwei Teams.
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
option-use_hunter-about = Alle haben einen kleinen Planeten, der auch diagonal zieht. Seine Abschüsse sind immer gezielt.
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
option-target-about = Wer so viele Punkte erreicht, gewinnt sofort; 0 heißt kein Ziel. Üblich: 36 (eine Runde) mit Würfeln, ohne Ziel mit Dominosteinen.
option-max_turns = Höchstzahl an Zügen
option-max_turns-about = Mit Würfeln: Nach so vielen Zügen für alle gewinnt, wer die meisten Punkte hat.
option-equal_turns = Gleiche Zugzahl
option-equal_turns-about = Das Ziel zählt erst, wenn alle gleich viele Züge hatten.
option-equal_turns-False = wer zuerst am Ziel ist, gewinnt sofort
option-equal_turns-True = die Runde wird zu Ende gespielt
option-first = Wer beginnt
option-first-about = Danach geht es im Uhrzeigersinn weiter.
option-first--1 = zufällig
option-first-0 = Uranus
option-first-1 = Saturn; zu zweit Neptun
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

phase-DOMINO = Du bist dran: Wähle einen Dominostein.
phase-WILD = Sechserpasch! Wähle zwei beliebige Zahlen.
phase-PICK = Du bist dran: Wähle { $extras ->
    [0] den Kometen, der
   *[other] die Figur, die
} zurückkommt.
phase-ENTER = Setze { $extras ->
    [0] deinen Kometen
   *[other] deine Figur
} auf { $cells }.
phase-MOVE1 = Zieh { $extras ->
    [0] einen Kometen
   *[other] eine Figur
} { $double ->
    [1] { $low }
   *[other] { $low } oder { $high }
} { $high ->
    [one] Feld
   *[other] Felder
} weit.
phase-KO1 = Abschuss! { $extras ->
    [0] Zieh mit demselben Kometen weiter, oder setze zuerst den abgeschossenen ein und zieh mit einem anderen.
   *[other] Zieh mit derselben Figur weiter, oder setze zuerst die abgeschossene ein und zieh mit einer anderen.
}
phase-MOVE2 = Zieh jetzt { $another ->
    [1] { $extras ->
        [0] einen anderen Kometen
       *[other] eine andere Figur
    }
   *[other] { $extras ->
        [0] einen Kometen
       *[other] eine Figur
    }
} { $left ->
    [one] 1 Feld
   *[other] { $left } Felder
} weit.
phase-PLACE = Wähle, wohin am Rand { $extras ->
    [0] der abgeschossene Komet
   *[other] die abgeschossene Figur
} kommt.
phase-FACE = In welche Richtung soll der Komet zeigen?

## Aktionen

act-comet = Komet { $piece } um { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
} nach { $way } ziehen
act-hunter = Den Jäger um { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
} nach { $way } ziehen
act-blocker = Den Blocker um { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
} nach { $way } ziehen
act-doubler = Den Doppler um { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
} { $turn } am Rand entlang ziehen
act-put = { $victim_id ->
    [6] Den Jäger
    [7] Den Blocker
    [8] Den Doppler
   *[other] { $victim }
} { $own ->
    [1] zurück
   *[other] von { $seat }
} auf { $rim } setzen
act-gone = { $victim_id ->
    [6] Den Jäger
    [7] Den Blocker
    [8] Den Doppler
   *[other] { $victim }
} von { $seat } vom Brett nehmen: Der Rand ist voll
act-entry = Auf { $row }{ $column } setzen
act-pick = { $off_id ->
    [6] Den Jäger zurückholen
    [7] Den Blocker zurückholen
   *[other] { $off } zurückholen
}
act-facing = Nach { $facing } ausrichten
act-combination = { $values } spielen
act-lapse = Den Zug auslassen

log-comet = { $player } zieht Komet { $piece } um { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
} nach { $way }.
log-hunter = { $player } zieht den Jäger um { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
} nach { $way }.
log-blocker = { $player } zieht den Blocker um { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
} nach { $way }.
log-doubler = { $player } zieht den Doppler um { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
} { $turn }.
log-put = { $player } setzt { $victim_id ->
    [6] den Jäger
    [7] den Blocker
    [8] den Doppler
   *[other] { $victim }
} { $own ->
    [1] auf { $rim }.
   *[other] von { $seat } auf { $rim }.
}
log-gone = Der Rand ist voll: { $victim_id ->
    [6] Der Jäger
    [7] Der Blocker
    [8] Der Doppler
   *[other] { $victim }
} von { $seat } verlässt das Brett.
log-entry = { $victim_id ->
    [6] Der Jäger
    [7] Der Blocker
   *[other] { $victim }
} von { $player } kommt auf { $row }{ $column } zurück.
log-pick = { $player } holt { $off } zurück.
log-facing = Der Komet zeigt nach { $facing }.
log-combination = { $player } spielt { $values }.
log-lapse = { $player } kann keinen ganzen Zug machen.

chance-FIRST = { $known ->
    [1] { $player }
   *[other] { $letter ->
        [U] Uranus
        [S] Saturn
        [N] Neptun
       *[J] Jupiter
    }
} beginnt.
chance-ORDER = Der Dominostein { $values } wird ausgelegt.
chance-ROLL = Gewürfelt: { $values }.
chance-TILE = Der Dominostein { $values } wird aufgedeckt.

## Was auf eine Aktion folgt

event-hit = { $own ->
    [1] Selbstabschuss von { $player } auf { $cell }: { $victim }.
   *[other] Abschuss auf { $cell }: { $victim } von { $player }.
}
event-total = Totaler Abschuss: { $victim } von { $player } muss vom Brett und später zurückkommen.
event-lapse = { $tile ->
    [1] Der Zug von { $player } verfällt, der Dominostein ist verbraucht.
   *[other] Der Zug von { $player } verfällt.
}
event-tile = Nächster Dominostein von { $player }: { $values }.
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

gain-points = { gain }

## Ein Zug in einem Satz

brief-comet = Komet { $piece } auf { $cell }
brief-hunter = Jäger auf { $cell }
brief-blocker = Blocker auf { $cell }
brief-doubler = Doppler auf { $cell }
brief-put = { $victim } { $own ->
    [1] zurück
   *[other] von { $seat }
} auf { $rim }
brief-gone = { $victim } von { $seat } vom Brett
brief-entry = …zurück auf { $row }{ $column }
brief-pick = { $off }
brief-combination = { $values }
brief-lapse = kein vollständiger Zug
again-comet = …und weiter auf { $cell }
again-hunter = …und weiter auf { $cell }
again-blocker = …und weiter auf { $cell }
again-doubler = …und weiter auf { $cell }
begin-comet = zieh Komet { $piece } auf { $cell }
begin-hunter = zieh den Jäger auf { $cell }
begin-blocker = zieh den Blocker auf { $cell }
begin-doubler = zieh den Doppler auf { $cell }
begin-put = setz { $victim_id ->
    [6] den Jäger
    [7] den Blocker
    [8] den Doppler
   *[other] { $victim }
} { $own ->
    [1] zurück
   *[other] von { $seat }
} auf { $rim }
begin-gone = nimm { $victim_id ->
    [6] den Jäger
    [7] den Blocker
    [8] den Doppler
   *[other] { $victim }
} von { $seat } vom Brett
begin-entry = setz die Figur auf { $row }{ $column }
begin-pick = hol { $off }
begin-facing = dreh den Kometen nach { $facing }
begin-combination = nimm { $values }
begin-lapse = lass den Zug aus
result-hit = { $own ->
    [1] Selbstabschuss
   *[other] trifft { $victim_id ->
        [6] den Jäger
        [7] den Blocker
        [8] den Doppler
       *[other] { $victim }
    } von { $player }
}
result-total = der vom Brett muss
result-row = { $sun ->
    [1] { $length } in der Sonne
   *[other] { $length }er-Reihe
}
result-sequence = { $length }er-Sequenz
result-alignment = { $length }er-Ausrichtung

more-pairs = mehr Kometen in einer Linie
less-pairs = weniger Kometen in einer Linie
named-more-pairs = { $better ->
    [1] Mit dem besseren Zug stünden { $own ->
        [1] deine Kometen { $first } und { $second } in einer Linie: Mit einem dritten wird es eine Reihe.
       *[other] die Kometen { $first } und { $second } von { $player } in einer Linie.
    }
   *[other] { $own ->
        [1] Deine Kometen { $first } und { $second } stehen dann in einer Linie: Mit einem dritten wird es eine Reihe.
       *[other] Die Kometen { $first } und { $second } von { $player } stehen dann in einer Linie.
    }
}
named-less-pairs = { $better ->
    [1] Mit dem besseren Zug stünden { $own ->
        [1] deine Kometen { $first } und { $second } nicht mehr in einer Linie.
       *[other] die Kometen { $first } und { $second } von { $player } nicht mehr in einer Linie.
    }
   *[other] { $own ->
        [1] Deine Kometen { $first } und { $second } stehen dann nicht mehr in einer Linie.
       *[other] Die Kometen { $first } und { $second } von { $player } stehen dann nicht mehr in einer Linie.
    }
}
more-off = { $n ->
    [one] 1 Figur mehr zurückzuholen
   *[other] { $n } Figuren mehr zurückzuholen
}
less-off = { $n ->
    [one] 1 Figur weniger zurückzuholen
   *[other] { $n } Figuren weniger zurückzuholen
}

term-points = Punkte
term-row = Reihen
term-sequence = Sequenzen
term-alignment = Ausrichtungen
term-turn = das Beste aus dem Zug machen
term-lines = Kometen in einer Linie
term-off = Figuren außerhalb des Bretts

## Warum nicht

SOLARI-6 = { $victim_id ->
    [6] In diesem Spiel gibt es keinen Jäger.
    [7] In diesem Spiel gibt es keinen Blocker.
   *[other] In diesem Spiel gibt es keinen Doppler.
}
SOLARI-10 = Moment: Es steht noch nicht fest, wer beginnt.
SOLARI-12 = Moment: Erst wird gewürfelt.
SOLARI-13 = { $left ->
    [0] Du hast { $low } und { $high }: Eine Figur zieht so weit, wie eine der beiden sagt.
   *[other] Nur die { $left } ist noch übrig: Eine Figur zieht genau so weit.
}
SOLARI-14 = { $again ->
    [0] Jetzt zieht eine andere Figur, genau { $left } weit.
   *[other] Zieh jetzt eine Figur, genau { $left } weit.
}
SOLARI-16 = { $distance ->
    [one] Ein Feld nach { $way } liegt schon außerhalb des Bretts.
   *[other] Das geht über das Brett hinaus: { $distance } Felder nach { $way }.
}
SOLARI-20 = Danach könnte keine Figur mehr die { $left } ziehen. Du musst beide Zahlen spielen.
SOLARI-21 = Du kannst einen ganzen Zug machen, also musst du auch ziehen.
SOLARI-22 = { $why ->
    [choice] Mit { $values } könntest du keinen ganzen Zug machen.
   *[other] Sechserpasch: Nenne zuerst zwei beliebige Zahlen.
}
SOLARI-24 = Setze zuerst die abgeschossene Figur an den Rand: { $victim } von { $player }.
SOLARI-25 = { $why ->
    [taken] { $rim } ist besetzt. Nimm ein freies Randfeld in der Zeile oder Spalte von { $cell }, wo die Figur getroffen wurde.
   *[other] Die Figur wurde auf { $cell } getroffen: Sie kommt auf ein freies Randfeld in dieser Zeile oder Spalte.
}
SOLARI-26 = { $rim } ist besetzt. In Zeile und Spalte von { $cell } ist kein Randfeld frei; nimm ein anderes freies.
SOLARI-27 = Eine Figur verlässt das Brett nur, wenn der Rand voll ist, und es gibt noch ein freies Randfeld.
SOLARI-28 = { $rim } ist besetzt. Nach einem gezielten Abschuss darfst du jedes freie Randfeld nehmen.
SOLARI-33 = { $why ->
    [moved] Diese Figur hat schon gezogen ({ $victim }). Du hast die abgeschossene Figur eingesetzt; jetzt zieht eine andere.
    [place] Dieselbe Figur ({ $victim }) kann keine { $left } weiterziehen: Setz zuerst die abgeschossene ein.
    [move] Dieselbe Figur muss weiterziehen ({ $victim }): Ist die abgeschossene eingesetzt, kann keine andere { $left } ziehen.
   *[other] Entweder zieht dieselbe Figur weiter ({ $victim }), oder du setzt zuerst die abgeschossene ein.
}
SOLARI-36 = { $why ->
    [off] Diese Figur ist nicht auf dem Brett.
    [lapse] Du kannst deine Figur einsetzen, also verfällt der Zug nicht.
   *[other] Deine Figur kommt auf { $cells } zurück; das ist dein ganzer Zug.
}
SOLARI-38 = Auf { $cell } steht der Blocker von { $player }: Dort kannst du nicht einsetzen.
SOLARI-39 = { $why ->
    [choice] Nur eine Figur, die nicht auf dem Brett ist, kann zurückkommen.
   *[other] Wähle zuerst die Figur, die aufs Brett zurückkommt.
}
SOLARI-40 = Auf { $cell } steht der Blocker von { $player }: Den kannst du nicht abschießen.
SOLARI-42 = Auf { $cell } steht der Doppler von { $player }: Den kannst du nicht abschießen.
SOLARI-45 = Du würdest deinen eigenen Doppler treffen, und für ihn wäre kein Randfeld mehr frei.
SOLARI-52 = Wähle zuerst, in welche Richtung der Komet zeigt.
SOLARI-55 = Den Dominostein { $values } hast du schon gespielt.
SOLARI-56 = { $why ->
    [outcome] Dieser Dominostein ist schon gespielt.
   *[other] Moment: Erst wird ein Dominostein aufgedeckt.
}
SOLARI-57 = { $why ->
    [outcome] Dieser Dominostein liegt schon in der Reihe.
   *[other] Moment: Erst werden die Dominosteine ausgelegt.
}
SOLARI-58 = { $why ->
    [choice] Mit { $values } könntest du keinen ganzen Zug machen. Wähle einen anderen Dominostein.
   *[other] Wähle zuerst einen Dominostein.
}
SOLARI-80 = Das Spiel ist zu Ende: Das Ziel von { $target } ist erreicht.
SOLARI-82 = Das Spiel ist zu Ende: Alle haben { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} gespielt.
SOLARI-83 = Das Spiel ist zu Ende: Alle Dominosteine sind gespielt.
SOLARI-87 = Das Spiel ist zu Ende: Das Ziel von { $target } ist erreicht, und alle hatten gleich viele Züge.

## Was der Zufall zieht, für die Statistik

draws-begins = Wer beginnt
draws-tile = Zahlenpaare

## Bots mit Stil

bot-architect = Architekt
bot-architect-about = Bringt Kometen in Linie und wartet auf die lange Reihe.
bot-opportunist = Opportunist
bot-opportunist-about = Nimmt die Punkte von heute und bereitet nichts für morgen vor.
bot-brawler = Raufbold
bot-brawler-about = Wirft deine Kometen aus ihren Linien, wann immer es geht.
