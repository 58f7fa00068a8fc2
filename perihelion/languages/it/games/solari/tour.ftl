### Il primo turno, spiegato a chi comincia.

tour-welcome = Hai sei comete. Mettine in fila tre o più e fai punti; una fila più lunga ne dà molti di più. { $target ->
    [0] Vince chi ha più punti.
   *[other] Vince chi arriva per primo a { $target } punti.
}
tour-MOVE1 = Hai due numeri. Ognuno muove una cometa, in linea retta ed esattamente di tanto; salta tutto ciò che incontra.
tour-MOVE2 = Ora l’altro numero, con un’altra cometa o ancora con la stessa.
tour-KO1 = Hai raggiunto una cometa e l’hai buttata fuori. Muovi ancora la stessa cometa, o metti prima l’altra sul bordo.
tour-PLACE = La cometa colpita torna sul bordo, e scegli tu dove: meglio lontano dalle altre del suo colore.
tour-WILD = Il doppio sei è un jolly: scegli due numeri qualsiasi.
tour-ENTER = Una cometa finita fuori dal tabellone rientra in una casella indicata dai tuoi due numeri.
tour-news-hit = Una delle tue comete è stata colpita ed è sul bordo. Non perdi punti: riportala dentro.
tour-scored-points = { $n ->
    [one] Hai segnato un punto!
   *[other] Hai segnato { $n } punti!
}
tour-end = Questo era un turno. Le nuove file danno punti da sole. E tieni d’occhio gli altri: puoi arrivare sulle loro comete e mandarle sul bordo.
