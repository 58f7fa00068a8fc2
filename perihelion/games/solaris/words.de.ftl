# Solaris: jeder Satz, den jemand liest.

game = Solaris
game-about = Sechs Stationen im Ring, ein Laser: Bring deine Energie an die richtigen Stationen und vor den anderen auf den Laser. Für 3 bis 5 Personen.
game-length = 45–60

option-players = Personen
option-players-about = Wie viele Konzerne sich die Raumstation teilen.
option-time_game = Wettlauf gegen die Zeit
option-time_game-about = Genau vier Runden, was immer der Laser zeigt.
option-layout = Anordnung
option-layout-about = Die Reihenfolge der Stationen um den Laser: standard, random oder sechs Kürzel wie BT ED SP CT HQ EC.
option-layout-standard = üblicher Ring
option-layout-random = ausgelost, das Energiezentrum zuletzt
option-max_rounds = Rundengrenze
option-max_rounds-about = Ein Basisspiel, das dann noch läuft, endet nach dieser Runde.

## Namen

seat-0 = Weiß
seat-1 = Grau
seat-2 = Gelb
seat-3 = Schwarz
seat-4 = Orange
station-0 = Maschinendeck
    .an = am Maschinendeck
station-1 = Kommandozentrale
    .an = an der Kommandozentrale
station-2 = Biotop
    .an = am Biotop
station-3 = Raumhafen
    .an = am Raumhafen
station-4 = Kantine
    .an = an der Kantine
station-5 = Energiezentrum
    .an = am Energiezentrum

colour-0 = lila
    .sachlich = lila
colour-1 = pinke
    .sachlich = pinkes
colour-2 = blaue
    .sachlich = blaues
colour-3 = grüne
    .sachlich = grünes

cw-0 = lila
cw-1 = pink
cw-2 = blau
cw-3 = grün
ccw-0 = lila
ccw-1 = pink
ccw-2 = blau
ccw-3 = grün

card-0 = lila Karte „Maschinendeck“
    .dativ = lila Karte „Maschinendeck“
card-1 = pinke Karte „Maschinendeck“
    .dativ = pinken Karte „Maschinendeck“
card-2 = blaue Karte „Maschinendeck“
    .dativ = blauen Karte „Maschinendeck“
card-3 = grüne Karte „Maschinendeck“
    .dativ = grünen Karte „Maschinendeck“
card-4 = lila Karte „Kommandozentrale“
    .dativ = lila Karte „Kommandozentrale“
card-5 = pinke Karte „Kommandozentrale“
    .dativ = pinken Karte „Kommandozentrale“
card-6 = blaue Karte „Kommandozentrale“
    .dativ = blauen Karte „Kommandozentrale“
card-7 = grüne Karte „Kommandozentrale“
    .dativ = grünen Karte „Kommandozentrale“
card-8 = lila Karte „Biotop“
    .dativ = lila Karte „Biotop“
card-9 = pinke Karte „Biotop“
    .dativ = pinken Karte „Biotop“
card-10 = blaue Karte „Biotop“
    .dativ = blauen Karte „Biotop“
card-11 = grüne Karte „Biotop“
    .dativ = grünen Karte „Biotop“
card-12 = lila Karte „Raumhafen“
    .dativ = lila Karte „Raumhafen“
card-13 = pinke Karte „Raumhafen“
    .dativ = pinken Karte „Raumhafen“
card-14 = blaue Karte „Raumhafen“
    .dativ = blauen Karte „Raumhafen“
card-15 = grüne Karte „Raumhafen“
    .dativ = grünen Karte „Raumhafen“
card-16 = lila Karte „Kantine“
    .dativ = lila Karte „Kantine“
card-17 = pinke Karte „Kantine“
    .dativ = pinken Karte „Kantine“
card-18 = blaue Karte „Kantine“
    .dativ = blauen Karte „Kantine“
card-19 = grüne Karte „Kantine“
    .dativ = grünen Karte „Kantine“
card-20 = lila Karte „Energiezentrum“
    .dativ = lila Karte „Energiezentrum“
card-21 = pinke Karte „Energiezentrum“
    .dativ = pinken Karte „Energiezentrum“
card-22 = blaue Karte „Energiezentrum“
    .dativ = blauen Karte „Energiezentrum“
card-23 = grüne Karte „Energiezentrum“
    .dativ = grünen Karte „Energiezentrum“

spare-0 = erste
spare-1 = zweite

## Was jetzt zu tun ist

