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
