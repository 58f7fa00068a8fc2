## Zapisane rzeczy, których nie da się pokazać w całości

undrawn = Planszy nie da się tu narysować
undrawn-about = To błąd w Perihelionie. Nic nie przepadło i możesz grać dalej: pozycja jest opisana poniżej, a każdy ruch ma przycisk.
error-practice-unshown = Tego błędu nie da się już pokazać, bo zmieniły się zasady albo z powodu błędu w Perihelionie. Jest zachowany i wróci za kilka dni; inne czekają na liście.
