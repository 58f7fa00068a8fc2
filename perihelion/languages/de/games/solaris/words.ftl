# Solaris: jeder Satz, den jemand liest.

game = Solaris
game-about = Sechs Stationen im Ring, ein Laser: Bring deine Energie an die richtigen Stationen und vor den anderen auf den Laser. Für 3 bis 5 Spieler.
game-length = 45–60
luck = Karten
undo-dice = Es wurde schon gezogen, und das bleibt.
analysis-chance = Zieh, oder wähle das Ergebnis.

option-players = Spieler
option-players-about = Jeder leitet einen der Konzerne, die sich die Raumstation teilen.
option-time_game = Wettlauf gegen die Zeit
option-time_game-about = Das Spiel dauert genau vier Runden.
option-layout = Anordnung
option-layout-about = Die Reihenfolge der Stationen um den Laser: die übliche, eine zufällige oder eine eigene, zum Beispiel BT ED SP CT HQ EC (BT Biotop, ED Maschinendeck, SP Raumhafen, CT Kantine, HQ Kommandozentrale, EC Energiezentrum).
option-layout-standard = üblicher Ring
option-layout-random = zufällig, das Energiezentrum zuletzt
option-max_rounds = Höchstzahl an Runden
option-max_rounds-about = Hat bis dahin niemand gewonnen, endet das Spiel nach dieser Runde.

## Namen

seat-0 = Weiß
seat-1 = Grau
seat-2 = Gelb
seat-3 = Schwarz
seat-4 = Orange
station-0 = Maschinendeck
    .an = am Maschinendeck
    .von = vom Maschinendeck
    .zu = zum Maschinendeck
    .von = vom Maschinendeck
station-1 = Kommandozentrale
    .an = an der Kommandozentrale
    .von = von der Kommandozentrale
    .zu = zur Kommandozentrale
    .von = von der Kommandozentrale
station-2 = Biotop
    .an = am Biotop
    .von = vom Biotop
    .zu = zum Biotop
    .von = vom Biotop
station-3 = Raumhafen
    .an = am Raumhafen
    .von = vom Raumhafen
    .zu = zum Raumhafen
    .von = vom Raumhafen
station-4 = Kantine
    .an = an der Kantine
    .von = von der Kantine
    .zu = zur Kantine
    .von = von der Kantine
station-5 = Energiezentrum
    .an = am Energiezentrum
    .von = vom Energiezentrum
    .zu = zum Energiezentrum

other-0 = { station-0 }
    .an = { station-0.an }
    .von = { station-0.von }
other-1 = { station-1 }
    .an = { station-1.an }
    .von = { station-1.von }
other-2 = { station-2 }
    .an = { station-2.an }
    .von = { station-2.von }
other-3 = { station-3 }
    .an = { station-3.an }
    .von = { station-3.von }
other-4 = { station-4 }
    .an = { station-4.an }
    .von = { station-4.von }
other-5 = { station-5 }
    .an = { station-5.an }
    .von = { station-5.von }
    .von = vom Energiezentrum

colour-0 = lila
    .sachlich = lila
colour-1 = pinke
    .sachlich = pinkes
colour-2 = blaue
    .sachlich = blaues
colour-3 = grüne
    .sachlich = grünes

cw-0 = lila
cw-1 = pink
cw-2 = blau
cw-3 = grün
ccw-0 = lila
ccw-1 = pink
ccw-2 = blau
ccw-3 = grün

card-0 = lila Karte „Maschinendeck“
    .dativ = lila Karte „Maschinendeck“
card-1 = pinke Karte „Maschinendeck“
    .dativ = pinken Karte „Maschinendeck“
card-2 = blaue Karte „Maschinendeck“
    .dativ = blauen Karte „Maschinendeck“
card-3 = grüne Karte „Maschinendeck“
    .dativ = grünen Karte „Maschinendeck“
card-4 = lila Karte „Kommandozentrale“
    .dativ = lila Karte „Kommandozentrale“
card-5 = pinke Karte „Kommandozentrale“
    .dativ = pinken Karte „Kommandozentrale“
card-6 = blaue Karte „Kommandozentrale“
    .dativ = blauen Karte „Kommandozentrale“
card-7 = grüne Karte „Kommandozentrale“
    .dativ = grünen Karte „Kommandozentrale“
card-8 = lila Karte „Biotop“
    .dativ = lila Karte „Biotop“
card-9 = pinke Karte „Biotop“
    .dativ = pinken Karte „Biotop“
