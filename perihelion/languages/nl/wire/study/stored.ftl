## Bewaarde dingen die niet helemaal getoond kunnen worden

undrawn = Het bord kan hier niet getekend worden
undrawn-about = Dat is een fout in Perihelion. Er is niets verloren, en je kunt verdergaan: de stelling staat hieronder beschreven, en elke zet heeft een knop.
error-practice-unshown = Deze fout kan niet meer getoond worden, omdat de regels veranderd zijn of door een fout in Perihelion. Hij blijft bewaard en komt over een paar dagen terug; de andere wachten in de lijst.
