### Lekcje i błędy, które gra się jeszcze raz.

lesson-hint-piece = Zacznij tutaj: { $name }. To miejsce ma kropkowany pierścień.
lesson-hint-marked = Zacznij tam, gdzie jest kropkowany pierścień.
lesson-hint-button = Odpowiedź to jeden z przycisków.
lesson-hint-move = Następny krok: { $says }.
lesson-hint-astray = Stąd nie ma rozwiązania. Cofnij albo zacznij od nowa.
lessons-of = Lekcje: { $game }
lesson-next = Następna lekcja
lesson-play = Zagraj w { $game }

mistakes-of = Błędy: { $game }
mistake-title = Znów twoja tura, { $name }
mistake-text = Twój wybór w grze: { $says }. Kosztował około { $loss } punktów procentowych (± { $error }).
mistake-title-other = Na ruchu: { $name }
mistake-text-other = Wybór w grze ({ $name }): { $says }. Kosztował około { $loss } punktów procentowych (± { $error }).
mistake-same-other = { $name }: w grze taki sam wybór. Kosztuje około { $loss } punktów procentowych.
mistake-goal = Znajdź lepszy ruch.
mistake-next = Następny błąd
mistake-report = Do raportu
mistake-hint-none = Spójrz na wszystko, co możesz tu zrobić, nie tylko na to, co pierwsze przychodzi do głowy.
mistake-best = Tak, to lepszy ruch.
mistake-good = Dobrze: to mniej więcej tak mocne jak najlepszy znaleziony ruch ({ $says }).
mistake-same = To twój wybór z gry. Kosztuje około { $loss } punktów procentowych.
mistake-worse = Jest coś lepszego: to też kosztowałoby około { $loss } punktów procentowych.

puzzles-of = Zadania: { $game }
difficulty-0 = bardzo łatwe
difficulty-1 = łatwe
difficulty-2 = średnie
difficulty-3 = trudne
difficulty-4 = bardzo trudne
puzzle-title = Zadanie, ranking { $rating }
puzzle-text = Grasz jako { $player }.{ $orders ->
    [0] {""}
   *[other] {" "}Kroki możesz zagrać też w innej kolejności.
}
puzzle-text-begun = Grasz jako { $player }, a twoja tura już się zaczęła.{ $orders ->
    [0] {""}
   *[other] {" "}Kroki możesz zagrać też w innej kolejności.
}
puzzle-goal = Zagraj najlepszą turę.
puzzle-next = Następne zadanie
puzzle-hint = O co tu chodzi: { $theme }.
puzzle-solution = Rozwiązanie: { $turn }.
puzzle-done = Dobrze: { $turn }. To o { $gap } pkt proc. lepsze niż wszystko inne.
puzzle-done-other = Dobrze: { $turn }. Rozwiązanie jest nawet trochę lepsze: { $best }.
puzzle-hinted = Była podpowiedź, więc nie liczy się jako rozwiązane.
puzzle-wins = Wygrywa grę.
puzzle-missed = Jest lepsza tura; nawet druga z kolei jest o { $gap } pkt proc. gorsza.
puzzle-missed-win = Jest tura, która wygrywa grę.
puzzle-compared = Dla porównania: { $why }

practice-title = Z twojej gry (przegródka { $box } z { $of })

## Plansza analizy

analysis-chance = Wylosuj albo wybierz wynik.
analysis-other = Na ruchu: { $player }. Żeby grać dalej, przełącz na widok tego gracza albo na widok otwarty.
error-analysis-no-chance = Nie ma tu nic do losowania.
error-analysis-nobody = Nie ma tu ruchu do wyboru, a przynajmniej nie dla miejsca, którego widok masz.
error-analysis-position = Gra nie może dojść do tej pozycji, więc nie da się od niej grać.
error-analysis-game = Pozycja potrzebuje swojej gry: wybierz ją.
error-analysis-long = Analiza ma najwyżej { $n } ruchów; cofnięte też się liczą.
error-analysis-full = Masz już zapisanych analiz: { $n }. Najpierw usuń jedną.
error-analysis-unknown = Pod tym adresem nie ma analizy. Może została usunięta.
error-analysis-other = Ta analiza należy do kogoś innego. Zapisz kopię i zmieniaj ją.
analysis-sealed = Wiersz { $line } zapieczętowanej gry: { $says }
error-analysis-rules = Tę zapieczętowaną grę rozegrano według innych zasad, więc nie da się jej tu odtworzyć.
error-analysis-over = Gra jest tu skończona; nie ma czego rozgrywać.
error-analysis-title = Tytuł ma od 1 do { $n } znaków.
