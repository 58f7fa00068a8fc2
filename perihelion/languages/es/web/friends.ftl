## Amigos

people = Gente
people-lobby = Juega con amigos, o deja que te busquemos a alguien.
people-open = Buscar gente
friends = Amigos
friends-none = Aún no hay amigos aquí. Manda tu enlace a alguien.
friends-link = Mi enlace
friends-link-about = Quien abra este enlace puede hacerse amigo tuyo. Mándalo solo a gente que conoces.
friends-link-new = Enlace nuevo
friends-link-new-about = El enlace viejo deja de funcionar. Tus amigos se quedan.
friends-find = Buscar por nombre
friends-find-about = Encuentras por su nombre exacto a quienes quieren que se les encuentre. Ellos deciden si quieren ser amigos tuyos.
friends-find-none = Nadie con este nombre quiere que se le encuentre.
friends-name = Nombre
friends-look = Buscar
friends-asking = Quieren ser amigos tuyos
friends-asked = Solicitudes enviadas
friends-met = Has jugado con
friends-findable = Se me puede encontrar por mi nombre
friends-findable-about = Si está apagado, solo pueden pedirte amistad quienes tienen tu enlace y quienes han jugado contigo.
friends-visible = Mis amigos ven cuándo estoy aquí
friends-visible-about = Nadie más lo ve.
friend-here = está aquí
friend-ask = Solicitar
friend-ask-name = Pedir amistad a { $name }
friend-was-asked = { $name } verá tu solicitud.
friend-accept = Sí
friend-accept-name = Aceptar a { $name }
friend-decline = No
friend-decline-name = Rechazar a { $name }
friend-withdraw = Retirar la solicitud a { $name }
friend-end = Quitar a { $name }
friend-end-about = Tú y { $name } ya no sois amigos. { $name } no recibe ningún mensaje.
friend-invited = { $name } quiere tu amistad
friend-invited-about = { $name } te verá como «{ $me }» y podrá invitarte a mesas. Puedes dejarlo cuando quieras.
friend-become = Aceptar
seat-invite = Invitar a un amigo
seat-invite-about = El sitio queda reservado para tu amigo, que recibe un aviso si tiene los avisos activados.

## Buscar mesa

pairing = Buscar mesa
pairing-about = Elige a qué jugarías. En cuanto bastante gente quiera lo mismo, empieza la partida.
pairing-pace = Velocidad
pairing-pace-about = En una sesión: 2 minutos por turno y 15 para la partida. En varios días: un día por turno y tres para la partida.
pairing-near = Gente más o menos de mi nivel
pairing-near-about = Cuanto más esperes, más puede diferir el nivel.
pairing-rated = Con Elo
pairing-rated-about = El resultado cambia el Elo de todos los de la mesa.
pairing-find = Buscar gente
pairing-none = Elige antes un juego y un número de jugadores.
pairing-too-many = Es demasiado a la vez. Elige menos juegos o variantes.
pairing-variant-any = cualquiera
pairing-waits = Estamos buscando gente. Deja esta página abierta.
pairing-waits-days = Estamos buscando gente. Puedes cerrar esta página.
pairing-since = Llevas { $time } esperando.
pairing-others-one = Otra persona espera uno de estos juegos.
pairing-others-other = Otras { $n } personas esperan uno de estos juegos.
pairing-alone = Ahora nadie más espera uno de estos juegos.
pairing-distance = Vuestro Elo puede diferir hasta en { $n }.
pairing-bots = Jugar entretanto contra bots
pairing-stop = Dejar de buscar
pairing-found = Hemos encontrado una mesa.

## Deseos

wishes = Avísame cuando se abra una mesa
wishes-about = Recibes un mensaje cuando alguien abre una mesa así. Con eso se cumple el deseo.
wishes-unreachable = Tus avisos están apagados, así que no te puede llegar ningún mensaje. Actívalos en el menú de tu nombre.
wish-new = Deseo nuevo
wish-store = Avísame
wish-any = cualquiera
wish-seats = Jugadores
wish-rated = Con Elo o amistosa
wish-friendly = amistosa
wish-level-learning = para quien aún está aprendiendo
wish-level-rating = Cerca de mi Elo
wish-remove = Quitar
wish-remove-game = Quitar el deseo de { $game }

## Denuncias de jugadores: decisiones

op-complaint-decide = Decidir
op-decision = ¿Qué se hace?
op-decision-nothing = Nada
op-decision-warning = Una advertencia
op-decision-mute = Sin chat
op-decision-ban = Expulsión
op-decision-answer = Lo que lee el jugador denunciado
op-decision-about = Quien denunció sabe que está resuelto, pero no lo que se ha hecho.
op-did-complaint-nothing = { $by } resolvió una denuncia sobre { $guest }: no se hace nada.
op-did-complaint-warning = { $by } advirtió a { $guest } después de una denuncia.
op-did-complaint-mute = { $by } decidió después de una denuncia que { $guest } no puede usar el chat.
op-did-complaint-ban = { $by } decidió después de una denuncia expulsar a { $guest }.
conduct = Denuncias
conduct-mine = { $game }: la administración ha resuelto tu denuncia. Gracias.
conduct-warning = { $game }: la administración te advirtió después de una denuncia.
conduct-mute = { $game }: después de una denuncia, la administración decidió que no puedes usar el chat.
conduct-ban = { $game }: después de una denuncia, la administración te expulsó.

## Elo: lo que llama la atención

op-evidence = Elo: lo que llama la atención
op-evidence-about = Partidas con Elo de los últimos 90 días. No demuestra nada; mira las partidas antes de decidir.
op-evidence-mail = { $names } tienen el mismo correo electrónico y se han enfrentado en partidas con Elo ({ $games }).
op-evidence-notices = Los avisos de { $names } van al mismo sitio, y se han enfrentado en partidas con Elo ({ $games }).
op-evidence-browser = { $names } se han enfrentado en partidas con Elo ({ $games }) y venían de la misma red, con el mismo tipo de navegador. Pueden ser una sola persona o vivir juntos.
op-evidence-network = { $names } se han enfrentado en partidas con Elo ({ $games }) y venían de la misma red, con navegadores distintos. Pueden vivir juntos o estar en una escuela.
op-evidence-few-opponents = { $first } ganó { $gain } en partidas con Elo ({ $games }) solo con { $others }: el { $share } % del total.
op-evidence-sun = En partidas con Elo ({ $games }), { $first } eligió lo mismo que el bot Sol en el { $share } % de las jugadas comparadas; descontando el azar, al menos en el { $low } %. Júpiter, el nivel inferior, llega al { $usual } %. Los jugadores muy fuertes también pueden llamar la atención.
op-evidence-game = Partida { $n }