card-10 = blaue Karte „Biotop“
    .dativ = blauen Karte „Biotop“
card-11 = grüne Karte „Biotop“
    .dativ = grünen Karte „Biotop“
card-12 = lila Karte „Raumhafen“
    .dativ = lila Karte „Raumhafen“
card-13 = pinke Karte „Raumhafen“
    .dativ = pinken Karte „Raumhafen“
card-14 = blaue Karte „Raumhafen“
    .dativ = blauen Karte „Raumhafen“
card-15 = grüne Karte „Raumhafen“
    .dativ = grünen Karte „Raumhafen“
card-16 = lila Karte „Kantine“
    .dativ = lila Karte „Kantine“
card-17 = pinke Karte „Kantine“
    .dativ = pinken Karte „Kantine“
card-18 = blaue Karte „Kantine“
    .dativ = blauen Karte „Kantine“
card-19 = grüne Karte „Kantine“
    .dativ = grünen Karte „Kantine“
card-20 = lila Karte „Energiezentrum“
    .dativ = lila Karte „Energiezentrum“
card-21 = pinke Karte „Energiezentrum“
    .dativ = pinken Karte „Energiezentrum“
card-22 = blaue Karte „Energiezentrum“
    .dativ = blauen Karte „Energiezentrum“
card-23 = grüne Karte „Energiezentrum“
    .dativ = grünen Karte „Energiezentrum“

spare-0 = erste
spare-1 = zweite

## Was jetzt zu tun ist

phase-CHOOSE = Du bist dran: Wähle { $station_an } eine Aktion.
phase-REPLENISH = Spiele Karten „{ $station }“: Jede bringt hier eine Energie.
phase-REDIRECT = Spiele Karten in den Farben der beiden Brücken: Jede verschiebt eine Energie zur Nachbarstation.
phase-EXCHANGE_DISCARD = Wirf die Karte ab, die du tauschen willst.
phase-EXCHANGE_DRAW = Nimm eine Karte aus der Auslage oder vom Stapel.
phase-ENGINE = Spiele Karten anderer Stationen: Eine Energie bezahlt zwei Karten derselben Station.
phase-HQ_DRAW = Nimm { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} aus der Auslage oder vom Stapel.
phase-HQ_MORE = Noch eine Energie für zwei Karten ausgeben oder aufhören?
phase-BIOTOPE = Wähle eine Richtung, und wie viele Stationen je eine Energie bekommen.
phase-PORT = Docke Shuttles an, für je eine Energie.
phase-CANTEEN = Zieh für je 1 Energie eine Karte von einem Mitspieler.
phase-CENTRE = Spiele Karten in den Farben angedockter Shuttles: Jede bringt eine Energie auf den Laser.
phase-REPLACE = Nimm { $cards ->
    [one] eine neue Karte
   *[other] { $cards } neue Karten
} aus der Auslage oder vom Stapel.
phase-LIMIT_TURN = { $count ->
    [one] Wirf eine Karte ab: Sieben darfst du behalten.
   *[other] Wirf { $count } Karten ab: Sieben darfst du behalten.
}
phase-LIMIT_CANTEEN = { $count ->
    [one] Wirf eine Karte ab: Sieben darfst du behalten.
   *[other] Wirf { $count } Karten ab: Sieben darfst du behalten.
}
phase-LIMIT_ROUND = { $count ->
    [one] Wirf eine Karte ab: Sieben darfst du behalten.
   *[other] Wirf { $count } Karten ab: Sieben darfst du behalten.
}

## Was zur Wahl steht

act-pass = Passen
act-replenish = Auffüllen: Karten „{ $station }“ bringen hier Energie
act-redirect = Verschieben: Energie über eine Brücke schicken
act-exchange = Eine Karte tauschen
act-station = { $station_id ->
    [0] Maschinendeck: 1 Energie → zwei Karten einer Station spielen, für Energie dort
    [1] Kommandozentrale: 1 Energie → 2 Karten
    [2] Biotop: 1 Energie → Energie an andere Stationen weitergeben
    [3] Raumhafen: 1 Energie → ein Shuttle andocken
    [4] Kantine: 1 Energie → eine Karte von einem Mitspieler
   *[other] Energiezentrum: Energie auf den Laser schicken
}
act-done = Fertig
act-spend = Noch eine Energie für zwei Karten ausgeben
act-draw-stack = Eine Karte vom Stapel ziehen
act-draw-display = Die { $card } nehmen
act-steal = Für 1 Energie bei { $seat } eine Karte ziehen
act-biotope-cw = Im Uhrzeigersinn für { $price } Energie: { given }
act-biotope-ccw = Gegen den Uhrzeigersinn für { $price } Energie: { given }
act-play = { $price ->
    [0] Die { $card } spielen
   *[other] Die { $card } für { $price } Energie spielen
}
act-send-cw = Mit der { $card_dativ } 1 Energie im Uhrzeigersinn verschieben: { $station }
act-send-ccw = Mit der { $card_dativ } 1 Energie gegen den Uhrzeigersinn verschieben: { $station }
act-discard = Die { $card } abwerfen
act-dock = Das { $colour } Shuttle für 1 Energie { $station_an } andocken

