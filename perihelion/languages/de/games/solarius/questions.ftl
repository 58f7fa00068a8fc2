# Was Leute fragen; der Schlüssel nennt die Regeln, die antworten. Die Suche in den Regeln kennt diese Fragen.

question-1 = Wie viele Runden gibt es?
question-18 = Was kostet der Würfel auf −1?
question-27 = Was bedeutet der Stern auf dem Würfel?
question-31-32 = Wohin kommt Abfall, wenn alles voll ist?
question-24 = Wozu ist das Forschungsfeld?
question-34 = Kann ich Punkte aufheben?
question-41 = Wie drehe ich Technologiewürfel hoch?
question-36-37 = Wo kann ich einen Würfel lagern?
question-44 = Wie viele Extraaktionen habe ich?
question-46 = Wie viele Karten ziehe ich?
question-48 = Was passiert, wenn der Stapel leer ist?
question-52-54 = Wie weit kann ich fliegen?
question-58 = Darf ich bei einem anderen Schiff anhalten?
question-62-63 = Wie besiedle ich einen Planeten?
question-64 = Wann ist ein Planet erfüllt?
question-67 = Was kostet eine Station?
question-71 = Wo kann ich eine Mission erfüllen?
question-78-80 = Wann darf ich einen Außenposten legen?
question-83 = Kann ich mit Treibstoff einen Klotz kaufen?
question-90 = Wann endet das Spiel?
