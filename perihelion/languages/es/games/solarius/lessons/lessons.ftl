### El curso de Solarius Mission. De cada lección: título, de qué trata, objetivo, una primera pista y lo que se dice después.

lesson-die = Toma un dado
lesson-die-text = Cada turno empieza con un dado del puente. Lo pones en una casilla de tu tablero; una normal siempre es posible. Su cara dice cuántos puntos da. Puedes gastarlos en cubos: uno del color del dado por cada punto, guardado a la izquierda de tu dado de tecnología de esa fila.
lesson-die-goal = Guarda 2 cubos amarillos.
lesson-die-hint = Toma el dado amarillo, ponlo en una casilla normal y elige los cubos, no los SpaceBucks.
lesson-die-done = Dos cubos amarillos. Con cubos pagarás estaciones y misiones.
lesson-die-missed = No tienes 2 cubos amarillos. Toma el 2 amarillo y guarda un cubo por cada punto.

lesson-wheel = La rueda y los colores
lesson-wheel-text = El número que está junto a un dado del puente va con él: en +1 a +3 recibes esa cantidad de combustible o SpaceBucks; en −1 pagas uno. Los dados que nadie toma mejoran de turno en turno. En lugar de cubos puedes gastar los puntos en la acción del color: el negro da combustible; el amarillo, SpaceBucks.
lesson-wheel-goal = Sube tu combustible hasta 6.
lesson-wheel-hint = Tienes 2. Busca un dado negro con una buena bonificación y toma la bonificación en combustible.
lesson-wheel-done = 2 de bonificación, 2 por los puntos: 6 de combustible. Un dado modesto en +2 suele ser mejor que uno fuerte en −1.
lesson-wheel-missed = Aún no hay 6 de combustible. Toma el dado negro: su bonificación toda en combustible, y después la acción del negro.

lesson-technology = Mejora la tecnología
lesson-technology-text = Una estrella en un dado cuenta tantos puntos como muestra tu dado de tecnología de ese color. El turquesa mejora dados de tecnología de cualquier color: el paso de 1 a 2 cuesta 1 punto; de 2 a 3 cuesta 2; de 3 a 4 cuesta 3.
lesson-technology-goal = Mejora tu dado de tecnología negro hasta 3.
lesson-technology-hint = El 3 turquesa alcanza justo: 1 punto y 2 puntos.
lesson-technology-done = Desde ahora cada estrella negra cuenta 3. Eso compensa una y otra vez.
lesson-technology-missed = Tu dado de tecnología negro no muestra 3. Gasta en él los tres puntos del turquesa.

lesson-push = Empuja la tecnología
lesson-push-text = Cuánto puedes guardar depende de la columna en la que está un dado de tecnología: solo están abiertas las casillas a su izquierda. El marrón empuja dados de tecnología a la derecha, por 1, 2, 3, 4 puntos a la columna II, III, IV, V. Los cubos en las casillas de valor 2 y 3 cuentan más al pagar.
lesson-push-goal = Empuja tu dado de tecnología amarillo a la columna III.
lesson-push-hint = El dado marrón muestra 3 y está en −1: te cuesta 1 de combustible o 1 SpaceBuck, pero merece la pena.
lesson-push-done = Ahora caben cinco cubos amarillos, dos de ellos de valor 2. Los dados muy empujados dan además puntos al final.
lesson-push-missed = Tu dado de tecnología amarillo no está en la columna III. Hacen falta 1 y 2 puntos: el 3 marrón.

lesson-transform = Otro color
lesson-transform-text = Una vez por ronda un dado puede ir a la casilla de transformación y contar como cualquier otro color; una estrella cuenta entonces tu dado de tecnología del nuevo color. Eso trae 1 residuo, y un dado de 3 puntos o más trae 1 también. Tienes tres espacios para residuos; cada uno de más cuesta un punto al final.
lesson-transform-goal = Guarda 4 cubos turquesa.
lesson-transform-hint = Ningún dado es turquesa, pero una estrella+1 valdría 4 si lo fuera: tu dado de tecnología turquesa muestra 3.
lesson-transform-done = Cuatro cubos de un dado que parecía flojo. No pierdas de vista los residuos.
lesson-transform-missed = No tienes 4 cubos turquesa. La estrella+1 amarilla va a la casilla de transformación, como turquesa.

