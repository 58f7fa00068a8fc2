## À une vraie table : ce qu’on demande quand le hasard décide

ask-LAYOUT = Quelle station est à la place { $n } de l’anneau ? Dans le sens horaire ; le centre énergétique est la sixième.
ask-BRIDGE = { $spare_id ->
        [0] De quelle couleur est le pont qui suit { $station_le } dans le sens horaire ?
       *[other] De quelle couleur est le { $spare_id ->
            [1] premier
           *[other] deuxième
        } pont de réserve ?
    }
ask-TILE_A = Quelle première moitié de tuile de départ reçoit { $name } ?
ask-TILE_B = Quelle deuxième moitié de tuile de départ reçoit { $name } ?
ask-PLACING = { $n ->
        [1] Qui place ses marqueurs en premier ?
       *[other] Qui place ses marqueurs ensuite ?
    }
ask-DEAL = Quelle carte reçoit { $name } ?
ask-DISPLAY = Quelle carte vient à la place { $n } de l’étalage ?
ask-DRAW = Quelle carte pioche { $name } ?
ask-STEAL = Quelle carte passe de { $other } à { $name } ?
ask-SWAP_CARD = Quelle carte est retournée pour les ponts ?
ask-SWAP_PLACE = Lequel des ponts de réserve va juste après { $station_le }, dans le sens horaire ?
