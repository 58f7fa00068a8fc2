# Solarius Mission in het Nederlands: elke zin die iemand leest.

game = Solarius Mission
game-about = Vier rondes, elk vier dobbelstenen: bouw je schip uit, koloniseer planeten, zet stations neer en voer missies uit, ver van huis.
game-length = 90–150

## Opties

option-players = Spelers
option-players-about = Twee tot vier spelers; met minder spelers zijn er minder planeten en dobbelstenen.
option-start = Start
option-start-about = Startkaarten geven iedereen een ander begin; bij een vrije start kies je het zelf.
option-start-cards = startkaarten
option-start-free = vrije start
option-arrangement = Ruimte
option-arrangement-about = Hoe de zes buitenste tegels rond het centrum liggen.
option-arrangement-random = willekeurig
option-arrangement-fixed = A tot F op volgorde
option-arrangement-given = zoals je hieronder invult
option-planet_back_colour = Kleuren van planeten
option-planet_back_colour-about = Iedereen ziet de kleur van een gedekte planeet.
option-outpost_double_tc = Buitenposten naast handelscentra
option-outpost_double_tc-about = Een figuur op een buitenpost telt ook naast een handelscentrum dubbel.
option-field_waste_adds = Afval telt op
option-field_waste_adds-about = Een sterke dobbelsteen op het transformatie- of onderzoeksveld geeft twee afval in plaats van één.
option-centre_letters_public = Handelscentra bekend
option-centre_letters_public-about = Iedereen weet vanaf het begin waar en wanneer de vier handelscentra worden opgericht.
option-tiles = Tegels
option-tiles-about = De letters van de tegels rond het centrum, bijvoorbeeld CABFED; alleen voor een eigen opstelling.
option-rotations = Draaiingen
option-rotations-about = Hoe vaak elk van deze tegels 60 graden gedraaid is, bijvoorbeeld 010532; alleen voor een eigen opstelling.

## Namen

seat-0 = Rood
seat-1 = Groen
seat-2 = Blauw
seat-3 = Violet

colour-0 = zwart
    .many = zwarte
    .die = de zwarte technologiedobbelsteen
    .row = de zwarte rij
    .from = de zwarte rij
colour-1 = geel
    .many = gele
    .die = de gele technologiedobbelsteen
    .row = de gele rij
    .from = de gele rij
colour-2 = turkoois
    .many = turkooizen
    .die = de turkooizen technologiedobbelsteen
    .row = de turkooizen rij
    .from = de turkooizen rij
colour-3 = bruin
    .many = bruine
    .die = de bruine technologiedobbelsteen
    .row = de bruine rij
    .from = de bruine rij

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

units-0 = 2 brandstof
units-1 = 1 brandstof en 1 SpaceBuck
units-2 = 2 SpaceBucks

card-0 = Makelaars
card-1 = Tankercontract
card-2 = Octrooibureau
card-3 = Sleepploeg
card-4 = Ionenzeilen
card-5 = Overwerk
card-6 = Afvalruim
card-7 = Sondedrones
card-8 = Raffinaderij
card-9 = Handelshuis
card-10 = Laboratorium
card-11 = Scheepskraan
card-12 = Brandstofdepot
card-13 = Rekenkamer
card-14 = Testbank
card-15 = Scheepshelling
card-16 = Zwart filter
card-17 = Geel filter
card-18 = Turkoois filter
card-19 = Bruin filter
card-20 = Afvaloven
card-21 = Denktank
card-22 = Booster
card-23 = Mijndrones
card-24 = Pijpleiding
card-25 = Kolonistenkas
card-26 = Terravorming
card-27 = Prefabhuizen
card-28 = Reservetank
card-29 = Portaalsleutel
card-30 = Modulebouw
card-31 = Gezant

station-0 = Beurs
    .first = zwart
    .second = geel
    .object = de Beurs
station-1 = Academie
    .first = zwart
    .second = turkoois
    .object = de Academie
station-2 = Werf
    .first = zwart
    .second = bruin
    .object = de Werf
station-3 = Archief
    .first = geel
    .second = turkoois
    .object = het Archief
station-4 = Gieterij
    .first = geel
    .second = bruin
    .object = de Gieterij
station-5 = Recycler
    .first = turkoois
    .second = bruin
    .object = de Recycler

marker-0 = Depot
marker-1 = Observatorium
marker-2 = Hangar
marker-3 = Handelspost
marker-4 = Werkplaats
marker-5 = Kraan

planet-0 = Acheron
    .colour = zwart
planet-1 = Basalt
    .colour = zwart
planet-2 = Corvus
    .colour = zwart
planet-3 = Duskar
    .colour = zwart
planet-4 = Ebon
    .colour = zwart
planet-5 = Fenris
    .colour = zwart
planet-6 = Gagat
    .colour = zwart
planet-7 = Hekate
    .colour = zwart
planet-8 = Inkara
    .colour = zwart
planet-9 = Ambra
    .colour = geel
planet-10 = Citrin
    .colour = geel
planet-11 = Dorado
    .colour = geel
planet-12 = Eos
    .colour = geel
planet-13 = Flavia
    .colour = geel
planet-14 = Gilda
    .colour = geel
planet-15 = Helia
    .colour = geel
planet-16 = Kanar
    .colour = geel
planet-17 = Midas
    .colour = geel
planet-18 = Azura
    .colour = turkoois
planet-19 = Borea
    .colour = turkoois
planet-20 = Celeste
    .colour = turkoois
planet-21 = Cyana
    .colour = turkoois
planet-22 = Glacis
    .colour = turkoois
planet-23 = Laguna
    .colour = turkoois
planet-24 = Nereid
    .colour = turkoois
planet-25 = Opalis
    .colour = turkoois
planet-26 = Tethra
    .colour = turkoois
planet-27 = Adobe
    .colour = bruin
planet-28 = Bruna
    .colour = bruin
planet-29 = Cinnara
    .colour = bruin
planet-30 = Ferros
    .colour = bruin
planet-31 = Kaolin
    .colour = bruin
planet-32 = Mesa
    .colour = bruin
planet-33 = Ochra
    .colour = bruin
planet-34 = Sienna
    .colour = bruin
planet-35 = Umbra
    .colour = bruin

## Wat er nu te doen is

