# Solarius Mission auf Deutsch: jeder Satz, den ein Mensch liest.

game = Solarius Mission
game-about = Vier Runden, je vier Würfel: Rüste dein Schiff aus, besiedle Planeten, errichte Raumstationen und erfülle Missionen fern der Heimat.
game-length = 90–150

## Optionen

option-players = Personen
option-players-about = Zwei bis vier Mannschaften; zu wenigen gibt es weniger Planeten und Würfel.
option-start = Start
option-start-about = Spielstartkarten geben allen einen anderen Anfang; beim freien Start wählst du ihn selbst.
option-start-cards = Spielstartkarten
option-start-free = freier Start
option-arrangement = Weltraum
option-arrangement-about = Wie die sechs Außenteile um das Zentrum liegen.
option-arrangement-random = ausgelost
option-arrangement-fixed = A bis F der Reihe nach
option-arrangement-given = wie durch tiles und rotations angegeben
option-planet_back_colour = Planetenfarben
option-planet_back_colour-about = Alle sehen die Farbe eines verdeckten Planeten.
option-outpost_double_tc = Vorposten an Handelszentren
option-outpost_double_tc-about = Eine Figur auf einem Vorposten zählt auch neben einem Handelszentrum doppelt.
option-field_waste_adds = Abfall summiert sich
option-field_waste_adds-about = Ein starker Würfel auf dem Transformations- oder Forschungsfeld bringt zwei Abfall statt einen.
option-centre_letters_public = Handelszentren bekannt
option-centre_letters_public-about = Alle wissen von Anfang an, wo und wann die vier Handelszentren entstehen.
option-tiles = Außenteile
option-tiles-about = Buchstaben der Teile um das Zentrum, etwa CABFED; nur bei angegebener Anordnung.
option-rotations = Drehungen
option-rotations-about = Drehungen dieser Teile um je 60 Grad, etwa 010532; nur bei angegebener Anordnung.

## Namen

seat-0 = Rot
seat-1 = Grün
seat-2 = Blau
seat-3 = Violett

colour-0 = schwarz
    .die = den schwarzen Technologiewürfel
    .row = die schwarze Reihe
    .from = der schwarzen Reihe
colour-1 = gelb
    .die = den gelben Technologiewürfel
    .row = die gelbe Reihe
    .from = der gelben Reihe
colour-2 = türkis
    .die = den türkisfarbenen Technologiewürfel
    .row = die türkisfarbene Reihe
    .from = der türkisfarbenen Reihe
colour-3 = braun
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

card-0 = 1 Treibstoffbörse
card-1 = 2 Tankervertrag
card-2 = 3 Patentamt
card-3 = 4 Schleppercrew
card-4 = 5 Ionensegel
card-5 = 6 Überstunden
card-6 = 7 Abfallraum
card-7 = 8 Sondendrohnen
card-8 = 9 Raffinerie
card-9 = 10 Handelshaus
card-10 = 11 Labor
card-11 = 12 Werftkran
card-12 = 13 Treibstofflager
card-13 = 14 Zahlstelle
card-14 = 15 Prüfstand
card-15 = 16 Helling
card-16 = 17 Schwarzfilter
card-17 = 18 Gelbfilter
card-18 = 19 Türkisfilter
card-19 = 20 Braunfilter
card-20 = 21 Abfallofen
card-21 = 22 Denkfabrik
card-22 = 23 Verstärker
card-23 = 24 Bergbaudrohnen
card-24 = 25 Orbitalleitung
card-25 = 26 Siedlerfonds
card-26 = 27 Terraforming
card-27 = 28 Fertighabitate
card-28 = 29 Fernflugtank
card-29 = 30 Portalschlüssel
card-30 = 31 Modulbauweise
card-31 = 32 Gesandtschaft

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

