### El curso de Solenia. De cada lección: título, de qué trata, objetivo, una primera pista y lo que se dice después.

lesson-island = Una carta en una isla
lesson-island-text = En cada turno usas una carta. Ponla en la casilla del dirigible o en una casilla vacía a su lado, no en diagonal. En una isla recibes tantas de sus mercancías como dice el número de la carta: 0, 1 o 2.
lesson-island-goal = Consigue 2 de trigo.
lesson-island-hint = Justo delante del dirigible hay una isla de trigo. ¿Cuál de tus cartas da dos?
lesson-island-done = Dos de trigo en tu bodega. El dibujo pequeño de la carta cuenta más tarde; ya llegaremos.
lesson-island-missed = No han sido 2 de trigo. Necesitas la carta del 2, en una isla de trigo junto al dirigible.

lesson-distance = Más lejos
lesson-distance-text = También puedes partir de tus propias cartas: las casillas de al lado son gratis. Todas las demás cuestan una mercancía cualquiera por cada casilla intermedia. Las cartas de los demás no te ayudan.
lesson-distance-goal = Consigue 2 de madera. Esta vez ninguna isla de madera es gratis.
lesson-distance-hint = Busca una isla de madera con una sola casilla entre ella y el dirigible o tu carta.
lesson-distance-done = Una mercancía pagada, dos ganadas. No pagarás más de lo que cuesta el camino más corto.
lesson-distance-missed = No han sido 2 de madera. La carta del 2 tiene que ir a una isla de madera; el camino te cuesta una mercancía.

lesson-deliver = Una entrega
lesson-deliver-text = En una ciudad tu carta da tantas estrellas como su número, y tienes que entregar un pedido visible del tipo de la ciudad: de día en una ciudad de día, de noche en una de noche. El pedido va a tu tablero, y su espacio da una bonificación.
lesson-deliver-goal = Entrega el pedido de 2 de piedra y 1 de agua, y consigue 2 estrellas por la carta.
lesson-deliver-hint = Justo al lado del dirigible hay una ciudad de día. Solo un pedido visible encaja con tus mercancías.
lesson-deliver-done = 2 estrellas, un pedido que vale 5 más, y 1 de madera como bonificación de su espacio.
lesson-deliver-missed = El pedido no está entregado, o la carta era demasiado baja. En la ciudad va un 2.

lesson-airship = El dirigible avanza
lesson-airship-text = Una carta con un 0 no da nada de inmediato, pero hace avanzar el dirigible. Entonces cada carta de la tira trasera puntúa para su dueño según su dibujo pequeño: mercancías, o una estrella si está en la isla adecuada. Después la tira se da la vuelta y pasa delante: la noche se hace día.
lesson-airship-goal = Haz que puntúen tus dos cartas de la tira trasera.
lesson-airship-hint = ¿Cuál de tus cartas hace avanzar el dirigible? La casilla importa poco.
lesson-airship-done = Una estrella por la carta en la isla de piedra, 1 de trigo por la otra. Un 0 a tiempo es una carta fuerte.
lesson-airship-missed = El dirigible se quedó donde estaba y no puntuó nada. Solo lo mueve un 0.

lesson-plan = Dos turnos, un plan
lesson-plan-text = Los pedidos de día piden sobre todo piedra y agua; los de noche, madera y trigo: justo lo que escasea allí. Así que primero reúnes y después entregas. Al final de cada turno robas una carta.
lesson-plan-goal = En dos turnos, entrega el pedido de día de 2 de piedra y 1 de agua.
lesson-plan-hint = Tienes 1 de agua y necesitas 2 de piedra. Junto al dirigible hay una isla de piedra; al otro lado, una ciudad de día.
lesson-plan-done = Primero las mercancías, después la ciudad. Así es toda la partida, solo que entretanto juegan los demás.
lesson-plan-missed = El pedido sigue sin entregar. Consigue primero dos de piedra, con un 2, y guarda una carta para la ciudad.

lesson-last-card = La última carta
lesson-last-card-text = Este es tu último turno. Al final sumas tus estrellas, las de tus pedidos, 1 estrella por cada dos mercancías que te queden, y las parejas: 1, 2, 3 o 4 parejas de un pedido de día y uno de noche dan 1, 3, 6 o 10 estrellas.
lesson-last-card-goal = Encuentra la entrega que te lleva a 31 estrellas.
lesson-last-card-hint = Tienes tres pedidos de día y uno de noche. ¿Con qué harías otra pareja?
lesson-last-card-done = El pedido de noche muestra menos estrellas, pero la segunda pareja da dos más. Ya sabes lo suficiente para una partida entera: 16 cartas cada uno, y gana quien tiene más estrellas.
lesson-last-card-missed = Casi, pero no son 31. Calcula lo que vale una segunda pareja, y no pagues por un camino largo.
