## Turnieje

notice-round-title = Zaczęła się runda
notice-round = W twoim turnieju zaczęła się runda, a zegar już idzie: { $games }.
notice-place-title = Turniej się skończył
notice-place = { $games }: twoje miejsce to { $place } z { $entrants }.
