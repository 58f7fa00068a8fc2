# Un dispositivo que juega sin servidor.

error-needs-server = Esto necesita un servidor, y juegas solo en este dispositivo.
error-needs-others = Esto necesita a otras personas, y por tanto un servidor. Juegas solo en este dispositivo.
error-needs-account = Una cuenta necesita un servidor. En este dispositivo no te hace falta ninguna.
error-needs-solver = Las cartas ocultas de una partida en una mesa real necesitan un programa que aún no está en este dispositivo. Conéctate una vez a internet para cargarlo, o anota las manos a la vista.
error-local-damaged = La partida guardada de esta mesa está dañada y no se puede mostrar. Sigue guardada, y está en la exportación de tus partidas.
error-local-file = Este archivo no contiene partidas de Perihelion, o está dañado. No ha cambiado nada.
error-local-known = Todas las partidas de este archivo ya están aquí.
local-daily = Los sorteos de este reparto se deducen de su fecha y de números que conoce todo el mundo. Son los mismos en todos los dispositivos, pero no están sellados.
