game = Solenia
game-about = Umfliege einen Planeten, auf dessen einer Hälfte immer Tag und auf der anderen immer Nacht ist, und bring jeder Seite, was ihr fehlt.
game-length = 30–45
luck = Karten und Aufträge
undo-dice = Es wurde schon gezogen, und das bleibt.
analysis-chance = Zieh oder wähle das Ergebnis.

## Optionen

option-players = Spieler
option-players-about = Allein spielst du gegen einen Rivalen, den ein Würfel lenkt.
option-players-1 = 1 (solo)
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-variant = Spielertableaus
option-variant-about = Im Winter wählst du den Platz für jeden Auftrag selbst; mit Verbesserungen bekommst du außerdem besondere Fähigkeiten.
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
card-4 = 0 (2 Waren der Insel)
card-5 = 1 (Holz)
card-6 = 1 (Getreide)
card-7 = 1 (Stein)
card-8 = 1 (Wasser)
card-9 = 1 (1 Ware der Insel)
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
    .about = Der Weg zu einem Feld kostet 1 Ware weniger.
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
    .about = Auch die vier Felder schräg neben dem Luftschiff gelten als benachbart.
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
half-6 = Großaufträge
    .about = Am Ende 2 Sterne für jeden Auftrag ab 6 Sternen.
half-7 = Sammler
    .about = Sofort 1 Stern; am Ende 1 Stern für jeden verschiedenen Wert deiner Aufträge, höchstens 7.
night-half = { $night ->
    [0] { half-0 }
    [1] { half-1 }
    [2] { half-2 }
    [3] { half-3 }
    [4] { half-4 }
    [5] { half-5 }
    [6] { half-6 }
   *[other] { half-7 }
}

rank-0 = Schiffsjunge
rank-1 = Pilot
rank-2 = Kapitän
rank-3 = Kommodore
rank-4 = Legende

## Aufforderungen

phase-DRAFT = Du bist dran: Wähle eine Verbesserung.
phase-CARD = Du bist dran: Wähle eine Karte.
phase-FIELD = Wähle ein Feld für deine Karte { $card }.
phase-PAY = Zahle { $cost ->
    [one] 1 Ware
   *[other] { $cost } Waren
} für den Weg.
phase-ORDER = Wähle den { $light }auftrag, den du erfüllst.
phase-WAIVE = Wähle die Ware, die du weglässt.
phase-SLOT = Wähle den Platz für deinen { $light }auftrag.
phase-TAKE = Nimm { $left ->
    [one] eine Ware
   *[other] { $left } Waren
} als Bonus.
phase-DROP = Dein Lager ist zu voll: Lege { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} zurück.

## Aktionen

act-play = { $card } ausspielen
act-at = { $cost ->
    [0] Die Karte auf { $field } legen
    [one] Die Karte für 1 Ware auf { $field } legen
   *[other] Die Karte für { $cost } Waren auf { $field } legen
}
menu-at = { $cost ->
    [0] Auf { $kind } { $field }
    [one] Auf { $kind } { $field } für 1 Ware
   *[other] Auf { $kind } { $field } für { $cost } Waren
}{ $gain ->
    [0] {""}
   *[other] : +{ $gain } { $good }
}
short-at = { $gain ->
    [0] { $kind } { $field }
   *[other] { $field }: +{ $gain } { $good }
}{ $cost ->
    [0] {""}
    [one] , −1 Ware
   *[other] , −{ $cost } Waren
}
act-pay = 1 { $good } zahlen
act-take = 1 { $good } nehmen
act-drop = 1 { $good } zurücklegen
act-order = Den Auftrag erfüllen: { demand }
act-slot = Den Auftrag auf Platz { $column } ({ $light }) legen
act-waive = 1 { $good } weglassen
act-discard = { $card } ablegen; das Luftschiff fliegt weiter
act-draft1 = „{ $upgrade }“ nehmen
act-draft3 = „{ $half }“ (Tag) und „{ night-half }“ (Nacht) nehmen

log-play = { $player } spielt die Karte { $card } aus.
log-at = { $cost ->
    [0] { $player } legt die Karte auf { $field }.
   *[other] { $player } legt die Karte auf { $field }; das kostet { $cost ->
        [one] 1 Ware
       *[other] { $cost } Waren
    }.
}
log-pay = { $player } zahlt 1 { $good } für den Weg.
log-take = { $player } nimmt 1 { $good }.
log-drop = { $player } legt 1 { $good } zurück.
log-order = { $player } erfüllt einen Auftrag.
log-slot = { $player } legt den Auftrag auf Platz { $column } ({ $light }).
log-waive = { $player } lässt 1 { $good } weg.
log-discard = { $player } legt die Karte { $card } ab.
log-draft1 = { $player } nimmt „{ $upgrade }“.
log-draft3 = { $player } nimmt „{ $half }“ (Tag) und „{ night-half }“ (Nacht).

