## Comprobar una partida sellada

verify-good = { $game }, mesa { $table }: { $actions } acciones y { $draws } sorteos son como se sellaron, y el resultado es el que se dice.
verify-unsealed = { $n ->
    [one] Un resultado es anterior a este sello y no se puede
   *[other] { $n } resultados son anteriores a este sello y no se pueden
} comparar con él.
verify-other-rules = La partida sigue otras reglas que las instaladas aquí; se ha repetido con estas.
verify-bad = { $file }, línea { $line }: { $says }
verify-no-file = { $file } no se puede leer.
verify-torn = el archivo está incompleto: aquí faltan líneas.
verify-changed = esta línea se ha cambiado: no coincide con su hash.
verify-format = esto no es un archivo del formato «{ $format }».
verify-wrong = esta entrada no se puede repetir: { $reason }
verify-order = aquí debería estar la entrada { $n }.
verify-kind = «{ $kind }» no es una entrada de un registro.
verify-result = el archivo dice { $says }, la partida da { $gives }.
verify-seat = actúa { $seat }, pero le toca a { $actor }.
verify-number = aquí está el sorteo { $draw }, pero el próximo número es { $next }.
verify-odds = sorteo { $draw }: los resultados y los pesos no son los de las reglas.
verify-early = el sorteo { $draw } se hizo antes de que el sello estuviera completo.
verify-draw = el sorteo { $draw } dice { $says }, pero el sello da { $gives }.
verify-undo = deshacer no puede llevar al momento { $to }.
verify-undo-alone = aquí se deshacen sorteos, pero nadie lo pidió o no aceptaron todos los que aportaron.
verify-round = un sello de la ronda { $round } no va aquí.
verify-secret = el secreto no es aquel con el que se comprometió el servidor.
verify-late = la aportación { $k } llega a destiempo.
verify-reveal = la aportación { $k } no coincide con su compromiso.
verify-no-person = el sitio { $seat } tiene parte en el sello, pero ahí no hay ninguna persona.
verify-no-part = el sitio { $seat } figura entre los que aportaron, pero nadie aportó nada.
verify-missing = la aportación { $k } no se abrió, y el comienzo no se repitió.
verify-restart = la ronda { $round } del sello empezó sin motivo: nadie que se hubiera comprometido dejó de abrir su parte o se fue, o un sitio lo hizo más de dos veces.
verify-left-out = el sitio { $seat } dejó dos veces de abrir su parte y ya no puede tener parte en el sello.
verify-added = se añadió una aportación después de que el sello estuviera completo.
verify-closing = aquí se cierra la lista de compromisos, pero no en el momento debido, o su hash está mal.
verify-unclosed = la aportación { $k } se abrió antes de que se cerrara la lista de compromisos.
verify-locked = alguien deja el sitio { $seat } mientras se abren las aportaciones; antes debería haber empezado una nueva ronda del sello.
verify-link = el eslabón de esta decisión no es de la cadena del jugador, no va aquí, o no le sigue ningún sorteo.
verify-forced = esta acción está marcada como obligada, pero no lo era, o al revés.
verify-keys = esta entrada tiene algo que no va en ella.
verify-bytes = aquí debería haber 32 bytes en hexadecimal, en minúsculas.
verify-people = los sitios de la mesa se nombran en otro lugar, o no existe ese sitio.
verify-closed = la partida ya se había terminado o abandonado; aquí no se puede jugar nada.
verify-end-alone = la partida se termina aquí antes de tiempo, pero nadie lo propuso o no aceptaron todos los que aportaron.
verify-end-resigned = se dice que la partida termina aquí por abandono, pero quedaban otros por jugar.
verify-unfinished = la partida no está terminada ni abandonada: falta su final.
verify-receipt-table = el recibo es de otra mesa, { $table }.
verify-receipt-head = esta no es la partida que vio el jugador: después de { $n } entradas el registro tenía otro hash.
verify-receipt-seal = el jugador vio un sello del servidor ({ $seal }…) que no está en este archivo.
verify-receipt-contribution = la aportación del jugador ({ $value }…) no está en este archivo.
verify-receipt-closing = el jugador vio una lista cerrada de compromisos ({ $closing }…) que no está en este archivo.
verify-receipt-link = el jugador envió el eslabón { $link } en un momento en que tocaba otro: el servidor lo pidió demasiado pronto.
verify-receipt-person = el archivo da el número del jugador a alguien de otro sitio.
verify-no-receipt = «{ $given }» no parece un recibo, un sello ni una aportación.
verify-unverifiable = { $file }: NO SE PUEDE COMPROBAR desde la línea { $line }. Ahí una posición guardada sustituye lo que dan las reglas instaladas aquí. Puede ser correcta, porque las reglas cambiaron durante la partida; también puede ser inventada, y con ella el resultado.
verify-depends = Los sorteos dependen del secreto del servidor y de lo que aportaron estos jugadores (sitios): { $players }. Nadie pudo elegir los sorteos si uno de ellos usó una página honesta y guarda un recibo que encaja.
verify-depends-old = Los sorteos dependen del secreto del servidor y de lo que aportaron estos jugadores (sitios): { $players }. En este formato antiguo nada muestra que el sello del servidor llegara antes que las aportaciones, así que no se demuestra nada frente a un servidor tramposo.
verify-alone = Los sorteos dependen solo del secreto del servidor. No se demuestra nada a nadie frente a quien administra el servidor, que pudo probar muchos secretos.
verify-restarts = { $n ->
    [one] El comienzo se repitió una vez,
   *[other] El comienzo se repitió { $n } veces,
} porque alguien no abrió su parte o se fue. El archivo nombra sus sitios. Esas personas y el servidor pudieron preferir este comienzo a los anteriores.
verify-undone = { $n ->
    [one] Un sorteo se deshizo de común acuerdo y se repitió.
   *[other] { $n } sorteos se deshicieron de común acuerdo y se repitieron.
} El archivo muestra dónde.
verify-added-later = { $n ->
    [one] Una aportación se añadió
   *[other] { $n } aportaciones se añadieron
} durante la partida, sin compromiso previo. Desde entonces, ese jugador junto con el servidor pudo elegir los sorteos.
verify-receipt-part = Demostrado para el jugador de este recibo: su aportación forma parte de cada sorteo bajo el sello, y el secreto del servidor y todas las demás aportaciones estaban fijados antes de que se conociera. Así que nadie pudo elegir los sorteos, ni siquiera todos los demás junto con el servidor.
verify-receipt-unordered = No demostrado para el jugador de este recibo: su aportación forma parte de los sorteos, pero ni el recibo ni el archivo muestran que el sello del servidor y las demás aportaciones estuvieran fijados antes de que se conociera.
verify-links-all = Cada decisión suya que causó sorteos trajo un eslabón nuevo, así que nadie conocía esos sorteos antes de que decidiera.
verify-link-left-out = No demostrado para el jugador de este recibo: su página envió el eslabón { $n }, y al archivo le falta en ese momento. Si no decidió en otro dispositivo, no se quedó sin tiempo y no se deshizo algo justo entonces, el servidor lo dejó fuera.
verify-links-end = Después del eslabón { $n }, una decisión en su sitio llegó sin ninguno. Desde ahí el servidor conocía todos los sorteos de antemano; aun así no podía elegirlos.
verify-unasked = No demostrado: que { $players } estuvieran de acuerdo. Habían dejado sus sitios cuando se deshicieron sorteos o se terminó la partida de común acuerdo.
verify-receipt-log = Demostrado también: las entradas 1 a { $n } de { $all } son las que vio ese jugador, sin cambios.
verify-receipt-no-log = No demostrado para ese jugador: que las acciones sean las que se jugaron. Lo que se ha dado no tiene ningún hash del registro.
verify-receipt-no-part = No se demuestra nada sobre los sorteos para el jugador de este recibo: no tiene parte en ellos.
verify-no-witness = No se demuestra nada a nadie, porque no se ha dado ningún recibo. El archivo encaja, pero solo el recibo de un jugador puede mostrar que es la partida que se jugó de verdad.
verify-old-format = El archivo tiene el formato de la versión 0.1.0. No demuestra que no se sustituyera una acción legal por otra, y sus sellos no nombran mesa, opciones ni ronda.

