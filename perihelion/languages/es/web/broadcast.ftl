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
