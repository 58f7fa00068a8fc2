# Was ein Ding auf dem Brett ist, für alle, die darauf zeigen.

## Weltraum

about-figure = { $figure ->
    [1] Eine Kolonie: Der Planet, der hier lag, wartet beim Besitzer oder ist besiedelt.
    [2] Eine Raumstation.
   *[other] Eine erfüllte Mission.
} Niemand sonst darf hier anhalten. Neben einem errichteten Handelszentrum ist eine Figur am Ende 1 Punkt wert.
about-planet-up = Besiedle ihn mit einer Kolonie. Bedingung, damit er zählt: { $need }. Er bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
about-planet-down = Lande hier, um ihn aufzudecken. Dann besiedle ihn, oder nimm den Entdeckerbonus: je Punkt eine beliebige Ressource.
about-centre = { $up ->
    [1] Hier darf niemand anhalten. Missionen kommen auf die leeren Felder ringsum; deine erste hier bringt den Bonus eines Vorpostens. Jede Figur daneben ist am Ende 1 Punkt wert.
   *[other] Missionen kommen auf die leeren Felder ringsum. Wird das Handelszentrum errichtet, ist jede Figur daneben am Ende 1 Punkt wert.
}
about-kind-0 = Ein leeres Feld: Platz für eine Raumstation.
about-kind-1 = Hier beginnen alle Raumschiffe. Bauen kann man hier nicht.
about-kind-2 = Der Planet, der hier lag, ist weg.
about-kind-3 = Bei so wenigen Spielern liegt hier kein Planet. Bauen kann man hier nicht.
about-kind-4 = Bei offenen Portalen kostet ein Sprung von hier zu jedem anderen Portal 1 von deiner Reichweite. Bauen kann man hier nicht.
about-beside-centre = Es liegt neben einem Handelszentrum: auch Platz für eine Mission.
about-way = { $n } Treibstoff für den Flug hierher, über deine Reichweite hinaus
about-ship = Fliegt ohne Treibstoff { $range ->
    [one] 1 Feld
   *[other] { $range } Felder
} weit; jedes weitere Feld kostet { $fuel } Treibstoff. Andere dürfen auf seinem Feld nicht anhalten.

## Brücke

about-die = Für dich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: für Ressourcen seiner Farbe oder { $action }.
about-die-0 = für Treibstoff
about-die-1 = für SpaceBucks
about-die-2 = zum Aufwerten von Technologiewürfeln
about-die-3 = zum Schieben von Technologiewürfeln
about-die-waste = Ein Würfel mit 3 oder mehr Punkten bringt 1 Abfall.
about-die-bonus = Dazu bringt er { $n ->
    [one] 1 Treibstoff oder SpaceBuck
   *[other] { $n } Treibstoff oder SpaceBucks, beliebig gemischt
}.
about-bonus = Der Bonus des Platzes, auf dem der Würfel lag. Mehr als 10 hast du von beidem nie; der Rest verfällt.
about-act-1 = { $points ->
    [one] Eine Ressource
   *[other] Bis zu { $points } Ressourcen
} dieser Farbe in ihre Reihe deines Lagers. Wofür kein Platz ist, verfällt.
about-act-2-0 = { $points } Treibstoff, insgesamt höchstens 10.
about-act-2-1 = { $points ->
    [one] 1 SpaceBuck
   *[other] { $points } SpaceBucks
}, höchstens bis 10.
about-act-2-2 = Werte Technologiewürfel beliebiger Farben auf. Ein Schritt kostet so viele Punkte, wie der Würfel vorher Augen zeigt; du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
about-act-2-3 = Schieb Technologiewürfel beliebiger Farben nach rechts, für 1, 2, 3, 4 Punkte in Spalte II, III, IV, V; du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
about-ap = Punkte des Würfels
    .effect = Punkte, die du nicht nutzt, verfallen. Tippe hier, um einen dazuzukaufen; er muss sofort genutzt werden.
about-portals = Sind sie offen, kostet ein Sprung von einem Portal zu jedem anderen 1 von deiner Reichweite.
    .price = einen Antrieb von 2 auf 1 drehen oder einen mit Wert 1 abgeben
about-explore = Entdeckerbonus
    .effect = Lass den Planeten offen liegen und nimm für jeden seiner Punkte eine beliebige Ressource, soweit Platz ist.
about-bag = Nach jedem Zug wird von hier ein Würfel gezogen und geworfen. Ist der Beutel leer, endet die Runde.

## Eigenes Tableau

