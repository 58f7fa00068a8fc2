### Lecciones, y errores que se vuelven a jugar.

lesson-hint-piece = Empieza aquí: { $name }. Tiene un anillo de puntos.
lesson-hint-marked = Empieza donde está el anillo de puntos.
lesson-hint-button = La respuesta es uno de los botones.
lesson-hint-move = El siguiente paso: { $says }.
lesson-hint-astray = Desde aquí no hay solución. Deshaz, o empieza otra vez.
lessons-of = Lecciones: { $game }
lesson-next = Lección siguiente
lesson-play = Jugar a { $game }

mistakes-of = Errores: { $game }
mistake-title = Te toca otra vez, { $name }
mistake-text = En la partida elegiste: { $says }. Te costó unos { $loss } puntos porcentuales (± { $error }).
mistake-title-other = Le toca a { $name }
mistake-text-other = En la partida { $name } eligió: { $says }. Costó unos { $loss } puntos porcentuales (± { $error }).
mistake-same-other = Eso es lo que { $name } eligió en la partida. Cuesta unos { $loss } puntos porcentuales.
mistake-goal = Encuentra una jugada mejor.
mistake-next = Error siguiente
mistake-report = Al informe
mistake-hint-none = Mira todo lo que puedes hacer aquí, no solo lo primero que se te ocurre.
mistake-best = Sí, esa es la mejor jugada.
mistake-good = Bien: es casi tan fuerte como la mejor jugada que encontró la búsqueda ({ $says }).
mistake-same = Eso es lo que elegiste en la partida. Cuesta unos { $loss } puntos porcentuales.
mistake-worse = Hay algo mejor: esto también costaría unos { $loss } puntos porcentuales.

puzzles-of = Problemas: { $game }
difficulty-0 = muy fácil
difficulty-1 = fácil
difficulty-2 = media
difficulty-3 = difícil
difficulty-4 = muy difícil
puzzle-title = Problema, nivel { $rating }
puzzle-text = Juegas con { $player }.{ $orders ->
    [0] {""}
   *[other] {" "}También puedes jugar los pasos en otro orden.
}
puzzle-text-begun = Juegas con { $player }, y tu turno ya ha empezado.{ $orders ->
    [0] {""}
   *[other] {" "}También puedes jugar los pasos en otro orden.
}
puzzle-goal = Juega el mejor turno.
puzzle-next = Otro problema
puzzle-hint = De qué se trata: { $theme }.
puzzle-solution = La solución: { $turn }.
puzzle-done = Correcto: { $turn }. Es { $gap } puntos porcentuales mejor que cualquier otra cosa.
puzzle-done-other = Correcto: { $turn }. La solución es incluso un poco mejor: { $best }.
puzzle-hinted = Tuviste una pista, así que no cuenta como resuelto.
puzzle-wins = Gana la partida.
puzzle-missed = Hay un turno mejor; hasta el segundo mejor es { $gap } puntos porcentuales peor.
puzzle-missed-win = Hay un turno que gana la partida.
puzzle-compared = En comparación: { $why }

practice-title = De tu propia partida (caja { $box } de { $of })

## El tablero de análisis

analysis-chance = Tira, o elige el resultado.
analysis-other = Le toca a { $player }. Pasa a la vista de { $player } o a la vista abierta para seguir.
error-analysis-no-chance = Aquí no sale nada al azar.
error-analysis-nobody = Aquí no hay ninguna jugada que elegir, al menos no para el sitio cuya vista tienes.
error-analysis-position = Ninguna partida puede llegar a esta posición, así que no puedes seguir desde ella.
error-analysis-game = Una posición necesita su juego: elige uno.
error-analysis-long = Un análisis tiene como mucho { $n } jugadas; las deshechas también cuentan.
error-analysis-full = Ya has guardado { $n } análisis. Borra uno antes.
error-analysis-unknown = No hay ningún análisis en esta dirección. Quizá se borró.
error-analysis-other = Este análisis es de otra persona. Guarda una copia y cambia esa.
analysis-sealed = Línea { $line } de la partida sellada: { $says }
error-analysis-rules = Esta partida sellada se jugó con otras reglas, así que no se puede repetir aquí.
error-analysis-over = Aquí la partida ha terminado; no queda nada que jugar.
error-analysis-title = Un título tiene de 1 a { $n } caracteres.
