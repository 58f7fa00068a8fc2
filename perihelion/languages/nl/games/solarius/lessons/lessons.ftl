### De cursus van Solarius Mission.

lesson-die = Neem een dobbelsteen
lesson-die-text = Elke beurt begint met een dobbelsteen van de brug. Je legt hem op een veld van je bord; een gewoon veld kan altijd. Zijn ogen zeggen hoeveel punten hij geeft. Die kun je uitgeven aan blokjes: één in de kleur van de dobbelsteen voor elk punt, opgeslagen links van je technologiedobbelsteen in die rij.
lesson-die-goal = Sla 2 gele blokjes op.
lesson-die-hint = Neem de gele dobbelsteen, leg hem op een gewoon veld, en kies de blokjes, niet de SpaceBucks.
lesson-die-done = Twee gele blokjes. Met blokjes betaal je stations en missies.
lesson-die-missed = Je hebt geen 2 gele blokjes. Neem de gele 2 en sla voor elk punt een blokje op.

lesson-wheel = Het rad en de kleuren
lesson-wheel-text = Het getal naast een dobbelsteen op de brug hoort erbij: op +1 tot +3 krijg je zoveel brandstof of SpaceBucks, op −1 betaal je er een. Dobbelstenen die niemand neemt, worden van beurt tot beurt beter. In plaats van blokjes kun je de punten ook aan de actie van de kleur uitgeven: zwart geeft brandstof, geel SpaceBucks.
lesson-wheel-goal = Breng je brandstof op 6.
lesson-wheel-hint = Je hebt er 2. Zoek een zwarte dobbelsteen met een goede bonus, en neem de bonus als brandstof.
lesson-wheel-done = 2 als bonus, 2 voor de punten: 6 brandstof. Een bescheiden dobbelsteen op +2 is vaak beter dan een sterke op −1.
lesson-wheel-missed = Nog geen 6 brandstof. Neem de zwarte dobbelsteen: de hele bonus in brandstof, en dan de actie van zwart.

lesson-technology = Technologie verhogen
lesson-technology-text = Een ster op een dobbelsteen telt zoveel punten als je technologiedobbelsteen van die kleur toont. Turkoois verhoogt technologiedobbelstenen, van welke kleur ook: de stap van 1 naar 2 kost 1 punt, van 2 naar 3 kost 2, van 3 naar 4 kost 3.
lesson-technology-goal = Verhoog je zwarte technologiedobbelsteen tot 3.
lesson-technology-hint = De turkooizen 3 is precies genoeg: 1 punt en 2 punten.
lesson-technology-done = Vanaf nu telt elke zwarte ster 3. Dat betaalt zich telkens weer terug.
lesson-technology-missed = Je zwarte technologiedobbelsteen toont geen 3. Gebruik er alle drie de turkooizen punten voor.

lesson-push = Technologie verschuiven
lesson-push-text = Hoeveel je kunt opslaan, hangt af van de kolom waarin een technologiedobbelsteen staat: alleen de velden links ervan zijn open. Bruin schuift technologiedobbelstenen naar rechts, voor 1, 2, 3, 4 punten naar kolom II, III, IV, V. Blokjes op de velden van waarde 2 en 3 tellen zwaarder als je betaalt.
lesson-push-goal = Schuif je gele technologiedobbelsteen naar kolom III.
lesson-push-hint = De bruine dobbelsteen toont 3 en ligt op −1: hij kost je 1 brandstof of SpaceBuck, maar dat is het waard.
lesson-push-done = Nu passen er vijf gele blokjes, twee ervan met waarde 2. Dobbelstenen die ver zijn geschoven, leveren aan het eind ook punten op.
lesson-push-missed = Je gele technologiedobbelsteen staat niet in kolom III. Dat kost 1 en 2 punten: de bruine 3.

lesson-transform = Een andere kleur
lesson-transform-text = Eén keer per ronde mag een dobbelsteen op het transformatieveld liggen en als elke andere kleur tellen; een ster telt dan je technologiedobbelsteen van de nieuwe kleur. Dat geeft 1 afval, en een dobbelsteen van 3 punten of meer ook 1. Je hebt drie plaatsen voor afval; alles daarboven kost aan het eind een punt.
lesson-transform-goal = Sla 4 turkooizen blokjes op.
lesson-transform-hint = Geen dobbelsteen is turkoois, maar een ster+1 zou dan 4 waard zijn: je turkooizen technologiedobbelsteen toont 3.
lesson-transform-done = Vier blokjes uit een dobbelsteen die zwak leek. Houd het afval in de gaten.
lesson-transform-missed = Je hebt geen 4 turkooizen blokjes. De gele ster+1 hoort op het transformatieveld, als turkoois.

