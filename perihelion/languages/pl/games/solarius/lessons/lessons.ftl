### Kurs Solarius Mission. Każda lekcja: tytuł, o czym jest, cel, pierwsza wskazówka i co słychać po niej.

lesson-die = Weź kostkę
lesson-die-text = Każda tura zaczyna się od kostki z mostka. Kładziesz ją na polu swojej planszy; zwykłe zawsze jest możliwe. Ścianka mówi, ile daje punktów. Możesz je wydać na surowce: po jednym w kolorze kostki za każdy punkt, w magazynie na lewo od kostki technologii w tym rzędzie.
lesson-die-goal = Połóż w magazynie 2 żółte surowce.
lesson-die-hint = Weź żółtą kostkę, połóż ją na zwykłym polu i wybierz surowce, nie kosmodolary.
lesson-die-done = Dwa żółte surowce. Surowcami zapłacisz za stacje i misje.
lesson-die-missed = Nie masz 2 żółtych surowców. Weź żółtą 2 i połóż po surowcu za każdy punkt.

lesson-wheel = Koło i kolory
lesson-wheel-text = Liczba przy kostce na mostku należy do niej: przy +1 do +3 dostajesz tyle paliwa lub kosmodolarów, przy −1 płacisz jedno. Kostki, których nikt nie bierze, są z tury na turę lepsze. Zamiast surowców możesz wydać punkty na akcję koloru: czarny daje paliwo, żółty kosmodolary.
lesson-wheel-goal = Zdobądź 6 paliwa.
lesson-wheel-hint = Masz 2. Poszukaj czarnej kostki z dobrą premią i weź premię w paliwie.
lesson-wheel-done = 2 z premii, 2 za punkty: 6 paliwa. Skromna kostka na +2 często bije mocną na −1.
lesson-wheel-missed = Jeszcze nie 6 paliwa. Weź czarną kostkę: cała premia w paliwie, a potem akcja czarnego.

lesson-technology = Ulepsz technologię
lesson-technology-text = Gwiazda na kostce liczy tyle punktów, ile pokazuje twoja kostka technologii w tym kolorze. Turkusowy ulepsza kostki technologii w dowolnych kolorach: krok z 1 na 2 kosztuje 1 punkt, z 2 na 3 kosztuje 2, z 3 na 4 kosztuje 3.
lesson-technology-goal = Ulepsz czarną kostkę technologii do 3.
lesson-technology-hint = Turkusowa 3 akurat wystarczy: 1 punkt i 2 punkty.
lesson-technology-done = Od teraz każda czarna gwiazda liczy 3. To zwraca się raz za razem.
lesson-technology-missed = Twoja czarna kostka technologii nie pokazuje 3. Wydaj na nią wszystkie trzy turkusowe punkty.

lesson-push = Przesuń technologię dalej
lesson-push-text = Ile zmieścisz w magazynie, zależy od kolumny, w której stoi kostka technologii: otwarte są tylko pola na lewo od niej. Brązowy przesuwa kostki technologii w prawo, za 1, 2, 3, 4 punkty do kolumny II, III, IV, V. Surowce na polach o wartości 2 i 3 liczą się przy płaceniu więcej.
lesson-push-goal = Przesuń żółtą kostkę technologii do kolumny III.
lesson-push-hint = Brązowa kostka pokazuje 3 i leży na −1: kosztuje cię 1 paliwo lub kosmodolara, ale warto.
lesson-push-done = Mieści się teraz pięć żółtych surowców, dwa z nich o wartości 2. Daleko przesunięte kostki dają też na koniec punkty.
lesson-push-missed = Twoja żółta kostka technologii nie stoi w kolumnie III. Trzeba 1 i 2 punktów: to brązowa 3.

lesson-transform = Inny kolor
lesson-transform-text = Raz na rundę kostka może leżeć na polu przemiany i mieć dowolny inny kolor; gwiazda liczy się wtedy według kostki technologii w nowym kolorze. To daje 1 odpad, a kostka o 3 lub więcej punktach też daje 1. Masz trzy pola na odpady; wszystko ponad to kosztuje na koniec po punkcie.
lesson-transform-goal = Połóż w magazynie 4 turkusowe surowce.
lesson-transform-hint = Żadna kostka nie jest turkusowa, ale gwiazda+1 byłaby wtedy warta 4: twoja turkusowa kostka technologii pokazuje 3.
lesson-transform-done = Cztery surowce z kostki, która wydawała się słaba. Miej oko na odpady.
lesson-transform-missed = Nie masz 4 turkusowych surowców. Żółta gwiazda+1 należy na pole przemiany, jako turkusowa.

