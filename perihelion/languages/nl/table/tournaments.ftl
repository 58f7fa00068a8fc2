## Weigeringen van toernooien

error-tournament-unknown = Zo’n toernooi is er niet. Misschien is de link niet compleet.
error-tournament-organiser = Dat kan alleen wie het toernooi leidt: wie de groep leidt, of een beheerder van de server.
error-tournament-many = Je leidt { $n } toernooien die nog niet afgelopen zijn. Beëindig er eerst een.
error-tournament-plan = Zo’n toernooi met { $seats } aan een tafel is er niet.
error-tournament-starts = Die tijd is voorbij. Kies een latere, of geen.
error-tournament-enter = Je kunt je nu niet inschrijven: je doet al mee, het is vol of afgelopen, of het is voor de leden van een groep.
error-tournament-begun = Het is al begonnen.
error-tournament-few = Te weinig mensen doen mee: er zijn er minstens { $n } nodig.
error-tournament-substitute = Deze reserve kan die plaats niet meer nemen.
error-tournament-adjourn = Deze tafel kan geen extra tijd krijgen: hij is klaar, of alle tafels van de ronde hebben dezelfde trekkingen.
error-league-season = Het laatste seizoen is nog niet afgelopen, of het volgende is net begonnen.
