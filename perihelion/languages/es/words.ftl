# Palabras de todos los juegos: la línea de comandos, la terminal, el registro.

spectator = Espectador
log-unseen = { $player } elige en secreto.
luck = dados y cartas
gain = { $sign }{ $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
list-and = { $first } y { $last }
labelled = { $label }: { $text }

## La línea de comandos

cli = Juegos de mesa sobre el sol: juégalos en el navegador o en la terminal, vuelve a verlos, mídelos.
cli-lang = El idioma; por defecto, el del sistema.
cli-game = Un juego; por defecto, todos.

cli-serve = Inicia el servidor y abre la sala en tu navegador; cualquiera que tenga un enlace puede unirse.
cli-serve-port = El puerto.
cli-serve-host = La dirección en la que escucha; con 0.0.0.0 entran otros de tu red.
cli-serve-browser = Abrir la página en tu navegador.
cli-serve-trusted_proxy = Un proxy delante del servidor, cuyas cabeceras indican las direcciones de las visitas.
cli-serve-base_path = La ruta en la que un proxy ofrece este servidor, por ejemplo /perihelion.
cli-serve-log_format = El formato del registro: text, o json con un objeto por línea.
cli-serve-processes = El número de procesos del servidor, en puertos seguidos a partir de --port; solo con PostgreSQL.
cli-serve-verbose = Mostrar todas las peticiones.
cli-data = La carpeta de las mesas; por defecto, una en tu carpeta de datos.
cli-database = La dirección de una base de datos PostgreSQL para varios servidores (postgresql://USER:PASSWORD@HOST/NAME) en lugar de una carpeta.

cli-operator = Gestiona a quienes administran tu servidor: link crea un enlace que funciona una vez; list; remove.
cli-operator-action = link, list o remove.
cli-operator-guest = A quién quitar; list muestra los identificadores.
cli-operator-address = La dirección pública de tu servidor.
cli-operator-said-link = Abre este enlace en tu navegador antes de una hora. Funciona una sola vez.
cli-operator-said-none = { $guest } no administra este servidor.
cli-guest = Busca invitados, o exporta, renombra, silencia, expulsa o borra a uno.
cli-guest-action = list, export, rename, mute, unmute, ban, unban o delete.
cli-guest-guest = El identificador del invitado o, con list, una parte del nombre.
cli-guest-name = El nombre nuevo.
cli-guest-out = El archivo zip que se escribe.
cli-guest-said-name = Falta el nombre nuevo: --name NOMBRE
cli-table = Busca mesas; cierra, borra o traslada una; compruébalas con otra versión.
cli-table-action = list, close, delete, export, import, links o check.
cli-table-table = El identificador de la mesa; con list, un jugador, un juego o un identificador; con import, un archivo.
cli-table-ended = Mostrar también las mesas terminadas.
cli-table-out = El archivo que escribe export.
cli-table-address = La dirección pública de tu servidor, para los enlaces.
cli-table-against = Otra versión para check: un wheel, una carpeta con el paquete perihelion o un entorno virtual.
cli-table-said-exported = La mesa también sigue aquí. Importa el archivo en el otro servidor y después borra esta: perihelion table delete { $table }. No la cierres: una mesa cerrada muestra el secreto de sus dados.
cli-table-said-copied = El archivo está completo. Esta partida ha terminado y también puede quedarse aquí.
cli-table-said-links = Manda a cada persona su enlace. Abre su sitio en este servidor, funciona una vez y vale 30 días; «links» crea otros nuevos.
cli-table-said-no-links = Nadie necesita un enlace: todos los jugadores de esta mesa han estado ya en este servidor.
cli-table-said-against = Di qué versión con --against: un wheel, una carpeta con el paquete perihelion o un entorno virtual.
cli-table-said-version = La otra versión: { $folder }
cli-table-said-game = { $there ->
    [0] { $game }: versión { $here } de las reglas aquí; la otra versión no tiene este juego
   *[other] { $game }: versión { $here } de las reglas aquí, { $there } allí
}
cli-table-said-checked = { $n ->
    [one] Una mesa en juego comprobada
   *[other] { $n } mesas en juego comprobadas
}; { $differ ->
    [0] ninguna sería distinta.
    [one] una sería distinta.
   *[other] { $differ } serían distintas.
} No se ha cambiado nada.
cli-table-differs-choices = antes de la jugada { $n }: ya no es posible { $gone }; ahora es posible { $new }
cli-table-differs-chance = antes de la jugada { $n }: otros resultados, o con otra probabilidad
cli-table-differs-turn = antes de la jugada { $n }: le toca a otra persona
cli-table-differs-refused = la jugada { $n } ({ $move }) falla: { $why }
cli-table-differs-points = los puntos son { $there } en lugar de { $here }
cli-table-differs-position = la posición tiene { $there } en lugar de { $here }
cli-table-differs-unreadable = la versión instalada aquí tampoco puede leerla
cli-id-missing = Falta un identificador; list los muestra.

cli-tidy = Hace limpieza: archiva las mesas viejas y borra a los invitados que nunca jugaron.
cli-tidy-dry_run = Solo mostrar lo que pasaría.
cli-tidy-finished = Archivar y borrar las mesas terminadas tras este número de días; con 0 se conservan.
cli-tidy-abandoned = Lo mismo con las partidas abandonadas.
cli-tidy-waiting = Borrar tras este número de días las mesas cuya partida no ha empezado.
cli-tidy-guests = Borrar tras este número de días a los invitados que no se han sentado a jugar.
cli-tidy-records = Borrar tras este número de días el registro de administración y las denuncias cerradas.
cli-tidy-automatic = Que el servidor lo haga cada hora.
cli-tidy-save = Guardar estos ajustes para el servidor y no hacer nada más.
cli-tidy-archive = La carpeta del archivo; por defecto, archive en la carpeta de las mesas.
cli-tidy-said-saved = Los ajustes están guardados.
cli-tidy-said-finished = { $n ->
    [one] Una mesa terminó
   *[other] { $n } mesas terminaron
} hace más de { $days ->
    [one] un día
   *[other] { $days } días
}: para archivar y borrar.
cli-tidy-said-abandoned = { $n ->
    [one] Una mesa sin terminar
   *[other] { $n } mesas sin terminar
}, sin tocar desde hace más de { $days ->
    [one] un día
   *[other] { $days } días
}: para archivar y borrar.
cli-tidy-said-waiting = { $n ->
    [one] Una mesa que no empezó
   *[other] { $n } mesas que no empezaron
}, sin tocar desde hace más de { $days ->
    [one] un día
   *[other] { $days } días
}: para borrar.
cli-tidy-said-guests = { $n ->
    [one] Un invitado vino
   *[other] { $n } invitados vinieron
} hace más de { $days ->
    [one] un día
   *[other] { $days } días
} sin llegar a jugar: para borrar.
cli-tidy-keeps-finished = Las mesas terminadas se conservan.
cli-tidy-keeps-abandoned = Las partidas en juego se conservan.
cli-tidy-keeps-waiting = Las mesas que no han empezado se conservan.
cli-tidy-keeps-guests = Los invitados se conservan.
cli-tidy-said-done = Archivado: { $archived ->
    [one] una mesa
   *[other] { $archived } mesas
}. Borrado: { $deleted ->
    [one] una mesa
   *[other] { $deleted } mesas
}, { $guests ->
    [one] un invitado
   *[other] { $guests } invitados
}.
cli-tidy-said-kept = { $n ->
    [one] Una mesa se conserva, porque su partida ya no se puede
   *[other] { $n } mesas se conservan, porque sus partidas ya no se pueden
} leer: { $tables }

cli-verify = Comprueba sin conexión una partida sellada: cada acción, cada sorteo, el resultado.
cli-verify-file = Una partida sellada, descargada de una mesa terminada.
cli-verify-receipt = El recibo de un jugador; se puede dar varias veces.
cli-verify-seal = Un sello del servidor que vio un jugador; se puede dar varias veces.
cli-verify-contribution = Una aportación que hizo un jugador; se puede dar varias veces.
cli-verify-deals = Un archivo de repartos publicados, para comprobar que este es uno de ellos.
cli-site = Escribe la mesa como una carpeta de archivos estáticos, que no necesita servidor.
cli-site-folder = La carpeta que se escribe.
cli-site-server = La dirección de un servidor de Perihelion, para quien busque con quién jugar.
cli-site-base_path = La ruta de la carpeta en su servidor; solo hace falta si este devuelve 404.html para cualquier dirección.
cli-site-not-an-address = { $given } no es la dirección de un servidor; tendría que ser como https://example.org
cli-site-writing = Escribiendo las páginas…
cli-site-written = La carpeta { $folder } está completa. Cualquier alojamiento web puede servirla por https.
cli-backup = Copia todas las mesas a un archivo; el servidor puede seguir en marcha.
cli-backup-file = El archivo que se escribe.
cli-restore = Sustituye todas las mesas por las de un archivo; el servidor tiene que estar parado.
cli-restore-file = Un archivo escrito con backup.
cli-worker = Hace las tareas de todos los servidores de una base de datos PostgreSQL: bots, relojes, resultados.
cli-worker-verbose = Mostrar más.
cli-copy = Copia todo entre una carpeta (SQLite) y PostgreSQL, y comprueba todos los registros; ningún servidor puede estar en marcha.
cli-copy-source = Una carpeta, o postgresql://USER:PASSWORD@HOST/NAME.
cli-copy-target = Lo mismo; tiene que estar vacía.
cli-copy-progress = Filas
cli-copy-done = { $tables ->
    [one] Una mesa
   *[other] { $tables } mesas
} con { $entries ->
    [one] una entrada
   *[other] { $entries } entradas
}; en total, { $rows ->
    [one] una fila comprobada
   *[other] { $rows } filas comprobadas
}.

cli-games = Muestra los juegos instalados.
cli-games-heading = Juegos
cli-games-broken = Paquetes defectuosos

cli-play = Juega en la terminal: en cada sitio, una persona o un bot.
cli-play-seats = Los jugadores, separados por comas: person, random, moon, greedy, mercury, venus, earth, mars, jupiter o sun para cada sitio. Por defecto, una persona y después bots greedy.
cli-play-seed = El mismo número da los mismos dados, cartas y jugadas de los bots.
cli-play-load = Continuar una partida guardada.
cli-play-save = Escribir la partida en este archivo cuando termine o te vayas.

cli-replay = Muestra una partida guardada desde el principio.
cli-replay-file = Un archivo de partida escrito con `save`.
cli-replay-at = Parar tras este número de entradas y mostrar el tablero.
cli-replay-step = Mostrar el tablero después de cada decisión; Intro continúa.

cli-train = Entrena una red que valora posiciones, jugando contra sí misma.
cli-train-out = El archivo de la red; su curva de aprendizaje se escribe al lado.
cli-train-minutes = Cuánto dura todo el entrenamiento.
cli-train-vary = Entrenar una red para varios valores de una opción, por ejemplo level=1,2,3.
cli-train-checkpoint = Continuar desde este archivo, si existe, y escribirlo al final.
cli-train-gpu = Entrenar en la GPU; si no, despacio en el procesador.
cli-train-from_scratch = No partir del evaluador del juego.
cli-train-whole_turns = Probar turnos enteros en lugar de acciones sueltas; para juegos de turnos cortos.
cli-train-games = El número de partidas que se juegan a la vez.
cli-train-first_layer = El tamaño de la primera capa de la red.
cli-train-lead_weight = El peso de la ventaja en puntos, junto a la parte de victoria, al elegir una acción.
cli-train-begin_with = Partir de esta red del juego, aunque sea para otro número de jugadores.
cli-train-against = Aprender a ganar a esta red, o al evaluador (judge), que ocupa todos los puestos menos uno y no aprende.
cli-train-candidates = Cuántas acciones de cada decisión se siguen hasta la decisión siguiente antes de elegir una; lento.
cli-train-seed = El mismo número empieza el mismo entrenamiento.
cli-arena = Enfrenta a los bots y los puntúa.
cli-arena-bots = Los jugadores, separados por comas: bots, o tus propios agentes como module:Class o cmd:COMANDO. El último ocupa los sitios que quedan. Si hay más bots que sitios, juegan todas las combinaciones.
cli-arena-games = El número de partidas; un registro con menos se continúa.
cli-arena-seed = El mismo número da las mismas partidas.
cli-arena-seconds = El tiempo máximo de tus agentes para una decisión.
cli-arena-out = El registro, un archivo CSV; el gráfico se escribe al lado. Por defecto, lleva el nombre del juego y de los bots.
cli-arena-league = Escribir la clasificación en esta tabla, en el capítulo del juego.
cli-arena-ray = Jugar en un clúster Ray; sin dirección, en uno que se inicia aquí.
cli-dataset = Escribe en un archivo partidas entre bots para el aprendizaje automático, con cada decisión y cada sorteo.
cli-dataset-games = El número de partidas.
cli-dataset-bots = Los jugadores, separados por comas. El último ocupa los sitios que quedan. Si hay más bots que sitios, juegan todas las combinaciones.
cli-dataset-seed = El mismo número da las mismas partidas.
cli-dataset-out = El archivo Parquet. Por defecto, lleva el nombre del juego.
cli-puzzles = Crea problemas a partir de partidas entre bots: posiciones con un turno mucho mejor que todos los demás.
cli-puzzles-puzzles = El número de problemas que debe tener el archivo.
cli-puzzles-games = El máximo de partidas que se examinan; una búsqueda interrumpida se continúa.
cli-puzzles-minutes = Parar tras este número de minutos; 0: nunca.
cli-puzzles-vary = Jugar las partidas alternando varios valores de una opción, por ejemplo players=2,3,4.
cli-puzzles-seed = El mismo número da las mismas partidas.
cli-puzzles-out = El archivo al que se añaden los problemas. Por defecto, lleva el nombre del juego.
cli-puzzles-verify = No crear problemas nuevos; comprobar los del archivo con los bots actuales y quitar los que fallen.
puzzles-contradicted = { $key }: { $best } ya no es un problema.
puzzles-verifying = Comprobando problemas
puzzles-verified = Siguen siendo correctos: { $n } de { $known }.
puzzles-found = { $n }. { $key }: { $best }, con { $gap } puntos porcentuales de ventaja, dificultad { $rating }
puzzles-done = { $looked ->
    [one] Una decisión
   *[other] { $looked } decisiones
 } en { $games ->
    [one] una partida.
   *[other] { $games } partidas.
 } { $n ->
    [0] { $file } no tiene problemas.
    [one] { $file } tiene un problema.
   *[other] { $file } tiene { $n } problemas.
 }

cli-tune = Ajusta la búsqueda de un juego y los errores de sus niveles, para que cada uno sea más fuerte que el anterior.
cli-tune-minutes = Parar tras este número de minutos; la próxima vez continúa. 0: sin límite.
cli-tune-games = El máximo de partidas para un paso; menos si una prueba secuencial decide antes.
cli-tune-simulations = Las simulaciones del nivel más alto. Por defecto, como antes.
cli-tune-save = Escribir los ajustes en search.toml, en la carpeta del juego.
cli-tune-out = La carpeta de los registros y de la página. Por defecto, lleva el nombre del juego.
tune-judge = Juegan bots voraces: ¿cómo de bueno es el evaluador?
tune-rollouts = Sol juega con simulaciones y sin ellas.
tune-errors = Los niveles juegan con varias temperaturas de error.
tune-levels = Cada nivel juega contra el anterior.
tune-ordered = Cada nivel es más fuerte que el anterior. La página: { $page }
tune-open = No todos los pasos están decididos. La página dice cuáles: { $page }
tune-saved = Los ajustes están en { $file }.
cli-lab = Juega con otros números en los componentes de un juego y compáralo con el original.
cli-lab-change = Otro número: su lugar en components.toml del juego, y su valor. Se puede dar varias veces.
cli-lab-bot = El bot de todos los sitios.
cli-lab-games = El número de partidas con los números originales, y otra vez con los cambiados.
cli-lab-seed = El mismo número da las mismas partidas.
cli-lab-out = Una página con imágenes y la tabla, en un archivo HTML.
lab-original = Original
lab-changed = Cambiado
lab-heading = { $changes } ({ $level } en todos los sitios, tamaño de la muestra: { $games })
lab-figure = Media por partida
lab-difference = Diferencia (95 %)
lab-decisions = Decisiones
lab-winner = Puntos del ganador
lab-spread = Puntos entre el primero y el último
lab-seat = Victorias de { $seat }
lab-line = Puntos: { $line }
lab-won-by = Ventaja del ganador: { $line }
lab-star = * La diferencia es mayor de lo que explica el azar.
lab-page = El laboratorio de reglas: { $game }
lab-made = Reglas { $version }, Perihelion { $release }, { $date }. Semilla { $seed }.
lab-page-about = Los puntos muestran cuánto se aparta el juego cambiado del original, las líneas los intervalos del 95 %. Si una línea no cruza el 0, la diferencia es mayor de lo que explica el azar; de veinte valores, uno lo es por azar.
lab-group-decisions = Decisiones por partida
lab-group-points = Puntos
lab-group-wins = Victorias de cada sitio, en puntos porcentuales
lab-group-lead = Ventaja del ganador, en puntos
lab-written = Escrito: { $file }
cli-bench = Mide cuántas decisiones por segundo hacen las partidas al azar.
cli-bench-games = El número de partidas de cada medición.
cli-bench-seed = El mismo número da las mismas partidas.

cli-mcp = Deja jugar a modelos de lenguaje: un servidor del Model Context Protocol, por la entrada y la salida estándar.
cli-warm = Compila los juegos ahora, con una barra de progreso, y no en segundo plano.

cli-wasm = Compila juegos para navegadores, para que los bots piensen rápido allí.
cli-wasm-games = Las claves de los juegos.
cli-wasm-folder = La carpeta de los archivos.

cli-new-game = Escribe un pequeño juego que ya se puede jugar, como punto de partida para el tuyo.
cli-new-game-name = El nombre del juego: minúsculas, cifras y _.
new-game-name = { $name } no puede ser el nombre de un juego; un nombre empieza por una minúscula, sigue con minúsculas, cifras y _, y no es una palabra clave ni un módulo de la biblioteca de Python
new-game-installed = ya hay un juego { $name } instalado; elige otro nombre
new-game-exists = { $folder } ya existe; no se ha escrito nada
new-game-written = { $folder } está escrito. Ahora:

    pip install -e { $folder }
    perihelion check { $name }
    perihelion play { $name }

    docs/tutorial.md lo convierte en un juego de dados.

cli-language = Comprueba un idioma, muestra dónde se usa un mensaje o escribe un idioma vacío para una traducción nueva.
cli-language-action = check o new.
cli-language-code = El código del idioma, por ejemplo fr; check sin código los comprueba todos.
cli-language-folder = Con new: la carpeta que se escribe.
cli-language-everything = Mostrarlo todo; si no, los 40 primeros de cada tipo.
cli-language-where = Solo este mensaje: quién lo usa y la página que lo muestra, que se abre.
cli-language-address = Con --where: la dirección de tu servidor.
language-checked = { $messages ->
    [one] un mensaje
   *[other] { $messages } mensajes
} en inglés, { $problems ->
    [0] nada que arreglar
    [one] una cosa que arreglar
   *[other] { $problems } cosas que arreglar
}
language-same = { $n ->
    [one] Un texto es igual que en inglés; puede ser correcto:
   *[other] { $n } textos son iguales que en inglés; puede ser correcto:
}
language-unknown = no hay ningún idioma { $code }; posibles: { $codes }
language-new-needs = un idioma nuevo necesita su código de dos o tres letras y una carpeta que aún no exista: perihelion language new pt perihelion/languages/pt
language-written = { $folder } está escrito. Pon el nombre del idioma en language.toml y un texto debajo de cada comentario. docs/translating.md explica el resto; perihelion language check { $code } dice qué falta.
language-where-none = ningún mensaje se llama { $key }
language-where-users = Lo usan: { $users }
language-user-page = las páginas
language-user-server = el servidor
language-user-terminal = la línea de comandos y el terminal
language-user-mail = los correos y las notificaciones
language-user-folder = la carpeta sin servidor
language-where-missing = (falta)
language-where-page = Se ve en { $address }
language-where-open = Se ve en páginas como { $address }; la parte en mayúsculas cambia cada vez
language-where-nowhere = Ninguna página lo muestra.
language-where-several = Varios mensajes se llaman así. Indica también el archivo y se abrirá la página: --where "{ $example }"
language-where-server = Ningún servidor responde en { $address }. Inicia uno: perihelion serve

cli-check = Comprueba que el paquete de un juego cumple el contrato de docs/contract.md.
cli-check-game = Un juego o su paquete.
cli-check-mutate = Introducir fallos en una copia de las reglas y mostrar los que la comprobación no nota.
cli-check-limit = Con --mutate: probar solo este número de fallos, elegidos al azar.
cli-check-seed = Con --mutate --limit: la semilla de la elección.
cli-check-jobs = Con --mutate: procesos que prueban fallos a la vez.
check-reading = Leyendo las reglas…
check-trying = Jugando partidas al azar, interpretadas y vigiladas…
check-saying = Comparando las palabras de todos los idiomas…
check-hiding = Buscando secretos que se filtran y suposiciones que contradicen lo que vio un jugador…
check-lessons = Probando las lecciones…
check-testing = Pasando las pruebas del contrato, que compilan el juego…
check-problems = { $count ->
    [one] El contrato se incumple en un punto:
   *[other] El contrato se incumple en { $count } puntos:
 }
check-no-tests = Ningún problema hasta ahora. Las pruebas del contrato necesitan el extra check: pip install "perihelion[check]"
check-failed = { $game } no cumple el contrato: mira arriba.
check-kept = { $game } cumple el contrato.
mutate-checking = Comprobando el juego mismo
mutate-trying = Probando fallos
mutate-broken = { $game } ya no cumple el contrato tal como está, así que no se introdujo ningún fallo:
mutate-kind = { $kind }: { $found } de { $count } notados
mutate-visibility = Visibilidad declarada
mutate-seen = Quién ve una decisión
mutate-events = Sucesos
mutate-samplers = Suposiciones sobre lo oculto
mutate-bounds = Límites de los campos
mutate-refusals = Números de las reglas que rechazan
mutate-points = Puntos y ganadores
mutate-legality = Legalidad
mutate-found = { $count ->
    [one] Se notó { $found } de un fallo.
   *[other] Se notaron { $found } de { $count } fallos ({ $share } %).
 }

cli-rules = Muestra cómo se juega a un juego.
cli-rules-game = Un juego.
cli-rules-number = El número de una regla, por ejemplo 20, o una pregunta: «¿Puedo caer sobre mi propio cometa?»
cli-rules-trace = Con un número: mostrar también dónde está la regla en el reglamento, una posición en la que importa, las funciones y las pruebas.
cli-rules-reference = Mostrar la especificación (en inglés) en lugar de la guía; con un número, su regla.

cli-missing-extra = Esto necesita el extra { $extra }, que no está instalado: pip install "perihelion[{ $extra }]"
cli-unknown-command = no hay ningún comando { $command }; posibles: { $commands }
cli-unknown-option = { $option } no se entiende aquí; posibles: { $options }
cli-unknown-game = no hay ningún juego { $game }; instalados: { $games }
cli-unknown-bot = no hay ningún bot { $bot }; posibles: { $bots }
cli-unreadable = no hay ningún archivo { $file }, o no se puede leer
cli-wrong-value = { $option } no puede ser { $value }; posibles: { $choices }
cli-wrong-vary = --vary necesita un nombre y sus valores, por ejemplo --vary level=1,2,3, no { $given }
cli-needs = { $option } es obligatorio; posibles: { $choices }
cli-load-options = una partida guardada tiene sus propias opciones; quita { $options }

cli-usage = Uso:
cli-arguments = Argumentos:
cli-options = Opciones:
cli-commands = Comandos:
cli-any-options = [OPCIONES]
cli-any-command = COMANDO [ARGUMENTOS]...
cli-help = Muestra esta ayuda.
cli-default = por defecto:
cli-required = obligatorio
cli-try-help = Ayuda: { $command }
cli-not-understood = { $option } no se entiende aquí
cli-needs-value = falta un valor después de { $option }
cli-takes-no-value = { $option } no lleva ningún valor
cli-needs-integer = { $option } tiene que ser un número entero
cli-needs-number = { $option } tiene que ser un número
cli-too-small = { $option } tiene que ser { $least } como mínimo
cli-too-large = { $option } tiene que ser { $most } como máximo
cli-wrong-choice = { $option } tiene que ser uno de estos: { $choices }
cli-not-possible = { $option } no puede tener este valor
cli-is-missing = falta { $option }
cli-unknown-language = no hay ningún idioma { $lang }; posibles: { $langs }

## La mesa

sits-person = una persona
sits-greedy = bot voraz
sits-random = bot aleatorio
sits-moon = Luna (bot)
sits-mercury = Mercurio (bot)
sits-venus = Venus (bot)
sits-earth = Tierra (bot)
sits-mars = Marte (bot)
sits-jupiter = Júpiter (bot)
sits-sun = Sol (bot)
sits-style = { $name } (bot)

table-sits = { $player }: { $who }
table-begin = Semilla { $seed }. Escribe ayuda para ver los comandos.
table-ask = escribe una jugada o su número; ? muestra todas, ayuda muestra los comandos
table-changed = Solo lo que ha cambiado; tablero lo muestra todo.
table-enter = Pulsa Intro.
table-pass = Ahora le toca a { $player }. Pasa la pantalla.
table-points = Puntos
table-score = Puntuación
table-hint = { $actions }: { $says }
table-thinking = Pensando, { $seconds } s… Ctrl-C vuelve a tu jugada.
table-thinking-first = Preparando las pistas, { $seconds } s… Solo pasa una vez en cada equipo y tarda uno o dos minutos; si es lento o está ocupado, cinco. Ctrl-C vuelve a tu jugada; la próxima pista llegará antes.
table-no-hint = Esta vez no hay pista. Sigue tocándote a ti.
table-equal = { $says }, { $count } en total
table-warm = Los bots se están preparando; la primera vez tardan uno o dos minutos.
table-quiet = Jugadas menos habituales… ({ $count })
table-more-moves = { $count ->
    [one] y una más: ? la muestra
   *[other] y { $count } más: ? las muestra
}
table-several = «{ $text }» podría ser: { $moves }
table-unreadable = «{ $text }» no es una jugada aquí. Escribe ? para verlas todas.
table-too-many = «{ $text }» no se ha jugado: ya no te toca.
table-no-undo = No tienes nada que deshacer.
table-rules = perihelion rules { $game } muestra las reglas; reglas 20 muestra aquí la regla 20; reglas y una pregunta las busca.
table-save-where = Di dónde: guardar mi.partida
table-saved = Guardada como { $file }
table-help = Ayuda
table-help-moves = Escribe una jugada, su número en la lista o una parte que solo tenga una jugada; separa con comas varias jugadas de un turno. Tab completa. Intro muestra otra vez el tablero.
table-wins = Gana { $name }.
table-win-together = Ganan { $names }.
table-you-won = { $tie ->
    [1] Has ganado ({ $player }) en el desempate, { $own } a { $others }.
   *[other] Has ganado ({ $player }), { $own } a { $others }.
}
table-you-lost = { $tie ->
    [1] Has perdido ({ $player }) en el desempate, { $own } a { $others }.
   *[other] Has perdido ({ $player }), { $own } a { $others }.
}
table-draw = La partida termina en empate.
table-lost = No gana nadie.

command-legal-about = todas las jugadas; ? y una jugada dice por qué no es posible
command-hint = pista
command-hint-about = las mejores jugadas, lo que se espera de ellas y por qué
command-undo = deshacer
command-undo-about = deshace tu última jugada
command-board = tablero
command-board-about = muestra el tablero entero
command-score = puntos
command-score-about = la hoja de puntuación
command-log = registro
command-log-about = lo que ha pasado; registro 50 muestra más
command-rules = reglas
command-rules-about = reglas 20 muestra la regla 20; reglas ¿puedo pasar? busca
command-save = guardar
command-save-about = guardar ARCHIVO escribe la partida en un archivo
command-help = ayuda
command-help-about = esta lista
command-quit = salir
command-quit-about = te vas; la partida queda guardada

replay-of = Entrada { $done } de { $all }.

## Mediciones

bench-decisions = decisiones/s
bench-interpreted = interpretado
bench-one-core = compilado, un núcleo
bench-all-cores = compilado, { $cores ->
    [one] otra vez un núcleo
   *[other] { $cores } núcleos
}

## La arena

train-learning = Aprendiendo
train-progress = Después de { $seconds } s y { $games } partidas: { $share } de las victorias contra { $rival ->
    [judge] el evaluador
   *[other] { $rival }
 }
train-curve = { $game }: parte de las victorias contra { $rival ->
    [judge] el evaluador
   *[other] { $rival }
 }
train-written = La red está en { $file }, su curva de aprendizaje en { $plot }.
arena-compiling = Código máquina
serve-preparing = Preparando los bots, solo esta vez; mientras tanto puedes jugar
arena-games = Partidas
arena-heading = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}
arena-plot = { $game }: puntuación Elo después de { $games } partidas (95 %) y parte de las victorias
arena-bot = bot
arena-rating = Elo (95 %)
arena-share = parte de las victorias (95 %)
arena-points = puntos
arena-seats = partidas
arena-time = una decisión
arena-failed = { $bot } falló en { $games ->
    [one] una partida
   *[other] { $games } partidas
} y perdió. La primera vez: { $first }
arena-league = { $file } tiene la clasificación.
dataset-written = { $file } contiene { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $size } kB.
arena-written = { $log } contiene todas las partidas, { $plot } muestra la puntuación Elo.

## Pistas

hint-expects = { $bound ->
    [over] Probabilidad de ganar: más del 99 %.
    [under] Probabilidad de ganar: menos del 1 %.
    [certain] Probabilidad de ganar: { $share } %.
   *[about] Probabilidad de ganar: alrededor del { $share } %.
}
hint-best = Acabas con { $why } que con el segundo mejor turno{ $price }.
hint-best-price = Pero tienes { $why } que con el segundo mejor turno.
hint-best-price-of-another = Pero { $player } tiene { $why } que con el segundo mejor turno.
hint-best-of-another = { $player } acaba con { $why } que con el segundo mejor turno{ $price }.
hint-best-probably = Seguramente acabas con { $why } que con el segundo mejor turno{ $price }.
hint-best-probably-of-another = Seguramente { $player } acaba con { $why } que con el segundo mejor turno{ $price }.
hint-other = Acabas con { $why } que con el mejor turno{ $price }.
hint-other-price = Pero tienes { $why } que con el mejor turno.
hint-other-price-of-another = Pero { $player } tiene { $why } que con el mejor turno.
hint-other-of-another = { $player } acaba con { $why } que con el mejor turno{ $price }.
hint-but = , pero { $why }
hint-but-own = , pero tienes { $why }
hint-but-of-another = , pero { $player } tiene { $why }
hint-price-named = Pero eso tiene un precio. { $says }
hint-return-named = Pero hay una compensación. { $says }
hint-second = El segundo mejor: { $turn }.
hint-even = Casi igual de bueno: { $turn }.
hint-even-part = Igual de bueno: { $other } en lugar de { $this }.
hint-next-turn = Tu próximo turno podría ser: { $turn }.
hint-best-later = Un turno después tienes { $why } que con el segundo mejor turno{ $price }.
hint-best-later-price = Pero un turno después tienes { $why } que con el segundo mejor turno.
hint-best-later-price-of-another = Pero un turno después { $player } tiene { $why } que con el segundo mejor turno.
hint-best-later-of-another = Un turno después { $player } tiene { $why } que con el segundo mejor turno{ $price }.
hint-other-later = Un turno después tienes { $why } que con el mejor turno{ $price }.
hint-other-later-price = Pero un turno después tienes { $why } que con el mejor turno.
hint-other-later-price-of-another = Pero un turno después { $player } tiene { $why } que con el mejor turno.
hint-other-later-of-another = Un turno después { $player } tiene { $why } que con el mejor turno{ $price }.
hint-later = Tu turno da más ahora, pero el mejor compensa más tarde.
hint-pays-later = Da menos ahora, pero compensa más tarde.

story = { $moves }: { $results }
story-then = { $first } y después { $last }
story-of-another = { $player } { $changes }
measure-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
more-points = { $n ->
    [one] 1 punto más
   *[other] { $n } puntos más
}
less-points = { $n ->
    [one] 1 punto menos
   *[other] { $n } puntos menos
}
hint-others = estorbar a los demás

## El informe

cli-report = Escribe un informe de una partida terminada: dónde se ganó, se perdió o solo hubo mala suerte.
cli-report-file = Un archivo de partida escrito con `save`.
cli-report-simulations = El número de simulaciones por decisión; el mismo número da el mismo informe.
cli-report-seconds = La duración máxima aproximada, en segundos.
cli-report-seed = El mismo número da las mismas simulaciones.
cli-report-out = La página; por defecto, lleva el nombre del archivo de la partida.
cli-report-json = Escribirlo todo también como JSON.
report-written = { $file } muestra el informe.
report-working = Escribiendo el informe
report-title = { $game }: informe de la partida
report-result = Resultado: { $points }.
report-so-far = Hasta ahora: { $points }.
report-points = { $name } { $points }
report-how = Un error se juzga por lo que la persona podía saber en ese momento, y solo cuenta si la diferencia es clara y el turno no es el que aconsejaba una pista. Desde el 5 % de la probabilidad que quedaba es pequeño; desde el 20 %, grande. Por debajo del 1 % la partida se da por decidida. La suerte y la curva se calculan con todo a la vista, también con lo que estaba oculto.
report-curve = Probabilidad de ganar
report-curve-about = La probabilidad de ganar de cada jugador después de cada turno, con todo a la vista. Los círculos marcan turnos con errores grandes.
report-seats = Jugadores
report-big =
    { $n ->
        [one] 1 error grande
       *[other] { $n } errores grandes
    }
report-small =
    { $n ->
        [one] 1 error pequeño
       *[other] { $n } errores pequeños
    }
report-no-mistakes = ningún error claro
report-found = hasta ahora { $mistakes }
report-balance = Qué decidió la partida
percent = { $n } %
report-balance-start = Probabilidad de ganar al empezar
report-balance-luck = Suerte
report-balance-own = Turnos propios
report-balance-others = Turnos de los demás
report-balance-end = Al final
report-balance-now = Ahora
report-balance-about = En puntos porcentuales: inicio + suerte + turnos = final. Por encima de 0, los turnos fueron mejores de lo que esperaba la curva. Lo que pierde uno lo ganan los demás, así que en toda una partida puede pasar de 100.
report-luck = Suerte: { $says }.
report-luck-much-good = muy buena
report-luck-some-good = más bien buena
report-luck-none = ni buena ni mala
report-luck-some-bad = más bien mala
report-luck-much-bad = muy mala
report-turning-points = Momentos decisivos
report-my-turning-points = Tus momentos decisivos
report-others-turning-points =
    { $n ->
        [one] Los demás: 1 momento decisivo
       *[other] Los demás: { $n } momentos decisivos
    }
report-measure = Un error se mide por la parte de tu probabilidad de ganar que te cuesta: bajar del 4 % al 2 % es perder la mitad.
report-searching = Los primeros aparecerán enseguida…
report-not-known = errores: aún no se sabe
report-ahead = En puntos, { $name } fue por delante desde el turno { $number } de { $of }.
report-ahead-own = En puntos, fuiste por delante desde el turno { $number } de { $of }.
report-turn = { $number ->
    [0] Antes del primer turno: { $name }
   *[other] Turno { $number } de { $of }: { $name }
}
report-choice = La decisión: «{ $played }» en lugar de «{ $best }».
report-kind-big = Error grande.
report-kind-small = Error pequeño.
report-none = No se encontró ningún error claro.
report-played = Se jugó: { $says }
report-best = Mejor: { $says }
report-lost = La probabilidad de ganar bajó del { $before } % al { $after } % (± { $error }): se perdió el { $cost } %.
report-why = Con el mejor turno tendrías { $why }{ $price }.
report-why-of-another = Con el mejor turno { $player } tendría { $why }{ $price }.
report-why-later = Un turno después tendrías { $why } con el mejor turno{ $price }.
report-why-later-of-another = Un turno después { $player } tendría { $why } con el mejor turno{ $price }.
report-why-price = Por otro lado, tendrías { $why }.
report-why-price-of-another = Por otro lado, { $player } tendría { $why }.
report-why-later-price = Por otro lado, entonces tendrías { $why }.
report-why-later-price-of-another = Por otro lado, { $player } tendría entonces { $why }.
report-but-own = , pero tendrías { $why }
report-but-of-another = , pero { $player } tendría { $why }
report-unseen = Lo que gana el mejor turno no se ve hasta los turnos siguientes.
report-board = A trazos: la mejor jugada. Continua: lo que se jugó.
report-show = Verlo en la repetición
report-others = Más errores ({ $n })
report-doubtful = Posibles errores, aún no claros ({ $n })
report-outcomes = Los sorteos que más contaron ({ $n })
report-luck-about = Cuántos puntos porcentuales fue mejor cada sorteo que la media; los mayores primero.
report-turn-short = turno
report-seat = jugador
report-played-short = jugado
report-best-short = mejor
report-loss = coste
report-outcome = resultado
report-draws = Lo que salió, comparado con lo esperado
report-kind = { $kind } ({ $n })
report-drawn = salió
report-expected = esperado
