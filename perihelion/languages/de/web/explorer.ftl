## Der Explorer: was in einer Stellung gespielt wurde

explorer = Was hier gespielt wurde
explorer-wait = Wird nachgesehen …
explorer-about = „Gewonnen“ ist der Anteil der Partien, die gewonnen hat, wer so gezogen hat. Der Bereich in Klammern berücksichtigt das Glück: je weniger Partien, desto breiter.
explorer-no-turn = In diesem Moment entscheidet niemand: Geh zu einem, in dem jemand am Zug ist. Von einem Platz aus siehst du nur, was dieser Spieler entscheidet.
explorer-nothing = In dieser Stellung war noch niemand. Der Explorer kennt den Anfang von Partien: von deinen, von öffentlichen und von Partien zwischen Bots.
explorer-known-one = Genau diese Stellung: { $n } Partie
explorer-known-other = Genau diese Stellung: { $n } Partien
explorer-decisions-one = Nach denselben Zügen, egal was gezogen wurde: { $n } Partie
explorer-decisions-other = Nach denselben Zügen, egal was gezogen wurde: { $n } Partien
explorer-own-one = Nach denselben Zügen dieses Spielers: { $n } Partie
explorer-own-other = Nach denselben Zügen dieses Spielers: { $n } Partien
explorer-times = { $n } ×
explorer-won = { $share } % gewonnen ({ $low } bis { $high } %), im Schnitt { $points } Punkte
explorer-more-one = { $n } weiterer Zug
explorer-more-other = { $n } weitere Züge
