### Der erste Zug, für Neulinge: was man berührt und warum, zu jeder Entscheidung, die er bringen kann.

tour-welcome = Du hast sechs Kometen. Bring drei oder mehr davon in eine Reihe, dann bekommst du Punkte; eine längere Reihe bringt viel mehr. { $target ->
    [0] Es gewinnt, wer die meisten Punkte hat.
   *[other] Wer zuerst { $target } Punkte hat, gewinnt.
}
tour-MOVE1 = Du hast zwei Zahlen. Mit jeder ziehst du einen Kometen, geradeaus und genau so weit; was im Weg steht, wird übersprungen.
tour-MOVE2 = Jetzt die andere Zahl, mit einem anderen Kometen oder noch einmal mit demselben.
tour-KO1 = Du bist auf einem Kometen gelandet und hast ihn abgeschossen. Zieh mit demselben weiter, oder setze zuerst den anderen an den Rand.
tour-PLACE = Der abgeschossene Komet kommt an den Rand, und du bestimmst, wohin: am besten weit weg von den anderen seiner Farbe.
tour-WILD = Der Sechserpasch ist ein Joker: Wähle zwei beliebige Zahlen.
tour-ENTER = Ein Komet, der vom Brett geschossen wurde, kommt auf ein Feld zurück, das deine beiden Zahlen angeben.
tour-news-hit = Einer deiner Kometen wurde getroffen und liegt wieder am Rand. Das kostet keine Punkte: Zieh ihn wieder hinein.
tour-scored-points = { $n ->
    [one] Du hast einen Punkt gemacht!
   *[other] Du hast { $n } Punkte gemacht!
}
tour-end = Das war ein Zug. Neue Reihen zählen von selbst. Und behalte die anderen im Auge: Du darfst auf ihren Kometen landen und sie an den Rand schicken.