given = { $gifts ->
    [one] 1 { $station_an }
    [2] je 1 { $other_an } und { $station_an }
   *[other] je 1 an { $gifts } Stationen, { $other_von } bis { $station_zu }{ $skipped ->
        [1] , volle ausgelassen
       *[other] {""}
    }
}

## Der Verlauf

log-pass = { $player } passt.
log-replenish = { $player } füllt Energie { $station_an } auf.
log-redirect = { $player } verschiebt Energie { $station_an }.
log-exchange = { $player } tauscht eine Karte.
log-station = { $station_id ->
    [1] { $player } zahlt 1 Energie an der Kommandozentrale für zwei Karten.
   *[other] { $player } führt die Stationsaktion { $station_an } aus.
}
log-done = { $player } beendet die Aktion.
log-spend = { $player } zahlt noch eine Energie für zwei Karten.
log-draw-stack = { $player } zieht eine Karte vom Stapel.
log-draw-display = { $player } nimmt die { $card } aus der Auslage.
log-steal = { $player } zahlt 1 Energie und zieht bei { $seat } eine Karte.
log-biotope-cw = { $player } zahlt { $price } Energie und verteilt im Uhrzeigersinn: { given }.
log-biotope-ccw = { $player } zahlt { $price } Energie und verteilt gegen den Uhrzeigersinn: { given }.
log-play = { $use ->
    [laser] { $player } spielt die { $card }.
   *[other] { $player } spielt die { $card }{ $price ->
        [0] {""}
       *[other] {" "}für { $price } Energie
    } und hat { $station_an } jetzt { $now } Energie.
}
log-send-cw = { $player } verschiebt mit der { $card_dativ } 1 Energie { $other_von } { $station_zu }: dort jetzt { $now }.
log-send-ccw = { $player } verschiebt mit der { $card_dativ } 1 Energie { $other_von } { $station_zu }: dort jetzt { $now }.
log-discard = { $player } wirft die { $card } ab.
log-dock = { $player } zahlt 1 Energie und dockt das { $colour } Shuttle { $station_an } an.

chance-LAYOUT = Als Nächstes liegt im Ring: { $station }.
chance-BRIDGE = Eine { $colour } Brücke wird gezogen.
chance-TILE_A = Startplättchen { $half } wird verteilt.
chance-TILE_B = Startplättchen { $half } wird verteilt.
chance-PLACING = { $seat } setzt die Energiemarker.
chance-DEAL = { $player } erhält die { $card }.
chance-DEAL-unseen = { $player } erhält eine Karte.
chance-DISPLAY = Die { $card } kommt in die Auslage.
chance-DRAW = { $player } hat gezogen: { $card }.
chance-DRAW-unseen = {""}
chance-STEAL = Es ist die { $card }.
chance-STEAL-unseen = Sie liegt verdeckt.
chance-SWAP_CARD = Für die Brücken wird eine Karte aufgedeckt: { $card }.
chance-SWAP_PLACE = {""}

event-start = { $player } beginnt mit { $energy } Energie, im Uhrzeigersinn ab der ersten Station.
event-laser = { $station_id ->
    [5] 2 Energie vom Energiezentrum bringen 1 auf den Laser
   *[other] 1 Energie vom Energiezentrum und 1 { $station_von } gehen auf den Laser
}: { $player } steht jetzt auf { $laser }.
event-reshuffle = Der Nachziehstapel ist leer; der Ablagestapel wird zum neuen Stapel.
event-pick-up = { $player } nimmt { $cards ->
    [one] die Karte
   *[other] die { $cards } Karten
} aus der Kantine auf die Hand.
event-swap = Neue Brücken { $station_an }: { $cw } im, { $ccw } gegen den Uhrzeigersinn.
event-low-stations = { $player } zieht { $cards ->
    [one] eine Karte für eine Station
   *[other] { $cards } Karten für Stationen
} mit 0 oder 1 Energie.
event-round = Runde { $round } beginnt. Alle Shuttles liegen wieder im Vorrat.
event-station = Weiter { $station_an }.
event-limit = Niemand hat 7 auf dem Laser erreicht; das Spiel endet nach Runde { $round }.
event-wins = { $player } gewinnt.
event-shares = { $player } gehört zu den Siegern.

