game = Solenia
game-about = Vlieg rond een planeet waar de ene helft alleen dag heeft en de andere alleen nacht, en breng elke kant wat er ontbreekt.
game-length = 30–45
luck = kaarten en opdrachten
undo-dice = Er is iets getrokken, en dat blijft zo.
analysis-chance = Trek, of kies het resultaat.

## Opties

option-players = Spelers
option-players-about = Alleen speel je tegen een rivaal die door een dobbelsteen wordt gestuurd.
option-players-1 = 1 (solo)
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-variant = Spelersborden
option-variant-about = In de winter kies je de plaats van elke opdracht; met verbeteringen kies je vooraf ook bijzondere krachten.
option-variant-summer = Zomer
option-variant-winter = Winter
option-variant-upgrades = Winter met verbeteringen
option-layout = Bord
option-layout-about = Welke helft van de planeet achter het luchtschip ligt.
option-layout-0 = Achteraan nacht, vooraan dag
option-layout-1 = Achteraan dag, vooraan nacht
option-layout-random = Willekeurig

## Namen

seat-0 = Karmijn
seat-1 = Petrol
seat-2 = Violet
seat-3 = Olijf
seat-1-1 = Rivaal

good-0 = hout
good-1 = graan
good-2 = steen
good-3 = water

card-0 = 0 (hout + steen)
card-1 = 0 (hout + water)
card-2 = 0 (graan + steen)
card-3 = 0 (graan + water)
card-4 = 0 (2 grondstoffen van het eiland)
card-5 = 1 (hout)
card-6 = 1 (graan)
card-7 = 1 (steen)
card-8 = 1 (water)
card-9 = 1 (1 grondstof van het eiland)
card-10 = 2 (ster op hout)
card-11 = 2 (ster op graan)
card-12 = 2 (ster op steen)
card-13 = 2 (ster op water)

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

light-0 = dag
light-1 = nacht
light-2 = dageraad
light-3 = schemering

layout-0 = achter het luchtschip nacht, ervoor dag
layout-1 = achter het luchtschip dag, ervoor nacht

upgrade-0 = Rugwind
    .about = Een veld bereiken kost 1 grondstof minder.
upgrade-1 = Vol ruim
    .about = Meteen 1 hout, 1 graan, 1 steen en 1 water.
upgrade-2 = Schatkist
    .about = Meteen 4 sterren.
upgrade-3 = Werkplaats
    .about = Elke kaart met een 1 op een eiland geeft 2 grondstoffen.
upgrade-4 = Begunstiger
    .about = Elke opdracht die je vervult geeft 1 ster extra.
upgrade-5 = Sjacheraar
    .about = Elke opdracht vraagt één grondstof minder; jij kiest welke.
upgrade-6 = Uitkijk
    .about = De vier velden schuin naast het luchtschip grenzen er ook aan.
upgrade-7 = Berging
    .about = Elke strook die wordt geteld met een kaart van jou, geeft 1 ster extra.

half-0 = Kroon
    .about = Meteen 6 sterren.
half-1 = Grootboek
    .about = Aan het eind 1 ster voor elke opdracht van jou.
half-2 = Balans
    .about = Aan het eind 2 sterren voor elk paar van een dag- en een nachtopdracht.
half-3 = Markt
    .about = Meteen 2 sterren; aan het eind is elke grondstof 1 ster waard.
half-4 = Logboek
    .about = Aan het eind 1 ster voor elke kaart met een 0 in je aflegstapel, hoogstens 6.
half-5 = Overvloed
    .about = Meteen 2 sterren en 3 grondstoffen naar keuze.
half-6 = Grote leveringen
    .about = Aan het eind 2 sterren voor elke opdracht van 6 sterren of meer.
half-7 = Verzamelaar
    .about = Meteen 1 ster; aan het eind 1 ster voor elke verschillende waarde van je opdrachten, hoogstens 7.
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

rank-0 = scheepsjongen
rank-1 = piloot
rank-2 = kapitein
rank-3 = commodore
rank-4 = legende

## Wat er nu te doen is

