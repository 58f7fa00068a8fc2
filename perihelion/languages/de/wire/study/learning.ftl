### Lektionen und Fehler, die man noch einmal spielt.

lesson-hint-piece = Fang hier an: { $name }, mit gepunktetem Ring.
lesson-hint-marked = Fang dort an, wo der gepunktete Ring ist.
lesson-hint-button = Die Lösung ist einer der Knöpfe.
lesson-hint-move = Der nächste Schritt: { $says }.
lesson-hint-astray = Von hier aus geht es nicht mehr. Nimm etwas zurück oder fang von vorn an.
lessons-of = Lektionen: { $game }
lesson-next = Nächste Lektion
lesson-play = { $game } spielen

mistakes-of = Fehler: { $game }
mistake-title = Du bist noch einmal dran, { $name }
mistake-text = In der Partie hast du gewählt: { $says }. Das hat etwa { $loss } Prozentpunkte gekostet (± { $error }).
mistake-title-other = { $name } ist dran
mistake-text-other = In der Partie hat { $name } gewählt: { $says }. Das hat etwa { $loss } Prozentpunkte gekostet (± { $error }).
mistake-same-other = Das hat { $name } in der Partie gewählt. Es kostet etwa { $loss } Prozentpunkte.
mistake-goal = Finde einen besseren Zug.
mistake-next = Nächster Fehler
mistake-report = Zum Bericht
mistake-hint-none = Sieh dir alles an, was du hier tun kannst, nicht nur das Naheliegende.
mistake-best = Ja, das ist der bessere Zug.
mistake-good = Gut: Das ist etwa so stark wie der beste Zug, den die Suche gefunden hat ({ $says }).
mistake-same = Das hast du in der Partie gewählt. Es kostet etwa { $loss } Prozentpunkte.
mistake-worse = Es gibt etwas Besseres: Auch das würde etwa { $loss } Prozentpunkte kosten.

puzzles-of = Rätsel: { $game }
difficulty-0 = sehr leicht
difficulty-1 = leicht
difficulty-2 = mittel
difficulty-3 = schwer
difficulty-4 = sehr schwer
puzzle-title = Rätsel, Wertung { $rating }
puzzle-text = Du spielst { $player }.{ $orders ->
    [0] {""}
   *[other] {" "}Du kannst die Schritte auch in anderer Reihenfolge spielen.
}
puzzle-text-begun = Du spielst { $player } und bist mitten im Zug.{ $orders ->
    [0] {""}
   *[other] {" "}Du kannst die Schritte auch in anderer Reihenfolge spielen.
}
puzzle-goal = Spiel den besten Zug.
puzzle-next = Nächstes Rätsel
puzzle-hint = Darum geht es: { $theme }.
puzzle-solution = Die Lösung: { $turn }.
puzzle-done = Richtig: { $turn }. Das ist { $gap } Prozentpunkte besser als alles andere.
puzzle-done-other = Richtig: { $turn }. Noch etwas besser ist die Lösung: { $best }.
puzzle-hinted = Du hattest einen Tipp, darum zählt es nicht als gelöst.
puzzle-wins = Damit gewinnst du das Spiel.
puzzle-missed = Es gibt einen besseren Zug; schon der zweitbeste ist { $gap } Prozentpunkte schlechter.
puzzle-missed-win = Es gibt einen Zug, der das Spiel gewinnt.
puzzle-compared = Im Vergleich: { $why }

practice-title = Aus deiner eigenen Partie (Fach { $box } von { $of })

## Das Analysebrett

analysis-chance = Würfle, oder wähle das Ergebnis.
analysis-other = { $player } ist am Zug. Wechsle zum Weiterspielen zur Ansicht von { $player } oder zu „alles offen“.
error-analysis-no-chance = Hier gibt es nichts zu würfeln oder zu ziehen.
error-analysis-nobody = Hier gibt es keinen Zug zu wählen, oder nicht für den Platz, dessen Ansicht du hast.
error-analysis-position = So kann eine Partie nicht stehen, deshalb lässt sich hier nicht weiterspielen.
error-analysis-game = Zu einer Stellung gehört ein Spiel: Wähle eins aus.
error-analysis-long = Eine Analyse hat höchstens { $n } Züge; zurückgenommene zählen mit.
error-analysis-full = Du hast schon { $n } Analysen gespeichert. Lösche zuerst eine.
error-analysis-unknown = Unter dieser Adresse gibt es keine Analyse. Vielleicht wurde sie gelöscht.
error-analysis-other = Diese Analyse gehört jemand anderem. Speichere eine Kopie und ändere die.
analysis-sealed = Zeile { $line } der versiegelten Partie: { $says }
error-analysis-rules = Diese versiegelte Partie wurde nach anderen Regeln gespielt und lässt sich hier nicht nachspielen.
error-analysis-over = Hier ist das Spiel zu Ende, es gibt nichts mehr auszuspielen.
error-analysis-title = Ein Titel hat 1 bis { $n } Zeichen.
