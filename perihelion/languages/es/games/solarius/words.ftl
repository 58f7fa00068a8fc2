# Solarius Mission en español: todas las frases que lee una persona.

game = Solarius Mission
game-about = Cuatro rondas, cuatro dados en cada una: amplía tu nave, coloniza planetas, levanta estaciones y cumple misiones lejos de casa.
game-length = 90–150

## Opciones

option-players = Jugadores
option-players-about = De dos a cuatro; con menos jugadores hay menos planetas y dados.
option-start = Inicio
option-start-about = Las cartas iniciales dan a cada jugador un comienzo distinto; con inicio libre eliges el tuyo.
option-start-cards = cartas iniciales
option-start-free = inicio libre
option-arrangement = Espacio
option-arrangement-about = Cómo se colocan las seis losetas exteriores alrededor del centro.
option-arrangement-random = al azar
option-arrangement-fixed = de la A a la F, en orden
option-arrangement-given = como lo escribas abajo
option-planet_back_colour = Colores de los planetas
option-planet_back_colour-about = Todo el mundo ve el color de un planeta que está boca abajo.
option-outpost_double_tc = Puestos avanzados junto a centros de comercio
option-outpost_double_tc-about = Una figura sobre un puesto avanzado cuenta el doble también junto a un centro de comercio.
option-field_waste_adds = Los residuos se suman
option-field_waste_adds-about = Un dado fuerte en la casilla de transformación o de investigación trae dos residuos en lugar de uno.
option-centre_letters_public = Centros de comercio a la vista
option-centre_letters_public-about = Todo el mundo sabe desde el principio dónde y cuándo se levantan los cuatro centros de comercio.
option-tiles = Losetas
option-tiles-about = Las letras de las losetas alrededor del centro, por ejemplo CABFED; solo para una disposición propia.
option-rotations = Giros
option-rotations-about = Cuántas veces se gira 60 grados cada una de estas losetas, por ejemplo 010532; solo para una disposición propia.

## Nombres

seat-0 = Rojo
seat-1 = Verde
seat-2 = Azul
seat-3 = Violeta

colour-0 = negro
    .many = negros
    .fem = negra
    .die = el dado de tecnología negro
    .row = la fila negra
    .from = de la fila negra
colour-1 = amarillo
    .many = amarillos
    .fem = amarilla
    .die = el dado de tecnología amarillo
    .row = la fila amarilla
    .from = de la fila amarilla
colour-2 = turquesa
    .many = turquesa
    .fem = turquesa
    .die = el dado de tecnología turquesa
    .row = la fila turquesa
    .from = de la fila turquesa
colour-3 = marrón
    .many = marrones
    .fem = marrón
    .die = el dado de tecnología marrón
    .row = la fila marrón
    .from = de la fila marrón

column-0 = I
column-1 = II
column-2 = III

face-0 = 1
face-1 = 2
face-2 = 3
face-3 = ★
face-4 = ★+1

tile-0 = A
tile-1 = B
tile-2 = C
tile-3 = D
tile-4 = E
tile-5 = F

units-0 = 2 de combustible
units-1 = 1 de combustible y 1 SpaceBuck
units-2 = 2 SpaceBucks

card-0 = Corredores
card-1 = Cisternas
card-2 = Patentes
card-3 = Remolcadores
card-4 = Velas iónicas
card-5 = Horas extra
card-6 = Vertedero
card-7 = Sondas dron
card-8 = Refinería
card-9 = Casa comercial
card-10 = Laboratorio
card-11 = Grúa naval
card-12 = Surtidor
card-13 = Contaduría
card-14 = Ensayos
card-15 = Grada
card-16 = Filtro negro
card-17 = Filtro amarillo
card-18 = Filtro turquesa
card-19 = Filtro marrón
card-20 = Incinerador
card-21 = Gabinete
card-22 = Amplificador
card-23 = Drones mineros
card-24 = Oleoducto
card-25 = Fondo colonial
card-26 = Terraformación
card-27 = Prefabricados
card-28 = Largo alcance
card-29 = Llave portal
card-30 = Diseño modular
card-31 = Embajada

station-0 = Bolsa
    .first = negro
    .second = amarillo
    .object = la Bolsa
station-1 = Academia
    .first = negro
    .second = turquesa
    .object = la Academia
station-2 = Astillero
    .first = negro
    .second = marrón
    .object = el Astillero
station-3 = Archivo
    .first = amarillo
    .second = turquesa
    .object = el Archivo
station-4 = Fundición
    .first = amarillo
    .second = marrón
    .object = la Fundición
station-5 = Reciclaje
    .first = turquesa
    .second = marrón
    .object = el Reciclaje

marker-0 = Depósito
marker-1 = Observatorio
marker-2 = Hangar
marker-3 = Factoría
marker-4 = Taller
marker-5 = Grúa

planet-0 = Aqueronte
    .colour = negro
planet-1 = Basalto
    .colour = negro
planet-2 = Corvus
    .colour = negro
planet-3 = Duskar
    .colour = negro
planet-4 = Ébano
    .colour = negro
planet-5 = Fenris
    .colour = negro
planet-6 = Gagat
    .colour = negro
planet-7 = Hécate
    .colour = negro
planet-8 = Inkara
    .colour = negro
planet-9 = Ambra
    .colour = amarillo
planet-10 = Citrino
    .colour = amarillo
planet-11 = Dorado
    .colour = amarillo
planet-12 = Eos
    .colour = amarillo
planet-13 = Flavia
    .colour = amarillo
planet-14 = Gilda
    .colour = amarillo
planet-15 = Helia
    .colour = amarillo
planet-16 = Kanar
    .colour = amarillo
planet-17 = Midas
    .colour = amarillo
planet-18 = Azura
    .colour = turquesa
planet-19 = Borea
    .colour = turquesa
planet-20 = Celeste
    .colour = turquesa
planet-21 = Cyana
    .colour = turquesa
planet-22 = Glacis
    .colour = turquesa
