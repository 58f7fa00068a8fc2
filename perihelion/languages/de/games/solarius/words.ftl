# Solarius Mission auf Deutsch: jeder Satz, den ein Mensch liest.

game = Solarius Mission
game-about = Vier Runden, je vier Würfel: Rüste dein Schiff aus, besiedle Planeten, errichte Raumstationen und erfülle Missionen fern der Heimat.
game-length = 90–150

## Optionen

option-players = Spieler
option-players-about = Zwei bis vier Spieler; zu zweit oder dritt gibt es weniger Planeten und Würfel.
option-start = Start
option-start-about = Spielstartkarten geben allen einen anderen Anfang; beim freien Start wählst du ihn selbst.
option-start-cards = Spielstartkarten
option-start-free = freier Start
option-arrangement = Weltraum
option-arrangement-about = Wie die sechs Außenteile um das Zentrum liegen.
option-arrangement-random = zufällig
option-arrangement-fixed = A bis F der Reihe nach
option-arrangement-given = wie unten eingegeben
option-planet_back_colour = Planetenfarben
option-planet_back_colour-about = Alle sehen die Farbe eines verdeckten Planeten.
option-outpost_double_tc = Vorposten an Handelszentren
option-outpost_double_tc-about = Eine Figur auf einem Vorposten zählt auch neben einem Handelszentrum doppelt.
option-field_waste_adds = Abfall summiert sich
option-field_waste_adds-about = Ein starker Würfel auf dem Transformations- oder Forschungsfeld bringt zwei Abfall statt einen.
option-centre_letters_public = Handelszentren bekannt
option-centre_letters_public-about = Alle wissen von Anfang an, wo und wann die vier Handelszentren entstehen.
option-tiles = Außenteile
option-tiles-about = Die Buchstaben der Teile um das Zentrum, zum Beispiel CABFED; nur bei einer eigenen Anordnung.
option-rotations = Drehungen
option-rotations-about = Wie oft jedes dieser Teile um 60 Grad gedreht wird, zum Beispiel 010532; nur bei einer eigenen Anordnung.

## Namen

seat-0 = Rot
seat-1 = Grün
seat-2 = Blau
seat-3 = Violett

colour-0 = schwarz
    .many = schwarze
    .die = den schwarzen Technologiewürfel
    .row = die schwarze Reihe
    .from = der schwarzen Reihe
colour-1 = gelb
    .many = gelbe
    .die = den gelben Technologiewürfel
    .row = die gelbe Reihe
    .from = der gelben Reihe
colour-2 = türkis
    .many = türkisfarbene
    .die = den türkisfarbenen Technologiewürfel
    .row = die türkisfarbene Reihe
    .from = der türkisfarbenen Reihe
colour-3 = braun
    .many = braune
    .die = den braunen Technologiewürfel
    .row = die braune Reihe
    .from = der braunen Reihe

column-0 = I
column-1 = II
column-2 = III

face-0 = 1
face-1 = 2
face-2 = 3
face-3 = ★
face-4 = ★+1

tile-0 = A
tile-1 = B
tile-2 = C
tile-3 = D
tile-4 = E
tile-5 = F

units-0 = 2 Treibstoff
units-1 = 1 Treibstoff und 1 SpaceBuck
units-2 = 2 SpaceBucks

card-0 = Treibstoffbörse
card-1 = Tankervertrag
card-2 = Patentamt
card-3 = Schleppercrew
card-4 = Ionensegel
card-5 = Überstunden
card-6 = Abfallraum
card-7 = Sondendrohnen
card-8 = Raffinerie
card-9 = Handelshaus
card-10 = Labor
card-11 = Werftkran
card-12 = Treibstofflager
card-13 = Zahlstelle
card-14 = Prüfstand
card-15 = Helling
card-16 = Schwarzfilter
card-17 = Gelbfilter
card-18 = Türkisfilter
card-19 = Braunfilter
card-20 = Abfallofen
card-21 = Denkfabrik
card-22 = Verstärker
card-23 = Bohrdrohnen
card-24 = Orbitalleitung
card-25 = Siedlerfonds
card-26 = Terraforming
card-27 = Fertighabitate
card-28 = Fernflugtank
card-29 = Portalschlüssel
card-30 = Modulbauweise
card-31 = Gesandtschaft

station-0 = Börse
    .first = schwarz
    .second = gelb
    .object = die Börse
station-1 = Akademie
    .first = schwarz
    .second = türkis
    .object = die Akademie
station-2 = Werft
    .first = schwarz
    .second = braun
    .object = die Werft
station-3 = Archiv
    .first = gelb
    .second = türkis
    .object = das Archiv
station-4 = Gießerei
    .first = gelb
    .second = braun
    .object = die Gießerei
station-5 = Wertstoffhof
    .first = türkis
    .second = braun
    .object = den Wertstoffhof

marker-0 = Depot
marker-1 = Observatorium
marker-2 = Hangar
marker-3 = Kontor
marker-4 = Werkstatt
marker-5 = Kran

planet-0 = Acheron
    .colour = schwarz
planet-1 = Basalt
    .colour = schwarz
planet-2 = Corvus
    .colour = schwarz
planet-3 = Duskar
    .colour = schwarz
planet-4 = Ebon
    .colour = schwarz
planet-5 = Fenris
    .colour = schwarz
planet-6 = Gagat
    .colour = schwarz
planet-7 = Hekate
    .colour = schwarz
planet-8 = Inkara
    .colour = schwarz
planet-9 = Ambra
    .colour = gelb
planet-10 = Citrin
    .colour = gelb
planet-11 = Dorado
    .colour = gelb
planet-12 = Eos
    .colour = gelb
planet-13 = Flavia
    .colour = gelb
planet-14 = Gilda
    .colour = gelb
planet-15 = Helia
    .colour = gelb
planet-16 = Kanar
    .colour = gelb
planet-17 = Midas
    .colour = gelb
planet-18 = Azura
    .colour = türkis
planet-19 = Borea
    .colour = türkis
planet-20 = Celeste
    .colour = türkis
planet-21 = Cyana
    .colour = türkis
planet-22 = Glacis
    .colour = türkis
planet-23 = Laguna
    .colour = türkis
planet-24 = Nereid
    .colour = türkis
planet-25 = Opalis
    .colour = türkis
planet-26 = Tethra
    .colour = türkis
planet-27 = Adobe
    .colour = braun
planet-28 = Bruna
    .colour = braun
planet-29 = Cinnara
    .colour = braun
planet-30 = Ferros
    .colour = braun
planet-31 = Kaolin
    .colour = braun
planet-32 = Mesa
    .colour = braun
planet-33 = Ochra
    .colour = braun
planet-34 = Sienna
    .colour = braun
planet-35 = Umbra
    .colour = braun

## Aufforderungen

