## En una mesa real: lo que se pregunta donde decide el azar

ask-CHANCE_TILE = ¿Qué loseta está en este sector: { $sector }?
ask-CHANCE_ROTATION = ¿Cuánto está girada la loseta de este sector: { $sector }?
ask-CHANCE_BACK = { $set_up ->
        [1] ¿De qué color es el dorso del planeta { $n } en este sector: { $sector }? Del centro hacia fuera, cada anillo en sentido antihorario desde la derecha.
       *[other] ¿De qué color es el dorso del planeta bajo la nave de { $name }?
    }
ask-CHANCE_START_PLAYER = ¿Quién empieza?
ask-CHANCE_START_CARD = ¿Qué carta inicial recibe { $name }?
ask-CHANCE_CARD = ¿Qué carta roba { $name }?
ask-CHANCE_DIE = { $set_up ->
        [1] ¿Qué dado sale de la bolsa como número { $n } de 4, y qué muestra?
       *[other] ¿Qué dado sale de la bolsa, y qué muestra?
    }
ask-CHANCE_CENTRE = ¿Qué centro de comercio sale para la ronda { $n }?
ask-CHANCE_PLANET = ¿Qué planeta se descubre bajo la nave de { $name }?

sector-1 = a la derecha
sector-2 = arriba
sector-3 = arriba a la izquierda
sector-4 = a la izquierda
sector-5 = abajo
sector-6 = abajo a la derecha
sector-0 = en el centro
