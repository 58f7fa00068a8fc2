### Kurs Solenii. Każda lekcja: tytuł, o czym jest, cel, pierwsza wskazówka i co słychać po niej.

lesson-island = Karta na wyspie
lesson-island-text = W każdej turze używasz jednej karty. Połóż ją na polu sterowca albo na pustym polu obok niego, nie na ukos. Na wyspie dostajesz tyle jej towarów, ile wynosi liczba na karcie: 0, 1 lub 2.
lesson-island-goal = Zdobądź 2 zboża.
lesson-island-hint = Wyspa zboża leży tuż przed sterowcem. Która z twoich kart daje dwa?
lesson-island-done = Dwa zboża w magazynie. Mały obrazek na karcie liczy się później; dojdziemy do tego.
lesson-island-missed = To nie były 2 zboża. Potrzebna jest karta z 2, na wyspie zboża obok sterowca.

lesson-distance = Dalej
lesson-distance-text = Możesz też zaczynać od własnych kart: pola obok nich są za darmo. Wszystko inne kosztuje po jednym dowolnym towarze za każde pole po drodze. Cudze karty ci nie pomagają.
lesson-distance-goal = Zdobądź 2 drewna. Tym razem żadna wyspa drewna nie jest za darmo.
lesson-distance-hint = Poszukaj wyspy drewna, do której od sterowca lub twojej karty jest tylko jedno pole po drodze.
lesson-distance-done = Jeden towar zapłacony, dwa zdobyte. Nigdy nie płacisz więcej, niż kosztuje najkrótsza droga.
lesson-distance-missed = To nie były 2 drewna. Karta z 2 musi trafić na wyspę drewna; droga kosztuje jeden towar.

lesson-deliver = Dostawa
lesson-deliver-text = W mieście karta daje tyle gwiazd, ile wynosi jej liczba, a ty musisz zrealizować jedno odkryte zamówienie tego rodzaju: dzienne w mieście dziennym, nocne w nocnym. Zamówienie trafia na twoją planszę, a jego miejsce daje premię.
lesson-deliver-goal = Zrealizuj zamówienie na 2 kamienie i 1 wodę i zdobądź 2 gwiazdy za kartę.
lesson-deliver-hint = Tuż obok sterowca jest miasto dzienne. Tylko jedno odkryte zamówienie pasuje do twoich towarów.
lesson-deliver-done = 2 gwiazdy, zamówienie warte kolejnych 5 i 1 drewno jako premia jego miejsca.
lesson-deliver-missed = Zamówienie nie jest dostarczone albo karta była za mała. Do miasta należy 2.

lesson-airship = Sterowiec leci dalej
lesson-airship-text = Karta z 0 nic od razu nie daje, ale przesuwa sterowiec naprzód. Każda karta na tylnym pasie punktuje wtedy dla swojego właściciela według małego obrazka: towary albo gwiazda, jeśli leży na właściwej wyspie. Potem pas zostaje odwrócony i przechodzi na przód: noc staje się dniem.
lesson-airship-goal = Spraw, żeby zapunktowały twoje dwie karty na tylnym pasie.
lesson-airship-hint = Która z twoich kart porusza sterowiec? Pole nie ma wielkiego znaczenia.
lesson-airship-done = Gwiazda za kartę na wyspie kamienia, zboże za drugą. Zero w dobrej chwili to mocna karta.
lesson-airship-missed = Sterowiec został na miejscu i nic nie zapunktowało. Porusza go tylko 0.

lesson-plan = Dwie tury, jeden plan
lesson-plan-text = Zamówienia dzienne chcą przede wszystkim kamienia i wody, nocne drewna i zboża: właśnie tego, czego tam brak. Dlatego najpierw zbierasz, a potem dostarczasz. Na koniec każdej tury dobierasz kartę.
lesson-plan-goal = W dwóch turach zrealizuj zamówienie dzienne na 2 kamienie i 1 wodę.
lesson-plan-hint = Masz 1 wodę, a potrzebujesz 2 kamieni. Obok sterowca leży wyspa kamienia, po drugiej stronie miasto dzienne.
lesson-plan-done = Najpierw towary, potem miasto. Tak wygląda cała gra, tylko że między twoimi turami grają inni.
lesson-plan-missed = Zamówienie wciąż czeka. Najpierw zdobądź dwa kamienie kartą 2 i zachowaj kartę na miasto.

lesson-last-card = Ostatnia karta
lesson-last-card-text = To twoja ostatnia tura. Na koniec dodajesz swoje gwiazdy, gwiazdy z zamówień, 1 gwiazdę za każde dwa pozostałe towary i pary: 1, 2, 3 lub 4 pary zamówień, dzienne z nocnym, dają 1, 3, 6 lub 10 gwiazd.
lesson-last-card-goal = Znajdź dostawę, która da ci 31 gwiazd.
lesson-last-card-hint = Masz trzy zamówienia dzienne i jedno nocne. Co utworzy następną parę?
lesson-last-card-done = Zamówienie nocne pokazuje mniej gwiazd, ale druga para daje dwie więcej. Teraz umiesz dość na całą grę: każdy ma 16 kart, a wygrywa ten, kto ma najwięcej gwiazd.
lesson-last-card-missed = Blisko, ale to nie 31. Policz, ile warta jest druga para, i nie płać za długą drogę.
