### Kurs Solari. Każda lekcja: tytuł, o czym jest, cel, pierwsza wskazówka i co słychać po niej.

lesson-two-moves = Dwie kostki, dwa ruchy
lesson-two-moves-text = Grasz Uranem. Kostki pokazują 2 i 3: każda to jeden ruch, prosto i dokładnie o tyle pól. Wybierasz, która idzie pierwsza, i czy jedna kometa rusza się dwa razy, czy dwie po razie. Kometa przeskakuje wszystko po drodze.
lesson-two-moves-goal = Wprowadź kometę 1 do słońca, na jedno z czterech pól na środku.
lesson-two-moves-hint = Kometa 1 stoi pod słońcem, dwie kolumny w lewo od niego. Może użyć obu kostek.
lesson-two-moves-done = Tak wygląda tura: dwie kostki, dwa ruchy. Tutaj każda kolejność była dobra.
lesson-two-moves-missed = Koniec tury, a komety 1 nie ma w słońcu. Potrzebne są oba ruchy.

lesson-row = Trzy w rzędzie
lesson-row-text = Trzy twoje komety obok siebie to rząd i punkt: w poziomie, w pionie lub na ukos. Punkty dostajesz raz, po obu ruchach. Musisz wykonać oba, więc uważaj, żeby drugi nie zepsuł tego, co zbudował pierwszy.
lesson-row-goal = Zbuduj rząd z trzech.
lesson-row-hint = Między kometami 2 i 3 jest dokładnie jedno wolne pole.
lesson-row-done = Twój pierwszy punkt! Druga kostka poszła na kometę, która nie należy do rzędu.
lesson-row-missed = Tym razem bez rzędu. Jeden ruch zapełnia lukę, drugi wykonuje kometa, która nie jest tam potrzebna.

lesson-longer = Długie rzędy dają dużo więcej
lesson-longer-text = Rzędy z 3, 4, 5 i 6 dają 1, 3, 9 i 27 punktów. Liczy się tylko to, co nowe: rząd z trzech, który już tu leży, nie da nic drugi raz, ale gdy tylko urośnie, liczy się z nową długością.
lesson-longer-goal = Zdobądź w tej turze 3 punkty.
lesson-longer-hint = Spójrz na oba końce rzędu. Która kometa dotrze do jednego z nich jedną kostką?
lesson-longer-done = Cztery w rzędzie, 3 punkty. Zawsze pytaj, czy rząd, który już jest, może urosnąć.
lesson-longer-missed = To nie były 3 punkty. Rząd musi zostać na miejscu i dostać czwartą kometę na jednym z końców.

lesson-knock-out = Wybij je stamtąd
lesson-knock-out-text = Stań na cudzej komecie, a ją zbijesz: odstawiasz ją na brzeg. Jeśli jedna kometa wykonuje oba ruchy i zbija tylko jedną figurę, wybierasz dowolne wolne pole brzegu; w innym razie pole w wierszu lub kolumnie zbicia.
lesson-knock-out-goal = Neptun ma rząd przez słońce. Zbij jego kometę 2, tę w środku rzędu.
lesson-knock-out-hint = Twoja kometa 1 stoi 3 pola pod nią i 2 pola obok. Potem wybierz odległe pole brzegu.
lesson-knock-out-done = Rząd przerwany. Zbicia nie dają punktów, ale odbierają je innym.
lesson-knock-out-missed = Kometa 2 Neptuna wciąż tam stoi. Trzeba stanąć dokładnie na niej.

lesson-six-six = Joker: 6-6
lesson-six-six-text = Przy 6-6 wybierasz dowolne dwie liczby i nimi grasz. Jeśli wybierzesz dublet, a jedna kometa wykona oba ruchy i zbije jedną figurę, ta figura w ogóle spada z planszy.
lesson-six-six-goal = Strąć z planszy kometę 2 Neptuna.
lesson-six-six-hint = Policz pola od twojej komety 1 do komety 2 Neptuna: ile w górę, ile w lewo? To musi być dwa razy ta sama liczba.
lesson-six-six-done = Nie ma jej! Neptun straci całą turę, żeby ją wprowadzić.
lesson-six-six-missed = Kometa 2 Neptuna wciąż jest na planszy. Strąca ją tylko dublet zagrany w całości jedną kometą.

lesson-back = Z powrotem do gry
lesson-back-text = Gdy twoja kometa jest poza planszą, wprowadzają ją kostki: 3 i 4 prowadzą do wiersza 3, kolumny 4 albo wiersza 4, kolumny 3, licząc od 0 z lewej u góry. To cała twoja tura, i daje punkty. Trzy komety w słońcu też są rzędem.
lesson-back-goal = Wprowadź kometę 3 i zdobądź punkt.
lesson-back-hint = Oba pola, na które pozwalają kostki, leżą w słońcu, a masz tam już dwie komety.
lesson-back-done = Kometa z powrotem i od razu punkt. Wiesz już wszystko: wygrywa ten, kto pierwszy zdobędzie 36 punktów.
lesson-back-missed = To nie dało punktu. Weź kometę i postaw ją w słońcu.
