## Toernooien

notice-round-title = Er is een ronde begonnen
notice-round = Er is een ronde van je toernooi begonnen en de tijd loopt: { $games }.
notice-place-title = Het toernooi is afgelopen
notice-place = Je bent op plaats { $place } van { $entrants } geëindigd: { $games }.
notice-season-title = Er is een seizoen begonnen
notice-season = Seizoen { $season } is begonnen ({ $name }) en de tijd loopt. Je speelt in divisie { $division }.
notice-season-up = Seizoen { $season } is begonnen ({ $name }) en de tijd loopt. Je bent gepromoveerd naar divisie { $division }.
notice-season-down = Seizoen { $season } is begonnen ({ $name }) en de tijd loopt. Je bent gedegradeerd naar divisie { $division }.
