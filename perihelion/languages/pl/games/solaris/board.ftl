# Co mówi plansza.
board-station = { $station }
board-station-active = { $station }, działa
board-bridge = { $colour } most między stacjami: { $station } i { $other }
board-spare = { $colour } most zapasowy
board-spares = mosty zapasowe
board-shuttles = Promy
board-supply = { $colour } prom, w zasobach
board-docked = { $colour } prom, zadokowany { $station_w }
board-token = { $player }: energia { $station_w }: { $energy }
board-laser = { $player }: { $laser } na laserze
board-round = runda
board-stack = talia: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
board-discard = karty odrzucone: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}
board-open = oferta { $slot }: { $card }
board-gap = oferta { $slot }: puste
board-player = { $player }: { $laser } na laserze, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
} na ręce
board-player-turn = { $player }, na ruchu: { $laser } na laserze, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
} na ręce
board-hand-card = { $count ->
    [one] { $card }
    [few] { $card }, { $count } razy
    [many] { $card }, { $count } razy
   *[other] { $card }, { $count } razy
}
board-taken = { $card }, wzięta w kantynie
board-canteen = kantyna
board-empty-hand = brak kart na ręce

# Części planszy jako karty.
part-ring = Pierścień
part-cards = Karty

# Pozycja w słowach.
outline-round = { $last ->
    [0] runda { $round }
   *[other] runda { $round } z { $last }
}
outline-active = działa: { $station }
outline-next = zagrają tu jeszcze, w tej kolejności: { $players }
outline-stations = Energia (w nawiasie: znaczniki pod spodem; *: już tu zagrał)
outline-station = Stacja
outline-bridges = Mosty
outline-bridge = { $first }–{ $second }: { $colour } most
outline-cards = Karty na stole
outline-players = Gracze
outline-player = Gracz
outline-laser = Laser
outline-hand-size = Karty
outline-known = Znane karty
outline-legend = { $example } to { $card }; litera to kolor: p fioletowy, k różowy, b niebieski, g zielony.
outline-turn = na ruchu
outline-winner = wygrywa
outline-hand = Twoja ręka

# Ile kosztuje krok.
price-energy = { $n ->
    [one] { $n } energia
    [few] { $n } energie
    [many] { $n } energii
   *[other] { $n } energii
}
