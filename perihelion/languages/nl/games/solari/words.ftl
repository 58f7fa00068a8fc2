# Solari: elke zin die iemand leest.

game = Solari
game-about = Ieder zes kometen, twee dobbelstenen, een bord van acht bij acht: leg je kometen op een rij en schiet die van de anderen uit hun rijen. Voor 2 of 4 spelers.
game-length = 20–40
luck = getallen
undo-dice = De volgende getallen zijn al bekend en blijven zo.
analysis-chance = Neem een willekeurig resultaat of kies er een.

option-level = Niveau
option-level-about = Wat punten oplevert.
option-level-1 = Solari 1: rijen
option-level-2 = Solari 2: rijen en reeksen
option-level-3 = Solari 3: rijen, reeksen en uitlijningen
option-players = Spelers
option-players-about = Met z’n vieren kun je in twee teams spelen.
option-teams = Teams
option-teams-about = Met vier spelers: Uranus en Neptunus tegen Saturnus en Jupiter.
option-teams-False = ieder voor zich
option-teams-True = twee teams
option-rand = Dobbelstenen of dominostenen
option-rand-about = Waar de twee getallen van een beurt vandaan komen.
option-rand-D = twee dobbelstenen
option-rand-V = gedekte dominostenen, een voor een omgedraaid
option-rand-O = open dominostenen, in hun volgorde gespeeld
option-rand-F = vrije dominostenen, in een volgorde naar keuze
option-use_hunter = Jager
option-use_hunter-about = Iedereen heeft een kleine planeet die ook schuin beweegt. Zijn treffers zijn altijd gericht.
option-use_hunter-False = zonder
option-use_hunter-True = met
option-use_blocker = Blokkeerder
option-use_blocker-about = Iedereen heeft een maan die de anderen niet mogen raken.
option-use_blocker-False = zonder
option-use_blocker-True = met
option-use_doubler = Verdubbelaar
option-use_doubler-about = Iedereen heeft een grote planeet op de rand die verdubbelt wat op zijn lijnen wordt gebouwd.
option-use_doubler-False = zonder
option-use_doubler-True = met
option-target = Doel
option-target-about = Wie als eerste zoveel punten haalt, wint meteen; 0 betekent geen doel. Gebruikelijk: 36 (één ronde) met dobbelstenen, geen doel met dominostenen.
option-max_turns = Maximum aantal beurten
option-max_turns-about = Met dobbelstenen: na zoveel beurten per speler wint de hoogste score.
option-equal_turns = Evenveel beurten
option-equal_turns-about = Het doel telt pas als iedereen evenveel beurten heeft gehad.
option-equal_turns-False = wie het doel het eerst haalt, wint meteen
option-equal_turns-True = de ronde wordt uitgespeeld
option-first = Wie begint
option-first-about = Daarna gaat het met de klok mee.
option-first--1 = willekeurig
option-first-0 = Uranus
option-first-1 = Saturnus; met twee spelers Neptunus
option-first-2 = Neptunus, met vier spelers
option-first-3 = Jupiter, met vier spelers

## Namen

seat-0 = Uranus
seat-1 = Saturnus
seat-2 = Neptunus
seat-3 = Jupiter
seat-2-0 = Uranus
seat-2-1 = Neptunus

way-0 = noorden
way-1 = oosten
way-2 = zuiden
way-3 = westen
way-4 = noordoosten
way-5 = zuidoosten
way-6 = zuidwesten
way-7 = noordwesten
facing-0 = noorden
facing-1 = oosten
facing-2 = zuiden
facing-3 = westen
turn-0 = met de klok mee
turn-1 = tegen de klok in

off-0 = komeet 1
off-1 = komeet 2
off-2 = komeet 3
off-3 = komeet 4
off-4 = komeet 5
off-5 = komeet 6
off-6 = de jager
off-7 = de blokkeerder
victim-0 = komeet 1
    .the = komeet 1
    .start = Komeet 1
victim-1 = komeet 2
    .the = komeet 2
    .start = Komeet 2
victim-2 = komeet 3
    .the = komeet 3
    .start = Komeet 3
victim-3 = komeet 4
    .the = komeet 4
    .start = Komeet 4
victim-4 = komeet 5
    .the = komeet 5
    .start = Komeet 5
victim-5 = komeet 6
    .the = komeet 6
    .start = Komeet 6
victim-6 = jager
    .the = de jager
    .start = De jager
victim-7 = blokkeerder
    .the = de blokkeerder
    .start = De blokkeerder
victim-8 = verdubbelaar
    .the = de verdubbelaar
    .start = De verdubbelaar

## Wat er nu te doen is

