# O co pytają gracze; nazwa mówi, które zasady na to odpowiadają. Wyszukiwarka zasad zna te pytania.

question-23-31-32 = Czy mogę stanąć na własnej komecie?
question-17 = Czy mogę przeskakiwać inne figury?
question-21-13 = Co, jeśli nie mogę wykorzystać obu kostek?
question-72 = Ile punktów daje rząd z czterech?
question-28 = Kiedy zbicie jest celowane?
question-36 = Jak wprowadzić figurę z powrotem do gry?
question-43 = Jak porusza się podwajacz?
question-40 = Czy przeciwnik może stanąć na moim blokerze?
question-70 = Czy cztery pola na środku liczą się jako rząd?
question-74-75 = Jak punktuje się sekwencję?
question-71-76 = Czy dostaję jeszcze raz punkty za stary rząd?
question-55-59 = Czy mogę użyć kamienia domina dwa razy?
question-58 = Który kamień mogę wybrać?
question-66 = Czy dostaję punkty za rzędy partnera?
question-86-87 = Co znaczy równa liczba tur?
question-18 = Którą kostkę trzeba zagrać najpierw?
question-19 = Czy mogę cofnąć się tą samą kometą?
question-27 = Co, jeśli cały brzeg jest zajęty?
question-6 = Ile mam komet?
question-78 = Czy punktuję dwa rzędy naraz?