phase-KEEP = Jij bent aan de beurt: leg een van je drie kaarten af.
phase-START_PUSH = Jij bent aan de beurt: kies de technologiedobbelsteen die in kolom II begint.
phase-START_UP = Kies nu de technologiedobbelsteen die met 2 ogen begint.
phase-TURN_START = Jij bent aan de beurt: neem een dobbelsteen van de brug.
phase-PLACE_DIE = Kies een veld voor je dobbelsteen.
phase-BONUS = Neem { $points ->
    [one] 1 brandstof of 1 SpaceBuck
   *[other] { $points }: brandstof, SpaceBucks of van allebei wat
}.
phase-MALUS = Betaal 1 brandstof of 1 SpaceBuck voor je dobbelsteen.
phase-RESEARCH = Onderzoek: trek een kaart of speel er een.
phase-PLAY_CARD = Kies de kaart die je speelt.
phase-PLAY_SIDE = Missie of ontwikkeling?
phase-DISCARD = { $count ->
    [one] Leg een kaart af.
   *[other] Leg { $count } kaarten af.
}
phase-ACTION = Neem blokjes, of gebruik de actie van de kleur van de dobbelsteen ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
}).
phase-STORE = { $left ->
    [0] Alles is opgeslagen. Koop een actiepunt voor nog een blokje, of rond af.
   *[other] { $any ->
        [1] Sla een blokje van een kleur naar keuze op
       *[other] Sla een blokje op in { $colour_row }
    } (nog { $left }).
}
phase-UPGRADE = { $points ->
    [0] Je hebt geen actiepunten meer. Koop er een, of rond af.
    [one] Verhoog een technologiedobbelsteen (nog 1 actiepunt).
   *[other] Verhoog een technologiedobbelsteen (nog { $points } actiepunten).
}
phase-PUSH = { $points ->
    [0] Je hebt geen actiepunten meer. Koop er een, of rond af.
    [one] Schuif een technologiedobbelsteen naar rechts (nog 1 actiepunt).
   *[other] Schuif een technologiedobbelsteen naar rechts (nog { $points } actiepunten).
}
phase-FUEL_MORE = Koop meer brandstof, of ga verder.
phase-B_MENU = Doe een extra actie, of beëindig je beurt.
phase-DRIVES = Nog een aandrijving kopen?
phase-FLIGHT = Waar vlieg je heen?
phase-LAND = Wat doe je hier?
phase-PAY = Betaal met { $colour_many } blokjes ter waarde van { $price }: kies welke.
phase-OUTPOST = Een buitenpost onder je nieuwe figuur leggen?
phase-PICK = Kies de bonus van het handelscentrum.
phase-TRIGGER = Kies het station dat je als volgende gebruikt.
phase-SELL = Wat neem je voor je blokjes?
phase-TURN_END = Beëindig je beurt, of ruil eerst nog iets.
phase-FINAL_SETTLE = Laatste kans om je planeten te betalen.

## Acties

act-die = Neem de { $colour_many } { $face } ({ $slot })
menu-die = { $colour } { $face } ({ $slot })
menu-sell = Verkoop { $colour }, kolom { $column }
short-sell = Verkoop { $colour } { $column }
short-xbuy = { $colour } voor { $units_id ->
    [0] 2 brandstof
    [1] 1 brandstof, $1
   *[other] $2
}
short-buy-ap = { $fuel ->
    [1] 1 brandstof voor ${ $price }
   *[other] 1 punt voor ${ $price }
}
menu-quiet = Ruilen … ({ $count })
act-place-normal = Op een gewoon veld
act-place-transform = Op het transformatieveld, als { $colour }
act-place-research = Op het onderzoeksveld
act-place-dev = Op de ontwikkeling “{ $card }”
act-bonus = { $fuel ->
    [0] { $rest ->
        [one] 1 SpaceBuck
       *[other] { $rest } SpaceBucks
    }
   *[other] { $rest ->
        [0] { $fuel } brandstof
        [one] { $fuel } brandstof en 1 SpaceBuck
       *[other] { $fuel } brandstof en { $rest } SpaceBucks
    }
}{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } verloren)
}
act-malus-fuel = Betaal 1 brandstof
act-malus-buck = Betaal 1 SpaceBuck
act-act-i = Neem { $points } { $points ->
    [one] { $colour } blokje
   *[other] { $colour_many } blokjes
}
act-act-ii = { $colour_id ->
    [0] Neem { $points } brandstof
    [1] Neem { $points ->
        [one] 1 SpaceBuck
       *[other] { $points } SpaceBucks
    }
    [2] Verhoog technologiedobbelstenen voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
   *[other] Verschuif technologiedobbelstenen voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
}
act-store = Sla een blokje op in { $colour_row }, kolom { $column }
act-upgrade = { $price ->
    [0] Verhoog { $colour_die }
    [one] Verhoog { $colour_die } voor 1 punt
   *[other] Verhoog { $colour_die } voor { $price } punten
}
act-push = { $price ->
    [0] Verschuif { $colour_die }
    [one] Verschuif { $colour_die } voor 1 punt
   *[other] Verschuif { $colour_die } voor { $price } punten
}
act-buy-ap = { $fuel ->
    [1] Koop 1 brandstof voor { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    }
   *[other] Koop een actiepunt voor { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    }
}
act-done = Klaar
act-b-drive = Koop een aandrijving voor 3 brandstof
act-b-draw = Trek twee kaarten
act-b-play = Speel een kaart
act-b-fly = Vlieg
act-res-draw = Trek een kaart
act-res-play = Speel een kaart
act-card = { $use ->
    [play] Speel “{ $card }”
   *[other] Leg “{ $card }” af
}
act-side-mission = Als missie
act-side-dev = Als ontwikkeling
act-portal-flip = Open de portalen: draai een aandrijving van 2 naar 1
act-portal-drop = Open de portalen: lever een aandrijving van 1 in
act-portal-free = Open de portalen met de Portaalsleutel
act-fly = { $price ->
    [0] Vlieg naar veld { $field }
   *[other] Vlieg naar veld { $field } voor { $price } brandstof
}
act-land-none = Doe hier niets
act-land-settle = Koloniseer { $planet } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
})
act-land-explore = Neem de ontdekkersbonus
act-land-station = Bouw { $station_object }: { $higher_id ->
    [0] { $station_first } { $high }, { $station_second } { $low }
   *[other] { $station_first } { $low }, { $station_second } { $high }
}
act-land-mission = Voer de missie van “{ $card }” uit
act-pay = Betaal { $colour }: { $cubes }
act-outpost = Buitenpost: { $marker }
act-outpost-none = Geen buitenpost
act-pick-bonus = Bonus van { $marker }
act-trigger = Gebruik { $station_object }
act-sell = Verkoop een blokje uit { $colour_from }, kolom { $column }
act-sell-fuel = Neem 1 brandstof
act-sell-buck = Neem 1 SpaceBuck
act-xbuy = Koop een { $colour } blokje voor { $units }
act-drive-up = Draai een aandrijving van 1 naar 2 voor 3 brandstof
act-finish = { $black ->
    [1] Betaal { $price } brandstof voor { $planet }
   *[other] Betaal { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    } voor { $planet }
}: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
act-end-turn = Beëindig de beurt

