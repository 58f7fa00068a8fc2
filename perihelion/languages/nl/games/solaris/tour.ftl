### De eerste beurt, verteld aan een nieuwkomer.

tour-welcome = Rond de laser liggen zes stations, en bij elk heb je energie. Met kaarten verplaats je die, tot shuttles ze naar de laser in het midden brengen. Zodra iemand daar zeven haalt, wordt de ronde uitgespeeld, en wie de meeste energie op de laser heeft, wint.
tour-CHOOSE = Het station met het lichte veld is actief, en iedereen krijgt daar één beurt. Kaarten met zijn symbool brengen hier energie; kaarten in de kleur van een brug sturen ze naar de buren.
tour-REPLENISH = Elke kaart met het symbool van dit station brengt hier één energie bij. Speel er zoveel je wilt, en rond dan af.
tour-REDIRECT = Elke kaart in de kleur van een brug brengt één energie naar de overkant. Richting het energiecentrum is zelden verkeerd.
tour-EXCHANGE_DISCARD = Leg een kaart af waar je niets aan hebt; je krijgt er een andere voor.
tour-EXCHANGE_DRAW = Neem een open kaart die je kunt gebruiken, of waag je kans met de trekstapel.
tour-ENGINE = Eén energie van hier betaalt twee kaarten van hetzelfde station, en elke kaart brengt daar één energie, hoe ver weg ook.
tour-HQ_DRAW = Het hoofdkwartier maakt van energie kaarten. Neem een open kaart of een van de trekstapel.
tour-HQ_MORE = Nog twee kaarten voor nog een energie? Aan het eind van je beurt houd je er zeven.
tour-BIOTOPE = Betaal één energie, en de volgende stations in één richting krijgen er elk één.
tour-PORT = Een shuttle blijft deze ronde waar je hem aankoppelt. Kies een station waar je energie hebt, en een kleur waarvan je kaarten hebt.
tour-CANTEEN = Voor één energie trek je een willekeurige kaart uit de hand van een andere speler.
tour-CENTRE = Hier betaalt het zich uit: één energie hier, één waar de shuttle is aangekoppeld, en een kaart in zijn kleur zijn samen één stap op de laser.
tour-REPLACE = Je trekt één kaart voor elke twee die je gespeeld hebt.
tour-LIMIT_TURN = Je mag zeven kaarten houden. Leg af wat je het minst nodig hebt.
tour-scored-laser = { $n ->
    [one] Een stap op de laser!
   *[other] { $n } stappen op de laser!
}
tour-end = Dat was een beurt; zo komt het volgende station. In het energiecentrum heb je drie dingen nodig: energie daar, energie waar een shuttle is aangekoppeld, en kaarten in zijn kleur.
