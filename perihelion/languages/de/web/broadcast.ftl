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
