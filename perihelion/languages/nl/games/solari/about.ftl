# Wat iets op het bord is, getoond als iemand het aanwijst.
about-cell = Met { $row } en { $column } komt een stuk dat niet op het bord staat hier terug.
about-sun = Een van de vier velden van de zon: drie of vier van je kometen hier zijn ook een rij. Met { $row } en { $column } komt een stuk dat niet op het bord staat hier terug.
about-rim = Geraakte stukken komen op de rand. { $doubler ->
    [1] Verdubbelaars bewegen erlangs.
   *[other] Rijen tellen hier zoals overal.
}
about-comet = Gaat precies zoveel velden ver als een getal aangeeft, recht, en springt over alles heen. Drie of meer op een rij leveren punten op.{ $level ->
    [1] { "" }
    [2] {" "}Nummers op volgorde leveren meer op.
   *[other] {" "}Nummers op volgorde leveren meer op, en kometen die dezelfde kant op wijzen ook.
}
about-hunter = Beweegt als een komeet, en ook schuin. Stukken van anderen die hij raakt, gaan naar een randveld dat zijn eigenaar kiest. Hij telt niet mee in rijen.
about-blocker = Beweegt als een komeet, maar de anderen mogen er niet op landen. Hij telt niet mee in rijen.
about-doubler = Beweegt alleen langs de rand, beide kanten op. Rijen op een lijn door zijn veld tellen dubbel voor zijn eigenaar. De anderen mogen er niet op landen.
about-piece-target = Land erop en het wordt naar de rand geschoten.
about-piece-off = Staat niet op het bord. De eigenaar moet het terughalen: 2 en 5 leiden bijvoorbeeld naar veld 25 of 52.
about-player = Tot nu toe { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $teams ->
    [1] , { $team } samen met de partner
   *[other] { "" }
}. { $target ->
    [0] Aan het eind wint wie de meeste punten heeft.
   *[other] Wie als eerste { $target } haalt, wint.
}
about-counter = Telt de punten rond het bord, 36 per ronde. Hij heeft geen invloed op het spel.
about-tile = Dominosteen { $lower }-{ $higher }
    .effect = { $used ->
        [1] Al gespeeld. Elke dominosteen wordt één keer gespeeld.
       *[other] { $six ->
            [1] Goed voor een beurt met twee getallen naar keuze. Elke dominosteen wordt één keer gespeeld.
           *[other] Goed voor een beurt met deze twee getallen. Elke dominosteen wordt één keer gespeeld.
        }
    }
about-value = Met 6-6 noem je twee getallen naar keuze, een laag en een hoog, en speel je die.
about-facing = De komeet wijst dan deze kant op. Drie of meer buren op een rij die dezelfde kant op wijzen, leveren 1, 3, 9 of 27 punten extra op.
about-tray = { $dice ->
    [1] De dobbelstenen
   *[other] De dominosteen
}
    .left = { $count ->
        [0] Er is geen getal meer te spelen.
        [one] Nog te spelen: { $values }.
       *[other] Nog te spelen: { $values }, twee keer met één stuk of met twee stukken elk één keer.
    }
    .effect = Een nieuwe rij van 3, 4, 5, 6 kometen levert 1, 3, 9, 27 punten op{ $level ->
        [1] .
        [2] , met hun nummers op volgorde 2, 6, 18, 54 extra.
       *[other] , met hun nummers op volgorde 2, 6, 18, 54 extra, allemaal dezelfde kant op 1, 3, 9, 27 extra.
    }
