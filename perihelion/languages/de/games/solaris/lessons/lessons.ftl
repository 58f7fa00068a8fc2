### Der Kurs zu Solaris. Zu jeder Lektion: Titel, worum es geht, das Ziel, ein erster Tipp und was danach gesagt wird.

lesson-replenish = Auffüllen
lesson-replenish-text = Sechs Stationen liegen um den Laser. Eine nach der anderen wird aktiv, und dort ist jeder einmal am Zug; wer mehr Energie hat, zuerst. Jetzt ist es das Biotop, und du bist Weiß. Jede Karte der aktiven Station bringt dir hier 1 Energie, bis du 7 hast. Für je zwei gespielte Karten ziehst du danach eine nach.
lesson-replenish-goal = Bring deine Energie am Biotop auf 4.
lesson-replenish-hint = Wähle „Auffüllen“. Du hast zwei Karten des Biotops.
lesson-replenish-done = Zwei Karten, zwei Energie. Auf die Farbe einer Karte kommt es dabei nicht an.
lesson-replenish-missed = Du hast hier keine 4 Energie. Füll mit beiden Karten des Biotops auf.

lesson-redirect = Verschieben
lesson-redirect-text = Energie nützt nur, wenn sie dorthin kommt, wo du sie brauchst, vor allem ins Energiezentrum. Brücken verbinden die Stationen, jede in einer Farbe. Jede Karte in der Farbe einer Brücke, egal von welcher Station, schickt 1 deiner Energie von hier hinüber.
lesson-redirect-goal = Bring von der Kantine 2 Energie ins Energiezentrum.
lesson-redirect-hint = Die Brücke zwischen Kantine und Energiezentrum ist pink. Welche deiner Karten sind pink?
lesson-redirect-done = Zwei Schritte näher am Laser. Hier zählt nur die Farbe einer Karte, nicht ihre Station.
lesson-redirect-missed = Im Energiezentrum kamen keine zwei an. Du brauchst „Verschieben“ und beide pinken Karten.

lesson-exchange = Eine bessere Karte
lesson-exchange-text = Taugen deine Karten hier nichts, dann tausch eine: Wirf sie ab und nimm eine der drei offenen oder die oberste vom Stapel. Das ist eine ganze Aktion, kostet aber keine Energie.
lesson-exchange-goal = Nimm die grüne Karte aus der Auslage auf die Hand.
lesson-exchange-hint = Wähle „Eine Karte tauschen“, gib her, was du am wenigsten brauchst, und sieh dir die offenen Karten an.
lesson-exchange-done = Jetzt hast du eine grüne Karte. Die Lücke in der Auslage wird nach deinem Zug gefüllt.
lesson-exchange-missed = Du hast keine grüne Karte. Tausch eine von deinen gegen die offene grüne.

lesson-engine-deck = Das Maschinendeck
lesson-engine-deck-text = Jede Station hat ihre eigene Aktion; du bezahlst sie mit deiner Energie dort. Am Maschinendeck spielst du für 1 Energie eine oder zwei Karten derselben anderen Station, und jede bringt dort 1 Energie, wie weit weg sie auch ist.
lesson-engine-deck-goal = Bring für 1 Energie 2 an die Kantine.
lesson-engine-deck-hint = Nutze die Aktion der Station und spiel dann die beiden Karten, die die Kantine zeigen.
lesson-engine-deck-done = Eine bezahlt, zwei bekommen, quer über den Ring. Wer Karten doppelt hat, freut sich aufs Maschinendeck.
lesson-engine-deck-missed = Das waren nicht 2 Energie für 1. Beide Karten müssen die Kantine zeigen.

