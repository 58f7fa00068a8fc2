## Ein Tisch, den Zuschauer verzögert sehen

setting-delay = Zuschauer sehen den Tisch
setting-delay-about = So können sie niemandem helfen, der mitspielt. Wenn die Partie zu Ende ist, sehen sie alles.
delay-none = sofort
delay-turns-one = { $n } Zug später
delay-turns-other = { $n } Züge später
delay-minutes-one = { $n } Minute später
delay-minutes-other = { $n } Minuten später
delay-watching = Du siehst alles { $delay }, damit niemand den Spielern helfen kann. Wenn die Partie zu Ende ist, siehst du alles.
setting-broadcast = Übertragung
setting-broadcast-about = Für einen Stream oder einen Vereinsabend: Zuschauer sehen den Tisch verzögert (zwei Züge, wenn du nichts anderes wählst), und die Einblendung für Streams zeigt die Gewinnchancen.

## Eine Partie am echten Tisch, bei der andere zusehen

broadcast-share = Andere zusehen lassen
broadcast-about = Wer den Link hat, sieht Brett, Punkte und Verlauf, während du die Partie eingibst. Karten, die nur ein Spieler kennen darf, sieht niemand.
broadcast-delay = Sie sehen die Partie
broadcast-delay-about = Wenn sie später kommt, kann niemand den Spielern helfen, und die Einblendung für Streams zeigt auch die Gewinnchancen.
broadcast-start = Link erstellen
broadcast-stop = Übertragung beenden
broadcast-stopped = Der Link gilt nicht mehr.
broadcast-link = Link zum Zusehen
broadcast-overlay = Link der Einblendung für Streams
broadcast-on = Andere können bei dieser Partie zusehen.
broadcast-watching = Diese Partie wird an einem echten Tisch gespielt und von Hand eingegeben. Du siehst sie { $delay }.
broadcast-watching-now = Diese Partie wird an einem echten Tisch gespielt und von Hand eingegeben. Du siehst jede Eingabe sofort.
