# Lo que pregunta la gente; la clave nombra las reglas que responden. La búsqueda conoce estas preguntas.

question-1 = ¿Cuántas personas pueden jugar?
question-5 = ¿Cuánta energía tengo al principio?
question-13 = ¿Y si dos jugadores tienen la misma energía?
question-11 = ¿Tengo turno si no tengo energía?
question-20 = ¿Puedo deshacer mi acción?
question-25-27 = ¿Cómo llevo energía a la estación vecina?
question-27 = ¿Puedo usar los dos puentes a la vez?
question-33-60 = ¿La carta cambiada cuenta como jugada?
question-42-69 = ¿Cuál es el límite de cartas en la mano?
question-39 = ¿Qué pasa en el puesto de mando?
question-45 = ¿Se saltan las estaciones llenas al dar energía?
question-48 = ¿Puedo mover una lanzadera acoplada?
question-51 = ¿Puedo quitar cartas a otros jugadores?
question-54-53 = ¿Cuándo recibo las cartas que he quitado?
question-57 = ¿Cuánto cuesta una lanzadera en el centro de energía?
question-70 = ¿Cuándo termina la partida?
question-72-73 = ¿Y si hay empate en el láser?
question-68 = ¿Me dan cartas al final de una ronda?
question-64-65 = ¿Y si el mazo está vacío?
question-74 = ¿Cuánto dura la partida a tiempo fijo?
question-60 = ¿Cuántas cartas puedo robar?
