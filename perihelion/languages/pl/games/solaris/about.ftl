# Czym jest rzecz na planszy: pokazuje się, gdy ktoś na nią wskaże.
about-station-0 = Akcja: zagraj jedną lub dwie karty tej samej innej stacji; każda daje tam 1 energię.
    .price = 1 energia stąd za każdą jedną lub dwie karty
about-station-1 = Akcja: weź dwie karty, z oferty lub z talii. Po turze zostaje ci najwyżej siedem.
    .price = 1 energia stąd za dwie karty
about-station-2 = Akcja, raz: wybierz kierunek, a kolejne stacje w tę stronę dostają po 1 energii. Pełne się pomija.
    .price = 1 energia stąd i po 1 za każdą stację, która coś dostaje
about-station-3 = Akcja: zadokuj prom z zasobów przy dowolnej stacji. Zostaje tam do końca rundy.
    .price = 1 energia stąd za każdy prom
about-station-4 = Akcja: weź losową kartę z ręki innego gracza, od każdego najwyżej jedną.
    .price = 1 energia stąd za każdą kartę
about-station-5 = Akcja: rób kroki na laserze, na ile cię stać. Tak się wygrywa.
    .price = za każdy krok 1 energia stąd, 1 energia ze stacji z zadokowanym promem i karta w kolorze promu
about-energy-here = Twoja energia tutaj: { $energy }.
about-bridge = Gdy działa stacja obok, wysyłasz tędy 1 energię do sąsiedniej.
    .price = karta za każdą energię, kolor: { $colour }
about-spare = Na koniec każdej rundy karta wskazuje stację, a jej dwa mosty zamienia się na zapasowe.
about-card = Uzupełnianie: 1 energia { $station_w }, gdy ta stacja działa. Przekierowanie: 1 energia przez { $colour } most. W centrum energii: krok na laserze, jeśli { $colour } prom jest zadokowany.
about-taken = Trafi na twoją rękę, gdy wszyscy rozegrają turę w kantynie.
about-display = Możesz ją wziąć zawsze, gdy bierzesz kartę.
about-gap = Lukę uzupełnia się z talii po zakończeniu tury.
about-stack = Gdy bierzesz kartę, możesz dobrać ją stąd w ciemno. Za każde dwie zagrane karty bierzesz jedną.
about-discard = Karty zagrane i odrzucone. Gdy talia się skończy, staną się nową talią.
about-supply = Zadokowany przy stacji daje kroki na laserze: każdy kosztuje 1 energię tam, 1 w centrum energii i kartę w kolorze promu ({ $colour }).
    .price = 1 energia w porcie promów
about-docked = W centrum energii daje kroki na laserze: każdy kosztuje 1 energię { $station_w }, 1 w centrum energii i kartę w kolorze promu ({ $colour }). Wraca po zakończeniu rundy.
about-token = Energia płaci za to, co robisz na tej stacji: od 0 do { $most }. Kto ma najwięcej, ten pierwszy tu gra.
about-player = Energia na wszystkich stacjach razem: { $total }.
about-goal = { $time ->
    [1] Po { $rounds } rundach wygrywa ten, kto ma najwięcej energii na laserze.
   *[other] Runda, w której ktoś dojdzie do { $goal } na laserze, jest ostatnia; wygrywa ten, kto ma tam najwięcej energii.
}
