# Lo que dice la mesa misma: indicaciones, sus líneas del registro, rechazos. $name es el nombre de una persona o un bot.

## Indicaciones

prompt-wait = Le toca a { $player }.
prompt-wait-named = Le toca a { $name }.
prompt-thinks = { $name } está pensando.
prompt-choosing = { $n ->
    [one] { $names } aún está eligiendo.
   *[other] Aún están eligiendo: { $names }.
}
prompt-free = El sitio { $player } está libre. Invita a alguien o pon un bot.
prompt-held = Esperando a { $names }. La partida empieza cuando estén todos.
prompt-sealing = Un momento: la partida se está preparando.
prompt-sealing-others = Un momento: esperando a { $players }.
prompt-kept = Otra partida con los mismos jugadores: tu sitio está reservado.
prompt-start = { $n ->
    [one] Aún hay un sitio libre.
   *[other] Aún hay { $n } sitios libres.
}
prompt-confirm = Has terminado tu turno. Confírmalo o deshaz algo.
prompt-confirm-other = { $name } aún tiene que confirmar el turno.
prompt-over = La partida ha terminado.
prompt-chance = Se está anotando la próxima tirada o carta.
prompt-closed = Esta mesa está cerrada.
prompt-rules = Las reglas han cambiado desde que empezó esta partida. ¿Seguir desde aquí?

over-wins = Gana { $name }.
over-wins-points = Gana { $name } { $points }.
over-you = Has ganado.
over-you-points = Has ganado, { $points }.
over-tie-break = Decidió el desempate.
over-you-together = Habéis ganado tú y { $names }.
over-together = Ganan { $names }.
over-draw = La partida termina en empate.
over-lost = No gana nadie.
over-resigned = { $n ->
    [one] { $names } ha abandonado.
   *[other] { $names } han abandonado.
}
over-agreed = La partida se terminó antes de tiempo.

## Avisos

error-notice-address = No se pueden enviar avisos a esta dirección. Tiene que empezar por https:// y estar en internet.
error-notice-mail = No se pueden enviar correos a esta dirección.
error-passkey = Esta llave de acceso no funciona aquí. Quizá se quitó, o tardó demasiado: prueba otra vez.
error-passkeys = Ya tienes { $n } llaves de acceso, el máximo. Quita una antes.
error-passkey-known = Esta llave de acceso ya está registrada.
error-addresses = Ya tienes { $n } direcciones, el máximo. Quita una antes.
error-notice-mail-failed = No se pudo enviar el correo. Prueba otra vez más tarde.
error-notice-keys = Este navegador no envió una clave válida.
error-notice-channels = Los avisos pueden ir a { $n } sitios como mucho. Quita uno antes.
error-notice-zone = Esta zona horaria es desconocida.

## Terminar una partida antes de tiempo

resign-wins = Así termina la partida, y { $n ->
    [one] gana
   *[other] ganan
} { $names }. ¿Abandonas?
resign-ends = Así termina la partida. ¿Abandonas?
resign-bot = Un bot juega en tu sitio hasta el final. Ya no puedes ganar ni volver a este sitio. ¿Abandonas?
offer-all = La partida termina ahora, con los puntos que hay, si todos los demás aceptan. ¿Lo propones?
offer-alone = La partida termina ahora, con los puntos que hay. ¿La terminas?

## El registro

