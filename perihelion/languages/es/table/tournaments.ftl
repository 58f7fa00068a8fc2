## Rechazos de los torneos

error-tournament-unknown = No hay ningún torneo así. Quizá el enlace no está completo.
error-tournament-organiser = Eso solo puede hacerlo quien organiza el torneo: quien dirige el grupo, o quien administra el servidor.
error-tournament-many = Organizas { $n } torneos que no han terminado. Termina uno antes.
error-tournament-plan = No hay ningún torneo así con { $seats } por mesa.
error-tournament-starts = Esa hora ya ha pasado. Elige una posterior, o ninguna.
error-tournament-enter = Ahora no puedes inscribirte: ya estás dentro, está lleno o ha terminado, o es para los miembros de un grupo.
error-tournament-begun = Ya ha empezado.
error-tournament-few = Hay demasiado pocos inscritos: hacen falta al menos { $n }.
error-tournament-substitute = Este suplente ya no puede tomar ese lugar.
error-tournament-adjourn = Esta mesa no puede recibir más tiempo: ha terminado, o todas las mesas de la ronda comparten la suerte.
error-league-season = La última temporada aún no ha terminado, o la próxima acaba de empezar.
