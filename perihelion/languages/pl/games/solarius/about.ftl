# Czym jest rzecz na planszy: pokazuje się, gdy ktoś na nią wskaże.

## Kosmos

about-figure = { $figure ->
    [1] Kolonia: planeta stąd czeka obok planszy właściciela albo jest już opłacona.
    [2] Stacja swojego właściciela.
   *[other] Misja, którą właściciel wykonał.
} Nikt inny nie może się tu zatrzymać. Przy wybudowanym centrum handlu figura jest na koniec warta 1 punkt.
about-planet-up = Zasiedl ją kolonią. Warunek, żeby się liczyła: { $need }. Jest warta { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
about-planet-down = Wyląduj tu, żeby ją odkryć. Potem ją zasiedl albo zbadaj: dowolny surowiec za każdy jej punkt.
about-centre = { $up ->
    [1] Nikt nie może się tu zatrzymać. Misje wykonuje się na zwykłych polach wokół; twoja pierwsza misja tutaj daje premię placówki. Każda figura obok jest na koniec warta 1 punkt.
   *[other] Misje wykonuje się na zwykłych polach wokół. Jeśli centrum handlu powstanie, figury obok są na koniec warte po 1 punkcie.
}
about-kind-0 = Zwykłe pole: miejsce na stację.
about-kind-1 = Stąd startują wszystkie statki. Nic tu nie wolno budować.
about-kind-2 = Planety, która tu leżała, już nie ma.
about-kind-3 = Przy tej liczbie graczy nie leży tu planeta. Nic tu nie wolno budować.
about-kind-4 = Gdy portale są otwarte, skok stąd do dowolnego innego kosztuje 1 zasięgu. Nic tu nie wolno budować.
about-beside-centre = Leży obok centrum handlu: jest tu miejsce także na misję.
about-way = { $n ->
    [one] { $n } paliwo
    [few] { $n } paliwa
    [many] { $n } paliwa
   *[other] { $n } paliwa
} za lot poza zasięg
about-ship = Lata bez paliwa na { $range ->
    [one] 1 pole
    [few] { $range } pola
    [many] { $range } pól
   *[other] { $range } pól
}; paliwo za każde dalsze: { $fuel }. Inni nie mogą się zatrzymać na jego polu.

## Mostek

about-die = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
} dla ciebie: wydaj je na surowce w jej kolorze albo { $action }.
about-die-0 = na paliwo
about-die-1 = na kosmodolary
about-die-2 = na ulepszanie kostek technologii
about-die-3 = na przesuwanie kostek technologii
about-die-waste = Kostka o 3 lub więcej punktach daje 1 odpad.
about-die-bonus = Daje też { $n ->
    [one] 1 paliwo lub kosmodolara
    [few] paliwo lub kosmodolary, razem { $n }, jak wolisz
    [many] paliwo lub kosmodolary, razem { $n }, jak wolisz
   *[other] paliwo lub kosmodolary, razem { $n }, jak wolisz
}.
about-bonus = Premia za miejsce, na którym leżała kostka. Nigdy nie masz więcej niż 10 paliwa i 10 kosmodolarów; reszta przepada.
about-act-1 = { $points ->
    [one] Surowiec
    [few] Do { $points } surowców
    [many] Do { $points } surowców
   *[other] Do { $points } surowców
} w tym kolorze do ich rzędu w magazynie. To, co się nie zmieści, przepada.
about-act-2-0 = { $points ->
    [one] { $points } paliwo
    [few] { $points } paliwa
    [many] { $points } paliwa
   *[other] { $points } paliwa
}, razem najwyżej 10.
about-act-2-1 = { $points ->
    [one] 1 kosmodolar
    [few] { $points } kosmodolary
    [many] { $points } kosmodolarów
   *[other] { $points } kosmodolarów
}, razem najwyżej 10.
about-act-2-2 = Ulepszaj kostki technologii w dowolnych kolorach. Krok kosztuje tyle punktów, ile kostka pokazuje przed nim; masz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
about-act-2-3 = Przesuwaj w prawo kostki technologii w dowolnych kolorach, za 1, 2, 3, 4 punkty do kolumny II, III, IV, V; masz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
about-ap = Punkty kostki
    .effect = Niewykorzystane punkty przepadają. Dotknij tutaj, żeby dokupić jeden; trzeba go użyć od razu.
about-portals = Gdy są otwarte, skok z jednego portalu do dowolnego innego kosztuje 1 zasięgu.
    .price = obróć napęd z 2 na 1 albo oddaj napęd o wartości 1
about-explore = Premia odkrywcy
    .effect = Zostaw tu odkrytą planetę i weź dowolny surowiec za każdy jej punkt, dopóki masz miejsce.
about-bag = Po każdej turze losuje się stąd kostkę i nią rzuca. Gdy woreczek jest pusty, runda się kończy.

## Własna plansza

about-tech = Gwiazda w tym kolorze liczy tyle punktów, ile kostka ma oczek; jej kolumna otwiera pola magazynu. Wysokich kostek wymagają też planety.
about-tech-up = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
} za ulepszenie
about-tech-push = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
} za przesunięcie
about-cube = Płaci za stacje i misje, wartość { $n }. Surowce o łącznej wartości 2 można sprzedać za 1 paliwo lub kosmodolara.
about-free = Tu może trafić następny surowiec tego rzędu. { $n ->
    [1] Możesz go kupić za 2 paliwa lub kosmodolary.
   *[other] Tutaj jest wart { $n }; najpierw zapełnia się pola o niższej wartości.
}
about-closed = Przesuń kostkę technologii tego rzędu w prawo, żeby otworzyć to pole. Surowiec byłby tu wart { $n }.
about-row = Te surowce płacą za stacje i misje. Dotknij, żeby ten kolor zapłacił wyższą cenę stacji.
about-fuel = Pozwala latać poza zasięg i płaci za napędy (po 3) oraz czarne planety. Na koniec 5 do 9 daje 1 punkt, a 10 daje 2.
about-buck = Kupujesz za nie punkty do kostki (następny: { $price }) i płacisz za żółte planety. Na koniec 5 do 9 daje 1 punkt, a 10 daje 2.
about-drive-own = Zawsze zostaje na statku. Twój zasięg to suma napędów: { $range }.
about-drive = Twój zasięg to suma napędów: { $range }. Napęd można oddać, żeby otworzyć portale.
about-drive-price = { $n ->
    [one] { $n } paliwo
    [few] { $n } paliwa
    [many] { $n } paliwa
   *[other] { $n } paliwa
} za obrót z 1 na 2
about-drive-free = Neutralny napęd dodaje 1 do zasięgu { $range }. Jest miejsce na trzy.
about-drive-free-price = { $n ->
    [one] { $n } paliwo
    [few] { $n } paliwa
    [many] { $n } paliwa
   *[other] { $n } paliwa
}, jako dodatkowa akcja
about-normal = Zwykłe pola kostek
    .effect = Połóż tu kostkę, żeby użyć jej punktów: surowce w jej kolorze albo akcja jej koloru.
about-transform = Pole przemiany: { $colour }
    .effect = { $used ->
        [1] W tej rundzie już użyte. W następnej znów wolne.
       *[other] Raz na rundę: twoja kostka zmienia kolor ({ $colour }), a gwiazda liczy się według twojej kostki technologii w tym kolorze.
    }
about-research = Pole badań
    .effect = { $used ->
        [1] W tej rundzie już użyte. W następnej znów wolne.
       *[other] Raz na rundę: dobierz kartę albo zagraj jedną, zanim użyjesz punktów kostki.
    }
about-one-waste = 1 odpad
about-planet = Planeta { $planet }
about-planet-waiting = Czeka obok twojej planszy. Warunek: { $need }. Potem jest warta { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}. Planety, które na koniec wciąż czekają, kosztują punkty.
about-planet-settled = Opłacona: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
} i jeszcze 4 za zestaw czterech kolorów, 2 za trzy.
about-station = Zbuduj ją po locie na zwykłym polu. Od razu: { $instant }. Potem na koniec każdej rundy i z każdą kolejną stacją: { $lasting }.
about-station-built = Zbudowana. Na koniec każdej rundy i z każdą kolejną stacją: { $lasting }.
about-station-price = surowce o wartości { $high } w jednym kolorze i { $low } w drugim ({ $station_first }, { $station_second })
about-outpost-name = Placówka: { $marker }
about-outpost = Kładziesz ją za darmo pod figurę ({ $figure }), którą stawiasz na zewnętrznej płytce. Od razu: { $effect }. Na koniec ta figura liczy się podwójnie.
about-card = Zagrana jako misja: { $demand }, za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}. Zagrana jako usprawnienie: { $effect }.
about-mission = Wykonaj ją po locie na zwykłym polu obok pola centrum handlu: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}. Na koniec otwarta misja kosztuje 1 punkt.
about-development = Od teraz: { $effect }.{ $used ->
    [1] {" "}Jego pole kostki jest w tej rundzie zajęte.
   *[other] { "" }
}
about-half = { $mission ->
    [1] „{ $card }” jako misja
   *[other] „{ $card }” jako usprawnienie
}
about-hand = W dodatkowej akcji zagraj za darmo kartę jako misję albo usprawnienie. Możesz zatrzymać najwyżej { $most }.
about-deck = W dodatkowej akcji dobierz dwie karty, a potem odrzuć jedną z ręki.
about-discard = Gdy talia się skończy, te karty utworzą nową.
about-own = Punkty za opłacone planety, misje, stacje, kostki technologii, figury przy centrach handlu i za to, co zostało. Po czterech rundach wygrywa ten, kto ma najwięcej punktów.
about-waste = To, co nie mieści się na polach, trafia obok planszy i kosztuje na koniec po 1 punkcie.
about-left = Kolonie zasiedlają planety, stacje buduje się z surowców, znaczniki są do misji.
about-fulfilled = Każda wykonana misja daje punkty ze swojej karty.
about-round = W każdej rundzie powstaje jedno centrum handlu, a każdy ma cztery tury.
about-centres = Centra handlu: { $centres }.
