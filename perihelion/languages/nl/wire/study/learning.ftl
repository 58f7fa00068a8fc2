### Lessen, en fouten die nog eens gespeeld worden.

lesson-hint-piece = Begin hier: { $name }. Er zit een stippelring omheen.
lesson-hint-marked = Begin waar de stippelring is.
lesson-hint-button = Het antwoord is een van de knoppen.
lesson-hint-move = De volgende stap: { $says }.
lesson-hint-astray = Vanaf hier is er geen oplossing. Neem iets terug, of begin opnieuw.
lessons-of = Lessen: { $game }
lesson-next = Volgende les
lesson-play = Speel { $game }

mistakes-of = Fouten: { $game }
mistake-title = Jij bent weer aan de beurt, { $name }
mistake-text = In het spel koos je: { $says }. Dat kostte ongeveer { $loss } procentpunt (± { $error }).
mistake-title-other = { $name } is aan de beurt
mistake-text-other = In het spel koos { $name }: { $says }. Dat kostte ongeveer { $loss } procentpunt (± { $error }).
mistake-same-other = Dat koos { $name } in het spel. Het kost ongeveer { $loss } procentpunt.
mistake-goal = Vind een betere zet.
mistake-next = Volgende fout
mistake-report = Naar het verslag
mistake-hint-none = Kijk naar alles wat je hier kunt doen, niet alleen naar wat het eerst opkomt.
mistake-best = Ja, dat is de betere zet.
mistake-good = Goed: dat is ongeveer zo sterk als de beste gevonden zet ({ $says }).
mistake-same = Dat koos je in het spel. Het kost ongeveer { $loss } procentpunt.
mistake-worse = Er is iets beters: dit zou ook ongeveer { $loss } procentpunt kosten.

puzzles-of = Puzzels: { $game }
difficulty-0 = heel makkelijk
difficulty-1 = makkelijk
difficulty-2 = gemiddeld
difficulty-3 = moeilijk
difficulty-4 = heel moeilijk
puzzle-title = Puzzel, rating { $rating }
puzzle-text = Jij bent { $player }.{ $orders ->
    [0] {""}
   *[other] {" "}Je mag de stappen ook in een andere volgorde spelen.
}
puzzle-text-begun = Jij bent { $player }, en je beurt is al begonnen.{ $orders ->
    [0] {""}
   *[other] {" "}Je mag de stappen ook in een andere volgorde spelen.
}
puzzle-goal = Speel de beste beurt.
puzzle-next = Volgende puzzel
puzzle-hint = Waar het om gaat: { $theme }.
puzzle-solution = De oplossing: { $turn }.
puzzle-done = Juist: { $turn }. Dat is { $gap } procentpunt beter dan al het andere.
puzzle-done-other = Juist: { $turn }. De oplossing is zelfs iets beter: { $best }.
puzzle-hinted = Je had een tip, dus hij telt niet als opgelost.
puzzle-wins = Daarmee win je het spel.
puzzle-missed = Er is een betere beurt; zelfs de op één na beste is { $gap } procentpunt slechter.
puzzle-missed-win = Er is een beurt die het spel wint.
puzzle-compared = Ter vergelijking: { $why }

practice-title = Uit je eigen spel (vak { $box } van { $of })

## Het analysebord

analysis-chance = Gooi, of kies het resultaat.
analysis-other = { $player } is aan zet. Bekijk het bord als { $player } of open om verder te gaan.
error-analysis-no-chance = Hier valt niets te gooien of te trekken.
error-analysis-nobody = Hier valt geen zet te kiezen, tenminste niet voor de plaats waarmee je kijkt.
error-analysis-position = Een spel kan deze stelling niet bereiken, dus je kunt er niet vanaf verder spelen.
error-analysis-game = Bij een stelling hoort een spel: kies er een.
error-analysis-long = Een analyse heeft hoogstens { $n } zetten; teruggenomen zetten tellen mee.
error-analysis-full = Je hebt al { $n } analyses opgeslagen. Verwijder er eerst een.
error-analysis-unknown = Op dit adres is geen analyse. Misschien is die verwijderd.
error-analysis-other = Deze analyse is van iemand anders. Sla een kopie op en verander die.
analysis-sealed = Regel { $line } van het verzegelde spel: { $says }
error-analysis-rules = Dit verzegelde spel is met andere regels gespeeld, dus het kan hier niet nagespeeld worden.
error-analysis-over = Het spel is hier afgelopen; er valt niets uit te spelen.
error-analysis-title = Een titel heeft 1 tot { $n } tekens.
