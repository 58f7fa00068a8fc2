### Il primo turno, spiegato a chi comincia.

tour-welcome = Hai sedici turni: prendi un dado, usa il suo colore, poi vola, costruisci o colonizza. Vince chi ha più punti. È un gioco corposo; questo primo turno ti mostra come funziona.
tour-KEEP = Prima della partita: hai tre carte e ne tieni due. Tieni quelle che sembrano facili da pagare.
tour-START_PUSH = Più a destra sta un dado tecnologia, più cubi del suo colore puoi mettere nella stiva. Uno dei tuoi parte in vantaggio.
tour-START_UP = Il valore di un dado tecnologia dice quanto vale una stella del suo colore. Uno dei tuoi parte in vantaggio.
tour-TURN_START = Prendi un dado dal ponte di comando. Il colore dice che cosa puoi fare, la faccia quanto. Il numero sotto è un bonus in carburante o SpaceBuck; −1 vuol dire che paghi.
tour-PLACE_DIE = Metti il dado su una casella normale. Le altre caselle cambiano il suo colore o ti fanno fare ricerca, una volta per round, ma portano scorie.
tour-BONUS = Con questo dado la ruota ti dà qualcosa: il carburante ti porta più lontano, gli SpaceBuck comprano un punto in più.
tour-MALUS = Questo dado costa un carburante o uno SpaceBuck.
tour-RESEARCH = Ricerca: pesca una carta, o giocane subito una.
tour-ACTION = Prendi cubi del colore, o usa ciò che il colore sa fare. I cubi pagano stazioni e missioni.
tour-STORE = Metti il cubo nella sua riga. Sono aperte solo le caselle a sinistra del tuo dado tecnologia.
tour-UPGRADE = Potenzia un dado tecnologia: da ora le sue stelle valgono di più.
tour-PUSH = Spingi a destra un dado tecnologia: poi nella sua riga entra di più.
tour-B_MENU = Un’azione extra, se vuoi: vola a un pianeta, compra un propulsore, pesca o gioca una carta. Oppure finisci il turno.
tour-FLIGHT = Le caselle segnate sono entro la tua portata. Un pianeta coperto è una buona meta: vola lì e scoprilo.
tour-LAND = Eccoti a destinazione. Colonizza il pianeta, o lascialo e prendi cubi; su una casella vuota puoi costruire.
tour-DRIVES = Un altro propulsore ti porta più lontano a ogni volo.
tour-TURN_END = Puoi ancora scambiare qualcosa. Poi tocca agli altri.
tour-scored-planets = { $n ->
    [one] Il pianeta è tuo: 1 punto!
   *[other] Il pianeta è tuo: { $n } punti!
}
tour-scored-missions = { $n ->
    [one] Missione compiuta: 1 punto!
   *[other] Missione compiuta: { $n } punti!
}
tour-end = Questo era un turno: un dado, ciò che fa il suo colore, e un’azione extra. La maggior parte dei punti viene dai pianeti, e due propulsori si ripagano presto.
