# Solaris: elke zin die iemand leest.

game = Solaris
game-about = Zes stations in een ring, één laser: breng je energie eerder dan de anderen naar de juiste stations en door naar de laser. Voor 3 tot 5 spelers.
game-length = 45–60
luck = kaarten
undo-dice = Er is iets getrokken, en dat blijft zo.
analysis-chance = Trek, of kies het resultaat.

option-players = Spelers
option-players-about = Elke speler leidt een van de bedrijven die het station delen.
option-time_game = Race tegen de klok
option-time_game-about = Het spel duurt precies vier rondes.
option-layout = Opstelling
option-layout-about = De volgorde van de stations rond de laser: de gewone, een willekeurige, of je eigen, bijvoorbeeld BT ED SP CT HQ EC (BT biotoop, ED machinedek, SP shuttlehaven, CT kantine, HQ hoofdkwartier, EC energiecentrum).
option-layout-standard = gewone ring
option-layout-random = willekeurig, met het energiecentrum als laatste
option-max_rounds = Maximum aantal rondes
option-max_rounds-about = Als dan nog niemand heeft gewonnen, eindigt het spel na deze ronde.

## Namen

seat-0 = Wit
seat-1 = Grijs
seat-2 = Geel
seat-3 = Zwart
seat-4 = Oranje
station-0 = machinedek
    .the = het machinedek
    .start = Het machinedek
station-1 = hoofdkwartier
    .the = het hoofdkwartier
    .start = Het hoofdkwartier
station-2 = biotoop
    .the = de biotoop
    .start = De biotoop
station-3 = shuttlehaven
    .the = de shuttlehaven
    .start = De shuttlehaven
station-4 = kantine
    .the = de kantine
    .start = De kantine
station-5 = energiecentrum
    .the = het energiecentrum
    .start = Het energiecentrum

other-0 = { station-0 }
    .the = { station-0.the }
other-1 = { station-1 }
    .the = { station-1.the }
other-2 = { station-2 }
    .the = { station-2.the }
other-3 = { station-3 }
    .the = { station-3.the }
other-4 = { station-4 }
    .the = { station-4.the }
other-5 = { station-5 }
    .the = { station-5.the }

colour-0 = paarse
colour-1 = roze
colour-2 = blauwe
colour-3 = groene

cw-0 = paarse
    .bare = paars
cw-1 = roze
    .bare = roze
cw-2 = blauwe
    .bare = blauw
cw-3 = groene
    .bare = groen
ccw-0 = paarse
    .bare = paars
ccw-1 = roze
    .bare = roze
ccw-2 = blauwe
    .bare = blauw
ccw-3 = groene
    .bare = groen

card-0 = paarse machinedekkaart
card-1 = roze machinedekkaart
card-2 = blauwe machinedekkaart
card-3 = groene machinedekkaart
card-4 = paarse hoofdkwartierkaart
card-5 = roze hoofdkwartierkaart
card-6 = blauwe hoofdkwartierkaart
card-7 = groene hoofdkwartierkaart
card-8 = paarse biotoopkaart
card-9 = roze biotoopkaart
card-10 = blauwe biotoopkaart
card-11 = groene biotoopkaart
card-12 = paarse shuttlehavenkaart
card-13 = roze shuttlehavenkaart
card-14 = blauwe shuttlehavenkaart
card-15 = groene shuttlehavenkaart
card-16 = paarse kantinekaart
card-17 = roze kantinekaart
card-18 = blauwe kantinekaart
card-19 = groene kantinekaart
card-20 = paarse energiecentrumkaart
card-21 = roze energiecentrumkaart
card-22 = blauwe energiecentrumkaart
card-23 = groene energiecentrumkaart

spare-0 = eerste
spare-1 = tweede

## Wat er nu te doen is