phase-CHOOSE = { $player }: Wähle eine Aktion an der aktiven Station.
phase-REPLENISH = { $player }: Spiele Karten mit dem Symbol der aktiven Station; jede bringt hier eine Energie.
phase-REDIRECT = { $player }: Spiele Karten in den Farben der beiden Brücken; jede verschiebt eine Energie zur Nachbarstation.
phase-EXCHANGE_DISCARD = { $player }: Wirf die Karte ab, die du tauschen willst.
phase-EXCHANGE_DRAW = { $player }: Nimm eine Karte aus der Auslage oder vom Stapel.
phase-ENGINE = { $player }: Spiele Karten anderer Stationen; eine Energie von hier bezahlt zwei Karten mit gleichem Symbol.
phase-HQ_DRAW = { $player }: Nimm eine Karte aus der Auslage oder vom Stapel.
phase-HQ_MORE = { $player }: Gib noch eine Energie für zwei Karten aus oder höre auf.
phase-BIOTOPE = { $player }: Wähle eine Richtung und wie viele Stationen je eine Energie erhalten.
phase-PORT = { $player }: Docke für je eine Energie ein Shuttle an einer Station an.
phase-CANTEEN = { $player }: Zieh für je eine Energie eine Karte aus einer fremden Hand.
phase-CENTRE = { $player }: Spiele Karten in den Farben angedockter Shuttles; jede bringt eine Energie auf den Laser.
phase-REPLACE = { $player }: Nimm für je zwei gespielte Karten eine neue.
phase-LIMIT_TURN = { $player }: Wirf Karten ab, bis du sieben hast.
phase-LIMIT_CANTEEN = { $player }: Wirf nach der Kantine Karten ab, bis du sieben hast.
phase-LIMIT_ROUND = { $player }: Wirf vor der nächsten Runde Karten ab, bis du sieben hast.

## Was zur Wahl steht

act-pass = Passen
act-replenish = Energie an dieser Station auffüllen
act-redirect = Energie zu den Nachbarstationen verschieben
act-exchange = Eine Karte tauschen
act-station = Die Stationsaktion ausführen
act-done = Die Aktion beenden
act-spend = Noch eine Energie für zwei Karten ausgeben
act-draw-stack = Die oberste Karte vom Stapel ziehen
act-draw-display = Karte { $slot } der Auslage nehmen
act-steal = Bei { $seat } eine Karte ziehen
act-biotope-cw = Im Uhrzeigersinn verteilen: { $gifts ->
    [one] eine Station erhält 1 Energie
   *[other] { $gifts } Stationen erhalten je 1 Energie
}
act-biotope-ccw = Gegen den Uhrzeigersinn verteilen: { $gifts ->
    [one] eine Station erhält 1 Energie
   *[other] { $gifts } Stationen erhalten je 1 Energie
}
act-play = Die { $card } spielen
act-send-cw = Mit der { $card_dativ } 1 Energie im Uhrzeigersinn verschieben
act-send-ccw = Mit der { $card_dativ } 1 Energie gegen den Uhrzeigersinn verschieben
act-discard = Die { $card } abwerfen
act-dock = Das { $colour } Shuttle { $station_an } andocken

## Der Verlauf

log-pass = { $player } passt.
log-replenish = { $player } füllt Energie auf.
log-redirect = { $player } verschiebt Energie.
log-exchange = { $player } tauscht eine Karte.
log-station = { $player } führt die Stationsaktion aus.
log-done = { $player } beendet die Aktion.
log-spend = { $player } gibt noch eine Energie aus.
log-draw-stack = { $player } zieht vom Stapel.
log-draw-display = { $player } nimmt Karte { $slot } der Auslage.
log-steal = { $player } zieht bei { $seat } eine Karte.
log-biotope-cw = { $player } verteilt { $gifts } Energie im Uhrzeigersinn.
log-biotope-ccw = { $player } verteilt { $gifts } Energie gegen den Uhrzeigersinn.
log-play = { $player } spielt die { $card }.
log-send-cw = { $player } verschiebt mit der { $card_dativ } 1 Energie im Uhrzeigersinn.
log-send-ccw = { $player } verschiebt mit der { $card_dativ } 1 Energie gegen den Uhrzeigersinn.
log-discard = { $player } wirft die { $card } ab.
log-dock = { $player } dockt das { $colour } Shuttle { $station_an } an.

chance-LAYOUT = Als Nächstes liegt im Ring: { $station }.
chance-BRIDGE = Eine { $colour } Brücke wird gezogen.
chance-TILE_A = Startplättchen { $half } wird verteilt.
chance-TILE_B = Startplättchen { $half } wird verteilt.
chance-PLACING = { $seat } setzt die Energiemarker.
chance-DEAL = { $player } erhält die { $card }.
chance-DEAL-unseen = { $player } erhält eine Karte.
chance-DISPLAY = Die { $card } kommt in die Auslage.
chance-DRAW = { $player } zieht die { $card }.
chance-DRAW-unseen = { $player } zieht eine Karte.
chance-STEAL = Es ist die { $card }.
chance-STEAL-unseen = Sie liegt verdeckt.
chance-SWAP_CARD = Für die Brücken wird die { $card } aufgedeckt.
chance-SWAP_PLACE = Die { $spare } freie Brücke kommt auf die Seite im Uhrzeigersinn.

