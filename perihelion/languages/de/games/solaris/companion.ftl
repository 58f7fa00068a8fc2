## Am echten Tisch: wonach gefragt wird, wo der Zufall entscheidet

ask-LAYOUT = Welche Station liegt auf Platz { $n } des Rings? Im Uhrzeigersinn; das Energiezentrum ist die sechste.
ask-BRIDGE = { $spare_id ->
        [0] Welche Farbe hat die Brücke { $station_an }, im Uhrzeigersinn?
       *[other] Welche Farbe hat die { $spare_id ->
            [1] erste
           *[other] zweite
        } freie Brücke?
    }
ask-TILE_A = Welche erste Hälfte eines Startplättchens bekommt { $name }?
ask-TILE_B = Welche zweite Hälfte eines Startplättchens bekommt { $name }?
ask-PLACING = { $n ->
        [1] Wer setzt zuerst seine Marker?
       *[other] Wer setzt als Nächster seine Marker?
    }
ask-DEAL = Welche Karte bekommt { $name }?
ask-DISPLAY = Welche Karte kommt auf Platz { $n } der Auslage?
ask-DRAW = Welche Karte zieht { $name } vom Stapel?
ask-STEAL = Welche Karte zieht { $name } bei { $other }?
ask-SWAP_CARD = Welche Karte wird für die Brücken aufgedeckt?
ask-SWAP_PLACE = Welche der freien Brücken kommt { $station_an } auf die Seite im Uhrzeigersinn?
