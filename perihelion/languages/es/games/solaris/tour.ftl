### El primer turno, contado a alguien nuevo: qué tocar y por qué, en cada decisión.

tour-welcome = Alrededor del láser hay seis estaciones, y en cada una tienes energía. Las cartas la mueven hasta que las lanzaderas la llevan al láser, en el centro. Cuando alguien llega a siete, se termina la ronda y gana quien tiene más energía en el láser.
tour-CHOOSE = La estación con el fondo claro está activa, y cada jugador tiene un turno ahí. Las cartas con su símbolo traen energía aquí; las del color de un puente la envían al lado.
tour-REPLENISH = Cada carta con el símbolo de esta estación te suma 1 de energía aquí. Juega las que quieras y termina.
tour-REDIRECT = Cada carta del color de un puente lleva 1 de energía por él a la vecina. Acercarla al centro de energía casi nunca es un error.
tour-EXCHANGE_DISCARD = Descarta una carta que no te sirva; recibes otra a cambio.
tour-EXCHANGE_DRAW = Toma una carta visible que te sirva, o prueba suerte con el mazo.
tour-ENGINE = 1 de energía de aquí paga dos cartas de la misma estación, y cada una lleva allí 1 de energía, por lejos que esté.
tour-HQ_DRAW = El puesto de mando convierte energía en cartas. Toma una visible, o una del mazo.
tour-HQ_MORE = ¿Dos cartas más por 1 de energía más? Al final de tu turno te quedas con siete.
tour-BIOTOPE = Paga 1 de energía, y las siguientes estaciones en un sentido reciben 1 cada una.
tour-PORT = Una lanzadera se queda esta ronda donde la acoplas. Acóplala donde tengas energía, en un color del que tengas cartas.
tour-CANTEEN = Por 1 de energía sacas una carta al azar de la mano de otro jugador.
tour-CENTRE = Aquí está la recompensa: con 1 de energía de aquí, 1 de donde está acoplada la lanzadera y una carta de su color das un paso en el láser.
tour-REPLACE = Robas una carta por cada dos que jugaste.
tour-LIMIT_TURN = Puedes quedarte con siete cartas. Descarta lo que menos necesitas.
tour-scored-laser = { $n ->
    [one] ¡Un paso en el láser!
   *[other] ¡{ $n } pasos en el láser!
}
tour-end = Eso ha sido un turno; pronto llega la siguiente estación. En el centro de energía necesitas tres cosas: energía ahí, energía donde hay una lanzadera acoplada y cartas de su color.
