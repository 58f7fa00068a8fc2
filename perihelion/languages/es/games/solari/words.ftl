# Solari: todas las frases que lee una persona.

game = Solari
game-about = Seis cometas por cabeza, dos dados y un tablero de ocho por ocho: pon tus cometas en línea y saca los ajenos de las suyas. Para 2 o 4 jugadores.
game-length = 20–40
luck = números
undo-dice = Los próximos números ya se conocen, y eso no se deshace.
analysis-chance = Toma un resultado al azar, o elige uno.

option-level = Nivel
option-level-about = Qué figuras puntúan.
option-level-1 = Solari 1: líneas
option-level-2 = Solari 2: líneas y secuencias
option-level-3 = Solari 3: líneas, secuencias y formaciones
option-players = Jugadores
option-players-about = Cuatro juegan en dos equipos.
option-teams = Equipos
option-teams-about = Con cuatro jugadores: Urano y Neptuno contra Saturno y Júpiter.
option-teams-False = cada cual por su cuenta
option-teams-True = dos equipos
option-rand = Dados o dominó
option-rand-about = De dónde salen los dos números de un turno.
option-rand-D = dos dados
option-rand-V = fichas ocultas, que se descubren una a una
option-rand-O = fichas visibles, que se juegan en orden
option-rand-F = fichas libres, en el orden que quieras
option-use_hunter = Cazador
option-use_hunter-about = Cada jugador tiene un planeta pequeño que también se mueve en diagonal. Sus golpes son siempre dirigidos.
option-use_hunter-False = sin
option-use_hunter-True = con
option-use_blocker = Bloqueador
option-use_blocker-about = Cada jugador tiene una luna que los demás no pueden golpear.
option-use_blocker-False = sin
option-use_blocker-True = con
option-use_doubler = Duplicador
option-use_doubler-about = Cada jugador tiene en el borde un planeta grande que duplica lo que se construye en sus rectas.
option-use_doubler-False = sin
option-use_doubler-True = con
option-target = Meta
option-target-about = Quien llega primero a este número de puntos gana de inmediato; 0 es sin meta. Lo normal: 36 (una vuelta) con dados, ninguna con dominó.
option-max_turns = Límite de turnos
option-max_turns-about = Con dados: cuando todos han jugado este número de turnos, gana la mejor puntuación.
option-equal_turns = Mismos turnos
option-equal_turns-about = La meta no cuenta hasta que todos han jugado los mismos turnos.
option-equal_turns-False = quien llega primero gana de inmediato
option-equal_turns-True = la ronda se juega hasta el final
option-first = Quién empieza
option-first-about = Quién empieza; después, en sentido horario.
option-first--1 = al azar
option-first-0 = Urano
option-first-1 = Saturno; entre dos, Neptuno
option-first-2 = Neptuno, entre cuatro
option-first-3 = Júpiter, entre cuatro

## Nombres

seat-0 = Urano
seat-1 = Saturno
seat-2 = Neptuno
seat-3 = Júpiter
seat-2-0 = Urano
seat-2-1 = Neptuno

way-0 = norte
way-1 = este
way-2 = sur
way-3 = oeste
way-4 = noreste
way-5 = sureste
way-6 = suroeste
way-7 = noroeste
facing-0 = norte
facing-1 = este
facing-2 = sur
facing-3 = oeste
turn-0 = en sentido horario
turn-1 = en sentido antihorario

off-0 = el cometa 1
off-1 = el cometa 2
off-2 = el cometa 3
off-3 = el cometa 4
off-4 = el cometa 5
off-5 = el cometa 6
off-6 = el cazador
off-7 = el bloqueador
victim-0 = cometa 1
victim-1 = cometa 2
victim-2 = cometa 3
victim-3 = cometa 4
victim-4 = cometa 5
victim-5 = cometa 6
victim-6 = cazador
victim-7 = bloqueador
victim-8 = duplicador

## Qué hacer ahora