said-take = { $name } juega con { $player }.
said-back = { $name } vuelve y juega con { $player }.
said-moved = Desde ahora { $name } juega con { $player }.
said-bot = Un bot ({ $level }) juega con { $player }.
said-leave = El sitio { $player } está libre.
said-absent = { $name } no está. Hasta que vuelva, un bot ({ $level }) juega con { $player }.
said-late-seat = A { $name } se le acabó el tiempo. Ahora un bot ({ $level }) juega con { $player }.
said-removed = El sitio { $player } está libre.
said-removed-bot = Un bot ({ $level }) juega con { $player } hasta el final.
said-remove = Quien abrió la mesa ha echado a { $name }.
said-start = Empieza la partida.
said-undo = { $player } deshace un paso.
said-undo-agreed = Todos están de acuerdo: { $player } deshace el turno.
said-ask = { $player } pide deshacer más.
said-agree = { $player } está de acuerdo.
said-refuse = { $player } no está de acuerdo, así que no se deshace nada.
said-late-move = Se acabó el tiempo de { $player }. Un bot hace la jugada.
said-late-note = Se acabó el tiempo de { $player }.
said-late = Se acabó el tiempo de { $player }.
said-pause = { $player } está de vacaciones hasta el { $day }. El reloj está parado.
said-pause-over = { $player } ha vuelto de vacaciones.
date = { $day } de { $month ->
     [1] enero
     [2] febrero
     [3] marzo
     [4] abril
     [5] mayo
     [6] junio
     [7] julio
     [8] agosto
     [9] septiembre
     [10] octubre
     [11] noviembre
    *[12] diciembre
}
said-rules = Las reglas se actualizaron. En esta partida no cambia nada.
said-checkpoint = Las reglas se actualizaron, y con las nuevas esta partida habría ido de otra manera. Sigue desde la posición guardada.
said-go_on = { $name } quiere seguir.
said-seal = { $n ->
    [one] { $players } no abrió a tiempo una parte
   *[other] { $players } no abrieron a tiempo sus partes
} del sello. El comienzo se repite con un sello nuevo.
said-seal-out = { $n ->
    [one] { $players } no abrió por segunda vez su parte
   *[other] { $players } no abrieron por segunda vez su parte
} del sello. El comienzo se repite sin ella.
said-without = { $n ->
    [one] { $players } no aportó a tiempo una parte al sello. La partida empieza sin ella.
   *[other] { $players } no aportaron a tiempo partes al sello. La partida empieza sin ellas.
}
said-sealed = Sellado: { luck }. El servidor y { $players } han aportado una parte.
said-contribute = { $player } aporta una parte al sello; cuenta desde ahora.
said-close = La mesa se cerró.
said-resign = { $name } abandona.
said-offer = { $player } propone terminar la partida ahora, con los puntos que hay.
said-accept = { $player } acepta terminar la partida.
said-decline = { $player } prefiere seguir jugando, así que la partida continúa.
said-decline-played = { $player } sigue jugando, así que la partida continúa.
said-decline-withdrawn = { $player } retira la propuesta, y la partida continúa.
said-finish-agreed = La partida se termina antes de tiempo. Los puntos cuentan como están.
said-finish-resigned = La partida ha terminado.
said-history = { $player }: { $text }
said-history-chance = Azar: { $text }
said-history-unseen = Una decisión secreta.

## El sello

fair-soon = El azar ({ luck }) se sella cuando empieza la partida, y todos los de la mesa aportan una parte.
fair-waits = El azar ({ luck }) se está sellando. Esperando a { $players }.
fair-alone = Este azar ({ luck }) lo decide solo el servidor: ningún dispositivo de los jugadores interviene.
fair-entered = Esta partida se juega en una mesa real, con dados y cartas de verdad. Se anota lo que sale.
fair-sealed = El azar ({ luck }) está sellado por el servidor junto con { $players }: nadie puede elegirlo, y al final puedes comprobar cada sorteo.
fair-sealed-old = El azar ({ luck }) lo sellaron el servidor y { $players }, con el método de una versión anterior.
fair-open = El sello está abierto: cualquiera puede comprobar cada sorteo.
fair-before = Esta partida es de antes de que se sellara el azar ({ luck }).

## Deshacer

undo-watching = Aquí no tienes sitio.
undo-over = La partida ha terminado.
undo-nothing = No hay nada que puedas deshacer.
undo-passed = El siguiente jugador ya ha empezado.
undo-dice = Ya se ha tirado o robado algo, y eso no se deshace.
undo-others = Otros han jugado desde entonces.
undo-revealed = Se ha descubierto algo oculto.

## Cosas del tablero

touch-leads-to = Tócalo: { $n ->
    [one] 1 jugada
   *[other] { $n } jugadas
}
touch-does-nothing = Aquí no hay nada que hacer por ahora.

## Rechazos

