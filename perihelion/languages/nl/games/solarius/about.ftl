# Wat iets op het bord is, getoond als iemand het aanwijst.

## Ruimte

about-figure = { $figure ->
    [1] Een kolonie: de planeet die hier lag, wacht naast het bord van de eigenaar of is betaald.
    [2] Een station van de eigenaar.
   *[other] Een missie die de eigenaar heeft uitgevoerd.
} Niemand anders mag hier stoppen. Naast een opgericht handelscentrum is een figuur aan het eind 1 punt waard.
about-planet-up = Koloniseer hem: zet er een kolonie neer. Voorwaarde om te tellen: { $need }. Hij is { $points ->
    [one] 1 punt
   *[other] { $points } punten
} waard.
about-planet-down = Land hier om hem om te draaien. Koloniseer hem dan, of ontdek hem: een blokje naar keuze voor elk van zijn punten.
about-centre = { $up ->
    [1] Niemand mag hier stoppen. Missies komen op de gewone velden eromheen; je eerste hier geeft een buitenpostbonus. Elke figuur ernaast is aan het eind 1 punt waard.
   *[other] Missies komen op de gewone velden eromheen. Als het handelscentrum wordt opgericht, zijn figuren ernaast aan het eind elk 1 punt waard.
}
about-kind-0 = Een gewoon veld: plaats voor een station.
about-kind-1 = Alle schepen beginnen hier. Hier kun je niets bouwen.
about-kind-2 = De planeet die hier lag, is weg.
about-kind-3 = Bij dit aantal spelers ligt hier geen planeet. Hier kun je niets bouwen.
about-kind-4 = Met open portalen kost een sprong van hier naar elk ander portaal 1 van je bereik. Hier kun je niets bouwen.
about-beside-centre = Het ligt naast een handelscentrum: ook plaats voor een missie.
about-way = { $n } brandstof om hierheen te vliegen, voorbij je bereik
about-ship = Vliegt { $range ->
    [one] 1 veld
   *[other] { $range } velden
} ver zonder brandstof; elk veld verder kost { $fuel } brandstof. Anderen mogen niet op zijn veld stoppen.

## Brug

about-die = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor jou: geef ze uit aan blokjes van zijn kleur of { $action }.
about-die-0 = aan brandstof
about-die-1 = aan SpaceBucks
about-die-2 = aan technologiedobbelstenen verhogen
about-die-3 = aan technologiedobbelstenen verschuiven
about-die-waste = Een dobbelsteen van 3 punten of meer geeft 1 afval.
about-die-bonus = Hij levert ook { $n ->
    [one] 1 brandstof of SpaceBuck
   *[other] { $n } brandstof of SpaceBucks, vrij te combineren,
} op.
about-bonus = De bonus van de plaats waar de dobbelsteen lag. Je hebt nooit meer dan 10 van elk; de rest gaat verloren.
about-act-1 = { $points ->
    [one] Een blokje
   *[other] Hoogstens { $points } blokjes
} van deze kleur, in die rij van je opslag. Waar geen plaats voor is, gaat verloren.
about-act-2-0 = { $points } brandstof, hoogstens 10 in totaal.
about-act-2-1 = { $points ->
    [one] 1 SpaceBuck
   *[other] { $points } SpaceBucks
}, hoogstens 10 in totaal.
about-act-2-2 = Verhoog technologiedobbelstenen, van welke kleur ook. Een stap kost zoveel punten als de dobbelsteen ervoor toont; je hebt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
about-act-2-3 = Schuif technologiedobbelstenen naar rechts, van welke kleur ook, voor 1, 2, 3, 4 punten naar kolom II, III, IV, V; je hebt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
about-ap = Punten van de dobbelsteen
    .effect = Punten die je niet gebruikt, gaan verloren. Tik hier om er nog een te kopen; dat moet je meteen gebruiken.
about-portals = Zolang ze open zijn, kost een sprong van het ene portaal naar elk ander 1 van je bereik.
    .price = draai een aandrijving van 2 naar 1, of lever er een van waarde 1 in
about-explore = Ontdekkersbonus
    .effect = Laat de planeet hier open liggen en neem een blokje naar keuze voor elk van zijn punten, zolang je plaats hebt.
about-bag = Na elke beurt wordt hieruit een dobbelsteen getrokken en gegooid. Als de zak leeg is, eindigt de ronde.

## Eigen bord

