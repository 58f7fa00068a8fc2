game = Solenia
game-about = Umfliege einen Planeten, dessen eine Hälfte keine Nacht kennt, und bring jeder Seite, was ihr fehlt.
game-length = 30–45

## Optionen

option-players = Spieler
option-players-about = Allein fliegst du gegen einen Rivalen, den ein Würfel lenkt.
option-players-1 = 1 (solo)
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-variant = Spielertableaus
option-variant-about = Im Winter wählst du den Platz jedes Auftrags selbst; Verbesserungen kommen noch dazu.
option-variant-summer = Sommer
option-variant-winter = Winter
option-variant-upgrades = Winter mit Verbesserungen
option-layout = Spielplan
option-layout-about = Welche Hälfte des Planeten hinter dem Luftschiff liegt.
option-layout-0 = hinten Nacht, vorne Tag
option-layout-1 = hinten Tag, vorne Nacht
option-layout-random = Zufall

## Namen

seat-0 = Karmin
seat-1 = Petrol
seat-2 = Violett
seat-3 = Oliv
seat-1-1 = Rivale

good-0 = Holz
good-1 = Getreide
good-2 = Stein
good-3 = Wasser

card-0 = 0 (Holz + Stein)
card-1 = 0 (Holz + Wasser)
card-2 = 0 (Getreide + Stein)
card-3 = 0 (Getreide + Wasser)
card-4 = 0 (2 von der Sorte der Insel)
card-5 = 1 (Holz)
card-6 = 1 (Getreide)
card-7 = 1 (Stein)
card-8 = 1 (Wasser)
card-9 = 1 (1 von der Sorte der Insel)
card-10 = 2 (Stern auf Holz)
card-11 = 2 (Stern auf Getreide)
card-12 = 2 (Stern auf Stein)
card-13 = 2 (Stern auf Wasser)

position-0 = 1
position-1 = 2
position-2 = 3
position-3 = 4

column-0 = 1a
column-1 = 1b
column-2 = 2a
column-3 = 2b
column-4 = 3a
column-5 = 3b

light-0 = Tag
light-1 = Nacht
light-2 = Morgengrauen
light-3 = Dämmerung

layout-0 = hinter dem Luftschiff ist Nacht, vor ihm Tag
layout-1 = hinter dem Luftschiff ist Tag, vor ihm Nacht

upgrade-0 = Rückenwind
    .about = Jedes Legen kostet 1 Ware weniger für die Reichweite.
upgrade-1 = Voller Laderaum
    .about = Sofort 1 Holz, 1 Getreide, 1 Stein und 1 Wasser.
upgrade-2 = Schatzkammer
    .about = Sofort 4 Sterne.
upgrade-3 = Werkstatt
    .about = Jede 1er-Karte auf einer Insel bringt 2 Waren.
upgrade-4 = Gönner
    .about = Jeder Auftrag, den du erfüllst, bringt 1 Stern mehr.
upgrade-5 = Feilscher
    .about = Jeder Auftrag braucht eine Ware weniger; du wählst, welche.
upgrade-6 = Ausguck
    .about = Auch die vier Felder schräg neben dem Luftschiff sind zu ihm benachbart.
upgrade-7 = Bergung
    .about = Jedes gewertete Spielplanteil mit einer deiner Karten bringt 1 Stern mehr.

half-0 = Krone
    .about = Sofort 6 Sterne.
half-1 = Kontobuch
    .about = Am Ende 1 Stern für jeden deiner Aufträge.
half-2 = Gleichgewicht
    .about = Am Ende 2 Sterne für jedes Paar aus Tag- und Nachtauftrag.
half-3 = Markt
    .about = Sofort 2 Sterne; am Ende ist jede Ware 1 Stern wert.
half-4 = Logbuch
    .about = Am Ende 1 Stern für jede 0er-Karte in deinem Ablagestapel, höchstens 6.
half-5 = Freigebigkeit
    .about = Sofort 2 Sterne und 3 beliebige Waren.
half-6 = Große Lieferungen
    .about = Am Ende 2 Sterne für jeden Auftrag ab 6 Sternen.
half-7 = Sammler
    .about = Sofort 1 Stern; am Ende 1 Stern für jeden verschiedenen Wert deiner Aufträge, höchstens 7.