phase-DOMINO = Jij bent aan de beurt: kies een dominosteen.
phase-WILD = Dubbel zes! Kies twee getallen naar wens.
phase-PICK = Jij bent aan de beurt: kies { $extras ->
    [0] de komeet die
   *[other] het stuk dat
} terugkomt.
phase-ENTER = Zet { $extras ->
    [0] je komeet
   *[other] je stuk
} op { $cells }.
phase-MOVE1 = Verplaats { $extras ->
    [0] een komeet
   *[other] een stuk
} { $double ->
    [1] { $low }
   *[other] { $low } of { $high }
} { $high ->
    [one] veld
   *[other] velden
}.
phase-KO1 = Raak! { $extras ->
    [0] Ga verder met dezelfde komeet, of zet eerst de geraakte komeet terug en verplaats een andere.
   *[other] Ga verder met hetzelfde stuk, of zet eerst het geraakte stuk terug en verplaats een ander.
}
phase-MOVE2 = Verplaats nu { $another ->
    [1] { $extras ->
        [0] een andere komeet
       *[other] een ander stuk
    }
   *[other] { $extras ->
        [0] een komeet
       *[other] een stuk
    }
} { $left ->
    [one] 1 veld
   *[other] { $left } velden
}.
phase-PLACE = Kies waar op de rand { $extras ->
    [0] de geraakte komeet
   *[other] het geraakte stuk
} komt.
phase-FACE = Welke kant moet de komeet op wijzen?

## Acties

act-comet = Verplaats komeet { $piece } over { $distance ->
    [one] 1 veld
   *[other] { $distance } velden
} naar het { $way }
act-hunter = Verplaats de jager { $distance ->
    [one] 1 veld
   *[other] { $distance } velden
} naar het { $way }
act-blocker = Verplaats de blokkeerder { $distance ->
    [one] 1 veld
   *[other] { $distance } velden
} naar het { $way }
act-doubler = Verplaats de verdubbelaar { $distance ->
    [one] 1 veld
   *[other] { $distance } velden
} { $turn } langs de rand
act-put = { $own ->
    [1] Zet je { $victim } op { $rim }
   *[other] Zet { $victim_the } van { $seat } op { $rim }
}
act-gone = Haal { $victim_the } van { $seat } van het bord: de rand is vol
act-entry = Zet het stuk op { $row }{ $column }
act-pick = Haal { $off } terug
act-facing = Richt naar het { $facing }
act-combination = Speel { $values }
act-lapse = Sla de beurt over

log-comet = { $player } verplaatst komeet { $piece } over { $distance ->
    [one] 1 veld
   *[other] { $distance } velden
} naar het { $way }.
log-hunter = { $player } verplaatst de jager { $distance ->
    [one] 1 veld
   *[other] { $distance } velden
} naar het { $way }.
log-blocker = { $player } verplaatst de blokkeerder { $distance ->
    [one] 1 veld
   *[other] { $distance } velden
} naar het { $way }.
log-doubler = { $player } verplaatst de verdubbelaar { $distance ->
    [one] 1 veld
   *[other] { $distance } velden
} { $turn }.
log-put = { $own ->
    [1] { $player } zet { $victim_the } op { $rim }.
   *[other] { $player } zet { $victim_the } van { $seat } op { $rim }.
}
log-gone = De rand is vol: { $victim_the } van { $seat } verlaat het bord.
log-entry = { $victim_start } van { $player } komt terug op { $row }{ $column }.
log-pick = { $player } haalt { $off } terug.
log-facing = De komeet wijst naar het { $facing }.
log-combination = { $player } speelt { $values }.
log-lapse = { $player } kan geen volledige beurt doen.

chance-FIRST = { $known ->
    [1] { $player }
   *[other] { $letter ->
        [U] Uranus
        [S] Saturnus
        [N] Neptunus
       *[J] Jupiter
    }
} begint.
chance-ORDER = Dominosteen { $values } wordt neergelegd.
chance-ROLL = Gegooid: { $values }.
chance-TILE = Dominosteen { $values } wordt omgedraaid.

## Wat er op een actie volgt

event-hit = { $own ->
    [1] { $player } raakt de eigen { $victim } op { $cell }.
   *[other] Raak op { $cell }: { $victim } van { $player }.
}
event-total = Totale treffer: { $victim_the } van { $player } moet van het bord af en later terugkomen.
event-lapse = { $tile ->
    [1] De beurt van { $player } vervalt en de dominosteen is verbruikt.
   *[other] De beurt van { $player } vervalt.
}
event-tile = Volgende dominosteen van { $player }: { $values }.
event-row = { $sun ->
    [1] Zonnevelden { $cells }
   *[other] Rij van { $length } op { $cells }
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $doubled ->
    [1] , verdubbeld
   *[other] {""}
}.
event-sequence = { $sun ->
    [1] Reeks van { $length } in de zon, { $cells }
   *[other] Reeks van { $length } op { $cells }
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $doubled ->
    [1] , verdubbeld
   *[other] {""}
}.
event-alignment = { $sun ->
    [1] Uitlijning van { $length } in de zon, { $cells }
   *[other] Uitlijning van { $length } op { $cells }
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $doubled ->
    [1] , verdubbeld
   *[other] {""}
}.
event-gain = { $player } scoort { $points } en staat nu op { $score }.