log-die = { $player } neemt de { $colour_many } { $face } van { $slot }.
log-place-normal = { $player } legt hem op een gewoon veld.
log-place-transform = { $player } maakt hem { $colour } op het transformatieveld.
log-place-research = { $player } legt hem op het onderzoeksveld.
log-place-dev = { $player } legt hem op “{ $card }”.
log-bonus = { $player } neemt { $taken ->
    [0] { $bucks ->
        [0] niets
        [one] 1 SpaceBuck
       *[other] { $bucks } SpaceBucks
    }
   *[other] { $bucks ->
        [0] { $taken } brandstof
        [one] { $taken } brandstof en 1 SpaceBuck
       *[other] { $taken } brandstof en { $bucks } SpaceBucks
    }
}{ $lost ->
    [0] .
    [one] ; 1 gaat verloren.
   *[other] ; { $lost } gaan verloren.
}
log-malus-fuel = { $player } betaalt 1 brandstof voor de dobbelsteen.
log-malus-buck = { $player } betaalt 1 SpaceBuck voor de dobbelsteen.
log-act-i = { $points ->
    [one] { $player } gebruikt de dobbelsteen voor een { $colour } blokje.
   *[other] { $player } gebruikt de dobbelsteen voor hoogstens { $points } { $colour_many } blokjes.
}
log-act-ii = { $colour_id ->
    [0] { $player } neemt { $got ->
        [0] geen brandstof
       *[other] { $got } brandstof
    }{ $lost ->
        [0] .
        [one] ; 1 gaat verloren.
       *[other] ; { $lost } gaan verloren.
    }
    [1] { $player } neemt { $got ->
        [0] geen SpaceBucks
        [one] 1 SpaceBuck
       *[other] { $got } SpaceBucks
    }{ $lost ->
        [0] .
        [one] ; 1 gaat verloren.
       *[other] ; { $lost } gaan verloren.
    }
    [2] { $player } verhoogt technologiedobbelstenen ({ $points ->
        [one] 1 punt
       *[other] { $points } punten
    }).
   *[other] { $player } verschuift technologiedobbelstenen ({ $points ->
        [one] 1 punt
       *[other] { $points } punten
    }).
}
log-store = { $player } slaat een blokje op in { $colour_row }, kolom { $column }.
log-upgrade = { $player } verhoogt { $colour_die }.
log-push = { $player } verschuift { $colour_die }.
log-buy-ap = { $player } koopt { $fuel ->
    [1] 1 brandstof
   *[other] een punt
} voor { $price ->
    [one] 1 SpaceBuck
   *[other] { $price } SpaceBucks
}.
log-done = { $player } rondt de actie af.
log-b-drive = { $player } koopt een aandrijving voor 3 brandstof.
log-b-draw = { $player } gebruikt de extra actie om kaarten te trekken.
log-b-play = { $player } speelt een kaart.
log-b-fly = { $player } stijgt op.
log-res-draw = { $player } gebruikt het onderzoek om een kaart te trekken.
log-res-play = { $player } speelt een kaart.
log-card = { $use ->
    [play] { $player } speelt “{ $card }”.
   *[other] { $player } legt “{ $card }” af.
}
log-side-mission = { $player } begint de kaart als missie.
log-side-dev = { $player } gebruikt de kaart als ontwikkeling.
log-portal-flip = { $player } opent de portalen en draait een aandrijving van 2 naar 1.
log-portal-drop = { $player } opent de portalen en levert een aandrijving van 1 in.
log-portal-free = { $player } opent de portalen met de Portaalsleutel.
log-fly = { $price ->
    [0] { $player } vliegt naar veld { $field }.
   *[other] { $player } vliegt naar veld { $field } en betaalt { $price } brandstof.
}
log-land-none = { $player } doet daar niets.
log-land-settle = { $player } koloniseert de planeet.
log-land-explore = { $player } neemt de ontdekkersbonus.
log-land-station = { $player } bouwt { $station_object }: { $higher_id ->
    [0] { $station_first } { $high }, { $station_second } { $low }
   *[other] { $station_first } { $low }, { $station_second } { $high }
}.
log-land-mission = { $player } voert de missie van “{ $card }” uit.
log-pay = { $player } betaalt { $colour } { $cubes }.
log-outpost = { $player } sticht een buitenpost: { $marker }.
log-outpost-none = { $player } sticht geen buitenpost.
log-pick-bonus = { $player } kiest de bonus van { $marker }.
log-trigger = { $player } gebruikt { $station_object }.
log-sell = { $player } verkoopt een blokje uit { $colour_from }, kolom { $column }.
log-sell-fuel = { $got ->
    [0] { $player } krijgt er niets voor: brandstof en SpaceBucks staan op 10.
   *[other] { $player } krijgt er 1 brandstof voor.
}
log-sell-buck = { $got ->
    [0] { $player } krijgt er niets voor: brandstof en SpaceBucks staan op 10.
   *[other] { $player } krijgt er 1 SpaceBuck voor.
}
log-xbuy = { $player } koopt een { $colour } blokje voor { $units }.
log-drive-up = { $player } draait een aandrijving van 1 naar 2 voor 3 brandstof.
log-finish = { $black ->
    [1] { $player } betaalt { $price } brandstof voor { $planet }.
   *[other] { $player } betaalt { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    } voor { $planet }.
}
log-end-turn = { $player } beëindigt de beurt.

