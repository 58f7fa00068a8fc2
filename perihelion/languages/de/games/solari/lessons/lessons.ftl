### Der Kurs zu Solari. Zu jeder Lektion: Titel, worum es geht, das Ziel, ein erster Tipp und was danach gesagt wird.

lesson-two-moves = Zwei Würfel, zweimal ziehen
lesson-two-moves-text = Du spielst Uranus. Die Würfel zeigen 2 und 3: Mit jeder Zahl ziehst du einmal, geradeaus und genau so weit. Du bestimmst, welche zuerst kommt und ob ein Komet zweimal zieht oder zwei je einmal. Was im Weg steht, wird übersprungen.
lesson-two-moves-goal = Bring Komet 1 in die Sonne, die vier Felder in der Mitte.
lesson-two-moves-hint = Komet 1 steht unterhalb der Sonne und zwei Spalten links von ihr. Er darf beide Würfel nutzen.
lesson-two-moves-done = Das ist ein ganzer Zug: zwei Würfel, zweimal gezogen. Hier ging es in beiden Reihenfolgen.
lesson-two-moves-missed = Dein Zug ist vorbei, und Komet 1 ist nicht in der Sonne. Er muss beide Male selbst ziehen.

lesson-row = Drei in einer Reihe
lesson-row-text = Drei deiner Kometen nebeneinander, waagerecht, senkrecht oder schräg, sind eine Reihe und bringen einen Punkt. Gewertet wird einmal, nachdem du zweimal gezogen hast. Du musst beide Zahlen nutzen: Mach mit der zweiten nicht kaputt, was du mit der ersten gebaut hast.
lesson-row-goal = Bau eine Dreierreihe.
lesson-row-hint = Zwischen den Kometen 2 und 3 ist genau ein Feld frei.
lesson-row-done = Dein erster Punkt! Die andere Zahl bekam ein Komet, der für die Reihe nicht gebraucht wird.
lesson-row-missed = Das wurde keine Reihe. Die eine Zahl füllt die Lücke, die andere bekommt ein Komet, der dort nicht gebraucht wird.

lesson-longer = Lange Reihen bringen viel mehr
lesson-longer-text = Reihen aus 3, 4, 5 und 6 Kometen bringen 1, 3, 9 und 27 Punkte. Nur Neues zählt: Die Dreierreihe, die hier schon liegt, bringt nichts mehr. Sobald sie aber wächst, zählt sie in ihrer neuen Länge.
lesson-longer-goal = Hol in diesem Zug 3 Punkte.
lesson-longer-hint = Sieh dir die beiden Enden der Reihe an. Welcher Komet kommt mit einer Zahl dorthin?
lesson-longer-done = Vier in einer Reihe, 3 Punkte. Frag dich immer, ob eine Reihe noch wachsen kann.
lesson-longer-missed = Das waren keine 3 Punkte. Die Reihe muss liegen bleiben und an einem Ende einen vierten Kometen bekommen.

lesson-knock-out = Abschießen
lesson-knock-out-text = Landest du auf einem fremden Kometen, ist er abgeschossen, und du setzt ihn an den Rand. Zieht ein einziger Komet beide Male und trifft nur eine Figur, darfst du jedes freie Randfeld wählen; sonst eines in der Zeile oder Spalte des Treffers.
lesson-knock-out-goal = Neptun hat eine Reihe durch die Sonne. Schieß Neptuns Komet 2 in ihrer Mitte ab.
lesson-knock-out-hint = Dein Komet 1 steht 3 Felder darunter und 2 Felder daneben. Wähle dann ein Randfeld weit weg.
lesson-knock-out-done = Die Reihe ist gesprengt. Abschüsse bringen keine Punkte, aber sie kosten die anderen ihre.
lesson-knock-out-missed = Neptuns Komet 2 steht noch da. Du musst genau auf ihm landen.

lesson-six-six = Der Joker 6-6
lesson-six-six-text = Bei 6-6 nennst du zwei beliebige Zahlen und ziehst mit ihnen. Nennst du einen Pasch, und ein Komet zieht beide Male und trifft eine Figur, dann muss sie ganz vom Brett.
lesson-six-six-goal = Schieß Neptuns Komet 2 vom Brett.
lesson-six-six-hint = Zähl die Felder von deinem Kometen 1 zu Neptuns Komet 2: wie viele hinauf, wie viele nach links? Es muss zweimal dieselbe Zahl sein.
lesson-six-six-done = Weg ist er! Neptun braucht einen ganzen Zug, um ihn zurückzubringen.
lesson-six-six-missed = Neptuns Komet 2 ist noch auf dem Brett. Nur mit einem Pasch, den ein einziger Komet zieht, muss er hinaus.

lesson-back = Zurück ins Spiel
lesson-back-text = Ist einer deiner Kometen nicht auf dem Brett, bringen ihn deine Würfel zurück: 3 und 4 führen in Zeile 3, Spalte 4 oder in Zeile 4, Spalte 3, von oben links ab 0 gezählt. Das ist dein ganzer Zug, und er wird gewertet. Auch drei Kometen in der Sonne sind eine Reihe.
lesson-back-goal = Bring Komet 3 zurück und hol einen Punkt.
lesson-back-hint = Beide Felder, die die Würfel erlauben, liegen in der Sonne, und dort stehen schon zwei deiner Kometen.
lesson-back-done = Ein Komet zurück und gleich ein Punkt. Jetzt weißt du alles, was du brauchst: Wer zuerst 36 Punkte hat, gewinnt.
lesson-back-missed = Das brachte keinen Punkt. Nimm den Kometen und setze ihn in die Sonne.
