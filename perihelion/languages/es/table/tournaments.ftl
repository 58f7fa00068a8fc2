## Rechazos de los torneos

error-tournament-unknown = Ese torneo no existe. Quizá el enlace no esté completo.
error-tournament-organiser = Eso solo puede hacerlo quien organiza el torneo: quien dirige el grupo, o quien administra el servidor.
error-tournament-many = Organizas { $n } torneos que no han terminado. Termina uno antes.
error-tournament-plan = Ese torneo no es posible con { $seats } jugadores por mesa.
error-tournament-starts = Esa hora ya ha pasado. Elige una posterior, o ninguna.
error-tournament-enter = Ahora no puedes inscribirte: ya estás dentro, está lleno o ha terminado, o es para los miembros de un grupo.
error-tournament-begun = Ya ha empezado.
error-tournament-few = Hay muy pocos inscritos: hacen falta al menos { $n }.
error-tournament-substitute = Este suplente ya no puede ocupar ese sitio.
error-tournament-adjourn = Esta mesa no puede recibir más tiempo: ha terminado, o todas las mesas de la ronda comparten los sorteos.
error-league-season = La última temporada aún no ha terminado, o la próxima acaba de empezar.
