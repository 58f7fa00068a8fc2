# Wat het bord zegt.
board-station = { $station }
board-station-active = { $station }, actief
board-bridge = { $colour } brug tussen { $station } en { $other }
board-spare = { $colour } reservebrug
board-spares = reservebruggen
board-shuttles = Shuttles
board-supply = { $colour } shuttle, in de voorraad
board-docked = { $colour } shuttle, aangekoppeld bij { $station_the }
board-token = { $player }: { $energy } energie bij { $station_the }
board-laser = { $player }: { $laser } op de laser
board-round = ronde
board-stack = trekstapel: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
board-discard = aflegstapel: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
board-open = aanbod { $slot }: { $card }
board-gap = aanbod { $slot }: leeg
board-player = { $player }: { $laser } op de laser, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} in de hand
board-player-turn = { $player }, aan de beurt: { $laser } op de laser, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} in de hand
board-hand-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } keer
}
board-taken = { $card }, gepikt in de kantine
board-canteen = kantine
board-empty-hand = geen kaarten in de hand

# De delen van het bord, als tabbladen.
part-ring = Ring
part-cards = Kaarten

# De stelling in woorden.
outline-round = { $last ->
    [0] ronde { $round }
   *[other] ronde { $round } van { $last }
}
outline-active = actief station: { $station }
outline-next = nog te spelen hier, in deze volgorde: { $players }
outline-stations = Energie (tussen haakjes: fiches eronder; *: heeft hier gespeeld)
outline-station = Station
outline-bridges = Bruggen
outline-bridge = { $first }–{ $second }: { $colour } brug
outline-cards = Kaarten op tafel
outline-players = Spelers
outline-player = Speler
outline-laser = Laser
outline-hand-size = Kaarten
outline-known = Bekende kaarten
outline-legend = { $example } is een { $card }; de letter is de kleur: p paars, k roze, b blauw, g groen.
outline-turn = aan de beurt
outline-winner = wint
outline-hand = Je hand

# Wat een stap kost.
price-energy = { $n } energie
