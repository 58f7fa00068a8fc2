## Encontrar gente: qué buscan las mesas, y grupos privados

setting-level = Jugadores buscados
setting-level-about = Se ve junto a la mesa en la sala. Cualquiera puede sentarse.
level-any = cualquiera
level-learning = aún aprendiendo
level-rating = cerca de mi Elo
wanted-minutes = { $time } por turno
wanted-bank = más { $time } para la partida
wanted-learning = para quien aún está aprendiendo
wanted-around = para jugadores de unos { $points } de Elo
wanted-reliable = para jugadores fiables
seat-kept = Tu sitio
waits-for-you = te espera
seat-held = Reservado para { $name }
filter = Qué mesas
filter-game = Juego
filter-game-all = Todos los juegos
filter-speed = Velocidad
filter-speed-all = Cualquiera
filter-speed-live = En una sesión
filter-speed-days = En varios días
filter-level = Jugadores buscados
filter-level-all = Cualquier nivel
filter-level-learning = Aún estoy aprendiendo
filter-level-rating = Para jugadores con Elo
filter-none = Ahora no hay ninguna mesa así.
groups = Grupos
groups-about = Un club, una familia, amigos: un grupo tiene sus propias mesas, resultados y clasificación. Solo puede unirse quien tiene el enlace, y nadie más lo ve.
group-new = Grupo nuevo
group-name = Nombre del grupo
group-create = Crear grupo
group-invited = Te invitan a «{ $name }»
group-invited-about = Los demás te ven como «{ $me }». Ves las mesas y los resultados del grupo, y puedes dejarlo cuando quieras.
group-members-one = { $n } miembro
group-members-other = { $n } miembros
group-join = Unirse
group-invite = Invitar
group-invite-about = Quien tenga este enlace puede unirse al grupo.
group-tables = Mesas
group-tables-empty = Aún no hay mesas. Abre una: la ve todo el grupo aquí.
group-table = Una mesa de «{ $name }»: solo la ve el grupo.
group-ranking = Clasificación
group-ranking-about = Un punto por cada jugador al que superaste en una partida, medio por un empate. Los bots no cuentan.
group-won = Victorias
group-results = Últimas partidas
group-people = Miembros
group-head = dirige el grupo
group-renew = Enlace nuevo
group-renew-about = El enlace viejo deja de funcionar. Los miembros se quedan.
group-remove-about = { $name } ya no ve el grupo. El enlace cambia, así que con el viejo no se puede volver.
group-leave = Dejar el grupo
group-leave-about = Ya no ves sus mesas ni resultados, y solo puedes volver con su enlace. Tus partidas en juego siguen.

## Avisos: el mensaje diario

notices-digest = Un mensaje al día
notices-digest-about = Un mensaje con todas las mesas que te esperan, en lugar de uno por turno. El recordatorio de que se te acaba el tiempo sigue llegando aparte. Las horas son de { $zone }.
notices-digest-at = a las
notices-digest-on = Un mensaje al día
notices-digest-off = Uno por turno
notices-digest-none = Ahora, uno por turno

## Planear

plan = Planear
plan-title = Planea tu próxima jugada
plan-tool = Planear
plan-tool-count = Planear ({ $n })
plan-back = Volver a la mesa
plan-about = Elige en el tablero lo que podrían hacer los demás, y después lo que jugarías tú. Si pasa exactamente eso, tu jugada se hace sola; si no, el plan se descarta y juegas tu turno como siempre. Nadie más ve tus planes.
plan-if = Si: { $says }
plan-then = Entonces: { $says }
plan-save = Guardar este plan
plan-saved = Tu plan está guardado.
plan-list = Tus planes
plan-forced = Jugar mi jugada si es la única posible
