### El primer turno, contado a alguien nuevo: qué tocar y por qué, en cada decisión.

tour-welcome = Tienes seis cometas. Pon tres o más en línea y sumas puntos; una línea más larga da muchos más. { $target ->
    [0] Gana quien tiene más puntos.
   *[other] Gana quien llega primero a { $target } puntos.
}
tour-MOVE1 = Tienes dos números. Cada uno mueve un cometa, en línea recta y exactamente esa distancia; salta por encima de lo que encuentra.
tour-MOVE2 = Ahora el otro número, con otro cometa o con el mismo.
tour-KO1 = Has caído sobre un cometa y lo has golpeado. Mueve otra vez el mismo cometa, o pon antes el otro en el borde.
tour-PLACE = El cometa golpeado vuelve al borde, y tú eliges dónde: mejor lejos de los demás de su color.
tour-WILD = El doble seis es un comodín: elige dos números cualesquiera.
tour-ENTER = Un cometa que salió del tablero vuelve a una casilla que indican tus dos números.
tour-news-hit = Han golpeado uno de tus cometas y está otra vez en el borde. No pierdes puntos: vuelve a llevarlo adentro.
tour-scored-points = { $n ->
    [one] ¡Un punto para ti!
   *[other] ¡{ $n } puntos para ti!
}
tour-end = Eso ha sido un turno. Las líneas nuevas puntúan solas. Y no pierdas de vista a los demás: puedes caer sobre sus cometas y mandarlos al borde.
