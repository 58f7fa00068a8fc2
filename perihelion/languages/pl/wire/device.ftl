# Urządzenie, które gra bez serwera.

error-needs-server = To wymaga serwera, a grasz tylko na tym urządzeniu.
error-needs-others = To wymaga innych ludzi, a więc serwera. Grasz tylko na tym urządzeniu.
error-needs-account = Konto wymaga serwera. Na tym urządzeniu go nie potrzebujesz.
error-needs-solver = Ukryte karty gry przy prawdziwym stole wymagają programu, którego nie ma jeszcze na tym urządzeniu. Połącz się raz z internetem, żeby go wczytać, albo wpisuj karty odkryte.
error-local-damaged = Zapis gry z tego stołu jest uszkodzony i nie da się go pokazać. Wciąż jest zachowany i trafi do pliku z twoimi grami.
error-local-file = W tym pliku nie ma gier Perihelionu albo jest uszkodzony. Nic się nie zmieniło.
error-local-known = Wszystkie gry z tego pliku już tu są.
local-daily = Losowania tego rozdania wynikają z daty i z liczb, które zna każdy. Są takie same na każdym urządzeniu, ale nie są zapieczętowane.
