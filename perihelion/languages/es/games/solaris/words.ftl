# Solaris: todas las frases que lee una persona.

game = Solaris
game-about = Seis estaciones en un anillo, un láser: lleva tu energía a las estaciones adecuadas y de ahí al láser antes que los demás. De 3 a 5 jugadores.
game-length = 45–60
luck = cartas
undo-dice = Ya se ha robado una carta, y eso no se deshace.
analysis-chance = Saca al azar, o elige el resultado.

option-players = Jugadores
option-players-about = Cada jugador dirige una de las empresas que comparten la estación.
option-time_game = Partida a tiempo fijo
option-time_game-about = La partida dura exactamente cuatro rondas.
option-layout = Disposición
option-layout-about = El orden de las estaciones alrededor del láser: el normal, uno al azar o el tuyo, por ejemplo BT ED SP CT HQ EC (BT biotopo, ED sala de máquinas, SP hangar, CT cantina, HQ puesto de mando, EC centro de energía).
option-layout-standard = anillo normal
option-layout-random = al azar, con el centro de energía al final
option-max_rounds = Límite de rondas
option-max_rounds-about = Si nadie ha ganado hasta entonces, la partida termina después de esta ronda.

## Nombres

seat-0 = Blanco
seat-1 = Gris
seat-2 = Amarillo
seat-3 = Negro
seat-4 = Naranja
station-0 = sala de máquinas
    .el = la sala de máquinas
    .en = en la sala de máquinas
    .de = de la sala de máquinas
    .a = a la sala de máquinas
station-1 = puesto de mando
    .el = el puesto de mando
    .en = en el puesto de mando
    .de = del puesto de mando
    .a = al puesto de mando
station-2 = biotopo
    .el = el biotopo
    .en = en el biotopo
    .de = del biotopo
    .a = al biotopo
station-3 = hangar
    .el = el hangar
    .en = en el hangar
    .de = del hangar
    .a = al hangar
station-4 = cantina
    .el = la cantina
    .en = en la cantina
    .de = de la cantina
    .a = a la cantina
station-5 = centro de energía
    .el = el centro de energía
    .en = en el centro de energía
    .de = del centro de energía
    .a = al centro de energía

other-0 = { station-0 }
    .el = { station-0.el }
    .de = { station-0.de }
    .a = { station-0.a }
other-1 = { station-1 }
    .el = { station-1.el }
    .de = { station-1.de }
    .a = { station-1.a }
other-2 = { station-2 }
    .el = { station-2.el }
    .de = { station-2.de }
    .a = { station-2.a }
other-3 = { station-3 }
    .el = { station-3.el }
    .de = { station-3.de }
    .a = { station-3.a }
other-4 = { station-4 }
    .el = { station-4.el }
    .de = { station-4.de }
    .a = { station-4.a }
other-5 = { station-5 }
    .el = { station-5.el }
    .de = { station-5.de }
    .a = { station-5.a }

colour-0 = morado
    .fem = morada
colour-1 = rosa
    .fem = rosa
colour-2 = azul
    .fem = azul
colour-3 = verde
    .fem = verde

cw-0 = morado
cw-1 = rosa
cw-2 = azul
cw-3 = verde
ccw-0 = morado
ccw-1 = rosa
ccw-2 = azul
ccw-3 = verde

card-0 = carta morada de sala de máquinas
card-1 = carta rosa de sala de máquinas
card-2 = carta azul de sala de máquinas
card-3 = carta verde de sala de máquinas
card-4 = carta morada de puesto de mando
card-5 = carta rosa de puesto de mando
card-6 = carta azul de puesto de mando
card-7 = carta verde de puesto de mando
card-8 = carta morada de biotopo
card-9 = carta rosa de biotopo
card-10 = carta azul de biotopo
card-11 = carta verde de biotopo
card-12 = carta morada de hangar
card-13 = carta rosa de hangar
card-14 = carta azul de hangar
card-15 = carta verde de hangar
card-16 = carta morada de cantina
card-17 = carta rosa de cantina
card-18 = carta azul de cantina
card-19 = carta verde de cantina
card-20 = carta morada de centro de energía
card-21 = carta rosa de centro de energía
card-22 = carta azul de centro de energía
card-23 = carta verde de centro de energía

spare-0 = primero
spare-1 = segundo

## Qué hacer ahora