error-unknown = No hay ninguna página en esta dirección.
error-unknown-table = No hay ninguna mesa en esta dirección. ¿Se copió entero el enlace?
error-unknown-game = Ese juego no existe.
error-unknown-review = En esta dirección no hay nada que ver juntos. ¿Se copió entero el enlace?
error-illegal = Eso no está permitido.
error-stale = La partida ha avanzado entretanto. Así está ahora.
error-not-your-seat = Ese no es tu sitio.
error-not-your-turn = No te toca.
error-not-host = Eso solo puede hacerlo quien abrió esta mesa.
error-not-leader = Aquí guía otra persona.
error-absent = Esta persona no está aquí.
error-remove-host = No se puede echar a quien abrió la mesa.
error-removed = Quien abrió la mesa te ha echado de ella.
error-seen = Ya has visto esta mesa desde otro sitio, así que no puedes tomar este.
error-no-hints = En esta mesa no hay pistas.
error-no-report = No se pudo hacer el informe.
error-reports = Se están haciendo { $n } informes para ti. Puedes empezar otro cuando uno esté completo.
error-no-mistakes = Abre antes el informe. Cuando esté completo, puedes volver a jugar sus errores.
error-waiting = La partida aún no ha empezado, o está en pausa.
error-waiting-confirm = Antes hay que confirmar el turno.
error-nothing-to-confirm = No hay nada que confirmar.
error-offer = Esta propuesta de terminar la partida ya no está abierta.
error-offer-open = Alguien ya ha propuesto terminar la partida. Puedes responder.
error-nobody-asked = Nadie pide deshacer nada.
error-undo = Eso no se puede deshacer.
error-taken = Este sitio está ocupado.
error-all-taken = Ahora todos los sitios están ocupados. Puedes mirar.
error-already-seated = Ya tienes un sitio en esta mesa.
error-seat-closed = El jugador de este sitio ya no está en la partida. Un bot juega ahí hasta el final.
error-no-newcomers = Quien abrió la mesa echó a alguien de esta partida, así que no puede entrar nadie nuevo. Un bot puede tomar el sitio libre.
error-over = La partida ha terminado.
error-running = Puedes hacerlo cuando termine la partida.
error-closed = Esta mesa está cerrada.
error-rules-lost = Las reglas han cambiado tanto que esta partida no puede continuar.
error-slow-rule = Esta mesa se ha cerrado: la regla «{ $rule }» del juego no terminó en { $seconds } segundos ({ $place }).
error-slow-game = La regla «{ $rule }» de este juego no terminó en { $seconds } segundos ({ $place }).
error-seal = Eso no se puede añadir ahora al sello.
error-seal-twice = Alguien ya ha enviado exactamente ese compromiso.
error-seal-once = Ya has aportado tu parte del sello.
error-seal-early = Es demasiado pronto: no todos han enviado un compromiso.
error-seal-late = Es demasiado tarde: las partes del sello de esta partida están fijadas. Puedes aportar una en la próxima.
error-seal-other = Esto no coincide con tu compromiso.
error-needs-link = Esta jugada causa un sorteo, así que tu dispositivo le añade antes un número nuevo.
error-seal-link = Este no es el número nuevo de tu dispositivo para el próximo sorteo.
error-origin = Esta petición venía de otro sitio web y se ha rechazado.
error-unreadable = El servidor no lo ha entendido.
error-action = «{ $text }» no es una jugada de este juego.
error-options = Estas opciones no son compatibles: { $reason }
error-settings = Ese ajuste no existe.
error-bank = Para poner un tiempo para la partida, pon también un tiempo por turno.
error-vacation = Ahora no puedes irte de vacaciones.
error-vacation-now = Ya estás de vacaciones. Termínalas antes.
error-vacation-days = { $n ->
    [0] Este año no te quedan días de vacaciones.
    [one] Este año te queda un día de vacaciones.
   *[other] Este año te quedan { $n } días de vacaciones.
}
error-rated = Una partida con Elo tiene reloj y no tiene pistas. Espera a los ausentes, y cuando se acaba el tiempo juega un bot.
error-rated-seats = En una partida con Elo cada persona tiene un sitio.
error-rated-close = Una partida con Elo no se puede cerrar cuando ya ha empezado. Puedes abandonar.
error-unreliable = Esta mesa pide jugadores fiables: dejaste más de una de tus últimas diez partidas con Elo.
error-group = Ese grupo no existe, o no eres miembro.
error-not-head = Eso solo puede hacerlo quien dirige el grupo.
error-group-full = El grupo ya tiene { $n } miembros, el máximo posible.
error-groups = Ya eres miembro de { $n } grupos. Deja uno antes.
error-seat-held = Este sitio está reservado para { $name }.
error-plan-line = Por lo que sabes, esto no puede pasar. Empieza otra vez.
error-plan-shared = No puedes planear si varios jugadores comparten pantalla.
error-plan-your-turn = Te toca: juega en la mesa.
error-plan-own = Un plan termina con una jugada tuya.
error-plans = Tienes { $n } planes en esta mesa. Quita uno antes.
plan-chance = ¿Qué sale?
plan-other = ¿Qué hace { $name }?
error-player = Ese jugador no existe.
error-minutes = Los minutos tienen que ser un número de { $least } a { $most }.
error-seats = Este juego necesita { $n ->
    [one] un sitio
   *[other] { $n } sitios
}.
error-seat-wish = «{ $wish }» no puede tener un sitio: valen me, person, open y los bots.
error-no-seat = Ese sitio no existe. Hay { $n }.
error-moment = Ese momento no existe. El último es { $n }.
error-name = Un nombre tiene que tener de 1 a { $n } caracteres.
error-text = Un mensaje tiene que tener de 1 a { $n } caracteres.
error-lang = Ese idioma no existe.
error-link = Este enlace ya se ha usado o ha caducado.
error-too-large = Es demasiado a la vez.
error-too-fast = Eso ha sido demasiado rápido. Prueba otra vez dentro de un momento.
error-full = No se pudo guardar la mesa, así que no ha cambiado nada. Prueba otra vez.
error-method = Eso no es posible aquí.
error-broken = Algo ha salido mal en el servidor. No ha cambiado nada.