line-laser = Laser
line-energy-centre = Energie am Energiezentrum

## Ein Zug in einem Satz

brief-pass = { $advice ->
    [1] pass
   *[other] passen
}
brief-station = { $station_id ->
    [1] 1 Energie für 2 Karten
   *[other] {""}
}
brief-spend = { $advice ->
    [1] { begin-spend }
   *[other] noch 1 Energie für 2 Karten
}
brief-draw-stack = { $advice ->
    [1] { $use ->
        [exchange] …gegen eine Karte vom Stapel
       *[other] { begin-draw-stack }
    }
   *[other] { $use ->
        [exchange] …gegen eine Karte vom Stapel tauschen
       *[other] { $times ->
            [one] 1 Karte vom Stapel
           *[other] { $times } Karten vom Stapel
        }
    }
}
brief-draw-display = { $advice ->
    [1] { $use ->
        [exchange] …gegen die { $card }
       *[other] { begin-draw-display }
    }
   *[other] { $use ->
        [exchange] …gegen die { $card } tauschen
       *[other] { $card } aus der Auslage
    }
}
brief-steal = { $advice ->
    [1] { begin-steal }
   *[other] für 1 Energie eine Karte von { $seat }
}
brief-biotope-cw = { $advice ->
    [1] { begin-biotope-cw }
   *[other] { $price } Energie vom Biotop für { given }
}
brief-biotope-ccw = { $advice ->
    [1] { begin-biotope-ccw }
   *[other] { $price } Energie vom Biotop für { given }
}
brief-play = { $advice ->
    [1] { begin-play }
   *[other] { $use ->
        [laser] { $times } Energie { $station } → Laser (jetzt { $now })
        [engine] +{ $times } Energie { $station_an } mit dem Maschinendeck (jetzt { $now })
       *[other] +{ $times } Energie { $station_an } (jetzt { $now })
    }
}
brief-send-cw = { $advice ->
    [1] { begin-send-cw }
   *[other] { $times } Energie { $other } → { $station } (jetzt { $now })
}
brief-send-ccw = { $advice ->
    [1] { begin-send-ccw }
   *[other] { $times } Energie { $other } → { $station } (jetzt { $now })
}
brief-discard = { $advice ->
    [1] { begin-discard }
   *[other] { $use ->
        [exchange] { $card }
       *[other] { $card } abwerfen
    }
}
brief-dock = { $advice ->
    [1] { begin-dock }
   *[other] { $colour_sachlich } Shuttle { $station_zu }
}
begin-station = { $station_id ->
    [1] zahl 1 Energie für 2 Karten
   *[other] {""}
}
begin-spend = zahl noch 1 Energie für 2 Karten
begin-draw-stack = { $use ->
    [exchange] nimm dafür eine Karte vom Stapel
   *[other] { $times ->
        [one] nimm 1 Karte vom Stapel
       *[other] nimm { $times } Karten vom Stapel
    }
}
begin-draw-display = { $use ->
    [exchange] nimm dafür die { $card }
   *[other] nimm die { $card } aus der Auslage
}
begin-steal = zieh für 1 Energie eine Karte von { $seat }
begin-biotope-cw = zahl { $price } Energie am Biotop: { given }
begin-biotope-ccw = zahl { $price } Energie am Biotop: { given }
begin-play = { $use ->
    [laser] schick { $times } Energie { $station_von } auf den Laser (dann { $now })
    [engine] bring mit dem Maschinendeck { $times } Energie { $station_zu } (dann { $now })
   *[other] bring { $times } Energie { $station_zu } (dann { $now })
}
begin-send-cw = schick { $times } Energie { $other_von } { $station_zu } (dann { $now })
begin-send-ccw = schick { $times } Energie { $other_von } { $station_zu } (dann { $now })
begin-discard = { $use ->
    [exchange] tausch die { $card }
   *[other] wirf die { $card } ab
}
begin-dock = dock das { $colour } Shuttle { $station_an } an
begin-done = drück auf „{ act-done }“

