## Am echten Tisch: wonach gefragt wird, wo der Zufall entscheidet

ask-LAYOUT = Mit welcher Seite der Streifen spielt ihr?
ask-STRIP = Welcher Streifen kommt als Nächster?
ask-SHOW = Welcher Auftrag wird aufgedeckt?
ask-DEAL = Welche Karte wird ausgeteilt?
ask-OFFER = Welches Ausbauplättchen liegt aus?
ask-HALF_DAY = Welche Taghälfte kommt an das nächste Tableau?
ask-HALF_NIGHT = Welche Nachthälfte kommt an das nächste Tableau?
ask-REFILL = Welcher Auftrag wird aufgedeckt?
ask-DRAW = Welche Karte wird gezogen?
ask-RIVAL = Welche Karte deckt der Rivale auf?
ask-DIE = Was zeigt der Würfel?
