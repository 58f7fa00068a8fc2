### Der Kurs zu Solarius Mission. Zu jeder Lektion: Titel, worum es geht, das Ziel, ein erster Tipp und was danach gesagt wird.

lesson-die = Nimm einen Würfel
lesson-die-text = Jeder Zug beginnt mit einem Würfel von der Brücke. Du legst ihn auf ein Feld deines Tableaus; ein normales geht immer. Seine Seite sagt, wie viele Punkte er hat. Dafür bekommst du zum Beispiel Ressourcen: für jeden Punkt eine in der Farbe des Würfels, links von deinem Technologiewürfel in dieser Reihe.
lesson-die-goal = Lagere 2 gelbe Ressourcen ein.
lesson-die-hint = Nimm den gelben Würfel, leg ihn auf ein normales Feld und wähle die Ressourcen, nicht die SpaceBucks.
lesson-die-done = Zwei gelbe Ressourcen. Damit bezahlst du später Raumstationen und Missionen.
lesson-die-missed = Du hast keine 2 gelben Ressourcen. Nimm die gelbe 2 und lagere für jeden Punkt eine ein.

lesson-wheel = Das Rad und die Farben
lesson-wheel-text = Die Zahl bei einem Würfel auf der Brücke gehört dazu: Auf +1 bis +3 bekommst du so viel Treibstoff oder SpaceBucks, auf −1 zahlst du eins von beiden. Würfel, die niemand nimmt, werden von Zug zu Zug besser. Statt Ressourcen kannst du die Aktion der Farbe nutzen: Schwarz bringt Treibstoff, Gelb SpaceBucks.
lesson-wheel-goal = Bring deinen Treibstoff auf 6.
lesson-wheel-hint = Du hast 2. Such einen schwarzen Würfel mit gutem Bonus und nimm den Bonus als Treibstoff.
lesson-wheel-done = 2 als Bonus, 2 für die Punkte: 6 Treibstoff. Ein bescheidener Würfel auf +2 ist oft besser als ein starker auf −1.
lesson-wheel-missed = Noch keine 6 Treibstoff. Nimm den schwarzen Würfel: den Bonus ganz als Treibstoff, dann die Aktion von Schwarz.

lesson-technology = Technologie aufwerten
lesson-technology-text = Ein Stern auf einem Würfel zählt so viele Punkte, wie dein Technologiewürfel dieser Farbe zeigt. Türkis wertet Technologiewürfel auf, beliebige Farben: Der Schritt von 1 auf 2 kostet 1 Punkt, von 2 auf 3 kostet er 2, von 3 auf 4 kostet er 3.
lesson-technology-goal = Werte deinen schwarzen Technologiewürfel auf 3 auf.
lesson-technology-hint = Die türkisfarbene 3 reicht genau: 1 Punkt und 2 Punkte.
lesson-technology-done = Von jetzt an zählt jeder schwarze Stern 3. Das lohnt sich immer wieder.
lesson-technology-missed = Dein schwarzer Technologiewürfel zeigt keine 3. Nutze alle drei türkisfarbenen Punkte für ihn.

lesson-push = Technologie weiterschieben
lesson-push-text = Wie viel du lagern kannst, hängt davon ab, in welcher Spalte ein Technologiewürfel steht: Offen sind nur die Felder links von ihm. Braun schiebt Technologiewürfel nach rechts, für 1, 2, 3, 4 Punkte in Spalte II, III, IV, V. Ressourcen auf den Feldern mit Wert 2 und 3 zählen beim Bezahlen mehr.
lesson-push-goal = Schieb deinen gelben Technologiewürfel in Spalte III.
lesson-push-hint = Der braune Würfel zeigt 3 und liegt auf −1: Er kostet dich 1 Treibstoff oder SpaceBuck, aber das ist er wert.
lesson-push-done = Jetzt passen fünf gelbe Ressourcen hinein, zwei davon mit Wert 2. Weit geschobene Würfel bringen am Ende auch Punkte.
lesson-push-missed = Dein gelber Technologiewürfel steht nicht in Spalte III. Das kostet 1 und 2 Punkte: die braune 3.

lesson-transform = Eine andere Farbe
lesson-transform-text = Einmal je Runde darf ein Würfel auf das Transformationsfeld und zählt dann als eine andere Farbe; ein Stern zählt deinen Technologiewürfel der neuen Farbe. Das bringt 1 Abfall, und ein Würfel mit 3 oder mehr Punkten bringt auch 1. Du hast drei Abfallfelder; was darüber hinausgeht, kostet am Ende je einen Punkt.
lesson-transform-goal = Lagere 4 türkisfarbene Ressourcen ein.
lesson-transform-hint = Kein Würfel ist türkis, aber ein Stern+1 wäre dann 4 wert: Dein türkisfarbener Technologiewürfel zeigt 3.
lesson-transform-done = Vier Ressourcen aus einem Würfel, der schwach aussah. Behalte den Abfall im Auge.
lesson-transform-missed = Du hast keine 4 türkisfarbenen Ressourcen. Der gelbe Stern+1 gehört als Türkis auf das Transformationsfeld.

