## Een tafel die toeschouwers later zien

setting-delay = Toeschouwers zien de tafel
setting-delay-about = Zo kunnen ze niemand helpen die meespeelt. Als het spel is afgelopen, zien ze alles.
delay-none = meteen
delay-turns-one = { $n } beurt later
delay-turns-other = { $n } beurten later
delay-minutes-one = { $n } minuut later
delay-minutes-other = { $n } minuten later
delay-watching = Je ziet alles { $delay }, zodat niemand de spelers kan helpen. Als het spel is afgelopen, zie je alles.
setting-broadcast = Uitzending
setting-broadcast-about = Voor een stream of een clubavond: toeschouwers zien de tafel later (twee beurten, als je niets anders kiest), en de overlay voor streams toont de winstkansen.

## Een spel aan een echte tafel waarbij anderen meekijken

broadcast-share = Anderen laten meekijken
broadcast-about = Wie de link heeft, ziet het bord, de punten en het verloop terwijl je het spel invoert. Kaarten die maar één speler mag kennen, ziet niemand.
broadcast-delay = Ze zien het spel
broadcast-delay-about = Als het later komt, kan niemand de spelers helpen, en de overlay voor streams toont ook de winstkansen.
broadcast-start = Link maken
broadcast-stop = Uitzending beëindigen
broadcast-stopped = De link werkt niet meer.
broadcast-link = De link om mee te kijken
broadcast-overlay = De link van de overlay voor streams
broadcast-on = Anderen kunnen bij dit spel meekijken.
broadcast-watching = Dit spel wordt aan een echte tafel gespeeld en met de hand ingevoerd. Je ziet het { $delay }.
broadcast-watching-now = Dit spel wordt aan een echte tafel gespeeld en met de hand ingevoerd. Je ziet elke invoer meteen.