phase-CHOOSE = Jij bent aan de beurt: kies een actie bij { $station_the }.
phase-REPLENISH = Speel { $station }kaarten: elke kaart brengt hier één energie bij.
phase-REDIRECT = Speel kaarten in de kleuren van de twee bruggen: elke kaart brengt één energie naar het volgende station.
phase-EXCHANGE_DISCARD = Leg de kaart af die je wilt ruilen.
phase-EXCHANGE_DRAW = Neem een kaart uit het aanbod of van de trekstapel.
phase-ENGINE = Speel kaarten van andere stations: één energie betaalt twee kaarten van hetzelfde station.
phase-HQ_DRAW = Neem { $cards ->
    [one] een kaart
   *[other] { $cards } kaarten
} uit het aanbod of van de trekstapel.
phase-HQ_MORE = Nog een energie uitgeven voor twee kaarten, of stoppen?
phase-BIOTOPE = Kies een richting en hoeveel stations elk één energie krijgen.
phase-PORT = Koppel shuttles aan, voor één energie per stuk.
phase-CANTEEN = Trek voor 1 energie per kaart een kaart van een andere speler.
phase-CENTRE = Speel kaarten in de kleur van aangekoppelde shuttles: elke kaart brengt één energie naar de laser.
phase-REPLACE = Neem { $cards ->
    [one] een nieuwe kaart
   *[other] { $cards } nieuwe kaarten
} uit het aanbod of van de trekstapel.
phase-LIMIT_TURN = { $count ->
    [one] Leg een kaart af: je mag er zeven houden.
   *[other] Leg { $count } kaarten af: je mag er zeven houden.
}
phase-LIMIT_CANTEEN = { $count ->
    [one] Leg een kaart af: je mag er zeven houden.
   *[other] Leg { $count } kaarten af: je mag er zeven houden.
}
phase-LIMIT_ROUND = { $count ->
    [one] Leg een kaart af: je mag er zeven houden.
   *[other] Leg { $count } kaarten af: je mag er zeven houden.
}

## Keuzes

act-pass = Passen
act-replenish = Aanvullen: { $station }kaarten brengen hier energie
act-redirect = Verplaatsen: stuur energie over een brug
act-exchange = Ruil een kaart
act-station = { $station_id ->
    [0] Machinedek: 1 energie → speel twee kaarten van één station voor energie daar
    [1] Hoofdkwartier: 1 energie → 2 kaarten
    [2] Biotoop: 1 energie → geef energie door aan andere stations
    [3] Shuttlehaven: 1 energie → koppel een shuttle aan
    [4] Kantine: 1 energie → een kaart van een andere speler
   *[other] Energiecentrum: stuur energie naar de laser
}
act-done = Klaar
act-spend = Geef nog een energie uit voor twee kaarten
act-draw-stack = Trek een kaart van de trekstapel
act-draw-display = Neem de { $card }
act-steal = Neem voor 1 energie een willekeurige kaart van { $seat }
act-biotope-cw = Met de klok mee voor { $price } energie: { given }
act-biotope-ccw = Tegen de klok in voor { $price } energie: { given }
act-play = { $price ->
    [0] Speel de { $card }
   *[other] Speel de { $card } voor { $price } energie
}
act-send-cw = Stuur met de { $card } 1 energie met de klok mee naar { $station_the }
act-send-ccw = Stuur met de { $card } 1 energie tegen de klok in naar { $station_the }
act-discard = Leg de { $card } af
act-dock = Koppel de { $colour } shuttle voor 1 energie aan bij { $station_the }

given = { $gifts ->
    [one] 1 naar { $station_the }
    [2] elk 1 naar { $other_the } en { $station_the }
   *[other] elk 1 naar { $gifts } stations, van { $other_the } tot en met { $station_the }{ $skipped ->
        [1] , volle overgeslagen
       *[other] {""}
    }
}

## Het log

