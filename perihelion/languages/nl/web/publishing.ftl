## Spellen voor iedereen: of openbare spellen gepubliceerd mogen worden

publishing = Spellen voor iedereen
publishing-agree = Mijn openbare spellen mogen zonder namen gepubliceerd worden
publishing-about = Dat helpt onderzoek en mensen die de spellen leren. Het geldt voor openbare spellen die beginnen nadat je het goedvindt, en alleen als iedereen aan tafel het goedvond. Zetten en uitslagen worden gepubliceerd, geen namen en geen tijden, en iedereen mag ze gebruiken (CC0). Wie een spel gezien heeft, kan het herkennen. Je kunt je bedenken tot een spel gepubliceerd is; dat gebeurt na het eind van de maand.
publishing-saved = Opgeslagen.