line-points = Punten
line-team = Punten van het team
line-laps = Rondes
line-margin = Voorsprong

gain-points = { gain }

## Een beurt in één zin

brief-comet = komeet { $piece } naar { $cell }
brief-hunter = { $advice ->
    [1] de jager
   *[other] jager
} naar { $cell }
brief-blocker = { $advice ->
    [1] de blokkeerder
   *[other] blokkeerder
} naar { $cell }
brief-doubler = { $advice ->
    [1] de verdubbelaar
   *[other] verdubbelaar
} naar { $cell }
brief-put = { $advice ->
    [1] { $victim_the }
   *[other] { $victim }
} { $own ->
    [1] terug op { $rim }
   *[other] van { $seat } naar { $rim }
}
brief-gone = { $victim } van { $seat } van het bord
brief-entry = …terug op { $row }{ $column }
brief-pick = { $off }
brief-combination = { $values }
brief-lapse = geen volledige beurt
again-comet = …en verder naar { $cell }
again-hunter = …en verder naar { $cell }
again-blocker = …en verder naar { $cell }
again-doubler = …en verder naar { $cell }
begin-comet = verplaats komeet { $piece } naar { $cell }
begin-hunter = verplaats de jager naar { $cell }
begin-blocker = verplaats de blokkeerder naar { $cell }
begin-doubler = verplaats de verdubbelaar naar { $cell }
begin-put = { $own ->
    [1] zet je { $victim } terug op { $rim }
   *[other] zet { $victim_the } van { $seat } op { $rim }
}
begin-gone = haal { $victim_the } van { $seat } van het bord
begin-entry = zet het stuk op { $row }{ $column }
begin-pick = haal { $off } terug
begin-facing = richt de komeet naar het { $facing }
begin-combination = speel { $values }
begin-lapse = sla de beurt over
result-hit = { $own ->
    [1] eigen { $victim } geraakt
   *[other] raakt { $victim_the } van { $player }
}
result-total = die het bord verlaat
result-row = { $sun ->
    [1] { $length } in de zon
   *[other] rij van { $length }
}
result-sequence = reeks van { $length }
result-alignment = uitlijning van { $length }

more-pairs = meer kometen op één lijn
less-pairs = minder kometen op één lijn
named-more-pairs = { $better ->
    [1] Met de betere beurt zouden { $own ->
        [1] je kometen { $first } en { $second } op één lijn staan: met een derde heb je een rij.
       *[other] de kometen { $first } en { $second } van { $player } op één lijn staan.
    }
   *[other] { $own ->
        [1] Je kometen { $first } en { $second } staan dan op één lijn: met een derde heb je een rij.
       *[other] De kometen { $first } en { $second } van { $player } staan dan op één lijn.
    }
}
named-less-pairs = { $better ->
    [1] Met de betere beurt zouden { $own ->
        [1] je kometen { $first } en { $second } niet meer op één lijn staan.
       *[other] de kometen { $first } en { $second } van { $player } niet meer op één lijn staan.
    }
   *[other] { $own ->
        [1] Je kometen { $first } en { $second } staan dan niet meer op één lijn.
       *[other] De kometen { $first } en { $second } van { $player } staan dan niet meer op één lijn.
    }
}
more-off = { $n ->
    [one] 1 stuk meer om terug te halen
   *[other] { $n } stukken meer om terug te halen
}
less-off = { $n ->
    [one] 1 stuk minder om terug te halen
   *[other] { $n } stukken minder om terug te halen
}

term-points = punten
term-row = rijen
term-sequence = reeksen
term-alignment = uitlijningen
term-turn = alles uit de beurt halen
term-lines = kometen op één lijn
term-off = stukken naast het bord

## Waarom niet

