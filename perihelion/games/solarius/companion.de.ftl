## Am echten Tisch: wonach gefragt wird, wo der Zufall entscheidet

ask-CHANCE_TILE = Welches Plättchen liegt im nächsten Sektor?
ask-CHANCE_ROTATION = Wie weit ist das Plättchen im nächsten Sektor gedreht?
ask-CHANCE_BACK = Welche Farbe hat die Rückseite des nächsten Planeten?
ask-CHANCE_START_PLAYER = Wer beginnt?
ask-CHANCE_START_CARD = Welche Startkarte bekommt der nächste Spieler?
ask-CHANCE_CARD = Welche Karte wird gezogen?
ask-CHANCE_DIE = Welcher Würfel kommt aus dem Beutel, und was zeigt er?
ask-CHANCE_CENTRE = Welches Handelszentrum wird gezogen?
ask-CHANCE_PLANET = Welcher Planet wird aufgedeckt?