phase-KEEP = Du bist dran: Wirf eine deiner drei Karten ab.
phase-START_PUSH = Du bist dran: Wähle den Technologiewürfel, der in Spalte II beginnt.
phase-START_UP = Wähle jetzt den Technologiewürfel, der mit 2 Augen beginnt.
phase-TURN_START = Du bist dran: Nimm einen Würfel von der Brücke.
phase-PLACE_DIE = Wähle ein Feld für deinen Würfel.
phase-BONUS = Nimm { $points ->
    [one] 1 Treibstoff oder 1 SpaceBuck
   *[other] { $points }: Treibstoff, SpaceBucks oder etwas von beidem
}.
phase-MALUS = Zahle 1 Treibstoff oder 1 SpaceBuck für deinen Würfel.
phase-RESEARCH = Forschung: Zieh eine Karte oder spiel eine aus.
phase-PLAY_CARD = Wähle die Karte, die du ausspielst.
phase-PLAY_SIDE = Mission oder Entwicklung?
phase-DISCARD = { $count ->
    [one] Wirf eine Karte ab.
   *[other] Wirf { $count } Karten ab.
}
phase-ACTION = Nimm Ressourcen, oder nutze die Aktion der Würfelfarbe ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}).
phase-STORE = { $left ->
    [0] Alles ist eingelagert. Kaufe einen Aktionspunkt für noch eine Ressource oder hör auf.
   *[other] { $any ->
        [1] Lagere eine beliebige Ressource ein
       *[other] Lagere eine Ressource in { $colour_row } ein
    } (noch { $left }).
}
phase-UPGRADE = { $points ->
    [0] Du hast keine Aktionspunkte mehr. Kaufe einen oder hör auf.
    [one] Werte einen Technologiewürfel auf (noch 1 Aktionspunkt).
   *[other] Werte einen Technologiewürfel auf (noch { $points } Aktionspunkte).
}
phase-PUSH = { $points ->
    [0] Du hast keine Aktionspunkte mehr. Kaufe einen oder hör auf.
    [one] Schieb einen Technologiewürfel nach rechts (noch 1 Aktionspunkt).
   *[other] Schieb einen Technologiewürfel nach rechts (noch { $points } Aktionspunkte).
}
phase-FUEL_MORE = Kaufe mehr Treibstoff oder mach weiter.
phase-B_MENU = Nimm eine Zusatzaktion oder beende deinen Zug.
phase-DRIVES = Noch einen Antrieb kaufen?
phase-FLIGHT = Wohin fliegst du?
phase-LAND = Was tust du hier?
phase-PAY = Zahle { $colour_many } Ressourcen im Wert von { $price }: Wähle, welche.
phase-OUTPOST = Einen Vorposten unter deine neue Figur legen?
phase-PICK = Wähle den Bonus des Handelszentrums.
phase-TRIGGER = Wähle die Raumstation, die du als Nächstes nutzt.
phase-SELL = Was nimmst du für deine Ressourcen?
phase-TURN_END = Beende deinen Zug oder tausche vorher noch.
phase-FINAL_SETTLE = Letzte Gelegenheit, deine Planeten zu bezahlen.

## Aktionen

