### El primer turno, contado a alguien nuevo: qué tocar y por qué, en cada decisión.

tour-welcome = Reúne mercancías en las islas y llévalas a las ciudades: las de día quieren lo que hay en el lado de noche, y al revés. Después de 16 cartas cada uno, gana quien tiene más estrellas.
tour-CARD = Elige una carta de tu mano. Su número dice cuánto da: 2 es lo máximo. Un 0 no da nada ahora, pero el dirigible avanza.
tour-FIELD = Ponla junto al dirigible, debajo de él o junto a una carta tuya. Una isla da mercancías; en una ciudad cumples un pedido.
tour-PAY = La casilla está más lejos: cada casilla intermedia cuesta una mercancía.
tour-ORDER = En una ciudad cumples uno de sus pedidos. Elige el que más te convenga.
tour-SLOT = Elige el espacio para el pedido en tu tablero; cada uno da su propia bonificación.
tour-TAKE = Una bonificación: elige una mercancía que aún te falte para un pedido.
tour-DROP = Tu bodega está llena. Devuelve lo que menos necesitas.
tour-scored-orders = { $n ->
    [one] Pedido entregado: ¡1 estrella!
   *[other] Pedido entregado: ¡{ $n } estrellas!
}
tour-end = Eso ha sido un turno: una carta, una casilla y lo que dan. Mira los pedidos junto al tablero y reúne mercancías para uno de ellos.
