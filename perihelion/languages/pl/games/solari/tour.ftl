### Pierwsza tura dla nowej osoby: czego dotknąć i po co, przy każdej decyzji.

tour-welcome = Masz sześć komet. Ustaw co najmniej trzy w rzędzie, a dostaniesz punkty; dłuższy rząd daje ich dużo więcej. { $target ->
    [0] Wygrywa ten, kto ma najwięcej punktów.
   *[other] Wygrywa ten, kto pierwszy zdobędzie { $target } punktów.
}
tour-MOVE1 = Masz dwie liczby. Każda to ruch jednej komety, prosto i dokładnie o tyle pól; kometa przeskakuje wszystko po drodze.
tour-MOVE2 = Teraz druga liczba: inną kometą albo jeszcze raz tą samą.
tour-KO1 = Stajesz na komecie i ją zbijasz. Rusz się dalej tą samą kometą albo najpierw odstaw zbitą na brzeg.
tour-PLACE = Zbita kometa wraca na brzeg, a ty wybierasz gdzie: najlepiej daleko od innych w jej kolorze.
tour-WILD = Sześć-sześć to joker: wybierz dowolne dwie liczby.
tour-ENTER = Kometa, która wypadła z planszy, wraca na pole wyznaczone przez twoje dwie liczby.
tour-news-hit = Jedna z twoich komet została zbita i stoi znów na brzegu. Nie tracisz punktów: po prostu wróć nią do środka.
tour-scored-points = { $n ->
    [one] Masz punkt!
    [few] Masz { $n } punkty!
    [many] Masz { $n } punktów!
   *[other] Masz { $n } punktów!
}
tour-end = I to cała tura. Nowe rzędy punktują same. Miej też oko na innych: możesz stawać na ich kometach i odsyłać je na brzeg.