phase-CHOOSE = Te toca: elige una acción { $station_en }.
phase-REPLENISH = Juega cartas { $station_de }: cada una suma 1 de energía aquí.
phase-REDIRECT = Juega cartas de los colores de los dos puentes: cada una lleva 1 de energía a la estación vecina.
phase-EXCHANGE_DISCARD = Descarta la carta que quieres cambiar.
phase-EXCHANGE_DRAW = Toma una carta de la oferta o del mazo.
phase-ENGINE = Juega cartas de otras estaciones: 1 de energía paga dos cartas de la misma estación.
phase-HQ_DRAW = Toma { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} de la oferta o del mazo.
phase-HQ_MORE = ¿Gastas 1 de energía más por dos cartas, o paras?
phase-BIOTOPE = Elige un sentido y cuántas estaciones reciben 1 de energía cada una.
phase-PORT = Acopla lanzaderas, por 1 de energía cada una.
phase-CANTEEN = Por 1 de energía cada vez, saca una carta a otro jugador.
phase-CENTRE = Juega cartas del color de lanzaderas acopladas: cada una lleva 1 de energía al láser.
phase-REPLACE = Toma { $cards ->
    [one] una carta nueva
   *[other] { $cards } cartas nuevas
} de la oferta o del mazo.
phase-LIMIT_TURN = { $count ->
    [one] Descarta una carta: puedes quedarte con siete.
   *[other] Descarta { $count } cartas: puedes quedarte con siete.
}
phase-LIMIT_CANTEEN = { $count ->
    [one] Descarta una carta: puedes quedarte con siete.
   *[other] Descarta { $count } cartas: puedes quedarte con siete.
}
phase-LIMIT_ROUND = { $count ->
    [one] Descarta una carta: puedes quedarte con siete.
   *[other] Descarta { $count } cartas: puedes quedarte con siete.
}

## Elecciones

act-pass = Pasar
act-replenish = Reponer: las cartas { $station_de } traen energía aquí
act-redirect = Desviar: enviar energía por un puente
act-exchange = Cambiar una carta
act-station = { $station_id ->
    [0] Sala de máquinas: 1 de energía → jugar dos cartas de una estación para llevar energía allí
    [1] Puesto de mando: 1 de energía → 2 cartas
    [2] Biotopo: 1 de energía → dar energía a otras estaciones
    [3] Hangar: 1 de energía → acoplar una lanzadera
    [4] Cantina: 1 de energía → una carta de otro jugador
   *[other] Centro de energía: enviar energía al láser
}
act-done = Terminar
act-spend = Gastar 1 de energía más por dos cartas
act-draw-stack = Robar una carta del mazo
act-draw-display = Tomar la { $card }
act-steal = Quitar a { $seat } una carta al azar por 1 de energía
act-biotope-cw = En sentido horario por { $price } de energía: { given }
act-biotope-ccw = En sentido antihorario por { $price } de energía: { given }
act-play = { $price ->
    [0] Jugar la { $card }
   *[other] Jugar la { $card } por { $price } de energía
}
act-send-cw = Enviar 1 de energía en sentido horario { $station_a } con la { $card }
act-send-ccw = Enviar 1 de energía en sentido antihorario { $station_a } con la { $card }
act-discard = Descartar la { $card }
act-dock = Acoplar la lanzadera { $colour_fem } { $station_en } por 1 de energía

given = { $gifts ->
    [one] 1 { $station_a }
    [2] 1 { $other_a } y 1 { $station_a }
   *[other] 1 a cada una de { $gifts } estaciones, { $other_de } { $station_a }{ $skipped ->
        [1] , sin las llenas
       *[other] {""}
    }
}

## El registro

log-pass = { $player } pasa.
log-replenish = { $player } repone energía { $station_en }.
log-redirect = { $player } desvía energía { $station_de }.
log-exchange = { $player } cambia una carta.
log-station = { $station_id ->
    [1] { $player } paga 1 de energía en el puesto de mando por dos cartas.
   *[other] { $player } usa la acción { $station_de }.
}
log-done = { $player } termina la acción.
log-spend = { $player } paga 1 de energía más por dos cartas.
log-draw-stack = { $player } roba una carta del mazo.
log-draw-display = { $player } toma la { $card } de la oferta.
log-steal = { $player } paga 1 de energía y le quita una carta a { $seat }.
log-biotope-cw = { $player } paga { $price } de energía y da en sentido horario: { given }.
log-biotope-ccw = { $player } paga { $price } de energía y da en sentido antihorario: { given }.
log-play = { $use ->
    [laser] { $player } juega la { $card }.
   *[other] { $player } juega la { $card }{ $price ->
        [0] {""}
       *[other] {" "}por { $price } de energía
    } y ahora tiene { $now } de energía { $station_en }.
}
log-send-cw = { $player } envía 1 de energía { $other_de } { $station_a } con la { $card }: ahora hay { $now }.
log-send-ccw = { $player } envía 1 de energía { $other_de } { $station_a } con la { $card }: ahora hay { $now }.
log-discard = { $player } descarta la { $card }.
log-dock = { $player } paga 1 de energía y acopla la lanzadera { $colour_fem } { $station_en }.

