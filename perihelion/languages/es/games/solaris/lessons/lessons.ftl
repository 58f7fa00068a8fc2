### El curso de Solaris. De cada lección: título, de qué trata, objetivo, una primera pista y lo que se dice después.

lesson-replenish = Reponer
lesson-replenish-text = Alrededor del láser hay seis estaciones. Se activan una tras otra, y en cada una todos tienen un turno; quien tiene más energía juega primero. Ahora es el biotopo, y tú juegas con Blanco. Cada carta de la estación activa te trae 1 de energía aquí, hasta 7. Por cada dos cartas que juegas, después robas una.
lesson-replenish-goal = Llega a 4 de energía en el biotopo.
lesson-replenish-hint = Elige «Reponer». Tienes dos cartas del biotopo.
lesson-replenish-done = Dos cartas, 2 de energía. Para esto el color de la carta no importa.
lesson-replenish-missed = No tienes 4 de energía aquí. Repón con las dos cartas del biotopo.

lesson-redirect = Desviar
lesson-redirect-text = La energía solo sirve si llega adonde la necesitas, sobre todo al centro de energía. Los puentes unen las estaciones, cada uno de un color. Cada carta del color de un puente, sea de la estación que sea, envía por él 1 de energía tuya desde aquí.
lesson-redirect-goal = Lleva 2 de energía de la cantina al centro de energía.
lesson-redirect-hint = El puente entre la cantina y el centro de energía es rosa. ¿Cuáles de tus cartas son rosas?
lesson-redirect-done = Dos pasos más cerca del láser. Para esto no importa la estación de la carta, solo su color.
lesson-redirect-missed = El centro de energía no ha recibido 2. Necesitas «Desviar» y las dos cartas rosas.

lesson-exchange = Una carta mejor
lesson-exchange-text = Si tus cartas no valen nada aquí, cambia una: descártala y toma una de las tres visibles o la de arriba del mazo. Es una acción entera, pero no cuesta energía.
lesson-exchange-goal = Toma la carta verde de la oferta.
lesson-exchange-hint = Elige «Cambiar una carta», descarta la que menos necesitas y mira las cartas visibles.
lesson-exchange-done = Ya tienes una carta verde. El hueco de la oferta se llena cuando termina tu turno.
lesson-exchange-missed = No tienes ninguna carta verde. Cambia una tuya por la verde de la oferta.

lesson-engine-deck = La sala de máquinas
lesson-engine-deck-text = Cada estación tiene su propia acción, que pagas con tu energía de ahí. En la sala de máquinas, 1 de energía te deja jugar una o dos cartas de otra estación, la misma para las dos, y cada una lleva allí 1 de energía, por lejos que esté.
lesson-engine-deck-goal = Por 1 de energía, lleva 2 a la cantina.
lesson-engine-deck-hint = Usa la acción de la estación y juega las dos cartas que muestran la cantina.
lesson-engine-deck-done = Una pagada, dos ganadas, al otro lado del anillo. Si tienes parejas de cartas, te encantará la sala de máquinas.
lesson-engine-deck-missed = No han sido 2 de energía por 1. Las dos cartas tienen que mostrar la cantina.

lesson-headquarters = El puesto de mando
lesson-headquarters-text = En el puesto de mando, 1 de energía compra dos cartas, cada una de la oferta o del mazo. Las ves antes de decidir si pagas otra vez. Al final del turno te quedas como mucho con siete.
lesson-headquarters-goal = Convierte 2 de energía en cuatro cartas, para tener seis.
lesson-headquarters-hint = Usa la acción de la estación, toma dos cartas y gasta 1 de energía más.
lesson-headquarters-done = Seis cartas en la mano. La energía trae cartas y las cartas traen energía: ese es el corazón del juego.
lesson-headquarters-missed = No tienes seis cartas. Paga una segunda vez después de las dos primeras.

lesson-biotope = El biotopo
lesson-biotope-text = En el biotopo pagas 1 de energía, más 1 por cada estación que recibe. Eliges un sentido; las siguientes estaciones hacia ese lado reciben 1 cada una. Una estación en la que ya tienes 7 se salta.
lesson-biotope-goal = Da 1 de energía a la cantina y 1 al centro de energía.
lesson-biotope-hint = En sentido horario, primero viene el hangar, pero ahí tienes 7. Entonces, ¿cuántas tienes que dar?
lesson-biotope-done = Tres pagadas, dos dadas, y el hangar lleno se saltó.
lesson-biotope-missed = La cantina y el centro de energía no han recibido 1 cada uno. Da dos en sentido horario.

lesson-canteen = La cantina
lesson-canteen-text = En la cantina, 1 de energía saca una carta al azar de la mano de otro jugador, una por jugador como mucho. Lo que sacas queda boca abajo delante de ti hasta que todos han jugado aquí; nadie te lo puede quitar.
lesson-canteen-goal = Quítale una carta a cada uno de los demás.
lesson-canteen-hint = Aquí tienes 2 de energía, suficiente para dos cartas. Después de la primera, toma otra.
lesson-canteen-done = Dos cartas más para ti, una menos para cada uno de los demás.
lesson-canteen-missed = No has conseguido dos cartas. No pares después de la primera.

lesson-shuttle-port = El hangar
lesson-shuttle-port-text = En el hangar acoplas lanzaderas, por 1 de energía cada una. Se quedan hasta el final de la ronda. Una lanzadera lleva energía al láser desde la estación donde está acoplada, pero solo con cartas de su color.
lesson-shuttle-port-goal = Acopla una lanzadera que puedas usar tú: donde tengas energía, y en un color que tengas.
lesson-shuttle-port-hint = ¿De qué color son todas tus cartas? ¿Y en qué estaciones te queda energía?
lesson-shuttle-port-done = Esa te servirá en el centro de energía. Pero cuidado: los demás también pueden usarla.
lesson-shuttle-port-missed = Esta lanzadera no podrías usarla tú. Hacen falta tu energía en su estación y una carta de su color.

lesson-laser = El láser
lesson-laser-text = En el centro de energía está la recompensa. Cada paso en el láser pide tres cosas: 1 de energía aquí, 1 de energía en la estación de una lanzadera acoplada y una carta del color de esa lanzadera. La partida termina con la ronda en la que alguien tiene 7; gana quien tiene más en el láser.
lesson-laser-goal = Avanza tres pasos en el láser en este turno.
lesson-laser-hint = Mira dónde están acopladas las lanzaderas y dónde tienes energía. La azul del puesto de mando no te sirve.
lesson-laser-done = ¡Tres pasos! Ya conoces las seis estaciones y puedes jugar una partida entera.
lesson-laser-missed = No han sido tres pasos. Usa dos veces la lanzadera verde y una la rosa.