rank-0 = Schiffsjunge
rank-1 = Pilot
rank-2 = Kapitän
rank-3 = Kommodore
rank-4 = Legende

## Aufforderungen

phase-DRAFT = { $player }: Wähle eine Verbesserung.
phase-CARD = { $player }: Wähle die Karte, die du ausspielst.
phase-FIELD = { $player }: Wähle ein Feld für deine Karte.
phase-PAY = { $player }: Gib eine Ware für den weiteren Weg ab.
phase-ORDER = { $player }: Wähle den Auftrag, den du erfüllst.
phase-WAIVE = { $player }: Wähle die Ware, die du nicht liefern musst.
phase-SLOT = { $player }: Wähle den Platz für deinen Auftrag.
phase-TAKE = { $player }: Wähle eine Ware als Bonus.
phase-DROP = { $player }: Dein Lager ist zu voll; wähle eine Ware, die du zurücklegst.

## Aktionen

act-play = { $card } ausspielen
act-at = Die Karte auf { $field } legen
act-pay = 1 { $good } abgeben
act-take = 1 { $good } nehmen
act-drop = 1 { $good } zurücklegen
act-order = Auftrag { $position } erfüllen
act-slot = Den Auftrag an { $column } legen
act-waive = 1 { $good } weglassen
act-discard = { $card } ablegen, das Luftschiff rückt vor
act-draft1 = Plättchen { $position } der Stufe 1 nehmen
act-draft3 = Paar { $position } der Stufe 3 nehmen

log-play = { $player } spielt { $card } aus.
log-at = { $player } legt sie auf { $field }.
log-pay = { $player } gibt 1 { $good } für den Weg ab.
log-take = { $player } nimmt 1 { $good }.
log-drop = { $player } legt 1 { $good } zurück.
log-order = { $player } erfüllt Auftrag { $position }.
log-slot = { $player } legt ihn an { $column }.
log-waive = { $player } lässt 1 { $good } weg.
log-discard = { $player } legt { $card } ab, statt sie auszulegen.
log-draft1 = { $player } nimmt Plättchen { $position } der Stufe 1.
log-draft3 = { $player } nimmt Paar { $position } der Stufe 3.

## Zufall

chance-LAYOUT = So liegt der Spielplan: { $layout }.
chance-STRIP = Spielplanteil { $strip } wird angelegt.
chance-SHOW = Auftragsplättchen { $tile } wird ausgelegt.
chance-DEAL = { $player } bekommt { $card }.
chance-DEAL-unseen = { $player } bekommt eine Karte.
chance-OFFER = { $upgrade } wird ausgelegt.
chance-HALF_DAY = { $half } ist die Taghälfte eines Paars.
chance-HALF_NIGHT = { $half } ist die Nachthälfte dazu.
chance-REFILL = Auftragsplättchen { $tile } füllt die Auslage auf.
chance-DRAW = { $player } zieht { $card }.
chance-DRAW-unseen = { $player } zieht eine Karte.
chance-RIVAL = Der Rivale deckt { $card } auf.
chance-DIE = Der Würfel zeigt { $face }.

## Was daraus folgte

gains = { $wood ->
    [0] {""}
   *[other] {" "}+{ $wood } Holz
}{ $wheat ->
    [0] {""}
   *[other] {" "}+{ $wheat } Getreide
}{ $stone ->
    [0] {""}
   *[other] {" "}+{ $stone } Stein
}{ $water ->
    [0] {""}
   *[other] {" "}+{ $water } Wasser
}{ $stars ->
    [0] {""}
    [one] {" "}+{ $stars } Stern
   *[other] {" "}+{ $stars } Sterne
}
demand = { $wood ->
    [0] {""}
   *[other] { $wood } Holz ·{" "}
}{ $wheat ->
    [0] {""}
   *[other] { $wheat } Getreide ·{" "}
}{ $stone ->
    [0] {""}
   *[other] { $stone } Stein ·{" "}
}{ $water ->
    [0] {""}
   *[other] { $water } Wasser ·{" "}
}{ $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}

