# Partijen: dezelfde trekkingen voor iedereen.

error-deal = Dat kan niet als iedereen dezelfde partij speelt.
error-deal-sealed = De trekkingen van deze partij blijven verzegeld tot iedereen hem gespeeld heeft.
error-deal-seat = In een partij speelt ieder voor zich, en de plaatsen liggen vast: niemand kan het hier overnemen.
error-deal-none = Voor deze dag is er geen partij. Misschien liep de klok van de server verkeerd; kom later terug.
error-deal-clock = De klok van deze server is net veranderd. Probeer het over een uur nog eens.
error-deal-opened = Deze partij is geopend voordat zijn dag voorbij was, omdat de klok van de server verkeerd liep. Hij kan niet meer gespeeld worden.
error-deal-end = Een partij wordt uitgespeeld. Je kunt opgeven.
error-deal-hidden = Je kunt deze tafel later bekijken. Anderen spelen nog met dezelfde trekkingen; tot dan zien alleen de spelers hem.
error-deal-begun = Je bent al aan deze partij begonnen. Iedereen speelt hem één keer.
error-deal-tables = Er kunnen { $least } tot { $most } tafels zijn.
undo-deal = In een partij kun je niets terugnemen zodra er iets gegooid of getrokken is, of een andere speler gespeeld heeft.
error-deal-unknown = Zo’n partij is er niet.
error-deal-persons = Minstens één plaats is voor een mens.
fair-deal = De partij van { DATETIME($deal, dateStyle: "long") }: dezelfde trekkingen voor iedereen, vooraf verzegeld. Het zegel gaat open als de dag voorbij is.
fair-deal-set = Dezelfde trekkingen aan alle tafels van deze reeks. Ze gaan open als alle tafels klaar zijn.
error-deal-twice = Je speelt al aan een andere tafel met dezelfde trekkingen.
