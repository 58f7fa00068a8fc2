### De cursus van Solari.

lesson-two-moves = Twee dobbelstenen, twee zetten
lesson-two-moves-text = Jij speelt Uranus. De dobbelstenen tonen 2 en 3: elk is één zet, recht en precies zo ver. Jij kiest welke je eerst speelt, en of één komeet beide zetten doet of twee kometen elk één. Een komeet springt over alles wat in de weg staat.
lesson-two-moves-goal = Breng komeet 1 in de zon, de vier velden in het midden.
lesson-two-moves-hint = Komeet 1 staat onder de zon en twee kolommen links ervan. Hij mag beide dobbelstenen gebruiken.
lesson-two-moves-done = Dat is een beurt: twee dobbelstenen, twee zetten. De volgorde maakte hier niet uit.
lesson-two-moves-missed = Je beurt is voorbij en komeet 1 staat niet in de zon. Je hebt er beide zetten voor nodig.

lesson-row = Drie op een rij
lesson-row-text = Drie van je kometen naast elkaar zijn een rij en leveren een punt op: horizontaal, verticaal of schuin. Je scoort één keer, na beide zetten. Je moet beide zetten doen, dus pas op dat de tweede niet bederft wat de eerste heeft gebouwd.
lesson-row-goal = Bouw een rij van drie.
lesson-row-hint = Tussen komeet 2 en 3 is precies één veld vrij.
lesson-row-done = Je eerste punt! De andere dobbelsteen ging naar een komeet die niet bij de rij hoort.
lesson-row-missed = Deze keer geen rij. De ene zet vult het gat; de andere is voor een komeet die daar niet nodig is.

lesson-longer = Lange rijen leveren veel meer op
lesson-longer-text = Rijen van 3, 4, 5 en 6 leveren 1, 3, 9 en 27 punten op. Alleen wat nieuw is telt: de rij van drie die hier al ligt, levert niets meer op, maar zodra hij groeit, telt hij in zijn nieuwe lengte.
lesson-longer-goal = Scoor 3 punten in deze beurt.
lesson-longer-hint = Kijk naar de twee uiteinden van de rij. Welke komeet kan er met één dobbelsteen bij?
lesson-longer-done = Vier op een rij, 3 punten. Vraag je altijd af of een rij die er al ligt, nog kan groeien.
lesson-longer-missed = Dat waren geen 3 punten. De rij moet blijven liggen en er aan één kant een vierde komeet bij krijgen.

lesson-knock-out = Schiet ze weg
lesson-knock-out-text = Land op een komeet van een ander en je raakt hem: je zet hem op de rand. Als één komeet beide zetten doet en maar één stuk raakt, mag je elk vrij randveld kiezen; anders een in de rij of kolom van de treffer.
lesson-knock-out-goal = Neptunus heeft een rij door de zon. Raak komeet 2 van Neptunus, in het midden ervan.
lesson-knock-out-hint = Jouw komeet 1 staat 3 velden eronder en 2 velden ernaast. Kies daarna een randveld ver weg.
lesson-knock-out-done = De rij is kapot. Treffers leveren geen punten op, maar kosten de anderen die van hen.
lesson-knock-out-missed = Komeet 2 van Neptunus staat er nog. Je moet er precies op landen.

lesson-six-six = Joker: 6-6
lesson-six-six-text = Met 6-6 noem je twee getallen naar wens en speel je die. Noem je een dubbel, en doet één komeet beide zetten en raakt hij één stuk, dan gaat dat stuk helemaal van het bord.
lesson-six-six-goal = Schiet komeet 2 van Neptunus van het bord.
lesson-six-six-hint = Tel de velden van jouw komeet 1 naar komeet 2 van Neptunus: hoeveel omhoog, hoeveel naar links? Het moet twee keer hetzelfde getal zijn.
lesson-six-six-done = Weg! Neptunus moet een hele beurt besteden om hem terug te halen.
lesson-six-six-missed = Komeet 2 van Neptunus staat nog op het bord. Alleen een dubbel, gespeeld met één enkele komeet, schiet hem eraf.

lesson-back = Terug in het spel
lesson-back-text = Als een van je kometen van het bord is, halen je dobbelstenen hem terug: 3 en 4 leiden naar rij 3, kolom 4, of rij 4, kolom 3, geteld vanaf 0 linksboven. Dat is je hele beurt, en die telt. Drie kometen in de zon zijn ook een rij.
lesson-back-goal = Haal komeet 3 terug en scoor.
lesson-back-hint = Beide velden die de dobbelstenen toelaten, liggen in de zon, en daar heb je al twee kometen.
lesson-back-done = Een komeet terug en meteen een punt. Nu weet je alles wat je nodig hebt: wie als eerste 36 punten haalt, wint.
lesson-back-missed = Dat leverde geen punt op. Neem de komeet en zet hem in de zon.
