# Czym jest rzecz na planszy: pokazuje się, gdy ktoś na nią wskaże.
about-cell = Gdy masz { $row } i { $column }, figura spoza planszy wraca właśnie tutaj.
about-sun = Jedno z czterech pól słońca: trzy lub cztery twoje komety na tych polach też są rzędem. Gdy masz { $row } i { $column }, figura spoza planszy wraca właśnie tutaj.
about-rim = Zbite figury trafiają na brzeg. { $doubler ->
    [1] Podwajacze poruszają się właśnie po nim.
   *[other] Rzędy liczą się tu tak jak wszędzie.
}
about-comet = Porusza się w linii prostej, dokładnie o tyle pól, ile wskazuje liczba, i przeskakuje wszystko po drodze. Trzy lub więcej w rzędzie dają punkty.{ $level ->
    [1] { "" }
    [2] {" "}Jeśli ich numery idą po kolei, punktów jest więcej.
   *[other] {" "}Jeśli ich numery idą po kolei albo komety patrzą w tę samą stronę, punktów jest więcej.
}
about-hunter = Porusza się jak kometa, ale także na ukos. Cudze figury, które zbije, trafiają na dowolne pole brzegu, które wybierze jego właściciel. W rzędach się nie liczy.
about-blocker = Porusza się jak kometa, ale inni nie mogą na nim stanąć. W rzędach się nie liczy.
about-doubler = Porusza się tylko po brzegu, w obie strony. Rzędy na linii przez jego pole liczą się właścicielowi podwójnie. Inni nie mogą na nim stanąć.
about-piece-target = Stań na tym polu, a zbijesz tę figurę na brzeg.
about-piece-off = Jest poza planszą. Właściciel musi ją najpierw wprowadzić: na przykład 2 i 5 prowadzą na pole 25 lub 52.
about-player = Na razie { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}{ $teams ->
    [1] , razem z partnerem { $team }
   *[other] { "" }
}. { $target ->
    [0] Na koniec wygrywa ten, kto ma najwięcej punktów.
   *[other] Wygrywa ten, kto pierwszy zdobędzie { $target }.
}
about-counter = Liczy punkty dookoła planszy, 36 na okrążenie. Na grę nie ma wpływu.
about-tile = Kamień domina { $lower }-{ $higher }
    .effect = { $used ->
        [1] Już zagrany. Każdy kamień zagrywa się raz.
       *[other] { $six ->
            [1] Zagraj go, a ruszysz się o dowolne dwie liczby. Każdy kamień zagrywa się raz.
           *[other] Zagraj go, a ruszysz się o te dwie liczby. Każdy kamień zagrywa się raz.
        }
    }
about-value = Przy 6-6 wybierasz dowolne dwie liczby, mniejszą i większą, i grasz nimi zamiast szóstek.
about-facing = W tę stronę będzie patrzeć kometa. Trzy lub więcej sąsiadek w rzędzie, które patrzą w tę samą stronę, dają dodatkowo 1, 3, 9 lub 27 punktów.
about-tray = { $dice ->
    [1] Kostki
   *[other] Kamień domina
}
    .left = { $count ->
        [0] Wszystkie ruchy wykonane.
        [one] Zostało do zagrania: { $values }.
        [few] Zostało do zagrania: { $values }, jedną figurą dwa razy albo dwiema po razie.
        [many] Zostało do zagrania: { $values }, jedną figurą dwa razy albo dwiema po razie.
       *[other] Zostało do zagrania: { $values }, jedną figurą dwa razy albo dwiema po razie.
    }
    .effect = Nowy rząd z 3, 4, 5, 6 komet daje 1, 3, 9, 27 punktów{ $level ->
        [1] .
        [2] , a z numerami po kolei jeszcze 2, 6, 18, 54.
       *[other] , z numerami po kolei jeszcze 2, 6, 18, 54, a gdy wszystkie patrzą w tę samą stronę, jeszcze 1, 3, 9, 27.
    }