phase-KEEP = { $player }: Wähle die Karte, die du abgibst.
phase-START_PUSH = { $player }: Wähle den Technologiewürfel, der in Spalte II beginnt.
phase-START_UP = { $player }: Wähle den Technologiewürfel, der mit 2 Augen beginnt.
phase-TURN_START = { $player }: Nimm einen Würfel von der Brücke.
phase-PLACE_DIE = { $player }: Wähle das Feld für deinen Würfel.
phase-BONUS = { $player }: Nimm Treibstoff, SpaceBucks oder etwas von beidem.
phase-MALUS = { $player }: Zahle 1 Treibstoff oder 1 SpaceBuck für diesen Würfel.
phase-RESEARCH = { $player }: Zieh eine Fortschrittskarte oder spiel eine aus.
phase-PLAY_CARD = { $player }: Wähle die Karte, die du ausspielst.
phase-PLAY_SIDE = { $player }: Mission oder Entwicklung?
phase-DISCARD = { $player }: Wirf eine Karte ab.
phase-ACTION = { $player }: Nimm Ressourcen oder nutze die Aktion der Würfelfarbe.
phase-STORE = { $player }: Lagere eine Ressource ein.
phase-UPGRADE = { $player }: Werte einen Technologiewürfel auf.
phase-PUSH = { $player }: Schieb einen Technologiewürfel nach rechts.
phase-FUEL_MORE = { $player }: Kaufe mehr Treibstoff oder mach weiter.
phase-B_MENU = { $player }: eine Zusatzaktion, oder beende deinen Zug.
phase-DRIVES = { $player }: noch ein Antrieb?
phase-FLIGHT = { $player }: Wohin fliegt dein Raumschiff?
phase-LAND = { $player }: Was tust du hier?
phase-PAY = { $player }: Wähle die Ressourcen, mit denen du zahlst.
phase-OUTPOST = { $player }: ein Vorposten unter die neue Figur?
phase-PICK = { $player }: Wähle den Bonus des Handelszentrums.
phase-TRIGGER = { $player }: Wähle die nächste Raumstation.
phase-SELL = { $player }: Was bekommst du für deine Ressourcen?
phase-TURN_END = { $player }: Beende deinen Zug oder tausche vorher noch.
phase-FINAL_SETTLE = { $player }: letzte Gelegenheit, für Planeten zu zahlen.

## Aktionen

act-die = Würfel { $die } nehmen
act-place-normal = Auf ein normales Feld
act-place-transform = Auf das Transformationsfeld, als { $colour }
act-place-research = Auf das Forschungsfeld
act-place-dev = Auf die Entwicklung { $card }
act-bonus = { $fuel ->
    [0] Nur SpaceBucks
   *[other] { $fuel } Treibstoff, den Rest in SpaceBucks
}
act-malus-fuel = 1 Treibstoff zahlen
act-malus-buck = 1 SpaceBuck zahlen
act-act-i = Ressourcen nehmen
act-act-ii = Aktion der Farbe nutzen
act-store = Eine Ressource in { $colour_row } lagern, Spalte { $column }
act-upgrade = { $colour_die } aufwerten
act-push = { $colour_die } schieben
act-buy-ap = Einen Aktionspunkt kaufen
act-done = Fertig
act-b-drive = Einen Antrieb für 3 Treibstoff kaufen
act-b-draw = Zwei Karten ziehen
act-b-play = Eine Karte ausspielen
act-b-fly = Fliegen
act-res-draw = Eine Karte ziehen
act-res-play = Eine Karte ausspielen
act-card = Karte { $card }
act-side-mission = Als Mission
act-side-dev = Als Entwicklung
act-portal-flip = Portale öffnen: einen Antrieb von 2 auf 1 drehen
act-portal-drop = Portale öffnen: einen Antrieb mit 1 abgeben
act-portal-free = Portale mit dem Portalschlüssel öffnen
act-fly = Nach Feld { $field } fliegen
act-land-none = Hier nichts tun
act-land-settle = Den Planeten besiedeln
act-land-explore = Den Entdeckerbonus nehmen
act-land-station = { $station_object } bauen: { $higher_id ->
    [0] { $station_first } zahlt den höheren Preis
   *[other] { $station_second } zahlt den höheren Preis
}
act-land-mission = Die Mission von { $card } erfüllen
act-pay = { $ones } mit Wert 1, { $twos } mit Wert 2 und { $threes } mit Wert 3 zahlen
act-outpost = Vorposten: { $marker }
act-outpost-none = Kein Vorposten
act-pick-bonus = Bonus des Vorpostens { $marker }
act-trigger = { $station_object } nutzen
act-sell = Eine Ressource aus { $colour_from } verkaufen, Spalte { $column }
act-sell-fuel = 1 Treibstoff für Wert 2
act-sell-buck = 1 SpaceBuck für Wert 2
act-xbuy = Eine Ressource ({ $colour }) für { $units }
act-drive-up = Einen Antrieb für 3 Treibstoff von 1 auf 2 drehen
act-finish = Für { $planet } zahlen
act-end-turn = Den Zug beenden

