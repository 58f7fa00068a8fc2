game = Solenia
game-about = Vuela alrededor de un planeta en el que una mitad solo tiene día y la otra solo noche, y lleva a cada lado lo que le falta.
game-length = 30–45
luck = cartas y pedidos
undo-dice = Ya se ha robado algo, y eso no se deshace.
analysis-chance = Saca al azar, o elige el resultado.

## Opciones

option-players = Jugadores
option-players-about = Si juegas en solitario, tu rival lo maneja un dado.
option-players-1 = 1 (solitario)
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-variant = Tableros personales
option-variant-about = En invierno eliges el espacio de cada pedido; con mejoras consigues además poderes especiales.
option-variant-summer = Verano
option-variant-winter = Invierno
option-variant-upgrades = Invierno con mejoras
option-layout = Tablero
option-layout-about = Qué mitad del planeta queda detrás del dirigible.
option-layout-0 = Noche detrás, día delante
option-layout-1 = Día detrás, noche delante
option-layout-random = Al azar

## Nombres

seat-0 = Carmesí
seat-1 = Turquesa
seat-2 = Violeta
seat-3 = Oliva
seat-1-1 = Rival

good-0 = madera
good-1 = trigo
good-2 = piedra
good-3 = agua

card-0 = 0 (madera + piedra)
card-1 = 0 (madera + agua)
card-2 = 0 (trigo + piedra)
card-3 = 0 (trigo + agua)
card-4 = 0 (2 mercancías de la isla)
card-5 = 1 (madera)
card-6 = 1 (trigo)
card-7 = 1 (piedra)
card-8 = 1 (agua)
card-9 = 1 (1 mercancía de la isla)
card-10 = 2 (estrella en madera)
card-11 = 2 (estrella en trigo)
card-12 = 2 (estrella en piedra)
card-13 = 2 (estrella en agua)

position-0 = 1
position-1 = 2
position-2 = 3
position-3 = 4

column-0 = 1a
column-1 = 1b
column-2 = 2a
column-3 = 2b
column-4 = 3a
column-5 = 3b

light-0 = día
light-1 = noche
light-2 = amanecer
light-3 = anochecer

layout-0 = noche detrás del dirigible, día delante
layout-1 = día detrás del dirigible, noche delante

upgrade-0 = Viento de cola
    .about = Llegar a una casilla cuesta 1 mercancía menos.
upgrade-1 = Bodega llena
    .about = De inmediato, 1 de madera, 1 de trigo, 1 de piedra y 1 de agua.
upgrade-2 = Tesoro
    .about = De inmediato, 4 estrellas.
upgrade-3 = Taller
    .about = Cada carta de valor 1 en una isla da 2 mercancías.
upgrade-4 = Mecenas
    .about = Cada pedido que cumples da 1 estrella más.
upgrade-5 = Regateo
    .about = Cada pedido necesita una mercancía menos; tú eliges cuál.
upgrade-6 = Vigía
    .about = También las cuatro casillas en diagonal al dirigible están a su lado.
upgrade-7 = Salvamento
    .about = Cada tira puntuada con una carta tuya da 1 estrella más.

half-0 = Corona
    .about = De inmediato, 6 estrellas.
half-1 = Libro mayor
    .about = Al final, 1 estrella por cada uno de tus pedidos.
half-2 = Equilibrio
    .about = Al final, 2 estrellas por cada pareja de un pedido de día y uno de noche.
half-3 = Mercado
    .about = De inmediato, 2 estrellas; al final cada mercancía vale 1 estrella.
half-4 = Bitácora
    .about = Al final, 1 estrella por cada carta de valor 0 en tu pila de descarte, 6 como mucho.
half-5 = Generosidad
    .about = De inmediato, 2 estrellas y 3 mercancías cualesquiera.
half-6 = Gran entrega
    .about = Al final, 2 estrellas por cada pedido de 6 estrellas o más.
half-7 = Coleccionista
    .about = De inmediato, 1 estrella; al final, 1 estrella por cada valor distinto entre tus pedidos, 7 como mucho.