log-pass = { $player } past.
log-replenish = { $player } vult energie aan bij { $station_the }.
log-redirect = { $player } verplaatst energie vanaf { $station_the }.
log-exchange = { $player } ruilt een kaart.
log-station = { $station_id ->
    [1] { $player } betaalt 1 energie in het hoofdkwartier voor twee kaarten.
   *[other] { $player } gebruikt { $station_the }.
}
log-done = { $player } rondt de actie af.
log-spend = { $player } betaalt nog een energie voor twee kaarten.
log-draw-stack = { $player } trekt een kaart van de trekstapel.
log-draw-display = { $player } neemt de { $card } uit het aanbod.
log-steal = { $player } betaalt 1 energie en neemt een kaart van { $seat }.
log-biotope-cw = { $player } betaalt { $price } energie en geeft met de klok mee: { given }.
log-biotope-ccw = { $player } betaalt { $price } energie en geeft tegen de klok in: { given }.
log-play = { $use ->
    [laser] { $player } speelt de { $card }.
   *[other] { $player } speelt de { $card }{ $price ->
        [0] {""}
       *[other] {" "}voor { $price } energie
    } en heeft nu { $now } energie bij { $station_the }.
}
log-send-cw = { $player } stuurt met de { $card } 1 energie van { $other_the } naar { $station_the }: daar is nu { $now } energie.
log-send-ccw = { $player } stuurt met de { $card } 1 energie van { $other_the } naar { $station_the }: daar is nu { $now } energie.
log-discard = { $player } legt de { $card } af.
log-dock = { $player } betaalt 1 energie en koppelt de { $colour } shuttle aan bij { $station_the }.

chance-LAYOUT = Als volgende in de ring ligt { $station_the }.
chance-BRIDGE = Er wordt een { $colour } brug getrokken.
chance-TILE_A = Starttegel { $half } wordt uitgedeeld.
chance-TILE_B = Starttegel { $half } wordt uitgedeeld.
chance-PLACING = { $seat } legt de energiefiches neer.
chance-DEAL = { $player } krijgt de { $card }.
chance-DEAL-unseen = { $player } krijgt een kaart.
chance-DISPLAY = De { $card } komt in het aanbod.
chance-DRAW = { $player } heeft de { $card } getrokken.
chance-DRAW-unseen = {""}
chance-STEAL = Het is de { $card }.
chance-STEAL-unseen = Hij ligt gedekt.
chance-SWAP_CARD = Voor de bruggen wordt de { $card } omgedraaid.
chance-SWAP_PLACE = {""}

event-start = { $player } begint met { $energy } energie, met de klok mee geteld vanaf het eerste station.
event-laser = { $station_id ->
    [5] 2 energie van het energiecentrum brengt 1 naar de laser
   *[other] 1 energie van het energiecentrum en 1 van { $station_the } gaan naar de laser
}: { $player } staat nu op { $laser }.
event-reshuffle = De trekstapel is op; de aflegstapel wordt de nieuwe trekstapel.
event-pick-up = { $player } neemt { $cards ->
    [one] de kaart
   *[other] de { $cards } kaarten
} uit de kantine in de hand.
event-swap = { $station_start } heeft nieuwe bruggen: { $cw_bare } met de klok mee, { $ccw_bare } tegen de klok in.
event-low-stations = { $player } trekt { $cards ->
    [one] één kaart voor een station
   *[other] { $cards } kaarten voor stations
} met 0 of 1 energie.
event-round = Ronde { $round } begint. Alle shuttles liggen weer in de voorraad.
event-station = Verder naar { $station_the }.
event-limit = Niemand heeft 7 op de laser gehaald; het spel eindigt na ronde { $round }.
event-wins = { $player } wint.
event-shares = { $player } deelt de overwinning.

line-laser = Laser
line-energy-centre = Energie in het energiecentrum

## Een beurt in één zin

