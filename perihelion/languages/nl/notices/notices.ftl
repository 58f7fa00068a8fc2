## Meldingen en e-mails

notice-turn-title = Jij bent aan de beurt
notice-turn = { $n ->
    [one] Jij bent aan de beurt: { $games }.
   *[other] Jij bent aan de beurt aan { $n } tafels: { $games }.
}
notice-reminder-title = Je tijd is bijna om
notice-reminder = { $hours ->
    [0] Je hebt nog minder dan een uur: { $games }.
    [one] Je hebt nog één uur: { $games }.
   *[other] Je hebt nog { $hours } uur: { $games }.
}
notice-again-title = Nog een keer?
notice-again = De anderen willen nog een spel. Je plaats is vrijgehouden: { $games }.
mail-confirm-title = Meldingen van Perihelion
mail-confirm = { $name } wil op dit adres e-mails ontvangen bij een beurt op Perihelion. Als jij dat bent, open dan binnen een dag deze link:
mail-confirm-not = Als jij het niet bent, doe dan niets. Je krijgt er niet nog een.
mail-sign-in-title = Met dit adres inloggen bij Perihelion
mail-sign-in = { $name } wil bij Perihelion inloggen met links die naar dit adres gaan. Als jij dat bent, open dan binnen een dag deze link:
mail-link-title = Inloggen bij Perihelion
mail-link = Iemand, hopelijk jij, heeft een inloglink aangevraagd. Hij werkt één keer, binnen 15 minuten. Open hem op het apparaat waarop je wilt spelen:
mail-link-not = Heb je hem niet aangevraagd, negeer dan deze e-mail en geef de link niet door: wie hem opent, kan op jouw plaatsen spelen.
mail-unsubscribe = Afmelden:
