## Amigos e invitaciones

said-invited = { $name } tiene una invitación para jugar con { $player }.
error-friend = Eso no es posible.
error-friend-self = No puedes ser tu propio amigo.
error-friend-blocked = Ocultas lo que escribe este jugador. Vuelve antes a mostrar sus mensajes.
error-friend-unknown = No se encuentra a esta persona.
error-friend-link = Este enlace ya no funciona. Pide uno nuevo.
error-friends-full = Tienes { $n } amigos, el máximo posible.
error-invite-here = Tu amigo ya está en esta mesa, o lo echaron de ella.
error-invite-late = La partida ha empezado.

## Buscar mesa

error-pairing = Eso no es posible ahora.
error-pairing-found = Acabamos de encontrarte una mesa.
error-pairing-alone = Elige al menos dos jugadores.
error-wishes = Ya tienes { $n } deseos. Quita uno antes.

## Quién puede jugar con Elo

error-rated-account = Las partidas con Elo necesitan una cuenta, para que el Elo sea de alguien: añade una llave de acceso o un correo electrónico en la página «Tu cuenta».
error-rated-games = { $n ->
    [one] Termina antes una partida más, contra personas o bots. Después puedes jugar con Elo.
   *[other] Termina antes { $n } partidas más, contra personas o bots. Después puedes jugar con Elo.
}
error-rated-pause = Dejaste una partida con Elo. Puedes jugar la próxima dentro de { $hours ->
    [one] { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }
   *[other] { $hours } horas
}.
error-rated-terms = Aún no puedes jugar con Elo.
error-unknown-player = Esta mesa pide jugadores fiables. Aún no te conoce nadie: termina antes tres partidas con Elo en otras mesas.

## Mostrar partidas

overlay-chances = Probabilidad de ganar (estimación de los bots)
