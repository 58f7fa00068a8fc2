## Torneos

notice-round-title = Ha empezado una ronda
notice-round = Ha empezado una ronda de tu torneo y el tiempo corre: { $games }.
notice-place-title = El torneo ha terminado
notice-place = Tu puesto: { $place } de { $entrants }, { $games }.
