## Toernooien

notice-round-title = Er is een ronde begonnen
notice-round = Er is een ronde van je toernooi begonnen en de tijd loopt: { $games }.
notice-place-title = Het toernooi is afgelopen
notice-place = Jouw plaats: { $place } van { $entrants }, { $games }.