planet-23 = Laguna
    .colour = turquesa
planet-24 = Nereida
    .colour = turquesa
planet-25 = Opalis
    .colour = turquesa
planet-26 = Tethra
    .colour = turquesa
planet-27 = Adobe
    .colour = marrón
planet-28 = Bruna
    .colour = marrón
planet-29 = Cinnara
    .colour = marrón
planet-30 = Ferros
    .colour = marrón
planet-31 = Kaolin
    .colour = marrón
planet-32 = Mesa
    .colour = marrón
planet-33 = Ochra
    .colour = marrón
planet-34 = Sienna
    .colour = marrón
planet-35 = Umbra
    .colour = marrón

## Qué hacer

phase-KEEP = Te toca: descarta una de tus tres cartas.
phase-START_PUSH = Te toca: elige el dado de tecnología que empieza en la columna II.
phase-START_UP = Ahora elige el dado de tecnología que empieza con un 2.
phase-TURN_START = Te toca: toma un dado del puente.
phase-PLACE_DIE = Elige una casilla para tu dado.
phase-BONUS = Toma { $points ->
    [one] 1 de combustible o 1 SpaceBuck
   *[other] { $points }: combustible, SpaceBucks o un poco de cada
}.
phase-MALUS = Paga 1 de combustible o 1 SpaceBuck por tu dado.
phase-RESEARCH = Investigación: roba una carta o juega una.
phase-PLAY_CARD = Elige la carta que juegas.
phase-PLAY_SIDE = ¿Misión o desarrollo?
phase-DISCARD = { $count ->
    [one] Descarta una carta.
   *[other] Descarta { $count } cartas.
}
phase-ACTION = Toma cubos, o usa la acción del color del dado ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}).
phase-STORE = { $left ->
    [0] Todo está guardado. Compra un punto de acción para un cubo más, o termina.
   *[other] { $any ->
        [1] Guarda un cubo de cualquier color
       *[other] Guarda un cubo en { $colour_row }
    } (por guardar: { $left }).
}
phase-UPGRADE = { $points ->
    [0] No te quedan puntos de acción. Compra uno, o termina.
    [one] Mejora un dado de tecnología (queda 1 punto de acción).
   *[other] Mejora un dado de tecnología (quedan { $points } puntos de acción).
}
phase-PUSH = { $points ->
    [0] No te quedan puntos de acción. Compra uno, o termina.
    [one] Empuja un dado de tecnología a la derecha (queda 1 punto de acción).
   *[other] Empuja un dado de tecnología a la derecha (quedan { $points } puntos de acción).
}
phase-FUEL_MORE = Compra más combustible, o sigue.
phase-B_MENU = Haz una acción extra, o termina tu turno.
phase-DRIVES = ¿Compras otro propulsor?
phase-FLIGHT = ¿Adónde vuelas?
phase-LAND = ¿Qué haces aquí?
phase-PAY = Paga con cubos { $colour_many } por valor de { $price }: elige cuáles.
phase-OUTPOST = ¿Pones un puesto avanzado bajo tu nueva figura?
phase-PICK = Elige la bonificación del centro de comercio.
phase-TRIGGER = Elige qué estación usas ahora.
phase-SELL = ¿Qué tomas por tus cubos?
phase-TURN_END = Termina tu turno, o cambia algo antes.
phase-FINAL_SETTLE = Última ocasión de pagar tus planetas.

## Acciones