event-start = { $player } beginnt mit { $energy } Energie, im Uhrzeigersinn ab der ersten Station.
event-laser = { $player } steht am Laser jetzt auf { $laser }.
event-reshuffle = Der Nachziehstapel ist leer; der Ablagestapel wird zum neuen Stapel.
event-pick-up = { $player } nimmt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} aus der Kantine auf die Hand.
event-swap = Neue Brücken { $station_an }: { $cw } im, { $ccw } gegen den Uhrzeigersinn.
event-low-stations = { $player } zieht { $cards ->
    [one] eine Karte für eine Station
   *[other] { $cards } Karten für Stationen
} mit keiner oder nur einer Energie.
event-round = Runde { $round } beginnt. Alle Shuttles liegen wieder im Vorrat.
event-station = Aktiv ist jetzt: { $station }.
event-limit = Niemand hat 7 am Laser erreicht; das Spiel endet nach Runde { $round }.
event-wins = { $player } gewinnt.
event-shares = { $player } teilt sich den Sieg.

line-laser = Laser
line-energy-centre = Energie am Energiezentrum

## Was zählt

term-laser = Energie auf dem Laser
term-transfer = Energie, die in dieser Runde auf den Laser kann
term-plan = Energie, die mit passenden Shuttles auf den Laser könnte
term-centre = Energie am Energiezentrum
term-energy = Energie an den anderen Stationen
term-cards = Karten
term-promise = was die gewählte Aktion bringt

## Warum nicht

SOLARIS-2 = Im Nachziehstapel ist keine solche Karte mehr.
SOLARIS-4 = Es gibt nur zwei Brücken jeder Farbe.
SOLARIS-5 = Jede Hälfte eines Startplättchens wird nur einmal verteilt.
SOLARIS-6 = Alle setzen ihre Energiemarker nur einmal.
SOLARIS-19 = Wähle zuerst eine Aktion: auffüllen, verschieben, tauschen, passen oder die Stationsaktion.
SOLARIS-20 = Du hast deine Aktion gewählt: Führe mindestens einen Schritt davon aus. Zurücknehmen kannst du sie nicht.
SOLARIS-23 = Zum Auffüllen brauchst du eine Karte mit dem Symbol der aktiven Station.
SOLARIS-24 = Dein Marker steht hier schon auf 7.
SOLARIS-25 = Zum Verschieben brauchst du eine Karte in der Farbe dieser Brücke der aktiven Station.
SOLARIS-26 = Du hast hier keine Energie, die du verschieben könntest.
SOLARIS-29 = An dieser Nachbarstation hast du schon 7 Energie.
SOLARIS-31 = Tauschen heißt: eine Handkarte abwerfen, dann eine aus der Auslage oder vom Stapel nehmen.
SOLARIS-34 = Du hast hier keine Energie mehr, um das zu bezahlen.
SOLARIS-36 = Am Maschinendeck spielst du Handkarten, die eine andere Station zeigen.
SOLARIS-37 = Für dieses Symbol fehlt dir hier die Energie; umsonst ist nur die zweite Karte eines Paares.
SOLARIS-38 = An dieser Station hast du schon 7 Energie.
SOLARIS-39 = Die Energie ist ausgegeben: Nimm die Karten dafür, aus der Auslage oder vom Stapel.
SOLARIS-40 = Gib noch eine Energie aus oder beende die Aktion.
SOLARIS-42 = Am Ende deines Zuges behältst du höchstens sieben Karten: Wirf Handkarten ab.
SOLARIS-43 = Das Biotop kostet eine Energie und eine weitere für jede, die du verteilst.
SOLARIS-46 = Jede andere Station erhält höchstens eine Energie, und keine, wenn du dort schon 7 hast.
SOLARIS-48 = Dieses Shuttle ist schon angedockt und bleibt bis zum Ende der Runde dort.
SOLARIS-50 = Alle Shuttles sind angedockt.
SOLARIS-51 = Du darfst bei allen anderen je eine Karte ziehen, einmal im Zug.
SOLARIS-52 = Auf dieser Hand sind keine Karten.
SOLARIS-54 = Nach der Kantine behältst du höchstens sieben Karten: Wirf Handkarten ab.
SOLARIS-55 = Für den Laser brauchst du eine Karte in der Farbe eines angedockten Shuttles und eine eigene Energie an dessen Station.
SOLARIS-57 = Über ein Shuttle am Energiezentrum kostet jeder Schritt dort zwei Energie.
SOLARIS-60 = Nimm jetzt deine Ersatzkarten, aus der Auslage oder vom Stapel.
SOLARIS-63 = Dieser Platz der Auslage bleibt leer, bis der Zug beendet ist.
SOLARIS-65 = Es gibt keine Karte mehr zu ziehen.
SOLARIS-67 = Die beiden freien Brücken werden zufällig gelegt.
SOLARIS-69 = Vor der nächsten Runde behältst du höchstens sieben Karten: Wirf Handkarten ab.
SOLARIS-70 = Das Spiel ist zu Ende.
SOLARIS-75 = Jede Station liegt nur einmal im Ring.

## Was der Zufall zieht, für die Statistik

draws-layout = Folge der Stationen
draws-bridge = Brücken
draws-tile-a = Startplättchen A
draws-tile-b = Startplättchen B
draws-placing = Wer setzt
draws-card = Karten
draws-swap-place = Platz der freien Brücke
