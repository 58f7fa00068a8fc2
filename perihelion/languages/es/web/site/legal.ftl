## El aviso legal y la página de privacidad de un servidor público

imprint = Aviso legal
privacy = Privacidad
legal-contact = Contacto, y denuncias de abusos
legal-abuse = Escribe ahí si alguien te insulta, hace trampas o usa este servidor para otra cosa que jugar, y si crees que algo aquí vulnera tus derechos. También puedes denunciar un mensaje del chat de una mesa: elige el nombre de quien lo escribió y después «Denunciar a la administración».
legal-games = Los juegos son de sus autores y editoriales. No tienen nada que ver con este servidor ni responden de él.
legal-responsible = Quién es responsable
legal-stored = Qué se guarda sobre ti
legal-stored-about = No necesitas cuenta, y nadie te pide tu nombre verdadero. El servidor guarda lo que hace falta para jugar:
legal-basis = Es necesario para que puedas jugar aquí (RGPD, artículo 6.1.b). Las direcciones para avisos y para entrar solo se guardan con tu consentimiento (artículo 6.1.a). Lo retiras quitando la dirección, cuando quieras.
legal-seen = Qué ven los demás
legal-seen-about = En una mesa todos ven tu nombre, tus jugadas y tu chat; en una mesa pública puede mirar cualquiera. Todo el mundo puede ver los nombres y resultados de las partidas con Elo y del reparto del día, y los jugadores pueden pasar los archivos de partidas terminadas.
legal-cookies = Cookies, y lo que guarda tu navegador
legal-cookie-guest = Una cookie te reconoce, para que tus sitios sigan siendo tuyos. Es necesaria y no se usa para nada más.
legal-cookie-language = Hay cookies que recuerdan el idioma y el aspecto claro u oscuro, si los eliges.
legal-cookie-browser = Tu navegador guarda tus ajustes, tu parte de los dados de cada partida y lo que necesitas para mirar tus mesas sin conexión.
legal-others = Quién más recibe algo
legal-log = No hay publicidad ni estadísticas de visitas, y no se carga nada de otros servidores. Tu dirección de red limita cuántas veces puedes pedir algo; se olvida poco después, y no está ni en la base de datos ni en el registro del servidor.
legal-push = Si activas los avisos, los transmite el servicio de notificaciones del fabricante de tu navegador (por ejemplo Google, Mozilla o Apple) o el servicio de tu webhook. Un aviso solo dice qué partida espera.
legal-mail = Si das un correo electrónico, los mensajes los envía el servidor de correo de quien administra este sitio.
legal-time = Cuánto tiempo
legal-kept = Todo se queda hasta que tú o la administración lo borréis.
legal-kept-automatic = Puedes borrarlo todo cuando quieras. Además, el servidor borra por sí mismo:
legal-days-finished = { $n ->
    [one] partidas terminadas, después de un día
   *[other] partidas terminadas, después de { $n } días
}; sus jugadas se conservan sin nombres
legal-days-abandoned = { $n ->
    [one] partidas en las que nadie ha jugado desde hace un día
   *[other] partidas en las que nadie ha jugado desde hace { $n } días
}
legal-days-waiting = { $n ->
    [one] mesas cuya partida no ha empezado después de un día
   *[other] mesas cuya partida no ha empezado después de { $n } días
}
legal-days-guests = { $n ->
    [one] invitados que nunca se sentaron, después de un día
   *[other] invitados que nunca se sentaron, después de { $n } días
}
legal-rights = Tus derechos
legal-rights-about = En la página «Tu cuenta» puedes descargar todo lo que se guarda sobre ti, y borrarlo; tus jugadas en partidas con otros quedan, sin tu nombre. Para información, rectificación u oposición, escribe a la dirección de arriba. Puedes reclamar ante una autoridad de protección de datos.

## Lo que se guarda sobre un invitado; docs/hosting.md tiene la misma lista

stored-guest = tu nombre y tu idioma, y cuándo viniste por primera vez
stored-sign-in = cómo entras: llaves de acceso (claves públicas), correos confirmados, dispositivos (navegador y sistema, última vez) y enlaces aún sin usar
stored-tables = tus mesas: ajustes, sitios, todas las jugadas con su hora, y si tienes conexión
stored-chat = tus mensajes del chat
stored-plans = jugadas que planeaste
stored-results = tus resultados, tu Elo y tu fiabilidad
stored-deals = tus repartos del día y los de clubes, con sus resultados
stored-tournaments = torneos y ligas en los que participaste, y tus resultados en ellos
stored-groups = tus grupos
stored-analyses = tus análisis guardados, e informes de partidas
stored-reviews = lo que mostraste o propusiste al ver con otros una partida terminada, durante una semana
stored-companions = partidas que anotaste en una mesa real, con los nombres de quienes estaban
stored-practice = los problemas que intentaste, y errores para practicar
stored-notices = direcciones para avisos, sus horas, y lo que se envió
stored-vacations = tus vacaciones
stored-blocks = de quién ocultas el chat
stored-evidence = si la administración lo quiere: durante 90 días, un código de las redes desde las que llegaste a partidas con Elo, con el tipo de navegador; y cuántas de tus jugadas en partidas con Elo eran las del bot más fuerte
stored-moderation = denuncias tuyas y sobre ti, y lo que decidió la administración
stored-explorer = jugadas que elegiste al principio de partidas terminadas, contadas por posición
stored-publishing = si tus partidas públicas terminadas se pueden publicar sin nombres
