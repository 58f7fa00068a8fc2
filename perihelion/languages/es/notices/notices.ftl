## Avisos y correos

notice-turn-title = Te toca
notice-turn = { $n ->
    [one] Te toca: { $games }.
   *[other] Te toca en { $n } mesas: { $games }.
}
notice-reminder-title = Se te acaba el tiempo
notice-reminder = { $hours ->
    [0] Te queda menos de una hora: { $games }.
    [one] Te queda una hora: { $games }.
   *[other] Te quedan { $hours } horas: { $games }.
}
notice-again-title = ¿Otra partida?
notice-again = Los demás quieren otra partida. Tu sitio está reservado: { $games }.
mail-confirm-title = Avisos de Perihelion
mail-confirm = { $name } ha pedido correos en esta dirección para cuando le toque en Perihelion. Si eres tú, abre este enlace en el plazo de un día:
mail-confirm-not = Si no eres tú, no hagas caso de este correo. No recibirás otro.
mail-sign-in-title = Entrar en Perihelion con esta dirección
mail-sign-in = { $name } quiere entrar en Perihelion con enlaces enviados a esta dirección. Si eres tú, abre este enlace en el plazo de un día:
mail-link-title = Entrar en Perihelion
mail-link = Alguien, esperamos que tú, ha pedido un enlace para entrar. Funciona una vez, durante 15 minutos. Ábrelo en el dispositivo en el que quieres jugar:
mail-link-not = Si no lo has pedido, no hagas caso de este correo y no pases el enlace: quien lo abra puede jugar en tus sitios.
mail-unsubscribe = Darme de baja:
