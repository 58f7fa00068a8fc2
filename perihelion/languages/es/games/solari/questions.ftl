# Lo que pregunta la gente; la clave nombra las reglas que responden. La búsqueda conoce estas preguntas.

question-23-31-32 = ¿Puedo caer sobre mi propio cometa?
question-17 = ¿Puedo saltar por encima de otras piezas?
question-21-13 = ¿Y si no puedo usar los dos dados?
question-72 = ¿Cuántos puntos vale una línea de cuatro?
question-28 = ¿Cuándo es dirigido un golpe?
question-36 = ¿Cómo vuelve una pieza al juego?
question-43 = ¿Cómo se mueve el duplicador?
question-40 = ¿Puede mi rival caer sobre mi bloqueador?
question-70 = ¿Las cuatro casillas del centro cuentan como línea?
question-74-75 = ¿Cómo puntúa una secuencia?
question-71-76 = ¿Me dan puntos otra vez por una línea antigua?
question-55-59 = ¿Puedo usar una ficha de dominó dos veces?
question-58 = ¿Qué ficha puedo elegir?
question-66 = ¿Puntúo por las líneas de mi pareja?
question-86-87 = ¿Qué significa mismos turnos?
question-18 = ¿Qué dado tengo que jugar primero?
question-19 = ¿Puedo volver atrás con el mismo cometa?
question-27 = ¿Y si todo el borde está lleno?
question-6 = ¿Cuántos cometas tengo?
question-78 = ¿Puntúo dos líneas a la vez?
