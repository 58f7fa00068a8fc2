### El primer turno, contado a alguien nuevo: qué tocar y por qué, en cada decisión.

tour-welcome = Tienes dieciséis turnos: toma un dado, usa su color y después vuela, construye o coloniza. Gana quien tiene más puntos. Es un juego grande; este primer turno te enseña cómo funciona.
tour-KEEP = Antes de la partida: tienes tres cartas y te quedas con dos. Guarda las que parezcan fáciles de pagar.
tour-START_PUSH = Cuanto más a la derecha está un dado de tecnología, más cubos de su color puedes guardar. Uno de los tuyos empieza con ventaja.
tour-START_UP = El número de un dado de tecnología dice cuánto vale una estrella de su color. Uno de los tuyos empieza con ventaja.
tour-TURN_START = Toma un dado del puente. Su color dice qué puedes hacer; su cara, cuánto. El número de abajo es una bonificación en combustible o SpaceBucks; −1 significa que pagas.
tour-PLACE_DIE = Pon el dado en una casilla normal. Las otras le cambian el color o te dejan investigar, una vez por ronda, pero traen residuos.
tour-BONUS = La rueda te da algo con este dado: el combustible te lleva más lejos, los SpaceBucks compran un punto más.
tour-MALUS = Este dado cuesta 1 de combustible o 1 SpaceBuck.
tour-RESEARCH = Investigación: roba una carta, o juega una ya mismo.
tour-ACTION = Toma cubos del color, o usa lo que sabe hacer el color. Los cubos pagan estaciones y misiones.
tour-STORE = Pon el cubo en su fila. Solo están abiertas las casillas a la izquierda de tu dado de tecnología.
tour-UPGRADE = Mejora un dado de tecnología: desde ahora sus estrellas cuentan más.
tour-PUSH = Empuja un dado de tecnología a la derecha: así puedes guardar más en su fila.
tour-B_MENU = Si quieres, una acción extra: vuela a un planeta, compra un propulsor, roba o juega una carta. O termina tu turno.
tour-FLIGHT = Las casillas marcadas están a tu alcance. Un planeta boca abajo es un buen objetivo: vuela allí y descúbrelo.
tour-LAND = Has aterrizado. Coloniza el planeta, o déjalo y toma cubos; en una casilla vacía puedes construir.
tour-DRIVES = Otro propulsor te lleva más lejos en cada vuelo.
tour-TURN_END = Aún puedes cambiar algo. Después les toca a los demás.
tour-scored-planets = { $n ->
    [one] El planeta es tuyo: ¡1 punto!
   *[other] El planeta es tuyo: ¡{ $n } puntos!
}
tour-scored-missions = { $n ->
    [one] Misión cumplida: ¡1 punto!
   *[other] Misión cumplida: ¡{ $n } puntos!
}
tour-end = Eso ha sido un turno: un dado, lo que hace su color y una acción extra. Los planetas dan la mayoría de los puntos, y dos propulsores se amortizan pronto.
