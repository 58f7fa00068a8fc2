### De cursus van Solaris.

lesson-replenish = Aanvullen
lesson-replenish-text = Rond de laser liggen zes stations. Een voor een worden ze actief, en daar krijgt iedereen één beurt; wie meer energie heeft, gaat eerst. Nu is het de biotoop, en jij bent Wit. Elke kaart van het actieve station brengt je hier 1 energie, tot 7. Voor elke twee kaarten die je speelt, trek je er daarna één.
lesson-replenish-goal = Kom op 4 energie in de biotoop.
lesson-replenish-hint = Kies “Aanvullen”. Je hebt twee kaarten van de biotoop.
lesson-replenish-done = Twee kaarten, twee energie. De kleur van een kaart maakt hier niet uit.
lesson-replenish-missed = Je hebt hier geen 4 energie. Vul aan met beide kaarten van de biotoop.

lesson-redirect = Verplaatsen
lesson-redirect-text = Energie helpt alleen waar je ze nodig hebt, vooral in het energiecentrum. De stations zijn verbonden door bruggen, elk in één kleur. Elke kaart in de kleur van een brug, van welk station ook, stuurt 1 van je energie van hier over die brug.
lesson-redirect-goal = Breng vanuit de kantine 2 energie naar het energiecentrum.
lesson-redirect-hint = De brug tussen de kantine en het energiecentrum is roze. Welke van je kaarten zijn roze?
lesson-redirect-done = Twee stappen dichter bij de laser. Hiervoor telt niet het station op een kaart, alleen de kleur.
lesson-redirect-missed = Het energiecentrum heeft er geen twee gekregen. Je hebt “Verplaatsen” en beide roze kaarten nodig.

lesson-exchange = Een betere kaart
lesson-exchange-text = Als je hier niets aan je kaarten hebt, ruil er dan een: leg hem af en neem een van de drie open kaarten of de bovenste van de trekstapel. Het is een hele actie, maar die kost geen energie.
lesson-exchange-goal = Neem de groene kaart uit het aanbod.
lesson-exchange-hint = Kies “Ruil een kaart”, geef weg wat je het minst nodig hebt, en kijk dan naar de open kaarten.
lesson-exchange-done = Nu heb je een groene kaart. Het gat in het aanbod wordt na je beurt gevuld.
lesson-exchange-missed = Je hebt geen groene kaart. Ruil er een van jou voor de open groene.

lesson-engine-deck = Het machinedek
lesson-engine-deck-text = Elk station heeft een eigen actie, die je betaalt met je energie daar. Op het machinedek mag je voor 1 energie een of twee kaarten van hetzelfde andere station spelen, en elke kaart brengt daar 1 energie, hoe ver weg ook.
lesson-engine-deck-goal = Breng voor 1 energie 2 naar de kantine.
lesson-engine-deck-hint = Gebruik de actie van het station en speel dan de twee kaarten met de kantine.
lesson-engine-deck-done = Eén betaald, twee gewonnen, dwars door de ring. Wie paren kaarten heeft, is dol op het machinedek.
lesson-engine-deck-missed = Geen 2 energie voor 1. Op beide kaarten moet de kantine staan.

lesson-headquarters = Het hoofdkwartier
lesson-headquarters-text = In het hoofdkwartier koopt 1 energie twee kaarten, elk uit het aanbod of van de trekstapel. Je ziet ze voordat je beslist of je nog een keer betaalt. Aan het eind van de beurt houd je er hoogstens zeven.
lesson-headquarters-goal = Maak van 2 energie vier kaarten, zodat je er zes hebt.
lesson-headquarters-hint = Gebruik de actie van het station, neem twee kaarten en geef dan nog een energie uit.
lesson-headquarters-done = Zes kaarten in de hand. Energie geeft kaarten, en kaarten geven energie: dat is het hart van het spel.
lesson-headquarters-missed = Je hebt geen zes kaarten. Betaal na de eerste twee een tweede keer.

lesson-biotope = De biotoop
lesson-biotope-text = In de biotoop betaal je 1 energie, en nog 1 voor elk station dat er een krijgt. Je kiest een richting; de volgende stations die kant op krijgen er elk 1. Een station waar je er al 7 hebt, wordt overgeslagen.
lesson-biotope-goal = Geef de kantine en het energiecentrum elk 1 energie.
lesson-biotope-hint = Met de klok mee komt eerst de shuttlehaven, maar daar heb je er 7. Hoeveel moet je er dus weggeven?
lesson-biotope-done = Drie betaald, twee gegeven, en de volle shuttlehaven is overgeslagen.
lesson-biotope-missed = Kantine en energiecentrum hebben er niet allebei een gekregen. Geef er twee met de klok mee.

lesson-canteen = De kantine
lesson-canteen-text = In de kantine trek je voor 1 energie een willekeurige kaart uit de hand van een andere speler, hoogstens één van elk. Wat je trekt, ligt gedekt voor je tot iedereen hier aan de beurt is geweest; niemand kan het van je afpakken.
lesson-canteen-goal = Neem van elk van de anderen een kaart.
lesson-canteen-hint = Je hebt hier 2 energie, genoeg voor twee kaarten. Neem na de eerste nog een.
lesson-canteen-done = Twee kaarten meer voor jou, één minder voor elk van de anderen.
lesson-canteen-missed = Je hebt geen twee kaarten gekregen. Stop niet na de eerste.

lesson-shuttle-port = De shuttlehaven
lesson-shuttle-port-text = In de shuttlehaven koppel je shuttles aan, voor 1 energie per stuk. Ze blijven tot de ronde eindigt. Een shuttle brengt energie van het station waar hij is aangekoppeld naar de laser, maar alleen met kaarten in zijn kleur.
lesson-shuttle-port-goal = Koppel een shuttle aan die je zelf kunt gebruiken: waar je energie hebt, en in een kleur die je hebt.
lesson-shuttle-port-hint = Welke kleur hebben al je kaarten? En bij welke stations heb je nog energie?
lesson-shuttle-port-done = Die komt je in het energiecentrum van pas. Maar let op: de anderen mogen hem ook gebruiken.
lesson-shuttle-port-missed = Deze shuttle kun je zelf niet gebruiken. Je hebt energie bij zijn station nodig en een kaart in zijn kleur.

lesson-laser = De laser
lesson-laser-text = In het energiecentrum betaalt alles zich uit. Elke stap op de laser kost drie dingen: 1 energie hier, 1 energie bij het station van een aangekoppelde shuttle, en een kaart in de kleur van die shuttle. Het spel eindigt met de ronde waarin iemand er 7 heeft; wie er de meeste op de laser heeft, wint.
lesson-laser-goal = Zet in deze beurt drie stappen op de laser.
lesson-laser-hint = Kijk waar de shuttles zijn aangekoppeld en waar je energie hebt. Aan de blauwe bij het hoofdkwartier heb je niets.
lesson-laser-done = Drie stappen! Nu ken je alle zes de stations en kun je een heel spel spelen.
lesson-laser-missed = Dat waren geen drie stappen. Twee keer de groene shuttle en één keer de roze.