about-tech = Een ster van deze kleur telt zoveel punten als hij ogen heeft; zijn kolom opent opslagvelden. Ook planeten vragen om hoge dobbelstenen.
about-tech-up = { $n ->
    [one] 1 punt om te verhogen
   *[other] { $n } punten om te verhogen
}
about-tech-push = { $n ->
    [one] 1 punt om te verschuiven
   *[other] { $n } punten om te verschuiven
}
about-cube = Betaalt stations en missies met een waarde van { $n }. Voor blokjes van samen 2 krijg je 1 brandstof of SpaceBuck.
about-free = Hier past het volgende blokje van deze rij. { $n ->
    [1] Je kunt er een kopen voor 2 brandstof of SpaceBucks.
   *[other] Hier is het { $n } waard; de velden van lagere waarde worden eerst gevuld.
}
about-closed = Schuif de technologiedobbelsteen van deze rij naar rechts om het te openen. Een blokje zou hier { $n } waard zijn.
about-row = De blokjes hier betalen stations en missies. Tik erop om deze kleur de hogere prijs van een station te laten betalen.
about-fuel = Laat je voorbij je bereik vliegen, en betaalt aandrijvingen (3 per stuk) en zwarte planeten. Aan het eind zijn 5 tot 9 samen 1 punt waard, en 10 zijn er 2 waard.
about-buck = Koop er punten mee voor je dobbelsteen ({ $price } voor het volgende) en betaal er gele planeten mee. Aan het eind zijn 5 tot 9 samen 1 punt waard, en 10 zijn er 2 waard.
about-drive-own = Blijft altijd bij het schip. Je bereik is de som van je aandrijvingen: { $range }.
about-drive = Je bereik is de som van je aandrijvingen: { $range }. Je kunt hem inleveren om de portalen te openen.
about-drive-price = { $n } brandstof om hem van 1 naar 2 te draaien
about-drive-free = Een neutrale aandrijving voegt 1 toe aan je bereik van { $range }. Er is plaats voor drie.
about-drive-free-price = { $n } brandstof, als extra actie
about-normal = Gewone dobbelsteenvelden
    .effect = Leg je dobbelsteen hier om zijn punten te gebruiken: blokjes van zijn kleur, of de actie van zijn kleur.
about-transform = Transformatieveld: { $colour }
    .effect = { $used ->
        [1] Deze ronde gebruikt. De volgende ronde is het weer vrij.
       *[other] Eén keer per ronde: je dobbelsteen telt als { $colour }, en een ster telt je technologiedobbelsteen van die kleur.
    }
about-research = Onderzoeksveld
    .effect = { $used ->
        [1] Deze ronde gebruikt. De volgende ronde is het weer vrij.
       *[other] Eén keer per ronde: trek een kaart of speel er een voordat je de punten van je dobbelsteen gebruikt.
    }
about-one-waste = 1 afval
about-planet = Planeet { $planet }
about-planet-waiting = Hij wacht naast je bord: { $need }, dan is hij { $points ->
    [one] 1 punt
   *[other] { $points } punten
} waard. Planeten die aan het eind nog wachten, kosten punten.
about-planet-settled = Gekoloniseerd: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, en nog 4 voor een set van vier kleuren, 2 voor drie.
about-station = Bouw het na een vlucht, op een gewoon veld. Meteen: { $instant }. Daarna aan het eind van elke ronde en bij elk later station: { $lasting }.
about-station-built = Gebouwd. Aan het eind van elke ronde en bij elk later station: { $lasting }.
about-station-price = blokjes ter waarde van { $high } van de ene kleur en { $low } van de andere ({ $station_first }, { $station_second })
about-outpost-name = Buitenpost { $marker }
about-outpost = Komt gratis onder een { $figure } die je op een buitenste tegel zet. Meteen: { $effect }. Aan het eind telt die figuur dubbel.
about-card = Gespeeld als missie: { $demand }, voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}. Gespeeld als ontwikkeling: { $effect }.
about-mission = Voer hem uit na een vlucht, op een gewoon veld naast een veld voor een handelscentrum: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}. Aan het eind kost een open missie 1 punt.
about-development = Vanaf nu: { $effect }.{ $used ->
    [1] {" "}Het dobbelsteenveld is deze ronde bezet.
   *[other] { "" }
}
about-half = { $mission ->
    [1] “{ $card }”, als missie
   *[other] “{ $card }”, als ontwikkeling
}
about-hand = Speel een kaart als extra actie, gratis, als missie of als ontwikkeling. Je houdt er hoogstens { $most }.
about-deck = Trek als extra actie twee kaarten en leg dan één kaart uit je hand af.
about-discard = Als de trekstapel op is, worden deze kaarten de nieuwe.
about-own = Punten voor gekoloniseerde planeten, missies, stations, technologiedobbelstenen, figuren naast handelscentra en wat over is. Wie na vier rondes de meeste punten heeft, wint.
about-waste = Wat niet op de plaatsen past, komt naast het bord, en elk daarvan kost aan het eind 1 punt.
about-left = Met kolonies koloniseer je planeten, stations bouw je met blokjes, fiches zijn voor missies.
about-fulfilled = Elke uitgevoerde missie levert de punten op zijn kaart op.
about-round = Elke ronde wordt één handelscentrum opgericht, en iedereen heeft vier beurten.
about-centres = Handelscentra: { $centres }.
