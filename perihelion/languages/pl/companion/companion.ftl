## Gra przy prawdziwym stole, wpisywana tutaj

companion-chance = Co wypadło? Dotknij tego.
companion-turn = { $name }: { $prompt }
companion-your-turn = Twoja tura:
companion-asked = { $name }, { $prompt }
companion-ended = Gra jest tu zakończona. Żeby grać dalej, cofnij ostatni wpis.
companion-assumed = Nie da się tak rozdać niewidocznych kart, żeby pasowały do tego i do wszystkich wcześniejszych wpisów. Najpewniej jakiś wcześniejszy wpis jest błędny: przejrzyj listę wpisów i popraw go tam.
companion-unreadable = „{ $text }” nie da się tu wpisać.
error-companion-many = Wpisz od jednej do { $n } rzeczy, oddzielonych przecinkami.
error-companion-entry = Poprawiać można tylko wpisy.
error-companion-full = Masz już zapisanych gier: { $n }. Najpierw usuń jedną.
error-companion-unknown = Nie ma takiej gry albo należy do kogoś innego.
companion-unshown = Niektórych z ostatnich wpisów nie da się pokazać.
error-companion-show = Tego nie da się pokazać z powodu błędu w Perihelionie, więc nie zostało wpisane. Wszystko wcześniej jest zapisane.
error-companion-moment = Tej chwili nie da się pokazać z powodu błędu w Perihelionie. Wciąż możesz cofać wpisy jeden po drugim.
error-companion-unshown = Najpierw cofnij wpisy, których nie da się pokazać.
error-companion-nothing = Tej gry nie da się pokazać z powodu błędu w Perihelionie. Nic nie przepadło: otworzy się znowu, gdy błąd zostanie naprawiony.
