## Odmowy w turniejach

error-tournament-unknown = Nie ma takiego turnieju. Może link jest niepełny.
error-tournament-organiser = To może zrobić tylko osoba prowadząca turniej: szef grupy albo operator serwera.
error-tournament-many = Prowadzisz już tyle trwających turniejów: { $n }. Najpierw zakończ jeden z nich.
error-tournament-plan = Nie ma takiego turnieju, gdy przy stole gra tyle osób: { $seats }.
error-tournament-starts = Ten czas już minął. Wybierz późniejszy albo żaden.
error-tournament-enter = Nie możesz się teraz zapisać: już grasz, turniej jest pełny lub skończony albo jest tylko dla członków grupy.
error-tournament-begun = Już się zaczął.
error-tournament-few = Zapisało się za mało osób: potrzeba co najmniej { $n }.
error-tournament-substitute = Ten rezerwowy nie może już zająć tego miejsca.
error-tournament-adjourn = Ten stół nie może dostać więcej czasu: już skończył albo wszystkie stoły rundy mają te same losowania.
error-league-season = Ostatni sezon jeszcze się nie skończył albo następny właśnie się zaczął.
