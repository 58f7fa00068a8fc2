# Qué es una cosa del tablero, cuando alguien la señala.

## El espacio

about-figure = { $figure ->
    [1] Una colonia: el planeta que estaba aquí espera junto al tablero de su dueño o está pagado.
    [2] Una estación de su dueño.
   *[other] Una misión que su dueño ha cumplido.
} Nadie más puede parar aquí. Junto a un centro de comercio levantado, una figura vale 1 punto al final.
about-planet-up = Colonízalo con una colonia. Condición para que cuente: { $need }. Vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
about-planet-down = Aterriza aquí para descubrirlo. Después colonízalo, o explóralo: un cubo de cualquier color por cada uno de sus puntos.
about-centre = { $up ->
    [1] Nadie puede parar aquí. Las misiones van a las casillas vacías de alrededor; la primera tuya aquí da la bonificación de un puesto avanzado. Cada figura al lado vale 1 punto al final.
   *[other] Las misiones van a las casillas vacías de alrededor. Si el centro de comercio se levanta, cada figura al lado vale 1 punto al final.
}
about-kind-0 = Una casilla vacía: sitio para una estación.
about-kind-1 = Todas las naves empiezan aquí. Aquí no se puede construir nada.
about-kind-2 = El planeta que estaba aquí ya no está.
about-kind-3 = Con este número de jugadores no hay planeta aquí. Aquí no se puede construir nada.
about-kind-4 = Con los portales abiertos, un salto desde aquí a cualquier otro cuesta 1 de tu alcance. Aquí no se puede construir nada.
about-beside-centre = Está junto a un centro de comercio: también hay sitio para una misión.
about-way = { $n } de combustible para volar aquí, más allá de tu alcance
about-ship = Vuela { $range ->
    [one] 1 casilla
   *[other] { $range } casillas
} sin combustible; cada casilla más cuesta { $fuel } de combustible. Los demás no pueden parar en su casilla.

## El puente