log-die = { $player } nimmt Würfel { $die }.
log-place-normal = { $player } legt ihn auf ein normales Feld.
log-place-transform = { $player } macht ihn auf dem Transformationsfeld { $colour }.
log-place-research = { $player } legt ihn auf das Forschungsfeld.
log-place-dev = { $player } legt ihn auf { $card }.
log-bonus = { $player } nimmt { $fuel ->
    [0] SpaceBucks
   *[other] { $fuel } Treibstoff, den Rest in SpaceBucks
}.
log-malus-fuel = { $player } zahlt 1 Treibstoff für den Würfel.
log-malus-buck = { $player } zahlt 1 SpaceBuck für den Würfel.
log-act-i = { $player } nimmt Ressourcen.
log-act-ii = { $player } nutzt die Aktion der Farbe.
log-store = { $player } lagert eine Ressource in { $colour_row }, Spalte { $column }.
log-upgrade = { $player } wertet { $colour_die } auf.
log-push = { $player } schiebt { $colour_die }.
log-buy-ap = { $player } kauft einen Aktionspunkt.
log-done = { $player } belässt es dabei.
log-b-drive = { $player } kauft einen Antrieb.
log-b-draw = { $player } zieht Karten.
log-b-play = { $player } spielt eine Karte aus.
log-b-fly = { $player } startet das Raumschiff.
log-res-draw = { $player } zieht eine Karte.
log-res-play = { $player } spielt eine Karte aus.
log-card = { $player } wählt Karte { $card }.
log-side-mission = { $player } beginnt sie als Mission.
log-side-dev = { $player } nutzt sie als Entwicklung.
log-portal-flip = { $player } öffnet die Portale und dreht einen Antrieb von 2 auf 1.
log-portal-drop = { $player } öffnet die Portale und gibt einen Antrieb ab.
log-portal-free = { $player } öffnet die Portale mit dem Portalschlüssel.
log-fly = { $player } fliegt nach Feld { $field }.
log-land-none = { $player } tut dort nichts.
log-land-settle = { $player } besiedelt den Planeten.
log-land-explore = { $player } nimmt den Entdeckerbonus.
log-land-station = { $player } baut { $station_object }; { $higher_id ->
    [0] { $station_first } zahlt den höheren Preis
   *[other] { $station_second } zahlt den höheren Preis
}.
log-land-mission = { $player } erfüllt die Mission von { $card }.
log-pay = { $player } zahlt { $ones } mit Wert 1, { $twos } mit Wert 2 und { $threes } mit Wert 3.
log-outpost = { $player } gründet einen Vorposten: { $marker }.
log-outpost-none = { $player } gründet keinen Vorposten.
log-pick-bonus = { $player } wählt den Bonus des Vorpostens { $marker }.
log-trigger = { $player } nutzt { $station_object }.
log-sell = { $player } verkauft eine Ressource aus { $colour_from }, Spalte { $column }.
log-sell-fuel = { $player } bekommt 1 Treibstoff dafür.
log-sell-buck = { $player } bekommt 1 SpaceBuck dafür.
log-xbuy = { $player } tauscht { $units } gegen eine Ressource ({ $colour }).
log-drive-up = { $player } dreht einen Antrieb von 1 auf 2.
log-finish = { $player } zahlt für { $planet }.
log-end-turn = { $player } beendet den Zug.

## Zufall