night-half = { $night ->
    [0] { half-0 }
    [1] { half-1 }
    [2] { half-2 }
    [3] { half-3 }
    [4] { half-4 }
    [5] { half-5 }
    [6] { half-6 }
   *[other] { half-7 }
}

rank-0 = grumete
rank-1 = piloto
rank-2 = capitán
rank-3 = comodoro
rank-4 = leyenda

## Qué hacer

phase-DRAFT = Te toca: elige una mejora.
phase-CARD = Te toca: elige una carta para jugar.
phase-FIELD = Elige una casilla para tu carta { $card }.
phase-PAY = Paga { $cost ->
    [one] 1 mercancía
   *[other] { $cost } mercancías
} por el camino.
phase-ORDER = Elige qué pedido de { $light } cumples.
phase-WAIVE = Elige la mercancía que te ahorras.
phase-SLOT = Elige el espacio para tu pedido de { $light }.
phase-TAKE = Toma { $left ->
    [one] una mercancía
   *[other] { $left } mercancías
} como bonificación.
phase-DROP = Tu bodega está demasiado llena: devuelve { $count ->
    [one] 1 mercancía
   *[other] { $count } mercancías
}.

## Acciones

act-play = Jugar { $card }
act-at = { $cost ->
    [0] Poner la carta en { $field }
    [one] Poner la carta en { $field } por 1 mercancía
   *[other] Poner la carta en { $field } por { $cost } mercancías
}
menu-at = { $cost ->
    [0] En { $kind } { $field }
    [one] En { $kind } { $field } por 1 mercancía
   *[other] En { $kind } { $field } por { $cost } mercancías
}{ $gain ->
    [0] {""}
   *[other] : +{ $gain } { $good }
}
short-at = { $gain ->
    [0] { $kind } { $field }
   *[other] { $field }: +{ $gain } { $good }
}{ $cost ->
    [0] {""}
    [one] , −1 mercancía
   *[other] , −{ $cost } mercancías
}
act-pay = Pagar 1 de { $good }
act-take = Tomar 1 de { $good }
act-drop = Devolver 1 de { $good }
act-order = Cumplir el pedido: { demand }
act-slot = Poner el pedido en el espacio { $column } de { $light }
act-waive = Ahorrarse 1 de { $good }
act-discard = Descartar { $card }; el dirigible avanza
act-draft1 = Tomar «{ $upgrade }»
act-draft3 = Tomar «{ $half }» (día) y «{ night-half }» (noche)

log-play = { $player } juega la carta { $card }.
log-at = { $cost ->
    [0] { $player } pone la carta en { $field }.
   *[other] { $player } pone la carta en { $field }, lo que cuesta { $cost ->
        [one] 1 mercancía
       *[other] { $cost } mercancías
    }.
}
log-pay = { $player } paga 1 de { $good } por el camino.
log-take = { $player } toma 1 de { $good }.
log-drop = { $player } devuelve 1 de { $good }.
log-order = { $player } cumple un pedido.
log-slot = { $player } pone el pedido en el espacio { $column } de { $light }.
log-waive = { $player } se ahorra 1 de { $good }.
log-discard = { $player } descarta la carta { $card }.
log-draft1 = { $player } toma «{ $upgrade }».
log-draft3 = { $player } toma «{ $half }» (día) y «{ night-half }» (noche).

## Azar

chance-LAYOUT = El tablero: { $layout }.
chance-STRIP = Se coloca la siguiente tira del tablero.
chance-SHOW = {""}
chance-DEAL = { $player } recibe la carta { $card }.
chance-DEAL-unseen = { $player } recibe una carta.
chance-OFFER = «{ $upgrade }» está en la oferta.
chance-HALF_DAY = «{ $half }» es la mitad de día de una pareja.
chance-HALF_NIGHT = «{ $half }» es su mitad de noche.
chance-REFILL = {""}
chance-DRAW = { $player } roba la carta { $card }.
chance-DRAW-unseen = { $player } roba una carta.
chance-RIVAL = El Rival descubre la carta { $card }.
chance-DIE = El dado muestra { $face }.

