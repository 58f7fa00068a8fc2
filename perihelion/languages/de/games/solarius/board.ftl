# Was das Spielbrett von Solarius Mission sagt: Aufschriften und der Name jedes Dings für Hinweise und Vorleseprogramme.

board-to-play = am Zug
board-wins = gewinnt
board-points = { $player }: bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-player = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $fuel } Treibstoff, { $buck ->
    [one] 1 SpaceBuck
   *[other] { $buck } SpaceBucks
}, Reichweite { $range }, { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}, { $on } Abfall auf dem Tableau und { $off } daneben

## Wirkungen

board-op-1 = { $n } Treibstoff
board-op-2 = { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
board-op-3 = { $n ->
    [one] 1 Treibstoff oder SpaceBuck
   *[other] { $n } Treibstoff oder SpaceBucks, beliebig gemischt
}
board-op-4 = { $n ->
    [one] 1 beliebige Ressource
   *[other] { $n } beliebige Ressourcen
}
board-op-5 = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} zum Aufwerten von Technologiewürfeln
board-op-6 = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} zum Schieben von Technologiewürfeln
board-op-7 = ein neutraler Antrieb mit Wert 1
board-op-8 = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} ziehen
board-op-9 = eine Fortschrittskarte ziehen oder ausspielen
board-op-10 = bis zu { $n } Abfall von deinen Feldern entfernen

board-dev-0 = jede deiner Würfelaktionen in der Farbe { $colour } bringt auch: { $effect }
board-dev-1 = ein Punkt mehr bei deinen Würfelaktionen in der Farbe { $colour }
board-dev-2 = Würfelfeld, einmal je Runde: { $effect }
board-dev-3 = Würfelfeld, einmal je Runde: Der Würfel zählt als { $colour }
board-dev-4 = Würfelfeld, einmal je Runde: ein Punkt mehr bei dieser Aktion
board-dev-5 = 1 Reichweite mehr, im Flug und in der Schlusswertung
board-dev-6 = zusätzliche Reichweite kostet je Punkt 1 statt 2 Treibstoff
board-dev-7 = der erste gekaufte Punkt im Zug kostet 1 statt 2 SpaceBucks
board-dev-8 = Portale öffnen, ohne Reichweite abzugeben
board-dev-9 = eine beliebige Ressource für jeden Planeten, den du aufdeckst
board-dev-10 = { $colour_id ->
    [0] schwarze Planeten kosten 2 Treibstoff weniger
    [1] gelbe Planeten kosten 2 SpaceBucks weniger
    [2] türkisfarbene Planeten verlangen einen Würfel weniger
   *[other] braune Planeten verlangen einen Würfel weniger
}
board-dev-11 = beide Werte einer Raumstation sind um 1 niedriger
board-dev-12 = die erste Wertangabe einer Mission ist um 2 niedriger
board-dev-13 = { $n ->
    [one] 1 weiteres Abfallfeld
   *[other] { $n } weitere Abfallfelder
}

board-demand-1 = { $colour } im Wert von { $n }
board-demand-2 = { $n ->
    [one] eine { $colour_many } Ressource
    [2] zwei { $colour_many } Ressourcen
    [3] drei { $colour_many } Ressourcen
   *[other] { $n } { $colour_many } Ressourcen
} mit Wert { $worth }
board-need-0 = { $n } Treibstoff zahlen
board-need-1 = { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
} zahlen
board-need-2 = { $n ->
    [one] 1 Technologiewürfel
   *[other] { $n } Technologiewürfel
} mindestens auf Stufe { $level }
board-need-3 = { $n ->
    [one] 1 Technologiewürfel
   *[other] { $n } Technologiewürfel
} mindestens in Spalte { $at }