phase-DRAFT = Jij bent aan de beurt: kies een verbetering.
phase-CARD = Jij bent aan de beurt: kies een kaart om te spelen.
phase-FIELD = Kies een veld voor je kaart { $card }.
phase-PAY = Betaal { $cost ->
    [one] 1 grondstof
   *[other] { $cost } grondstoffen
} voor de weg.
phase-ORDER = Kies een { $light }opdracht om te vervullen.
phase-WAIVE = Kies de grondstof die je weglaat.
phase-SLOT = Kies de plaats voor je { $light }opdracht.
phase-TAKE = Neem { $left ->
    [one] een grondstof
   *[other] { $left } grondstoffen
} als bonus.
phase-DROP = Je opslag is te vol: geef { $count ->
    [one] 1 grondstof
   *[other] { $count } grondstoffen
} terug.

## Acties

act-play = Speel { $card }
act-at = { $cost ->
    [0] Leg de kaart op { $field }
    [one] Leg de kaart op { $field } voor 1 grondstof
   *[other] Leg de kaart op { $field } voor { $cost } grondstoffen
}
menu-at = { $cost ->
    [0] Op { $kind } { $field }
    [one] Op { $kind } { $field } voor 1 grondstof
   *[other] Op { $kind } { $field } voor { $cost } grondstoffen
}{ $gain ->
    [0] {""}
   *[other] : +{ $gain } { $good }
}
short-at = { $gain ->
    [0] { $kind } { $field }
   *[other] { $field }: +{ $gain } { $good }
}{ $cost ->
    [0] {""}
    [one] , −1 grondstof
   *[other] , −{ $cost } grondstoffen
}
act-pay = Betaal 1 { $good }
act-take = Neem 1 { $good }
act-drop = Geef 1 { $good } terug
act-order = Vervul de opdracht: { demand }
act-slot = Leg de opdracht op { $light }plaats { $column }
act-waive = Laat 1 { $good } weg
act-discard = Leg { $card } af; het luchtschip vliegt verder
act-draft1 = Neem { $upgrade }
act-draft3 = Neem { $half } (dag) en { night-half } (nacht)

log-play = { $player } speelt kaart { $card }.
log-at = { $cost ->
    [0] { $player } legt de kaart op { $field }.
   *[other] { $player } legt de kaart op { $field }; dat kost { $cost ->
        [one] 1 grondstof
       *[other] { $cost } grondstoffen
    }.
}
log-pay = { $player } betaalt 1 { $good } voor de weg.
log-take = { $player } neemt 1 { $good }.
log-drop = { $player } geeft 1 { $good } terug.
log-order = { $player } vervult een opdracht.
log-slot = { $player } legt de opdracht op { $light }plaats { $column }.
log-waive = { $player } laat 1 { $good } weg.
log-discard = { $player } legt kaart { $card } af.
log-draft1 = { $player } neemt { $upgrade }.
log-draft3 = { $player } neemt { $half } (dag) en { night-half } (nacht).

## Toeval

chance-LAYOUT = Het bord: { $layout }.
chance-STRIP = De volgende strook van het bord wordt neergelegd.
chance-SHOW = {""}
chance-DEAL = { $player } krijgt kaart { $card }.
chance-DEAL-unseen = { $player } krijgt een kaart.
chance-OFFER = { $upgrade } ligt in het aanbod.
chance-HALF_DAY = { $half } is de daghelft van een paar.
chance-HALF_NIGHT = { $half } is de nachthelft ervan.
chance-REFILL = {""}
chance-DRAW = { $player } trekt kaart { $card }.
chance-DRAW-unseen = { $player } trekt een kaart.
chance-RIVAL = De Rivaal draait kaart { $card } om.
chance-DIE = De dobbelsteen toont { $face }.

## Wat erop volgde

gains = { $wood ->
    [0] {""}
   *[other] {" "}+{ $wood } hout
}{ $wheat ->
    [0] {""}
   *[other] {" "}+{ $wheat } graan
}{ $stone ->
    [0] {""}
   *[other] {" "}+{ $stone } steen
}{ $water ->
    [0] {""}
   *[other] {" "}+{ $water } water
}{ $stars ->
    [0] {""}
    [one] {" "}+{ $stars } ster
   *[other] {" "}+{ $stars } sterren
}
demand = { $wood ->
    [0] {""}
   *[other] { $wood } hout ·{" "}
}{ $wheat ->
    [0] {""}
   *[other] { $wheat } graan ·{" "}
}{ $stone ->
    [0] {""}
   *[other] { $stone } steen ·{" "}
}{ $water ->
    [0] {""}
   *[other] { $water } water ·{" "}
}{ $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}

