### El curso de Solari. De cada lección: título, de qué trata, objetivo, una primera pista y lo que se dice después.

lesson-two-moves = Dos dados, dos movimientos
lesson-two-moves-text = Juegas con Urano. Los dados muestran 2 y 3: cada uno es un movimiento, en línea recta y exactamente esa distancia. Tú eliges cuál va primero, y si un cometa se mueve dos veces o dos cometas una vez cada uno. Un cometa salta por encima de lo que encuentra.
lesson-two-moves-goal = Lleva el cometa 1 al sol, las cuatro casillas del centro.
lesson-two-moves-hint = El cometa 1 está debajo del sol y dos columnas a su izquierda. Puede usar los dos dados.
lesson-two-moves-done = Eso es un turno: dos dados, dos movimientos. Aquí valía cualquier orden.
lesson-two-moves-missed = Tu turno ha terminado y el cometa 1 no está en el sol. Hacen falta sus dos movimientos.

lesson-row = Tres en línea
lesson-row-text = Tres cometas tuyos, uno al lado de otro, son una línea y dan un punto: en horizontal, en vertical o en diagonal. Puntúas una vez, después de los dos movimientos. Tienes que hacer los dos, así que procura que el segundo no estropee lo que construyó el primero.
lesson-row-goal = Construye una línea de tres.
lesson-row-hint = Entre los cometas 2 y 3 queda justo una casilla libre.
lesson-row-done = ¡Tu primer punto! El otro dado fue para un cometa que no está en la línea.
lesson-row-missed = Esta vez no hay línea. Un movimiento llena el hueco; el otro es para un cometa que no hace falta ahí.

lesson-longer = Las líneas largas dan mucho más
lesson-longer-text = Las líneas de 3, 4, 5 y 6 dan 1, 3, 9 y 27 puntos. Solo cuenta lo nuevo: la línea de tres que ya está aquí no vuelve a dar nada, pero en cuanto crece, cuenta con su nueva longitud.
lesson-longer-goal = Consigue 3 puntos en este turno.
lesson-longer-hint = Mira los dos extremos de la línea. ¿Qué cometa llega a uno de ellos con un dado?
lesson-longer-done = Cuatro en línea, 3 puntos. Pregúntate siempre si una línea que ya está puede crecer.
lesson-longer-missed = No han sido 3 puntos. La línea tiene que quedarse donde está y recibir un cuarto cometa en un extremo.

lesson-knock-out = ¡Golpea!
lesson-knock-out-text = Si caes sobre un cometa ajeno, lo golpeas: lo pones en el borde. Si un solo cometa hace los dos movimientos y golpea una sola pieza, puedes elegir cualquier casilla libre del borde; si no, una en la fila o la columna del golpe.
lesson-knock-out-goal = Neptuno tiene una línea a través del sol. Golpea su cometa 2, el del medio.
lesson-knock-out-hint = Tu cometa 1 está 3 casillas por debajo y 2 al lado. Después elige una casilla del borde bien lejos.
lesson-knock-out-done = La línea está rota. Los golpes no dan puntos, pero les cuestan los suyos a los demás.
lesson-knock-out-missed = El cometa 2 de Neptuno sigue ahí. Para golpearlo hay que caer justo encima.

lesson-six-six = Comodín: 6-6
lesson-six-six-text = Con 6-6 nombras dos valores cualesquiera y juegas con ellos. Si nombras un doble, y un solo cometa hace los dos movimientos y golpea una pieza, esa pieza sale del todo del tablero.
lesson-six-six-goal = Echa del tablero el cometa 2 de Neptuno.
lesson-six-six-hint = Cuenta las casillas desde tu cometa 1 hasta el cometa 2 de Neptuno: ¿cuántas hacia arriba, cuántas a la izquierda? Tiene que ser dos veces el mismo número.
lesson-six-six-done = ¡Fuera! Neptuno tiene que gastar un turno entero en recuperarlo.
lesson-six-six-missed = El cometa 2 de Neptuno sigue en el tablero. Solo lo echa un doble jugado por un único cometa.

lesson-back = De vuelta al juego
lesson-back-text = Si uno de tus cometas está fuera del tablero, tus dados lo traen de vuelta: 3 y 4 llevan a la fila 3, columna 4, o a la fila 4, columna 3, contando desde 0 arriba a la izquierda. Ese es todo tu turno, y puntúa. Tres cometas en el sol también son una línea.
lesson-back-goal = Recupera el cometa 3 y puntúa.
lesson-back-hint = Las dos casillas que permiten los dados están en el sol, y allí ya tienes dos cometas.
lesson-back-done = Un cometa de vuelta y un punto a la vez. Ya sabes todo lo necesario: gana quien llega primero a 36 puntos.
lesson-back-missed = Eso no ha dado ningún punto. Coge el cometa y ponlo en el sol.
