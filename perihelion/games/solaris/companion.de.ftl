## Am echten Tisch: wonach gefragt wird, wo der Zufall entscheidet

ask-LAYOUT = Welche Station kommt im Uhrzeigersinn als Nächste in den Ring?
ask-BRIDGE = Welche Farbe hat die nächste Brücke im Uhrzeigersinn? Die beiden übrigen kommen zuletzt.
ask-TILE_A = Welche erste Hälfte eines Startplättchens bekommt der nächste Spieler?
ask-TILE_B = Welche zweite Hälfte eines Startplättchens bekommt der nächste Spieler?
ask-PLACING = Wer setzt als Nächster seine Marker?
ask-DEAL = Welche Karte wird ausgeteilt?
ask-DISPLAY = Welche Karte kommt in die Auslage?
ask-DRAW = Welche Karte wird vom Stapel gezogen?
ask-STEAL = Welche Karte wird gestohlen?
ask-SWAP_CARD = Welche Karte wird für die Brücken aufgedeckt?
ask-SWAP_PLACE = Welche der übrigen Brücken liegt im Uhrzeigersinn neben der Station?
