# Wat mensen vragen; de sleutel noemt de regels met het antwoord. De zoekfunctie kent deze vragen.

question-1 = Met hoeveel mensen kun je spelen?
question-5 = Hoeveel energie heb ik aan het begin?
question-13 = Wat als twee spelers evenveel energie hebben?
question-11 = Krijg ik een beurt zonder energie?
question-20 = Kan ik mijn actie terugnemen?
question-25-27 = Hoe breng ik energie naar het volgende station?
question-27 = Mag ik beide bruggen tegelijk gebruiken?
question-33-60 = Telt de geruilde kaart als gespeeld?
question-42-69 = Hoeveel kaarten mag ik in de hand houden?
question-39 = Wat gebeurt er in het hoofdkwartier?
question-45 = Worden volle stations overgeslagen bij het weggeven van energie?
question-48 = Mag ik een aangekoppelde shuttle verplaatsen?
question-51 = Mag ik kaarten van andere spelers stelen?
question-54-53 = Wanneer krijg ik de gestolen kaarten?
question-57 = Wat kost een shuttle bij het energiecentrum?
question-70 = Wanneer is het spel afgelopen?
question-72-73 = Wat bij gelijke stand op de laser?
question-68 = Trek ik aan het eind van een ronde kaarten?
question-64-65 = Wat als de trekstapel leeg is?
question-74 = Hoe lang duurt de race tegen de klok?
question-60 = Hoeveel kaarten mag ik trekken?