about-die = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} para ti: gástalos en cubos de su color o { $action }.
about-die-0 = en combustible
about-die-1 = en SpaceBucks
about-die-2 = en mejorar dados de tecnología
about-die-3 = en empujar dados de tecnología
about-die-waste = Un dado de 3 puntos o más trae 1 residuo.
about-die-bonus = Trae además { $n ->
    [one] 1 de combustible o 1 SpaceBuck
   *[other] { $n } entre combustible y SpaceBucks, a tu gusto
}.
about-bonus = La bonificación del lugar donde estaba el dado. Nunca tienes más de 10 de cada; el resto se pierde.
about-act-1 = { $points ->
    [one] Un cubo
   *[other] Hasta { $points } cubos
} de este color en su fila de tu almacén. Los que no caben se pierden.
about-act-2-0 = { $points } de combustible, hasta 10 en total.
about-act-2-1 = { $points ->
    [one] 1 SpaceBuck
   *[other] { $points } SpaceBucks
}, hasta 10 en total.
about-act-2-2 = Mejora dados de tecnología de cualquier color. Un paso cuesta tantos puntos como mostraba antes el dado; tienes { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
about-act-2-3 = Empuja a la derecha dados de tecnología de cualquier color, por 1, 2, 3, 4 puntos a la columna II, III, IV, V; tienes { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
about-ap = Puntos del dado
    .effect = Los puntos que no usas se pierden. Toca aquí para comprar uno más, que hay que usar de inmediato.
about-portals = Mientras están abiertos, un salto de un portal a cualquier otro cuesta 1 de tu alcance.
    .price = girar un propulsor de 2 a 1, o entregar uno de valor 1
about-explore = Bonificación de explorador
    .effect = Deja el planeta aquí, boca arriba, y toma un cubo de cualquier color por cada uno de sus puntos, mientras tengas sitio.
about-bag = Después de cada turno se saca de aquí un dado y se tira. Cuando la bolsa está vacía, termina la ronda.

## El tablero propio

about-tech = Una estrella de este color cuenta tantos puntos como muestra; su columna abre casillas de almacén. Los planetas también piden dados altos.
about-tech-up = { $n ->
    [one] 1 punto por mejorarlo
   *[other] { $n } puntos por mejorarlo
}
about-tech-push = { $n ->
    [one] 1 punto por empujarlo
   *[other] { $n } puntos por empujarlo
}
about-cube = Paga estaciones y misiones con un valor de { $n }. Cubos por valor de 2 se venden por 1 de combustible o 1 SpaceBuck.
about-free = El próximo cubo de esta fila puede ir aquí. { $n ->
    [1] Puedes comprar uno por 2 entre combustible y SpaceBucks.
   *[other] Aquí vale { $n }; antes se llenan las casillas de menos valor.
}
about-closed = Empuja a la derecha el dado de tecnología de esta fila para abrirla. Un cubo aquí valdría { $n }.
about-row = Sus cubos pagan estaciones y misiones. Tócala para que este color pague el precio más alto de una estación.
about-fuel = Te deja volar más allá de tu alcance, y paga propulsores (3 cada uno) y planetas negros. Al final, de 5 a 9 valen 1 punto, y 10 valen 2.
about-buck = Compran puntos para tu dado ({ $price } por el próximo) y pagan planetas amarillos. Al final, de 5 a 9 valen 1 punto, y 10 valen 2.
about-drive-own = Se queda siempre con la nave. Tu alcance es la suma de tus propulsores: { $range }.
about-drive = Tu alcance es la suma de tus propulsores: { $range }. Se puede entregar para abrir los portales.
about-drive-price = { $n } de combustible por girarlo de 1 a 2
about-drive-free = Un propulsor neutral suma 1 a tu alcance de { $range }. Hay sitio para tres.
about-drive-free-price = { $n } de combustible, como acción extra
about-normal = Casillas normales de dado
    .effect = Pon aquí tu dado para usar sus puntos: cubos de su color, o la acción de su color.
about-transform = Casilla de transformación: { $colour }
    .effect = { $used ->
        [1] Usada en esta ronda. En la próxima vuelve a estar libre.
       *[other] Una vez por ronda: tu dado cuenta como { $colour }, y una estrella cuenta tu dado de tecnología de ese color.
    }
about-research = Casilla de investigación
    .effect = { $used ->
        [1] Usada en esta ronda. En la próxima vuelve a estar libre.
       *[other] Una vez por ronda: roba una carta o juega una antes de usar los puntos de tu dado.
    }
about-one-waste = 1 residuo
about-planet = Planeta { $planet }
about-planet-waiting = Espera junto a tu tablero: { $need }, y entonces vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Los planetas que esperan al final cuestan puntos.
about-planet-settled = Colonizado: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, y 4 más por una serie de cuatro colores, 2 por tres.
about-station = Constrúyela después de un vuelo, en una casilla vacía. De inmediato: { $instant }. Después, al final de cada ronda y con cada estación posterior: { $lasting }.
about-station-built = Construida. Al final de cada ronda y con cada estación posterior: { $lasting }.
about-station-price = cubos por valor de { $high } de un color y { $low } del otro ({ $station_first }, { $station_second })
about-outpost-name = Puesto avanzado { $marker }
about-outpost = Va, gratis, bajo una { $figure } que colocas en una loseta exterior. De inmediato: { $effect }. Al final, esa figura cuenta el doble.
about-card = Como misión: { $demand }, por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Como desarrollo: { $effect }.
about-mission = Cúmplela después de un vuelo, en una casilla vacía junto a una casilla de centro de comercio: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Al final, una misión en curso cuesta 1 punto.
about-development = Desde ahora: { $effect }.{ $used ->
    [1] {" "}Su casilla de dado está ocupada en esta ronda.
   *[other] { "" }
}
about-half = { $mission ->
    [1] «{ $card }», como misión
   *[other] «{ $card }», como desarrollo
}
about-hand = Juega una carta como acción extra, gratis, como misión o como desarrollo. Te quedas como mucho con { $most }.
about-deck = Roba dos cartas como acción extra y después descarta una de tu mano.
about-discard = Cuando se acaba el mazo, estas cartas pasan a ser el nuevo.
about-own = Puntos por planetas colonizados, misiones, estaciones, dados de tecnología, figuras junto a centros de comercio y lo que sobra. Después de cuatro rondas gana quien tiene más puntos.
about-waste = Lo que no cabe en los espacios va junto al tablero, y cada uno de esos residuos cuesta 1 punto al final.
about-left = Las colonias colonizan planetas, las estaciones se construyen con cubos, los marcadores son para misiones.
about-fulfilled = Cada misión cumplida da los puntos de su carta.
about-round = En cada ronda se levanta un centro de comercio, y cada jugador tiene cuatro turnos.
about-centres = Centros de comercio: { $centres }.
