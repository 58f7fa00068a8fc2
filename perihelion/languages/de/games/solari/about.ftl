# Was ein Ding auf dem Brett ist, für alle, die darauf zeigen.
about-cell = Mit { $row } und { $column } kommt hier eine Figur zurück, die nicht auf dem Brett ist.
about-sun = Eines der vier Felder der Sonne: Drei oder vier deiner Kometen hier sind auch eine Reihe. Mit { $row } und { $column } kommt hier eine Figur zurück, die nicht auf dem Brett ist.
about-rim = Abgeschossene Figuren kommen an den Rand. { $doubler ->
    [1] Doppler ziehen an ihm entlang.
   *[other] Reihen zählen hier wie überall.
}
about-comet = Zieht genau so viele Felder weit, wie eine Zahl zeigt, geradeaus, und springt über alles hinweg. Drei oder mehr in einer Reihe bringen Punkte.{ $level ->
    [1] { "" }
    [2] {" "}Zahlen in Folge bringen mehr.
   *[other] {" "}Zahlen in Folge bringen mehr, Kometen mit gleicher Richtung auch.
}
about-hunter = Zieht wie ein Komet, auch schräg. Trifft er eine fremde Figur, bestimmt sein Besitzer, auf welches Randfeld sie kommt. In Reihen zählt er nicht.
about-blocker = Zieht wie ein Komet, aber die anderen dürfen nicht auf ihm landen. In Reihen zählt er nicht.
about-doubler = Zieht nur am Rand entlang, in beide Richtungen. Reihen auf einer Linie durch sein Feld zählen für seinen Besitzer doppelt. Die anderen dürfen nicht auf ihm landen.
about-piece-target = Wenn du auf ihr landest, wird die Figur abgeschossen und kommt an den Rand.
about-piece-off = Sie ist nicht auf dem Brett. Ihr Besitzer muss sie zurückholen: mit 2 und 5 zum Beispiel auf Feld 25 oder 52.
about-player = Bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $teams ->
    [1] , mit dem Partner { $team }
   *[other] { "" }
}. { $target ->
    [0] Am Ende gewinnt, wer die meisten Punkte hat.
   *[other] Wer { $target } erreicht, gewinnt.
}
about-counter = Der Zählstein zählt die Punkte rund um das Brett, 36 in jeder Runde. Für das Spiel hat er keine Bedeutung.
about-tile = Dominostein { $lower }-{ $higher }
    .effect = { $used ->
        [1] Schon gespielt. Jeder Stein wird einmal gespielt.
       *[other] { $six ->
            [1] Spiele ihn für einen Zug mit zwei Zahlen, die du selbst nennst. Jeder Stein wird einmal gespielt.
           *[other] Spiele ihn für einen Zug mit diesen beiden Zahlen. Jeder Stein wird einmal gespielt.
        }
    }
about-value = Beim Sechserpasch nennst du zwei beliebige Zahlen, eine kleinere und eine größere, und spielst diese.
about-facing = In diese Richtung zeigt dann der Komet. Drei oder mehr Nachbarn einer Reihe mit gleicher Richtung bringen 1, 3, 9 oder 27 Punkte dazu.
about-tray = { $dice ->
    [1] Die Würfel
   *[other] Der Dominostein
}
    .left = { $count ->
        [0] Keine Zahl ist mehr zu spielen.
        [one] Noch zu spielen: { $values }.
       *[other] Noch zu spielen: { $values }, mit einer Figur zweimal oder mit zwei Figuren je einmal.
    }
    .effect = Eine neue Reihe aus 3, 4, 5, 6 Kometen bringt 1, 3, 9, 27 Punkte{ $level ->
        [1] .
        [2] , mit den Zahlen in Folge 2, 6, 18, 54 dazu.
       *[other] , mit den Zahlen in Folge 2, 6, 18, 54 dazu, alle in gleicher Richtung 1, 3, 9, 27 dazu.
    }