board-card = { $card }. Mission: { $demand }, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Entwicklung: { $effect }.
board-mission = Offene Mission „{ $card }“: { $demand }, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
board-development = Entwicklung „{ $card }“: { $effect }.
board-station = { $station } ({ $station_first } und { $station_second }). Sofort: { $instant }. Dann an jedem Rundenende und mit jeder späteren Raumstation: { $permanent }.
board-station-waste = { $n ->
    [one] 1 weiteres Abfallfeld.
   *[other] { $n } weitere Abfallfelder.
}
board-station-price = Preis jetzt: Ressourcen im Wert von { $high } der einen und { $low } der anderen Sorte.
board-station-built = Gebaut als { $number }. Raumstation.
board-marker = Vorposten { $marker }, Figur darauf: { $figure }; { $effect }.
board-marker-used = Er liegt auf Teil { $tile }.
board-planet = { $planet }, { $planet_colour }: { $need }, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-pending = Noch nicht bezahlt: { $what }
board-settled = Besiedelt: { $what }
board-back = verdeckter Planet, { $colour }
board-back-unknown = verdeckter Planet

## Weltraum

board-field = Feld { $number }: { $kind }
board-kind-0 = leeres Feld
board-kind-1 = Heimatplanet
board-kind-2 = Planetenplatz
board-kind-3 = Planetenplatz, bei dieser Spielerzahl leer
board-kind-4 = Portal
board-kind-5 = Feld eines Handelszentrums
board-centre-up = Handelszentrum { $tile } steht hier
board-centre-down = Feld für Handelszentrum { $tile }, noch nicht errichtet
board-figure-1 = Kolonie
board-figure-2 = Raumstation
board-figure-3 = Mission
board-owned = { $figure } von { $player }
board-overflow = weiter außen gesetzt, ohne Bonus
board-ship = { $own ->
    [1] Dein Raumschiff
   *[other] Raumschiff von { $player }
} auf Feld { $number }
board-ship-here = { $own ->
    [1] dein Raumschiff
   *[other] Raumschiff von { $player }
}
board-round = Runde { $round } von 4
board-centre-of-round = Handelszentrum { $letter } kam in Runde { $round }
board-centre-planned = Handelszentrum { $letter } kommt in Runde { $round }
board-no-centre = noch kein Handelszentrum errichtet

## Brücke

board-die = Würfel { $colour } { $face } auf { $slot }
board-die-rolled = Würfel: { $colour } { $face }
board-in-use = Der genutzte Würfel zeigt { $face } und zählt als { $colour }
board-points-of-die = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
board-bonus = { $fuel } Treibstoff und { $buck ->
    [one] 1 SpaceBuck
   *[other] { $buck } SpaceBucks
}
board-act-1 = Ressourcen: { $colour }
board-act-2-0 = Schwarz: Treibstoff
board-act-2-1 = Gelb: SpaceBucks
board-act-2-2 = Türkis: Technologiewürfel aufwerten
board-act-2-3 = Braun: Technologiewürfel schieben
board-ap = { $n ->
    [one] noch 1 Punkt
   *[other] noch { $n } Punkte
}; tippen, um einen dazuzukaufen
board-portals-open = Die Portale sind in diesem Zug offen
board-portals-closed = Die Portale sind geschlossen
board-explore = Der Entdeckerbonus: eine Ressource für jeden Punkt des Planeten
board-deck = Nachziehstapel: { $count }
board-deck-short = Stapel
board-discard = Ablagestapel: { $count }
board-discard-short = Ablage
board-bag = Im Beutel: { $dice }
board-bag-of = { $count } { $colour }
board-bag-short = im Beutel

## Eigenes Tableau