## Toeval

chance-CHANCE_TILE = Tegel { $tile } wordt gelegd.
chance-CHANCE_ROTATION = {""}
chance-CHANCE_BACK = De planeet daar is { $colour }.
chance-CHANCE_START_PLAYER = { $seat } begint.
chance-CHANCE_START_CARD = Startkaart { $start } wordt uitgedeeld.
chance-CHANCE_CARD = { $player } trekt “{ $card }”.
chance-CHANCE_CARD-unseen = { $player } trekt een kaart.
chance-CHANCE_DIE = Een nieuwe dobbelsteen: { $colour } { $face }.
chance-CHANCE_CENTRE = Handelscentrum { $tile } wordt getrokken.
chance-CHANCE_PLANET = { $planet } wordt omgedraaid, een { $planet_colour ->
    [zwart] zwarte
    [geel] gele
    [turkoois] turkooizen
   *[bruin] bruine
} planeet.

event-revealed = { $planet } is { $points ->
    [one] 1 punt
   *[other] { $points } punten
} waard.
event-settled = { $player } heeft { $planet } gekoloniseerd.
event-waste = { $cubes ->
    [one] { $player } krijgt 1 afval.
   *[other] { $player } krijgt { $cubes } afval.
}
event-waste-beside = { $cubes ->
    [one] { $player } heeft geen plaats: 1 afval komt naast het bord.
   *[other] { $player } heeft geen plaats: { $cubes } afval komt naast het bord.
}
event-waste-removed = { $player } ruimt { $n } afval op{ $development ->
    [1] {" "}met een ontwikkeling.
   *[other] .
}
event-waste-spaces = { $player } heeft { $n } afvalplaatsen meer.
event-fuel = { $player } krijgt { $n ->
    [0] geen brandstof
   *[other] { $n } brandstof
}{ $development ->
    [1] {" "}van een ontwikkeling
   *[other] {""}
}{ $lost ->
    [0] .
    [one] ; 1 gaat verloren.
   *[other] ; { $lost } gaan verloren.
}
event-bucks = { $player } krijgt { $n ->
    [0] geen SpaceBucks
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}{ $development ->
    [1] {" "}van een ontwikkeling
   *[other] {""}
}{ $lost ->
    [0] .
    [one] ; 1 gaat verloren.
   *[other] ; { $lost } gaan verloren.
}
event-drive = { $n ->
    [0] { $player } heeft geen plaats voor nog een aandrijving.
   *[other] { $player } krijgt een aandrijving van 1.
}
event-cubes-given = { $n ->
    [one] { $player } betaalt een { $colour } blokje uit kolom { $column }.
   *[other] { $player } betaalt { $n } { $colour_many } blokjes uit kolom { $column }.
}
event-renewed = De aflegstapel wordt de nieuwe trekstapel: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
event-centre = Handelscentrum { $tile } wordt opgericht.
event-round = Ronde { $round } begint; { $player } gaat eerst.
event-over = Het spel is afgelopen.

## Score

line-planets = Gekoloniseerde planeten
line-unsettled = Onbetaalde planeten
line-sets = Sets van kleuren
line-stations = Stations
line-missions = Missies
line-open-missions = Open missies
line-centres = Naast handelscentra
line-technology = Technologiedobbelstenen
line-columns = Kolommen IV en V
line-storage = Volle opslag
line-tracks = Brandstof en SpaceBucks
line-waste = Afval naast het bord
line-connection = Verbonden figuren

gain-planets = { gain } voor planeten
gain-unsettled = { $lost ->
    [1] { gain } tot de planeet betaald is
   *[0] { gain }: een planeet is betaald, de aftrek is weg
}
gain-sets = { gain } voor sets van kleuren
gain-stations = { gain } voor stations
gain-missions = { gain } voor missies
gain-open-missions = { $lost ->
    [1] { gain } tot de missie uitgevoerd is
   *[0] { gain } terug: de missie is uitgevoerd
}
gain-centres = { gain } naast handelscentra
gain-technology = { gain } voor technologiedobbelstenen
gain-columns = { gain } voor kolommen IV en V
gain-storage = { gain } voor volle opslag
gain-tracks = { gain } voor brandstof en SpaceBucks
gain-waste = { gain } voor afval naast het bord
gain-connection = { gain } voor verbonden figuren

## Een beurt in één zin

