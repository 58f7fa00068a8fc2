## L’explorateur : qui l’a joué

explorer-me = Toi
explorer-people = Personnes
