# Was ein Ding auf dem Brett ist, für alle, die darauf zeigen.
about-field-later = Dieses Spielplanteil liegt noch nicht.
about-island = Eine Karte hier bringt so viele Waren, wie sie wert ist (0, 1 oder 2): { $good }.
about-city = Eine Karte hier bringt so viele Sterne, wie sie wert ist, und du erfüllst einen der { $light_id ->
    [0] offenen Tagaufträge
   *[other] offenen Nachtaufträge
}.
about-taken = Das Feld ist besetzt.
about-airship = Hier ist das Luftschiff: Sein Feld und die Felder daneben erreichst du immer.
about-first-strip = Dieses Spielplanteil wird gewertet, wenn das Luftschiff weiterfliegt.
about-way = { $n ->
    [one] 1 beliebige Ware für den Weg
   *[other] { $n } beliebige Waren für den Weg
}
about-card = { $value ->
    [0] Ausgespielt bringt sie nichts, aber das Luftschiff fliegt weiter, und das hinterste Spielplanteil wird gewertet.
    [1] Ausgespielt bringt sie 1 Ware der Insel, in einer Stadt 1 Stern.
   *[other] Ausgespielt bringt sie { $value } Waren der Insel, in einer Stadt { $value } Sterne.
}
about-card-star = Wird ihr Spielplanteil gewertet: ein Stern, wenn sie auf einer { $good }insel liegt.
about-card-kind = Wird ihr Spielplanteil gewertet: { $n ->
    [one] 1 Ware der Insel, in einer Stadt ein Stern
   *[other] { $n } Waren der Insel, in einer Stadt { $n } Sterne
}.
about-card-goods = Wird ihr Spielplanteil gewertet: { $goods }.
about-and = und
about-or = oder
about-order = Erfülle ihn in einer { $light_id ->
    [0] Tagstadt
   *[other] Nachtstadt
}: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} und der Bonus des Platzes, auf den er kommt.
about-order-done = Erfüllt: am Ende { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}.
about-pile = Wird ein Auftrag erfüllt, wird von hier der nächste aufgedeckt, solange es welche gibt.
about-place = { $summer ->
    [1] Aufträge füllen die Plätze von links. Einer hier bringt: { $bonus }.
   *[other] Du wählst, wohin ein Auftrag kommt; höhere Stufen brauchen Aufträge darunter. Einer hier bringt: { $bonus }.
}
about-covered = { $both ->
    [1] Sobald auf beiden Plätzen 1a ein Auftrag liegt: { $effect }
   *[other] Sobald hier ein Auftrag liegt: { $effect }
}
about-stars = { $n ->
    [one] 1 Stern
   *[other] { $n } Sterne
}
about-any-good = eine beliebige Ware
about-storage = ein Lagerfeld mehr
about-per-order = am Ende 1 Stern für jeden deiner Aufträge
about-upgrade = { $works ->
    [1] { $effect } Schon aktiv.
   *[other] { $effect } Noch nicht aktiv.
}
about-goods = Bezahlt Aufträge und den Weg zu fernen Feldern. Am Ende sind je zwei Waren 1 Stern wert. Lager: { $used } von { $capacity }.
about-player = Sterne aus Aufträgen, Karten und Plätzen, dazu { $pairs ->
    [1] Paare aus Tag- und Nachtauftrag und ein Stern für je zwei Waren
   *[other] ein Stern für je zwei Waren
}. Lager: { $used } von { $capacity }.
about-rival = Nach jedem deiner Züge spielt er eine Karte, und ein Würfel sagt, wohin. In einer Stadt nimmt er ohne zu bezahlen den besten offenen Auftrag. Du gewinnst, wenn du mehr Sterne hast.
about-deck = Am Ende deines Zugs ziehst du hier eine Karte. Sind alle 16 verwendet, ist das Spiel zu Ende.
about-discard = Gewertete und abgelegte Karten sind aus dem Spiel. Ablegen darfst du nur, wenn du keine Karte ausspielen kannst, ohne zu bezahlen; dann fliegt das Luftschiff weiter.
about-hand = Alle haben bis zu drei Karten auf der Hand und spielen in jedem Zug eine. Jeder sieht nur seine eigenen.
about-die = Bestimmt, wohin die Karte des Rivalen kommt: 1 bis 5 das Feld des Luftschiffs und die Felder daneben, 6 die nächste Stadt mit einem Auftrag.
about-rival-deck = Die Karten des Rivalen. Nach jedem deiner Züge spielt er eine.
about-level-1 = Aktiv, sobald auf deinen beiden Plätzen 1a ein Auftrag liegt.
about-level-3 = Jede Hälfte ist aktiv, sobald auf Platz 3b ihrer Reihe ein Auftrag liegt.
