## Notifiche ed e-mail

notice-turn-title = Tocca a te
notice-turn = { $n ->
    [one] Tocca a te: { $games }.
   *[other] Tocca a te a { $n } tavoli: { $games }.
}
notice-reminder-title = Il tuo tempo sta finendo
notice-reminder = { $hours ->
    [0] Ti resta meno di un’ora: { $games }.
    [one] Ti resta un’ora: { $games }.
   *[other] Ti restano { $hours } ore: { $games }.
}
notice-again-title = Un’altra partita?
notice-again = Gli altri vorrebbero un’altra partita. Il tuo posto è riservato: { $games }.
mail-confirm-title = Notifiche da Perihelion
mail-confirm = { $name } ha chiesto di ricevere e-mail a questo indirizzo quando è il suo turno su Perihelion. Se sei tu, apri questo link entro un giorno:
mail-confirm-not = Se non sei tu, ignora questa e-mail. Non ne riceverai altre.
mail-sign-in-title = Accedere a Perihelion con questo indirizzo
mail-sign-in = { $name } vuole accedere a Perihelion con link mandati a questo indirizzo. Se sei tu, apri questo link entro un giorno:
mail-link-title = Accedi a Perihelion
mail-link = Qualcuno, speriamo tu, ha chiesto un link di accesso. Funziona una volta, entro 15 minuti. Aprilo sul dispositivo su cui vuoi giocare:
mail-link-not = Se non l’hai chiesto, ignora questa e-mail, e non dare il link a nessuno: chi lo apre può giocare ai tuoi posti.
mail-unsubscribe = Annulla l’iscrizione:
