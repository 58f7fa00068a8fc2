### Pierwsza tura dla nowej osoby: czego dotknąć i po co, przy każdej decyzji.

tour-welcome = Zbieraj towary na wyspach i zawoź je do miast: miasta dzienne chcą tego, co jest po stronie nocy, i odwrotnie. Każdy zagrywa 16 kart; wygrywa ten, kto ma najwięcej gwiazd.
tour-CARD = Wybierz kartę z ręki. Liczba mówi, ile karta daje: najwięcej 2. Zero nic teraz nie daje, ale sterowiec leci dalej.
tour-FIELD = Połóż ją obok sterowca, pod nim albo obok swojej karty. Wyspa daje towary; w mieście realizujesz zamówienie.
tour-PAY = Pole jest dalej: każde pole po drodze kosztuje jeden towar.
tour-ORDER = W mieście realizujesz jedno z jego zamówień. Wybierz to, które jest dla ciebie najwięcej warte.
tour-SLOT = Wybierz miejsce na zamówienie na swojej planszy; każde daje inną premię.
tour-TAKE = Premia: wybierz towar, którego potrzebujesz do zamówienia.
tour-DROP = Magazyn jest przepełniony. Oddaj to, co przyda ci się najmniej.
tour-scored-orders = { $n ->
    [one] Zamówienie dostarczone: 1 gwiazda!
    [few] Zamówienie dostarczone: { $n } gwiazdy!
    [many] Zamówienie dostarczone: { $n } gwiazd!
   *[other] Zamówienie dostarczone: { $n } gwiazd!
}
tour-end = I to cała tura: karta, pole i to, co dają. Spójrz na zamówienia obok planszy i zbieraj towary na jedno z nich.
