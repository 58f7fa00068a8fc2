# Lo que dice el tablero.
board-station = { $station }
board-station-active = { $station }, estación activa
board-bridge = puente { $colour } entre { $station_el } y { $other_el }
board-spare = puente de repuesto, { $colour }
board-spares = puentes de repuesto
board-shuttles = Lanzaderas
board-supply = lanzadera { $colour_fem }, en la reserva
board-docked = lanzadera { $colour_fem }, acoplada { $station_en }
board-token = { $player }: { $energy } de energía { $station_en }
board-laser = { $player }: { $laser } en el láser
board-round = ronda
board-stack = mazo: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
board-discard = pila de descarte: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
board-open = oferta { $slot }: { $card }
board-gap = oferta { $slot }: nada
board-player = { $player }: { $laser } en el láser, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} en la mano
board-player-turn = { $player }, le toca: { $laser } en el láser, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} en la mano
board-hand-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } veces
}
board-taken = { $card }, tomada en la cantina
board-canteen = cantina
board-empty-hand = sin cartas en la mano

# Las partes del tablero, como pestañas.
part-ring = Anillo
part-cards = Cartas

# La posición en palabras.
outline-round = { $last ->
    [0] ronda { $round }
   *[other] ronda { $round } de { $last }
}
outline-active = estación activa: { $station }
outline-next = aún por jugar aquí, en este orden: { $players }
outline-stations = Energía (entre paréntesis: fichas debajo; *: ya ha jugado aquí)
outline-station = Estación
outline-bridges = Puentes
outline-bridge = { $first }–{ $second }: puente { $colour }
outline-cards = Cartas en la mesa
outline-players = Jugadores
outline-player = Jugador
outline-laser = Láser
outline-hand-size = Cartas
outline-known = Conocidas
outline-legend = { $example } es una { $card }; la letra es el color: p morado, k rosa, b azul, g verde.
outline-turn = le toca
outline-winner = gana
outline-hand = Tu mano

# Lo que cuesta un paso.
price-energy = { $n } de energía
