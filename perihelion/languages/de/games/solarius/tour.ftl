### Der erste Zug, für Neulinge: was man berührt und warum, zu jeder Entscheidung, die er bringen kann.

tour-welcome = Du hast sechzehn Züge: Nimm einen Würfel, nutze seine Farbe, dann flieg, bau oder siedle. Es gewinnt, wer die meisten Punkte hat. Es ist ein großes Spiel; dieser erste Zug zeigt dir, wie es geht.
tour-KEEP = Vor dem Spiel: Du hast drei Karten und behältst zwei. Behalte, was sich leicht bezahlen lässt.
tour-START_PUSH = Je weiter rechts ein Technologiewürfel steht, desto mehr Ressourcen seiner Farbe kannst du lagern. Einer von deinen bekommt einen Vorsprung.
tour-START_UP = Die Augen eines Technologiewürfels sagen, wie viel ein Stern seiner Farbe wert ist. Einer von deinen bekommt einen Vorsprung.
tour-TURN_START = Nimm einen Würfel von der Brücke. Seine Farbe sagt, was du tun kannst, seine Seite, wie viel davon. Die Zahl darunter bekommst du in Treibstoff oder SpaceBucks dazu; bei −1 zahlst du.
tour-PLACE_DIE = Leg den Würfel auf ein normales Feld. Die anderen ändern seine Farbe oder lassen dich forschen, einmal je Runde, bringen aber Abfall.
tour-BONUS = Das Rad gibt dir etwas zu diesem Würfel: Treibstoff bringt dich weiter, SpaceBucks kaufen einen Punkt dazu.
tour-MALUS = Dieser Würfel kostet einen Treibstoff oder einen SpaceBuck.
tour-RESEARCH = Forschung: Zieh eine Karte oder spiel gleich eine aus.
tour-ACTION = Nimm Ressourcen der Farbe, oder nutze, was die Farbe kann. Mit Ressourcen bezahlst du Raumstationen und Missionen.
tour-STORE = Leg die Ressource in ihre Reihe. Offen sind nur die Felder links von deinem Technologiewürfel.
tour-UPGRADE = Werte einen Technologiewürfel auf: Von jetzt an zählen seine Sterne mehr.
tour-PUSH = Schieb einen Technologiewürfel nach rechts: Dann passt mehr in seine Reihe.
tour-B_MENU = Eine Zusatzaktion, wenn du magst: zu einem Planeten fliegen, einen Antrieb kaufen, eine Karte ziehen oder ausspielen. Oder beende deinen Zug.
tour-FLIGHT = Die markierten Felder liegen in deiner Reichweite. Ein verdeckter Planet ist ein gutes Ziel: Flieg hin und deck ihn auf.
tour-LAND = Du bist gelandet. Besiedle den Planeten, oder lass ihn liegen und nimm Ressourcen; auf einem leeren Feld kannst du bauen.
tour-DRIVES = Ein weiterer Antrieb bringt dich bei jedem Flug weiter.
tour-TURN_END = Du kannst noch etwas tauschen. Dann sind die anderen dran.
tour-scored-planets = { $n ->
    [one] Der Planet gehört dir: 1 Punkt!
   *[other] Der Planet gehört dir: { $n } Punkte!
}
tour-scored-missions = { $n ->
    [one] Mission erfüllt: 1 Punkt!
   *[other] Mission erfüllt: { $n } Punkte!
}
tour-end = Das war ein Zug: ein Würfel, was seine Farbe kann, und eine Zusatzaktion. Die meisten Punkte bringen Planeten, und zwei Antriebe lohnen sich bald.
