### De eerste beurt, verteld aan een nieuwkomer.

tour-welcome = Je hebt zestien beurten: neem een dobbelsteen, gebruik zijn kleur, en vlieg, bouw of koloniseer dan. Wie de meeste punten heeft, wint. Het is een groot spel; deze eerste beurt laat je zien hoe het gaat.
tour-KEEP = Voor het spel: je hebt drie kaarten en houdt er twee. Houd de kaarten die makkelijk te betalen lijken.
tour-START_PUSH = Hoe verder rechts een technologiedobbelsteen staat, hoe meer blokjes van zijn kleur je kunt opslaan. Een van de jouwe krijgt een voorsprong.
tour-START_UP = De ogen van een technologiedobbelsteen zeggen wat een ster van zijn kleur waard is. Een van de jouwe krijgt een voorsprong.
tour-TURN_START = Neem een dobbelsteen van de brug. Zijn kleur zegt wat je kunt doen, zijn ogen hoeveel. Het getal eronder is een bonus in brandstof of SpaceBucks; bij −1 betaal je.
tour-PLACE_DIE = Leg de dobbelsteen op een gewoon veld. De andere velden veranderen zijn kleur of laten je onderzoeken, één keer per ronde, maar ze geven afval.
tour-BONUS = Het rad geeft je iets bij deze dobbelsteen: met brandstof kom je verder, met SpaceBucks koop je een extra punt.
tour-MALUS = Deze dobbelsteen kost één brandstof of één SpaceBuck.
tour-RESEARCH = Onderzoek: trek een kaart, of speel er meteen een.
tour-ACTION = Neem blokjes van die kleur, of gebruik wat de kleur kan. Met blokjes betaal je stations en missies.
tour-STORE = Leg het blokje in zijn rij. Alleen de velden links van je technologiedobbelsteen zijn open.
tour-UPGRADE = Verhoog een technologiedobbelsteen: vanaf nu tellen zijn sterren voor meer.
tour-PUSH = Schuif een technologiedobbelsteen naar rechts: dan kun je meer opslaan in zijn rij.
tour-B_MENU = Eén extra actie als je wilt: vlieg naar een planeet, koop een aandrijving, trek of speel een kaart. Of beëindig je beurt.
tour-FLIGHT = De gemarkeerde velden liggen binnen je bereik. Een gedekte planeet is een goed doel: vlieg erheen en draai hem om.
tour-LAND = Je bent geland. Koloniseer de planeet, of laat hem liggen en neem blokjes; op een leeg veld kun je bouwen.
tour-DRIVES = Met nog een aandrijving kom je bij elke vlucht verder.
tour-TURN_END = Je mag nog iets ruilen. Dan zijn de anderen aan de beurt.
tour-scored-planets = { $n ->
    [one] De planeet is van jou: 1 punt!
   *[other] De planeet is van jou: { $n } punten!
}
tour-scored-missions = { $n ->
    [one] Missie uitgevoerd: 1 punt!
   *[other] Missie uitgevoerd: { $n } punten!
}
tour-end = Dat was een beurt: een dobbelsteen, wat zijn kleur doet, en een extra actie. Planeten leveren de meeste punten op, en twee aandrijvingen verdienen zich snel terug.