more-laser = { $n } Energie mehr auf dem Laser
less-laser = { $n } Energie weniger auf dem Laser
more-reach = { $n } Energie mehr für den Laser bereit
less-reach = { $n } Energie weniger für den Laser bereit
more-centre = { $n } Energie mehr am Energiezentrum
less-centre = { $n } Energie weniger am Energiezentrum
more-energy = { $n } Energie mehr an den anderen Stationen
less-energy = { $n } Energie weniger an den anderen Stationen
more-cards = { $n ->
    [one] 1 Karte mehr
   *[other] { $n } Karten mehr
}
less-cards = { $n ->
    [one] 1 Karte weniger
   *[other] { $n } Karten weniger
}

gain-laser = { $sign }{ $n } auf dem Laser

## Was zählt

term-laser = Energie auf dem Laser
term-transfer = Vorbereitung auf den Laser
term-plan = Energie dort, wo ein Shuttle sie holen kann
term-centre = Energie am Energiezentrum
term-energy = Energie an den anderen Stationen
term-cards = Karten
term-promise = die richtige Aktion wählen

## Warum nicht

SOLARIS-2 = { $why ->
    [outcome] Diese Karte ist nicht mehr im Nachziehstapel.
   *[other] Einen Moment: Gerade wird eine Karte gezogen.
}
SOLARIS-4 = { $why ->
    [outcome] Beide Brücken dieser Farbe liegen schon.
   *[other] Einen Moment: Gerade werden die Brücken gelegt.
}
SOLARIS-5 = { $why ->
    [outcome] Dieses Startplättchen ist schon verteilt.
   *[other] Einen Moment: Gerade werden die Startplättchen verteilt.
}
SOLARIS-6 = { $why ->
    [outcome] Wähle jemanden, dessen Energiemarker noch nicht stehen.
   *[other] Einen Moment: Gerade werden die Energiemarker gesetzt.
}
SOLARIS-19 = Wähle zuerst eine Aktion { $station_an }: auffüllen, verschieben, tauschen, ihre eigene Aktion oder passen.
SOLARIS-20 = { $why ->
    [begun] Beende zuerst die Aktion, die du begonnen hast.
   *[other] Du hast deine Aktion gewählt: Führe mindestens einen Schritt davon aus. Zurücknehmen kannst du sie nicht.
}
SOLARIS-23 = { $why ->
    [none] Du hast keine Karte „{ $station }“.
    [not-held] Diese Karte hast du nicht.
   *[other] Auffüllen kannst du hier nur mit Karten „{ $station }“.
}
SOLARIS-24 = Du hast { $station_an } schon 7 Energie, mehr geht nicht.
SOLARIS-25 = { $why ->
    [none] Du hast keine Karte der Farbe { $cw } oder { $ccw }: Das sind die Farben der Brücken { $station_an }.
    [none-same] Du hast keine Karte der Farbe { $cw }: Beide Brücken { $station_an } haben diese Farbe.
    [not-held] Diese Karte hast du nicht.
   *[other] Für diese Brücke brauchst du eine Karte der Farbe { $cw }.
}
SOLARIS-26 = Du hast { $station_an } keine Energie, die du verschieben könntest.
SOLARIS-29 = { $why ->
    [all] Überall, wohin deine Karten Energie schicken könnten, hast du schon 7.
   *[other] Du hast { $station_an } schon 7 Energie.
}
SOLARIS-31 = { $why ->
    [empty] Du hast keine Karte zum Tauschen.
    [not-held] Diese Karte hast du nicht.
   *[other] Du tauschst gerade eine Karte: Wirf eine ab, dann nimm eine aus der Auslage oder vom Stapel.
}
SOLARIS-34 = Du hast { $station_an } keine Energie, um das zu bezahlen.
SOLARIS-36 = { $why ->
    [none] Du hast keine Karte einer anderen Station.
    [not-held] Diese Karte hast du nicht.
   *[other] Am Maschinendeck spielst du Karten anderer Stationen.
}
SOLARIS-37 = Du hast hier keine Energie mehr für eine Karte „{ $station }“; nur jede zweite Karte einer Station ist umsonst.
SOLARIS-38 = { $why ->
    [all] Überall, wohin deine Karten Energie bringen könnten, hast du schon 7.
   *[other] Du hast { $station_an } schon 7 Energie.
}
SOLARIS-39 = Nimm zuerst die Karten, die du bezahlt hast, aus der Auslage oder vom Stapel.
SOLARIS-40 = Wähle zuerst: noch eine Energie ausgeben oder die Aktion beenden.
SOLARIS-42 = { $why ->
    [not-held] Diese Karte hast du nicht.
   *[other] Sieben Karten darfst du behalten: Wirf zuerst { $count } ab.
}
SOLARIS-43 = Das kostet { $price } Energie am Biotop; du hast { $energy }.
SOLARIS-46 = { $stations ->
    [0] An allen anderen Stationen hast du schon 7 Energie.
    [one] Nur eine Station kann Energie bekommen: An den anderen hast du schon 7.
   *[other] Nur { $stations } Stationen können Energie bekommen: An den anderen hast du schon 7.
}
SOLARIS-48 = Dieses Shuttle ist schon angedockt und bleibt bis zum Ende der Runde dort.
SOLARIS-50 = Alle Shuttles sind angedockt.
SOLARIS-51 = { $why ->
    [self] Bei dir selbst kannst du keine Karte ziehen.
    [absent] Dort sitzt niemand.
    [robbed] Bei { $seat } hast du in diesem Zug schon eine Karte gezogen.
    [outcome] { $seat } hat diese Karte nicht.
   *[other] Einen Moment: Gerade wird bei { $seat } eine Karte gezogen.
}
SOLARIS-52 = { $why ->
    [all] Von den anderen hat niemand eine Karte auf der Hand.
   *[other] { $player } hat keine Karte auf der Hand.
}
SOLARIS-54 = { $why ->
    [not-held] Diese Karte hast du nicht.
   *[other] Nach der Kantine darfst du sieben Karten behalten: Wirf zuerst { $count } ab.
}
SOLARIS-55 = { $why ->
    [none] Für den Laser brauchst du eine Karte in der Farbe eines angedockten Shuttles und Energie an der Station, an der es angedockt ist.
    [not-held] Diese Karte hast du nicht.
    [no-shuttle] Das { $colour } Shuttle ist nicht angedockt.
   *[other] Das { $colour } Shuttle ist { $station_an } angedockt, und dort hast du keine Energie.
}
SOLARIS-57 = Das Shuttle ist am Energiezentrum selbst angedockt: Das kostet dort zwei Energie, und du hast nur eine.
SOLARIS-60 = Nimm zuerst deine neuen Karten, aus der Auslage oder vom Stapel.
SOLARIS-63 = { $why ->
    [none] Dieser Platz der Auslage ist leer, und es gibt keine Karte, um ihn aufzufüllen.
   *[other] Dieser Platz der Auslage ist leer; Lücken werden am Ende des Zuges aufgefüllt.
}
SOLARIS-65 = { $why ->
    [display] Stapel und Ablagestapel sind leer: Nimm eine Karte aus der Auslage.
   *[other] Es gibt keine Karte mehr, die du nehmen könntest.
}
SOLARIS-67 = Einen Moment: Gerade werden die Brücken getauscht.
SOLARIS-69 = { $why ->
    [not-held] Diese Karte hast du nicht.
   *[other] Vor der nächsten Runde darfst du sieben Karten behalten: Wirf zuerst { $count } ab.
}
SOLARIS-70 = Das Spiel ist zu Ende: Jemand hat 7 auf dem Laser erreicht.
SOLARIS-74 = Das Spiel ist zu Ende: Der Wettlauf gegen die Zeit dauert vier Runden.
SOLARIS-75 = { $why ->
    [outcome] Diese Station liegt schon im Ring.
   *[other] Einen Moment: Gerade werden die Stationen gelegt.
}
SOLARIS-76 = Das Spiel ist zu Ende: Nach Runde { $round } ist Schluss, auch wenn niemand 7 auf dem Laser erreicht hat.

## Was der Zufall zieht, für die Statistik

draws-layout = Reihenfolge der Stationen
draws-bridge = Brücken
draws-tile-a = Startplättchen A
draws-tile-b = Startplättchen B
draws-placing = Wer setzt
draws-card = Karten
draws-swap-place = Platz der freien Brücke

## Bots mit Stil

bot-collector = Sammler
bot-collector-about = Hält viele Karten, um die richtige Farbe zu haben.
bot-keeper = Hüter
bot-keeper-about = Hat an den äußeren Stationen viel Energie und gibt sie spät aus.
bot-centralist = Zentralist
bot-centralist-about = Schickt zuerst alles ins Energiezentrum.
