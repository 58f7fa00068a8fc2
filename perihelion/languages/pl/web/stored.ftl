## Zapisane rzeczy, których nie da się pokazać w całości

analysis-unreadable = Nie ma planszy, ale nic nie przepadło: oto wszystkie ruchy, nazwy i komentarze tej analizy.