## Qué pasó después

gains = { $wood ->
    [0] {""}
   *[other] {" "}+{ $wood } madera
}{ $wheat ->
    [0] {""}
   *[other] {" "}+{ $wheat } trigo
}{ $stone ->
    [0] {""}
   *[other] {" "}+{ $stone } piedra
}{ $water ->
    [0] {""}
   *[other] {" "}+{ $water } agua
}{ $stars ->
    [0] {""}
    [one] {" "}+{ $stars } estrella
   *[other] {" "}+{ $stars } estrellas
}
demand = { $wood ->
    [0] {""}
   *[other] { $wood } madera ·{" "}
}{ $wheat ->
    [0] {""}
   *[other] { $wheat } trigo ·{" "}
}{ $stone ->
    [0] {""}
   *[other] { $stone } piedra ·{" "}
}{ $water ->
    [0] {""}
   *[other] { $water } agua ·{" "}
}{ $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}

event-island = { $player } recibe { $count } de { $good }.
event-city = { $player } recibe { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}.
event-advance = El dirigible avanza.
event-delivered = Pedido de { $light_id ->
    [0] día
   *[other] noche
} entregado: { demand }.
event-order = Nuevo pedido de { $light }: { demand }.
event-last-order = Era el último pedido de { $light } de la pila.
event-bonus = Bonificación del espacio:{ gains }.
event-storage = { $player } tiene ahora sitio para { $count } mercancías.
event-upgrade = { $player } activa «{ $upgrade }». { $upgrade_about }
event-half = { $player } activa «{ $half }» ({ $light }). { $half_about }
event-scored = { $player } puntúa la carta { $card }:{ gains }.
event-scored-nothing = { $player } puntúa la carta { $card }: nada.
event-salvage = { $player } salva { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}.
event-patronage = { $player } recibe { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
} por Mecenas.
event-cleared = La carta { $card } del Rival se retira de la tira.
event-turned = La tira trasera se da la vuelta y pasa delante: { $light }.
event-rival-at = El Rival pone la carta en { $field }.
event-rival-misses = El Rival no encuentra ninguna casilla libre y descarta su carta.
event-rival-order = El Rival se lleva un pedido de { $light }: { demand }, y { $extra ->
    [one] 1 estrella
   *[other] { $extra } estrellas
} más por la loseta.
event-rank = Con { $points ->
    [one] 1 estrella
   *[other] { $points } estrellas
}, tu rango es: { $rank }.

## La hoja de puntuación

line-stars = Estrellas reunidas
line-orders = Pedidos
line-pairs = Parejas de día y noche
line-goods = Mercancías en la bodega
line-last-places = Últimos espacios
line-halves = Mejoras de nivel 3
line-total = Total
line-rival = El Rival

gain-stars = { gain }
gain-orders = { gain } por pedidos
gain-pairs = { gain } por parejas de día y noche
gain-goods = { gain } por mercancías en la bodega
gain-last-places = { gain } por últimos espacios
gain-halves = { gain } por mejoras de nivel 3

## Un turno en una frase

kind-0 = isla de madera
kind-1 = isla de trigo
kind-2 = isla de piedra
kind-3 = isla de agua
kind-4 = ciudad de día
kind-5 = ciudad de noche

