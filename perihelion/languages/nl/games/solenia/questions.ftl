# Wat mensen vragen; de sleutel noemt de regels met het antwoord. De zoekfunctie kent deze vragen.

question-7 = Hoeveel kaarten speel ik in een beurt?
question-8-9 = Waar mag ik mijn kaart leggen?
question-11 = Mag ik naast de kaart van een ander spelen?
question-8 = Mag ik op een bezet veld spelen?
question-18 = Mag ik een kaart weggooien als ik wel kan spelen?
question-21 = Hoeveel grondstoffen mag ik houden?
question-22-23 = Wat krijg ik in een stad?
question-24 = Mag ik een nachtopdracht leveren in een dagstad?
question-31 = Mag ik met de bonus dezelfde opdracht betalen?
question-29 = Wat als mijn rij met opdrachten vol is?
question-32-41 = Wanneer vliegt het luchtschip verder?
question-33-37 = Wanneer tellen mijn kaarten?
question-35 = Wat gebeurt er met getelde kaarten?
question-44 = Wanneer eindigt het spel?
question-48 = Zijn overgebleven grondstoffen iets waard?
question-43 = Wanneer trek ik een nieuwe kaart?
question-50 = Hoeveel opslag heb ik in de winter?
question-57 = In welke volgorde kiezen we verbeteringen?
question-61 = Hoe speelt de rivaal?
question-6 = Kan het hout opraken?