phase-DOMINO = Te toca: elige una ficha.
phase-WILD = ¡Doble seis! Elige dos valores cualesquiera.
phase-PICK = Te toca: elige { $extras ->
    [0] el cometa
   *[other] la pieza
} que vuelve.
phase-ENTER = Pon { $extras ->
    [0] tu cometa
   *[other] tu pieza
} en { $cells }.
phase-MOVE1 = { $extras ->
    [0] Mueve un cometa
   *[other] Mueve una pieza
} { $double ->
    [1] { $low }
   *[other] { $low } o { $high }
} { $high ->
    [one] casilla
   *[other] casillas
}.
phase-KO1 = ¡Golpe! Mueve { $extras ->
    [0] el mismo cometa
   *[other] la misma pieza
}, o coloca antes lo que has golpeado y mueve { $extras ->
    [0] otro
   *[other] otra
}.
phase-MOVE2 = Ahora mueve { $another ->
    [1] { $extras ->
        [0] otro cometa
       *[other] otra pieza
    }
   *[other] { $extras ->
        [0] un cometa
       *[other] una pieza
    }
} { $left ->
    [one] 1 casilla
   *[other] { $left } casillas
}.
phase-PLACE = Elige en qué casilla del borde va { $extras ->
    [0] el cometa golpeado
   *[other] la pieza golpeada
}.
phase-FACE = ¿Hacia dónde debe mirar el cometa?

## Acciones

act-comet = Mover el cometa { $piece } al { $way } { $distance ->
    [one] 1 casilla
   *[other] { $distance } casillas
}
act-hunter = Mover el cazador al { $way } { $distance ->
    [one] 1 casilla
   *[other] { $distance } casillas
}
act-blocker = Mover el bloqueador al { $way } { $distance ->
    [one] 1 casilla
   *[other] { $distance } casillas
}
act-doubler = Mover el duplicador { $distance ->
    [one] 1 casilla
   *[other] { $distance } casillas
} { $turn } por el borde
act-put = { $own ->
    [1] Poner tu { $victim } en { $rim }
   *[other] Poner el { $victim } de { $seat } en { $rim }
}
act-gone = Quitar del tablero el { $victim } de { $seat }: el borde está lleno
act-entry = Poner en { $row }{ $column }
act-pick = Recuperar { $off }
act-facing = Mirar al { $facing }
act-combination = Jugar { $values }
act-lapse = Saltar el turno

log-comet = { $player } mueve el cometa { $piece } al { $way } { $distance ->
    [one] 1 casilla
   *[other] { $distance } casillas
}.
log-hunter = { $player } mueve el cazador al { $way } { $distance ->
    [one] 1 casilla
   *[other] { $distance } casillas
}.
log-blocker = { $player } mueve el bloqueador al { $way } { $distance ->
    [one] 1 casilla
   *[other] { $distance } casillas
}.
log-doubler = { $player } mueve el duplicador { $distance ->
    [one] 1 casilla
   *[other] { $distance } casillas
} { $turn }.
log-put = { $own ->
    [1] { $player } pone su { $victim } en { $rim }.
   *[other] { $player } pone el { $victim } de { $seat } en { $rim }.
}
log-gone = El borde está lleno: el { $victim } de { $seat } sale del tablero.
log-entry = El { $victim } de { $player } vuelve en { $row }{ $column }.
log-pick = { $player } recupera { $off }.
log-facing = El cometa mira al { $facing }.
log-combination = { $player } juega { $values }.
log-lapse = { $player } no puede hacer un turno completo.

chance-FIRST = Empieza { $known ->
    [1] { $player }
   *[other] { $letter ->
        [U] Urano
        [S] Saturno
        [N] Neptuno
       *[J] Júpiter
    }
}.
chance-ORDER = Se coloca la ficha { $values }.
chance-ROLL = Tirada: { $values }.
chance-TILE = Se descubre la ficha { $values }.

## Qué sigue a una acción

event-hit = { $own ->
    [1] { $player } golpea una pieza propia en { $cell }: { $victim }.
   *[other] Golpe en { $cell }: { $victim } de { $player }.
}
event-total = Golpe total: el { $victim } de { $player } sale del tablero y tendrá que volver más tarde.
event-lapse = { $tile ->
    [1] { $player } pierde su turno, y la ficha queda gastada.
   *[other] { $player } pierde su turno.
}
event-tile = La próxima ficha de { $player }: { $values }.
event-row = { $sun ->
    [1] Casillas del sol { $cells }
   *[other] Línea de { $length } en { $cells }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $doubled ->
    [1] , el doble
   *[other] {""}
}.
event-sequence = { $sun ->
    [1] Secuencia de { $length } en el sol, { $cells }
   *[other] Secuencia de { $length } en { $cells }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $doubled ->
    [1] , el doble
   *[other] {""}
}.
event-alignment = { $sun ->
    [1] Formación de { $length } en el sol, { $cells }
   *[other] Formación de { $length } en { $cells }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $doubled ->
    [1] , el doble
   *[other] {""}
}.
event-gain = { $player } suma { $points } y ahora tiene { $score }.

