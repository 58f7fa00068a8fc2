### De cursus van Solenia.

lesson-island = Een kaart op een eiland
lesson-island-text = Elke beurt gebruik je één kaart. Leg hem op het veld van het luchtschip zelf of op een leeg veld ernaast, niet schuin. Op een eiland krijg je zoveel van die grondstof als het getal op de kaart: 0, 1 of 2.
lesson-island-goal = Haal 2 graan.
lesson-island-hint = Vlak voor het luchtschip ligt een graaneiland. Welke van je kaarten levert er twee op?
lesson-island-done = Twee graan in je opslag. Het plaatje op een kaart telt pas later; daar komen we nog op.
lesson-island-missed = Dat was geen 2 graan. Je hebt de kaart met de 2 nodig, op een graaneiland naast het luchtschip.

lesson-distance = Verder weg
lesson-distance-text = Je mag ook vanaf je eigen kaarten beginnen: de velden ernaast zijn gratis. Al het andere kost één grondstof naar keuze voor elk veld ertussen. Aan kaarten van andere spelers heb je niets.
lesson-distance-goal = Haal 2 hout. Deze keer is geen houteiland gratis.
lesson-distance-hint = Zoek een houteiland met maar één veld tussen het eiland en het luchtschip of je kaart.
lesson-distance-done = Eén grondstof betaald, twee gewonnen. Je betaalt nooit meer dan de kortste weg kost.
lesson-distance-missed = Dat was geen 2 hout. De kaart met de 2 moet naar een houteiland; de weg kost je één grondstof.

lesson-deliver = Een levering
lesson-deliver-text = In een stad levert je kaart zoveel sterren op als zijn getal, en je moet één open opdracht van de soort van die stad leveren: een dagopdracht in een dagstad, een nachtopdracht in een nachtstad. De opdracht gaat naar je bord, en zijn plaats daar geeft een bonus.
lesson-deliver-goal = Lever de opdracht van 2 steen en 1 water, en haal 2 sterren met de kaart.
lesson-deliver-hint = Vlak naast het luchtschip ligt een dagstad. Maar één open opdracht past bij je grondstoffen.
lesson-deliver-done = 2 sterren, een opdracht van nog eens 5, en 1 hout als bonus van de plaats.
lesson-deliver-missed = De opdracht is niet geleverd, of de kaart was te laag. In de stad hoort een 2.

lesson-airship = Het luchtschip vliegt verder
lesson-airship-text = Een kaart met een 0 levert meteen niets op, maar laat het luchtschip verder vliegen. Dan telt elke kaart op de achterste strook voor zijn eigenaar, volgens zijn plaatje: grondstoffen, of een ster als hij op het juiste eiland ligt. Daarna wordt de strook omgedraaid en gaat hij naar voren: nacht wordt dag.
lesson-airship-goal = Laat je twee kaarten op de achterste strook tellen.
lesson-airship-hint = Met welke van je kaarten vliegt het luchtschip verder? Het veld maakt niet veel uit.
lesson-airship-done = Een ster voor de kaart op het steeneiland, een graan voor de andere. Een 0 op het juiste moment is een sterke kaart.
lesson-airship-missed = Het luchtschip bleef waar het was, en er is niets geteld. Alleen een 0 laat het verder vliegen.

lesson-plan = Twee beurten, één plan
lesson-plan-text = Dagopdrachten vragen vooral om steen en water, nachtopdrachten om hout en graan: precies wat daar schaars is. Dus eerst verzamel je, en daarna lever je. Aan het eind van elke beurt trek je een kaart.
lesson-plan-goal = Lever in twee beurten de dagopdracht van 2 steen en 1 water.
lesson-plan-hint = Je hebt 1 water en moet 2 steen hebben. Naast het luchtschip ligt een steeneiland, aan de andere kant een dagstad.
lesson-plan-done = Eerst de grondstoffen, dan de stad. Zo gaat een heel spel, alleen met de anderen ertussen.
lesson-plan-missed = De opdracht ligt er nog. Haal eerst twee steen, met een 2, en bewaar een kaart voor de stad.

lesson-last-card = De laatste kaart
lesson-last-card-text = Dit is je laatste beurt. Aan het eind tel je op: je sterren, die van je opdrachten, 1 ster voor elke twee grondstoffen die over zijn, en paren: 1, 2, 3 of 4 paren van een dag- en een nachtopdracht leveren 1, 3, 6 of 10 sterren op.
lesson-last-card-goal = Vind de levering waarmee je op 31 sterren komt.
lesson-last-card-hint = Je hebt drie dagopdrachten en één nachtopdracht. Waarmee maak je nog een paar?
lesson-last-card-done = De nachtopdracht toont minder sterren, maar het tweede paar levert er twee meer op. Nu weet je genoeg voor een heel spel: 16 kaarten per speler, en wie de meeste sterren heeft, wint.
lesson-last-card-missed = Bijna, maar geen 31. Reken uit wat een tweede paar waard is, en betaal niet voor een lange weg.