act-die = Tomar el dado { $colour } { $face } ({ $slot })
menu-die = { $colour } { $face } ({ $slot })
menu-sell = Vender { $colour }, columna { $column }
short-sell = Vender { $colour } { $column }
short-xbuy = { $colour } por { $units_id ->
    [0] 2 comb.
    [1] 1 comb., 1 $
   *[other] 2 $
}
short-buy-ap = { $fuel ->
    [1] 1 comb. por { $price } $
   *[other] 1 punto por { $price } $
}
menu-quiet = Cambiar… ({ $count })
act-place-normal = A una casilla normal
act-place-transform = A la casilla de transformación, como { $colour }
act-place-research = A la casilla de investigación
act-place-dev = Al desarrollo «{ $card }»
act-bonus = { $fuel ->
    [0] { $rest ->
        [one] 1 SpaceBuck
       *[other] { $rest } SpaceBucks
    }
   *[other] { $rest ->
        [0] { $fuel } de combustible
        [one] { $fuel } de combustible y 1 SpaceBuck
       *[other] { $fuel } de combustible y { $rest } SpaceBucks
    }
}{ $lost ->
    [0] {""}
    [one] {" "}(1 se pierde)
   *[other] {" "}({ $lost } se pierden)
}
act-malus-fuel = Pagar 1 de combustible
act-malus-buck = Pagar 1 SpaceBuck
act-act-i = Tomar { $points ->
    [one] 1 cubo { $colour }
   *[other] { $points } cubos { $colour_many }
}
act-act-ii = { $colour_id ->
    [0] Tomar { $points } de combustible
    [1] Tomar { $points ->
        [one] 1 SpaceBuck
       *[other] { $points } SpaceBucks
    }
    [2] Mejorar dados de tecnología por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[other] Empujar dados de tecnología por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
}
act-store = Guardar un cubo en { $colour_row }, columna { $column }
act-upgrade = { $price ->
    [0] Mejorar { $colour_die }
    [one] Mejorar { $colour_die } por 1 punto
   *[other] Mejorar { $colour_die } por { $price } puntos
}
act-push = { $price ->
    [0] Empujar { $colour_die }
    [one] Empujar { $colour_die } por 1 punto
   *[other] Empujar { $colour_die } por { $price } puntos
}
act-buy-ap = { $fuel ->
    [1] Comprar 1 de combustible por { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    }
   *[other] Comprar un punto de acción por { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    }
}
act-done = Terminar
act-b-drive = Comprar un propulsor por 3 de combustible
act-b-draw = Robar dos cartas
act-b-play = Jugar una carta
act-b-fly = Volar
act-res-draw = Robar una carta
act-res-play = Jugar una carta
act-card = { $use ->
    [play] Jugar «{ $card }»
   *[other] Descartar «{ $card }»
}
act-side-mission = Como misión
act-side-dev = Como desarrollo
act-portal-flip = Abrir los portales: girar un propulsor de 2 a 1
act-portal-drop = Abrir los portales: entregar un propulsor de 1
act-portal-free = Abrir los portales con la Llave portal
act-fly = { $price ->
    [0] Volar a la casilla { $field }
   *[other] Volar a la casilla { $field } por { $price } de combustible
}
act-land-none = No hacer nada aquí
act-land-settle = Colonizar { $planet } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
act-land-explore = Tomar la bonificación de explorador
act-land-station = Construir { $station_object }: { $higher_id ->
    [0] { $station_first } { $high }, { $station_second } { $low }
   *[other] { $station_first } { $low }, { $station_second } { $high }
}
act-land-mission = Cumplir la misión de «{ $card }»
act-pay = Pagar { $colour }: { $cubes }
act-outpost = Puesto avanzado: { $marker }
act-outpost-none = Sin puesto avanzado
act-pick-bonus = Bonificación: { $marker }
act-trigger = Usar { $station_object }
act-sell = Vender un cubo { $colour_from }, columna { $column }
act-sell-fuel = Tomar 1 de combustible
act-sell-buck = Tomar 1 SpaceBuck
act-xbuy = Comprar un cubo { $colour } por { $units }
act-drive-up = Girar un propulsor de 1 a 2 por 3 de combustible
act-finish = { $black ->
    [1] Pagar { $price } de combustible por { $planet }
   *[other] Pagar { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    } por { $planet }
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
act-end-turn = Terminar el turno

log-die = { $player } toma el dado { $colour } { $face } de { $slot }.
log-place-normal = { $player } lo pone en una casilla normal.
log-place-transform = { $player } lo pone en la casilla de transformación: pasa a ser { $colour }.
log-place-research = { $player } lo pone en la casilla de investigación.
log-place-dev = { $player } lo pone en «{ $card }».
log-bonus = { $player } toma { $taken ->
    [0] { $bucks ->
        [0] nada
        [one] 1 SpaceBuck
       *[other] { $bucks } SpaceBucks
    }
   *[other] { $bucks ->
        [0] { $taken } de combustible
        [one] { $taken } de combustible y 1 SpaceBuck
       *[other] { $taken } de combustible y { $bucks } SpaceBucks
    }
}{ $lost ->
    [0] .
    [one] ; 1 se pierde.
   *[other] ; { $lost } se pierden.
}
log-malus-fuel = { $player } paga 1 de combustible por el dado.
log-malus-buck = { $player } paga 1 SpaceBuck por el dado.
log-act-i = { $points ->
    [one] { $player } usa el dado para tomar un cubo { $colour }.
   *[other] { $player } usa el dado para tomar hasta { $points } cubos { $colour_many }.
}
log-act-ii = { $colour_id ->
    [0] { $player } toma { $got ->
        [0] 0 de combustible
       *[other] { $got } de combustible
    }{ $lost ->
        [0] .
        [one] ; 1 se pierde.
       *[other] ; { $lost } se pierden.
    }
    [1] { $player } toma { $got ->
        [0] 0 SpaceBucks
        [one] 1 SpaceBuck
       *[other] { $got } SpaceBucks
    }{ $lost ->
        [0] .
        [one] ; 1 se pierde.
       *[other] ; { $lost } se pierden.
    }
    [2] { $player } mejora dados de tecnología ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }).
   *[other] { $player } empuja dados de tecnología ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }).
}
log-store = { $player } guarda un cubo en { $colour_row }, columna { $column }.
log-upgrade = { $player } mejora { $colour_die }.
log-push = { $player } empuja { $colour_die }.
log-buy-ap = { $player } compra { $fuel ->
    [1] 1 de combustible
   *[other] un punto
} por { $price ->
    [one] 1 SpaceBuck
   *[other] { $price } SpaceBucks
}.
log-done = { $player } termina la acción.
log-b-drive = { $player } compra un propulsor por 3 de combustible.
log-b-draw = { $player } usa la acción extra para robar cartas.
log-b-play = { $player } juega una carta.
log-b-fly = { $player } despega.
log-res-draw = { $player } usa la investigación para robar una carta.
log-res-play = { $player } juega una carta.
log-card = { $use ->
    [play] { $player } juega «{ $card }».
   *[other] { $player } descarta «{ $card }».
}
log-side-mission = { $player } la empieza como misión.
log-side-dev = { $player } la usa como desarrollo.
log-portal-flip = { $player } abre los portales y gira un propulsor de 2 a 1.
log-portal-drop = { $player } abre los portales y entrega un propulsor de 1.
log-portal-free = { $player } abre los portales con la Llave portal.
log-fly = { $price ->
    [0] { $player } vuela a la casilla { $field }.
   *[other] { $player } vuela a la casilla { $field } y paga { $price } de combustible.
}
log-land-none = { $player } no hace nada ahí.
log-land-settle = { $player } coloniza el planeta.
log-land-explore = { $player } toma la bonificación de explorador.
log-land-station = { $player } construye { $station_object }: { $higher_id ->
    [0] { $station_first } { $high }, { $station_second } { $low }
   *[other] { $station_first } { $low }, { $station_second } { $high }
}.
log-land-mission = { $player } cumple la misión de «{ $card }».
log-pay = { $player } paga { $colour } { $cubes }.
log-outpost = { $player } funda un puesto avanzado: { $marker }.
log-outpost-none = { $player } no funda ningún puesto avanzado.
log-pick-bonus = { $player } elige una bonificación: { $marker }.
log-trigger = { $player } usa { $station_object }.
log-sell = { $player } vende un cubo { $colour_from }, columna { $column }.
log-sell-fuel = { $got ->
    [0] { $player } no recibe nada a cambio: su combustible y sus SpaceBucks están en 10.
   *[other] { $player } recibe a cambio 1 de combustible.
}
log-sell-buck = { $got ->
    [0] { $player } no recibe nada a cambio: su combustible y sus SpaceBucks están en 10.
   *[other] { $player } recibe a cambio 1 SpaceBuck.
}
log-xbuy = { $player } compra un cubo { $colour } por { $units }.
log-drive-up = { $player } gira un propulsor de 1 a 2 por 3 de combustible.
log-finish = { $black ->
    [1] { $player } paga { $price } de combustible por { $planet }.
   *[other] { $player } paga { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    } por { $planet }.
}
log-end-turn = { $player } termina el turno.

