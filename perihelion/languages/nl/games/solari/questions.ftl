# Wat mensen vragen; de sleutel noemt de regels met het antwoord. De zoekfunctie kent deze vragen.

question-23-31-32 = Mag ik op mijn eigen komeet landen?
question-17 = Mag ik over andere stukken springen?
question-21-13 = Wat als ik niet beide dobbelstenen kan gebruiken?
question-72 = Hoeveel punten is een rij van vier?
question-28 = Wanneer is een treffer gericht?
question-36 = Hoe breng ik een stuk terug in het spel?
question-43 = Hoe beweegt de verdubbelaar?
question-40 = Mag mijn tegenstander op mijn blokkeerder landen?
question-70 = Tellen de vier velden in het midden als een rij?
question-74-75 = Hoe telt een reeks?
question-71-76 = Krijg ik opnieuw punten voor een oude rij?
question-55-59 = Mag ik een dominosteen twee keer gebruiken?
question-58 = Welke dominosteen mag ik kiezen?
question-66 = Scoor ik voor rijen van mijn partner?
question-86-87 = Wat betekent evenveel beurten?
question-18 = Welke dobbelsteen moet ik eerst spelen?
question-19 = Mag ik met dezelfde komeet terug?
question-27 = Wat als de hele rand vol is?
question-6 = Hoeveel kometen heb ik?
question-78 = Tellen twee rijen tegelijk?
