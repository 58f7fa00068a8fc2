# Wat het bord van Solarius Mission zegt: opschriften, en de naam van elk ding voor schermlezers.

board-to-play = aan zet
board-wins = wint
board-points = { $player }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} tot nu toe
board-player = { $player }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $fuel } brandstof, { $buck ->
    [one] 1 SpaceBuck
   *[other] { $buck } SpaceBucks
}, bereik { $range }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} in de hand, { $on } afval op het bord en { $off } ernaast

## Effecten

board-op-1 = { $n } brandstof
board-op-2 = { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
board-op-3 = { $n ->
    [one] 1 brandstof of SpaceBuck
   *[other] { $n } brandstof of SpaceBucks, vrij te combineren
}
board-op-4 = { $n ->
    [one] een blokje naar keuze
   *[other] { $n } blokjes naar keuze
}
board-op-5 = { $n ->
    [one] 1 punt om technologiedobbelstenen te verhogen
   *[other] { $n } punten om technologiedobbelstenen te verhogen
}
board-op-6 = { $n ->
    [one] 1 punt om technologiedobbelstenen te verschuiven
   *[other] { $n } punten om technologiedobbelstenen te verschuiven
}
board-op-7 = een neutrale aandrijving van waarde 1
board-op-8 = trek { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
board-op-9 = trek een vooruitgangskaart of speel er een
board-op-10 = ruim hoogstens { $n } afval van je plaatsen op

board-dev-0 = elke dobbelsteenactie van jou in { $colour } levert ook { $effect } op
board-dev-1 = één punt extra bij je dobbelsteenacties in { $colour }
board-dev-2 = dobbelsteenveld, één keer per ronde: { $effect }
board-dev-3 = dobbelsteenveld, één keer per ronde: de dobbelsteen telt als { $colour }
board-dev-4 = dobbelsteenveld, één keer per ronde: één punt extra bij deze actie
board-dev-5 = één bereik extra, bij vluchten en in de eindtelling
board-dev-6 = extra bereik kost 1 brandstof per punt, niet 2
board-dev-7 = het eerste actiepunt dat je in een beurt koopt kost 1 SpaceBuck, niet 2
board-dev-8 = portalen gaan open zonder bereik in te leveren
board-dev-9 = een blokje naar keuze wanneer je een planeet omdraait
board-dev-10 = { $colour_id ->
    [0] zwarte planeten kosten 2 brandstof minder
    [1] gele planeten kosten 2 SpaceBucks minder
    [2] turkooizen planeten vragen één dobbelsteen minder
   *[other] bruine planeten vragen één dobbelsteen minder
}
board-dev-11 = beide waarden van een station zijn 1 lager
board-dev-12 = de eerste waarde die een missie vraagt is 2 lager
board-dev-13 = { $n ->
    [one] 1 afvalplaats extra
   *[other] { $n } afvalplaatsen extra
}

board-demand-1 = { $colour_many } blokjes ter waarde van { $n }
board-demand-2 = { $n ->
    [one] één { $colour } blokje
    [2] twee { $colour_many } blokjes
    [3] drie { $colour_many } blokjes
   *[other] { $n } { $colour_many } blokjes
} van waarde { $worth }
board-need-0 = betaal { $n } brandstof
board-need-1 = betaal { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
board-need-2 = { $n ->
    [one] 1 technologiedobbelsteen
   *[other] { $n } technologiedobbelstenen
} van niveau { $level } of hoger
board-need-3 = { $n ->
    [one] 1 technologiedobbelsteen
   *[other] { $n } technologiedobbelstenen
} in kolom { $at } of verder

board-card = { $card }. Missie: { $demand }, voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}. Ontwikkeling: { $effect }.
board-mission = Open missie “{ $card }”: { $demand }, voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
board-development = Ontwikkeling “{ $card }”: { $effect }.
board-station = { $station } ({ $station_first } en { $station_second }). Meteen: { $instant }. Daarna aan het eind van elke ronde en bij elk later station: { $permanent }.
board-station-waste = { $n ->
    [one] 1 afvalplaats extra.
   *[other] { $n } afvalplaatsen extra.
}
board-station-price = Prijs nu: blokjes ter waarde van { $high } van de ene kleur en { $low } van de andere.
board-station-built = Gebouwd als nummer { $number }.
board-marker = Buitenpost { $marker }, onder een { $figure }: { $effect }.
board-marker-used = Ligt op tegel { $tile }.
board-planet = { $planet }, { $planet_colour }: { $need }, voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
board-pending = Nog niet betaald: { $what }
board-settled = Gekoloniseerd: { $what }
board-back = een gedekte { $colour_many } planeet
board-back-unknown = een gedekte planeet

## Ruimte

board-field = Veld { $number }: { $kind }
board-kind-0 = lege ruimte
board-kind-1 = thuisplaneet
board-kind-2 = planeetplaats
board-kind-3 = planeetplaats, leeg bij dit aantal spelers
board-kind-4 = portaal
board-kind-5 = veld voor een handelscentrum
board-centre-up = hier staat handelscentrum { $tile }
board-centre-down = plek van handelscentrum { $tile }, nog niet opgericht
board-figure-1 = kolonie
board-figure-2 = station
board-figure-3 = missie
board-owned = { $figure } van { $player }
board-overflow = verder naar buiten geplaatst, zonder bonus
board-ship = { $own ->
    [1] Jouw schip
   *[other] Schip van { $player }
} op veld { $number }
board-ship-here = { $own ->
    [1] jouw schip
   *[other] schip van { $player }
}
board-round = Ronde { $round } van 4
board-centre-of-round = handelscentrum { $letter } kwam in ronde { $round }
board-centre-planned = handelscentrum { $letter } komt in ronde { $round }
board-no-centre = er is nog geen handelscentrum opgericht

## Brug

board-die = dobbelsteen { $colour } { $face } op { $slot }
board-die-rolled = Dobbelsteen: { $colour } { $face }
board-in-use = De gebruikte dobbelsteen toont { $face } en telt als { $colour }
board-points-of-die = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
board-bonus = { $fuel } brandstof en { $buck ->
    [one] 1 SpaceBuck
   *[other] { $buck } SpaceBucks
}
board-act-1 = Nemen: { $colour_many } blokjes
board-act-2-0 = Zwart: brandstof
board-act-2-1 = Geel: SpaceBucks
board-act-2-2 = Turkoois: verhoog technologiedobbelstenen
board-act-2-3 = Bruin: verschuif technologiedobbelstenen
board-ap = { $n ->
    [one] nog 1 punt
   *[other] nog { $n } punten
}; tik om er een te kopen
board-portals-open = De portalen zijn deze beurt open
board-portals-closed = De portalen zijn dicht
board-explore = De ontdekkersbonus: een blokje per punt van de planeet
board-deck = Trekstapel: { $count }
board-deck-short = stapel
board-discard = Aflegstapel: { $count }
board-discard-short = afgelegd
board-bag = In de zak: { $dice }
board-bag-of = { $count } { $colour }
board-bag-short = in de zak

## Eigen bord

board-row = De { $colour_many } rij: blokjes ter waarde van { $n }
board-cube = een { $colour } blokje van waarde { $n }
board-free = een vrij { $colour } opslagveld van waarde { $n }
board-closed = een { $colour } opslagveld van waarde { $n }, nog dicht
board-tech = { $colour_id ->
    [0] Zwarte
    [1] Gele
    [2] Turkooizen
   *[other] Bruine
} technologiedobbelsteen; niveau { $level }, kolom { $at }
board-tech-up = verhogen kost { $n }
board-tech-push = verschuiven kost { $n }
board-fuel = Brandstof: { $n } van 10
board-buck = SpaceBucks: { $n } van 10
board-waste = Afval: { $n } op { $cap } plaatsen, { $off } naast het bord
board-waste-beside = ernaast: { $n }
board-left = Nog te gebruiken: { $colonies ->
    [one] 1 kolonie
   *[other] { $colonies } kolonies
}, { $stations ->
    [one] 1 station
   *[other] { $stations } stations
}, { $missions ->
    [one] 1 missiefiche
   *[other] { $missions } missiefiches
}
board-normal = Gewone dobbelsteenvelden, met de dobbelstenen van deze ronde
board-normal-short = gewoon
board-transform = Transformatieveld: de dobbelsteen telt als { $colour }; één afval
board-transform-used = Transformatieveld: deze ronde gebruikt
board-transform-short = transformatie
board-research = Onderzoeksveld: trek of speel een kaart; één afval
board-research-used = Onderzoeksveld: deze ronde gebruikt
board-research-short = onderzoek
board-drive-own = de eigen aandrijving van het schip, waarde 1
board-drive = een neutrale aandrijving van waarde { $n }
board-drive-free = een vrije plaats voor een neutrale aandrijving
board-range = bereik { $n }
board-no-planets = nog geen planeten
board-hand = { $player }: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in de hand
board-hand-short = hand
board-fulfilled = { $count ->
    [one] 1 missie uitgevoerd
   *[other] { $count } missies uitgevoerd
}: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

## De delen van het bord, als tabbladen

part-others = Anderen
part-space = Ruimte

## De stelling in woorden

outline-start = { $player } gaat deze ronde eerst
outline-bridge = Brug
outline-die = Dobbelsteen
outline-colour = Kleur
outline-face = Kant
outline-slot = Bonus
outline-space = Ruimte
outline-players = Spelers
outline-player = Speler
outline-points = Punten
outline-fuel = Brandstof
outline-buck = SpaceBucks
outline-range = Bereik
outline-drives = Aandrijvingen
outline-waste = Afval op plaatsen + ernaast
outline-cards = Kaarten
outline-colonies = Kolonies over
outline-field = Schip op veld
outline-technology = Technologiedobbelstenen en opslag
outline-tech = Dobbelsteen
outline-level = Niveau
outline-column = Kolom
outline-cubes = Blokjes van waarde 1, 2, 3
outline-things = Wat { $player } heeft
outline-fulfilled = Vervulde missie “{ $card }”: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
outline-space-used = Het dobbelsteenveld is deze ronde bezet.
outline-held = Dobbelstenen van deze ronde: { $dice }
outline-score = Punten tot nu toe
outline-line = Regel
outline-hand = Je hand
outline-none = niets

## Prijzen, en wat voor niets verloren zou gaan

price-fuel = { $n } brandstof
price-buck = { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
price-either = 1 brandstof of 1 SpaceBuck
warning-sell = Je zou niets voor het blokje krijgen: 2 aan waarde levert één brandstof of SpaceBuck op. Leg er nog een blokje bij, of kies Terugnemen.
warning-store = { $n ->
    [one] Je zou nog 1 blokje kunnen opslaan.
   *[other] Je zou nog hoogstens { $n } blokjes kunnen opslaan.
} Wat overblijft, gaat verloren.
warning-points = { $n ->
    [one] Je zou nog 1 punt kunnen uitgeven.
   *[other] Je zou nog { $n } punten kunnen uitgeven.
} Wat overblijft, gaat verloren.

## Kaart voor de terminal

map-heading = Kaart
map-legend = { $home } thuisplaneet, { $down } planeet gedekt, { $up } planeet open, { $portal } portaal, { $planned } handelscentrum in aantocht, { $erected } handelscentrum, { $colony } kolonie, { $station } station, { $mission } missie
map-letters = { $colours }; een losse letter is een schip: { $players }. Z2.I 210: de zwarte technologiedobbelsteen heeft niveau 2 in kolom I; twee blokjes van waarde 1, één van waarde 2, geen van waarde 3; $ zijn SpaceBucks
colour-letters = ZGTB
map-sign-home = thuisplaneet
map-sign-portal = portaal
map-sign-down = planeet gedekt
map-sign-up = planeet open
map-sign-planned = centrum in aantocht
map-sign-erected = handelscentrum
map-sign-colony = kolonie
map-sign-station = station
map-sign-mission = missie
map-colour = { $letter } { $colour }
map-standing = { $own ->
    [1] Jij ({ $player })
   *[other] { $player }
}: { $points } ptn, { $fuel } brandstof, ${ $bucks }, bereik { $range } | { $dice }