act-die = Würfel nehmen: { $colour } { $face } ({ $slot })
menu-die = { $colour } { $face } ({ $slot })
menu-sell = Verkaufen: { $colour }, Spalte { $column }
short-sell = { $colour } { $column } verkaufen
short-xbuy = { $colour } für { $units_id ->
    [0] 2 Tr.
    [1] 1 Tr., $1
   *[other] $2
}
short-buy-ap = { $fuel ->
    [1] 1 Tr. für ${ $price }
   *[other] 1 Punkt für ${ $price }
}
menu-quiet = Tauschen … ({ $count })
act-place-normal = Auf ein normales Feld
act-place-transform = Auf das Transformationsfeld, als { $colour }
act-place-research = Auf das Forschungsfeld
act-place-dev = Auf die Entwicklung „{ $card }“
act-bonus = { $fuel ->
    [0] { $rest ->
        [one] 1 SpaceBuck
       *[other] { $rest } SpaceBucks
    }
   *[other] { $rest ->
        [0] { $fuel } Treibstoff
        [one] { $fuel } Treibstoff und 1 SpaceBuck
       *[other] { $fuel } Treibstoff und { $rest } SpaceBucks
    }
}{ $lost ->
    [0] {""}
    [one] {" "}(1 verfällt)
   *[other] {" "}({ $lost } verfallen)
}
act-malus-fuel = 1 Treibstoff zahlen
act-malus-buck = 1 SpaceBuck zahlen
act-act-i = { $points } { $colour_many } { $points ->
    [one] Ressource
   *[other] Ressourcen
} nehmen
act-act-ii = { $colour_id ->
    [0] { $points } Treibstoff nehmen
    [1] { $points ->
        [one] 1 SpaceBuck
       *[other] { $points } SpaceBucks
    } nehmen
    [2] Für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } Technologiewürfel aufwerten
   *[other] Für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } Technologiewürfel schieben
}
act-store = Eine Ressource in { $colour_row } legen, Spalte { $column }
act-upgrade = { $price ->
    [0] Mit 2 Augen beginnen: { $colour }
    [one] Für 1 Punkt { $colour_die } aufwerten
   *[other] Für { $price } Punkte { $colour_die } aufwerten
}
act-push = { $price ->
    [0] In Spalte II beginnen: { $colour }
    [one] Für 1 Punkt { $colour_die } schieben
   *[other] Für { $price } Punkte { $colour_die } schieben
}
act-buy-ap = Für { $price ->
    [one] 1 SpaceBuck
   *[other] { $price } SpaceBucks
} { $fuel ->
    [1] 1 Treibstoff
   *[other] einen Aktionspunkt
} kaufen
act-done = Fertig
act-b-drive = Einen Antrieb für 3 Treibstoff kaufen
act-b-draw = Zwei Karten ziehen
act-b-play = Eine Karte ausspielen
act-b-fly = Fliegen
act-res-draw = Eine Karte ziehen
act-res-play = Eine Karte ausspielen
act-card = { $use ->
    [play] „{ $card }“ ausspielen
   *[other] „{ $card }“ abwerfen
}
act-side-mission = Als Mission
act-side-dev = Als Entwicklung
act-portal-flip = Portale öffnen: einen Antrieb von 2 auf 1 drehen
act-portal-drop = Portale öffnen: einen Antrieb mit Wert 1 abgeben
act-portal-free = Portale mit dem Portalschlüssel öffnen
act-fly = { $price ->
    [0] Zu Feld { $field } fliegen
   *[other] Für { $price } Treibstoff zu Feld { $field } fliegen
}
act-land-none = Hier nichts tun
act-land-settle = { $planet } besiedeln ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
act-land-explore = Den Entdeckerbonus nehmen
act-land-station = { $station } bauen: { $higher_id ->
    [0] { $station_first } { $high }, { $station_second } { $low }
   *[other] { $station_first } { $low }, { $station_second } { $high }
}
act-land-mission = Die Mission von „{ $card }“ erfüllen
act-pay = Mit { $cubes } zahlen ({ $colour })
act-outpost = Vorposten: { $marker }
act-outpost-none = Kein Vorposten
act-pick-bonus = Bonus nehmen: { $marker }
act-trigger = { $station } nutzen
act-sell = Eine Ressource aus { $colour_from } verkaufen, Spalte { $column }
act-sell-fuel = 1 Treibstoff nehmen
act-sell-buck = 1 SpaceBuck nehmen
act-xbuy = Für { $units } eine { $colour_many } Ressource kaufen
act-drive-up = Einen Antrieb für 3 Treibstoff von 1 auf 2 drehen
act-finish = { $black ->
    [1] { $price } Treibstoff für { $planet } zahlen
   *[other] { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    } für { $planet } zahlen
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
act-end-turn = Den Zug beenden

log-die = { $player } nimmt einen Würfel von { $slot }: { $colour } { $face }.
log-place-normal = { $player } legt ihn auf ein normales Feld.
log-place-transform = { $player } macht ihn auf dem Transformationsfeld { $colour }.
log-place-research = { $player } legt ihn auf das Forschungsfeld.
log-place-dev = { $player } legt ihn auf „{ $card }“.
log-bonus = { $player } nimmt { $taken ->
    [0] { $bucks ->
        [0] nichts
        [one] 1 SpaceBuck
       *[other] { $bucks } SpaceBucks
    }
   *[other] { $bucks ->
        [0] { $taken } Treibstoff
        [one] { $taken } Treibstoff und 1 SpaceBuck
       *[other] { $taken } Treibstoff und { $bucks } SpaceBucks
    }
}{ $lost ->
    [0] .
    [one] ; 1 verfällt.
   *[other] ; { $lost } verfallen.
}
log-malus-fuel = { $player } zahlt 1 Treibstoff für den Würfel.
log-malus-buck = { $player } zahlt 1 SpaceBuck für den Würfel.
log-act-i = { $points ->
    [one] { $player } nutzt den Würfel für eine { $colour_many } Ressource.
   *[other] { $player } nutzt den Würfel für bis zu { $points } { $colour_many } Ressourcen.
}
log-act-ii = { $colour_id ->
    [0] { $player } nimmt { $got ->
        [0] keinen Treibstoff
       *[other] { $got } Treibstoff
    }{ $lost ->
        [0] .
        [one] ; 1 verfällt.
       *[other] ; { $lost } verfallen.
    }
    [1] { $player } nimmt { $got ->
        [0] keine SpaceBucks
        [one] 1 SpaceBuck
       *[other] { $got } SpaceBucks
    }{ $lost ->
        [0] .
        [one] ; 1 verfällt.
       *[other] ; { $lost } verfallen.
    }
    [2] { $player } wertet Technologiewürfel auf ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
   *[other] { $player } schiebt Technologiewürfel ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
}
log-store = { $player } legt eine Ressource in { $colour_row }, Spalte { $column }.
log-upgrade = { $player } wertet { $colour_die } auf.
log-push = { $player } schiebt { $colour_die }.
log-buy-ap = { $player } kauft für { $price ->
    [one] 1 SpaceBuck
   *[other] { $price } SpaceBucks
} { $fuel ->
    [1] 1 Treibstoff
   *[other] einen Punkt
}.
log-done = { $player } beendet die Aktion.
log-b-drive = { $player } kauft für 3 Treibstoff einen Antrieb.
log-b-draw = { $player } nutzt die Zusatzaktion, um Karten zu ziehen.
log-b-play = { $player } spielt eine Karte aus.
log-b-fly = { $player } startet das Raumschiff.
log-res-draw = { $player } nutzt die Forschung, um eine Karte zu ziehen.
log-res-play = { $player } spielt eine Karte aus.
log-card = { $use ->
    [play] { $player } spielt „{ $card }“.
   *[other] { $player } wirft „{ $card }“ ab.
}
log-side-mission = { $player } beginnt sie als Mission.
log-side-dev = { $player } nutzt sie als Entwicklung.
log-portal-flip = { $player } öffnet die Portale und dreht einen Antrieb von 2 auf 1.
log-portal-drop = { $player } öffnet die Portale und gibt einen Antrieb mit Wert 1 ab.
log-portal-free = { $player } öffnet die Portale mit dem Portalschlüssel.
log-fly = { $price ->
    [0] { $player } fliegt zu Feld { $field }.
   *[other] { $player } fliegt zu Feld { $field } und zahlt { $price } Treibstoff.
}
log-land-none = { $player } landet und tut nichts.
log-land-settle = { $player } besiedelt den Planeten.
log-land-explore = { $player } nimmt den Entdeckerbonus.
log-land-station = { $player } baut { $station_object }: { $higher_id ->
    [0] { $station_first } { $high }, { $station_second } { $low }
   *[other] { $station_first } { $low }, { $station_second } { $high }
}.
log-land-mission = { $player } erfüllt die Mission von „{ $card }“.
log-pay = { $player } zahlt { $colour } { $cubes }.
log-outpost = { $player } gründet einen Vorposten: { $marker }.
log-outpost-none = { $player } gründet keinen Vorposten.
log-pick-bonus = { $player } nimmt den Bonus { $marker }.
log-trigger = { $player } nutzt { $station_object }.
log-sell = { $player } verkauft eine Ressource aus { $colour_from }, Spalte { $column }.
log-sell-fuel = { $got ->
    [0] { $player } bekommt nichts dafür: Treibstoff und SpaceBucks stehen auf 10.
   *[other] { $player } bekommt 1 Treibstoff dafür.
}
log-sell-buck = { $got ->
    [0] { $player } bekommt nichts dafür: Treibstoff und SpaceBucks stehen auf 10.
   *[other] { $player } bekommt 1 SpaceBuck dafür.
}
log-xbuy = { $player } kauft für { $units } eine { $colour_many } Ressource.
log-drive-up = { $player } dreht für 3 Treibstoff einen Antrieb von 1 auf 2.
log-finish = { $black ->
    [1] { $player } zahlt { $price } Treibstoff für { $planet }.
   *[other] { $player } zahlt { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    } für { $planet }.
}
log-end-turn = { $player } beendet den Zug.

## Zufall

chance-CHANCE_TILE = Teil { $tile } wird angelegt.
chance-CHANCE_ROTATION = {""}
chance-CHANCE_BACK = Der Planet dort ist { $colour }.
chance-CHANCE_START_PLAYER = { $seat } beginnt.
chance-CHANCE_START_CARD = Spielstartkarte { $start } wird ausgeteilt.
chance-CHANCE_CARD = { $player } zieht „{ $card }“.
chance-CHANCE_CARD-unseen = { $player } zieht eine Karte.
chance-CHANCE_DIE = Ein neuer Würfel: { $colour } { $face }.
chance-CHANCE_CENTRE = Handelszentrum { $tile } wird gezogen.
chance-CHANCE_PLANET = { $planet } wird aufgedeckt, ein { $planet_colour ->
    [schwarz] schwarzer
    [gelb] gelber
    [braun] brauner
   *[other] türkisfarbener
} Planet.

event-revealed = { $planet } ist { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
event-settled = { $player } hat { $planet } besiedelt.
event-waste = { $cubes ->
    [one] { $player } bekommt 1 Abfall.
   *[other] { $player } bekommt { $cubes } Abfall.
}
event-waste-beside = { $cubes ->
    [one] { $player } hat keinen Platz: 1 Abfall kommt neben das Tableau.
   *[other] { $player } hat keinen Platz: { $cubes } Abfall kommen neben das Tableau.
}
event-waste-removed = { $player } wird { $n } Abfall los{ $development ->
    [1] {" "}(Entwicklung).
   *[other] .
}
event-waste-spaces = { $player } hat { $n } Abfallfelder mehr.
event-fuel = { $player } bekommt { $development ->
    [1] durch eine Entwicklung{" "}
   *[other] {""}
}{ $n ->
    [0] keinen Treibstoff
   *[other] { $n } Treibstoff
}{ $lost ->
    [0] .
    [one] ; 1 verfällt.
   *[other] ; { $lost } verfallen.
}
event-bucks = { $player } bekommt { $development ->
    [1] durch eine Entwicklung{" "}
   *[other] {""}
}{ $n ->
    [0] keine SpaceBucks
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}{ $lost ->
    [0] .
    [one] ; 1 verfällt.
   *[other] ; { $lost } verfallen.
}
event-drive = { $n ->
    [0] { $player } hat keinen Platz für einen weiteren Antrieb.
   *[other] { $player } bekommt einen Antrieb mit Wert 1.
}
event-cubes-given = { $n ->
    [one] { $player } zahlt eine { $colour_many } Ressource aus Spalte { $column }.
   *[other] { $player } zahlt { $n } { $colour_many } Ressourcen aus Spalte { $column }.
}
event-renewed = Der Ablagestapel wird zum neuen Nachziehstapel mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
event-centre = Handelszentrum { $tile } wird errichtet.
event-round = Runde { $round } beginnt; { $player } ist zuerst am Zug.
event-over = Das Spiel ist zu Ende.

## Wertung

line-planets = Besiedelte Planeten
line-unsettled = Unbezahlte Planeten
line-sets = Farbsätze
line-stations = Raumstationen
line-missions = Missionen
line-open-missions = Offene Missionen
line-centres = Neben Handelszentren
line-technology = Technologiewürfel
line-columns = Spalten IV und V
line-storage = Volle Lager
line-tracks = Treibstoff und SpaceBucks
line-waste = Abfall neben dem Tableau
line-connection = Verbundene Figuren

gain-planets = { gain } für Planeten
gain-unsettled = { $lost ->
    [1] { gain }, bis der Planet bezahlt ist
   *[0] { gain }: Ein Planet ist bezahlt, der Abzug entfällt
}
gain-sets = { gain } für Farbsätze
gain-stations = { gain } für Raumstationen
gain-missions = { gain } für Missionen
gain-open-missions = { $lost ->
    [1] { gain }, bis die Mission erfüllt ist
   *[0] { gain } zurück: Die Mission ist erfüllt
}
gain-centres = { gain } neben Handelszentren
gain-technology = { gain } für Technologiewürfel
gain-columns = { gain } für die Spalten IV und V
gain-storage = { gain } für volle Lager
gain-tracks = { gain } für Treibstoff und SpaceBucks
gain-waste = { gain } für Abfall neben dem Tableau
gain-connection = { gain } für verbundene Figuren

## Ein Zug in einem Satz

which-die = { $twins ->
    [1] {" "}von { $slot }
   *[other] {""}
}
brief-die = { $advice ->
    [1] nimm { $colour } { $face }{ which-die }
   *[other] { $colour } { $face }{ which-die }
}
brief-place-transform = …als { $colour }
brief-place-research = …mit Forschung
brief-place-dev = …auf „{ $card }“
brief-upgrade = { $advice ->
    [1] { $times ->
        [one] werte { $colour } auf
        [2] werte { $colour } zweimal auf
       *[other] werte { $colour } { $times }-mal auf
    }
   *[other] { $times ->
        [one] { $colour } aufwerten
        [2] { $colour } zweimal aufwerten
       *[other] { $colour } { $times }-mal aufwerten
    }
}
brief-push = { $advice ->
    [1] { $times ->
        [one] schieb { $colour }
        [2] schieb { $colour } zweimal
       *[other] schieb { $colour } { $times }-mal
    }
   *[other] { $times ->
        [one] { $colour } schieben
        [2] { $colour } zweimal schieben
       *[other] { $colour } { $times }-mal schieben
    }
}
brief-buy-ap = { $advice ->
    [1] kauf { $fuel ->
        [1] { $times } Treibstoff
       *[other] { $times ->
            [one] einen Aktionspunkt
           *[other] { $times } Aktionspunkte
        }
    }
   *[other] { $fuel ->
        [1] { $times } Treibstoff kaufen
       *[other] { $times ->
            [one] einen Aktionspunkt kaufen
           *[other] { $times } Aktionspunkte kaufen
        }
    }
}
brief-b-drive = { $advice ->
    [1] { $times ->
        [one] kauf einen Antrieb
       *[other] kauf { $times } Antriebe
    }
   *[other] { $times ->
        [one] einen Antrieb kaufen
       *[other] { $times } Antriebe kaufen
    }
}
brief-b-draw = { $advice ->
    [1] zieh zwei Karten
   *[other] zwei Karten ziehen
}
brief-res-draw = { $advice ->
    [1] zieh eine Karte
   *[other] eine Karte ziehen
}
brief-card = { $advice ->
    [1] { $use ->
        [play] spiel „{ $card }“
       *[other] wirf „{ $card }“ ab
    }
   *[other] { $use ->
        [play] „{ $card }“
       *[other] „{ $card }“ abwerfen
    }
}
brief-side-mission = { $advice ->
    [1] …als Mission
   *[other] …als Mission spielen
}
brief-side-dev = { $advice ->
    [1] …als Entwicklung
   *[other] …als Entwicklung spielen
}
brief-portal-flip = { $advice ->
    [1] öffne die Portale
   *[other] die Portale öffnen
}
brief-portal-drop = { $advice ->
    [1] öffne die Portale
   *[other] die Portale öffnen
}
brief-portal-free = { $advice ->
    [1] öffne die Portale
   *[other] die Portale öffnen
}
brief-fly = { $advice ->
    [1] flieg { $what ->
        [planet] nach { $planet }
        [back] zum { $colour ->
            [schwarz] schwarzen
            [gelb] gelben
            [braun] braunen
           *[other] türkisfarbenen
        } Planeten auf Feld { $field }
        [centre] zu Feld { $field } neben Handelszentrum { $tile }
       *[other] zu Feld { $field }
    }
   *[other] { $what ->
        [planet] nach { $planet } fliegen
        [back] zum { $colour ->
            [schwarz] schwarzen
            [gelb] gelben
            [braun] braunen
           *[other] türkisfarbenen
        } Planeten auf Feld { $field } fliegen
        [centre] zu Feld { $field } neben Handelszentrum { $tile } fliegen
       *[other] zu Feld { $field } fliegen
    }
}
brief-land-settle = { $advice ->
    [1] { $revealed ->
        [1] besiedle { $planet }
       *[other] besiedle ihn
    } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, sobald er bezahlt ist)
   *[other] { $revealed ->
        [1] { $planet } besiedeln
       *[other] ihn besiedeln
    }
}
brief-land-explore = { $advice ->
    [1] nimm den Entdeckerbonus von { $planet }
   *[other] den Entdeckerbonus von { $planet } nehmen
}
brief-land-station = { $advice ->
    [1] bau { $station_object }
   *[other] { $station_object } bauen
}
brief-land-mission = { $advice ->
    [1] erfüll die Mission „{ $card }“
   *[other] die Mission „{ $card }“ erfüllen
}
brief-outpost = { $advice ->
    [1] gründe den Vorposten { $marker }
   *[other] den Vorposten { $marker } gründen
}
brief-pick-bonus = { $advice ->
    [1] nimm den Bonus { $marker }
   *[other] den Bonus { $marker } nehmen
}
brief-trigger = { $advice ->
    [1] nutz { $station_object }
   *[other] { $station_object } nutzen
}
brief-sell = { $advice ->
    [1] { $times ->
        [one] verkauf eine Ressource
       *[other] verkauf { $times } Ressourcen
    }
   *[other] { $times ->
        [one] eine Ressource verkaufen
       *[other] { $times } Ressourcen verkaufen
    }
}
brief-xbuy = { $advice ->
    [1] { $times ->
        [one] kauf eine { $colour_many } Ressource
       *[other] kauf { $times } { $colour_many } Ressourcen
    }
   *[other] { $times ->
        [one] eine { $colour_many } Ressource kaufen
       *[other] { $times } { $colour_many } Ressourcen kaufen
    }
}
gathered-sell = Ressourcen tauschen
gathered-xbuy = { gathered-sell }
brief-drive-up = { $advice ->
    [1] dreh einen Antrieb auf 2
   *[other] einen Antrieb auf 2 drehen
}
brief-finish = { $advice ->
    [1] bezahl { $planet }
   *[other] { $planet } bezahlen
}
hint-take-back-SELL = Nimm den Verkauf mit „Rückgängig“ zurück: Eine einzelne Ressource mit Wert 1 bringt nichts
begin-die = nimm { $colour } { $face }{ which-die }
begin-place-normal = leg den Würfel auf ein normales Feld
begin-place-transform = leg den Würfel als { $colour } auf das Transformationsfeld
begin-place-research = leg den Würfel auf das Forschungsfeld
begin-place-dev = leg den Würfel auf „{ $card }“
begin-bonus = nimm { $taken ->
    [0] { $bucks ->
        [one] 1 SpaceBuck
       *[other] { $bucks } SpaceBucks
    }
   *[other] { $bucks ->
        [0] { $taken } Treibstoff
        [one] { $taken } Treibstoff und 1 SpaceBuck
       *[other] { $taken } Treibstoff und { $bucks } SpaceBucks
    }
}
begin-malus-fuel = zahl 1 Treibstoff für den Würfel
begin-malus-buck = zahl 1 SpaceBuck für den Würfel
begin-act-i = nimm { $points } { $colour_many } { $points ->
    [one] Ressource
   *[other] Ressourcen
}
begin-store = leg { $times ->
    [one] eine Ressource
   *[other] { $times } Ressourcen
} in { $colour_row }
begin-done = drück auf „{ act-done }“
begin-sell-fuel = nimm 1 Treibstoff
begin-sell-buck = nimm 1 SpaceBuck
begin-side-mission = leg die Karte als Mission aus
begin-side-dev = nutz die Karte als Entwicklung
begin-land-none = tu hier nichts
begin-outpost-none = gründe keinen Vorposten
begin-end-turn = beende deinen Zug
result-settled = { $paid ->
    [1] {""}
   *[other] { $planet } bezahlt
}
result-settled-land-settle = { $revealed ->
    [1] {""}
   *[other] { $planet } bezahlt
}

measure-unpaid = { $n ->
    [one] 1 unbezahlter Planet
   *[other] { $n } unbezahlte Planeten
}
more-unpaid = { $n ->
    [one] 1 Planeten mehr zu bezahlen
   *[other] { $n } Planeten mehr zu bezahlen
}
less-unpaid = { $n ->
    [one] 1 Planeten weniger zu bezahlen
   *[other] { $n } Planeten weniger zu bezahlen
}
measure-open-missions = { $n ->
    [one] 1 offene Mission
   *[other] { $n } offene Missionen
}
more-open-missions = { $n ->
    [one] 1 begonnene Mission mehr
   *[other] { $n } begonnene Missionen mehr
}
less-open-missions = { $n ->
    [one] 1 begonnene Mission weniger
   *[other] { $n } begonnene Missionen weniger
}
more-ready-missions = { $n ->
    [one] 1 erfüllbare Mission mehr
   *[other] { $n } erfüllbare Missionen mehr
}
less-ready-missions = { $n ->
    [one] 1 erfüllbare Mission weniger
   *[other] { $n } erfüllbare Missionen weniger
}
named-more-unpaid = { $better ->
    [1] { $own ->
        [1] Mit dem besseren Zug müsstest du { $planet } noch bezahlen.
       *[other] Mit dem besseren Zug müsste { $player } { $planet } noch bezahlen.
    }
   *[other] { $own ->
        [1] Dann musst du { $planet } noch bezahlen.
       *[other] Dann muss { $player } { $planet } noch bezahlen.
    }
}
named-more-ready-missions = { $better ->
    [1] { $own ->
        [1] Mit dem besseren Zug könntest du danach die Mission „{ $card }“ erfüllen.
       *[other] Mit dem besseren Zug könnte { $player } danach die Mission „{ $card }“ erfüllen.
    }
   *[other] { $own ->
        [1] Dann kannst du die Mission „{ $card }“ erfüllen.
       *[other] Dann kann { $player } die Mission „{ $card }“ erfüllen.
    }
}
price-less-ready-missions = {""}
named-more-developments = { $better ->
    [1] { $own ->
        [1] Mit dem besseren Zug hättest du „{ $card }“ als Entwicklung.
       *[other] Mit dem besseren Zug hätte { $player } „{ $card }“ als Entwicklung.
    }
   *[other] { $own ->
        [1] Dann hast du „{ $card }“ als Entwicklung.
       *[other] Dann hat { $player } „{ $card }“ als Entwicklung.
    }
}
more-stations = { $n ->
    [one] 1 Raumstation mehr
   *[other] { $n } Raumstationen mehr
}
less-stations = { $n ->
    [one] 1 Raumstation weniger
   *[other] { $n } Raumstationen weniger
}
measure-black = { $n ->
    [one] 1 schwarze Ressource
   *[other] { $n } schwarze Ressourcen
}
more-black = { $n ->
    [one] 1 schwarze Ressource mehr
   *[other] { $n } schwarze Ressourcen mehr
}
less-black = { $n ->
    [one] 1 schwarze Ressource weniger
   *[other] { $n } schwarze Ressourcen weniger
}
measure-yellow = { $n ->
    [one] 1 gelbe Ressource
   *[other] { $n } gelbe Ressourcen
}
more-yellow = { $n ->
    [one] 1 gelbe Ressource mehr
   *[other] { $n } gelbe Ressourcen mehr
}
less-yellow = { $n ->
    [one] 1 gelbe Ressource weniger
   *[other] { $n } gelbe Ressourcen weniger
}
measure-turquoise = { $n ->
    [one] 1 türkisfarbene Ressource
   *[other] { $n } türkisfarbene Ressourcen
}
more-turquoise = { $n ->
    [one] 1 türkisfarbene Ressource mehr
   *[other] { $n } türkisfarbene Ressourcen mehr
}
less-turquoise = { $n ->
    [one] 1 türkisfarbene Ressource weniger
   *[other] { $n } türkisfarbene Ressourcen weniger
}
measure-brown = { $n ->
    [one] 1 braune Ressource
   *[other] { $n } braune Ressourcen
}
more-brown = { $n ->
    [one] 1 braune Ressource mehr
   *[other] { $n } braune Ressourcen mehr
}
less-brown = { $n ->
    [one] 1 braune Ressource weniger
   *[other] { $n } braune Ressourcen weniger
}
measure-fuel = { $n } Treibstoff
more-fuel = { $n } Treibstoff mehr
less-fuel = { $n } Treibstoff weniger
measure-bucks = { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
more-bucks = { $n ->
    [one] 1 SpaceBuck mehr
   *[other] { $n } SpaceBucks mehr
}
less-bucks = { $n ->
    [one] 1 SpaceBuck weniger
   *[other] { $n } SpaceBucks weniger
}
more-developments = { $n ->
    [one] 1 Entwicklung mehr
   *[other] { $n } Entwicklungen mehr
}
less-developments = { $n ->
    [one] 1 Entwicklung weniger
   *[other] { $n } Entwicklungen weniger
}
more-levels = { $n ->
    [one] 1 Technologiestufe mehr
   *[other] { $n } Technologiestufen mehr
}
less-levels = { $n ->
    [one] 1 Technologiestufe weniger
   *[other] { $n } Technologiestufen weniger
}
more-columns = { $n ->
    [one] Technologiewürfel 1 Spalte weiter vorn
   *[other] Technologiewürfel { $n } Spalten weiter vorn
}
less-columns = { $n ->
    [one] Technologiewürfel 1 Spalte weiter hinten
   *[other] Technologiewürfel { $n } Spalten weiter hinten
}
measure-range = { $n } Reichweite
more-range = { $n ->
    [one] 1 Feld mehr Reichweite
   *[other] { $n } Felder mehr Reichweite
}
less-range = { $n ->
    [one] 1 Feld weniger Reichweite
   *[other] { $n } Felder weniger Reichweite
}
more-cards = { $n ->
    [one] 1 Karte mehr
   *[other] { $n } Karten mehr
}
less-cards = { $n ->
    [one] 1 Karte weniger
   *[other] { $n } Karten weniger
}
measure-waste = { $n } Abfall
more-waste = { $n } Abfall mehr
less-waste = { $n } Abfall weniger

## Was eine Stellung wert ist

term-points = Punkte
term-settled = Planeten besiedeln
term-settled-push = Planeten besiedeln durch Schieben von Würfeln
term-settled-upgrade = Planeten besiedeln durch Aufwerten von Würfeln
term-settled-finish = Planeten bezahlen
term-pending = noch zu bezahlende Planeten
term-cards = Karten und Entwicklungen
term-missions = offene Missionen
term-stations = Raumstationen
term-means = Treibstoff und SpaceBucks
term-cubes = Ressourcen im Lager
term-technology = Technologiewürfel
term-drives = Reichweite des Schiffs
term-figures = Figuren und Vorposten
term-waste = Platz für Abfall
term-place = Weg zum nächsten Ziel
term-turn = das Beste aus dem Zug machen

## Ablehnungen

SOLARIUS-5 = Sag zuerst, was dein Würfel tut: Ressourcen nehmen oder die Aktion seiner Farbe nutzen.
SOLARIUS-11 = Ein Technologiewürfel beginnt in Spalte II, ein anderer mit 2 Augen.
SOLARIUS-13 = { $why ->
    [choice] Diese Karte hast du nicht.
   *[other] Wähle zuerst, welche deiner drei Karten du abwirfst.
}
SOLARIUS-16 = Nimm zuerst einen der Würfel von der Brücke.
SOLARIUS-17 = { $why ->
    [choice] Du bekommst nur { $most }.
   *[other] Nimm zuerst deinen Treibstoff und deine SpaceBucks.
}
SOLARIUS-18 = { $why ->
    [keep] Alle Würfel auf der Brücke kosten jetzt 1: Dafür musst du 1 Treibstoff oder 1 SpaceBuck behalten.
    [die] Ein Würfel auf −1 kostet 1 Treibstoff oder 1 SpaceBuck, und du hast beides nicht.
    [malus-fuel] Du hast keinen Treibstoff. Zahle mit einem SpaceBuck.
    [malus-buck] Du hast keinen SpaceBuck. Zahle mit Treibstoff.
   *[other] Zahle zuerst 1 Treibstoff oder 1 SpaceBuck für deinen Würfel.
}
SOLARIUS-22 = { $why ->
    [used] Das Transformationsfeld hast du in dieser Runde schon genutzt.
   *[other] Der Würfel ist schon { $colour }. Das Transformationsfeld gibt ihm eine andere Farbe.
}
SOLARIUS-24 = { $why ->
    [choice] Das Forschungsfeld hast du in dieser Runde schon genutzt.
   *[other] Beende zuerst deine Forschung: Zieh eine Karte oder spiel eine aus.
}
SOLARIUS-25 = { $why ->
    [not-yours] „{ $card }“ ist keine deiner Entwicklungen.
    [no-space] „{ $card }“ hat kein Würfelfeld.
    [used] „{ $card }“ hast du in dieser Runde schon genutzt.
   *[other] „{ $card }“ würde die Farbe nicht ändern: Der Würfel hat sie schon.
}
SOLARIUS-26 = Wähle zuerst ein Feld für deinen Würfel.
SOLARIUS-33 = { $why ->
    [use] Du hast gerade einen Punkt gekauft: Nutze ihn zuerst.
    [no-die] Punkte kannst du nur für die Aktion deines Würfels kaufen.
    [left] { $left ->
        [one] Lagere zuerst die Ressource ein, die du noch hast.
       *[other] Lagere zuerst die { $left } Ressourcen ein, die du noch hast.
    }
    [no-room] In dieser Reihe ist kein Platz für eine weitere Ressource.
    [full] Dein Treibstoff steht schon auf 10, mehr geht nicht.
    [price] Ein Punkt kostet { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    }; { $missing ->
        [one] dir fehlt 1.
       *[other] dir fehlen { $missing }.
    }
   *[other] Ein gekaufter Punkt muss sofort genutzt werden, und er würde keinen weiteren Schritt möglich machen.
}
SOLARIUS-35 = { $why ->
    [none] Du hast keine Ressource mehr zum Einlagern. Kaufe einen Punkt oder hör auf.
    [row] Diese Ressourcen kommen in { $colour_row }.
   *[other] { $any ->
        [1] Lagere zuerst deine Ressourcen ein; noch { $left }.
       *[other] Lagere zuerst deine Ressourcen in { $colour_row } ein; noch { $left }.
    }
}
SOLARIUS-36 = In { $colour_from } ist in Spalte { $column } kein offenes Lagerfeld frei.
SOLARIUS-37 = Die Pyramide trägt es nicht: Weiter links fehlen Ressourcen in dieser Reihe.
SOLARIUS-40 = Sag zuerst, ob du noch Treibstoff kaufst.
SOLARIUS-41 = { $why ->
    [price] Diesen Würfel aufzuwerten kostet { $price ->
        [one] 1 Punkt
       *[other] { $price } Punkte
    }; du hast { $points }.
   *[other] Werte zuerst Technologiewürfel auf, oder hör auf. Du hast noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
SOLARIUS-42 = Dieser Technologiewürfel liegt schon auf seiner letzten Seite.
SOLARIUS-43 = { $why ->
    [last] Dieser Technologiewürfel ist schon in Spalte V, der letzten.
    [price] Diesen Würfel zu schieben kostet { $price ->
        [one] 1 Punkt
       *[other] { $price } Punkte
    }; du hast { $points }.
   *[other] Schieb zuerst Technologiewürfel, oder hör auf. Du hast noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
SOLARIUS-44 = { $why ->
    [done] Deine Zusatzaktion ist vorbei. Beende deinen Zug oder tausche vorher noch.
   *[other] Jetzt kommt deine Zusatzaktion: Antriebe kaufen, Karten ziehen oder ausspielen, oder fliegen. Oder beende deinen Zug.
}
SOLARIUS-45 = { $why ->
    [full] Dein Schiff hat schon drei Antriebe; für einen weiteren ist kein Platz.
    [price] Ein Antrieb kostet 3 Treibstoff; { $missing ->
        [one] dir fehlt 1.
       *[other] dir fehlen { $missing }.
    }
   *[other] Sag zuerst, ob du noch einen Antrieb kaufst.
}
SOLARIUS-46 = Es gibt keine Karte mehr zu ziehen.
SOLARIUS-47 = { $why ->
    [choice] Diese Karte hast du nicht.
   *[other] Wirf zuerst eine Karte ab.
}
SOLARIUS-48 = Es gibt keine Karte mehr zu ziehen.
SOLARIUS-49 = { $why ->
    [none] Du hast keine Karte zum Ausspielen.
    [not-yours] Diese Karte hast du nicht.
    [side] Wähle zuerst: Mission oder Entwicklung?
    [development] Nutze die Karte zuerst als Entwicklung: Deine sechs Missionenmarker sind alle im Einsatz.
   *[other] Wähle zuerst die Karte, die du ausspielst.
}
SOLARIUS-50 = Deine sechs Missionenmarker sind alle im Einsatz.
SOLARIUS-53 = { $why ->
    [open] Die Portale sind schon offen.
    [portal-flip] Dafür brauchst du einen neutralen Antrieb mit Wert 2, und du hast keinen.
    [portal-drop] Dafür brauchst du einen neutralen Antrieb mit Wert 1, und du hast keinen.
   *[other] Dafür brauchst du die Entwicklung Portalschlüssel.
}
SOLARIUS-54 = { $why ->
    [stay] Du bist gestartet: Danach könnte dein Schiff kein Feld mehr erreichen.
   *[other] Es sind { $way } Felder, und du fliegst { $range }: Der Rest würde { $price } Treibstoff kosten, du hast { $fuel }.
}
SOLARIUS-56 = Dein Raumschiff ist gestartet: Wähle, wo der Flug endet.
SOLARIUS-58 = { $why ->
    [none] Dein Schiff könnte kein Feld erreichen, auf dem ein Flug enden darf.
   *[other] Dort kannst du nicht halten: Da ist ein fremdes Schiff, eine fremde Figur oder ein Handelszentrum.
}
SOLARIUS-59 = { $why ->
    [planet] Du hast diesen Planeten aufgedeckt: Besiedle ihn oder nimm den Entdeckerbonus.
    [explore] Du hast diesen Planeten aufgedeckt und keine Kolonie mehr: Nimm den Entdeckerbonus.
   *[other] Du bist gelandet: Besiedle, entdecke, baue, erfülle eine Mission oder tu hier nichts.
}
SOLARIUS-61 = { $why ->
    [explore] Du hast diesen Planeten aufgedeckt und keine Kolonie mehr: Nimm den Entdeckerbonus.
   *[other] Du hast diesen Planeten aufgedeckt: Besiedle ihn oder nimm den Entdeckerbonus.
}
SOLARIUS-62 = Du hast keine Kolonie mehr.
SOLARIUS-63 = { $why ->
    [known] Dieser Planet lag schon offen. Den Entdeckerbonus gibt es nur für das Aufdecken.
   *[other] Hier liegt kein Planet.
}
SOLARIUS-64 = { $why ->
    [fuel] { $planet } kostet { $price } Treibstoff; { $missing ->
        [one] dir fehlt 1.
       *[other] dir fehlen { $missing }.
    }
    [buck] { $planet } kostet { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    }; { $missing ->
        [one] dir fehlt 1.
       *[other] dir fehlen { $missing }.
    }
   *[other] Du hast auf { $planet } keine Kolonie, die noch zu bezahlen wäre.
}
SOLARIUS-65 = Die letzte Runde ist vorbei: Bezahle schwarze und gelbe Planeten oder hör auf.
SOLARIUS-66 = Eine Raumstation braucht ein leeres Feld im Weltraum, ohne Planet und Figur.
SOLARIUS-67 = Dafür brauchst du { $colour_many } Ressourcen im Wert von { $price }; { $missing ->
        [one] dir fehlt 1.
       *[other] dir fehlen { $missing }.
    }
SOLARIUS-68 = { $why ->
    [four] Du hast schon vier Raumstationen gebaut, mehr geht nicht.
   *[other] Diese Raumstation hast du schon gebaut: { $station }.
}
SOLARIUS-69 = { $station } geht jetzt nicht: schon genutzt oder nicht vorher gebaut.
SOLARIUS-70 = { $why ->
    [choice] { $station } geht jetzt nicht: schon genutzt oder nicht gebaut.
    [building] Nutze zuerst jede deiner früheren Raumstationen einmal.
   *[other] Nutze zuerst jede deiner Raumstationen einmal: Die Runde endet.
}
SOLARIUS-71 = Eine Mission braucht ein leeres Feld im Weltraum neben dem Feld eines Handelszentrums.
SOLARIUS-72 = { $why ->
    [not-yours] „{ $card }“ ist keine deiner offenen Missionen.
    [total] Diese Mission verlangt { $colour_many } Ressourcen im Wert von { $price }; { $missing ->
        [one] dir fehlt 1.
       *[other] dir fehlen { $missing }.
    }
   *[exact] Diese Mission verlangt { $colour_many } Ressourcen mit Wert { $price }; { $missing ->
        [one] dir fehlt 1.
       *[other] dir fehlen { $missing }.
    }
}
SOLARIUS-73 = Wähle zuerst den Bonus des Handelszentrums.
SOLARIUS-78 = { $why ->
    [choice] Dieser Vorposten passt nicht unter diese Figur, oder du hast ihn schon eingesetzt.
   *[other] Entscheide zuerst: ein Vorposten unter die neue Figur oder keiner?
}
SOLARIUS-79 = { $why ->
    [centre] Auf dem Zentrum gibt es keine Vorposten.
   *[other] Auf diesem Teil hast du schon einen Vorposten.
}
SOLARIUS-80 = Es ist nicht deine erste Figur dieser Sorte auf diesem Teil.
SOLARIUS-81 = Vor einem zweiten Vorposten dieser Sorte brauchst du einen von jeder Sorte.
SOLARIUS-83 = Eine Ressource kostet { $units }; du hast { $fuel } Treibstoff und { $buck ->
    [one] 1 SpaceBuck
   *[other] { $buck } SpaceBucks
}.
SOLARIUS-84 = { $why ->
    [none] An dieser Stelle hast du keine Ressource.
    [little] Deine Ressourcen sind zusammen nur 1 wert, und erst für 2 bekommst du etwas.
    [take] Wähle zuerst, was du bekommst: 1 Treibstoff oder 1 SpaceBuck.
   *[other] Verkaufe zuerst Ressourcen im Wert von zusammen 2, oder hör auf.
}
SOLARIUS-85 = { $why ->
    [none] Du hast keinen neutralen Antrieb mit Wert 1, der sich drehen ließe.
   *[other] Einen Antrieb zu drehen kostet 3 Treibstoff; { $missing ->
        [one] dir fehlt 1.
       *[other] dir fehlen { $missing }.
    }
}
SOLARIUS-86 = Das geht nur in deinem eigenen Zug.
SOLARIUS-87 = { $why ->
    [cubes] Diese Ressourcen hast du nicht.
    [little] Diese Ressourcen sind { $value } wert, und der Preis ist { $price }.
    [much] Das ist mehr als nötig: Der Preis ist { $price }, und eine dieser Ressourcen kann bleiben.
   *[other] Zahle zuerst: { $colour_many } Ressourcen im Wert von { $price }.
}
SOLARIUS-90 = Das Spiel ist zu Ende.
SOLARIUS-91 = { $why ->
    [sell-fuel] Dein Treibstoff steht schon auf 10: Nimm einen SpaceBuck.
   *[other] Du hast schon 10 SpaceBucks: Nimm Treibstoff.
}
SOLARIUS-92 = Am Rundenende geht das nicht, nur in deinem eigenen Zug.
SOLARIUS-93 = { $why ->
    [outcome] Dieses Teil liegt schon in einem anderen Sektor.
   *[other] Moment: Der Weltraum wird ausgelegt.
}
SOLARIUS-94 = { $why ->
    [outcome] Mit dieser Farbe spielt niemand.
   *[other] Moment: Es steht noch nicht fest, wer beginnt.
}
SOLARIUS-95 = { $why ->
    [outcome] Diese Spielstartkarte hat schon jemand anders.
   *[other] Moment: Spielstartkarten werden ausgeteilt.
}
SOLARIUS-96 = { $why ->
    [outcome] Alle Planeten dieser Farbe liegen schon woanders.
   *[other] Moment: Die Farbe eines Planeten wird bestimmt.
}
SOLARIUS-97 = { $why ->
    [outcome] Hier kann nur ein { $colour ->
        [schwarz] schwarzer
        [gelb] gelber
        [braun] brauner
       *[other] türkisfarbener
    } Planet liegen, der noch nicht aufgedeckt war.
   *[other] Moment: Ein Planet wird aufgedeckt.
}
SOLARIUS-98 = { $why ->
    [outcome] Dieses Handelszentrum wurde schon gezogen.
   *[other] Moment: Ein Handelszentrum wird gezogen.
}
SOLARIUS-99 = { $why ->
    [outcome] Diese Karte ist nicht mehr im Nachziehstapel.
   *[other] Moment: Eine Karte wird gezogen.
}
SOLARIUS-100 = { $why ->
    [outcome] Von dieser Farbe ist kein Würfel mehr im Beutel.
   *[other] Moment: Es wird gewürfelt.
}

## Was der Zufall zieht, für die Statistik

draws-tile = Teile der Karte
draws-rotation = Drehungen
draws-back = Farben der Planeten
draws-start-player = Wer beginnt
draws-start-card = Spielstartkarten
draws-draw-card = Karten
draws-roll = Würfel
draws-centre = Handelszentren
draws-planet = Planeten

## Bots mit Stil

bot-researcher = Forscher
bot-researcher-about = Verbessert vor allem anderen die Technologie.
bot-pilot = Pilot
bot-pilot-about = Kauft früh Antriebe und fliegt weit.
bot-builder = Baumeister
bot-builder-about = Baut früh Stationen und lässt sie jede Runde arbeiten.
