# Wat iets op het bord is, getoond als iemand het aanwijst.
about-station-0 = Actie: speel een of twee kaarten van hetzelfde andere station; elke kaart brengt daar 1 energie.
    .price = hier 1 energie voor elke een of twee kaarten
about-station-1 = Actie: neem twee kaarten, uit het aanbod of van de trekstapel. Na je beurt houd je er hoogstens zeven.
    .price = hier 1 energie voor twee kaarten
about-station-2 = Actie, één keer: kies een richting, en de volgende stations die kant op krijgen elk 1 energie. Volle worden overgeslagen.
    .price = hier 1 energie, en nog 1 voor elk station dat er een krijgt
about-station-3 = Actie: koppel een shuttle uit de voorraad aan bij een station naar keuze. Hij blijft daar tot de ronde eindigt.
    .price = hier 1 energie per shuttle
about-station-4 = Actie: neem een willekeurige kaart uit de hand van een andere speler, hoogstens één van elk.
    .price = hier 1 energie per kaart
about-station-5 = Actie: zet stappen op de laser, zoveel als je kunt betalen. Zo win je.
    .price = per stap hier 1 energie, 1 energie bij het station van een aangekoppelde shuttle en een kaart in de kleur van die shuttle
about-energy-here = Je hebt hier { $energy } energie.
about-bridge = Vanaf een actief station ernaast stuur je 1 energie naar de overkant.
    .price = een { $colour } kaart per energie
about-spare = Aan het eind van elke ronde wijst een kaart een station aan, en de twee bruggen daarvan worden met de reservebruggen verwisseld.
about-card = Aanvullen: 1 energie bij { $station_the } als dat station actief is. Verplaatsen: 1 energie over een { $colour } brug. In het energiecentrum: een stap op de laser met de { $colour } shuttle.
about-taken = Komt in je hand als iedereen in de kantine aan de beurt is geweest.
about-display = Kan genomen worden wanneer je een kaart neemt.
about-gap = Het gat wordt na de beurt van de trekstapel gevuld.
about-stack = Als je een kaart neemt, mag je hem hier ongezien trekken. Voor elke twee kaarten die je speelt, neem je er een.
about-discard = Kaarten die gespeeld of afgelegd zijn. Als de trekstapel op is, worden ze de nieuwe.
about-supply = Aangekoppeld bij een station levert hij stappen op de laser op: elke stap kost daar 1 energie, 1 in het energiecentrum en een { $colour } kaart.
    .price = 1 energie in de shuttlehaven
about-docked = In het energiecentrum levert hij stappen op de laser op: elke stap kost 1 energie bij { $station_the }, 1 in het energiecentrum en een { $colour } kaart. Aan het eind van de ronde gaat hij terug.
about-token = Met energie betaal je wat je bij dit station doet: 0 tot { $most }. Wie de meeste heeft, begint hier.
about-player = { $total } energie bij alle stations samen.
about-goal = { $time ->
    [1] Na { $rounds } rondes wint wie de meeste energie op de laser heeft.
   *[other] De ronde waarin iemand { $goal } op de laser haalt, is de laatste; wie de meeste energie op de laser heeft, wint.
}
