# Qué es una cosa del tablero, cuando alguien la señala.
about-field-later = La tira aún no está colocada.
about-island = Una carta aquí da tantas unidades de { $good } como su valor: 0, 1 o 2.
about-city = Una carta aquí da tantas estrellas como su valor, y entregas uno de los pedidos de { $light } visibles.
about-taken = La casilla está ocupada.
about-airship = El dirigible está aquí: a su casilla y a las de al lado llegas siempre.
about-first-strip = Esta tira puntúa cuando avanza el dirigible.
about-way = { $n ->
    [one] 1 mercancía cualquiera para llegar
   *[other] { $n } mercancías cualesquiera para llegar
}
about-card = { $value ->
    [0] Al jugarla no da nada, pero el dirigible avanza y la tira trasera puntúa.
    [1] Al jugarla da 1 mercancía de la isla, o 1 estrella en una ciudad.
   *[other] Al jugarla da { $value } mercancías de la isla, o { $value } estrellas en una ciudad.
}
about-card-star = Cuando su tira puntúe: una estrella si está en una isla de { $good }.
about-card-kind = Cuando su tira puntúe: { $n ->
    [one] 1 mercancía de la isla, o 1 estrella en una ciudad
   *[other] { $n } mercancías de la isla, o { $n } estrellas en una ciudad
}.
about-card-goods = Cuando su tira puntúe: { $goods }.
about-and = y
about-or = o
about-order = Entrégalo en una ciudad de { $light }: { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}, y la bonificación del espacio al que va.
about-order-done = Entregado: { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
} al final.
about-pile = Cuando se entrega un pedido, de aquí se descubre el siguiente, mientras queden.
about-place = { $summer ->
    [1] Los pedidos llenan los espacios desde la izquierda. Uno aquí da: { $bonus }.
   *[other] Tú eliges adónde va un pedido; los niveles altos necesitan pedidos debajo. Uno aquí da: { $bonus }.
}
about-covered = { $both ->
    [1] Cuando los dos espacios 1a tienen un pedido: { $effect }
   *[other] Cuando aquí hay un pedido: { $effect }
}
about-stars = { $n ->
    [one] 1 estrella
   *[other] { $n } estrellas
}
about-any-good = una mercancía cualquiera
about-storage = un sitio más en la bodega
about-per-order = al final, 1 estrella por cada uno de tus pedidos
about-upgrade = { $works ->
    [1] { $effect } Está activa.
   *[other] { $effect } Aún no está activa.
}
about-goods = Paga pedidos, y el camino a casillas lejanas. Al final, dos mercancías cualesquiera valen 1 estrella. Bodega: { $used } de { $capacity }.
about-player = Estrellas de pedidos, cartas y espacios; { $pairs ->
    [1] cuentan las parejas de un pedido de día y uno de noche, y dos mercancías son una estrella
   *[other] dos mercancías son una estrella
}. Bodega: { $used } de { $capacity }.
about-rival = Después de cada uno de tus turnos juega una carta, y un dado dice dónde. En una ciudad se lleva el mejor pedido visible sin pagar. Ganas si tienes más estrellas que él.
about-deck = Al final de tu turno robas una carta de aquí. Cuando se han usado las 16, la partida termina.
about-discard = Las cartas puntuadas o descartadas salen del juego. Solo puedes descartar una si no puedes jugar ninguna sin pagar; entonces el dirigible avanza.
about-hand = Cada jugador tiene hasta tres cartas y usa una por turno. Solo las ve su dueño.
about-die = Decide adónde va la carta del Rival: del 1 al 5, la casilla del dirigible y las de alrededor; con 6, la ciudad más cercana con un pedido.
about-rival-deck = Las cartas del Rival. Juega una después de cada uno de tus turnos.
about-level-1 = Está activa cuando tus dos espacios 1a tienen un pedido.
about-level-3 = Cada mitad está activa cuando hay un pedido en el espacio 3b de su fila.
