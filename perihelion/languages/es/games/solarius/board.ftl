# Lo que dice el tablero de Solarius Mission: rótulos, y el nombre de cada cosa para los lectores de pantalla.

board-to-play = le toca
board-wins = gana
board-points = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} hasta ahora
board-player = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $fuel } de combustible, { $buck ->
    [one] 1 SpaceBuck
   *[other] { $buck } SpaceBucks
}, alcance { $range }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en la mano, residuos: { $on } en el tablero y { $off } al lado

## Efectos

board-op-1 = { $n } de combustible
board-op-2 = { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
board-op-3 = { $n ->
    [one] 1 de combustible o 1 SpaceBuck
   *[other] { $n } entre combustible y SpaceBucks, a tu gusto
}
board-op-4 = { $n ->
    [one] un cubo de cualquier color
   *[other] { $n } cubos de cualquier color
}
board-op-5 = { $n ->
    [one] 1 punto para mejorar dados de tecnología
   *[other] { $n } puntos para mejorar dados de tecnología
}
board-op-6 = { $n ->
    [one] 1 punto para empujar dados de tecnología
   *[other] { $n } puntos para empujar dados de tecnología
}
board-op-7 = un propulsor neutral de valor 1
board-op-8 = roba { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
board-op-9 = roba una carta de progreso o juega una
board-op-10 = retira hasta { $n ->
    [one] 1 residuo
   *[other] { $n } residuos
} de tus espacios

board-dev-0 = cada acción tuya con un dado { $colour } trae además { $effect }
board-dev-1 = un punto más en tus acciones con un dado { $colour }
board-dev-2 = casilla de dado, una vez por ronda: { $effect }
board-dev-3 = casilla de dado, una vez por ronda: el dado cuenta como { $colour }
board-dev-4 = casilla de dado, una vez por ronda: un punto más en esta acción
board-dev-5 = 1 más de alcance, al volar y en la puntuación final
board-dev-6 = el alcance de más cuesta 1 de combustible por casilla, no 2
board-dev-7 = el primer punto de acción que compras en un turno cuesta 1 SpaceBuck, no 2
board-dev-8 = los portales se abren sin perder alcance
board-dev-9 = un cubo de cualquier color cada vez que descubres un planeta
board-dev-10 = { $colour_id ->
    [0] los planetas negros cuestan 2 de combustible menos
    [1] los planetas amarillos cuestan 2 SpaceBucks menos
    [2] los planetas turquesa piden un dado menos
   *[other] los planetas marrones piden un dado menos
}
board-dev-11 = los dos valores de una estación bajan en 1
board-dev-12 = el primer total que pide una misión baja en 2
board-dev-13 = { $n ->
    [one] 1 espacio más para residuos
   *[other] { $n } espacios más para residuos
}

board-demand-1 = cubos { $colour_many } por valor de { $n }
board-demand-2 = { $n ->
    [one] un cubo { $colour }
    [2] dos cubos { $colour_many }
    [3] tres cubos { $colour_many }
   *[other] { $n } cubos { $colour_many }
} de valor { $worth }
board-need-0 = paga { $n } de combustible
board-need-1 = paga { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
board-need-2 = { $n ->
    [one] 1 dado de tecnología
   *[other] { $n } dados de tecnología
} de nivel { $level } o más
board-need-3 = { $n ->
    [one] 1 dado de tecnología
   *[other] { $n } dados de tecnología
} en la columna { $at } o más allá

board-card = { $card }. Misión: { $demand }, por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Desarrollo: { $effect }.
board-mission = Misión en curso «{ $card }»: { $demand }, por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
board-development = Desarrollo «{ $card }»: { $effect }.
board-station = { $station } ({ $station_first } y { $station_second }). De inmediato: { $instant }. Después, al final de cada ronda y con cada estación posterior: { $permanent }.
board-station-waste = { $n ->
    [one] 1 espacio más para residuos.
   *[other] { $n } espacios más para residuos.
}
board-station-price = Precio ahora: cubos por valor de { $high } de un color y { $low } del otro.
board-station-built = Construida como número { $number }.
board-marker = Puesto avanzado { $marker }, bajo una { $figure }: { $effect }.
board-marker-used = Está en la loseta { $tile }.
board-planet = { $planet }, { $planet_colour }: { $need }, por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
board-pending = Aún sin pagar: { $what }
board-settled = Colonizado: { $what }
board-back = un planeta { $colour } boca abajo
board-back-unknown = un planeta boca abajo

## El espacio

board-field = Casilla { $number }: { $kind }
board-kind-0 = espacio vacío
board-kind-1 = planeta natal
board-kind-2 = lugar de planeta
board-kind-3 = lugar de planeta, vacío con este número de jugadores
board-kind-4 = portal
board-kind-5 = casilla de centro de comercio
board-centre-up = aquí está el centro de comercio { $tile }
board-centre-down = lugar del centro de comercio { $tile }, aún sin levantar
board-figure-1 = colonia
board-figure-2 = estación
board-figure-3 = misión
board-owned = { $figure } de { $player }
board-overflow = colocada más afuera, sin bonificación
board-ship = { $own ->
    [1] Tu nave
   *[other] Nave de { $player }
} en la casilla { $number }
board-ship-here = { $own ->
    [1] tu nave
   *[other] nave de { $player }
}
board-round = Ronda { $round } de 4
board-centre-of-round = el centro de comercio { $letter } llegó en la ronda { $round }
board-centre-planned = el centro de comercio { $letter } llegará en la ronda { $round }
board-no-centre = aún no hay ningún centro de comercio

## El puente

board-die = dado { $colour } { $face } en { $slot }
board-die-rolled = Dado: { $colour } { $face }
board-in-use = El dado en uso muestra { $face } y cuenta como { $colour }
board-points-of-die = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
board-bonus = { $fuel } de combustible y { $buck ->
    [one] 1 SpaceBuck
   *[other] { $buck } SpaceBucks
}
board-act-1 = Cubos { $colour_many }
board-act-2-0 = Negro: combustible
board-act-2-1 = Amarillo: SpaceBucks
board-act-2-2 = Turquesa: mejorar dados de tecnología
board-act-2-3 = Marrón: empujar dados de tecnología
board-ap = { $n ->
    [one] queda 1 punto
   *[other] quedan { $n } puntos
}; toca para comprar otro
board-portals-open = Los portales están abiertos este turno
board-portals-closed = Los portales están cerrados
board-explore = La bonificación de explorador: un cubo por cada punto del planeta
board-deck = Mazo: { $count }
board-deck-short = mazo
board-discard = Pila de descarte: { $count }
board-discard-short = descarte
board-bag = En la bolsa: { $dice }
board-bag-of = { $colour }: { $count }
board-bag-short = en la bolsa

## El tablero propio

board-row = Fila { $colour_fem }: cubos por valor de { $n }
board-cube = un cubo { $colour } de valor { $n }
board-free = casilla de almacén libre ({ $colour_fem }) de valor { $n }
board-closed = casilla de almacén aún cerrada ({ $colour_fem }) de valor { $n }
board-tech = Dado de tecnología { $colour_id ->
    [0] negro
    [1] amarillo
    [2] turquesa
   *[other] marrón
}; nivel { $level }, columna { $at }
board-tech-up = mejorarlo cuesta { $n }
board-tech-push = empujarlo cuesta { $n }
board-fuel = Combustible: { $n } de 10
board-buck = SpaceBucks: { $n } de 10
board-waste = Residuos: { $n } en { $cap } espacios, { $off } junto al tablero
board-waste-beside = al lado: { $n }
board-left = Aún por usar: { $colonies ->
    [one] 1 colonia
   *[other] { $colonies } colonias
}, { $stations ->
    [one] 1 estación
   *[other] { $stations } estaciones
}, { $missions ->
    [one] 1 marcador de misión
   *[other] { $missions } marcadores de misión
}
board-normal = Casillas normales de dado, con los dados de esta ronda
board-normal-short = normal
board-transform = Casilla de transformación: el dado cuenta como { $colour }; un residuo
board-transform-used = Casilla de transformación: usada en esta ronda
board-transform-short = transformar
board-research = Casilla de investigación: roba o juega una carta; un residuo
board-research-used = Casilla de investigación: usada en esta ronda
board-research-short = investigar
board-drive-own = el propulsor propio de la nave, de valor 1
board-drive = un propulsor neutral de valor { $n }
board-drive-free = un hueco libre para un propulsor neutral
board-range = alcance { $n }
board-no-planets = aún sin planetas
board-hand = { $player }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} en la mano
board-hand-short = mano
board-fulfilled = { $count ->
    [one] 1 misión cumplida
   *[other] { $count } misiones cumplidas
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## Las partes del tablero, como pestañas

part-others = Demás
part-space = Espacio

## La posición en palabras

outline-start = { $player } juega primero en esta ronda
outline-bridge = Puente
outline-die = Dado
outline-colour = Color
outline-face = Cara
outline-slot = Bonificación
outline-space = Espacio
outline-players = Jugadores
outline-player = Jugador
outline-points = Puntos
outline-fuel = Combustible
outline-buck = SpaceBucks
outline-range = Alcance
outline-drives = Propulsores
outline-waste = Residuos en espacios + al lado
outline-cards = Cartas
outline-colonies = Colonias restantes
outline-field = Nave en casilla
outline-technology = Dados de tecnología y almacén
outline-tech = Dado
outline-level = Nivel
outline-column = Columna
outline-cubes = Cubos de valor 1, 2, 3
outline-things = Lo que tiene { $player }
outline-fulfilled = Misión cumplida «{ $card }»: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
outline-space-used = Su casilla de dado está ocupada en esta ronda.
outline-held = Dados de esta ronda: { $dice }
outline-score = Puntos hasta ahora
outline-line = Línea
outline-hand = Tu mano
outline-none = nada

## Precios, y lo que se perdería

price-fuel = { $n } de combustible
price-buck = { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
price-either = 1 de combustible o 1 SpaceBuck
warning-sell = No recibirías nada por el cubo: un valor de 2 da 1 de combustible o 1 SpaceBuck. Añade otro cubo, o recupéralo con Deshacer.
warning-store = { $n ->
    [one] Aún podrías guardar 1 cubo.
   *[other] Aún podrías guardar hasta { $n } cubos.
} Lo que queda se pierde.
warning-points = { $n ->
    [one] Aún podrías gastar 1 punto.
   *[other] Aún podrías gastar { $n } puntos.
} Lo que queda se pierde.

## Mapa para la terminal

map-heading = Mapa
map-legend = { $home } planeta natal, { $down } planeta boca abajo, { $up } planeta boca arriba, { $portal } portal, { $planned } centro de comercio por llegar, { $erected } centro de comercio, { $colony } colonia, { $station } estación, { $mission } misión
map-letters = { $colours }; una letra sola es una nave: { $players }. N2.I 210: el dado de tecnología negro tiene nivel 2 en la columna I; dos cubos de valor 1, uno de valor 2, ninguno de valor 3; $ son SpaceBucks
colour-letters = NATM
map-sign-home = planeta natal
map-sign-portal = portal
map-sign-down = planeta boca abajo
map-sign-up = planeta boca arriba
map-sign-planned = centro por llegar
map-sign-erected = centro de comercio
map-sign-colony = colonia
map-sign-station = estación
map-sign-mission = misión
map-colour = { $letter } { $colour }
map-standing = { $own ->
    [1] Tú ({ $player })
   *[other] { $player }
}: { $points } pts., comb. { $fuel }, { $bucks } $, alcance { $range } | { $dice }
