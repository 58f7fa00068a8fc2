## Am echten Tisch: wonach gefragt wird, wo der Zufall entscheidet

ask-CHANCE_TILE = Welches Außenteil liegt im Sektor { $sector }?
ask-CHANCE_ROTATION = Wie weit ist das Außenteil im Sektor { $sector } gedreht?
ask-CHANCE_BACK = { $set_up ->
        [1] Welche Farbe hat die Rückseite des { $n }. Planeten im Sektor { $sector }? Von seiner Mitte nach außen, jeder Ring gegen den Uhrzeigersinn von rechts aus.
       *[other] Welche Farbe hat die Rückseite des Planeten unter dem Schiff von { $name }?
    }
ask-CHANCE_START_PLAYER = Wer beginnt?
ask-CHANCE_START_CARD = Welche Spielstartkarte bekommt { $name }?
ask-CHANCE_CARD = Welche Karte zieht { $name }?
ask-CHANCE_DIE = { $set_up ->
        [1] Welcher Würfel kommt als { $n }. von 4 aus dem Beutel, und was zeigt er?
       *[other] Welcher Würfel kommt aus dem Beutel, und was zeigt er?
    }
ask-CHANCE_CENTRE = Welches Handelszentrum wird für Runde { $n } gezogen?
ask-CHANCE_PLANET = Welcher Planet wird unter dem Schiff von { $name } aufgedeckt?

sector-1 = rechts
sector-2 = oben
sector-3 = oben links
sector-4 = links
sector-5 = unten
sector-6 = unten rechts
sector-0 = in der Mitte
