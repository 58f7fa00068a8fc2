## Przeglądarka otwarć: co grano w danej pozycji

explorer = Co tu grano
explorer-wait = Szukam…
explorer-about = „Wygrane” to część gier wygranych przez gracza, który zagrał ten ruch. Zakres w nawiasie uwzględnia szczęście: mało gier, szeroki zakres.
explorer-no-turn = W tej chwili nikt nie decyduje: przejdź do momentu, w którym ktoś ma ruch. Z miejsca gracza widać tylko jego decyzje.
explorer-nothing = W tej pozycji jeszcze nikogo nie było. Znane są początki gier: twoich, publicznych i między botami.
explorer-known-one = Dokładnie w tej pozycji: { $n } gra
explorer-known-few = Dokładnie w tej pozycji: { $n } gry
explorer-known-many = Dokładnie w tej pozycji: { $n } gier
explorer-known-other = Dokładnie w tej pozycji: { $n } gry
explorer-decisions-one = Po tych samych ruchach, cokolwiek przyniósł los: { $n } gra
explorer-decisions-few = Po tych samych ruchach, cokolwiek przyniósł los: { $n } gry
explorer-decisions-many = Po tych samych ruchach, cokolwiek przyniósł los: { $n } gier
explorer-decisions-other = Po tych samych ruchach, cokolwiek przyniósł los: { $n } gry
explorer-own-one = Po tych samych ruchach tego gracza: { $n } gra
explorer-own-few = Po tych samych ruchach tego gracza: { $n } gry
explorer-own-many = Po tych samych ruchach tego gracza: { $n } gier
explorer-own-other = Po tych samych ruchach tego gracza: { $n } gry
explorer-times = { $n } ×
explorer-won = wygrane { $share } % ({ $low } do { $high } %), średnio punktów: { $points }
explorer-more-one = jeszcze { $n } ruch
explorer-more-few = jeszcze { $n } ruchy
explorer-more-many = jeszcze { $n } ruchów
explorer-more-other = jeszcze { $n } ruchu
