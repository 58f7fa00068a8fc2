## Una mesa que el público ve con retraso

setting-delay = El público ve la mesa
setting-delay-about = Así no puede ayudar a nadie que juegue. Cuando la partida termina, lo ve todo.
delay-none = al momento
delay-turns-one = { $n } turno después
delay-turns-other = { $n } turnos después
delay-minutes-one = { $n } minuto después
delay-minutes-other = { $n } minutos después
delay-watching = Lo ves todo { $delay }, para que nadie pueda ayudar a los jugadores. Cuando la partida termine, lo verás todo.
setting-broadcast = Retransmisión
setting-broadcast-about = Para un directo o una tarde de club: el público ve la mesa con retraso (dos turnos, si no eliges otra cosa), y el rótulo del directo muestra las probabilidades de ganar.

## Una partida en una mesa real que otros miran

broadcast-share = Dejar que otros miren
broadcast-about = Quien tenga el enlace ve el tablero, los puntos y el registro mientras anotas la partida. Las cartas que solo puede conocer un jugador no se muestran a nadie.
broadcast-delay = Ven la partida
broadcast-delay-about = Si la ven más tarde, nadie puede ayudar a los jugadores, y el rótulo del directo muestra también las probabilidades de ganar.
broadcast-start = Crear un enlace
broadcast-stop = Terminar la retransmisión
broadcast-stopped = El enlace ya no funciona.
broadcast-link = El enlace para mirar
broadcast-overlay = El enlace del rótulo para el directo
broadcast-on = Otros pueden mirar esta partida.
broadcast-watching = Esta partida se juega en una mesa real y se anota a mano. La ves { $delay }.
broadcast-watching-now = Esta partida se juega en una mesa real y se anota a mano. Ves cada anotación al momento.