## Zufall

chance-LAYOUT = Der Spielplan: { $layout }.
chance-STRIP = Das nächste Spielplanteil wird angelegt.
chance-SHOW = {""}
chance-DEAL = { $player } bekommt die Karte { $card }.
chance-DEAL-unseen = { $player } bekommt eine Karte.
chance-OFFER = „{ $upgrade }“ liegt aus.
chance-HALF_DAY = „{ $half }“ ist die Taghälfte eines Paars.
chance-HALF_NIGHT = „{ $half }“ ist die Nachthälfte dazu.
chance-REFILL = {""}
chance-DRAW = { $player } zieht die Karte { $card }.
chance-DRAW-unseen = { $player } zieht eine Karte.
chance-RIVAL = Der Rivale deckt die Karte { $card } auf.
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
event-advance = Das Luftschiff fliegt weiter.
event-delivered = { $light_id ->
    [0] Tagauftrag
   *[other] Nachtauftrag
} erfüllt: { demand }.
event-order = Neuer { $light }auftrag: { demand }.
event-last-order = Das war der letzte { $light }auftrag des Stapels.
event-bonus = Bonus des Platzes:{ gains }.
event-storage = { $player } hat jetzt { $count } Lagerfelder.
event-upgrade = { $player } aktiviert „{ $upgrade }“. { $upgrade_about }
event-half = { $player } aktiviert „{ $half }“ ({ $light }). { $half_about }
event-scored = { $player } wertet die Karte { $card }:{ gains }.
event-scored-nothing = { $player } wertet die Karte { $card }: nichts.
event-salvage = { $player } birgt { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.
event-patronage = { $player } bekommt { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} vom Gönner.
event-cleared = Die Karte { $card } des Rivalen kommt vom Spielplanteil.
event-turned = Das hinterste Spielplanteil wird gewendet und vorn angelegt: { $light }.
event-rival-at = Der Rivale legt die Karte auf { $field }.
event-rival-misses = Der Rivale findet kein freies Feld und legt sie ab.
event-rival-order = Der Rivale nimmt einen { $light }auftrag: { demand } und { $extra ->
    [one] 1 Stern
   *[other] { $extra } Sterne
} für das Plättchen.
event-rank = Dein Rang mit { $points ->
    [one] 1 Stern
   *[other] { $points } Sternen
}: { $rank }.

## Die Wertung

line-stars = Gesammelte Sterne
line-orders = Aufträge
line-pairs = Paare aus Tag und Nacht
line-goods = Waren im Lager
line-last-places = Letzte Plätze
line-halves = Verbesserungen der Stufe 3
line-total = Summe
line-rival = Der Rivale

gain-stars = { gain }
gain-orders = { gain } für Aufträge
gain-pairs = { gain } für Paare aus Tag und Nacht
gain-goods = { gain } für Waren im Lager
gain-last-places = { gain } für letzte Plätze
gain-halves = { gain } für Verbesserungen der Stufe 3

## Ein Zug in einem Satz

kind-0 = Holzinsel
kind-1 = Getreideinsel
kind-2 = Steininsel
kind-3 = Wasserinsel
kind-4 = Tagstadt
kind-5 = Nachtstadt

brief-play = { $card }
brief-at = { $later ->
    [1] …auf eine { $kind }
   *[other] { $advice ->
        [1] …auf die { $kind } { $field }
       *[other] …auf { $kind } { $field }
    }
}
brief-pay = …für { $times ->
    [one] 1 Ware
   *[other] { $times } Waren
}
brief-order = { $advice ->
    [1] erfüll den { $light_id ->
        [0] Tagauftrag
       *[other] Nachtauftrag
    }
   *[other] { $light_id ->
        [0] Tagauftrag
       *[other] Nachtauftrag
    }
} ({ $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
})
brief-waive = …ohne 1 { $good }
brief-slot = …auf Platz { $column }
brief-take = { $advice ->
    [1] nimm die { $times ->
        [one] Bonusware
       *[other] Bonuswaren
    }
   *[other] { $times ->
        [one] Bonusware
       *[other] { $times } Bonuswaren
    }
}
brief-drop = { $advice ->
    [1] leg den Überschuss zurück
   *[other] Überschuss zurücklegen
}
brief-discard = { $advice ->
    [1] leg { $card } ab
   *[other] { $card } ablegen
}
brief-draft1 = „{ $upgrade }“ nehmen
brief-draft3 = „{ $half }“ am Tag und „{ night-half }“ in der Nacht nehmen
begin-play = leg deine { $card }
begin-at = { $later ->
    [1] leg die Karte auf eine { $kind }
   *[other] leg die Karte auf die { $kind } { $field }
}
begin-pay = zahl { $times } { $good } für den Weg
begin-order = erfüll den { $light_id ->
    [0] Tagauftrag
   *[other] Nachtauftrag
} ({ $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
})
begin-waive = lass 1 { $good } weg
begin-slot = leg den Auftrag auf Platz { $column }
begin-take = nimm { $times } { $good }
begin-drop = leg { $times } { $good } zurück
begin-discard = leg { $card } ab
begin-draft1 = nimm „{ $upgrade }“
begin-draft3 = nimm „{ $half }“ am Tag, „{ night-half }“ in der Nacht
result-upgrade = „{ $upgrade }“ aktiv
result-half = „{ $half }“ aktiv
result-rival-order = der Rivale nimmt einen Auftrag für { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}

measure-points = { $n ->
    [one] 1 Stern
   *[other] { $n } Sterne
}
more-points = { $n ->
    [one] 1 Stern mehr
   *[other] { $n } Sterne mehr
}
less-points = { $n ->
    [one] 1 Stern weniger
   *[other] { $n } Sterne weniger
}
more-payable = { $n ->
    [one] die Waren für einen Auftrag mehr
   *[other] die Waren für { $n } Aufträge mehr
}
less-payable = { $n ->
    [one] die Waren für einen Auftrag weniger
   *[other] die Waren für { $n } Aufträge weniger
}
named-more-payable = { $better ->
    [1] Mit dem besseren Zug { $own ->
        [1] hättest du
       *[other] hätte { $player }
    }
   *[other] Dann { $own ->
        [1] hast du
       *[other] hat { $player }
    }
} die Waren für den { $light_id ->
    [0] Tagauftrag
   *[other] Nachtauftrag
} mit { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
}.
named-less-payable = { $better ->
    [1] Mit dem besseren Zug würden { $own ->
        [1] dir
       *[other] { $player }
    }
   *[other] Dann fehlen { $own ->
        [1] dir
       *[other] { $player }
    }
} die Waren für den { $light_id ->
    [0] Tagauftrag
   *[other] Nachtauftrag
} mit { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
}{ $better ->
    [1] {" "}fehlen
   *[other] {""}
}.
price-less-payable = {""}
measure-wood = { $n } Holz
more-wood = { $n } Holz mehr
less-wood = { $n } Holz weniger
measure-wheat = { $n } Getreide
more-wheat = { $n } Getreide mehr
less-wheat = { $n } Getreide weniger
measure-stone = { $n } Stein
more-stone = { $n } Stein mehr
less-stone = { $n } Stein weniger
measure-water = { $n } Wasser
more-water = { $n } Wasser mehr
less-water = { $n } Wasser weniger
measure-storage = { $n ->
    [one] 1 Lagerfeld
   *[other] { $n } Lagerfelder
}
more-storage = { $n ->
    [one] 1 Lagerfeld mehr
   *[other] { $n } Lagerfelder mehr
}
less-storage = { $n ->
    [one] 1 Lagerfeld weniger
   *[other] { $n } Lagerfelder weniger
}
more-upgrades = { $n ->
    [one] 1 aktive Verbesserung mehr
   *[other] { $n } aktive Verbesserungen mehr
}
less-upgrades = { $n ->
    [one] 1 aktive Verbesserung weniger
   *[other] { $n } aktive Verbesserungen weniger
}
more-waiting = { $n ->
    [one] 1 Ware oder Stern mehr
   *[other] { $n } Waren oder Sterne mehr
} von Karten auf dem Plan zu erwarten
less-waiting = { $n ->
    [one] 1 Ware oder Stern weniger
   *[other] { $n } Waren oder Sterne weniger
} von Karten auf dem Plan zu erwarten

## Was der Richter bewertet

term-points = Sterne
term-delivered = einen Auftrag erfüllen
term-orders = Aufträge in Reichweite
term-goods = Waren im Lager
term-cards = Karten auf dem Plan
term-upgrades = Verbesserungen
term-turn = das Beste aus dem Zug machen

## Ablehnungen

SOLENIA-7 = { $why ->
    [choice] Diese Karte hast du nicht auf der Hand.
   *[other] Wähle zuerst eine deiner Handkarten.
}
SOLENIA-8 = { $why ->
    [taken] Auf { $field } liegt schon eine Karte von { $player }.
    [rival] Auf { $field } liegt schon eine Karte des Rivalen.
   *[other] Lege zuerst deine Karte auf ein leeres Feld.
}
SOLENIA-9 = Das Feld { $field } liegt weder neben dem Luftschiff noch neben einer deiner Karten: Es würde { $cost ->
    [one] 1 Ware
   *[other] { $cost } Waren
} kosten, und du hast keine.
SOLENIA-12 = { $why ->
    [none] { $good_id ->
        [2] Du hast keinen Stein zum Bezahlen.
       *[other] Du hast kein { $good } zum Bezahlen.
    }
    [far] Das Feld { $field } ist zu weit weg: Es würde { $cost } Waren kosten, und du hast { $goods }.
   *[other] Zahle zuerst { $cost ->
        [one] 1 Ware
       *[other] { $cost } Waren
    } für den Weg.
}
SOLENIA-16 = Du kannst nirgends eine Karte legen: Lege eine ab, dann fliegt das Luftschiff weiter.
SOLENIA-18 = Ablegen darfst du nur, wenn keine Karte kostenlos gelegt werden kann, und jetzt geht es.
SOLENIA-21 = { $why ->
    [none] { $good_id ->
        [2] Du hast keinen Stein zum Zurücklegen.
       *[other] Du hast kein { $good } zum Zurücklegen.
    }
   *[other] Dein Lager ist zu voll: Lege zuerst { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    } zurück.
}
SOLENIA-23 = { $why ->
    [field] { $cost ->
        [0] In dieser Stadt musst du einen { $light }auftrag erfüllen, und deine Waren reichen für keinen.
        [one] Der Weg kostet 1 Ware, und der Rest reicht für keinen { $light }auftrag.
       *[other] Der Weg kostet { $cost } Waren, und der Rest reicht für keinen { $light }auftrag.
    }
    [pay] Diese Ware brauchst du: Ohne sie könntest du keinen { $light }auftrag erfüllen.
   *[other] Wähle zuerst den Auftrag ({ $light }), den du erfüllst.
}
SOLENIA-25 = { $why ->
    [waive] Wenn du das weglässt, { $count ->
        [one] fehlt dir noch 1 { $good }
       *[other] fehlen dir noch { $count } { $good }
    }.
   *[other] Für diesen Auftrag { $count ->
        [one] fehlt dir 1 { $good }
       *[other] fehlen dir { $count } { $good }
    }.
}
SOLENIA-28 = Nimm eine der Waren, die zur Wahl stehen.
SOLENIA-29 = Deine Reihe für diese Aufträge ({ $light }) ist voll.
SOLENIA-30 = { $why ->
    [field] Es gibt keinen { $light }auftrag mehr.
    [no-place] Einen vierten Platz gibt es bei diesen Aufträgen ({ $light }) nicht.
   *[other] Hier liegt kein Auftrag mehr.
}
SOLENIA-44 = Das Spiel ist zu Ende: Alle haben 16 Karten verwendet.
SOLENIA-51 = { $why ->
    [taken] Auf diesem Platz liegt schon ein Auftrag.
    [closed] Dieser Platz ist noch zu: Erst brauchst du mehr Aufträge auf Stufe { $below }.
   *[other] Wähle zuerst den Platz für deinen Auftrag.
}
SOLENIA-52 = Nimm eine der Waren, die zur Wahl stehen.
SOLENIA-55 = Hier gibt es nichts mehr zu nehmen.
SOLENIA-57 = { $why ->
    [draft1] Du hast schon eine Verbesserung der Stufe 1.
    [draft3] Du hast schon ein Paar der Stufe 3.
   *[other] Wähle zuerst eine Verbesserung.
}
SOLENIA-60 = Mit dem Feilscher lässt du eine Ware weg, die der Auftrag verlangt.
SOLENIA-62 = { $why ->
    [outcome] Das kann nicht mehr gezogen werden.
   *[other] Einen Moment: Gerade wird etwas gezogen.
}

## Was der Zufall zieht, für die Statistik

draws-layout = Aufbau
draws-strip = Spielplanteile
draws-tile = Auftragsplättchen
draws-card = Karten
draws-upgrade = Verbesserungsplättchen
draws-dayhalf = Taghälften
draws-nighthalf = Nachthälften
draws-rival = Karten des Rivalen
draws-die = Würfel

## Bots mit Stil

bot-courier = Kurier
bot-courier-about = Liefert, sobald es geht, und hat wenig im Lager.
bot-hoarder = Hamster
bot-hoarder-about = Hält das Lager voll und gibt Waren nur für einen guten Preis her.
bot-sower = Sämann
bot-sower-about = Legt Karten dorthin, wo sie bei der Wertung am meisten bringen.
