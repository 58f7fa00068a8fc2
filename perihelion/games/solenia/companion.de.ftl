## Am echten Tisch: wonach gefragt wird, wo der Zufall entscheidet

ask-LAYOUT = Mit welcher Seite der Streifen spielt ihr?
ask-STRIP = Welcher Streifen liegt in Reihe { $n }? Reihe 5 ist vorn.
ask-SHOW = Welcher Auftrag liegt auf Platz { $n } der { $light_id ->
        [0] Tagauslage
       *[other] Nachtauslage
    }?
ask-DEAL = Welche Karte bekommt { $name }?
ask-OFFER = Welches Ausbauplättchen liegt auf Platz { $n } des Angebots?
ask-HALF_DAY = Welche Taghälfte liegt auf Platz { $n } des Angebots?
ask-HALF_NIGHT = Welche Nachthälfte liegt auf Platz { $n } des Angebots?
ask-REFILL = Welcher Auftrag kommt auf Platz { $n } der { $light_id ->
        [0] Tagauslage
       *[other] Nachtauslage
    }?
ask-DRAW = Welche Karte zieht { $name }?
ask-RIVAL = Welche Karte deckt der Rivale auf?
ask-DIE = Was zeigt der Würfel?
