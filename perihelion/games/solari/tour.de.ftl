### Der erste Zug, für Neulinge: was man berührt und warum, zu jeder Entscheidung, die er bringen kann.

tour-welcome = Sechs Kometen gehören dir. Bring drei oder mehr davon in eine Linie, dann punktest du; eine längere Reihe bringt viel mehr. 36 Punkte gewinnen.
tour-MOVE1 = Zwei Würfel sind gefallen: Jede Zahl zieht einen Kometen, geradeaus und genau so weit. Was im Weg steht, wird übersprungen.
tour-MOVE2 = Jetzt die Zahl, die übrig ist. Ein anderer Komet oder noch einmal derselbe.
tour-KO1 = Du bist auf einem Kometen gelandet und hast ihn abgeschossen. Zieh mit demselben Stein weiter, oder setz zuerst den anderen an den Rand.
tour-PLACE = Der abgeschossene Komet kommt an den Rand, und du sagst, wohin: am besten weit weg von seinen Freunden.
tour-WILD = Ein Sechserpasch ist frei. Nenn die beiden Zahlen, die du gern hättest.
tour-ENTER = Ein Komet, der vom Brett geschossen wurde, kommt dort zurück, wo deine beiden Zahlen es sagen.
tour-end = Das war ein Zug. Neue Reihen zählen von selbst, sobald sie liegen. Und achte darauf, was drüben gebaut wird: Du darfst auf fremden Kometen landen und sie an den Rand schicken.
