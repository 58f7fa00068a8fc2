# Lo que dice el tablero.
board-to-play = le toca
board-wins = gana
board-scored-next = la próxima en puntuar
board-scored-now = puntúa al final de este turno
board-island = isla de { $good }
board-city-0 = ciudad de día
board-city-1 = ciudad de noche
board-card = carta { $card } de { $player }
board-own-card = tu carta { $card }
board-order = pedido de { $light }: { $demand }
board-pile = pedidos de { $light } aún boca abajo: { $count }
board-points = { $player }: { $points ->
    [one] 1 estrella
   *[other] { $points } estrellas
} en total, { $stars } ya reunidas
board-goods = { $good }: { $count }
board-place = espacio { $column } de { $light }
board-place-summer = espacio { $number } de { $light }
board-deck = Mazo: { $count }
board-discard = Descartadas: { $count }
board-hand = { $player }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} en la mano
board-die = Dado: { $face }

# Las partes del tablero, como pestañas.
part-islands = Islas

# La posición en palabras.
outline-window = Tablero, primero la tira de delante
outline-next = la próxima en puntuar
outline-signs = MTPADN
outline-legend = Islas: M madera, T trigo, P piedra, A agua. Ciudades: D día, N noche.
outline-legend-cards = P/1=2:*p es la carta 2 (estrella en piedra) del jugador 1 en una isla de piedra; k es una mercancía de la isla.
outline-airship = dirigible en c
outline-unknown = aún sin colocar
outline-orders = Pedidos visibles
outline-row = { $light }: { $orders } ({ $left } boca abajo)
outline-players = Jugadores
outline-player = Jugador
outline-points = Puntos
outline-stars = Estrellas
outline-storage = Bodega
outline-cards = Cartas
outline-boards = Pedidos cumplidos, por espacio
outline-place = espacio { $column }: { $stars } ★
outline-board = { $player }, { $light }: { $tiles }
outline-rival = { $player }: { $tiles }
outline-upgrades = Mejoras
outline-offer = En la oferta, nivel { $level }, { $position }: { $tiles }
outline-active = { $player }, activas: { $tiles }
outline-waiting = { $player }, sin activar: { $tiles }
outline-hand = Tu mano (en el mazo, { $count ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $count } cartas
})
outline-open = { $card }, elegida

# Lo que cuesta una casilla.
price-goods = { $n ->
    [one] 1 mercancía
   *[other] { $n } mercancías
}
