# Was Leute fragen; der Schlüssel nennt die Regeln, die antworten. Die Suche in den Regeln kennt diese Fragen.

question-7 = Wie viele Karten spiele ich in einem Zug?
question-8-9 = Wo darf ich meine Karte hinlegen?
question-11 = Darf ich neben fremde Karten legen?
question-8 = Kann ich auf ein besetztes Feld legen?
question-18 = Darf ich eine Karte wegwerfen, obwohl ich legen könnte?
question-21 = Wie viele Waren kann ich lagern?
question-22-23 = Was bekomme ich in einer Stadt?
question-24 = Kann ich einen Nachtauftrag in einer Tagstadt erfüllen?
question-31 = Kann ich mit dem Bonus denselben Auftrag bezahlen?
question-29 = Was ist, wenn meine Reihe voll ist?
question-32-41 = Wann bewegt sich das Luftschiff?
question-33-37 = Wann werden meine Karten gewertet?
question-35 = Was passiert mit gewerteten Karten?
question-44 = Wann ist das Spiel zu Ende?
question-48 = Bringen übrige Waren Punkte?
question-43 = Wann ziehe ich nach?
question-50 = Wie viel Lagerplatz habe ich im Winter?
question-57 = In welcher Reihenfolge wählen wir die Verbesserungen?
question-61 = Wie spielt der Rivale?
question-6 = Kann das Holz ausgehen?
