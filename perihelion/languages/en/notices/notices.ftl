## Notices and mails

notice-turn-title = Your turn
notice-turn = { $n ->
    [one] It is your turn: { $games }.
   *[other] It is your turn at { $n } tables: { $games }.
}
notice-reminder-title = Your time is running out
notice-reminder = { $hours ->
    [0] You have less than an hour left: { $games }.
    [one] You have one hour left: { $games }.
   *[other] You have { $hours } hours left: { $games }.
}
notice-again-title = Play again?
notice-again = The others would like another game. Your seat is reserved: { $games }.
mail-confirm-title = Notifications from Perihelion
mail-confirm = { $name } has asked for e-mails at this address when it is their turn on Perihelion. If that is you, open this link within a day:
mail-confirm-not = If it is not you, ignore this e-mail. You will not get another.
mail-sign-in-title = Sign in to Perihelion with this address
mail-sign-in = { $name } wants to sign in to Perihelion with links sent to this address. If that is you, open this link within a day:
mail-link-title = Sign in to Perihelion
mail-link = Somebody, hopefully you, asked for a sign-in link. It works once, within 15 minutes. Open it on the device you want to play on:
mail-link-not = If you did not ask for it, ignore this e-mail, and do not share the link: anyone who opens it can play at your seats.
mail-unsubscribe = Unsubscribe:
