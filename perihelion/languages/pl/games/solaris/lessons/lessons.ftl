### Kurs Solaris. Każda lekcja: tytuł, o czym jest, cel, pierwsza wskazówka i co słychać po niej.

lesson-replenish = Uzupełnianie
lesson-replenish-text = Wokół lasera leży sześć stacji. Działają jedna po drugiej, a wszyscy rozgrywają na każdej po jednej turze; kto ma więcej energii, gra wcześniej. Teraz działa biotop, a ty grasz jako Biały. Każda karta działającej stacji daje ci tu 1 energię, najwyżej do 7. Za każde dwie zagrane karty dobierasz potem jedną.
lesson-replenish-goal = Zdobądź 4 energie w biotopie.
lesson-replenish-hint = Wybierz „Uzupełnij”. Masz dwie karty biotopu.
lesson-replenish-done = Dwie karty, dwie energie. Kolor karty nie ma tu znaczenia.
lesson-replenish-missed = Nie masz tu 4 energii. Uzupełnij obiema kartami biotopu.

lesson-redirect = Przekierowanie
lesson-redirect-text = Energia pomaga tylko tam, gdzie jej potrzebujesz, przede wszystkim w centrum energii. Stacje łączą mosty, każdy w jednym kolorze. Każda karta w kolorze mostu, obojętnie jakiej stacji, wysyła po nim 1 twoją energię.
lesson-redirect-goal = Przenieś z kantyny 2 energie do centrum energii.
lesson-redirect-hint = Most między kantyną a centrum energii jest różowy. Które z twoich kart są różowe?
lesson-redirect-done = Dwa kroki bliżej lasera. Stacja na karcie nie ma tu znaczenia, tylko jej kolor.
lesson-redirect-missed = Do centrum energii nie trafiły dwie. Potrzebujesz „Przekieruj” i obu różowych kart.

lesson-exchange = Lepsza karta
lesson-exchange-text = Gdy twoje karty do niczego się tu nie nadają, wymień jedną: odrzuć ją i weź jedną z trzech odkrytych albo wierzch talii. To cała akcja, ale nie kosztuje energii.
lesson-exchange-goal = Weź z oferty zieloną kartę.
lesson-exchange-hint = Wybierz „Wymień kartę”, oddaj to, co przyda ci się najmniej, i spójrz na odkryte karty.
lesson-exchange-done = Masz teraz zieloną kartę. Lukę w ofercie uzupełnia się po twojej turze.
lesson-exchange-missed = Nie masz zielonej karty. Wymień jedną ze swoich na odkrytą zieloną.

lesson-engine-deck = Maszynownia
lesson-engine-deck-text = Każda stacja ma własną akcję, za którą płacisz swoją energią stamtąd. W maszynowni 1 energia pozwala zagrać jedną lub dwie karty tej samej innej stacji, a każda daje tam 1 energię, choćby było daleko.
lesson-engine-deck-goal = Za 1 energię dodaj 2 w kantynie.
lesson-engine-deck-hint = Użyj akcji stacji, potem zagraj dwie karty z kantyną.
lesson-engine-deck-done = Jedna zapłacona, dwie zyskane, na drugim końcu pierścienia. Kto ma pary kart, pokocha maszynownię.
lesson-engine-deck-missed = To nie 2 energie za 1. Na obu kartach musi być kantyna.

lesson-headquarters = Dowództwo
lesson-headquarters-text = W dowództwie 1 energia kupuje dwie karty, każdą z oferty lub z talii. Widzisz je, zanim zdecydujesz, czy zapłacić jeszcze raz. Na koniec tury zostaje ci najwyżej siedem.
lesson-headquarters-goal = Zamień 2 energie na cztery karty, tak żeby mieć sześć.
lesson-headquarters-hint = Użyj akcji stacji, weź dwie karty, potem wydaj jeszcze jedną energię.
lesson-headquarters-done = Sześć kart na ręce. Energia daje karty, a karty energię: to serce tej gry.
lesson-headquarters-missed = Nie masz sześciu kart. Po dwóch pierwszych zapłać drugi raz.

lesson-biotope = Biotop
lesson-biotope-text = W biotopie płacisz 1 energię i po 1 za każdą stację, która coś dostaje. Wybierasz kierunek; kolejne stacje w tę stronę dostają po 1. Stację, na której masz już 7, się pomija.
lesson-biotope-goal = Daj po 1 energii kantynie i centrum energii.
lesson-biotope-hint = Zgodnie z zegarem pierwszy jest port promów, ale tam masz 7. Ile więc musisz rozdać?
lesson-biotope-done = Trzy zapłacone, dwie rozdane, a pełny port promów pominięty.
lesson-biotope-missed = Kantyna i centrum energii nie dostały obie po jednej. Rozdaj dwie zgodnie z zegarem.

lesson-canteen = Kantyna
lesson-canteen-text = W kantynie za 1 energię losujesz kartę z ręki innego gracza, od każdego najwyżej jedną. Wylosowane leżą przed tobą zakryte, aż wszyscy rozegrają tu turę; nikt ci ich nie zabierze.
lesson-canteen-goal = Weź po karcie od każdego z pozostałych.
lesson-canteen-hint = Masz tu 2 energie, dość na dwie karty. Po pierwszej weź następną.
lesson-canteen-done = Dwie karty więcej dla ciebie, o jedną mniej u każdego z pozostałych.
lesson-canteen-missed = Nie masz dwóch kart. Nie kończ po pierwszej.

lesson-shuttle-port = Port promów
lesson-shuttle-port-text = W porcie promów dokujesz promy, po 1 energii za każdy. Zostają do końca rundy. Prom wozi na laser energię ze stacji, przy której stoi, ale tylko za karty w swoim kolorze.
lesson-shuttle-port-goal = Zadokuj prom, który przyda się tobie: tam, gdzie masz energię, i w kolorze, który masz na ręce.
lesson-shuttle-port-hint = Jakiego koloru są wszystkie twoje karty? I na których stacjach masz jeszcze energię?
lesson-shuttle-port-done = Ten przyda ci się w centrum energii. Ale uwaga: inni też mogą z niego korzystać.
lesson-shuttle-port-missed = Z tego promu nie skorzystasz. Potrzebuje twojej energii na swojej stacji i karty w swoim kolorze.

lesson-laser = Laser
lesson-laser-text = W centrum energii wszystko się zwraca. Każdy krok na laserze wymaga trzech rzeczy: 1 energii tutaj, 1 energii na stacji z zadokowanym promem i karty w kolorze tego promu. Gra kończy się z rundą, w której ktoś ma 7; wygrywa ten, kto ma na laserze najwięcej.
lesson-laser-goal = Zrób w tej turze trzy kroki na laserze.
lesson-laser-hint = Zobacz, gdzie stoją promy i gdzie masz energię. Niebieski w dowództwie nic ci nie da.
lesson-laser-done = Trzy kroki! Znasz już wszystkie sześć stacji i możesz zagrać całą partię.
lesson-laser-missed = To nie były trzy kroki. Dwa razy zielony prom i raz różowy.