event-island = { $player } bekommt { $count } { $good }.
event-city = { $player } bekommt { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.
event-advance = Das Luftschiff rückt vor.
event-delivered = Geliefert ({ $light }): { demand }
event-order = Neuer Auftrag ({ $light }): { demand }
event-last-order = Das war der letzte Auftrag dieses Stapels ({ $light }).
event-bonus = Bonus des Platzes:{ gains }
event-storage = { $player } hat jetzt { $count } Lagerfelder.
event-upgrade = { $player } hat { $upgrade } aktiviert. { $upgrade_about }
event-half = { $player } hat { $half } ({ $light }) aktiviert. { $half_about }
event-scored = { $player } wertet { $card }:{ gains }
event-scored-nothing = { $player } wertet { $card }: nichts.
event-salvage = { $player } birgt { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.
event-cleared = { $card } des Rivalen kommt vom Spielplanteil.
event-turned = Das erste Spielplanteil wird gewendet und vorne angelegt: { $light }.
event-rival-at = Der Rivale legt sie auf { $field }.
event-rival-misses = Der Rivale findet kein Feld und legt sie ab.
event-rival-order = Der Rivale nimmt einen Auftrag ({ $light }): { demand }
event-rank = Dein Rang mit { $points } Sternen: { $rank }.

## Die Wertung

line-stars = Gesammelte Sterne
line-orders = Aufträge
line-pairs = Paare aus Tag und Nacht
line-goods = Übrige Waren
line-last-places = Letzte Plätze
line-halves = Verbesserungen der Stufe 3
line-total = Summe
line-rival = Der Rivale

## Was der Richter bewertet

term-points = Sterne bisher
term-orders = Aufträge in Reichweite
term-goods = Waren im Lager
term-cards = Karten auf dem Plan
term-upgrades = Verbesserungen
term-turn = Rest dieses Zugs

## Ablehnungen

SOLENIA-7 = In deinem Zug verwendest du eine deiner Handkarten.
SOLENIA-8 = Die offene Karte gehört auf ein leeres Feld.
SOLENIA-9 = { $field } ist weder zum Luftschiff noch zu einer deiner Karten benachbart, und dir fehlen Waren für mehr Reichweite.
SOLENIA-12 = Ein weiterer Weg kostet 1 deiner Waren für jedes Feld dazwischen.
SOLENIA-16 = Kein Feld ist erreichbar: Lege eine Karte ab, dann rückt das Luftschiff vor.
SOLENIA-18 = Ablegen darfst du nur, wenn keine Karte kostenlos gelegt werden kann.
SOLENIA-21 = Dein Lager ist zu voll: Lege Waren zurück, die du hast, bis der Rest hineinpasst.
SOLENIA-23 = Auf einer Stadt musst du einen ausliegenden Auftrag ihrer Art erfüllen, und deine Waren würden für keinen reichen.
SOLENIA-25 = Dir fehlen Waren, die dieser Auftrag verlangt.
SOLENIA-28 = Nimm eine der Waren, die dieser Platz anbietet.
SOLENIA-29 = Deine Reihe für Aufträge dieser Art ist voll.
SOLENIA-30 = Dort liegt kein Auftrag aus, und der Stapel ist aufgebraucht.
SOLENIA-44 = Das Spiel ist zu Ende: Alle haben 16 Karten verwendet.
SOLENIA-51 = Wähle einen freien, zugänglichen Platz: Auf Stufe 2 und 3 braucht der erste Platz einer Reihe einen Auftrag auf der Stufe darunter, der zweite zwei.
SOLENIA-52 = Nimm eine der Waren, die dieser Platz anbietet.
SOLENIA-55 = An dieser Stelle liegt nichts aus.
SOLENIA-57 = Jeder nimmt ein Plättchen jeder Stufe, vom letzten Spieler bis zum ersten.
SOLENIA-60 = Mit dem Feilscher lässt du eine Ware weg, die der Auftrag verlangt.
SOLENIA-62 = Warte auf das Los.

## Was der Zufall zieht, für die Statistik

draws-layout = Aufbau
draws-strip = Spielplanteile
draws-tile = Auftragsplättchen
draws-card = Karten
draws-upgrade = Ausbauplättchen
draws-dayhalf = Taghälften
draws-nighthalf = Nachthälften
draws-rival = Karten des Rivalen
draws-die = Würfel
