# Was das Brett sagt.
board-station = { $station }
board-station-active = { $station }, aktiv
board-bridge = { $colour } Brücke zwischen { $station } und { $other }
board-spare = { $colour } Brücke, frei
board-spares = freie Brücken
board-shuttles = Shuttles
board-supply = { $colour_sachlich } Shuttle, im Vorrat
board-docked = { $colour_sachlich } Shuttle, angedockt { $station_an }
board-token = { $player }: { $energy } Energie { $station_an }
board-laser = { $player }: { $laser } auf dem Laser
board-round = Runde
board-stack = Nachziehstapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
board-discard = Ablagestapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
board-open = Auslage { $slot }: { $card }
board-gap = Auslage { $slot }: leer
board-player = { $player }: { $laser } auf dem Laser, { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
}
board-player-turn = { $player }, am Zug: { $laser } auf dem Laser, { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
}
board-hand-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count }-mal
}
board-taken = { $card }, aus der Kantine
board-canteen = Kantine
board-empty-hand = keine Karten auf der Hand

# Die Teile des Bretts, als Reiter.
part-ring = Ring
part-cards = Karten

# Die Stellung in Worten.
outline-round = { $last ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $last }
}
outline-active = aktiv: { $station }
outline-next = hier noch am Zug, in dieser Reihenfolge: { $players }
outline-stations = Energie (in Klammern: Marker darunter; *: hier schon gespielt)
outline-station = Station
outline-bridges = Brücken
outline-bridge = { $first }–{ $second }: { $colour } Brücke
outline-cards = Karten auf dem Tisch
outline-players = Spieler
outline-player = Spieler
outline-laser = Laser
outline-hand-size = Karten
outline-known = Bekannte Karten
outline-legend = { $example } heißt { $card }; der Buchstabe ist die Farbe: p lila, k pink, b blau, g grün.
outline-turn = am Zug
outline-winner = gewinnt
outline-hand = Deine Hand

# Was ein Schritt kostet.
price-energy = { $n } Energie
