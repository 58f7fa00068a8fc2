# O co pytają gracze; nazwa mówi, które zasady na to odpowiadają. Wyszukiwarka zasad zna te pytania.

question-1 = Ile osób może grać?
question-5 = Ile energii mam na początku?
question-13 = Co, jeśli dwie osoby mają tyle samo energii?
question-11 = Czy mam turę bez energii?
question-20 = Czy mogę cofnąć akcję?
question-25-27 = Jak przesunąć energię do następnej stacji?
question-27 = Czy mogę użyć obu mostów naraz?
question-33-60 = Czy wymieniona karta liczy się jako zagrana?
question-42-69 = Jaki jest limit kart na ręce?
question-39 = Co dzieje się w dowództwie?
question-45 = Czy przy rozdawaniu energii pomija się pełne stacje?
question-48 = Czy mogę przestawić zadokowany prom?
question-51 = Czy mogę kraść karty innym?
question-54-53 = Kiedy dostaję ukradzione karty?
question-57 = Ile kosztuje prom w centrum energii?
question-70 = Kiedy kończy się gra?
question-72-73 = Co przy remisie na laserze?
question-68 = Czy na koniec rundy dostaję karty?
question-64-65 = Co, jeśli talia jest pusta?
question-74 = Jak długo trwa gra na czas?
question-60 = Ile kart mogę dobrać?
