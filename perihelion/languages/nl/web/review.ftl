## Samen een afgelopen spel bekijken

review = Samen bekijken
review-guests = Nu hier
review-me = { $name } (jij)
review-leads = leidt
review-hand = Laten leiden
review-take = Vanaf nu leid ik
review-leading = Jij leidt: iedereen ziet jouw bord.
review-following = Je ziet wat { $name } laat zien.
review-alone = Je kijkt nu zelf rond. { $name } leidt.
review-left = { $name } leidde en is weg.
review-follow = Weer volgen
review-suggest = Dit voorstellen
review-suggested = Je voorstel is verstuurd.
review-suggestions = Voorstellen
review-look = Laten zien
review-dismiss = Weghalen
review-position = deze stelling
review-draw = Tekenen
review-clear = Tekening wissen
review-draw-about = Tik op twee dingen voor een pijl, of twee keer op hetzelfde voor een cirkel. Met een muis kun je ook altijd met de rechterknop tekenen.
review-marks-one = { $n } markering
review-marks-other = { $n } markeringen
review-share = Uitnodigen
review-share-about = Iedereen met deze link ziet het spel en kan zetten voorstellen. De namen van de spelers zijn zichtbaar.
review-ended = Dit is afgelopen, of je mag het niet meer zien.
