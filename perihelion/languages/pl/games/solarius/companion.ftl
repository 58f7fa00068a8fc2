## Przy prawdziwym stole: pytania tam, gdzie decyduje los

ask-CHANCE_TILE = Która płytka leży w sektorze { $sector }?
ask-CHANCE_ROTATION = O ile obrócona jest płytka w sektorze { $sector }?
ask-CHANCE_BACK = { $set_up ->
        [1] Jaki kolor ma rewers planety { $n } w sektorze { $sector }? Od środka na zewnątrz, każdy pierścień przeciwnie do zegara od prawej strony.
       *[other] Jaki kolor ma rewers planety pod statkiem ({ $name })?
    }
ask-CHANCE_START_PLAYER = Kto zaczyna?
ask-CHANCE_START_CARD = Którą kartę startową dostaje { $name }?
ask-CHANCE_CARD = Jaką kartę dobiera { $name }?
ask-CHANCE_DIE = { $set_up ->
        [1] Jaka kostka wychodzi z woreczka jako { $n }. z 4 i co pokazuje?
       *[other] Jaka kostka wychodzi z woreczka i co pokazuje?
    }
ask-CHANCE_CENTRE = Które centrum handlu wylosowano na rundę { $n }?
ask-CHANCE_PLANET = Jaka planeta jest pod statkiem ({ $name })?

sector-1 = po prawej
sector-2 = u góry
sector-3 = z lewej u góry
sector-4 = po lewej
sector-5 = na dole
sector-6 = z prawej na dole
sector-0 = pośrodku
