## Turniere

notice-round-title = Eine Runde hat begonnen
notice-round = In deinem Turnier hat eine Runde begonnen, und die Uhr läuft: { $games }.
notice-place-title = Das Turnier ist zu Ende
notice-place = Du bist auf Platz { $place } von { $entrants } gelandet: { $games }.
