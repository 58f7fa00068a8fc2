# Was Leute fragen; der Schlüssel nennt die Regeln, die antworten. Die Suche in den Regeln kennt diese Fragen.

question-23-31-32 = Darf ich auf meinem eigenen Kometen landen?
question-17 = Darf ich über andere Figuren springen?
question-21-13 = Was ist, wenn ich nicht beide Würfel nutzen kann?
question-72 = Wie viele Punkte bringt eine Viererreihe?
question-28 = Wann ist ein Abschuss gezielt?
question-36 = Wie bringe ich eine Figur zurück ins Spiel?
question-43 = Wie zieht der Doppler?
question-40 = Darf der Gegner auf meinem Blocker landen?
question-70 = Zählen die Felder in der Mitte als Reihe?
question-74-75 = Wie wird eine Sequenz gewertet?
question-71-76 = Bekomme ich für eine alte Reihe noch einmal Punkte?
question-55-59 = Kann ich einen Dominostein zweimal benutzen?
question-58 = Welchen Dominostein darf ich wählen?
question-66 = Bekomme ich Punkte für Reihen meines Partners?
question-86-87 = Was bedeutet gleiche Zugzahl?
question-18 = Welchen Würfel muss ich zuerst nehmen?
question-19 = Darf ich mit demselben Kometen wieder zurück?
question-27 = Was ist, wenn am Rand kein Platz mehr ist?
question-6 = Wie viele Kometen habe ich?
question-78 = Zählen zwei Reihen gleichzeitig?