line-points = Puntos
line-team = Puntos del equipo
line-laps = Vueltas
line-margin = Ventaja

gain-points = { gain }

## Un turno en una frase

brief-comet = { $advice ->
    [1] el cometa
   *[other] cometa
} { $piece } a { $cell }
brief-hunter = { $advice ->
    [1] el cazador
   *[other] cazador
} a { $cell }
brief-blocker = { $advice ->
    [1] el bloqueador
   *[other] bloqueador
} a { $cell }
brief-doubler = { $advice ->
    [1] el duplicador
   *[other] duplicador
} a { $cell }
brief-put = { $advice ->
    [1] el { $victim }
   *[other] { $victim }
} { $own ->
    [1] de vuelta en { $rim }
   *[other] de { $seat } a { $rim }
}
brief-gone = { $victim } de { $seat } fuera del tablero
brief-entry = …de vuelta en { $row }{ $column }
brief-pick = { $off }
brief-combination = { $values }
brief-lapse = sin turno completo
again-comet = …y luego a { $cell }
again-hunter = …y luego a { $cell }
again-blocker = …y luego a { $cell }
again-doubler = …y luego a { $cell }
begin-comet = mueve el cometa { $piece } a { $cell }
begin-hunter = mueve el cazador a { $cell }
begin-blocker = mueve el bloqueador a { $cell }
begin-doubler = mueve el duplicador a { $cell }
begin-put = { $own ->
    [1] vuelve a poner tu { $victim } en { $rim }
   *[other] pon el { $victim } de { $seat } en { $rim }
}
begin-gone = quita del tablero el { $victim } de { $seat }
begin-entry = pon la pieza en { $row }{ $column }
begin-pick = trae { $off }
begin-facing = gira el cometa al { $facing }
begin-combination = juega { $values }
begin-lapse = salta el turno
result-hit = { $own ->
    [1] golpe al { $victim } propio
   *[other] golpe al { $victim } de { $player }
}
result-total = que sale del tablero
result-row = { $sun ->
    [1] { $length } en el sol
   *[other] línea de { $length }
}
result-sequence = secuencia de { $length }
result-alignment = formación de { $length }

more-pairs = más cometas alineados
less-pairs = menos cometas alineados
named-more-pairs = { $better ->
    [1] Con el mejor turno, { $own ->
        [1] tus cometas { $first } y { $second } estarían alineados: con un tercero harías una línea.
       *[other] los cometas { $first } y { $second } de { $player } estarían alineados.
    }
   *[other] { $own ->
        [1] Tus cometas { $first } y { $second } quedarán alineados: con un tercero harás una línea.
       *[other] Los cometas { $first } y { $second } de { $player } quedarán alineados.
    }
}
named-less-pairs = { $better ->
    [1] Con el mejor turno, { $own ->
        [1] tus cometas { $first } y { $second } ya no estarían alineados.
       *[other] los cometas { $first } y { $second } de { $player } ya no estarían alineados.
    }
   *[other] { $own ->
        [1] Tus cometas { $first } y { $second } dejarán de estar alineados.
       *[other] Los cometas { $first } y { $second } de { $player } dejarán de estar alineados.
    }
}
more-off = { $n ->
    [one] 1 pieza más por recuperar
   *[other] { $n } piezas más por recuperar
}
less-off = { $n ->
    [one] 1 pieza menos por recuperar
   *[other] { $n } piezas menos por recuperar
}

term-points = puntos
term-row = líneas
term-sequence = secuencias
term-alignment = formaciones
term-turn = aprovechar el turno
term-lines = cometas alineados
term-off = piezas fuera del tablero

## Por qué no