## Azar

chance-CHANCE_TILE = Se coloca la loseta { $tile }.
chance-CHANCE_ROTATION = {""}
chance-CHANCE_BACK = El planeta de ahí es { $colour }.
chance-CHANCE_START_PLAYER = Empieza { $seat }.
chance-CHANCE_START_CARD = Se reparte la carta inicial { $start }.
chance-CHANCE_CARD = { $player } roba «{ $card }».
chance-CHANCE_CARD-unseen = { $player } roba una carta.
chance-CHANCE_DIE = Un dado nuevo: { $colour } { $face }.
chance-CHANCE_CENTRE = Sale el centro de comercio { $tile }.
chance-CHANCE_PLANET = Se descubre { $planet }, un planeta { $planet_colour }.

event-revealed = { $planet } vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-settled = { $player } ha colonizado { $planet }.
event-waste = { $cubes ->
    [one] { $player } recibe 1 residuo.
   *[other] { $player } recibe { $cubes } residuos.
}
event-waste-beside = { $cubes ->
    [one] { $player } no tiene sitio: 1 residuo va junto al tablero.
   *[other] { $player } no tiene sitio: { $cubes } residuos van junto al tablero.
}
event-waste-removed = { $player } retira { $n ->
    [one] 1 residuo
   *[other] { $n } residuos
}{ $development ->
    [1] {" "}con un desarrollo.
   *[other] .
}
event-waste-spaces = { $player } tiene { $n } espacios más para residuos.
event-fuel = { $player } recibe { $n ->
    [0] 0 de combustible
   *[other] { $n } de combustible
}{ $development ->
    [1] {" "}por un desarrollo
   *[other] {""}
}{ $lost ->
    [0] .
    [one] ; 1 se pierde.
   *[other] ; { $lost } se pierden.
}
event-bucks = { $player } recibe { $n ->
    [0] 0 SpaceBucks
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}{ $development ->
    [1] {" "}por un desarrollo
   *[other] {""}
}{ $lost ->
    [0] .
    [one] ; 1 se pierde.
   *[other] ; { $lost } se pierden.
}
event-drive = { $n ->
    [0] { $player } no tiene sitio para otro propulsor.
   *[other] { $player } recibe un propulsor de 1.
}
event-cubes-given = { $n ->
    [one] { $player } paga un cubo { $colour } de la columna { $column }.
   *[other] { $player } paga { $n } cubos { $colour_many } de la columna { $column }.
}
event-renewed = La pila de descarte pasa a ser el nuevo mazo: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
event-centre = Se levanta el centro de comercio { $tile }.
event-round = Empieza la ronda { $round }; primero juega { $player }.
event-over = La partida ha terminado.

## Puntuación

line-planets = Planetas colonizados
line-unsettled = Planetas sin pagar
line-sets = Series de colores
line-stations = Estaciones
line-missions = Misiones
line-open-missions = Misiones en curso
line-centres = Junto a centros de comercio
line-technology = Dados de tecnología
line-columns = Columnas IV y V
line-storage = Almacén lleno
line-tracks = Combustible y SpaceBucks
line-waste = Residuos junto al tablero
line-connection = Figuras conectadas

gain-planets = { gain } por planetas
gain-unsettled = { $lost ->
    [1] { gain } hasta que se pague el planeta
   *[0] { gain }: se ha pagado un planeta y ya no resta
}
gain-sets = { gain } por series de colores
gain-stations = { gain } por estaciones
gain-missions = { gain } por misiones
gain-open-missions = { $lost ->
    [1] { gain } hasta que se cumpla la misión
   *[0] { gain }: la misión está cumplida
}
gain-centres = { gain } junto a centros de comercio
gain-technology = { gain } por dados de tecnología
gain-columns = { gain } por las columnas IV y V
gain-storage = { gain } por el almacén lleno
gain-tracks = { gain } por combustible y SpaceBucks
gain-waste = { gain } por residuos junto al tablero
gain-connection = { gain } por figuras conectadas

## Un turno en una frase

