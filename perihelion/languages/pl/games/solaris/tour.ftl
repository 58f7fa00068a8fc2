### Pierwsza tura dla nowej osoby: czego dotknąć i po co, przy każdej decyzji.

tour-welcome = Wokół lasera leży sześć stacji, a na każdej masz energię. Przenosisz ją kartami, aż promy zabiorą ją na laser w środku. Gdy ktoś ma tam siedem, dogrywacie rundę, a wygrywa ten, kto ma najwięcej energii na laserze.
tour-CHOOSE = Działa stacja z jasnym polem i każdy rozgrywa tu jedną turę. Karty z jej symbolem przynoszą tu energię; karty w kolorze mostu wysyłają ją obok.
tour-REPLENISH = Każda karta z symbolem tej stacji dodaje ci tu jedną energię. Zagraj, ile chcesz, a potem zakończ.
tour-REDIRECT = Każda karta w kolorze mostu przenosi po nim jedną energię do sąsiedniej stacji. Ruch w stronę centrum energii rzadko jest zły.
tour-EXCHANGE_DISCARD = Odrzuć kartę, która ci się nie przyda; dostaniesz za nią inną.
tour-EXCHANGE_DRAW = Weź odkrytą kartę, która ci pasuje, albo zaryzykuj z talii.
tour-ENGINE = Jedna energia stąd pozwala zagrać dwie karty tej samej stacji, a każda daje tam jedną energię, choćby było daleko.
tour-HQ_DRAW = Dowództwo zamienia energię na karty. Weź odkrytą albo z talii.
tour-HQ_MORE = Jeszcze dwie karty za jeszcze jedną energię? Na koniec tury zostaje ci siedem.
tour-BIOTOPE = Zapłać jedną energię, a kolejne stacje w jednym kierunku dostaną po jednej.
tour-PORT = Prom zostaje w tej rundzie tam, gdzie go zadokujesz. Wybierz stację, na której masz energię, i kolor, do którego masz karty.
tour-CANTEEN = Za jedną energię losujesz kartę z ręki innego gracza.
tour-CENTRE = Tu wszystko się zwraca: jedna energia stąd, jedna ze stacji z promem i karta w jego kolorze dają jeden krok na laserze.
tour-REPLACE = Za każde dwie zagrane karty dobierasz jedną.
tour-LIMIT_TURN = Możesz mieć siedem kart. Odrzuć to, co przyda ci się najmniej.
tour-scored-laser = { $n ->
    [one] Krok na laserze!
    [few] { $n } kroki na laserze!
    [many] { $n } kroków na laserze!
   *[other] { $n } kroków na laserze!
}
tour-end = I to cała tura; zaraz zadziała następna stacja. W centrum energii potrzebujesz trzech rzeczy: energii tam, energii przy zadokowanym promie i kart w jego kolorze.