lesson-drives = Más alcance
lesson-drives-text = Después del dado tienes una acción extra: comprar propulsores, robar cartas, jugar una carta o volar. Un propulsor cuesta 3 de combustible, y puedes comprar varios a la vez. Tu alcance es la suma de tus propulsores; cada casilla más de un vuelo cuesta 2 de combustible.
lesson-drives-goal = Compra dos propulsores.
lesson-drives-hint = Tienes justo 6 de combustible. Elige el propulsor, y después otro.
lesson-drives-done = Alcance 3 desde ahora, para todos los vuelos. Los propulsores comprados pronto compensan toda la partida.
lesson-drives-missed = No tienes dos propulsores. Gasta en ellos todo tu combustible.

lesson-settle = Coloniza un planeta
lesson-settle-text = Volar es una acción extra. Donde paras puedes hacer una cosa. Un planeta boca abajo se descubre; después lo colonizas con una colonia, o lo dejas y tomas cubos como explorador. Un planeta colonizado espera junto a tu tablero hasta que cumples lo que pide.
lesson-settle-goal = Vuela a un planeta y colonízalo.
lesson-settle-hint = Tu alcance es 2. A dos casillas del planeta natal hay un planeta negro boca abajo.
lesson-settle-done = ¡Tu primera colonia! El planeta pide ahora combustible, y cuesta un punto al final si sigue esperando.
lesson-settle-missed = Aún no hay colonia. Vuela a un planeta a tu alcance y elige colonizarlo.

lesson-planet = Cumple lo que pide un planeta
lesson-planet-text = Un planeta que espera solo cuenta cuando lo cumples, en cualquier momento de tu turno: uno negro cuesta combustible; uno amarillo, SpaceBucks. Los turquesa y los marrones no cuestan nada: se cumplen en cuanto bastantes dados de tecnología tuyos están mejorados o empujados lo suficiente.
lesson-planet-goal = Paga 4 de combustible por tu planeta negro.
lesson-planet-hint = Falta 1 de combustible. ¿Qué dado lo trae?
lesson-planet-done = 3 puntos, y ninguna penalización por un planeta que espera. Los planetas de cuatro colores dan 4 más como serie.
lesson-planet-missed = El planeta sigue esperando. Toma el dado negro, usa la acción del negro y paga el planeta.

lesson-station = Construye una estación
lesson-station-text = En una casilla vacía puedes construir una estación. Cuesta cubos de los dos colores de su carta, por valor de 3 y 2 la primera. Tiene un efecto inmediato y otro duradero, al final de cada ronda y cada vez que construyes otra.
lesson-station-goal = Vuela a una casilla vacía y construye una estación.
lesson-station-hint = Tienes negro por valor de 3 y turquesa por valor de 2. Es la Academia. Vale cualquier casilla vacía a tu lado.
lesson-station-done = La Academia está en pie, y puedes mejorar tecnología de inmediato. Dos, tres, cuatro estaciones dan 1, 3, 6 puntos.
lesson-station-missed = Aún no hay estación. Necesita una casilla vacía: sin planeta, sin portal, sin centro de comercio.

lesson-card = Juega una carta
lesson-card-text = Cada carta de progreso tiene dos usos, y jugarla es una acción extra gratuita. Como desarrollo te ayuda desde ahora. Como misión espera a que la cumplas: da puntos, pero si queda sin cumplir cuesta un punto al final.
lesson-card-goal = Juega «Corredores» como misión.
lesson-card-hint = Elige «Jugar una carta», después la carta y después la misión.
lesson-card-done = La misión pide negro por valor de 3 y amarillo por valor de 2. Ya casi lo tienes.
lesson-card-missed = La carta no está en la mesa como misión. Empieza otra vez y elige su misión.

lesson-mission = Cumple una misión
lesson-mission-text = Una misión se cumple en una casilla vacía junto a una casilla de centro de comercio: paga sus cubos, y tu marcador se queda ahí. Tu primera misión junto a un centro levantado da una de las bonificaciones de puesto avanzado, la que quieras. En las losetas exteriores también puedes poner puestos avanzados bajo tus figuras.
lesson-mission-goal = Cumple tu misión junto al centro de comercio A.
lesson-mission-hint = El centro de comercio está en la loseta de al lado. Vuela a una casilla vacía que lo toque y elige la misión.
lesson-mission-done = 3 puntos por la misión, y tu marcador cuenta además junto al centro. Ya sabes todo lo necesario para cuatro rondas: gana quien tiene más puntos.
lesson-mission-missed = La misión sigue sin cumplirse. Para en una casilla vacía justo al lado del centro de comercio.
