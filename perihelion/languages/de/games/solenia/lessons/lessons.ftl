### Der Kurs zu Solenia. Zu jeder Lektion: Titel, worum es geht, das Ziel, ein erster Tipp und was danach gesagt wird.

lesson-island = Eine Karte auf einer Insel
lesson-island-text = In jedem Zug nutzt du eine Karte. Leg sie auf das Feld des Luftschiffs oder auf ein leeres Feld daneben, nicht schräg. Auf einer Insel bekommst du so viele ihrer Waren, wie die Zahl auf der Karte sagt: 0, 1 oder 2.
lesson-island-goal = Hol dir 2 Getreide.
lesson-island-hint = Direkt vor dem Luftschiff liegt eine Getreideinsel. Welche deiner Karten bringt zwei?
lesson-island-done = Zwei Getreide im Lager. Das kleine Bild auf der Karte zählt später; dazu kommen wir noch.
lesson-island-missed = Das waren keine 2 Getreide. Du brauchst die Karte mit der 2 auf einer Getreideinsel neben dem Luftschiff.

lesson-distance = Weiter weg
lesson-distance-text = Du kannst auch von deinen eigenen Karten aus weitergehen: Die Felder neben ihnen kosten nichts. Alles andere kostet eine beliebige Ware für jedes Feld dazwischen. Karten der anderen helfen dir nicht.
lesson-distance-goal = Hol dir 2 Holz. Keine Holzinsel ist diesmal umsonst zu erreichen.
lesson-distance-hint = Such eine Holzinsel, zu der vom Luftschiff oder von deiner Karte aus nur ein Feld dazwischenliegt.
lesson-distance-done = Eine Ware bezahlt, zwei bekommen. Mehr als den kürzesten Weg bezahlst du nie.
lesson-distance-missed = Das waren keine 2 Holz. Die Karte mit der 2 muss auf eine Holzinsel; der Weg kostet dich eine Ware.

lesson-deliver = Ein Auftrag
lesson-deliver-text = In einer Stadt bringt deine Karte so viele Sterne, wie ihre Zahl sagt, und du musst einen offenen Auftrag dieser Stadt erfüllen: einen Tagauftrag in einer Tagstadt, einen Nachtauftrag in einer Nachtstadt. Er kommt auf dein Tableau, und sein Platz dort bringt einen Bonus.
lesson-deliver-goal = Erfülle den Auftrag über 2 Stein und 1 Wasser und hol 2 Sterne für die Karte.
lesson-deliver-hint = Direkt neben dem Luftschiff ist eine Tagstadt. Nur ein offener Auftrag passt zu deinen Waren.
lesson-deliver-done = 2 Sterne, ein Auftrag für 5 weitere und 1 Holz als Bonus seines Platzes.
lesson-deliver-missed = Der Auftrag ist nicht erfüllt, oder die Karte war zu klein. In die Stadt gehört eine 2.

lesson-airship = Das Luftschiff fliegt weiter
lesson-airship-text = Eine Karte mit einer 0 bringt sofort nichts, aber das Luftschiff fliegt weiter. Dann wird jede Karte auf dem hintersten Spielplanteil nach ihrem kleinen Bild gewertet: Waren, oder ein Stern, wenn sie auf der richtigen Insel liegt. Danach wird das Teil gewendet und vorn angelegt: Aus Nacht wird Tag.
lesson-airship-goal = Lass deine beiden Karten ganz hinten werten.
lesson-airship-hint = Mit welcher deiner Karten fliegt das Luftschiff weiter? Auf das Feld kommt es kaum an.
lesson-airship-done = Ein Stern für die Karte auf der Steininsel, ein Getreide für die andere. Eine 0 zur rechten Zeit ist stark.
lesson-airship-missed = Das Luftschiff blieb stehen, und nichts wurde gewertet. Nur mit einer 0 fliegt es weiter.

lesson-plan = Zwei Züge, ein Plan
lesson-plan-text = Tagaufträge wollen vor allem Stein und Wasser, Nachtaufträge Holz und Getreide, und gerade dort gibt es wenig davon. Also sammelst du erst und lieferst dann. Am Ende jedes Zuges ziehst du eine Karte nach.
lesson-plan-goal = Erfülle in zwei Zügen den Tagauftrag für 2 Stein und 1 Wasser.
lesson-plan-hint = Du hast 1 Wasser und brauchst 2 Stein. Auf der einen Seite des Luftschiffs liegt eine Steininsel, auf der anderen eine Tagstadt.
lesson-plan-done = Erst die Waren, dann die Stadt. So geht eine ganze Partie, nur dass die anderen auch noch da sind.
lesson-plan-missed = Der Auftrag ist noch offen. Hol zuerst mit einer 2 zwei Stein und heb dir eine Karte für die Stadt auf.

lesson-last-card = Die letzte Karte
lesson-last-card-text = Das ist dein letzter Zug. Am Ende zählst du deine Sterne, die deiner Aufträge, 1 Stern für je zwei übrige Waren und Paare: 1, 2, 3 oder 4 Paare aus Tag- und Nachtauftrag bringen 1, 3, 6 oder 10 Sterne.
lesson-last-card-goal = Finde den Auftrag, der dich auf 31 Sterne bringt.
lesson-last-card-hint = Du hast drei Tagaufträge und einen Nachtauftrag. Was ergäbe noch ein Paar?
lesson-last-card-done = Der Nachtauftrag zeigt weniger Sterne, aber das zweite Paar bringt zwei mehr. Jetzt weißt du genug für eine ganze Partie: 16 Karten für jeden, und es gewinnt, wer die meisten Sterne hat.
lesson-last-card-missed = Knapp, aber keine 31. Rechne aus, was ein zweites Paar wert ist, und bezahl keinen weiten Weg.