SOLARI-6 = En esta partida no hay { $victim }.
SOLARI-10 = Espera: aún no se sabe quién empieza.
SOLARI-12 = Espera: primero hay que tirar los dados.
SOLARI-13 = { $left ->
    [0] Tus valores son { $low } y { $high }: una pieza tiene que moverse exactamente uno de ellos.
   *[other] Solo queda el { $left }: una pieza tiene que moverse exactamente { $left ->
        [one] { $left } casilla
       *[other] { $left } casillas
    }.
}
SOLARI-14 = { $again ->
    [0] Ahora mueve otra pieza, exactamente { $left ->
        [one] { $left } casilla
       *[other] { $left } casillas
    }.
   *[other] Ahora mueve una pieza exactamente { $left ->
        [one] { $left } casilla
       *[other] { $left } casillas
    }.
}
SOLARI-16 = { $distance ->
    [one] Una casilla al { $way } ya está fuera del tablero.
   *[other] { $distance } casillas al { $way } quedarían fuera del tablero.
}
SOLARI-20 = Después ninguna pieza podría mover el { $left }. Tienes que jugar los dos valores.
SOLARI-21 = Puedes hacer un turno completo, así que tienes que hacerlo.
SOLARI-22 = { $why ->
    [choice] Con { $values } no podrías hacer un turno completo.
   *[other] Doble seis: primero nombra dos valores cualesquiera.
}
SOLARI-24 = Primero pon en el borde el { $victim } de { $player }.
SOLARI-25 = { $why ->
    [taken] { $rim } está ocupada. Elige una casilla libre del borde en la fila o la columna de { $cell }, donde fue el golpe.
   *[other] El golpe fue en { $cell }: la pieza va a una casilla libre del borde en esa fila o columna.
}
SOLARI-26 = { $rim } está ocupada. En la fila y la columna de { $cell } no queda ninguna casilla libre del borde, así que elige cualquier otra que lo esté.
SOLARI-27 = Una pieza solo sale del tablero si el borde está lleno, y aún queda una casilla libre.
SOLARI-28 = { $rim } está ocupada. Después de un golpe dirigido puedes elegir cualquier casilla libre del borde.
SOLARI-33 = { $why ->
    [moved] Tu { $victim } ya se ha movido. Colocaste la pieza que golpeó, así que ahora se mueve otra.
    [place] Tu { $victim } no puede moverse { $left }: primero coloca la pieza que ha golpeado.
    [move] Tu { $victim } tiene que seguir: pongas donde pongas la pieza golpeada, no quedaría otro movimiento de { $left }.
   *[other] O sigue tu { $victim }, o colocas antes la pieza que ha golpeado.
}
SOLARI-36 = { $why ->
    [off] Esta pieza está fuera del tablero.
    [lapse] Puedes recuperar tu pieza, así que el turno no se pierde.
   *[other] Tu pieza vuelve en { $cells }; ese es todo tu turno.
}
SOLARI-38 = En { $cell } está el bloqueador de { $player }: no puedes volver ahí.
SOLARI-39 = { $why ->
    [choice] Solo puede volver una pieza que esté fuera del tablero.
   *[other] Primero elige la pieza que vuelve al tablero.
}
SOLARI-40 = En { $cell } está el bloqueador de { $player }: no puedes golpearlo.
SOLARI-42 = En { $cell } está el duplicador de { $player }: no puedes golpearlo.
SOLARI-45 = Golpearías tu propio duplicador, y no habría ninguna casilla libre del borde para él.
SOLARI-52 = Primero elige hacia dónde mira el cometa.
SOLARI-55 = Ya has jugado la ficha { $values }.
SOLARI-56 = { $why ->
    [outcome] Esta ficha ya se ha jugado.
   *[other] Espera: primero hay que descubrir una ficha.
}
SOLARI-57 = { $why ->
    [outcome] Esta ficha ya está en la fila.
   *[other] Espera: primero hay que colocar las fichas.
}
SOLARI-58 = { $why ->
    [choice] Con { $values } no podrías hacer un turno completo. Elige otra ficha.
   *[other] Primero elige una ficha.
}
SOLARI-80 = La partida ha terminado: se ha alcanzado la meta de { $target }.
SOLARI-82 = La partida ha terminado: todos han jugado { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}.
SOLARI-83 = La partida ha terminado: se han jugado todas las fichas.
SOLARI-87 = La partida ha terminado: se ha alcanzado la meta de { $target } y todos han jugado los mismos turnos.

## Lo que sale al azar, para la estadística

draws-begins = Quién empieza
draws-tile = Parejas de valores

## Bots con estilo

bot-architect = Arquitecto
bot-architect-about = Pone sus cometas en línea y espera la fila larga.
bot-opportunist = Oportunista
bot-opportunist-about = Toma los puntos de hoy y no prepara nada para mañana.
bot-brawler = Pendenciero
bot-brawler-about = Echa tus cometas de sus líneas siempre que puede.
