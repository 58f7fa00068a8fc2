## Strony w ramkach innych stron

embed-replay = Skończona gra, bez imion.
embed-replay-play = Odtwórz tutaj
embed-replay-open = Otwórz grę, krok po kroku
embed-board = Plansza: { $game }
embed-puzzle = { $game }: zadanie
embed-puzzle-about = Jedna tura jest dużo lepsza od wszystkich innych. Znajdziesz ją?
embed-puzzle-open = Rozwiąż
embed-daily = Gra dnia: { $game }
embed-daily-about = Dziś wszyscy mają te same { $luck }.
embed-daily-open = Zagraj w grę dnia

## Pokazywanie gry innym

replay-quiet = Ukryj, co będzie dalej
bgstats = Zapisz w BG Stats