chance-LAYOUT = Siguiente estación del anillo: { $station }.
chance-BRIDGE = Sale un puente { $colour }.
chance-TILE_A = Se reparte la loseta inicial { $half }.
chance-TILE_B = Se reparte la loseta inicial { $half }.
chance-PLACING = { $seat } coloca sus fichas de energía.
chance-DEAL = { $player } recibe la { $card }.
chance-DEAL-unseen = { $player } recibe una carta.
chance-DISPLAY = La { $card } llega a la oferta.
chance-DRAW = { $player } ha robado: { $card }.
chance-DRAW-unseen = {""}
chance-STEAL = Es la { $card }.
chance-STEAL-unseen = Queda boca abajo.
chance-SWAP_CARD = Se descubre una carta para los puentes: { $card }.
chance-SWAP_PLACE = {""}

event-start = { $player } empieza con { $energy } de energía, en sentido horario desde la primera estación.
event-laser = { $station_id ->
    [5] 2 de energía del centro de energía llevan 1 al láser
   *[other] 1 de energía del centro de energía y 1 { $station_de } van al láser
}: { $player } está ahora en { $laser }.
event-reshuffle = El mazo se ha acabado; la pila de descarte pasa a ser el nuevo mazo.
event-pick-up = { $player } recoge { $cards ->
    [one] la carta que tomó
   *[other] las { $cards } cartas que tomó
} en la cantina.
event-swap = Puentes nuevos { $station_en }: { $cw } en sentido horario, { $ccw } en sentido antihorario.
event-low-stations = { $player } roba { $cards ->
    [one] una carta por una estación
   *[other] { $cards } cartas por estaciones
} con 0 o 1 de energía.
event-round = Empieza la ronda { $round }. Todas las lanzaderas vuelven a la reserva.
event-station = Siguiente estación: { $station }.
event-limit = Nadie ha llegado a 7 en el láser; la partida termina después de la ronda { $round }.
event-wins = Gana { $player }.
event-shares = { $player } comparte la victoria.

line-laser = Láser
line-energy-centre = Energía en el centro de energía

## Un turno en una frase

brief-pass = pasa
brief-station = { $station_id ->
    [1] 1 de energía por 2 cartas
   *[other] {""}
}
brief-spend = { $advice ->
    [1] { begin-spend }
   *[other] 1 de energía más por 2 cartas
}
brief-draw-stack = { $advice ->
    [1] { $use ->
        [exchange] …por una carta del mazo
       *[other] { begin-draw-stack }
    }
   *[other] { $use ->
        [exchange] …por una carta del mazo
       *[other] { $times ->
            [one] 1 carta del mazo
           *[other] { $times } cartas del mazo
        }
    }
}
brief-draw-display = { $advice ->
    [1] { $use ->
        [exchange] …por la { $card }
       *[other] { begin-draw-display }
    }
   *[other] { $use ->
        [exchange] …por la { $card }
       *[other] { $card } de la oferta
    }
}
brief-steal = { $advice ->
    [1] { begin-steal }
   *[other] una carta de { $seat } por 1 de energía
}
brief-biotope-cw = { $advice ->
    [1] { begin-biotope-cw }
   *[other] { $price } de energía del biotopo: { given }
}
brief-biotope-ccw = { $advice ->
    [1] { begin-biotope-ccw }
   *[other] { $price } de energía del biotopo: { given }
}
brief-play = { $advice ->
    [1] { begin-play }
   *[other] { $use ->
        [laser] { $times } de energía { $station } → láser (ahora { $now })
        [engine] +{ $times } de energía { $station_en } con la sala de máquinas (ahora { $now })
       *[other] +{ $times } de energía { $station_en } (ahora { $now })
    }
}
brief-send-cw = { $advice ->
    [1] { begin-send-cw }
   *[other] { $times } de energía { $other } → { $station } (ahora { $now })
}
brief-send-ccw = { $advice ->
    [1] { begin-send-ccw }
   *[other] { $times } de energía { $other } → { $station } (ahora { $now })
}
brief-discard = { $advice ->
    [1] { begin-discard }
   *[other] { $use ->
        [exchange] cambia la { $card }
       *[other] descarta la { $card }
    }
}
brief-dock = { $advice ->
    [1] { begin-dock }
   *[other] lanzadera { $colour_fem } { $station_a }
}
begin-station = { $station_id ->
    [1] paga 1 de energía por 2 cartas
   *[other] {""}
}
begin-spend = paga 1 de energía más por 2 cartas
begin-draw-stack = { $use ->
    [exchange] toma a cambio una carta del mazo
   *[other] { $times ->
        [one] toma 1 carta del mazo
       *[other] toma { $times } cartas del mazo
    }
}
begin-draw-display = { $use ->
    [exchange] toma a cambio la { $card }
   *[other] toma la { $card }
}
begin-steal = quítale una carta a { $seat } por 1 de energía
begin-biotope-cw = paga { $price } de energía en el biotopo: { given }
begin-biotope-ccw = paga { $price } de energía en el biotopo: { given }
begin-play = { $use ->
    [laser] envía { $times } de energía { $station_de } al láser (total { $now })
    [engine] usa la sala de máquinas para llevar { $times } de energía { $station_a } (total { $now })
   *[other] lleva { $times } de energía { $station_a } (total { $now })
}
begin-send-cw = mueve { $times } de energía { $other_de } { $station_a } (total { $now })
begin-send-ccw = mueve { $times } de energía { $other_de } { $station_a } (total { $now })
begin-dock = acopla la lanzadera { $colour_fem } { $station_en }
begin-discard = { $use ->
    [exchange] cambia la { $card }
   *[other] descarta la { $card }
}
begin-done = pulsa «{ act-done }»

