## Znajomi i zaproszenia

said-invited = Zaproszenie: { $name } ma grać jako { $player }.
error-friend = To niemożliwe.
error-friend-self = Nie możesz dodać siebie do znajomych.
error-friend-blocked = Ukrywasz, co pisze ta osoba. Najpierw znów pokaż jej wiadomości.
error-friend-unknown = Nie da się znaleźć tej osoby.
error-friend-link = Ten link już nie działa. Poproś o nowy.
error-friends-full = Limit znajomych to { $n } i tylu już masz.
error-invite-here = Ta osoba jest już przy tym stole albo została od niego usunięta.
error-invite-late = Gra już się zaczęła.

## Szybkie szukanie graczy

error-pairing = Teraz to niemożliwe.
error-pairing-found = Właśnie mamy dla ciebie stół.
error-pairing-alone = Wybierz co najmniej dwoje graczy.
error-wishes = Masz już tyle życzeń: { $n }. Najpierw usuń jedno.

## Kto może grać gry rankingowe

error-rated-account = Gry rankingowe wymagają konta, żeby ranking do kogoś należał: dodaj klucz dostępu lub adres e-mail na stronie „Twoje konto”.
error-rated-games = { $n ->
    [one] Najpierw dokończ jeszcze jedną grę, z ludźmi lub z botami. Potem możesz grać rankingowo.
    [few] Najpierw dokończ jeszcze { $n } gry, z ludźmi lub z botami. Potem możesz grać rankingowo.
    [many] Najpierw dokończ jeszcze { $n } gier, z ludźmi lub z botami. Potem możesz grać rankingowo.
   *[other] Najpierw dokończ jeszcze { $n } gier, z ludźmi lub z botami. Potem możesz grać rankingowo.
}
error-rated-pause = Masz odejście z gry rankingowej. W następną zagrasz za { $hours ->
    [one] { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minut
    }
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godzin
}.
error-rated-terms = Nie możesz jeszcze grać rankingowo.
error-unknown-player = Gospodarz szuka niezawodnych graczy. Nikt cię jeszcze nie zna: najpierw dokończ trzy gry rankingowe przy innych stołach.

## Pokazywanie gier

overlay-chances = Szanse na wygraną (oceniają boty)
