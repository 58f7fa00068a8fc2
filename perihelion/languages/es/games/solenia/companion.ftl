## En una mesa real: lo que se pregunta donde decide el azar

ask-LAYOUT = ¿Con qué lado de las tiras jugáis?
ask-STRIP = ¿Qué tira está en la fila { $n }? La fila 5 es la de delante.
ask-SHOW = ¿Qué pedido está en el lugar { $n } de la oferta de { $light }?
ask-DEAL = ¿Qué carta recibe { $name }?
ask-OFFER = ¿Qué mejora está en el lugar { $n } de la oferta?
ask-HALF_DAY = ¿Qué mitad de día está en el lugar { $n } de la oferta?
ask-HALF_NIGHT = ¿Qué mitad de noche está en el lugar { $n } de la oferta?
ask-REFILL = ¿Qué pedido llega al lugar { $n } de la oferta de { $light }?
ask-DRAW = ¿Qué carta roba { $name }?
ask-RIVAL = ¿Qué carta descubre el Rival?
ask-DIE = ¿Qué muestra el dado?