brief-play = { $card }
brief-at = { $later ->
    [1] …en una { $kind }
   *[other] …en { $field } ({ $kind })
}
brief-pay = …por { $times ->
    [one] 1 mercancía
   *[other] { $times } mercancías
}
brief-order = { $advice ->
    [1] cumple el pedido de { $light }
   *[other] pedido de { $light }
} ({ $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
})
brief-waive = …sin 1 de { $good }
brief-slot = …al espacio { $column }
brief-take = { $advice ->
    [1] toma la bonificación
   *[other] bonificación
}: { $times ->
    [one] mercancía
   *[other] mercancías
}
brief-drop = { $advice ->
    [1] devuelve lo que sobra
   *[other] devuelve lo que sobra
}
brief-discard = { $advice ->
    [1] descarta { $card }
   *[other] descarta { $card }
}
brief-draft1 = toma «{ $upgrade }»
brief-draft3 = toma «{ $half }» de día y «{ night-half }» de noche
begin-play = juega tu carta { $card }
begin-at = { $later ->
    [1] pon la carta en una { $kind }
   *[other] pon la carta en { $field } ({ $kind })
}
begin-pay = paga { $times } de { $good } por el camino
begin-order = cumple el pedido de { $light } ({ $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
})
begin-waive = ahórrate 1 de { $good }
begin-slot = pon el pedido en el espacio { $column }
begin-take = toma { $times } de { $good }
begin-drop = devuelve { $times } de { $good }
begin-draft1 = toma «{ $upgrade }»
begin-draft3 = toma «{ $half }» de día, «{ night-half }» de noche
begin-discard = descarta { $card }
result-upgrade = se activa «{ $upgrade }»
result-half = se activa «{ $half }»
result-rival-order = el Rival se lleva un pedido de { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}

measure-points = { $n ->
    [one] 1 estrella
   *[other] { $n } estrellas
}
more-points = { $n ->
    [one] 1 estrella más
   *[other] { $n } estrellas más
}
less-points = { $n ->
    [one] 1 estrella menos
   *[other] { $n } estrellas menos
}
more-payable = { $n ->
    [one] las mercancías para 1 pedido más
   *[other] las mercancías para { $n } pedidos más
}
less-payable = { $n ->
    [one] las mercancías para 1 pedido menos
   *[other] las mercancías para { $n } pedidos menos
}
named-more-payable = { $better ->
    [1] Con el mejor turno, { $own ->
        [1] tendrías
       *[other] { $player } tendría
    }
   *[other] { $own ->
        [1] Entonces tienes
       *[other] Entonces { $player } tiene
    }
} las mercancías para el pedido de { $light } de { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}.
named-less-payable = { $better ->
    [1] Con el mejor turno, { $own ->
        [1] te faltarían
       *[other] a { $player } le faltarían
    }
   *[other] { $own ->
        [1] Entonces te faltan
       *[other] Entonces a { $player } le faltan
    }
} las mercancías para el pedido de { $light } de { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}.
price-less-payable = {""}
measure-wood = { $n } de madera
more-wood = { $n } de madera más
less-wood = { $n } de madera menos
measure-wheat = { $n } de trigo
more-wheat = { $n } de trigo más
less-wheat = { $n } de trigo menos
measure-stone = { $n } de piedra
more-stone = { $n } de piedra más
less-stone = { $n } de piedra menos
measure-water = { $n } de agua
more-water = { $n } de agua más
less-water = { $n } de agua menos
measure-storage = { $n ->
    [one] 1 sitio en la bodega
   *[other] { $n } sitios en la bodega
}
more-storage = { $n ->
    [one] 1 sitio más en la bodega
   *[other] { $n } sitios más en la bodega
}
less-storage = { $n ->
    [one] 1 sitio menos en la bodega
   *[other] { $n } sitios menos en la bodega
}
more-upgrades = { $n ->
    [one] 1 mejora activa más
   *[other] { $n } mejoras activas más
}
less-upgrades = { $n ->
    [one] 1 mejora activa menos
   *[other] { $n } mejoras activas menos
}
more-waiting = cartas en el tablero que darán { $n ->
    [one] 1 mercancía o estrella más
   *[other] { $n } mercancías o estrellas más
}
less-waiting = cartas en el tablero que darán { $n ->
    [one] 1 mercancía o estrella menos
   *[other] { $n } mercancías o estrellas menos
}

## En qué se fija el evaluador

term-points = estrellas
term-delivered = entregar un pedido
term-orders = pedidos al alcance
term-goods = mercancías en la bodega
term-cards = cartas en el tablero
term-upgrades = mejoras
term-turn = aprovechar el turno

## Por qué no

