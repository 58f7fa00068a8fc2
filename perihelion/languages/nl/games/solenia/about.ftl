# Wat iets op het bord is, getoond als iemand het aanwijst.
about-field-later = De strook ligt er nog niet.
about-island = Een kaart hier levert zoveel { $good } op als zijn waarde: 0, 1 of 2.
about-city = Een kaart hier levert zoveel sterren op als zijn waarde, en je levert een van de open { $light }opdrachten.
about-taken = Het veld is bezet.
about-airship = Hier is het luchtschip: dit veld en de velden ernaast kun je altijd bereiken.
about-first-strip = Deze strook telt als het luchtschip verder vliegt.
about-way = { $n ->
    [one] 1 grondstof naar keuze om er te komen
   *[other] { $n } grondstoffen naar keuze om er te komen
}
about-card = { $value ->
    [0] Als je hem speelt, levert hij niets op, maar het luchtschip vliegt verder en de achterste strook telt.
    [1] Als je hem speelt, levert hij 1 grondstof van het eiland op, of 1 ster in een stad.
   *[other] Als je hem speelt, levert hij { $value } grondstoffen van het eiland op, of { $value } sterren in een stad.
}
about-card-star = Als zijn strook telt: een ster als hij op een { $good }eiland ligt.
about-card-kind = Als zijn strook telt: { $n ->
    [one] 1 grondstof van het eiland, of 1 ster in een stad
   *[other] { $n } grondstoffen van het eiland, of { $n } sterren in een stad
}.
about-card-goods = Als zijn strook telt: { $goods }.
about-and = en
about-or = of
about-order = Lever hem in een { $light }stad: { $stars ->
    [one] 1 ster
   *[other] { $stars } sterren
}, en de bonus van de plaats waar hij komt.
about-order-done = Geleverd: { $stars ->
    [one] 1 ster
   *[other] { $stars } sterren
} aan het eind.
about-pile = Na elke levering wordt hier de volgende opdracht omgedraaid, zolang de voorraad strekt.
about-place = { $summer ->
    [1] Opdrachten vullen de plaatsen vanaf links. Een opdracht hier levert op: { $bonus }.
   *[other] Jij kiest waar een opdracht komt; hogere niveaus vragen om opdrachten eronder. Een opdracht hier levert op: { $bonus }.
}
about-covered = { $both ->
    [1] Zodra op beide plaatsen 1a een opdracht ligt: { $effect }
   *[other] Zodra hier een opdracht ligt: { $effect }
}
about-stars = { $n ->
    [one] 1 ster
   *[other] { $n } sterren
}
about-any-good = een grondstof naar keuze
about-storage = een extra opslagplaats
about-per-order = aan het eind 1 ster voor elke opdracht van jou
about-upgrade = { $works ->
    [1] { $effect } Actief.
   *[other] { $effect } Nog niet actief.
}
about-goods = Hiermee betaal je opdrachten en de weg naar verre velden. Aan het eind zijn elke twee grondstoffen 1 ster waard. Opslag: { $used } van { $capacity }.
about-player = Sterren van opdrachten, kaarten en plaatsen; { $pairs ->
    [1] paren van een dag- en een nachtopdracht tellen mee, en twee grondstoffen zijn een ster
   *[other] twee grondstoffen zijn een ster
}. Opslag: { $used } van { $capacity }.
about-rival = Na elke beurt van jou speelt hij een kaart, en een dobbelsteen zegt waar. In een stad neemt hij de beste open opdracht zonder te betalen. Je wint als je meer sterren hebt.
about-deck = Aan het eind van je beurt trek je hier een kaart. Als alle 16 gebruikt zijn, is het spel afgelopen.
about-discard = Kaarten die geteld of afgelegd zijn, doen niet meer mee. Je mag er alleen een afleggen als er geen zonder betalen gespeeld kan worden; dan vliegt het luchtschip verder.
about-hand = Iedereen heeft hoogstens drie kaarten in de hand en gebruikt er elke beurt één. Alleen de eigenaar ziet ze.
about-die = Bepaalt waar de kaart van de Rivaal komt: 1 tot 5 het veld van het luchtschip en de velden eromheen, 6 de dichtstbijzijnde stad met een opdracht.
about-rival-deck = De kaarten van de Rivaal. Na elke beurt van jou speelt hij er een.
about-level-1 = Wordt actief zodra op je beide plaatsen 1a een opdracht ligt.
about-level-3 = Elke helft wordt actief zodra op plaats 3b van die rij een opdracht ligt.