SOLARI-6 = In dit spel is er geen { $victim }.
SOLARI-10 = Wacht: het staat nog niet vast wie begint.
SOLARI-12 = Wacht: er moet eerst gedobbeld worden.
SOLARI-13 = { $left ->
    [0] Je getallen zijn { $low } en { $high }: verplaats een stuk precies zoveel velden als een van die twee.
   *[other] Alleen de { $left } is nog over: verplaats een stuk precies zoveel velden.
}
SOLARI-14 = { $again ->
    [0] Nu is een ander stuk aan de beurt, precies { $left ->
        [one] { $left } veld
       *[other] { $left } velden
    } ver.
   *[other] Verplaats nu een stuk precies { $left ->
        [one] { $left } veld
       *[other] { $left } velden
    }.
}
SOLARI-16 = { $distance ->
    [one] Eén veld naar het { $way } ligt al buiten het bord.
   *[other] { $distance } velden naar het { $way } ligt buiten het bord.
}
SOLARI-20 = Daarna zou geen enkel stuk de { $left } meer kunnen spelen. Je moet beide getallen spelen.
SOLARI-21 = Je kunt een volledige beurt doen, dus dat moet ook.
SOLARI-22 = { $why ->
    [choice] Met { $values } zou je geen volledige beurt kunnen doen.
   *[other] Dubbel zes: noem eerst twee getallen naar wens.
}
SOLARI-24 = Zet eerst { $victim_the } van { $player } op de rand.
SOLARI-25 = { $why ->
    [taken] { $rim } is bezet. Kies een vrij randveld in de rij of kolom van { $cell }, waar het stuk werd geraakt.
   *[other] Het stuk is geraakt op { $cell }: het gaat naar een vrij randveld in die rij of kolom.
}
SOLARI-26 = { $rim } is bezet. In de rij en de kolom van { $cell } is geen randveld vrij, kies dus een ander vrij randveld.
SOLARI-27 = Een stuk verlaat het bord alleen als de rand vol is, en er is nog een randveld vrij.
SOLARI-28 = { $rim } is bezet. Na een gerichte treffer mag je elk vrij randveld kiezen.
SOLARI-33 = { $why ->
    [moved] Je { $victim } is al verplaatst. Je hebt het geraakte stuk teruggezet, dus nu is een ander stuk aan de beurt.
    [place] Je { $victim } kan de { $left } niet meer spelen: zet eerst het geraakte stuk terug.
    [move] Je { $victim } moet verder: waar je het geraakte stuk ook zet, er zou geen andere zet van { $left } overblijven.
   *[other] Of je { $victim } gaat verder, of je zet eerst het geraakte stuk terug.
}
SOLARI-36 = { $why ->
    [off] Dit stuk staat niet op het bord.
    [lapse] Je kunt je stuk terughalen, dus de beurt vervalt niet.
   *[other] Je stuk komt terug op { $cells }; dat is je hele beurt.
}
SOLARI-38 = Op { $cell } staat de blokkeerder van { $player }: daar kun je niet terugkomen.
SOLARI-39 = { $why ->
    [choice] Alleen een stuk dat niet op het bord staat, kan terugkomen.
   *[other] Kies eerst het stuk dat op het bord terugkomt.
}
SOLARI-40 = Op { $cell } staat de blokkeerder van { $player }: die kun je niet raken.
SOLARI-42 = Op { $cell } staat de verdubbelaar van { $player }: die kun je niet raken.
SOLARI-45 = Je zou je eigen verdubbelaar raken, en er is geen randveld voor vrij.
SOLARI-52 = Kies eerst welke kant de komeet op wijst.
SOLARI-55 = Je hebt dominosteen { $values } al gespeeld.
SOLARI-56 = { $why ->
    [outcome] Deze dominosteen is al gespeeld.
   *[other] Wacht: er moet eerst een dominosteen worden omgedraaid.
}
SOLARI-57 = { $why ->
    [outcome] Deze dominosteen ligt al in de rij.
   *[other] Wacht: de dominostenen moeten eerst worden neergelegd.
}
SOLARI-58 = { $why ->
    [choice] Met { $values } zou je geen volledige beurt kunnen doen. Kies een andere dominosteen.
   *[other] Kies eerst een dominosteen.
}
SOLARI-80 = Het spel is afgelopen: het doel van { $target } is bereikt.
SOLARI-82 = Het spel is afgelopen: iedereen heeft { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
} gespeeld.
SOLARI-83 = Het spel is afgelopen: alle dominostenen zijn gespeeld.
SOLARI-87 = Het spel is afgelopen: het doel van { $target } is bereikt, en iedereen heeft evenveel beurten gehad.

## Wat er wordt getrokken, voor de statistiek

draws-begins = Wie begint
draws-tile = Getallenparen

## Bots met een stijl

bot-architect = Architect
bot-architect-about = Brengt kometen op één lijn en wacht op de lange rij.
bot-opportunist = Opportunist
bot-opportunist-about = Pakt de punten van vandaag en bereidt niets voor morgen voor.
bot-brawler = Vechtersbaas
bot-brawler-about = Slaat je kometen uit hun lijnen zodra het kan.
