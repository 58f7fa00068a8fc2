## Tournaments

notice-round-title = A round has begun
notice-round = A round of your tournament has begun, and the clock is running: { $games }.
notice-place-title = The tournament is over
notice-place = You finished in place { $place } of { $entrants }: { $games }.
notice-season-title = A season has begun
notice-season = Season { $season } of { $name } has begun, and the clock is running. You play in division { $division }.
notice-season-up = Season { $season } of { $name } has begun, and the clock is running. You have gone up to division { $division }.
notice-season-down = Season { $season } of { $name } has begun, and the clock is running. You have gone down to division { $division }.
