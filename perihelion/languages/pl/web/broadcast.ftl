## Stół, który widzowie widzą z opóźnieniem

setting-delay = Widzowie widzą stół
setting-delay-about = Dzięki temu nie mogą pomagać nikomu, kto gra. Po końcu gry widzą wszystko.
delay-none = od razu
delay-turns-one = { $n } turę później
delay-turns-few = { $n } tury później
delay-turns-many = { $n } tur później
delay-turns-other = { $n } tury później
delay-minutes-one = { $n } minutę później
delay-minutes-few = { $n } minuty później
delay-minutes-many = { $n } minut później
delay-minutes-other = { $n } minuty później
delay-watching = Widzisz wszystko { $delay }, żeby nikt nie mógł pomagać graczom. Po końcu gry zobaczysz wszystko.
setting-broadcast = Transmisja
setting-broadcast-about = Na stream albo wieczór w klubie: widzowie widzą stół z opóźnieniem (dwie tury, jeśli nie wybierzesz inaczej), a nakładka do streamów pokazuje szanse na wygraną.

## Gra przy prawdziwym stole, którą oglądają inni

broadcast-share = Pozwól innym patrzeć
broadcast-about = Kto ma link, widzi planszę, punkty i przebieg gry, gdy ją wpisujesz. Kart, które może znać tylko jeden gracz, nie widzi nikt.
broadcast-delay = Widzą grę
broadcast-delay-about = Gdy widzą ją później, nikt nie może pomagać graczom, a nakładka do transmisji pokazuje też szanse na wygraną.
broadcast-start = Utwórz link
broadcast-stop = Zakończ transmisję
broadcast-stopped = Link już nie działa.
broadcast-link = Link do oglądania
broadcast-overlay = Link nakładki do transmisji
broadcast-on = Inni mogą oglądać tę grę.
broadcast-watching = Ta gra toczy się przy prawdziwym stole i jest wpisywana ręcznie. Widzisz ją { $delay }.
broadcast-watching-now = Ta gra toczy się przy prawdziwym stole i jest wpisywana ręcznie. Każdy wpis widzisz od razu.