which-die = { $twins ->
    [1] {" "}de { $slot }
   *[other] {""}
}
brief-die = { $advice ->
    [1] toma el dado { $colour } { $face }{ which-die }
   *[other] { $colour } { $face }{ which-die }
}
brief-place-transform = …como { $colour }
brief-place-research = …con investigación
brief-place-dev = …en «{ $card }»
brief-upgrade = { $advice ->
    [1] mejora
   *[other] mejora
} { $colour_die }{ $times ->
    [one] {""}
    [2] {" "}dos veces
   *[other] {" "}{ $times } veces
}
brief-push = { $advice ->
    [1] empuja
   *[other] empuja
} { $colour_die }{ $times ->
    [one] {""}
    [2] {" "}dos veces
   *[other] {" "}{ $times } veces
}
brief-buy-ap = { $advice ->
    [1] compra
   *[other] compra
} { $fuel ->
    [1] { $times } de combustible
   *[other] { $times ->
        [one] un punto de acción
       *[other] { $times } puntos de acción
    }
}
brief-b-drive = { $advice ->
    [1] compra
   *[other] compra
} { $times ->
    [one] un propulsor
   *[other] { $times } propulsores
}
brief-b-draw = { $advice ->
    [1] roba dos cartas
   *[other] roba dos cartas
}
brief-res-draw = { $advice ->
    [1] roba una carta
   *[other] roba una carta
}
brief-card = { $advice ->
    [1] { $use ->
        [play] juega «{ $card }»
       *[other] descarta «{ $card }»
    }
   *[other] { $use ->
        [play] juega «{ $card }»
       *[other] descarta «{ $card }»
    }
}
brief-side-mission = …como misión
brief-side-dev = …como desarrollo
brief-portal-flip = { $advice ->
    [1] abre los portales
   *[other] abre los portales
}
brief-portal-drop = { $advice ->
    [1] abre los portales
   *[other] abre los portales
}
brief-portal-free = { $advice ->
    [1] abre los portales
   *[other] abre los portales
}
brief-fly = { $advice ->
    [1] vuela
   *[other] vuela
} { $what ->
    [planet] a { $planet }
    [back] al planeta { $colour } de la casilla { $field }
    [centre] a la casilla { $field }, junto al centro de comercio { $tile }
   *[other] a la casilla { $field }
}
brief-land-settle = { $advice ->
    [1] { $revealed ->
        [1] coloniza { $planet }
       *[other] colonízalo
    } ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } cuando se pague)
   *[other] { $revealed ->
        [1] coloniza { $planet }
       *[other] lo coloniza
    }
}
brief-land-explore = { $advice ->
    [1] toma
   *[other] toma
} la bonificación de explorador de { $planet }
brief-land-station = { $advice ->
    [1] construye { $station_object }
   *[other] construye { $station_object }
}
brief-land-mission = { $advice ->
    [1] cumple la misión «{ $card }»
   *[other] cumple la misión «{ $card }»
}
brief-outpost = { $advice ->
    [1] funda un puesto avanzado: { $marker }
   *[other] funda un puesto avanzado: { $marker }
}
brief-pick-bonus = { $advice ->
    [1] toma la bonificación: { $marker }
   *[other] toma la bonificación: { $marker }
}
brief-trigger = { $advice ->
    [1] usa { $station_object }
   *[other] usa { $station_object }
}
brief-sell = { $advice ->
    [1] vende
   *[other] vende
} { $times ->
    [one] un cubo
   *[other] { $times } cubos
}
brief-xbuy = { $advice ->
    [1] compra
   *[other] compra
} { $times ->
    [one] un cubo { $colour }
   *[other] { $times } cubos { $colour_many }
}
gathered-sell = cambia cubos
gathered-xbuy = { gathered-sell }
brief-drive-up = { $advice ->
    [1] gira un propulsor a 2
   *[other] gira un propulsor a 2
}
brief-finish = { $advice ->
    [1] paga { $planet }
   *[other] paga { $planet }
}
hint-take-back-SELL = Deshaz la venta: un solo cubo de valor 1 no da nada
begin-die = toma el dado { $colour } { $face }{ which-die }
begin-place-normal = pon el dado en una casilla normal
begin-place-transform = pon el dado en la casilla de transformación, como { $colour }
begin-place-research = pon el dado en la casilla de investigación
begin-place-dev = pon el dado en «{ $card }»
begin-bonus = toma { $taken ->
    [0] { $bucks ->
        [one] 1 SpaceBuck
       *[other] { $bucks } SpaceBucks
    }
   *[other] { $bucks ->
        [0] { $taken } de combustible
        [one] { $taken } de combustible y 1 SpaceBuck
       *[other] { $taken } de combustible y { $bucks } SpaceBucks
    }
}
begin-malus-fuel = paga 1 de combustible por el dado
begin-malus-buck = paga 1 SpaceBuck por el dado
begin-act-i = toma { $points ->
    [one] 1 cubo { $colour }
   *[other] { $points } cubos { $colour_many }
}
begin-store = guarda { $times ->
    [one] un cubo
   *[other] { $times } cubos
} en { $colour_row }
begin-done = pulsa «{ act-done }»
begin-sell-fuel = toma 1 de combustible
begin-sell-buck = toma 1 SpaceBuck
begin-side-mission = empieza la carta como misión
begin-side-dev = usa la carta como desarrollo
begin-land-none = no hagas nada aquí
begin-outpost-none = no fundes ningún puesto avanzado
begin-end-turn = termina tu turno
result-settled = { $paid ->
    [1] {""}
   *[other] { $planet } pagado
}
result-settled-land-settle = { $revealed ->
    [1] {""}
   *[other] { $planet } pagado
}

measure-unpaid = { $n ->
    [one] 1 planeta por pagar
   *[other] { $n } planetas por pagar
}
more-unpaid = { $n ->
    [one] 1 planeta más por pagar
   *[other] { $n } planetas más por pagar
}
less-unpaid = { $n ->
    [one] 1 planeta menos por pagar
   *[other] { $n } planetas menos por pagar
}
measure-open-missions = { $n ->
    [one] 1 misión en curso
   *[other] { $n } misiones en curso
}
more-open-missions = { $n ->
    [one] 1 misión más en curso
   *[other] { $n } misiones más en curso
}
less-open-missions = { $n ->
    [one] 1 misión menos en curso
   *[other] { $n } misiones menos en curso
}
more-ready-missions = { $n ->
    [one] 1 misión más lista para cumplir
   *[other] { $n } misiones más listas para cumplir
}
less-ready-missions = { $n ->
    [one] 1 misión menos lista para cumplir
   *[other] { $n } misiones menos listas para cumplir
}
named-more-unpaid = { $better ->
    [1] { $own ->
        [1] Con el mejor turno, aún tendrías que pagar { $planet }.
       *[other] Con el mejor turno, { $player } aún tendría que pagar { $planet }.
    }
   *[other] { $own ->
        [1] Entonces aún tienes que pagar { $planet }.
       *[other] Entonces { $player } aún tiene que pagar { $planet }.
    }
}
named-more-ready-missions = { $better ->
    [1] { $own ->
        [1] Con el mejor turno, podrías cumplir después la misión «{ $card }».
       *[other] Con el mejor turno, { $player } podría cumplir después la misión «{ $card }».
    }
   *[other] { $own ->
        [1] Después puedes cumplir la misión «{ $card }».
       *[other] Después { $player } puede cumplir la misión «{ $card }».
    }
}
price-less-ready-missions = {""}
named-more-developments = { $better ->
    [1] { $own ->
        [1] Con el mejor turno, tendrías «{ $card }» como desarrollo.
       *[other] Con el mejor turno, { $player } tendría «{ $card }» como desarrollo.
    }
   *[other] { $own ->
        [1] Después tienes «{ $card }» como desarrollo.
       *[other] Después { $player } tiene «{ $card }» como desarrollo.
    }
}
more-stations = { $n ->
    [one] 1 estación más
   *[other] { $n } estaciones más
}
less-stations = { $n ->
    [one] 1 estación menos
   *[other] { $n } estaciones menos
}
measure-black = { $n ->
    [one] 1 cubo negro
   *[other] { $n } cubos negros
}
more-black = { $n ->
    [one] 1 cubo negro más
   *[other] { $n } cubos negros más
}
less-black = { $n ->
    [one] 1 cubo negro menos
   *[other] { $n } cubos negros menos
}
measure-yellow = { $n ->
    [one] 1 cubo amarillo
   *[other] { $n } cubos amarillos
}
more-yellow = { $n ->
    [one] 1 cubo amarillo más
   *[other] { $n } cubos amarillos más
}
less-yellow = { $n ->
    [one] 1 cubo amarillo menos
   *[other] { $n } cubos amarillos menos
}
measure-turquoise = { $n ->
    [one] 1 cubo turquesa
   *[other] { $n } cubos turquesa
}
more-turquoise = { $n ->
    [one] 1 cubo turquesa más
   *[other] { $n } cubos turquesa más
}
less-turquoise = { $n ->
    [one] 1 cubo turquesa menos
   *[other] { $n } cubos turquesa menos
}
measure-brown = { $n ->
    [one] 1 cubo marrón
   *[other] { $n } cubos marrones
}
more-brown = { $n ->
    [one] 1 cubo marrón más
   *[other] { $n } cubos marrones más
}
less-brown = { $n ->
    [one] 1 cubo marrón menos
   *[other] { $n } cubos marrones menos
}
measure-fuel = { $n } de combustible
more-fuel = { $n } de combustible más
less-fuel = { $n } de combustible menos
measure-bucks = { $n ->
    [one] 1 SpaceBuck
   *[other] { $n } SpaceBucks
}
more-bucks = { $n ->
    [one] 1 SpaceBuck más
   *[other] { $n } SpaceBucks más
}
less-bucks = { $n ->
    [one] 1 SpaceBuck menos
   *[other] { $n } SpaceBucks menos
}
more-developments = { $n ->
    [one] 1 desarrollo más
   *[other] { $n } desarrollos más
}
less-developments = { $n ->
    [one] 1 desarrollo menos
   *[other] { $n } desarrollos menos
}
more-levels = { $n ->
    [one] 1 nivel de tecnología más
   *[other] { $n } niveles de tecnología más
}
less-levels = { $n ->
    [one] 1 nivel de tecnología menos
   *[other] { $n } niveles de tecnología menos
}
more-columns = { $n ->
    [one] dados de tecnología 1 columna más a la derecha
   *[other] dados de tecnología { $n } columnas más a la derecha
}
less-columns = { $n ->
    [one] dados de tecnología 1 columna más a la izquierda
   *[other] dados de tecnología { $n } columnas más a la izquierda
}
measure-range = { $n } de alcance
more-range = { $n ->
    [one] 1 casilla de alcance más
   *[other] { $n } casillas de alcance más
}
less-range = { $n ->
    [one] 1 casilla de alcance menos
   *[other] { $n } casillas de alcance menos
}
more-cards = { $n ->
    [one] 1 carta más
   *[other] { $n } cartas más
}
less-cards = { $n ->
    [one] 1 carta menos
   *[other] { $n } cartas menos
}
measure-waste = { $n ->
    [one] 1 residuo
   *[other] { $n } residuos
}
more-waste = { $n ->
    [one] 1 residuo más
   *[other] { $n } residuos más
}
less-waste = { $n ->
    [one] 1 residuo menos
   *[other] { $n } residuos menos
}

## Lo que vale una posición

term-points = puntos
term-settled = colonizar planetas
term-settled-push = colonizar planetas empujando dados
term-settled-upgrade = colonizar planetas mejorando dados
term-settled-finish = pagar planetas
term-pending = planetas aún por pagar
term-cards = cartas y desarrollos
term-missions = misiones en curso
term-stations = estaciones
term-means = combustible y SpaceBucks
term-cubes = cubos en el almacén
term-technology = dados de tecnología
term-drives = alcance de la nave
term-figures = figuras y puestos avanzados
term-waste = sitio para residuos
term-place = camino al próximo objetivo
term-turn = aprovechar el turno

## Por qué no