SOLENIA-7 = { $why ->
    [choice] No tienes esta carta en la mano.
   *[other] Primero elige una carta de tu mano.
}
SOLENIA-8 = { $why ->
    [taken] En { $field } ya hay una carta de { $player }.
    [rival] En { $field } ya hay una carta del Rival.
   *[other] Primero pon tu carta en una casilla vacía.
}
SOLENIA-9 = La casilla { $field } no está junto al dirigible ni junto a una carta tuya: costaría { $cost ->
    [one] 1 mercancía
   *[other] { $cost } mercancías
}, y no tienes ninguna.
SOLENIA-12 = { $why ->
    [none] No tienes { $good } para pagar.
    [far] La casilla { $field } está demasiado lejos: costaría { $cost } mercancías, y tienes { $goods }.
   *[other] Primero paga { $cost ->
        [one] 1 mercancía
       *[other] { $cost } mercancías
    } por el camino.
}
SOLENIA-16 = No puedes poner una carta en ningún sitio: descarta una, y el dirigible avanza.
SOLENIA-18 = Solo puedes descartar si no puedes poner ninguna carta gratis, y ahora puedes.
SOLENIA-21 = { $why ->
    [none] No tienes { $good } para devolver.
   *[other] Tu bodega está demasiado llena: primero devuelve { $count ->
        [one] 1 mercancía
       *[other] { $count } mercancías
    }.
}
SOLENIA-23 = { $why ->
    [field] { $cost ->
        [0] En esta ciudad tienes que cumplir un pedido de { $light }, y tus mercancías no bastan para ninguno.
        [one] El camino cuesta 1 mercancía, y lo que queda no basta para ningún pedido de { $light }.
       *[other] El camino cuesta { $cost } mercancías, y lo que queda no basta para ningún pedido de { $light }.
    }
    [pay] Necesitas esta mercancía: sin ella no podrías cumplir ningún pedido de { $light }.
   *[other] Primero elige qué pedido de { $light } cumples.
}
SOLENIA-25 = { $why ->
    [waive] Si te ahorras eso, aún te { $count ->
        [one] falta 1
       *[other] faltan { $count }
    } de { $good }.
   *[other] Para este pedido te { $count ->
        [one] falta 1
       *[other] faltan { $count }
    } de { $good }.
}
SOLENIA-28 = Toma una de las mercancías que se ofrecen.
SOLENIA-29 = Tu fila de pedidos de { $light } está llena.
SOLENIA-30 = { $why ->
    [field] No queda ningún pedido de { $light }.
    [no-place] No hay un cuarto espacio para pedidos de { $light }.
   *[other] Aquí ya no hay ningún pedido.
}
SOLENIA-44 = La partida ha terminado: todos han usado 16 cartas.
SOLENIA-51 = { $why ->
    [taken] En este espacio ya hay un pedido.
    [closed] Este espacio aún está bloqueado: primero necesitas más pedidos en el nivel { $below }.
   *[other] Primero elige el espacio para tu pedido.
}
SOLENIA-52 = Toma una de las mercancías que se ofrecen.
SOLENIA-55 = Aquí no queda nada que tomar.
SOLENIA-57 = { $why ->
    [draft1] Ya tienes una mejora de nivel 1.
    [draft3] Ya tienes una pareja de nivel 3.
   *[other] Primero elige una mejora.
}
SOLENIA-60 = Con Regateo te ahorras una mercancía de las que pide el pedido.
SOLENIA-62 = { $why ->
    [outcome] Eso ya no puede salir.
   *[other] Espera un momento: se está sacando algo al azar.
}

## Lo que sale al azar, para la estadística

draws-layout = Disposición
draws-strip = Partes del tablero
draws-tile = Losetas de pedido
draws-card = Cartas
draws-upgrade = Losetas de mejora
draws-dayhalf = Mitades de día
draws-nighthalf = Mitades de noche
draws-rival = Cartas del Rival
draws-die = Dado

## Bots con estilo

bot-courier = Mensajero
bot-courier-about = Entrega en cuanto puede y guarda poco en la bodega.
bot-hoarder = Hormiga
bot-hoarder-about = Mantiene llena la bodega y solo suelta mercancías a buen precio.
bot-sower = Sembrador
bot-sower-about = Coloca las cartas donde más darán cuando se puntúe su tira.