about-tech = Ein Stern dieser Farbe zählt so viel, wie er Augen zeigt; seine Spalte öffnet Lagerfelder. Auch Planeten verlangen hohe Würfel.
about-tech-up = Aufwerten { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
about-tech-push = Schieben { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
about-cube = Bezahlt Raumstationen und Missionen mit dem Wert { $n }. Ressourcen im Wert von 2 lassen sich für 1 Treibstoff oder SpaceBuck verkaufen.
about-free = Hierher kann die nächste Ressource dieser Reihe. { $n ->
    [1] Für 2 Treibstoff oder SpaceBucks kannst du eine kaufen.
   *[other] Hier ist sie { $n } wert; zuerst werden die Felder mit niedrigerem Wert gefüllt.
}
about-closed = Schieb den Technologiewürfel dieser Reihe nach rechts, um es zu öffnen. Eine Ressource hier wäre { $n } wert.
about-row = Ihre Ressourcen bezahlen Raumstationen und Missionen. Tippe sie an, damit diese Farbe den höheren Preis einer Raumstation zahlt.
about-fuel = Für Flüge über deine Reichweite hinaus, für Antriebe (je 3) und schwarze Planeten. Am Ende sind 5 bis 9 einen Punkt wert, 10 zwei.
about-buck = Damit kaufst du Punkte für deinen Würfel ({ $price } für den nächsten) und bezahlst gelbe Planeten. Am Ende sind 5 bis 9 einen Punkt wert, 10 zwei.
about-drive-own = Er bleibt für immer im Schiff. Deine Reichweite ist die Summe deiner Antriebe: { $range }.
about-drive = Deine Reichweite ist die Summe deiner Antriebe: { $range }. Er kann abgegeben werden, um die Portale zu öffnen.
about-drive-price = { $n } Treibstoff, um ihn von 1 auf 2 zu drehen
about-drive-free = Ein neutraler Antrieb erhöht deine Reichweite von { $range } um 1. Für drei ist Platz.
about-drive-free-price = { $n } Treibstoff, als deine Zusatzaktion
about-normal = Normale Würfelfelder
    .effect = Leg deinen Würfel hierher und nutze seine Punkte: für Ressourcen seiner Farbe oder für die Aktion seiner Farbe.
about-transform = Transformationsfeld: { $colour }
    .effect = { $used ->
        [1] In dieser Runde genutzt. In der nächsten ist es wieder frei.
       *[other] Einmal je Runde: Dein Würfel zählt als { $colour }, und ein Stern zählt deinen Technologiewürfel dieser Farbe.
    }
about-research = Forschungsfeld
    .effect = { $used ->
        [1] In dieser Runde genutzt. In der nächsten ist es wieder frei.
       *[other] Einmal je Runde: Zieh eine Karte oder spiel eine aus, bevor du die Punkte deines Würfels nutzt.
    }
about-one-waste = 1 Abfall
about-planet = Planet { $planet }
about-planet-waiting = Er wartet neben deinem Tableau: { $need }, dann bringt er { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Planeten, die am Ende noch warten, kosten Punkte.
about-planet-settled = Besiedelt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, dazu 4 für einen Satz aus vier Farben, 2 für drei.
about-station = Bau sie nach einem Flug auf einem leeren Feld. Sofort: { $instant }. Dann am Ende jeder Runde und mit jeder späteren Raumstation: { $lasting }.
about-station-built = Gebaut. Am Ende jeder Runde und mit jeder späteren Raumstation: { $lasting }.
about-station-price = Ressourcen im Wert von { $high } in der einen und { $low } in der anderen Farbe ({ $station_first }, { $station_second })
about-outpost-name = Vorposten { $marker }
about-outpost = Kommt kostenlos unter eine Figur ({ $figure }), die du auf ein äußeres Teil setzt. Sofort: { $effect }. Am Ende zählt diese Figur doppelt.
about-card = Als Mission gespielt: { $demand }, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Als Entwicklung gespielt: { $effect }.
about-mission = Erfülle sie nach einem Flug auf einem leeren Feld neben dem Feld eines Handelszentrums: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Am Ende kostet eine offene Mission 1 Punkt.
about-development = Von nun an: { $effect }.{ $used ->
    [1] {" "}Ihr Würfelfeld ist in dieser Runde besetzt.
   *[other] { "" }
}
about-half = { $mission ->
    [1] „{ $card }“ als Mission
   *[other] „{ $card }“ als Entwicklung
}
about-hand = Spiel als Zusatzaktion kostenlos eine Karte aus, als Mission oder als Entwicklung. Du behältst höchstens { $most }.
about-deck = Zieh als Zusatzaktion zwei Karten und wirf dann eine deiner Hand ab.
about-discard = Ist der Nachziehstapel leer, werden diese Karten zum neuen.
about-own = Punkte für besiedelte Planeten, Missionen, Raumstationen, Technologiewürfel, Figuren neben Handelszentren und was übrig ist. Nach vier Runden gewinnt, wer die meisten Punkte hat.
about-waste = Was nicht auf die Abfallfelder passt, kommt neben das Tableau und kostet am Ende je 1 Punkt.
about-left = Kolonien besiedeln Planeten, Raumstationen baut man mit Ressourcen, Marker sind für Missionen.
about-fulfilled = Jede erfüllte Mission bringt die Punkte auf ihrer Karte.
about-round = In jeder Runde wird ein Handelszentrum errichtet, und alle haben vier Züge.
about-centres = Handelszentren: { $centres }.
