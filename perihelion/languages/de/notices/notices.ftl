## Benachrichtigungen und Mails

notice-turn-title = Du bist dran
notice-turn = { $n ->
    [one] Du bist dran: { $games }.
   *[other] Du bist an { $n } Tischen dran: { $games }.
}
notice-reminder-title = Deine Zeit läuft ab
notice-reminder = { $hours ->
    [0] Du hast noch weniger als eine Stunde: { $games }.
    [one] Du hast noch eine Stunde: { $games }.
   *[other] Du hast noch { $hours } Stunden: { $games }.
}
notice-again-title = Noch eine Partie?
notice-again = Die anderen möchten noch einmal spielen. Dein Platz ist reserviert: { $games }.
mail-confirm-title = Benachrichtigungen von Perihelion
mail-confirm = { $name } möchte an diese Adresse eine Mail bekommen, sobald bei Perihelion ein Zug fällig ist. Wenn du das bist, öffne innerhalb eines Tages diesen Link:
mail-confirm-not = Wenn du es nicht bist, brauchst du nichts zu tun: Es kommt keine weitere Mail.
mail-sign-in-title = Mit dieser Adresse bei Perihelion anmelden
mail-sign-in = { $name } möchte sich bei Perihelion mit Links anmelden, die an diese Adresse gehen. Wenn du das bist, öffne innerhalb eines Tages diesen Link:
mail-link-title = Bei Perihelion anmelden
mail-link = Jemand, hoffentlich du, hat um einen Link zum Anmelden gebeten. Er gilt einmal und nur 15 Minuten lang. Öffne ihn auf dem Gerät, auf dem du spielen möchtest:
mail-link-not = Wenn du nicht darum gebeten hast, brauchst du nichts zu tun. Gib den Link niemandem: Wer ihn öffnet, spielt auf deinen Plätzen.
mail-unsubscribe = Abbestellen:
