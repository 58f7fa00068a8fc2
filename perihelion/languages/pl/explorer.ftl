## perihelion explorer

cli-explorer = Policz, co boty grają na początku gry, dla przeglądarki otwarć na planszy analizy.
cli-explorer-games = Liczba gier.
cli-explorer-bots = Gracze, oddzieleni przecinkami. Ostatni zajmuje pozostałe miejsca. Jeśli botów jest więcej niż miejsc, grają wszystkie zestawienia.
cli-explorer-vary = Wartości opcji, rozgrywane po kolei. Można podać kilka razy.
cli-explorer-seed = Ta sama liczba daje ten sam plik.
cli-explorer-out = Plik. Domyślnie openings.bin.
explorer-written = { $file }: { $n ->
    [one] jedna pozycja
    [few] { $n } pozycje
    [many] { $n } pozycji
   *[other] { $n } pozycji
}, { $size } kB.
