### De eerste beurt, verteld aan een nieuwkomer.

tour-welcome = Je hebt zes kometen. Leg er drie of meer op een rij en je scoort; een langere rij levert veel meer op. { $target ->
    [0] Wie de meeste punten heeft, wint.
   *[other] Wie als eerste { $target } punten heeft, wint.
}
tour-MOVE1 = Je hebt twee getallen. Met elk verplaats je een komeet, recht en precies zo ver; hij springt over alles wat in de weg staat.
tour-MOVE2 = Nu het andere getal, met een andere komeet of nog eens met dezelfde.
tour-KO1 = Je bent op een komeet geland en hebt die geraakt. Ga verder met dezelfde komeet, of zet eerst de geraakte op de rand.
tour-PLACE = De geraakte komeet gaat terug naar de rand, en jij kiest waar: liefst ver van de andere van die kleur.
tour-WILD = Dubbel zes is een joker: kies twee getallen naar wens.
tour-ENTER = Een komeet die van het bord is geschoten, komt terug op een veld dat je twee getallen aangeven.
tour-news-hit = Een van je kometen is geraakt en staat weer op de rand. Je verliest geen punten: breng hem terug naar binnen.
tour-scored-points = { $n ->
    [one] Je hebt een punt gescoord!
   *[other] Je hebt { $n } punten gescoord!
}
tour-end = Dat was een beurt. Nieuwe rijen tellen vanzelf. En houd de anderen in de gaten: je mag op hun kometen landen en ze naar de rand sturen.