## Repartos

verify-deal = esto no es el sello de un reparto.
verify-deal-terms = el reparto es de otro juego, otras opciones u otros sitios.
verify-deal-undo = aquí se deshace un sorteo de un reparto.
verify-deal-opened = el secreto de un reparto no es aquel con el que se comprometió el servidor.
verify-deal-seat = aquí se sustituye a una persona o a un bot. En una mesa de un reparto los sitios quedan como dicen sus condiciones.
verify-deal-player = aquí decide alguien que no tiene el sitio.
verify-deal-agreed = aquí los jugadores acuerdan terminar la partida o volver atrás. En una mesa de un reparto nadie puede.
verify-deal-day = el reparto { $day } no es el de un día: su fecha, sus horas o sus sitios están mal.
verify-deal-order = el reparto { $day } no va después del anterior: un día está dos veces, o los días van hacia atrás.
verify-deal-chain = el reparto { $day } no nombra el anterior: se dejó uno fuera, se añadió o se hizo otra vez.
verify-deal-left = el reparto { $day } deja fuera otros distintos de los publicados, o lo deja fuera uno que tampoco cuenta.
verify-deal-parts = las aportaciones al reparto no son las publicadas.
verify-deal-unpublished = el reparto no está entre los publicados.
verify-deals-bad = { $file }: { $says }
verify-deal-good = Juega el reparto { $deal }. Sus sorteos dependen { $n ->
    [0] solo del servidor; nadie aportó nada al reparto.
    [one] del servidor y de la aportación de un jugador del día anterior.
   *[other] del servidor y de las aportaciones de { $n } jugadores del día anterior.
}
verify-deal-published = Es el reparto que se publicó: todos los que lo jugaron tuvieron los mismos sorteos.
verify-deal-not-published = No demostrado sin --deals: que todos jugaran este reparto.
verify-deal-break = La cadena de los repartos tiene un corte: el reparto { $day } deja fuera { $days }. Quien lo administra dice que el reloj estaba mal.
verify-deal-at-break = El reparto de esta partida deja días fuera, o está él mismo excluido. No se puede comprobar si el reloj estaba mal.
verify-deal-model = Aquí no jugó ninguna persona: el bot más fuerte jugó el reparto para comparar.
verify-deal-choice = No demostrado: cómo se eligió el reparto. Quien administra el servidor pudo probar muchos antes de que empezara el día.
verify-deal-bots = No demostrado: que las jugadas de los bots sean las que da su búsqueda.