lesson-drives = Mehr Reichweite
lesson-drives-text = Nach dem Würfel hast du eine Zusatzaktion: Antriebe kaufen, Karten ziehen, eine Karte ausspielen oder fliegen. Ein Antrieb kostet 3 Treibstoff, und du kannst mehrere auf einmal kaufen. Deine Reichweite ist die Summe deiner Antriebe; jedes Feld mehr kostet bei einem Flug 2 Treibstoff.
lesson-drives-goal = Kauf zwei Antriebe.
lesson-drives-hint = Du hast genau 6 Treibstoff. Wähle den Antrieb und dann noch einen.
lesson-drives-done = Von jetzt an Reichweite 3, bei jedem Flug. Früh gekaufte Antriebe lohnen sich die ganze Partie lang.
lesson-drives-missed = Du hast keine zwei Antriebe. Gib deinen ganzen Treibstoff dafür aus.

lesson-settle = Einen Planeten besiedeln
lesson-settle-text = Fliegen ist eine Zusatzaktion. Wo du hältst, darfst du eines tun. Ein verdeckter Planet wird aufgedeckt; dann besiedelst du ihn mit einer Kolonie, oder du lässt ihn liegen und nimmst als Entdecker Ressourcen. Ein besiedelter Planet wartet neben deinem Tableau, bis du erfüllst, was er verlangt.
lesson-settle-goal = Flieg zu einem Planeten und besiedle ihn.
lesson-settle-hint = Deine Reichweite ist 2. Zwei Felder vom Heimatplaneten liegt ein schwarzer Planet, verdeckt.
lesson-settle-done = Deine erste Kolonie! Der Planet verlangt jetzt Treibstoff; wartet er am Ende noch, kostet er einen Punkt.
lesson-settle-missed = Noch keine Kolonie. Flieg zu einem Planeten in deiner Reichweite und besiedle ihn.

lesson-planet = Erfüllen, was ein Planet verlangt
lesson-planet-text = Ein wartender Planet zählt erst, wenn du ihn erfüllst, irgendwann in deinem eigenen Zug: Ein schwarzer kostet Treibstoff, ein gelber SpaceBucks. Türkisfarbene und braune kosten nichts: Sie sind erfüllt, sobald genug deiner Technologiewürfel aufgewertet oder weit genug geschoben sind.
lesson-planet-goal = Zahle 4 Treibstoff für deinen schwarzen Planeten.
lesson-planet-hint = Ein Treibstoff fehlt dir. Welcher Würfel bringt ihn?
lesson-planet-done = 3 Punkte, und kein Abzug für einen Planeten, der wartet. Vier Farben als Satz bringen noch einmal 4.
lesson-planet-missed = Der Planet wartet noch. Nimm den schwarzen Würfel, nutze die Aktion von Schwarz und zahle dann für den Planeten.

lesson-station = Eine Raumstation bauen
lesson-station-text = Auf einem leeren Feld darfst du eine Raumstation bauen. Sie kostet Ressourcen der beiden Farben auf ihrer Karte, im Wert von 3 und 2 für deine erste. Sie wirkt einmal sofort und dann dauernd: am Ende jeder Runde und immer, wenn du eine weitere baust.
lesson-station-goal = Flieg auf ein leeres Feld und bau eine Raumstation.
lesson-station-hint = Du hast Schwarz im Wert von 3 und Türkis im Wert von 2. Das ist die Akademie. Jedes leere Feld neben dir ist dafür gut.
lesson-station-done = Die Akademie steht, und du darfst gleich Technologie aufwerten. Zwei, drei, vier Raumstationen bringen 1, 3, 6 Punkte.
lesson-station-missed = Noch keine Raumstation. Sie braucht ein leeres Feld: keinen Planeten, kein Portal, kein Feld eines Handelszentrums.

lesson-card = Eine Karte ausspielen
lesson-card-text = Jede Karte kann zweierlei sein, und sie auszuspielen ist eine Zusatzaktion, die nichts kostet. Als Entwicklung hilft sie dir ab sofort. Als Mission wartet sie darauf, dass du sie erfüllst: Das bringt Punkte; eine offene kostet am Ende einen.
lesson-card-goal = Spiel „Treibstoffbörse“ als Mission aus.
lesson-card-hint = Wähle „Eine Karte ausspielen“, dann die Karte, dann die Mission.
lesson-card-done = Die Mission verlangt Schwarz im Wert von 3 und Gelb im Wert von 2. Dir fehlt nicht mehr viel.
lesson-card-missed = Die Karte liegt nicht als Mission aus. Fang von vorn an und wähle die Mission.

lesson-mission = Eine Mission erfüllen
lesson-mission-text = Eine Mission erfüllst du auf einem leeren Feld neben dem Feld eines Handelszentrums: Zahle die Ressourcen, und dein Marker bleibt dort. Deine erste Mission neben einem errichteten Handelszentrum bringt einen beliebigen Vorpostenbonus. Auf den äußeren Teilen darfst du auch Vorposten unter deine Figuren legen.
lesson-mission-goal = Erfülle deine Mission neben dem Handelszentrum A.
lesson-mission-hint = Das Handelszentrum liegt auf dem Teil neben dir. Flieg auf ein leeres Feld, das daran grenzt, und wähle die Mission.
lesson-mission-done = 3 Punkte für die Mission, und dein Marker zählt neben dem Handelszentrum auch. Jetzt weißt du alles für vier Runden: Es gewinnt, wer die meisten Punkte hat.
lesson-mission-missed = Die Mission ist noch offen. Halte auf einem leeren Feld direkt neben dem Handelszentrum.