## Bots

bot-random = Bot al azar
bot-random-about = Hace cualquier jugada legal: bueno para conocer un juego.
bot-moon = Luna
bot-moon-about = Muy fácil: para tus primeras partidas.
bot-greedy = Aprendiz
bot-greedy-about = Se lleva lo mejor de cada momento.
bot-mercury = Mercurio
bot-mercury-about = Fácil: cuando ya sabes las reglas.
bot-venus = Venus
bot-venus-about = Juega con cabeza, pero se le escapan cosas.
bot-earth = Tierra
bot-earth-about = Bueno, con algún error de vez en cuando.
bot-mars = Marte
bot-mars-about = Fuerte: castiga los errores.
bot-jupiter = Júpiter
bot-jupiter-about = Muy fuerte.
bot-sun = Sol
bot-sun-about = El más fuerte. Piensa un momento.
bot-style-about = { $about } Piensa tan lejos como Tierra.
bot-not-ready = { $about } Aún no está listo.

yes-no-true = sí
yes-no-false = no
option-players = Jugadores

## Lo que salió y lo esperado

draws-other = Otros sorteos
draws-usual = Unas { $percent } de cada 100 partidas limpias se alejan al menos tanto de lo esperado: nada raro.
draws-rare = Solo unas { $percent } de cada 100 partidas limpias se alejan tanto de lo esperado. Es raro, pero pasa: si miras bastantes partidas, lo verás de vez en cuando.
draws-few = Muy pocos sorteos para saberlo.

# administración

player-gone = un jugador que se fue
error-no-guest = Ese invitado no existe.
error-maintenance = En mantenimiento: el servidor no acepta jugadas ahora. No se pierde nada; vuelve dentro de un rato.
error-banned = Quien administra este servidor te ha expulsado, así que ya no puedes jugar aquí.
error-muted = Aquí no puedes chatear. Quien administra este servidor te ha silenciado; puedes seguir jugando.
error-not-your-name = Escribe tu nombre tal como se ve ahora aquí.
error-complaint = Cuenta en pocas palabras qué ha pasado, y elige a otro jugador, no a ti.
error-ban-operator = No se puede expulsar a quien administra. Quítale antes los permisos: perihelion operator remove.
