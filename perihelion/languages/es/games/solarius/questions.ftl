# Lo que pregunta la gente; la clave nombra las reglas que responden. La búsqueda conoce estas preguntas.

question-1 = ¿Cuántas rondas hay?
question-18 = ¿Qué cuesta el dado en menos uno?
question-27 = ¿Qué significa la estrella en un dado?
question-31-32 = ¿Adónde van los residuos si mis espacios están llenos?
question-24 = ¿Para qué sirve la casilla de investigación?
question-34 = ¿Puedo guardar puntos para después?
question-41 = ¿Cómo mejoro dados de tecnología?
question-36-37 = ¿Dónde puedo guardar un cubo?
question-44 = ¿Cuántas acciones extra tengo?
question-46 = ¿Cuántas cartas robo?
question-48 = ¿Qué pasa cuando se acaba el mazo?
question-52-54 = ¿Hasta dónde puedo volar?
question-58 = ¿Puedo parar donde hay otra nave?
question-62-63 = ¿Cómo colonizo un planeta?
question-64 = ¿Cuándo está cumplido un planeta?
question-67 = ¿Cuánto cuesta una estación?
question-71 = ¿Dónde puedo cumplir una misión?
question-78-80 = ¿Cuándo puedo poner un puesto avanzado?
question-83 = ¿Puedo comprar un cubo con combustible?
question-90 = ¿Cuándo termina la partida?
