## Aan een echte tafel: wat er gevraagd wordt als het toeval beslist

ask-CHANCE_TILE = Welke tegel ligt in de sector { $sector }?
ask-CHANCE_ROTATION = Hoe ver is de tegel in de sector { $sector } gedraaid?
ask-CHANCE_BACK = { $set_up ->
        [1] Welke kleur heeft de achterkant van planeet { $n } in de sector { $sector }? Van het midden naar buiten, elke ring tegen de klok in, vanaf rechts.
       *[other] Welke kleur heeft de achterkant van de planeet onder het schip van { $name }?
    }
ask-CHANCE_START_PLAYER = Wie begint?
ask-CHANCE_START_CARD = Welke startkaart krijgt { $name }?
ask-CHANCE_CARD = Welke kaart trekt { $name }?
ask-CHANCE_DIE = { $set_up ->
        [1] Welke dobbelsteen komt als nummer { $n } van 4 uit de zak, en wat toont hij?
       *[other] Welke dobbelsteen komt uit de zak, en wat toont hij?
    }
ask-CHANCE_CENTRE = Welk handelscentrum wordt getrokken voor ronde { $n }?
ask-CHANCE_PLANET = Welke planeet wordt omgedraaid onder het schip van { $name }?

sector-1 = rechts
sector-2 = bovenaan
sector-3 = linksboven
sector-4 = links
sector-5 = onderaan
sector-6 = rechtsonder
sector-0 = in het midden