board-row = Reihe { $colour }: Ressourcen im Wert von { $n }
board-cube = Ressource, { $colour }, Wert { $n }
board-free = Freies Lagerfeld, { $colour }, Wert { $n }
board-closed = Lagerfeld, { $colour }, Wert { $n }, noch verschlossen
board-tech = { $colour_id ->
    [0] Schwarzer
    [1] Gelber
    [2] Türkisfarbener
   *[other] Brauner
} Technologiewürfel; Stufe { $level }, Spalte { $at }
board-tech-up = Aufwerten kostet { $n }
board-tech-push = Schieben kostet { $n }
board-fuel = Treibstoff: { $n } von 10
board-buck = SpaceBucks: { $n } von 10
board-waste = Abfall: { $n } auf { $cap } Abfallfeldern, { $off } neben dem Tableau
board-waste-beside = daneben: { $n }
board-left = Noch übrig: { $colonies ->
    [one] 1 Kolonie
   *[other] { $colonies } Kolonien
}, { $stations ->
    [one] 1 Raumstation
   *[other] { $stations } Raumstationen
}, { $missions } Missionenmarker
board-normal = Normale Würfelfelder mit den Würfeln dieser Runde
board-normal-short = normal
board-transform = Transformationsfeld: der Würfel zählt als { $colour }; ein Abfall
board-transform-used = Transformationsfeld: in dieser Runde genutzt
board-transform-short = Transformation
board-research = Forschungsfeld: Karte ziehen oder ausspielen; ein Abfall
board-research-used = Forschungsfeld: in dieser Runde genutzt
board-research-short = Forschung
board-drive-own = Der eigene Antrieb mit Wert 1
board-drive = Ein neutraler Antrieb mit Wert { $n }
board-drive-free = Ein freier Platz für einen neutralen Antrieb
board-range = Reichweite { $n }
board-no-planets = noch keine Planeten
board-hand = { $player }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
board-hand-short = Hand
board-fulfilled = { $count ->
    [one] 1 Mission erfüllt
   *[other] { $count } Missionen erfüllt
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Die Teile des Bretts, als Reiter

part-others = Andere
part-space = Weltraum

## Die Stellung in Worten

outline-start = { $player } beginnt diese Runde
outline-bridge = Brücke
outline-die = Würfel
outline-colour = Farbe
outline-face = Seite
outline-slot = Bonus
outline-space = Weltraum
outline-players = Spieler
outline-player = Spieler
outline-points = Punkte
outline-fuel = Treibstoff
outline-buck = SpaceBucks
outline-range = Reichweite
outline-drives = Antriebe
outline-waste = Abfall auf Feldern + daneben
outline-cards = Karten
outline-colonies = Kolonien übrig
outline-field = Schiff auf Feld
outline-technology = Technologiewürfel und Lager
outline-tech = Würfel
outline-level = Stufe
outline-column = Spalte
outline-cubes = Ressourcen mit Wert 1, 2, 3
outline-things = Was { $player } hat
outline-fulfilled = Erfüllte Mission „{ $card }“: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
outline-space-used = Das Würfelfeld ist in dieser Runde belegt.
outline-held = Würfel dieser Runde: { $dice }
outline-score = Punkte bis jetzt
outline-line = Zeile
outline-hand = Deine Hand
outline-none = nichts

## Preise, und was umsonst verloren ginge

price-fuel = { $n } Treibstoff
price-buck = { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
price-either = 1 Treibstoff oder 1 SpaceBuck
warning-sell = Für die Ressource bekämst du nichts: Erst ein Wert von 2 bringt einen Treibstoff oder SpaceBuck. Verkauf noch eine dazu, oder nimm den Verkauf mit „Rückgängig“ zurück.
warning-store = { $n ->
    [one] Du könntest noch 1 Ressource lagern.
   *[other] Du könntest noch bis zu { $n } Ressourcen lagern.
} Was übrig ist, verfällt.
warning-points = { $n ->
    [one] Du könntest noch 1 Punkt ausgeben.
   *[other] Du könntest noch { $n } Punkte ausgeben.
} Was übrig ist, verfällt.

## Karte für das Terminal

map-heading = Karte
map-legend = { $home } Heimatplanet, { $down } verdeckter Planet, { $up } offener Planet, { $portal } Portal, { $planned } künftiges Handelszentrum, { $erected } Handelszentrum, { $colony } Kolonie, { $station } Raumstation, { $mission } Mission
map-letters = { $colours }; ein Buchstabe allein ist ein Schiff: { $players }. S2.I 210: Der schwarze Technologiewürfel hat Stufe 2 in Spalte I; zwei Ressourcen mit Wert 1, eine mit Wert 2, keine mit Wert 3. Tr. ist Treibstoff, $ sind SpaceBucks
colour-letters = SGTB
map-sign-home = Heimatplanet
map-sign-portal = Portal
map-sign-down = Planet verdeckt
map-sign-up = Planet offen
map-sign-planned = künftiges Zentrum
map-sign-erected = Handelszentrum
map-sign-colony = Kolonie
map-sign-station = Station
map-sign-mission = Mission
map-colour = { $letter } { $colour }
map-standing = { $own ->
    [1] Du ({ $player })
   *[other] { $player }
}: { $points } P., { $fuel } Tr., ${ $bucks }, Reichw. { $range } | { $dice }
