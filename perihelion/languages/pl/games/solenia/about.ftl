# Czym jest rzecz na planszy: pokazuje się, gdy ktoś na nią wskaże.
about-field-later = Tego pasa jeszcze nie wyłożono.
about-island = Karta daje tu tyle { $good_brak }, ile wynosi jej wartość: 0, 1 lub 2.
about-city = Karta daje tu tyle gwiazd, ile wynosi jej wartość, a ty realizujesz jedno z odkrytych zamówień { $light_jakich }.
about-taken = Pole jest zajęte.
about-airship = Tu jest sterowiec: jego pole i pola obok są zawsze w zasięgu.
about-first-strip = Ten pas zapunktuje, gdy sterowiec poleci dalej.
about-way = { $n ->
    [one] Droga kosztuje 1 dowolny towar
    [few] Droga kosztuje { $n } dowolne towary
    [many] Droga kosztuje { $n } dowolnych towarów
   *[other] Droga kosztuje { $n } dowolnych towarów
}
about-card = { $value ->
    [0] Zagrana nic nie daje, ale sterowiec leci dalej, a tylny pas punktuje.
    [1] Zagrana daje 1 towar z wyspy albo 1 gwiazdę w mieście.
   *[other] Zagrana daje { $value } towary z wyspy albo { $value } gwiazdy w mieście.
}
about-card-star = Gdy jej pas punktuje: gwiazda, jeśli leży na wyspie { $good_brak }.
about-card-kind = Gdy jej pas punktuje: { $n ->
    [one] 1 towar z wyspy albo 1 gwiazda w mieście
    [few] { $n } towary z wyspy albo { $n } gwiazdy w mieście
    [many] { $n } towarów z wyspy albo { $n } gwiazd w mieście
   *[other] { $n } towarów z wyspy albo { $n } gwiazd w mieście
}.
about-card-goods = Gdy jej pas punktuje: { $goods }.
about-and = i
about-or = lub
about-order = Dostarcz je w mieście { $light_jakim }: { $stars ->
    [one] 1 gwiazda
    [few] { $stars } gwiazdy
    [many] { $stars } gwiazd
   *[other] { $stars } gwiazd
} i premia miejsca, na które trafi.
about-order-done = Dostarczone: { $stars ->
    [one] 1 gwiazda
    [few] { $stars } gwiazdy
    [many] { $stars } gwiazd
   *[other] { $stars } gwiazd
} na koniec.
about-pile = Gdy ktoś zrealizuje zamówienie, stąd odkrywa się następne, dopóki jakieś są.
about-place = { $summer ->
    [1] Zamówienia zajmują miejsca od lewej. Zamówienie tutaj daje: { $bonus }.
   *[other] Wybierasz, gdzie trafi zamówienie; wyższe poziomy wymagają zamówień na niższych. Zamówienie tutaj daje: { $bonus }.
}
about-covered = { $both ->
    [1] Gdy na obu miejscach 1a leży zamówienie: { $effect }
   *[other] Gdy leży tu zamówienie: { $effect }
}
about-stars = { $n ->
    [one] 1 gwiazda
    [few] { $n } gwiazdy
    [many] { $n } gwiazd
   *[other] { $n } gwiazd
}
about-any-good = dowolny towar
about-storage = jeszcze jedno miejsce w magazynie
about-per-order = na koniec 1 gwiazda za każde twoje zamówienie
about-upgrade = { $works ->
    [1] { $effect } Już działa.
   *[other] { $effect } Jeszcze nie działa.
}
about-goods = Płacisz nimi za zamówienia i za drogę do dalekich pól. Na koniec dowolne dwa towary są warte 1 gwiazdę. Magazyn: { $used } z { $capacity }.
about-player = Gwiazdy z zamówień, kart i miejsc; { $pairs ->
    [1] liczą się pary zamówień, dzienne z nocnym, a dwa towary to gwiazda
   *[other] dwa towary to gwiazda
}. Magazyn: { $used } z { $capacity }.
about-rival = Po każdej twojej turze zagrywa kartę, a kostka mówi gdzie. W mieście bierze bez płacenia najlepsze odkryte zamówienie. Wygrywasz, jeśli masz więcej gwiazd.
about-deck = Na koniec tury dobierasz stąd kartę. Gdy wszystkie 16 jest zużyte, gra się kończy.
about-discard = Karty, które zapunktowały lub zostały odrzucone, są poza grą. Odrzucić kartę wolno tylko wtedy, gdy żadnej nie da się zagrać bez płacenia; sterowiec leci wtedy dalej.
about-hand = Każdy ma do trzech kart na ręce i w każdej turze używa jednej. Widzi je tylko właściciel.
about-die = Mówi, gdzie trafia karta Rywala: 1 do 5 to pole sterowca i pola wokół niego, 6 to najbliższe miasto z zamówieniem.
about-rival-deck = Karty Rywala. Zagrywa jedną po każdej twojej turze.
about-level-1 = Działa, gdy na obu twoich miejscach 1a leży zamówienie.
about-level-3 = Każda połówka działa, gdy na miejscu 3b jej rzędu leży zamówienie.
