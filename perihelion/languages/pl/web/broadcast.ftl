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
