## Am echten Tisch: wonach gefragt wird, wo der Zufall entscheidet

ask-FIRST = Wer beginnt?
ask-ORDER = Welcher Dominostein kommt als Nächster in die offene Reihe?
ask-ROLL = Was zeigen die Würfel?
ask-TILE = Welcher Dominostein wird aufgedeckt?
