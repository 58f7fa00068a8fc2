# Qué es una cosa del tablero, cuando alguien la señala.
about-cell = Con { $row } y { $column }, una pieza que está fuera del tablero vuelve aquí.
about-sun = Una de las cuatro casillas del sol: tres o cuatro cometas tuyos aquí también son una línea. Con { $row } y { $column }, una pieza que está fuera del tablero vuelve aquí.
about-rim = Las piezas golpeadas van al borde. { $doubler ->
    [1] Los duplicadores se mueven por él.
   *[other] Aquí las líneas cuentan como en cualquier sitio.
}
about-comet = Se mueve exactamente tantas casillas como dice un valor, en línea recta, y salta por encima de lo que encuentra. Tres o más seguidos dan puntos.{ $level ->
    [1] { "" }
    [2] {" "}Con los números en orden dan más.
   *[other] {" "}Con los números en orden dan más, y también si miran hacia el mismo lado.
}
about-hunter = Se mueve como un cometa, y también en diagonal. Las piezas ajenas que golpea van a la casilla del borde que elija quien lo mueve. No cuenta en las líneas.
about-blocker = Se mueve como un cometa, pero los demás no pueden caer sobre él. No cuenta en las líneas.
about-doubler = Se mueve solo por el borde, en los dos sentidos. Las líneas en una recta que pasa por su casilla cuentan el doble para su dueño. Los demás no pueden caer sobre él.
about-piece-target = Si caes encima, se va al borde.
about-piece-off = Está fuera del tablero. Su dueño tiene que recuperarla: 2 y 5, por ejemplo, llevan a la casilla 25 o 52.
about-player = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} hasta ahora{ $teams ->
    [1] , { $team } en equipo
   *[other] { "" }
}. { $target ->
    [0] Al final gana quien tiene más puntos.
   *[other] Gana quien llega primero a { $target }.
}
about-counter = Cuenta los puntos alrededor del tablero, 36 por vuelta. No influye en el juego.
about-tile = Ficha { $lower }-{ $higher }
    .effect = { $used ->
        [1] Ya jugada. Cada ficha se juega una vez.
       *[other] { $six ->
            [1] Juégala para mover con los dos valores que quieras. Cada ficha se juega una vez.
           *[other] Juégala para mover con estos dos valores. Cada ficha se juega una vez.
        }
    }
about-value = Con 6-6 nombras dos valores cualesquiera, uno menor y otro mayor, y juegas con ellos.
about-facing = El cometa mirará hacia aquí. Tres o más vecinos de una línea que miran hacia el mismo lado dan 1, 3, 9 o 27 puntos más.
about-tray = { $dice ->
    [1] Los dados
   *[other] La ficha
}
    .left = { $count ->
        [0] No queda ningún valor por jugar.
        [one] Queda por jugar: { $values }.
       *[other] Quedan por jugar: { $values }, una pieza dos veces o dos piezas una vez cada una.
    }
    .effect = Una línea nueva de 3, 4, 5, 6 cometas da 1, 3, 9, 27 puntos{ $level ->
        [1] .
        [2] ; con los números en orden, 2, 6, 18, 54 más.
       *[other] ; con los números en orden, 2, 6, 18, 54 más; si todos miran hacia el mismo lado, 1, 3, 9, 27 más.
    }
