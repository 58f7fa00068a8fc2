## Eine beendete Partie gemeinsam ansehen

review = Gemeinsam ansehen
review-guests = Gerade hier
review-me = { $name } (du)
review-leads = führt
review-hand = Führen lassen
review-take = Ab jetzt führen
review-leading = Du führst: Alle sehen dein Brett.
review-following = Du siehst, was { $name } zeigt.
review-alone = Du siehst dir das allein an. Es führt: { $name }.
review-left = { $name } hat geführt und ist gegangen.
review-follow = Wieder folgen
review-suggest = Das vorschlagen
review-suggested = Dein Vorschlag ist abgeschickt.
review-suggestions = Vorschläge
review-look = Zeigen
review-dismiss = Entfernen
review-position = diese Stellung
review-draw = Zeichnen
review-clear = Zeichnung löschen
review-draw-about = Berühre zwei Dinge für einen Pfeil oder ein Ding zweimal für einen Kreis. Mit der Maus kannst du jederzeit auch mit der rechten Taste zeichnen.
review-marks-one = { $n } Markierung
review-marks-other = { $n } Markierungen
review-share = Einladen
review-share-about = Wer diesen Link hat, sieht die Partie und kann Züge vorschlagen. Die Namen der Spieler sind zu sehen.
review-ended = Das gemeinsame Ansehen ist vorbei, oder du darfst es nicht mehr sehen.