which-die = { $twins ->
    [1] {" "}van { $slot }
   *[other] {""}
}
brief-die = { $colour } { $face }{ which-die }
brief-place-transform = …als { $colour }
brief-place-research = …met onderzoek
brief-place-dev = …op “{ $card }”
brief-upgrade = { $advice ->
    [1] verhoog { $colour }
   *[other] { $colour }
}{ $times ->
    [one] {""}
    [2] {" "}twee keer
   *[other] {" "}{ $times } keer
}{ $advice ->
    [1] {""}
   *[other] {" "}verhogen
}
brief-push = { $advice ->
    [1] verschuif { $colour }
   *[other] { $colour }
}{ $times ->
    [one] {""}
    [2] {" "}twee keer
   *[other] {" "}{ $times } keer
}{ $advice ->
    [1] {""}
   *[other] {" "}verschuiven
}
brief-buy-ap = { $advice ->
    [1] koop{" "}
   *[other] {""}
}{ $fuel ->
    [1] { $times } brandstof
   *[other] { $times ->
        [one] een actiepunt
       *[other] { $times } actiepunten
    }
}{ $advice ->
    [1] {""}
   *[other] {" "}kopen
}
brief-b-drive = { $advice ->
    [1] koop{" "}
   *[other] {""}
}{ $times ->
    [one] een aandrijving
   *[other] { $times } aandrijvingen
}{ $advice ->
    [1] {""}
   *[other] {" "}kopen
}
brief-b-draw = { $advice ->
    [1] trek twee kaarten
   *[other] twee kaarten trekken
}
brief-res-draw = { $advice ->
    [1] trek een kaart
   *[other] een kaart trekken
}
brief-card = { $advice ->
    [1] { $use ->
        [play] speel “{ $card }”
       *[other] leg “{ $card }” af
    }
   *[other] { $use ->
        [play] “{ $card }” spelen
       *[other] “{ $card }” afleggen
    }
}
brief-side-mission = …als missie
brief-side-dev = …als ontwikkeling
brief-portal-flip = { $advice ->
    [1] open de portalen
   *[other] de portalen openen
}
brief-portal-drop = { $advice ->
    [1] open de portalen
   *[other] de portalen openen
}
brief-portal-free = { $advice ->
    [1] open de portalen
   *[other] de portalen openen
}
brief-fly = { $advice ->
    [1] vlieg{" "}
   *[other] {""}
}{ $what ->
    [planet] naar { $planet }
    [back] naar de { $colour_many } planeet op veld { $field }
    [centre] naar veld { $field } naast handelscentrum { $tile }
   *[other] naar veld { $field }
}{ $advice ->
    [1] {""}
   *[other] {" "}vliegen
}
brief-land-settle = { $advice ->
    [1] { $revealed ->
        [1] koloniseer { $planet }
       *[other] koloniseer hem
    } ({ $points ->
        [one] 1 punt
       *[other] { $points } punten
    } zodra hij betaald is)
   *[other] { $revealed ->
        [1] { $planet } koloniseren
       *[other] hem koloniseren
    }
}
brief-land-explore = { $advice ->
    [1] neem de ontdekkersbonus van { $planet }
   *[other] ontdekkersbonus van { $planet }
}
brief-land-station = { $advice ->
    [1] bouw { $station_object }
   *[other] { $station_object } bouwen
}
brief-land-mission = { $advice ->
    [1] voer de missie “{ $card }” uit
   *[other] de missie “{ $card }” uitvoeren
}
brief-outpost = { $advice ->
    [1] sticht de buitenpost { $marker }
   *[other] buitenpost { $marker }
}
brief-pick-bonus = { $advice ->
    [1] neem de bonus van { $marker }
   *[other] bonus van { $marker }
}
brief-trigger = { $advice ->
    [1] gebruik { $station_object }
   *[other] { $station_object } gebruiken
}
brief-sell = { $advice ->
    [1] verkoop{" "}
   *[other] {""}
}{ $times ->
    [one] een blokje
   *[other] { $times } blokjes
}{ $advice ->
    [1] {""}
   *[other] {" "}verkopen
}
brief-xbuy = { $advice ->
    [1] koop{" "}
   *[other] {""}
}{ $times ->
    [one] een { $colour } blokje
   *[other] { $times } { $colour_many } blokjes
}{ $advice ->
    [1] {""}
   *[other] {" "}kopen
}
gathered-sell = { $advice ->
    [1] ruil blokjes
   *[other] blokjes ruilen
}
gathered-xbuy = { gathered-sell }
brief-drive-up = { $advice ->
    [1] draai een aandrijving naar 2
   *[other] een aandrijving naar 2 draaien
}
brief-finish = { $advice ->
    [1] betaal { $planet }
   *[other] { $planet } betalen
}
hint-take-back-SELL = Neem de verkoop terug: een enkel blokje van waarde 1 levert niets op
begin-die = neem de { $colour_many } { $face }{ which-die }
begin-place-normal = leg de dobbelsteen op een gewoon veld
begin-place-transform = leg de dobbelsteen op het transformatieveld, als { $colour }
begin-place-research = leg de dobbelsteen op het onderzoeksveld
begin-place-dev = leg de dobbelsteen op “{ $card }”
begin-bonus = neem { $taken ->
    [0] { $bucks ->
        [one] 1 SpaceBuck
       *[other] { $bucks } SpaceBucks
    }
   *[other] { $bucks ->
        [0] { $taken } brandstof
        [one] { $taken } brandstof en 1 SpaceBuck
       *[other] { $taken } brandstof en { $bucks } SpaceBucks
    }
}
begin-malus-fuel = betaal 1 brandstof voor de dobbelsteen
begin-malus-buck = betaal 1 SpaceBuck voor de dobbelsteen
begin-act-i = neem { $points } { $points ->
    [one] { $colour } blokje
   *[other] { $colour_many } blokjes
}
begin-store = sla { $times ->
    [one] een blokje
   *[other] { $times } blokjes
} op in { $colour_row }
begin-done = druk op “{ act-done }”
begin-sell-fuel = neem 1 brandstof
begin-sell-buck = neem 1 SpaceBuck
begin-side-mission = begin de kaart als missie
begin-side-dev = gebruik de kaart als ontwikkeling
begin-land-none = doe hier niets
begin-outpost-none = sticht geen buitenpost
begin-end-turn = beëindig je beurt
result-settled = { $paid ->
    [1] {""}
   *[other] { $planet } betaald
}
result-settled-land-settle = { $revealed ->
    [1] {""}
   *[other] { $planet } betaald
}

