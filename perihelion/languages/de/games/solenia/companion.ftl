## Am echten Tisch: wonach gefragt wird, wo der Zufall entscheidet

ask-LAYOUT = Mit welcher Seite der Spielplanteile spielt ihr?
ask-STRIP = Welches Spielplanteil liegt in Reihe { $n }? Reihe 5 ist vorn.
ask-SHOW = Welcher Auftrag liegt auf Platz { $n } der { $light_id ->
        [0] Tagauslage
       *[other] Nachtauslage
    }?
ask-DEAL = Welche Karte bekommt { $name }?
ask-OFFER = Welches Verbesserungsplättchen liegt auf Platz { $n } der Auslage?
ask-HALF_DAY = Welche Taghälfte liegt auf Platz { $n } der Auslage?
ask-HALF_NIGHT = Welche Nachthälfte liegt auf Platz { $n } der Auslage?
ask-REFILL = Welcher Auftrag kommt auf Platz { $n } der { $light_id ->
        [0] Tagauslage
       *[other] Nachtauslage
    }?
ask-DRAW = Welche Karte zieht { $name }?
ask-RIVAL = Welche Karte deckt der Rivale auf?
ask-DIE = Was zeigt der Würfel?