event-island = { $player } krijgt { $count } { $good }.
event-city = { $player } krijgt { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}.
event-advance = Het luchtschip vliegt verder.
event-delivered = { $light_id ->
    [0] Dagopdracht
   *[other] Nachtopdracht
} geleverd: { demand }.
event-order = Nieuwe { $light }opdracht: { demand }.
event-last-order = Dat was de laatste { $light }opdracht van de stapel.
event-bonus = Bonus van de plaats:{ gains }.
event-storage = { $player } heeft nu { $count } opslagplaatsen.
event-upgrade = { $player } activeert { $upgrade }. { $upgrade_about }
event-half = { $player } activeert { $half } ({ $light }). { $half_about }
event-scored = Kaart { $card } van { $player } telt:{ gains }.
event-scored-nothing = Kaart { $card } van { $player } telt: niets.
event-salvage = { $player } bergt { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}.
event-patronage = { $player } krijgt { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
} dankzij Begunstiger.
event-cleared = Kaart { $card } van de Rivaal gaat van de strook af.
event-turned = De achterste strook wordt omgedraaid en gaat naar voren: { $light }.
event-rival-at = De Rivaal legt de kaart op { $field }.
event-rival-misses = De Rivaal vindt geen vrij veld en legt de kaart af.
event-rival-order = De Rivaal neemt een { $light }opdracht: { demand }, en nog { $extra ->
    [one] 1 ster
   *[other] { $extra } sterren
} voor de tegel.
event-rank = Met { $points ->
    [one] 1 ster
   *[other] { $points } sterren
} ben je { $rank }.

## Het scoreblad

line-stars = Verzamelde sterren
line-orders = Opdrachten
line-pairs = Paren van dag en nacht
line-goods = Grondstoffen in opslag
line-last-places = Laatste plaatsen
line-halves = Verbeteringen van niveau 3
line-total = Totaal
line-rival = De Rivaal

gain-stars = { gain }
gain-orders = { gain } voor opdrachten
gain-pairs = { gain } voor paren van dag en nacht
gain-goods = { gain } voor grondstoffen in opslag
gain-last-places = { gain } voor laatste plaatsen
gain-halves = { gain } voor verbeteringen van niveau 3

## Een beurt in één zin

kind-0 = houteiland
    .a = een houteiland
kind-1 = graaneiland
    .a = een graaneiland
kind-2 = steeneiland
    .a = een steeneiland
kind-3 = watereiland
    .a = een watereiland
kind-4 = dagstad
    .a = een dagstad
kind-5 = nachtstad
    .a = een nachtstad

brief-play = { $card }
brief-at = { $later ->
    [1] …op { $kind_a }
   *[other] …op { $kind } { $field }
}
brief-pay = …voor { $times ->
    [one] 1 grondstof
   *[other] { $times } grondstoffen
}
brief-order = { $advice ->
    [1] vervul de { $light }opdracht
   *[other] { $light }opdracht
} ({ $stars ->
    [one] 1 ster
   *[other] { $stars } sterren
})
brief-waive = …zonder 1 { $good }
brief-slot = …op plaats { $column }
brief-take = { $advice ->
    [1] neem als bonus
   *[other] bonus:
} { $times ->
    [one] grondstof
   *[other] grondstoffen
}
brief-drop = { $advice ->
    [1] geef terug wat te veel is
   *[other] overschot teruggegeven
}
brief-discard = { $advice ->
    [1] leg { $card } af
   *[other] { $card } afleggen
}
brief-draft1 = { $upgrade } nemen
brief-draft3 = { $half } bij dag en { night-half } bij nacht nemen
begin-play = speel je kaart { $card }
begin-at = { $later ->
    [1] leg de kaart op { $kind_a }
   *[other] leg de kaart op { $kind } { $field }
}
begin-pay = betaal { $times } { $good } voor de weg
begin-order = vervul de { $light }opdracht ({ $stars ->
    [one] 1 ster
   *[other] { $stars } sterren
})
begin-waive = laat 1 { $good } weg
begin-slot = leg de opdracht op plaats { $column }
begin-take = neem { $times } { $good }
begin-drop = geef { $times } { $good } terug
begin-draft1 = neem { $upgrade }
begin-draft3 = neem { $half } bij dag, { night-half } bij nacht
begin-discard = leg { $card } af
result-upgrade = { $upgrade } actief
result-half = { $half } actief
result-rival-order = de Rivaal neemt een opdracht voor { $stars ->
    [one] 1 ster
   *[other] { $stars } sterren
}

