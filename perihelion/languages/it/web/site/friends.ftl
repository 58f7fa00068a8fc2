## Che cosa è salvato su amici e ricerca di tavoli

stored-friends = i tuoi amici, a chi l’hai chiesto e, se lo lasci vedere a loro, quando eri qui l’ultima volta
stored-pairing = che aspetti un tavolo, e di quale tipo di tavolo vuoi sapere
