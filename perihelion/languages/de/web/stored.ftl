## Gespeichertes, das sich nicht ganz anzeigen lässt

analysis-unreadable = Der Spielplan fehlt, aber verloren ist nichts: Hier stehen alle Züge, Namen und Kommentare dieser Analyse.
