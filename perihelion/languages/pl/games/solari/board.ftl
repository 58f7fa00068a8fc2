# Co mówi plansza.
board-title = Solari { $level }
board-cell = Pole { $cell }
board-rim = Pole brzegu { $cell }
board-sun = Pole słońca { $cell }
board-comet = { $own ->
    [1] twoja kometa { $number }
   *[other] kometa { $number }, { $player }
}
board-hunter = { $own ->
    [1] twój łowca
   *[other] łowca, { $player }
}
board-blocker = { $own ->
    [1] twój bloker
   *[other] bloker, { $player }
}
board-doubler = { $own ->
    [1] twój podwajacz
   *[other] podwajacz, { $player }
}
board-faces = { $comet }, kierunek: { $direction }
board-counter = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
board-to-play = na ruchu
board-wins = wygrywa
board-draw = remis
board-gain = +{ $points }
board-laps = { $laps ->
    [one] { $laps } okrążenie
    [few] { $laps } okrążenia
    [many] { $laps } okrążeń
   *[other] { $laps } okrążeń
}
board-team = drużyna { $points }
board-row = rząd
board-sequence = sekwencja
board-alignment = szyk
board-hand = w ręce
board-off = poza planszą
board-named = wybrana
board-lower = mniejsza
board-higher = większa

# Pozycja w słowach.
outline-board = Plansza
outline-legend = { $letter }1 to kometa 1, { $player }; H to łowca, B bloker, D podwajacz, · puste pole. Pole 37 leży w wierszu 3 i kolumnie 7.{ $level ->
    [3] {" "}Strzałka pokazuje, gdzie patrzy kometa.
   *[other] {""}
}
outline-players = Gracze
outline-player = Gracz
outline-points = Punkty
outline-laps = Okrążenia
outline-turns = Tury
outline-values = Liczby
outline-left = { $value }, do zagrania
outline-used = { $value }, zagrana
outline-wild = Sześć-sześć: wybierz dowolne dwie liczby
outline-no-values = jeszcze nic
outline-hand = W ręce
outline-off = Poza planszą
outline-tiles = Domino
outline-tiles-of = { $player }: { $count ->
    [0] nic nie zostało
   *[other] { $tiles }
}
