## Am echten Tisch: wonach gefragt wird, wo der Zufall entscheidet

ask-FIRST = Wer beginnt?
ask-ORDER = Welcher Dominostein liegt auf Platz { $n } der offenen Reihe von { $name }?
ask-ROLL = { $name }: Was zeigen die Würfel?
ask-TILE = { $name }: Welcher Dominostein wird aufgedeckt?
