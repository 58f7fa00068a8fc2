# O co pytają gracze; nazwa mówi, które zasady na to odpowiadają. Wyszukiwarka zasad zna te pytania.

question-7 = Ile kart zagrywam w turze?
question-8-9 = Gdzie mogę położyć kartę?
question-11 = Czy mogę zagrać obok cudzej karty?
question-8 = Czy mogę zagrać na zajęte pole?
question-18 = Czy mogę odrzucić kartę, choć da się zagrać?
question-21 = Ile towarów mogę mieć?
question-22-23 = Co dostaję w mieście?
question-24 = Czy mogę zrealizować zamówienie nocne w mieście dziennym?
question-31 = Czy mogę zapłacić premią za to samo zamówienie?
question-29 = Co, jeśli mój rząd zamówień jest pełny?
question-32-41 = Kiedy rusza się sterowiec?
question-33-37 = Kiedy punktują moje karty?
question-35 = Co dzieje się z kartami, które zapunktowały?
question-44 = Kiedy kończy się gra?
question-48 = Czy pozostałe towary są coś warte?
question-43 = Kiedy dobieram nową kartę?
question-50 = Ile mam miejsca w magazynie zimą?
question-57 = W jakiej kolejności wybieramy ulepszenia?
question-61 = Jak gra rywal?
question-6 = Czy drewno może się skończyć?
