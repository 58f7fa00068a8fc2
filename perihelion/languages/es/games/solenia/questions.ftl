# Lo que pregunta la gente; la clave nombra las reglas que responden. La búsqueda conoce estas preguntas.

question-7 = ¿Cuántas cartas juego en un turno?
question-8-9 = ¿Dónde puedo poner mi carta?
question-11 = ¿Puedo jugar junto a la carta de otro?
question-8 = ¿Puedo jugar en una casilla ocupada?
question-18 = ¿Puedo tirar una carta aunque pudiera jugar?
question-21 = ¿Cuántas mercancías puedo guardar?
question-22-23 = ¿Qué me dan en una ciudad?
question-24 = ¿Puedo entregar un pedido de noche en una ciudad de día?
question-31 = ¿Puedo usar la bonificación para pagar el mismo pedido?
question-29 = ¿Y si mi fila de pedidos está llena?
question-32-41 = ¿Cuándo se mueve el dirigible?
question-33-37 = ¿Cuándo puntúan mis cartas?
question-35 = ¿Qué pasa con las cartas puntuadas?
question-44 = ¿Cuándo termina la partida?
question-48 = ¿Valen algo las mercancías que sobran?
question-43 = ¿Cuándo robo una carta nueva?
question-50 = ¿Cuánto sitio tengo en la bodega en invierno?
question-57 = ¿En qué orden elegimos las mejoras?
question-61 = ¿Cómo juega el rival?
question-6 = ¿Se puede acabar la madera?
