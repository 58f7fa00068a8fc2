### Lektionen und Fehler, die man noch einmal spielt.

lesson-hint-piece = Fang an mit „{ $name }“. Ein gepunkteter Ring zeigt, wo.
lesson-hint-marked = Fang dort an, wo der gepunktete Ring ist.
lesson-hint-button = Diesmal nichts auf dem Brett: Sieh dir die Knöpfe an.
lesson-hint-move = Der Zug: { $says }.
lesson-hint-astray = Von hier aus weiß ich keinen Weg. Nimm zurück oder fang von vorn an.
lessons-of = Lektionen: { $game }
lesson-next = Nächste Lektion
lesson-play = { $game } spielen

mistakes-of = Fehler: { $game }
mistake-title = Noch einmal du, { $name }
mistake-text = In der Partie hast du gewählt: { $says }. Das kostete etwa { $loss } % Gewinnchance (± { $error }).
mistake-goal = Finde einen besseren Zug.
mistake-next = Nächster Fehler
mistake-report = Zum Bericht
mistake-hint = Das bringt der bessere Zug: { $why }.
mistake-hint-none = Sieh dir alles an, was du hier tun kannst, nicht nur das Naheliegende.
mistake-best = Ja, das ist der bessere Zug.
mistake-good = Gut: Das ist etwa so stark wie der beste Zug, den die Suche gefunden hat ({ $says }).
mistake-same = Das hast du in der Partie gewählt. Es kostet etwa { $loss } % Gewinnchance.
mistake-worse = Es gibt etwas Besseres: Auch das würde etwa { $loss } % Gewinnchance kosten.

puzzles-of = Rätsel: { $game }
puzzle-title = Rätsel, Wertung { $rating }
puzzle-text = { $player } ist am Zug. Ein Zug ist viel besser als alle anderen: Eine tiefe Suche hat sich davon überzeugt.
puzzle-goal = Finde den besten Zug.
puzzle-next = Nächstes Rätsel
puzzle-hint = Darum geht es: { $theme }.
puzzle-done = Das ist er: mindestens { $gap } % mehr Gewinnchance als jeder andere Zug ({ $theme }).
puzzle-missed = Es gibt einen besseren Zug. Schon der zweitbeste kostet etwa { $gap } % Gewinnchance.

practice-title = Aus deiner eigenen Partie (Fach { $box } von { $of })

## Das Analysebrett

analysis-chance = Jetzt entscheidet das Glück: Würfle, oder lege fest, was kommt.
analysis-other = { $player } ist am Zug. Zum Weiterspielen alles zeigen oder diesen Platz wählen.
error-analysis-no-chance = Hier gibt es nichts zu würfeln.
error-analysis-nobody = Hier hat niemand einen Zug zu wählen, oder nicht der Platz, von dem aus du schaust.
error-analysis-position = So kann eine Partie nicht stehen, deshalb lässt sich hier nicht weiterspielen.
error-analysis-game = Zu einer Stellung gehört ein Spiel: Wähle eins aus.
error-analysis-long = Eine Analyse hat höchstens { $n } Züge; zurückgenommene zählen mit.
error-analysis-full = Du bewahrst schon { $n } Analysen auf. Lösche zuerst eine.
error-analysis-unknown = Unter dieser Adresse gibt es keine Analyse. Vielleicht wurde sie gelöscht.
error-analysis-other = Diese Analyse gehört jemand anderem. Bewahre eine Kopie auf und ändere die.
analysis-sealed = Zeile { $line } der versiegelten Partie: { $says }
error-analysis-rules = Diese versiegelte Partie wurde nach anderen Regeln gespielt und lässt sich hier nicht nachspielen.
error-analysis-over = Hier ist das Spiel zu Ende, es gibt nichts mehr auszuspielen.
error-analysis-title = Ein Titel hat 1 bis { $n } Zeichen.
