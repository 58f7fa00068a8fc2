# Wat mensen vragen; de sleutel noemt de regels met het antwoord. De zoekfunctie kent deze vragen.

question-1 = Hoeveel rondes zijn er?
question-18 = Wat kost de dobbelsteen op min één?
question-27 = Wat betekent de ster op een dobbelsteen?
question-31-32 = Waar gaat afval heen als mijn plaatsen vol zijn?
question-24 = Waar is het onderzoeksveld voor?
question-34 = Kan ik punten bewaren voor later?
question-41 = Hoe verhoog ik technologiedobbelstenen?
question-36-37 = Waar kan ik een blokje opslaan?
question-44 = Hoeveel extra acties heb ik?
question-46 = Hoeveel kaarten trek ik?
question-48 = Wat gebeurt er als de trekstapel leeg is?
question-52-54 = Hoe ver kan ik vliegen?
question-58 = Mag ik op een ander schip stoppen?
question-62-63 = Hoe koloniseer ik een planeet?
question-64 = Wanneer telt een planeet?
question-67 = Wat kost een station?
question-71 = Waar kan ik een missie uitvoeren?
question-78-80 = Wanneer mag ik een buitenpost leggen?
question-83 = Kan ik een blokje kopen met brandstof?
question-90 = Wanneer eindigt het spel?
