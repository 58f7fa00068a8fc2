## perihelion explorer

cli-explorer = Zählen, was Bots am Anfang einer Partie spielen, für den Explorer auf dem Analysebrett.
cli-explorer-games = Wie viele Partien.
cli-explorer-bots = Wer spielt, durch Kommas getrennt; der letzte nimmt die übrigen Plätze ein. Gibt es mehr Bots als Plätze, spielt jede Kombination.
cli-explorer-vary = Werte einer Einstellung, die abwechselnd gespielt werden. Auch mehrmals.
cli-explorer-seed = Dieselbe Zahl ergibt dieselbe Datei.
cli-explorer-out = Die Datei. Sonst openings.bin.
explorer-written = { $file }: { $n ->
    [one] eine Stellung
   *[other] { $n } Stellungen
}, { $size } kB.
