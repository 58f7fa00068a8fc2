# Repartos: los mismos sorteos para todos.

error-deal = Eso no es posible cuando todos juegan el mismo reparto.
error-deal-sealed = Los sorteos de este reparto siguen sellados hasta que todos lo hayan jugado.
error-deal-seat = En un reparto cada cual juega por su cuenta, y los sitios son fijos: aquí nadie puede sustituir a nadie.
error-deal-none = No hay reparto para este día. Quizá el reloj del servidor estaba mal; vuelve más tarde.
error-deal-clock = El reloj de este servidor acaba de cambiar. Prueba otra vez dentro de una hora.
error-deal-opened = Este reparto se abrió antes de que acabara su día, porque el reloj del servidor estaba mal. Ya no se puede jugar.
error-deal-end = Un reparto se juega hasta el final. Puedes abandonar.
error-deal-hidden = Podrás mirar esta mesa más tarde. Otros aún juegan con los mismos sorteos; hasta entonces solo la ven sus jugadores.
error-deal-begun = Ya has empezado este reparto. Cada cual lo juega una vez.
error-deal-tables = Puede haber de { $least } a { $most } mesas.
undo-deal = En un reparto ya no se puede deshacer nada una vez que se ha tirado o robado algo, o que ha jugado otro.
error-deal-unknown = Ese reparto no existe.
error-deal-persons = Al menos un sitio es para una persona.
fair-deal = El reparto del { DATETIME($deal, dateStyle: "long") }: los mismos sorteos para todos, sellados de antemano. El sello se abre cuando acaba el día.
fair-deal-set = Los mismos sorteos en todas las mesas de esta serie. Se abre cuando todas han terminado.
error-deal-twice = Ya juegas en otra mesa con los mismos sorteos.