lesson-headquarters = Die Kommandozentrale
lesson-headquarters-text = An der Kommandozentrale kauft 1 Energie zwei Karten, jede aus der Auslage oder vom Stapel. Du siehst sie, bevor du entscheidest, ob du noch einmal bezahlst. Am Ende des Zuges behältst du höchstens sieben.
lesson-headquarters-goal = Mach aus 2 Energie vier Karten, sodass du sechs auf der Hand hast.
lesson-headquarters-hint = Nutze die Aktion der Station, nimm zwei Karten, und gib dann noch eine Energie aus.
lesson-headquarters-done = Sechs Karten auf der Hand. Energie bringt Karten, Karten bringen Energie: Das ist der Kern des Spiels.
lesson-headquarters-missed = Du hast keine sechs Karten. Bezahl nach den ersten beiden noch einmal.

lesson-biotope = Das Biotop
lesson-biotope-text = Am Biotop zahlst du 1 Energie und 1 weitere für jede, die du weitergibst. Du wählst eine Richtung; die nächsten Stationen dort bekommen je 1. Eine Station, an der du schon 7 hast, wird übersprungen.
lesson-biotope-goal = Gib der Kantine und dem Energiezentrum je 1 Energie.
lesson-biotope-hint = Im Uhrzeigersinn kommt zuerst der Raumhafen, aber dort hast du 7. Wie viele musst du also verteilen?
lesson-biotope-done = Drei bezahlt, zwei verteilt, und der volle Raumhafen wurde übersprungen.
lesson-biotope-missed = Kantine und Energiezentrum haben nicht beide etwas bekommen. Verteil zwei im Uhrzeigersinn.

lesson-canteen = Die Kantine
lesson-canteen-text = An der Kantine ziehst du für 1 Energie eine zufällige Karte von einem Mitspieler, bei jedem höchstens eine. Was du ziehst, liegt verdeckt vor dir, bis alle hier dran waren; niemand kann es dir nehmen.
lesson-canteen-goal = Zieh bei beiden anderen eine Karte.
lesson-canteen-hint = Du hast hier 2 Energie, genug für zwei Karten. Mach nach der ersten weiter.
lesson-canteen-done = Zwei Karten mehr für dich, eine weniger für jeden der anderen.
lesson-canteen-missed = Du hast keine zwei Karten bekommen. Hör nach der ersten nicht auf.

lesson-shuttle-port = Der Raumhafen
lesson-shuttle-port-text = Am Raumhafen dockst du für je 1 Energie Shuttles an. Sie bleiben bis zum Ende der Runde. Ein Shuttle trägt Energie von der Station, an der es angedockt ist, zum Laser, aber nur mit Karten in seiner Farbe.
lesson-shuttle-port-goal = Dock ein Shuttle an, das du selbst nutzen kannst: wo du Energie hast und in einer Farbe, die du auf der Hand hast.
lesson-shuttle-port-hint = Welche Farbe haben alle deine Karten? Und an welchen Stationen hast du noch Energie?
lesson-shuttle-port-done = Das wird dir am Energiezentrum helfen. Aber Vorsicht: Die anderen dürfen es auch nutzen.
lesson-shuttle-port-missed = Dieses Shuttle könntest du selbst nicht nutzen. Du brauchst Energie an seiner Station und eine Karte in seiner Farbe.

lesson-laser = Der Laser
lesson-laser-text = Am Energiezentrum zahlt sich alles aus. Jeder Schritt auf dem Laser braucht drei Dinge: 1 Energie hier, 1 Energie an der Station eines angedockten Shuttles und eine Karte in dessen Farbe. Das Spiel endet mit der Runde, in der jemand 7 hat; es gewinnt, wer am meisten auf dem Laser hat.
lesson-laser-goal = Mach in diesem Zug drei Schritte auf dem Laser.
lesson-laser-hint = Sieh nach, wo Shuttles angedockt sind und wo du Energie hast. Das blaue an der Kommandozentrale nützt dir nichts.
lesson-laser-done = Drei Schritte! Jetzt kennst du alle sechs Stationen und kannst eine ganze Partie spielen.
lesson-laser-missed = Das waren keine drei Schritte. Zweimal das grüne Shuttle und einmal das pinke.