brief-pass = { $advice ->
    [1] pas
   *[other] past
}
brief-station = { $station_id ->
    [1] 1 energie voor 2 kaarten
   *[other] {""}
}
brief-spend = { $advice ->
    [1] { begin-spend }
   *[other] nog een energie voor 2 kaarten
}
brief-draw-stack = { $advice ->
    [1] { $use ->
        [exchange] …voor een kaart van de trekstapel
       *[other] { begin-draw-stack }
    }
   *[other] { $use ->
        [exchange] …voor een kaart van de trekstapel
       *[other] { $times ->
            [one] 1 kaart van de trekstapel
           *[other] { $times } kaarten van de trekstapel
        }
    }
}
brief-draw-display = { $advice ->
    [1] { $use ->
        [exchange] …voor de { $card }
       *[other] { begin-draw-display }
    }
   *[other] { $use ->
        [exchange] …voor de { $card }
       *[other] { $card } uit het aanbod
    }
}
brief-steal = { $advice ->
    [1] { begin-steal }
   *[other] een kaart van { $seat } voor 1 energie
}
brief-biotope-cw = { $advice ->
    [1] { begin-biotope-cw }
   *[other] { $price } energie van de biotoop voor { given }
}
brief-biotope-ccw = { $advice ->
    [1] { begin-biotope-ccw }
   *[other] { $price } energie van de biotoop voor { given }
}
brief-play = { $advice ->
    [1] { begin-play }
   *[other] { $use ->
        [laser] { $times } energie { $station } → laser (nu { $now })
        [engine] +{ $times } energie bij { $station_the } met het machinedek (nu { $now })
       *[other] +{ $times } energie bij { $station_the } (nu { $now })
    }
}
brief-send-cw = { $advice ->
    [1] { begin-send-cw }
   *[other] { $times } energie { $other } → { $station } (nu { $now })
}
brief-send-ccw = { $advice ->
    [1] { begin-send-ccw }
   *[other] { $times } energie { $other } → { $station } (nu { $now })
}
brief-discard = { $advice ->
    [1] { begin-discard }
   *[other] { $use ->
        [exchange] de { $card } ruilen
       *[other] de { $card } afleggen
    }
}
brief-dock = { $advice ->
    [1] { begin-dock }
   *[other] { $colour } shuttle naar { $station_the }
}
begin-station = { $station_id ->
    [1] betaal 1 energie voor 2 kaarten
   *[other] {""}
}
begin-spend = betaal nog een energie voor 2 kaarten
begin-draw-stack = { $use ->
    [exchange] neem er een kaart van de trekstapel voor
   *[other] { $times ->
        [one] neem 1 kaart van de trekstapel
       *[other] neem { $times } kaarten van de trekstapel
    }
}
begin-draw-display = { $use ->
    [exchange] neem er de { $card } voor
   *[other] neem de { $card }
}
begin-steal = neem een kaart van { $seat } voor 1 energie
begin-biotope-cw = betaal { $price } energie in de biotoop: { given }
begin-biotope-ccw = betaal { $price } energie in de biotoop: { given }
begin-play = { $use ->
    [laser] stuur { $times } energie van { $station_the } naar de laser (dan { $now })
    [engine] breng met het machinedek { $times } energie naar { $station_the } (dan { $now })
   *[other] breng { $times } energie naar { $station_the } (dan { $now })
}
begin-send-cw = verplaats { $times } energie van { $other_the } naar { $station_the } (dan { $now })
begin-send-ccw = verplaats { $times } energie van { $other_the } naar { $station_the } (dan { $now })
begin-dock = koppel de { $colour } shuttle aan bij { $station_the }
begin-discard = { $use ->
    [exchange] ruil de { $card }
   *[other] leg de { $card } af
}
begin-done = druk op “{ act-done }”

more-laser = { $n } energie meer op de laser
less-laser = { $n } energie minder op de laser
more-reach = { $n } energie meer klaar voor de laser
less-reach = { $n } energie minder klaar voor de laser
more-centre = { $n } energie meer in het energiecentrum
less-centre = { $n } energie minder in het energiecentrum
more-energy = { $n } energie meer bij de andere stations
less-energy = { $n } energie minder bij de andere stations
more-cards = { $n ->
    [one] 1 kaart meer
   *[other] { $n } kaarten meer
}
less-cards = { $n ->
    [one] 1 kaart minder
   *[other] { $n } kaarten minder
}

