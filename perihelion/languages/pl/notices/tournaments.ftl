## Turnieje

notice-round-title = Zaczęła się runda
notice-round = W twoim turnieju zaczęła się runda, a zegar już idzie: { $games }.
notice-place-title = Turniej się skończył
notice-place = { $games }: twoje miejsce to { $place } z { $entrants }.
notice-season-title = Zaczął się sezon
notice-season = Zaczął się sezon { $season } ({ $name }), a zegar już idzie. Grasz w dywizji { $division }.
notice-season-up = Zaczął się sezon { $season } ({ $name }), a zegar już idzie. Awans: grasz teraz w dywizji { $division }.
notice-season-down = Zaczął się sezon { $season } ({ $name }), a zegar już idzie. Spadek: grasz teraz w dywizji { $division }.