measure-points = { $n ->
    [one] 1 ster
   *[other] { $n } sterren
}
more-points = { $n ->
    [one] 1 ster meer
   *[other] { $n } sterren meer
}
less-points = { $n ->
    [one] 1 ster minder
   *[other] { $n } sterren minder
}
more-payable = { $n ->
    [one] de grondstoffen voor 1 opdracht meer
   *[other] de grondstoffen voor { $n } opdrachten meer
}
less-payable = { $n ->
    [one] de grondstoffen voor 1 opdracht minder
   *[other] de grondstoffen voor { $n } opdrachten minder
}
named-more-payable = { $better ->
    [1] Met de betere beurt zou { $own ->
        [1] je
       *[other] { $player }
    } de grondstoffen hebben
   *[other] { $own ->
        [1] Je hebt dan
       *[other] { $player } heeft dan
    } de grondstoffen
} voor de { $light }opdracht van { $stars ->
    [one] 1 ster
   *[other] { $stars } sterren
}.
named-less-payable = { $better ->
    [1] Met de betere beurt zou { $own ->
        [1] je
       *[other] { $player }
    } de grondstoffen missen
   *[other] { $own ->
        [1] Je mist dan
       *[other] { $player } mist dan
    } de grondstoffen
} voor de { $light }opdracht van { $stars ->
    [one] 1 ster
   *[other] { $stars } sterren
}.
price-less-payable = {""}
measure-wood = { $n } hout
more-wood = { $n } hout meer
less-wood = { $n } hout minder
measure-wheat = { $n } graan
more-wheat = { $n } graan meer
less-wheat = { $n } graan minder
measure-stone = { $n } steen
more-stone = { $n } steen meer
less-stone = { $n } steen minder
measure-water = { $n } water
more-water = { $n } water meer
less-water = { $n } water minder
measure-storage = { $n ->
    [one] 1 opslagplaats
   *[other] { $n } opslagplaatsen
}
more-storage = { $n ->
    [one] 1 opslagplaats meer
   *[other] { $n } opslagplaatsen meer
}
less-storage = { $n ->
    [one] 1 opslagplaats minder
   *[other] { $n } opslagplaatsen minder
}
more-upgrades = { $n ->
    [one] 1 actieve verbetering meer
   *[other] { $n } actieve verbeteringen meer
}
less-upgrades = { $n ->
    [one] 1 actieve verbetering minder
   *[other] { $n } actieve verbeteringen minder
}
more-waiting = kaarten op het bord die { $n ->
    [one] 1 grondstof of ster meer
   *[other] { $n } grondstoffen of sterren meer
} opleveren
less-waiting = kaarten op het bord die { $n ->
    [one] 1 grondstof of ster minder
   *[other] { $n } grondstoffen of sterren minder
} opleveren

## Waar de beoordeling op let

term-points = sterren
term-delivered = een opdracht leveren
term-orders = opdrachten binnen bereik
term-goods = grondstoffen in opslag
term-cards = kaarten op het bord
term-upgrades = verbeteringen
term-turn = alles uit de beurt halen

## Waarom niet

