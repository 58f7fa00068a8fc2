## Aan een echte tafel: wat er gevraagd wordt als het toeval beslist

ask-LAYOUT = Welk station ligt op plaats { $n } van de ring? Met de klok mee; het energiecentrum is het zesde.
ask-BRIDGE = { $spare_id ->
        [0] Welke kleur heeft de brug die met de klok mee op { $station_the } volgt?
       *[other] Welke kleur heeft de { $spare_id ->
            [1] eerste
           *[other] tweede
        } reservebrug?
    }
ask-TILE_A = Welke eerste helft van een starttegel krijgt { $name }?
ask-TILE_B = Welke tweede helft van een starttegel krijgt { $name }?
ask-PLACING = { $n ->
        [1] Wie legt als eerste de fiches neer?
       *[other] Wie legt daarna de fiches neer?
    }
ask-DEAL = Welke kaart krijgt { $name }?
ask-DISPLAY = Welke kaart komt op plaats { $n } van het aanbod?
ask-DRAW = Welke kaart trekt { $name } van de trekstapel?
ask-STEAL = Welke kaart neemt { $name } van { $other }?
ask-SWAP_CARD = Welke kaart wordt voor de bruggen omgedraaid?
ask-SWAP_PLACE = Welke reservebrug komt met de klok mee na { $station_the }?
