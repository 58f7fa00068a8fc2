## Una partida en una mesa real, anotada aquí

companion-chance = ¿Qué ha salido? Tócalo.
companion-turn = { $name }: { $prompt }
companion-your-turn = Te toca:
companion-asked = { $name }, { $prompt }
companion-ended = Terminaste la partida aquí. Retira la última anotación para seguir.
companion-assumed = No hay manera de repartir las cartas no vistas que encaje con esto y con todo lo anotado antes. Lo más probable es que una anotación anterior esté mal: repasa la lista de anotaciones y corrígela ahí.
companion-unreadable = «{ $text }» no se puede anotar aquí.
error-companion-many = Anota entre una y { $n } cosas, separadas por comas.
error-companion-entry = Solo se pueden corregir anotaciones.
error-companion-full = Ya has guardado { $n } partidas. Borra una antes.
error-companion-unknown = Esa partida no existe, o es de otra persona.
companion-unshown = Algunas de las últimas anotaciones no se pueden mostrar.
error-companion-show = Esto no se puede mostrar por un error de Perihelion, así que no se ha anotado. Todo lo anterior está guardado.
error-companion-moment = Este momento no se puede mostrar por un error de Perihelion. Aún puedes retirar anotaciones una a una.
error-companion-unshown = Retira antes las anotaciones que no se pueden mostrar.
error-companion-nothing = Esta partida no se puede mostrar por un error de Perihelion. No se pierde nada: se abrirá otra vez cuando el error esté arreglado.
