# O co pytają gracze; nazwa mówi, które zasady na to odpowiadają. Wyszukiwarka zasad zna te pytania.

question-1 = Ile jest rund?
question-18 = Ile kosztuje kostka na minus jeden?
question-27 = Co oznacza gwiazda na kostce?
question-31-32 = Gdzie trafiają odpady, gdy moje pola są pełne?
question-24 = Do czego służy pole badań?
question-34 = Czy mogę zachować punkty na później?
question-41 = Jak ulepszać kostki technologii?
question-36-37 = Gdzie mogę położyć surowiec?
question-44 = Ile mam dodatkowych akcji?
question-46 = Ile kart dobieram?
question-48 = Co się dzieje, gdy talia jest pusta?
question-52-54 = Jak daleko mogę lecieć?
question-58 = Czy mogę zatrzymać się na cudzym statku?
question-62-63 = Jak zasiedlić planetę?
question-64 = Kiedy planeta jest opłacona?
question-67 = Ile kosztuje stacja?
question-71 = Gdzie mogę wykonać misję?
question-78-80 = Kiedy mogę położyć placówkę?
question-83 = Czy mogę kupić surowiec za paliwo?
question-90 = Kiedy kończy się gra?
