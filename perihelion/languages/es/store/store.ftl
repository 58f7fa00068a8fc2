# Por qué no se puede usar una base de datos. Cada una es una frase, en la línea de comandos.

store-folder-unwritable = no se puede escribir en { $folder } ({ $reason }); elige otra carpeta con --data, o pide permiso para escribir ahí
store-folder-in-use = otro servidor ya usa { $folder }; páralo antes, o elige otra carpeta con --data
store-damaged = { $path } está dañado o no es una base de datos de Perihelion ({ $reason })
store-newer = { $path } lo escribió una versión más nueva de Perihelion; instala esa versión para usarlo
store-unopened = no se puede abrir { $path } ({ $reason })
store-file-advice = { $problem }; pon una copia de seguridad en su lugar con `perihelion restore ARCHIVO`, o elige otra carpeta con --data
store-url = { $url } no es la dirección de una base de datos; escribe postgresql://USER:PASSWORD@HOST/NAME, o usa --data para una carpeta
store-unreachable = no se llega a la base de datos { $url } ({ $reason }); comprueba que PostgreSQL funciona ahí y que la dirección es correcta
store-no-worker = un worker necesita PostgreSQL, donde colaboran varios procesos; indícalo con --database o PERIHELION_DATABASE
store-one-process = varios servidores necesitan PostgreSQL, donde colaboran; indícalo con --database o PERIHELION_DATABASE, o quita --processes
store-no-fork = varios servidores a la vez necesitan Linux o macOS; quita --processes

backup-no-database = no hay ninguna base de datos en { $folder }
backup-not-made = no se hizo la copia de seguridad { $file } ({ $reason })
backup-not-restored = no se puede restaurar { $file } ({ $reason })
backup-no-file = no hay ningún archivo { $file }

copy-no-source = { $place } no tiene ninguna base de datos de Perihelion que copiar
copy-not-empty = { $place } no está vacío, así que no se copió nada; indica una carpeta vacía o una base de datos nueva
copy-damaged = no se copió nada: el registro de la mesa { $table } está dañado en la entrada { $n } ({ $reason })
copy-differs = no se copió nada: lo escrito es distinto de lo leído ({ $table })

move-not-written = no se exportó la mesa: no se puede escribir { $file } ({ $reason })
move-not-read = no hay ningún archivo { $file }, o no se puede leer ({ $reason })
move-damaged = { $file } está dañado o no es una mesa exportada; no se importó nada
move-newer = { $file } lo escribió una versión más nueva de Perihelion; instala esa versión para importarlo
move-there = no se importó nada: la mesa { $table } ya está aquí
move-game = no se importó nada: el juego { $game } no está instalado en este servidor
move-rules = no se importó nada: la mesa sigue la versión { $there } de las reglas de { $game }, y este servidor tiene la versión { $here }; instala un Perihelion más nuevo
move-unreadable = no se importó nada: el registro de la mesa { $table } no lleva a su posición
move-deal = no se exportó la mesa { $table }: en ella se juega un reparto, y otros juegan el mismo en este servidor
check-no-version = { $path } no es un wheel, ni una carpeta con el paquete perihelion, ni un entorno virtual
check-wheel = no se puede desempaquetar el wheel { $path } ({ $reason })
check-ended = la otra versión no arrancó, o se paró en medio de una partida; mira arriba su mensaje
check-hidden = no se puede comprobar { $path }, porque este Python encuentra antes Perihelion en { $found }; usa un entorno virtual con la otra versión
