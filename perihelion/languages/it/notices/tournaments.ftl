## Tornei

notice-round-title = È iniziato un turno
notice-round = È iniziato un turno di un tuo torneo, e l’orologio corre: { $games }.
notice-place-title = Il torneo è finito
notice-place = Sei al posto { $place } di { $entrants }: { $games }.
