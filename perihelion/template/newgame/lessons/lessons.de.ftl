lesson-last-stick = Das letzte Holz
lesson-last-stick-text = Wer das letzte Holz nimmt, gewinnt. Du nimmst eines, zwei oder drei, dann ist der andere dran.
lesson-last-stick-goal = Nimm das letzte Holz.
lesson-last-stick-hint = Lass so viele liegen, dass der andere sie nicht alle auf einmal nehmen kann.
lesson-last-stick-done = Vier für den anderen: Das ist das Geheimnis dieses Spiels.
lesson-last-stick-missed = Das letzte Holz gehört nicht dir. Wie viele sollte der andere vorfinden?
