## Tournaments

notice-round-title = A round has begun
notice-round = A round of your tournament has begun, and the clock is running: { $games }.
notice-place-title = The tournament is over
notice-place = You finished in place { $place } of { $entrants }: { $games }.