lesson-drives = Meer bereik
lesson-drives-text = Na de dobbelsteen heb je één extra actie: aandrijvingen kopen, kaarten trekken, een kaart spelen, of vliegen. Een aandrijving kost 3 brandstof, en je mag er meerdere tegelijk kopen. Je bereik is de som van je aandrijvingen; elk veld verder kost bij een vlucht 2 brandstof.
lesson-drives-goal = Koop twee aandrijvingen.
lesson-drives-hint = Je hebt precies 6 brandstof. Kies de aandrijving, en dan nog een.
lesson-drives-done = Vanaf nu bereik 3, bij elke vlucht. Vroeg gekochte aandrijvingen betalen zich het hele spel terug.
lesson-drives-missed = Je hebt geen twee aandrijvingen. Geef er al je brandstof aan uit.

lesson-settle = Een planeet koloniseren
lesson-settle-text = Vliegen is een extra actie. Waar je stopt, mag je één ding doen. Een gedekte planeet wordt omgedraaid; dan koloniseer je hem met een kolonie, of je laat hem liggen en neemt blokjes als ontdekker. Een gekoloniseerde planeet wacht naast je bord tot je aan zijn voorwaarde voldoet.
lesson-settle-goal = Vlieg naar een planeet en koloniseer hem.
lesson-settle-hint = Je bereik is 2. Twee velden van de thuisplaneet ligt een gedekte zwarte planeet.
lesson-settle-done = Je eerste kolonie! De planeet vraagt nu om brandstof, en kost aan het eind een punt als hij nog wacht.
lesson-settle-missed = Nog geen kolonie. Vlieg naar een planeet binnen je bereik en kies voor koloniseren.

lesson-planet = Wat een planeet vraagt
lesson-planet-text = Een wachtende planeet telt pas als je aan zijn voorwaarde voldoet, op elk moment in je eigen beurt: een zwarte kost brandstof, een gele SpaceBucks. Turkooizen en bruine kosten niets: ze tellen zodra genoeg van je technologiedobbelstenen hoog genoeg of ver genoeg staan.
lesson-planet-goal = Betaal 4 brandstof voor je zwarte planeet.
lesson-planet-hint = Je komt één brandstof tekort. Welke dobbelsteen geeft die?
lesson-planet-done = 3 punten, en geen aftrek voor een planeet die wacht. Planeten in vier kleuren leveren als set nog eens 4 op.
lesson-planet-missed = De planeet wacht nog. Neem de zwarte dobbelsteen, gebruik de actie van zwart, en betaal dan de planeet.

lesson-station = Een station bouwen
lesson-station-text = Op een gewoon veld mag je een station bouwen. Het kost blokjes van de twee kleuren op zijn kaart, ter waarde van 3 en 2 voor je eerste. Het heeft meteen een effect, en een blijvend effect aan het eind van elke ronde en telkens als je er nog een bouwt.
lesson-station-goal = Vlieg naar een gewoon veld en bouw een station.
lesson-station-hint = Je hebt zwart ter waarde van 3 en turkoois ter waarde van 2. Dat is de Academie. Elk gewoon veld naast je is goed.
lesson-station-done = De Academie staat, en je mag meteen technologie verhogen. Twee, drie, vier stations leveren 1, 3, 6 punten op.
lesson-station-missed = Nog geen station. Je hebt een gewoon veld nodig: geen planeet, geen portaal, geen veld van een handelscentrum.

lesson-card = Een kaart spelen
lesson-card-text = Elke vooruitgangskaart kun je op twee manieren gebruiken, en hem spelen is een gratis extra actie. Als ontwikkeling helpt hij je vanaf nu. Als missie wacht hij tot je hem uitvoert: voor punten, maar een open missie kost aan het eind een punt.
lesson-card-goal = Speel “Makelaars” als missie.
lesson-card-hint = Kies “Speel een kaart”, dan de kaart, dan de missie.
lesson-card-done = De missie vraagt om zwart ter waarde van 3 en geel ter waarde van 2. Je bent er bijna.
lesson-card-missed = De kaart ligt niet als missie op tafel. Begin opnieuw en kies de missie.

lesson-mission = Een missie uitvoeren
lesson-mission-text = Een missie voer je uit op een gewoon veld naast het veld van een handelscentrum: betaal de blokjes, en je fiche blijft daar. Je eerste missie naast een opgericht centrum geeft een van de buitenpostbonussen naar keuze. Op buitenste tegels mag je ook buitenposten onder je figuren leggen.
lesson-mission-goal = Voer je missie uit naast handelscentrum A.
lesson-mission-hint = Het handelscentrum ligt op de tegel naast je. Vlieg naar een gewoon veld dat eraan grenst, en kies dan de missie.
lesson-mission-done = 3 punten voor de missie, en je fiche telt ook naast het centrum. Nu weet je alles wat je voor vier rondes nodig hebt: wie de meeste punten heeft, wint.
lesson-mission-missed = De missie is nog open. Stop op een gewoon veld vlak naast het handelscentrum.