measure-unpaid = { $n ->
    [one] 1 onbetaalde planeet
   *[other] { $n } onbetaalde planeten
}
more-unpaid = { $n ->
    [one] 1 planeet meer te betalen
   *[other] { $n } planeten meer te betalen
}
less-unpaid = { $n ->
    [one] 1 planeet minder te betalen
   *[other] { $n } planeten minder te betalen
}
measure-open-missions = { $n ->
    [one] 1 open missie
   *[other] { $n } open missies
}
more-open-missions = { $n ->
    [one] 1 lopende missie meer
   *[other] { $n } lopende missies meer
}
less-open-missions = { $n ->
    [one] 1 lopende missie minder
   *[other] { $n } lopende missies minder
}
more-ready-missions = { $n ->
    [one] 1 missie meer klaar om uit te voeren
   *[other] { $n } missies meer klaar om uit te voeren
}
less-ready-missions = { $n ->
    [one] 1 missie minder klaar om uit te voeren
   *[other] { $n } missies minder klaar om uit te voeren
}
named-more-unpaid = { $better ->
    [1] { $own ->
        [1] Met de betere beurt zou je { $planet } nog moeten betalen.
       *[other] Met de betere beurt zou { $player } { $planet } nog moeten betalen.
    }
   *[other] { $own ->
        [1] Je moet { $planet } dan nog betalen.
       *[other] { $player } moet { $planet } dan nog betalen.
    }
}
named-more-ready-missions = { $better ->
    [1] { $own ->
        [1] Met de betere beurt zou je dan de missie “{ $card }” kunnen uitvoeren.
       *[other] Met de betere beurt zou { $player } dan de missie “{ $card }” kunnen uitvoeren.
    }
   *[other] { $own ->
        [1] Je kunt dan de missie “{ $card }” uitvoeren.
       *[other] { $player } kan dan de missie “{ $card }” uitvoeren.
    }
}
price-less-ready-missions = {""}
named-more-developments = { $better ->
    [1] { $own ->
        [1] Met de betere beurt zou je “{ $card }” als ontwikkeling hebben.
       *[other] Met de betere beurt zou { $player } “{ $card }” als ontwikkeling hebben.
    }
   *[other] { $own ->
        [1] Je hebt dan “{ $card }” als ontwikkeling.
       *[other] { $player } heeft dan “{ $card }” als ontwikkeling.
    }
}
more-stations = { $n ->
    [one] 1 station meer
   *[other] { $n } stations meer
}
less-stations = { $n ->
    [one] 1 station minder
   *[other] { $n } stations minder
}
measure-black = { $n ->
    [one] 1 zwart blokje
   *[other] { $n } zwarte blokjes
}
more-black = { $n ->
    [one] 1 zwart blokje meer
   *[other] { $n } zwarte blokjes meer
}
less-black = { $n ->
    [one] 1 zwart blokje minder
   *[other] { $n } zwarte blokjes minder
}
measure-yellow = { $n ->
    [one] 1 geel blokje
   *[other] { $n } gele blokjes
}
more-yellow = { $n ->
    [one] 1 geel blokje meer
   *[other] { $n } gele blokjes meer
}
less-yellow = { $n ->
    [one] 1 geel blokje minder
   *[other] { $n } gele blokjes minder
}
measure-turquoise = { $n ->
    [one] 1 turkoois blokje
   *[other] { $n } turkooizen blokjes
}
more-turquoise = { $n ->
    [one] 1 turkoois blokje meer
   *[other] { $n } turkooizen blokjes meer
}
less-turquoise = { $n ->
    [one] 1 turkoois blokje minder
   *[other] { $n } turkooizen blokjes minder
}
measure-brown = { $n ->
    [one] 1 bruin blokje
   *[other] { $n } bruine blokjes
}
more-brown = { $n ->
    [one] 1 bruin blokje meer
   *[other] { $n } bruine blokjes meer
}
less-brown = { $n ->
    [one] 1 bruin blokje minder
   *[other] { $n } bruine blokjes minder
}
measure-fuel = { $n } brandstof
more-fuel = { $n } brandstof meer
less-fuel = { $n } brandstof minder
measure-bucks = { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
more-bucks = { $n ->
    [one] 1 SpaceBuck meer
   *[other] { $n } SpaceBucks meer
}
less-bucks = { $n ->
    [one] 1 SpaceBuck minder
   *[other] { $n } SpaceBucks minder
}
more-developments = { $n ->
    [one] 1 ontwikkeling meer
   *[other] { $n } ontwikkelingen meer
}
less-developments = { $n ->
    [one] 1 ontwikkeling minder
   *[other] { $n } ontwikkelingen minder
}
more-levels = { $n ->
    [one] 1 technologieniveau meer
   *[other] { $n } technologieniveaus meer
}
less-levels = { $n ->
    [one] 1 technologieniveau minder
   *[other] { $n } technologieniveaus minder
}
more-columns = { $n ->
    [one] de technologiedobbelstenen 1 kolom verder naar rechts
   *[other] de technologiedobbelstenen { $n } kolommen verder naar rechts
}
less-columns = { $n ->
    [one] de technologiedobbelstenen 1 kolom verder naar links
   *[other] de technologiedobbelstenen { $n } kolommen verder naar links
}
measure-range = { $n } bereik
more-range = { $n ->
    [one] 1 veld meer bereik
   *[other] { $n } velden meer bereik
}
less-range = { $n ->
    [one] 1 veld minder bereik
   *[other] { $n } velden minder bereik
}
more-cards = { $n ->
    [one] 1 kaart meer
   *[other] { $n } kaarten meer
}
less-cards = { $n ->
    [one] 1 kaart minder
   *[other] { $n } kaarten minder
}
measure-waste = { $n } afval
more-waste = { $n } afval meer
less-waste = { $n } afval minder

## Wat een stelling waard is

term-points = punten
term-settled = planeten koloniseren
term-settled-push = planeten koloniseren door dobbelstenen te verschuiven
term-settled-upgrade = planeten koloniseren door dobbelstenen te verhogen
term-settled-finish = planeten betalen
term-pending = planeten die nog betaald moeten worden
term-cards = kaarten en ontwikkelingen
term-missions = open missies
term-stations = stations
term-means = brandstof en SpaceBucks
term-cubes = blokjes in de opslag
term-technology = technologiedobbelstenen
term-drives = bereik van het schip
term-figures = figuren en buitenposten
term-waste = plaats voor afval
term-place = weg naar het volgende doel
term-turn = alles uit de beurt halen

## Waarom niet

SOLARIUS-5 = Zeg eerst wat je dobbelsteen doet: blokjes nemen, of de actie van zijn kleur gebruiken.
SOLARIUS-11 = Eén technologiedobbelsteen begint in kolom II, een andere met 2 ogen.
SOLARIUS-13 = { $why ->
    [choice] Deze kaart heb je niet.
   *[other] Kies eerst welke van je drie kaarten je aflegt.
}
SOLARIUS-16 = Neem eerst een van de dobbelstenen op de brug.
SOLARIUS-17 = { $why ->
    [choice] Je krijgt er maar { $most }.
   *[other] Neem eerst je brandstof en SpaceBucks.
}
SOLARIUS-18 = { $why ->
    [keep] Alle dobbelstenen op de brug kosten nu 1: je moet er 1 brandstof of 1 SpaceBuck voor bewaren.
    [die] Een dobbelsteen op −1 kost 1 brandstof of 1 SpaceBuck, en je hebt geen van beide.
    [malus-fuel] Je hebt geen brandstof. Betaal met een SpaceBuck.
    [malus-buck] Je hebt geen SpaceBuck. Betaal met brandstof.
   *[other] Betaal eerst 1 brandstof of 1 SpaceBuck voor je dobbelsteen.
}
SOLARIUS-22 = { $why ->
    [used] Je hebt het transformatieveld deze ronde al gebruikt.
   *[other] De dobbelsteen is al { $colour }. Het transformatieveld geeft hem een andere kleur.
}
SOLARIUS-24 = { $why ->
    [choice] Je hebt het onderzoeksveld deze ronde al gebruikt.
   *[other] Rond eerst je onderzoek af: trek een kaart of speel er een.
}
SOLARIUS-25 = { $why ->
    [not-yours] “{ $card }” is geen ontwikkeling van jou.
    [no-space] “{ $card }” heeft geen plaats voor een dobbelsteen.
    [used] Je hebt “{ $card }” deze ronde al gebruikt.
   *[other] “{ $card }” zou de kleur niet veranderen: de dobbelsteen heeft die al.
}
SOLARIUS-26 = Kies eerst een veld voor je dobbelsteen.
SOLARIUS-33 = { $why ->
    [use] Je hebt net een punt gekocht: gebruik dat eerst.
    [no-die] Je kunt alleen punten kopen voor de actie van je dobbelsteen.
    [left] { $left ->
        [one] Sla eerst het blokje op dat je nog hebt.
       *[other] Sla eerst de { $left } blokjes op die je nog hebt.
    }
    [no-room] Er is in deze rij geen plaats voor nog een blokje.
    [full] Je brandstof staat al op 10; meer past er niet bij.
    [price] Een punt kost { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    }; je komt er { $missing } tekort.
   *[other] Een punt dat je koopt, moet je meteen gebruiken, en dit zou geen stap meer mogelijk maken.
}
SOLARIUS-35 = { $why ->
    [none] Je hebt geen blokje meer om op te slaan. Koop een punt, of rond af.
    [row] Deze blokjes gaan in { $colour_row }.
   *[other] { $any ->
        [1] Sla eerst je blokjes op; nog { $left }.
       *[other] Sla eerst je blokjes op in { $colour_row }; nog { $left }.
    }
}
SOLARIUS-36 = In kolom { $column } van { $colour_row } is geen open opslagveld vrij.
SOLARIUS-37 = De piramide draagt het niet: verder naar links in deze rij zijn meer blokjes nodig.
SOLARIUS-40 = Zeg eerst of je meer brandstof koopt.
SOLARIUS-41 = { $why ->
    [price] Deze dobbelsteen verhogen kost { $price ->
        [one] 1 punt
       *[other] { $price } punten
    }; je hebt er { $points }.
   *[other] Verhoog eerst technologiedobbelstenen, of rond af. Je hebt nog { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
}
SOLARIUS-42 = Deze technologiedobbelsteen toont al zijn laatste kant.
SOLARIUS-43 = { $why ->
    [last] Deze technologiedobbelsteen staat al in kolom V, de laatste.
    [price] Deze dobbelsteen verschuiven kost { $price ->
        [one] 1 punt
       *[other] { $price } punten
    }; je hebt er { $points }.
   *[other] Verschuif eerst technologiedobbelstenen, of rond af. Je hebt nog { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
}
SOLARIUS-44 = { $why ->
    [done] Je extra actie is voorbij. Beëindig je beurt, of ruil eerst nog iets.
   *[other] Nu komt je extra actie: koop aandrijvingen, trek of speel kaarten, of vlieg. Of beëindig je beurt.
}
SOLARIUS-45 = { $why ->
    [full] Je schip heeft al drie extra aandrijvingen; er is geen plaats voor nog een.
    [price] Een aandrijving kost 3 brandstof; je komt er { $missing } tekort.
   *[other] Zeg eerst of je nog een aandrijving koopt.
}
SOLARIUS-46 = Er is geen kaart meer om te trekken.
SOLARIUS-47 = { $why ->
    [choice] Deze kaart heb je niet.
   *[other] Leg eerst een kaart af.
}
SOLARIUS-48 = Er is geen kaart meer om te trekken.
SOLARIUS-49 = { $why ->
    [none] Je hebt geen kaart om te spelen.
    [not-yours] Deze kaart heb je niet.
    [side] Kies eerst: missie of ontwikkeling?
    [development] Gebruik de kaart als ontwikkeling: al je zes missiefiches zijn in gebruik.
   *[other] Kies eerst de kaart die je speelt.
}
SOLARIUS-50 = Al je zes missiefiches zijn in gebruik.
SOLARIUS-53 = { $why ->
    [open] De portalen zijn al open.
    [portal-flip] Hiervoor heb je een neutrale aandrijving van 2 nodig, en die heb je niet.
    [portal-drop] Hiervoor heb je een neutrale aandrijving van 1 nodig, en die heb je niet.
   *[other] Hiervoor heb je de ontwikkeling Portaalsleutel nodig.
}
SOLARIUS-54 = { $why ->
    [stay] Je bent opgestegen: daarna zou je schip geen enkel veld meer kunnen bereiken.
   *[other] Het is { $way } velden ver en je vliegt er { $range }: de rest zou { $price } brandstof kosten, en je hebt er { $fuel }.
}
SOLARIUS-56 = Je schip is opgestegen: kies waar de vlucht eindigt.
SOLARIUS-58 = { $why ->
    [none] Je schip zou geen veld kunnen bereiken waar een vlucht mag eindigen.
   *[other] Daar kun je niet stoppen: er staat een schip of figuur van een andere speler, of een handelscentrum.
}
SOLARIUS-59 = { $why ->
    [planet] Je hebt deze planeet omgedraaid: koloniseer hem of neem de ontdekkersbonus.
    [explore] Je hebt deze planeet omgedraaid en hebt geen kolonie meer: neem de ontdekkersbonus.
   *[other] Je bent geland: koloniseer, ontdek, bouw, voer een missie uit, of doe hier niets.
}
SOLARIUS-61 = { $why ->
    [explore] Je hebt deze planeet omgedraaid en hebt geen kolonie meer: neem de ontdekkersbonus.
   *[other] Je hebt deze planeet omgedraaid: koloniseer hem of neem de ontdekkersbonus.
}
SOLARIUS-62 = Je hebt geen kolonie meer.
SOLARIUS-63 = { $why ->
    [known] Deze planeet is al eerder omgedraaid. Alleen wie een planeet omdraait, krijgt de ontdekkersbonus.
   *[other] Hier is geen planeet.
}
SOLARIUS-64 = { $why ->
    [fuel] { $planet } kost { $price } brandstof; je komt er { $missing } tekort.
    [buck] { $planet } kost { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    }; je komt er { $missing } tekort.
   *[other] Op { $planet } heb je geen kolonie die nog betaald moet worden.
}
SOLARIUS-65 = De laatste ronde is voorbij: betaal zwarte en gele planeten, of rond af.
SOLARIUS-66 = Voor een station heb je een leeg ruimteveld nodig, zonder planeet of figuur.
SOLARIUS-67 = Hiervoor heb je { $colour_many } blokjes ter waarde van { $price } nodig; je komt { $missing } tekort.
SOLARIUS-68 = { $why ->
    [four] Je hebt al je vier stations gebouwd.
   *[other] Je hebt { $station_object } al gebouwd.
}
SOLARIUS-69 = { $station } kan nu niet gebruikt worden: je hebt het al gebruikt, of het net pas gebouwd.
SOLARIUS-70 = { $why ->
    [choice] { $station } kan nu niet gebruikt worden: je hebt het al gebruikt, of je hebt het niet gebouwd.
    [building] Gebruik eerst elk van je eerdere stations één keer.
   *[other] Gebruik eerst elk van je stations één keer: de ronde eindigt.
}
SOLARIUS-71 = Voor een missie heb je een leeg ruimteveld nodig, naast het veld van een handelscentrum.
SOLARIUS-72 = { $why ->
    [not-yours] “{ $card }” is geen open missie van jou.
    [total] Deze missie vraagt om { $colour_many } blokjes ter waarde van { $price }; je komt { $missing } tekort.
   *[exact] Deze missie vraagt om { $colour_many } blokjes van waarde { $price }; je komt er { $missing } tekort.
}
SOLARIUS-73 = Kies eerst de bonus van het handelscentrum.
SOLARIUS-78 = { $why ->
    [choice] Deze buitenpost past niet onder deze figuur, of je hebt hem al gebruikt.
   *[other] Beslis eerst: een buitenpost onder de nieuwe figuur, of geen?
}
SOLARIUS-79 = { $why ->
    [centre] Op de middelste tegel zijn er geen buitenposten.
   *[other] Je hebt op deze tegel al een buitenpost.
}
SOLARIUS-80 = Het is niet je eerste figuur van die soort op deze tegel.
SOLARIUS-81 = Voor een tweede buitenpost van deze soort heb je er eerst een van elke soort nodig.
SOLARIUS-83 = Een blokje kost { $units }; je hebt { $fuel } brandstof en { $buck ->
    [one] 1 SpaceBuck
   *[other] { $buck } SpaceBucks
}.
SOLARIUS-84 = { $why ->
    [none] Op deze plaats ligt geen blokje van jou.
    [little] Al je blokjes samen zijn maar 1 waard; je hebt 2 nodig om iets te krijgen.
    [take] Kies eerst wat je krijgt: 1 brandstof of 1 SpaceBuck.
   *[other] Verkoop eerst blokjes die samen 2 waard zijn, of stop.
}
SOLARIUS-85 = { $why ->
    [none] Je hebt geen neutrale aandrijving van 1 om te draaien.
   *[other] Een aandrijving draaien kost 3 brandstof; je komt er { $missing } tekort.
}
SOLARIUS-86 = Dat kan alleen in je eigen beurt.
SOLARIUS-87 = { $why ->
    [cubes] Deze blokjes heb je niet.
    [little] Deze blokjes zijn { $value } waard, en de prijs is { $price }.
    [much] Dat is meer dan nodig: de prijs is { $price }, en een van deze blokjes kan blijven.
   *[other] Betaal eerst: { $colour_many } blokjes ter waarde van { $price }.
}
SOLARIUS-90 = Het spel is afgelopen.
SOLARIUS-91 = { $why ->
    [sell-fuel] Je brandstof staat al op 10: neem een SpaceBuck.
   *[other] Je hebt al 10 SpaceBucks: neem brandstof.
}
SOLARIUS-92 = Dat kan niet aan het eind van een ronde, alleen in je eigen beurt.
SOLARIUS-93 = { $why ->
    [outcome] Deze tegel ligt al in een andere sector.
   *[other] Wacht: de ruimte wordt neergelegd.
}
SOLARIUS-94 = { $why ->
    [outcome] Niemand speelt met deze kleur.
   *[other] Wacht: het staat nog niet vast wie begint.
}
SOLARIUS-95 = { $why ->
    [outcome] Een andere speler heeft deze startkaart al.
   *[other] Wacht: de startkaarten worden uitgedeeld.
}
SOLARIUS-96 = { $why ->
    [outcome] Alle planeten van deze kleur liggen al ergens anders.
   *[other] Wacht: de kleur van een planeet wordt bepaald.
}
SOLARIUS-97 = { $why ->
    [outcome] Hier kan alleen een { $colour_many } planeet liggen die nog niet omgedraaid is.
   *[other] Wacht: er wordt een planeet omgedraaid.
}
SOLARIUS-98 = { $why ->
    [outcome] Dit handelscentrum is al eerder getrokken.
   *[other] Wacht: er wordt een handelscentrum getrokken.
}
SOLARIUS-99 = { $why ->
    [outcome] Deze kaart zit niet meer in de trekstapel.
   *[other] Wacht: er wordt een kaart getrokken.
}
SOLARIUS-100 = { $why ->
    [outcome] Er zit geen dobbelsteen van deze kleur meer in de zak.
   *[other] Wacht: er wordt een dobbelsteen gegooid.
}

## Wat er wordt getrokken, voor de statistiek

draws-tile = Delen van de kaart
draws-rotation = Draaiingen
draws-back = Kleuren van planeten
draws-start-player = Wie begint
draws-start-card = Startkaarten
draws-draw-card = Kaarten
draws-roll = Dobbelstenen
draws-centre = Handelscentra
draws-planet = Planeten

## Bots met een stijl

bot-researcher = Onderzoeker
bot-researcher-about = Verbetert vóór al het andere de technologie.
bot-pilot = Piloot
bot-pilot-about = Koopt vroeg aandrijvingen en vliegt ver.
bot-builder = Bouwmeester
bot-builder-about = Bouwt vroeg stations en laat ze elke ronde werken.