SOLENIA-7 = { $why ->
    [choice] Deze kaart heb je niet in de hand.
   *[other] Kies eerst een kaart uit je hand.
}
SOLENIA-8 = { $why ->
    [taken] Op { $field } ligt al een kaart van { $player }.
    [rival] Op { $field } ligt al een kaart van de Rivaal.
   *[other] Leg je kaart eerst op een leeg veld.
}
SOLENIA-9 = Veld { $field } grenst niet aan het luchtschip en niet aan een kaart van jou: het zou { $cost ->
    [one] 1 grondstof
   *[other] { $cost } grondstoffen
} kosten, en je hebt er geen.
SOLENIA-12 = { $why ->
    [none] Je hebt geen { $good } om mee te betalen.
    [far] Veld { $field } is te ver weg: het zou { $cost } grondstoffen kosten, en je hebt er { $goods }.
   *[other] Betaal eerst { $cost ->
        [one] 1 grondstof
       *[other] { $cost } grondstoffen
    } voor de weg.
}
SOLENIA-16 = Je kunt nergens een kaart leggen: leg er een af, dan vliegt het luchtschip verder.
SOLENIA-18 = Je mag alleen een kaart afleggen als er geen kaart gratis gelegd kan worden, en nu kan dat wel.
SOLENIA-21 = { $why ->
    [none] Je hebt geen { $good } om terug te geven.
   *[other] Je opslag is te vol: geef eerst { $count ->
        [one] 1 grondstof
       *[other] { $count } grondstoffen
    } terug.
}
SOLENIA-23 = { $why ->
    [field] { $cost ->
        [0] In deze stad moet je een { $light }opdracht vervullen, en je grondstoffen zijn voor geen enkele genoeg.
        [one] De weg kost 1 grondstof, en wat overblijft is voor geen enkele { $light }opdracht genoeg.
       *[other] De weg kost { $cost } grondstoffen, en wat overblijft is voor geen enkele { $light }opdracht genoeg.
    }
    [pay] Deze grondstof heb je nodig: zonder kun je geen enkele { $light }opdracht vervullen.
   *[other] Kies eerst welke { $light }opdracht je vervult.
}
SOLENIA-25 = { $why ->
    [waive] Als je dat weglaat, kom je nog { $count } { $good } tekort.
   *[other] Voor deze opdracht kom je { $count } { $good } tekort.
}
SOLENIA-28 = Neem een van de grondstoffen die je kunt kiezen.
SOLENIA-29 = Je rij met { $light }opdrachten is vol.
SOLENIA-30 = { $why ->
    [field] Er is geen { $light }opdracht meer.
    [no-place] Er is geen vierde plaats voor { $light }opdrachten.
   *[other] Hier ligt geen opdracht meer.
}
SOLENIA-44 = Het spel is afgelopen: iedereen heeft 16 kaarten gebruikt.
SOLENIA-51 = { $why ->
    [taken] Op deze plaats ligt al een opdracht.
    [closed] Deze plaats is nog dicht: je hebt eerst meer opdrachten op niveau { $below } nodig.
   *[other] Kies eerst de plaats voor je opdracht.
}
SOLENIA-52 = Neem een van de grondstoffen die je kunt kiezen.
SOLENIA-55 = Hier valt niets meer te nemen.
SOLENIA-57 = { $why ->
    [draft1] Je hebt al een verbetering van niveau 1.
    [draft3] Je hebt al een paar van niveau 3.
   *[other] Kies eerst een verbetering.
}
SOLENIA-60 = Met de Sjacheraar laat je één grondstof weg waar de opdracht om vraagt.
SOLENIA-62 = { $why ->
    [outcome] Dat kan niet meer getrokken worden.
   *[other] Wacht even: er wordt iets getrokken.
}

## Wat er wordt getrokken, voor de statistiek

draws-layout = Opstelling
draws-strip = Delen van het bord
draws-tile = Opdrachttegels
draws-card = Kaarten
draws-upgrade = Verbeteringstegels
draws-dayhalf = Daghelften
draws-nighthalf = Nachthelften
draws-rival = Kaarten van de Rivaal
draws-die = Dobbelsteen

## Bots met een stijl

bot-courier = Koerier
bot-courier-about = Levert zodra het kan en heeft weinig in de opslag.
bot-hoarder = Hamster
bot-hoarder-about = Houdt de opslag vol en geeft grondstoffen alleen voor een goede prijs weg.
bot-sower = Zaaier
bot-sower-about = Legt kaarten waar ze het meest opleveren als hun strook telt.
