## En una mesa real: lo que se pregunta donde decide el azar

ask-FIRST = ¿Quién empieza?
ask-ORDER = ¿Qué ficha está en el lugar { $n } de la fila visible de { $name }?
ask-ROLL = { $name }: ¿qué muestran los dados?
ask-TILE = { $name }: ¿qué ficha se descubre?