chance-CHANCE_TILE = Teil { $tile } wird angelegt.
chance-CHANCE_ROTATION = Es wird um { $turns } Sechstel gedreht.
chance-CHANCE_BACK = Der Planet dort ist { $colour }.
chance-CHANCE_START_PLAYER = { $seat } beginnt.
chance-CHANCE_START_CARD = Spielstartkarte { $start } wird ausgeteilt.
chance-CHANCE_CARD = { $player } zieht { $card }.
chance-CHANCE_CARD-unseen = { $player } zieht eine Karte.
chance-CHANCE_DIE = Ein Würfel ({ $colour }) zeigt { $face }.
chance-CHANCE_CENTRE = Handelszentrum { $tile } wird gezogen.
chance-CHANCE_PLANET = { $planet } wird aufgedeckt, ein Planet in { $planet_colour }.

event-revealed = { $planet } ist { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
event-settled = { $planet } ist von { $player } besiedelt.
event-waste = { $cubes ->
    [one] Ein Abfall kommt
   *[other] { $cubes } Abfall kommen
} auf das Tableau von { $player }.
event-waste-beside = { $cubes ->
    [one] Ein Abfall kommt
   *[other] { $cubes } Abfall kommen
} neben das Tableau von { $player }.
event-renewed = Der Ablagestapel wird zum neuen Nachziehstapel mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
event-centre = Handelszentrum { $tile } wird errichtet.
event-round = Runde { $round } beginnt; { $player } ist zuerst am Zug.
event-over = Das Spiel ist zu Ende.

## Wertung

line-planets = Besiedelte Planeten
line-unsettled = Nicht besiedelte Planeten
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

## Was eine Stellung wert ist

term-points = bisherige Punkte
term-pending = offene Planeten
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
term-turn = was dieser Zug noch bringt

## Ablehnungen

SOLARIUS-5 = Ein Zug geht der Reihe nach: Würfelaktion, Zusatzaktion, Nachlegen.
SOLARIUS-11 = Ein Technologiewürfel beginnt in Spalte II, ein anderer mit 2 Augen.
SOLARIUS-13 = Eine deiner drei Karten muss auf den Ablagestapel.
SOLARIUS-16 = Nimm zuerst einen der Würfel von der Brücke.
SOLARIUS-17 = Der Würfelbonus muss genommen werden: als Treibstoff, als SpaceBucks oder gemischt.
SOLARIUS-18 = Ein Würfel auf −1 kostet 1 Treibstoff oder 1 SpaceBuck, und du musst zahlen können.
SOLARIUS-22 = Das Transformationsfeld nimmt einen Würfel je Runde und gibt ihm eine andere Farbe.
SOLARIUS-24 = Geforscht wird einmal je Runde: eine Karte ziehen oder eine ausspielen.
SOLARIUS-25 = Nur eine eigene Entwicklung mit freiem Würfelfeld nimmt diesen Würfel, einmal je Runde.
SOLARIUS-26 = Der Würfel muss jetzt auf ein Feld gelegt werden.
SOLARIUS-33 = Ein Aktionspunkt kostet 2 SpaceBucks und muss sofort genutzt werden.
SOLARIUS-35 = Du lagerst Ressourcen in der Reihe deines Würfels, eine für jeden Punkt, der noch da ist.
SOLARIUS-36 = Nur freie Lagerfelder links vom Technologiewürfel sind offen.
SOLARIUS-37 = Die Pyramide trägt es nicht: Weiter links fehlen Ressourcen in dieser Reihe.
SOLARIUS-40 = Je Punkt gibt es einen Treibstoff, bis zur 10.
SOLARIUS-41 = Einen Technologiewürfel aufzuwerten kostet so viele Punkte, wie er Augen zeigt.
SOLARIUS-42 = Dieser Technologiewürfel liegt schon auf seiner letzten Seite.
SOLARIUS-43 = Einen Technologiewürfel zu schieben kostet die Punkte der Spalte, in die er kommt; V ist die letzte.
SOLARIUS-44 = Je Zug gibt es eine Zusatzaktion: Antriebe, Karten oder ein Flug.
SOLARIUS-45 = Ein Antrieb kostet 3 Treibstoff, und ein Schiff trägt drei davon.
SOLARIUS-46 = Es gibt keine Karte mehr zu ziehen.
SOLARIUS-47 = Eine Karte deiner Hand muss abgeworfen werden.
SOLARIUS-48 = Nachziehstapel und Ablagestapel sind leer.
SOLARIUS-49 = Wähle eine Karte deiner Hand, dann Mission oder Entwicklung.
SOLARIUS-50 = Alle sechs Missionenmarker sind im Einsatz.
SOLARIUS-53 = Portale zu öffnen kostet einen neutralen Antrieb eine Reichweite, einmal je Zug.
SOLARIUS-54 = Reichweite und Treibstoff genügen dafür nicht.
SOLARIUS-56 = Dein Raumschiff ist gestartet: Wähle, wo der Flug endet.
SOLARIUS-58 = Ein Flug darf weder bei fremden Schiffen und Figuren noch auf einem Handelszentrum enden.
SOLARIUS-59 = Nach der Landung ist eins möglich: besiedeln oder entdecken, bauen oder eine Mission erfüllen.
SOLARIUS-61 = Du hast diesen Planeten aufgedeckt: Besiedle ihn oder nimm den Entdeckerbonus.
SOLARIUS-62 = Du hast keine Kolonie mehr.
SOLARIUS-63 = Hier liegt kein Planet, der das erlaubt.
SOLARIUS-64 = Dieser Planet wartet auf seinen Preis in Treibstoff oder SpaceBucks und muss bei dir offen liegen.
SOLARIUS-65 = Nach der letzten Runde können nur noch schwarze und gelbe Planeten bezahlt werden.
SOLARIUS-66 = Eine Raumstation braucht ein leeres Feld ohne Figur.
SOLARIUS-67 = Dir fehlen Ressourcen einer der beiden Sorten.
SOLARIUS-68 = Jede Raumstation wird einmal gebaut, und höchstens vier.
SOLARIUS-69 = Jede frühere Raumstation wird jetzt einmal genutzt.
SOLARIUS-70 = Am Rundenende wird jede deiner Raumstationen einmal genutzt.
SOLARIUS-71 = Eine Mission braucht ein leeres Feld ohne Figur neben dem Feld eines Handelszentrums.
SOLARIUS-72 = Die verlangten Ressourcen müssen vom Tableau abgegeben werden.
SOLARIUS-73 = Du wählst jetzt einen der sechs Vorpostenboni.
SOLARIUS-78 = Unter diese Figur kommt ein Vorposten ihrer Sorte oder keiner.
SOLARIUS-79 = Auf jedem Außenteil darfst du einen Vorposten haben, im Zentrum keinen.
SOLARIUS-80 = Es ist nicht deine erste Figur dieser Sorte auf diesem Teil.
SOLARIUS-81 = Ein zweiter Vorposten einer Sorte setzt je einen von jeder Sorte voraus.
SOLARIUS-83 = Eine Ressource kostet zwei Einheiten Treibstoff oder SpaceBucks.
SOLARIUS-84 = Ressourcen im Wert von 2 ergeben einen Treibstoff oder einen SpaceBuck.
SOLARIUS-85 = Das kostet 3 Treibstoff und braucht einen neutralen Antrieb mit Wert 1.
SOLARIUS-86 = Das geht nur im eigenen Zug.
SOLARIUS-87 = Zahle mindestens den Preis, und keine Ressource, die nicht nötig ist.
SOLARIUS-90 = Das Spiel ist zu Ende.
SOLARIUS-91 = Diese Anzeige ist voll.
SOLARIUS-92 = Das Rundenende ist niemandes Zug.
SOLARIUS-93 = Der Weltraum wird gerade ausgelegt.
SOLARIUS-94 = Wer beginnt, wird gerade ausgelost.
SOLARIUS-95 = Spielstartkarten werden gerade ausgeteilt.
SOLARIUS-96 = Die Farbe eines Planeten wird gerade bestimmt.
SOLARIUS-97 = Ein Planet wird gerade aufgedeckt.
SOLARIUS-98 = Ein Handelszentrum wird gerade gezogen.
SOLARIUS-99 = Eine Karte wird gerade gezogen.
SOLARIUS-100 = Ein Würfel wird gerade gezogen.

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