gain-laser = { $sign }{ $n } op de laser

## Wat telt

term-laser = energie op de laser
term-transfer = voorbereiding op de laser
term-plan = energie waar een shuttle ze kan halen
term-centre = energie in het energiecentrum
term-energy = energie bij de andere stations
term-cards = kaarten
term-promise = de juiste actie kiezen

## Waarom niet

SOLARIS-2 = { $why ->
    [outcome] Van deze kaart zit geen exemplaar meer in de trekstapel.
   *[other] Wacht even: er wordt een kaart getrokken.
}
SOLARIS-4 = { $why ->
    [outcome] Beide bruggen van deze kleur liggen er al.
   *[other] Wacht even: de bruggen worden gelegd.
}
SOLARIS-5 = { $why ->
    [outcome] Deze starttegel is al uitgedeeld.
   *[other] Wacht even: de starttegels worden uitgedeeld.
}
SOLARIS-6 = { $why ->
    [outcome] Kies een speler van wie de fiches er nog niet liggen.
   *[other] Wacht even: de fiches worden neergelegd.
}
SOLARIS-19 = Kies eerst een actie bij { $station_the }: aanvullen, verplaatsen, ruilen, de eigen actie van het station, of passen.
SOLARIS-20 = { $why ->
    [begun] Rond eerst de actie af waaraan je begonnen bent.
   *[other] Je hebt je actie gekozen: voer er minstens één stap van uit. Je kunt hem niet terugnemen.
}
SOLARIS-23 = { $why ->
    [none] Je hebt geen { $station }kaart.
    [not-held] Deze kaart heb je niet.
   *[other] Hier vul je alleen aan met { $station }kaarten.
}
SOLARIS-24 = Je hebt bij { $station_the } al 7 energie, het maximum.
SOLARIS-25 = { $why ->
    [none] Je hebt geen { $cw } of { $ccw } kaart: dat zijn de kleuren van de bruggen bij { $station_the }.
    [none-same] Je hebt geen { $cw } kaart: beide bruggen bij { $station_the } hebben deze kleur.
    [not-held] Deze kaart heb je niet.
   *[other] Voor deze brug heb je een { $cw } kaart nodig.
}
SOLARIS-26 = Je hebt bij { $station_the } geen energie om te verplaatsen.
SOLARIS-29 = { $why ->
    [all] Overal waar je kaarten energie naartoe kunnen sturen, heb je al 7.
   *[other] Je hebt bij { $station_the } al 7 energie.
}
SOLARIS-31 = { $why ->
    [empty] Je hebt geen kaart om te ruilen.
    [not-held] Deze kaart heb je niet.
   *[other] Je ruilt een kaart: leg er een af en neem er dan een uit het aanbod of van de trekstapel.
}
SOLARIS-34 = Je hebt bij { $station_the } geen energie om ervoor te betalen.
SOLARIS-36 = { $why ->
    [none] Je hebt geen kaart van een ander station.
    [not-held] Deze kaart heb je niet.
   *[other] Op het machinedek speel je kaarten van andere stations.
}
SOLARIS-37 = Je hebt hier geen energie meer voor een { $station }kaart; alleen elke tweede kaart van een station is gratis.
SOLARIS-38 = { $why ->
    [all] Overal waar je kaarten energie kunnen brengen, heb je al 7.
   *[other] Je hebt bij { $station_the } al 7 energie.
}
SOLARIS-39 = Neem eerst de kaarten waarvoor je betaald hebt, uit het aanbod of van de trekstapel.
SOLARIS-40 = Kies eerst: nog een energie uitgeven, of de actie afronden.
SOLARIS-42 = { $why ->
    [not-held] Deze kaart heb je niet.
   *[other] Je mag zeven kaarten houden: leg er eerst { $count } af.
}
SOLARIS-43 = Dat kost { $price } energie in de biotoop; je hebt er { $energy }.
SOLARIS-46 = { $stations ->
    [0] Bij alle andere stations heb je al 7 energie.
    [one] Maar één station kan energie krijgen: bij de andere heb je er al 7.
   *[other] Maar { $stations } stations kunnen energie krijgen: bij de andere heb je er al 7.
}
SOLARIS-48 = Deze shuttle is al aangekoppeld en blijft daar tot het eind van de ronde.
SOLARIS-50 = Alle shuttles zijn aangekoppeld.
SOLARIS-51 = { $why ->
    [self] Je kunt geen kaart van jezelf nemen.
    [absent] Daar zit niemand.
    [robbed] Je hebt deze beurt al een kaart van { $seat } genomen.
    [outcome] { $seat } heeft deze kaart niet.
   *[other] Wacht even: er wordt een kaart uit de hand van { $seat } getrokken.
}
SOLARIS-52 = { $why ->
    [all] Geen van de anderen heeft een kaart in de hand.
   *[other] { $player } heeft geen kaart in de hand.
}
SOLARIS-54 = { $why ->
    [not-held] Deze kaart heb je niet.
   *[other] Na de kantine mag je zeven kaarten houden: leg er eerst { $count } af.
}
SOLARIS-55 = { $why ->
    [none] Voor de laser heb je een kaart nodig in de kleur van een aangekoppelde shuttle, en energie bij het station waar die ligt.
    [not-held] Deze kaart heb je niet.
    [no-shuttle] De { $colour } shuttle is niet aangekoppeld.
   *[other] De { $colour } shuttle is aangekoppeld bij { $station_the }, en daar heb je geen energie.
}
SOLARIS-57 = De shuttle is aangekoppeld bij het energiecentrum zelf: dat kost daar twee energie, en je hebt er maar één.
SOLARIS-60 = Neem eerst je nieuwe kaarten, uit het aanbod of van de trekstapel.
SOLARIS-63 = { $why ->
    [none] Deze plaats in het aanbod is leeg, en er is geen kaart om hem te vullen.
   *[other] Deze plaats in het aanbod is leeg; gaten worden aan het eind van de beurt gevuld.
}
SOLARIS-65 = { $why ->
    [display] Trekstapel en aflegstapel zijn leeg: neem een kaart uit het aanbod.
   *[other] Er is geen kaart meer om te nemen.
}
SOLARIS-67 = Wacht even: de bruggen worden verwisseld.
SOLARIS-69 = { $why ->
    [not-held] Deze kaart heb je niet.
   *[other] Voor de volgende ronde mag je zeven kaarten houden: leg er eerst { $count } af.
}
SOLARIS-70 = Het spel is afgelopen: iemand heeft 7 op de laser gehaald.
SOLARIS-74 = Het spel is afgelopen: een Race tegen de klok duurt vier rondes.
SOLARIS-75 = { $why ->
    [outcome] Dit station ligt al in de ring.
   *[other] Wacht even: de stations worden neergelegd.
}
SOLARIS-76 = Het spel is afgelopen: het eindigt na ronde { $round }, ook als niemand 7 op de laser heeft gehaald.

## Wat er wordt getrokken, voor de statistiek

draws-layout = Volgorde van de stations
draws-bridge = Bruggen
draws-tile-a = Starttegels A
draws-tile-b = Starttegels B
draws-placing = Wie neerlegt
draws-card = Kaarten
draws-swap-place = Plaats van de reservebrug

## Bots met een stijl

bot-collector = Verzamelaar
bot-collector-about = Houdt veel kaarten vast om de juiste kleur te hebben.
bot-keeper = Hoeder
bot-keeper-about = Heeft veel energie bij de buitenste stations en geeft die laat uit.
bot-centralist = Centralist
bot-centralist-about = Stuurt eerst alles naar het energiecentrum.
