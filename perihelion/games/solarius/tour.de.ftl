### Der erste Zug, für Neulinge: was man berührt und warum, zu jeder Entscheidung, die er bringen kann.

# Tauschen geht jederzeit; das hat Zeit.
tour-skip = x y
tour-welcome = Sechzehn Züge, um zwischen den Sternen Platz zu schaffen: Nimm einen Würfel, nutze seine Farbe, dann flieg, bau oder siedle. Die meisten Punkte gewinnen. Es ist ein großes Spiel; dieser erste Zug zeigt, wie es geht.
tour-KEEP = Vor dem Spiel: Drei Karten sind gekommen, zwei bleiben. Behalte, was sich leicht bezahlen lässt.
tour-START_PUSH = Technologiewürfel weiter rechts öffnen mehr Lagerplatz für ihre Farbe. Einer von deinen bekommt einen Vorsprung.
tour-START_UP = Die Augen eines Technologiewürfels sagen, wie viel ein Stern seiner Farbe wert ist. Einer von deinen bekommt einen Vorsprung.
tour-TURN_START = Nimm einen Würfel von der Brücke. Seine Farbe sagt, was du tun kannst, seine Seite, wie viel davon; die Zahl darunter zahlst oder bekommst du.
tour-PLACE_DIE = Leg den Würfel auf ein gewöhnliches Feld. Die anderen ändern seine Farbe oder lassen dich forschen, einmal je Runde, bringen aber Müll.
tour-BONUS = Das Rad gibt dir etwas für diesen Würfel: Treibstoff bringt dich weiter, SpaceBucks kaufen einen Punkt dazu.
tour-MALUS = Dieser Würfel kostet einen Treibstoff oder einen SpaceBuck.
tour-RESEARCH = Forschung: Zieh eine Karte, oder spiel gleich eine aus.
tour-ACTION = Nimm Ressourcen der Farbe, oder nutze, was die Farbe kann. Mit Ressourcen bezahlst du Raumstationen und Missionen.
tour-STORE = Leg die Ressource in ihre Reihe. Offen sind nur die Felder links von deinem Technologiewürfel.
tour-UPGRADE = Werte einen Technologiewürfel auf: Von jetzt an zählen seine Sterne mehr.
tour-PUSH = Schieb einen Technologiewürfel nach rechts: In seiner Reihe ist dann mehr Platz.
tour-B_MENU = Eine Zusatzaktion, wenn du magst: zu einem Planeten fliegen, einen Antrieb kaufen, eine Karte ziehen oder ausspielen. Oder beende deinen Zug.
tour-FLIGHT = Die markierten Felder liegen in deiner Reichweite. Ein verdeckter Planet ist ein gutes Ziel: Deck ihn auf und sieh nach.
tour-LAND = Du bist gelandet. Besiedle, was du findest, bau hier, oder nimm Ressourcen und lass ihn liegen.
tour-DRIVES = Ein weiterer Antrieb bringt dich bei jedem Flug weiter.
tour-TURN_END = Du kannst noch etwas tauschen. Dann dreht sich das Rad, und die anderen sind dran.
tour-end = Das war ein Zug: ein Würfel, was seine Farbe kann, eine Zusatzaktion. Die meisten Punkte bringen Planeten, und zwei Antriebe lohnen sich bald.