lesson-drives = Większy zasięg
lesson-drives-text = Po kostce masz jedną dodatkową akcję: kup napędy, dobierz karty, zagraj kartę albo leć. Napęd kosztuje 3 paliwa i możesz kupić kilka naraz. Zasięg to suma napędów; każde dalsze pole lotu kosztuje 2 paliwa.
lesson-drives-goal = Kup dwa napędy.
lesson-drives-hint = Masz dokładnie 6 paliwa. Wybierz napęd, a potem jeszcze jeden.
lesson-drives-done = Od teraz zasięg 3 w każdym locie. Napędy kupione wcześnie zwracają się przez całą grę.
lesson-drives-missed = Nie masz dwóch napędów. Wydaj na nie całe paliwo.

lesson-settle = Zasiedl planetę
lesson-settle-text = Lot to dodatkowa akcja. Tam, gdzie się zatrzymasz, możesz zrobić jedną rzecz. Zakryta planeta zostaje odkryta; potem zasiedlasz ją kolonią albo ją zostawiasz i jako odkrywca bierzesz surowce. Zasiedlona planeta czeka obok twojej planszy, aż spełnisz jej warunek.
lesson-settle-goal = Leć na planetę i ją zasiedl.
lesson-settle-hint = Twój zasięg to 2. Zakryta czarna planeta leży dwa pola od planety macierzystej.
lesson-settle-done = Twoja pierwsza kolonia! Planeta chce teraz paliwa i kosztuje na koniec punkt, jeśli wciąż będzie czekać.
lesson-settle-missed = Jeszcze bez kolonii. Leć na planetę w zasięgu i wybierz zasiedlenie.

lesson-planet = Spełnij warunek planety
lesson-planet-text = Czekająca planeta liczy się dopiero wtedy, gdy spełnisz jej warunek, w dowolnej chwili swojej tury: czarna kosztuje paliwo, żółta kosmodolary. Turkusowe i brązowe nie kosztują nic: liczą się, gdy dość twoich kostek technologii jest ulepszonych lub przesuniętych dostatecznie daleko.
lesson-planet-goal = Zapłać 4 paliwa za swoją czarną planetę.
lesson-planet-hint = Brakuje jednego paliwa. Która kostka je da?
lesson-planet-done = 3 punkty i żadnej kary za czekającą planetę. Planety w czterech kolorach dają jako zestaw jeszcze 4.
lesson-planet-missed = Planeta wciąż czeka. Weź czarną kostkę, użyj akcji czarnego, a potem zapłać za planetę.

lesson-station = Zbuduj stację
lesson-station-text = Na zwykłym polu możesz zbudować stację. Kosztuje surowce w dwóch kolorach ze swojej karty, za pierwszą o wartości 3 i 2. Daje coś od razu, a potem na koniec każdej rundy i z każdą kolejną stacją.
lesson-station-goal = Leć na zwykłe pole i zbuduj stację.
lesson-station-hint = Masz czarne o wartości 3 i turkusowe o wartości 2. To Akademia. Dowolne zwykłe pole obok się nada.
lesson-station-done = Akademia stoi i od razu możesz ulepszać technologię. Dwie, trzy, cztery stacje dają 1, 3, 6 punktów.
lesson-station-missed = Jeszcze bez stacji. Potrzebne jest zwykłe pole: bez planety, bez portalu, nie pole centrum handlu.

lesson-card = Zagraj kartę
lesson-card-text = Każda karta postępu ma dwa zastosowania, a jej zagranie to darmowa dodatkowa akcja. Jako usprawnienie pomaga ci od teraz. Jako misja czeka, aż ją wykonasz: daje punkty, ale otwarta kosztuje na koniec punkt.
lesson-card-goal = Zagraj „Maklerzy” jako misję.
lesson-card-hint = Wybierz „Zagraj kartę”, potem kartę, potem misję.
lesson-card-done = Misja chce czarnych o wartości 3 i żółtych o wartości 2. Prawie je masz.
lesson-card-missed = Karta nie leży na stole jako misja. Zacznij od nowa i wybierz jej misję.

lesson-mission = Wykonaj misję
lesson-mission-text = Misję wykonujesz na zwykłym polu obok pola centrum handlu: płacisz jej surowce, a twój znacznik tam zostaje. Twoja pierwsza misja przy wybudowanym centrum daje dowolną z premii placówek. Na zewnętrznych płytkach możesz też kłaść placówki pod swoje figury.
lesson-mission-goal = Wykonaj misję przy centrum handlu A.
lesson-mission-hint = Centrum handlu leży na płytce obok. Leć na zwykłe pole, które go dotyka, i wybierz misję.
lesson-mission-done = 3 punkty za misję, a twój znacznik liczy się też przy centrum. Wiesz już wszystko na cztery rundy: wygrywa ten, kto ma najwięcej punktów.
lesson-mission-missed = Misja jest wciąż otwarta. Zatrzymaj się na zwykłym polu tuż obok centrum handlu.