more-laser = { $n } de energía más en el láser
less-laser = { $n } de energía menos en el láser
more-reach = { $n } de energía más lista para el láser
less-reach = { $n } de energía menos lista para el láser
more-centre = { $n } de energía más en el centro de energía
less-centre = { $n } de energía menos en el centro de energía
more-energy = { $n } de energía más en las otras estaciones
less-energy = { $n } de energía menos en las otras estaciones
more-cards = { $n ->
    [one] 1 carta más
   *[other] { $n } cartas más
}
less-cards = { $n ->
    [one] 1 carta menos
   *[other] { $n } cartas menos
}

gain-laser = { $sign }{ $n } en el láser

## Lo que cuenta

term-laser = energía en el láser
term-transfer = prepararse para el láser
term-plan = energía donde puede recogerla una lanzadera
term-centre = energía en el centro de energía
term-energy = energía en las otras estaciones
term-cards = cartas
term-promise = elegir la acción adecuada

## Por qué no

SOLARIS-2 = { $why ->
    [outcome] No queda ninguna copia de esta carta en el mazo.
   *[other] Espera un momento: se está sacando una carta.
}
SOLARIS-4 = { $why ->
    [outcome] Los dos puentes de este color ya están colocados.
   *[other] Espera un momento: se están colocando los puentes.
}
SOLARIS-5 = { $why ->
    [outcome] Esta loseta inicial ya se ha repartido.
   *[other] Espera un momento: se están repartiendo las losetas iniciales.
}
SOLARIS-6 = { $why ->
    [outcome] Elige un jugador que aún no haya colocado sus fichas.
   *[other] Espera un momento: se están colocando las fichas.
}
SOLARIS-19 = Primero elige una acción { $station_en }: reponer, desviar, cambiar, la acción de la estación o pasar.
SOLARIS-20 = { $why ->
    [begun] Primero termina la acción que has empezado.
   *[other] Has elegido tu acción: haz al menos un paso. Ya no se puede cambiar.
}
SOLARIS-23 = { $why ->
    [none] No tienes ninguna carta { $station_de }.
    [not-held] No tienes esta carta.
   *[other] Aquí solo reponen las cartas { $station_de }.
}
SOLARIS-24 = Ya tienes 7 de energía { $station_en }, el máximo.
SOLARIS-25 = { $why ->
    [none] No tienes cartas de color { $cw } ni { $ccw }: son los colores de los puentes { $station_de }.
    [none-same] No tienes cartas de color { $cw }: los dos puentes { $station_de } son de ese color.
    [not-held] No tienes esta carta.
   *[other] Por este puente necesitas una carta de color { $cw }.
}
SOLARIS-26 = No tienes energía { $station_en } que desviar.
SOLARIS-29 = { $why ->
    [all] Donde tus cartas podrían enviar energía ya tienes 7.
   *[other] Ya tienes 7 de energía { $station_en }.
}
SOLARIS-31 = { $why ->
    [empty] No tienes ninguna carta que cambiar.
    [not-held] No tienes esta carta.
   *[other] Estás cambiando una carta: descarta una y toma otra de la oferta o del mazo.
}
SOLARIS-34 = No tienes energía { $station_en } para pagarlo.
SOLARIS-36 = { $why ->
    [none] No tienes ninguna carta de otra estación.
    [not-held] No tienes esta carta.
   *[other] En la sala de máquinas juegas cartas de otras estaciones.
}
SOLARIS-37 = Aquí no te queda energía para una carta { $station_de }; solo es gratis una de cada dos cartas de una estación.
SOLARIS-38 = { $why ->
    [all] Donde tus cartas podrían llevar energía ya tienes 7.
   *[other] Ya tienes 7 de energía { $station_en }.
}
SOLARIS-39 = Primero toma las cartas que has pagado, de la oferta o del mazo.
SOLARIS-40 = Primero elige: gastar 1 de energía más, o terminar la acción.
SOLARIS-42 = { $why ->
    [not-held] No tienes esta carta.
   *[other] Puedes quedarte con siete cartas: primero descarta { $count }.
}
SOLARIS-43 = Para eso hacen falta { $price } de energía en el biotopo, y tienes { $energy }.
SOLARIS-46 = { $stations ->
    [0] En todas las demás estaciones ya tienes 7 de energía.
    [one] Solo una estación puede recibir energía: en las demás ya tienes 7.
   *[other] Solo { $stations } estaciones pueden recibir energía: en las demás ya tienes 7.
}
SOLARIS-48 = Esta lanzadera ya está acoplada y se queda ahí hasta el final de la ronda.
SOLARIS-50 = Todas las lanzaderas están acopladas.
SOLARIS-51 = { $why ->
    [self] No puedes quitarte una carta de tu propia mano.
    [absent] Ahí no hay nadie.
    [robbed] Ya le has quitado una carta a { $seat } en este turno.
    [outcome] { $seat } no tiene esta carta.
   *[other] Espera un momento: se está sacando una carta de la mano de { $seat }.
}
SOLARIS-52 = { $why ->
    [all] Nadie más tiene cartas en la mano.
   *[other] { $player } no tiene cartas en la mano.
}
SOLARIS-54 = { $why ->
    [not-held] No tienes esta carta.
   *[other] Después de la cantina puedes quedarte con siete cartas: primero descarta { $count }.
}
SOLARIS-55 = { $why ->
    [none] Para el láser necesitas una carta del color de una lanzadera acoplada, y energía en la estación donde está.
    [not-held] No tienes esta carta.
    [no-shuttle] La lanzadera { $colour_fem } no está acoplada.
   *[other] La lanzadera { $colour_fem } está acoplada { $station_en }, y ahí no tienes energía.
}
SOLARIS-57 = La lanzadera está acoplada en el mismo centro de energía: eso cuesta 2 de energía ahí, y solo tienes 1.
SOLARIS-60 = Primero toma tus cartas nuevas, de la oferta o del mazo.
SOLARIS-63 = { $why ->
    [none] Este hueco de la oferta está vacío, y no hay carta para llenarlo.
   *[other] Este hueco de la oferta está vacío; los huecos se llenan al final del turno.
}
SOLARIS-65 = { $why ->
    [display] El mazo y la pila de descarte están vacíos: toma una carta de la oferta.
   *[other] No queda ninguna carta que tomar.
}
SOLARIS-67 = Espera un momento: se están cambiando los puentes.
SOLARIS-69 = { $why ->
    [not-held] No tienes esta carta.
   *[other] Antes de la próxima ronda puedes quedarte con siete cartas: primero descarta { $count }.
}
SOLARIS-70 = La partida ha terminado: alguien ha llegado a 7 en el láser.
SOLARIS-74 = La partida ha terminado: una partida a tiempo fijo dura cuatro rondas.
SOLARIS-75 = { $why ->
    [outcome] Esta estación ya está en el anillo.
   *[other] Espera un momento: se están colocando las estaciones.
}
SOLARIS-76 = La partida ha terminado: acaba después de la ronda { $round }, aunque nadie haya llegado a 7 en el láser.

## Lo que sale al azar, para la estadística

draws-layout = Orden de las estaciones
draws-bridge = Puentes
draws-tile-a = Losetas iniciales A
draws-tile-b = Losetas iniciales B
draws-placing = Quién coloca
draws-card = Cartas
draws-swap-place = Lugar del puente de repuesto

## Bots con estilo

bot-collector = Coleccionista
bot-collector-about = Guarda muchas cartas para tener el color adecuado.
bot-keeper = Guardián
bot-keeper-about = Guarda mucha energía en las estaciones exteriores y la gasta tarde.
bot-centralist = Centralista
bot-centralist-about = Primero lo manda todo al centro de energía.