SOLARIUS-5 = Primero di qué hace tu dado: tomar cubos, o usar la acción de su color.
SOLARIUS-11 = Un dado de tecnología empieza en la columna II, y otro con un 2.
SOLARIUS-13 = { $why ->
    [choice] No tienes esta carta.
   *[other] Primero elige cuál de tus tres cartas descartas.
}
SOLARIUS-16 = Primero toma uno de los dados del puente.
SOLARIUS-17 = { $why ->
    [choice] Solo recibes { $most }.
   *[other] Primero toma tu combustible y tus SpaceBucks.
}
SOLARIUS-18 = { $why ->
    [keep] Ahora todos los dados del puente cuestan 1: tienes que guardar 1 de combustible o 1 SpaceBuck para uno.
    [die] Un dado en −1 cuesta 1 de combustible o 1 SpaceBuck, y no tienes ni lo uno ni lo otro.
    [malus-fuel] No tienes combustible. Paga con un SpaceBuck.
    [malus-buck] No tienes SpaceBucks. Paga con combustible.
   *[other] Primero paga 1 de combustible o 1 SpaceBuck por tu dado.
}
SOLARIUS-22 = { $why ->
    [used] Ya has usado la casilla de transformación en esta ronda.
   *[other] El dado ya es { $colour }. La casilla de transformación le da otro color.
}
SOLARIUS-24 = { $why ->
    [choice] Ya has usado la casilla de investigación en esta ronda.
   *[other] Primero termina tu investigación: roba una carta o juega una.
}
SOLARIUS-25 = { $why ->
    [not-yours] «{ $card }» no es uno de tus desarrollos.
    [no-space] «{ $card }» no tiene sitio para un dado.
    [used] Ya has usado «{ $card }» en esta ronda.
   *[other] «{ $card }» no cambiaría el color: el dado ya lo tiene.
}
SOLARIUS-26 = Primero elige una casilla para tu dado.
SOLARIUS-33 = { $why ->
    [use] Acabas de comprar un punto: úsalo primero.
    [no-die] Solo puedes comprar puntos para la acción de tu dado.
    [left] { $left ->
        [one] Primero guarda el cubo que te queda.
       *[other] Primero guarda los { $left } cubos que te quedan.
    }
    [no-room] No hay sitio para otro cubo en esta fila.
    [full] Tu combustible ya está en 10; no cabe más.
    [price] Un punto cuesta { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    }; te { $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }.
   *[other] Un punto comprado hay que usarlo de inmediato, y con este no sería posible ningún paso más.
}
SOLARIUS-35 = { $why ->
    [none] No te queda ningún cubo que guardar. Compra un punto, o termina.
    [row] Estos cubos van en { $colour_row }.
   *[other] { $any ->
        [1] Primero guarda tus cubos; por guardar: { $left }.
       *[other] Primero guarda tus cubos en { $colour_row }; por guardar: { $left }.
    }
}
SOLARIUS-36 = En la columna { $column } { $colour_from } no queda libre ninguna casilla de almacén abierta.
SOLARIUS-37 = La pirámide no lo aguanta: hacen falta más cubos a la izquierda en esta fila.
SOLARIUS-40 = Primero di si compras más combustible.
SOLARIUS-41 = { $why ->
    [price] Mejorar este dado cuesta { $price ->
        [one] 1 punto
       *[other] { $price } puntos
    }; tienes { $points }.
   *[other] Primero mejora dados de tecnología, o termina. Te { $points ->
        [one] queda 1 punto
       *[other] quedan { $points } puntos
    }.
}
SOLARIUS-42 = Este dado de tecnología ya está en su última cara.
SOLARIUS-43 = { $why ->
    [last] Este dado de tecnología ya está en la columna V, la última.
    [price] Empujar este dado cuesta { $price ->
        [one] 1 punto
       *[other] { $price } puntos
    }; tienes { $points }.
   *[other] Primero empuja dados de tecnología, o termina. Te { $points ->
        [one] queda 1 punto
       *[other] quedan { $points } puntos
    }.
}
SOLARIUS-44 = { $why ->
    [done] Tu acción extra ha terminado. Termina tu turno, o cambia algo antes.
   *[other] Ahora viene tu acción extra: compra propulsores, roba o juega cartas, o vuela. O termina tu turno.
}
SOLARIUS-45 = { $why ->
    [full] Tu nave ya tiene tres propulsores más; no hay sitio para otro.
    [price] Un propulsor cuesta 3 de combustible; te { $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }.
   *[other] Primero di si compras otro propulsor.
}
SOLARIUS-46 = No queda ninguna carta que robar.
SOLARIUS-47 = { $why ->
    [choice] No tienes esta carta.
   *[other] Primero descarta una carta.
}
SOLARIUS-48 = No queda ninguna carta que robar.
SOLARIUS-49 = { $why ->
    [none] No tienes ninguna carta que jugar.
    [not-yours] No tienes esta carta.
    [side] Primero elige: ¿misión o desarrollo?
    [development] Usa antes la carta como desarrollo: tus seis marcadores de misión están en uso.
   *[other] Primero elige la carta que juegas.
}
SOLARIUS-50 = Tus seis marcadores de misión están en uso.
SOLARIUS-53 = { $why ->
    [open] Los portales ya están abiertos.
    [portal-flip] Para eso necesitas un propulsor neutral de 2, y no tienes ninguno.
    [portal-drop] Para eso necesitas un propulsor neutral de 1, y no tienes ninguno.
   *[other] Para eso necesitas el desarrollo Llave portal.
}
SOLARIUS-54 = { $why ->
    [stay] Has despegado: después tu nave no podría llegar a ninguna casilla.
   *[other] Está a { $way } casillas y tu alcance es { $range }: el resto costaría { $price } de combustible, y tienes { $fuel }.
}
SOLARIUS-56 = Tu nave ha despegado: elige dónde termina el vuelo.
SOLARIUS-58 = { $why ->
    [none] Tu nave no podría llegar a ninguna casilla donde pueda terminar un vuelo.
   *[other] Ahí no puedes parar: hay una nave o una figura ajena, o un centro de comercio.
}
SOLARIUS-59 = { $why ->
    [planet] Has descubierto este planeta: colonízalo o toma la bonificación de explorador.
    [explore] Has descubierto este planeta y no te queda ninguna colonia: toma la bonificación de explorador.
   *[other] Has aterrizado: coloniza, explora, construye, cumple una misión o no hagas nada aquí.
}
SOLARIUS-61 = { $why ->
    [explore] Has descubierto este planeta y no te queda ninguna colonia: toma la bonificación de explorador.
   *[other] Has descubierto este planeta: colonízalo o toma la bonificación de explorador.
}
SOLARIUS-62 = No te queda ninguna colonia.
SOLARIUS-63 = { $why ->
    [known] Este planeta ya estaba descubierto. La bonificación de explorador es solo para quien lo descubre.
   *[other] Aquí no hay ningún planeta.
}
SOLARIUS-64 = { $why ->
    [fuel] { $planet } cuesta { $price } de combustible; te { $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }.
    [buck] { $planet } cuesta { $price ->
        [one] 1 SpaceBuck
       *[other] { $price } SpaceBucks
    }; te { $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }.
   *[other] No tienes en { $planet } ninguna colonia por pagar.
}
SOLARIUS-65 = La última ronda ha terminado: paga planetas negros y amarillos, o termina.
SOLARIUS-66 = Una estación necesita una casilla vacía del espacio, sin planeta ni figura.
SOLARIUS-67 = Para eso necesitas cubos { $colour_many } por valor de { $price }; te { $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }.
SOLARIUS-68 = { $why ->
    [four] Ya has construido tus cuatro estaciones.
   *[other] Ya has construido { $station_object }.
}
SOLARIUS-69 = { $station } no se puede usar ahora: ya la has usado, o acabas de construirla.
SOLARIUS-70 = { $why ->
    [choice] { $station } no se puede usar ahora: ya la has usado, o no la has construido.
    [building] Primero usa una vez cada una de tus estaciones anteriores.
   *[other] Primero usa una vez cada una de tus estaciones: la ronda termina.
}
SOLARIUS-71 = Una misión necesita una casilla vacía del espacio junto a la casilla de un centro de comercio.
SOLARIUS-72 = { $why ->
    [not-yours] «{ $card }» no es una de tus misiones en curso.
    [total] Esta misión pide cubos { $colour_many } por valor de { $price }; te { $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }.
   *[exact] Esta misión pide cubos { $colour_many } de valor { $price }; te { $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }.
}
SOLARIUS-73 = Primero elige la bonificación del centro de comercio.
SOLARIUS-78 = { $why ->
    [choice] Este puesto avanzado no va bajo esta figura, o ya lo has usado.
   *[other] Primero decide: ¿un puesto avanzado bajo la nueva figura, o ninguno?
}
SOLARIUS-79 = { $why ->
    [centre] En la loseta central no hay puestos avanzados.
   *[other] Ya tienes un puesto avanzado en esta loseta.
}
SOLARIUS-80 = No es tu primera figura de su tipo en esta loseta.
SOLARIUS-81 = Antes de un segundo puesto avanzado de este tipo necesitas uno de cada tipo.
SOLARIUS-83 = Un cubo cuesta { $units }; tienes { $fuel } de combustible y { $buck ->
    [one] 1 SpaceBuck
   *[other] { $buck } SpaceBucks
}.
SOLARIUS-84 = { $why ->
    [none] En este lugar no hay ningún cubo tuyo.
    [little] Todos tus cubos juntos valen solo 1; hacen falta 2 para recibir algo.
    [take] Primero elige qué recibes: 1 de combustible o 1 SpaceBuck.
   *[other] Primero vende cubos que juntos valgan 2, o para.
}
SOLARIUS-85 = { $why ->
    [none] No tienes ningún propulsor neutral de 1 que girar.
   *[other] Girar un propulsor cuesta 3 de combustible; te { $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }.
}
SOLARIUS-86 = Eso solo es posible en tu propio turno.
SOLARIUS-87 = { $why ->
    [cubes] No tienes estos cubos.
    [little] Estos cubos valen { $value }, y el precio es { $price }.
    [much] Es más de lo necesario: el precio es { $price }, y uno de estos cubos puede quedarse.
   *[other] Primero paga: cubos { $colour_many } por valor de { $price }.
}
SOLARIUS-90 = La partida ha terminado.
SOLARIUS-91 = { $why ->
    [sell-fuel] Tu combustible ya está en 10: toma un SpaceBuck.
   *[other] Ya tienes 10 SpaceBucks: toma combustible.
}
SOLARIUS-92 = Eso no es posible al final de una ronda, solo en tu propio turno.
SOLARIUS-93 = { $why ->
    [outcome] Esta loseta ya está en otro sector.
   *[other] Espera: se está colocando el espacio.
}
SOLARIUS-94 = { $why ->
    [outcome] Nadie juega con este color.
   *[other] Espera: aún no se sabe quién empieza.
}
SOLARIUS-95 = { $why ->
    [outcome] Otro jugador ya tiene esta carta inicial.
   *[other] Espera: se están repartiendo las cartas iniciales.
}
SOLARIUS-96 = { $why ->
    [outcome] Todos los planetas de este color ya están en otro sitio.
   *[other] Espera: se está decidiendo el color de un planeta.
}
SOLARIUS-97 = { $why ->
    [outcome] Aquí solo puede estar un planeta { $colour } aún sin descubrir.
   *[other] Espera: se está descubriendo un planeta.
}
SOLARIUS-98 = { $why ->
    [outcome] Este centro de comercio ya ha salido.
   *[other] Espera: se está sacando un centro de comercio.
}
SOLARIUS-99 = { $why ->
    [outcome] Esta carta ya no está en el mazo.
   *[other] Espera: se está robando una carta.
}
SOLARIUS-100 = { $why ->
    [outcome] En la bolsa no queda ningún dado de este color.
   *[other] Espera: se está tirando un dado.
}

## Lo que sale al azar, para la estadística

draws-tile = Partes del mapa
draws-rotation = Giros
draws-back = Colores de los planetas
draws-start-player = Quién empieza
draws-start-card = Cartas iniciales
draws-draw-card = Cartas
draws-roll = Dados
draws-centre = Centros de comercio
draws-planet = Planetas

## Bots con estilo

bot-researcher = Investigador
bot-researcher-about = Mejora la tecnología antes que nada.
bot-pilot = Piloto
bot-pilot-about = Compra pronto propulsores y vuela lejos.
bot-builder = Constructor
bot-builder-about = Construye pronto estaciones y las hace trabajar en cada ronda.
