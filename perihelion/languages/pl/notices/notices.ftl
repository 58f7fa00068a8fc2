## Powiadomienia i e-maile

notice-turn-title = Twoja tura
notice-turn = { $n ->
    [one] Twoja tura: { $games }.
    [few] Twoja tura przy { $n } stołach: { $games }.
    [many] Twoja tura przy { $n } stołach: { $games }.
   *[other] Twoja tura przy { $n } stołach: { $games }.
}
notice-reminder-title = Kończy ci się czas
notice-reminder = { $hours ->
    [0] Masz mniej niż godzinę: { $games }.
    [one] Masz jeszcze jedną godzinę: { $games }.
    [few] Masz jeszcze { $hours } godziny: { $games }.
    [many] Masz jeszcze { $hours } godzin: { $games }.
   *[other] Masz jeszcze { $hours } godzin: { $games }.
}
notice-again-title = Jeszcze raz?
notice-again = Inni chcą zagrać jeszcze raz. Twoje miejsce na ciebie czeka: { $games }.
mail-confirm-title = Powiadomienia z Perihelionu
mail-confirm = { $name } prosi o e-maile na ten adres, gdy w Perihelionie przyjdzie kolej na ruch. Jeśli to ty, otwórz ten link w ciągu dnia:
mail-confirm-not = Jeśli to nie ty, zignoruj ten e-mail. Kolejnego nie będzie.
mail-sign-in-title = Logowanie do Perihelionu tym adresem
mail-sign-in = { $name } chce logować się do Perihelionu linkami wysyłanymi na ten adres. Jeśli to ty, otwórz ten link w ciągu dnia:
mail-link-title = Logowanie do Perihelionu
mail-link = Ktoś, miejmy nadzieję, że ty, prosi o link do logowania. Działa raz, w ciągu 15 minut. Otwórz go na urządzeniu, na którym chcesz grać:
mail-link-not = Jeśli to nie ty, zignoruj ten e-mail i nikomu nie przekazuj linku: kto go otworzy, może grać na twoich miejscach.
mail-unsubscribe = Wypisz się:
