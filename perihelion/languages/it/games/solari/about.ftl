# Che cos’è una cosa sul tabellone, quando qualcuno la indica.
about-cell = Con { $row } e { $column } un pezzo fuori dal tabellone rientra qui.
about-sun = Una delle quattro caselle del sole: anche tre o quattro delle tue comete qui sono una fila. Con { $row } e { $column } un pezzo fuori dal tabellone rientra qui.
about-rim = I pezzi colpiti vanno sul bordo. { $doubler ->
    [1] I raddoppiatori si muovono lungo il bordo.
   *[other] Qui le file contano come altrove.
}
about-comet = Si muove esattamente di tante caselle quante ne indica un valore, in linea retta, e salta ciò che incontra. Tre o più in fila danno punti.{ $level ->
    [1] { "" }
    [2] {" "}Se i numeri sono in ordine, di più.
   *[other] {" "}Se i numeri sono in ordine, di più, e anche se guardano tutte dalla stessa parte.
}
about-hunter = Si muove come una cometa, e anche in diagonale. Il suo proprietario piazza i pezzi altrui che colpisce su qualsiasi casella del bordo. Non conta nelle file.
about-blocker = Si muove come una cometa, ma gli altri non possono arrivarci sopra. Non conta nelle file.
about-doubler = Si muove solo lungo il bordo, nei due sensi. Le file su una linea che passa per la sua casella contano doppio per il suo proprietario. Gli altri non possono arrivarci sopra.
about-piece-target = Arrivaci sopra e lo butti fuori, sul bordo.
about-piece-off = È fuori dal tabellone. Il suo proprietario deve farlo rientrare: 2 e 5, per esempio, portano alla casella 25 o 52.
about-player = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} finora{ $teams ->
    [1] , { $team } insieme al compagno
   *[other] { "" }
}. { $target ->
    [0] Alla fine vince chi ha più punti.
   *[other] Vince chi arriva per primo a { $target }.
}
about-counter = Conta i punti intorno al tabellone, 36 per giro. Non influisce sul gioco.
about-tile = Tessera { $lower }-{ $higher }
    .effect = { $used ->
        [1] Già giocata. Ogni tessera si gioca una volta sola.
       *[other] { $six ->
            [1] Giocala per un turno con due valori a tua scelta. Ogni tessera si gioca una volta sola.
           *[other] Giocala per un turno con questi due valori. Ogni tessera si gioca una volta sola.
        }
    }
about-value = Con il 6-6 scegli due valori qualsiasi, uno minore e uno maggiore, e giochi quelli.
about-facing = La cometa guarderà da questa parte. Tre o più vicine di una fila che guardano dalla stessa parte danno 1, 3, 9 o 27 punti in più.
about-tray = { $dice ->
    [1] I dadi
   *[other] La tessera
}
    .left = { $count ->
        [0] Non restano valori da giocare.
        [one] Resta da giocare: { $values }.
       *[other] Restano da giocare: { $values }, un pezzo due volte o due pezzi una volta ciascuno.
    }
    .effect = Una nuova fila di 3, 4, 5, 6 comete dà 1, 3, 9, 27 punti{ $level ->
        [1] .
        [2] , con i numeri in ordine altri 2, 6, 18, 54.
       *[other] , con i numeri in ordine altri 2, 6, 18, 54, tutte con lo stesso orientamento altri 1, 3, 9, 27.
    }
