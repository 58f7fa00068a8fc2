### Pierwsza tura dla nowej osoby: czego dotknąć i po co, przy każdej decyzji.

tour-welcome = Masz szesnaście tur: weź kostkę, użyj jej koloru, a potem leć, buduj lub zasiedlaj. Wygrywa ten, kto ma najwięcej punktów. To duża gra; ta pierwsza tura pokaże ci, jak działa.
tour-KEEP = Przed grą: masz trzy karty i zatrzymujesz dwie. Zostaw te, za które łatwo zapłacić.
tour-START_PUSH = Im dalej w prawo stoi kostka technologii, tym więcej surowców w jej kolorze zmieścisz. Jedna z twoich zaczyna krok dalej.
tour-START_UP = Oczka kostki technologii mówią, ile warta jest gwiazda w jej kolorze. Jedna z twoich zaczyna wyżej.
tour-TURN_START = Weź kostkę z mostka. Kolor mówi, co możesz zrobić, a ścianka, ile. Liczba pod spodem to premia w paliwie lub kosmodolarach; przy −1 płacisz.
tour-PLACE_DIE = Połóż kostkę na zwykłym polu. Inne pola raz na rundę zmieniają jej kolor albo pozwalają prowadzić badania, ale dają odpady.
tour-BONUS = Z tą kostką dostajesz coś z koła: paliwo niesie dalej, kosmodolary kupują dodatkowy punkt.
tour-MALUS = Ta kostka kosztuje jedno paliwo lub jednego kosmodolara.
tour-RESEARCH = Badania: dobierz kartę albo od razu zagraj jedną.
tour-ACTION = Weź surowce w tym kolorze albo użyj tego, co kolor potrafi. Surowcami płacisz za stacje i misje.
tour-STORE = Połóż surowiec w jego rzędzie. Otwarte są tylko pola na lewo od kostki technologii.
tour-UPGRADE = Ulepsz kostkę technologii: od teraz jej gwiazdy liczą więcej.
tour-PUSH = Przesuń kostkę technologii w prawo: zmieścisz potem więcej w jej rzędzie.
tour-B_MENU = Jeśli chcesz, jedna dodatkowa akcja: leć na planetę, kup napęd, dobierz lub zagraj kartę. Albo zakończ turę.
tour-FLIGHT = Zaznaczone pola są w twoim zasięgu. Zakryta planeta to dobry cel: leć tam i ją odkryj.
tour-LAND = Statek wylądował. Zasiedl planetę albo ją zostaw i weź surowce; na pustym polu możesz budować.
tour-DRIVES = Jeszcze jeden napęd niesie cię dalej w każdym locie.
tour-TURN_END = Możesz jeszcze coś wymienić. Potem grają inni.
tour-scored-planets = { $n ->
    [one] Planeta jest twoja: 1 punkt!
    [few] Planeta jest twoja: { $n } punkty!
    [many] Planeta jest twoja: { $n } punktów!
   *[other] Planeta jest twoja: { $n } punktów!
}
tour-scored-missions = { $n ->
    [one] Misja wykonana: 1 punkt!
    [few] Misja wykonana: { $n } punkty!
    [many] Misja wykonana: { $n } punktów!
   *[other] Misja wykonana: { $n } punktów!
}
tour-end = I to cała tura: kostka, to, co potrafi jej kolor, i dodatkowa akcja. Najwięcej punktów dają planety, a dwa napędy szybko się zwracają.
