## De verkenner: wat er in een stelling gespeeld werd

explorer = Wat hier gespeeld werd
explorer-wait = Even opzoeken…
explorer-about = “Gewonnen” is het deel van de spellen dat de speler van de zet won. Het bereik tussen haakjes laat ruimte voor geluk: weinig spellen, breed bereik.
explorer-no-turn = Op dit moment beslist niemand: ga naar een moment waarop iemand aan de beurt is. Vanaf een plaats zie je alleen de beslissingen van die speler.
explorer-nothing = Nog niemand is in deze stelling geweest. De verkenner kent het begin van spellen: die van jou, openbare, en spellen tussen bots.
explorer-known-one = In precies deze stelling: { $n } spel
explorer-known-other = In precies deze stelling: { $n } spellen
explorer-decisions-one = Na dezelfde zetten, wat het geluk ook bracht: { $n } spel
explorer-decisions-other = Na dezelfde zetten, wat het geluk ook bracht: { $n } spellen
explorer-own-one = Na dezelfde zetten van deze speler: { $n } spel
explorer-own-other = Na dezelfde zetten van deze speler: { $n } spellen
explorer-times = { $n } ×
explorer-won = gewonnen { $share } % ({ $low } tot { $high } %), gemiddeld { $points } punten
explorer-more-one = nog { $n } zet
explorer-more-other = nog { $n } zetten
