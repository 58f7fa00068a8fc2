# Che cos’è una cosa sul tabellone, quando qualcuno la indica.
about-field-later = La striscia non è ancora posata.
about-island = Una carta qui dà tante risorse quanto il suo valore: 0, 1 o 2 ({ $good }).
about-city = Una carta qui dà tante stelle quanto il suo valore, e consegni uno degli ordini { $light_pl } scoperti.
about-taken = La casella è occupata.
about-airship = Il dirigibile è qui: puoi sempre raggiungere la sua casella e quelle vicine.
about-first-strip = Questa striscia si conteggia quando il dirigibile avanza.
about-way = { $n ->
    [one] 1 risorsa a scelta per arrivarci
   *[other] { $n } risorse a scelta per arrivarci
}
about-card = { $value ->
    [0] Giocata, non dà niente, ma il dirigibile avanza e la striscia in fondo si conteggia.
    [1] Giocata, dà 1 risorsa dell’isola, o 1 stella in una città.
   *[other] Giocata, dà { $value } risorse dell’isola, o { $value } stelle in una città.
}
about-card-star = Al conteggio della sua striscia: una stella se sta sull’isola giusta ({ $good }).
about-card-kind = Al conteggio della sua striscia: { $n ->
    [one] 1 risorsa dell’isola, o 1 stella in una città
   *[other] { $n } risorse dell’isola, o { $n } stelle in una città
}.
about-card-goods = Al conteggio della sua striscia: { $goods }.
about-and = e
about-or = o
about-order = Consegnalo in una città { $light_f }: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}, e il bonus del posto in cui va.
about-order-done = Consegnato: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
} alla fine.
about-pile = Quando si consegna un ordine, da qui si scopre il prossimo, finché ce ne sono.
about-place = { $summer ->
    [1] Gli ordini riempiono i posti da sinistra. Un ordine qui dà: { $bonus }.
   *[other] Scegli tu dove va un ordine; i livelli più alti richiedono ordini sotto. Un ordine qui dà: { $bonus }.
}
about-covered = { $both ->
    [1] Quando entrambi i posti 1a hanno un ordine: { $effect }
   *[other] Quando qui c’è un ordine: { $effect }
}
about-stars = { $n ->
    [one] 1 stella
   *[other] { $n } stelle
}
about-any-good = una risorsa a scelta
about-storage = uno spazio in più nella stiva
about-per-order = alla fine 1 stella per ognuno dei tuoi ordini
about-upgrade = { $works ->
    [1] { $effect } È attiva.
   *[other] { $effect } Non è ancora attiva.
}
about-goods = Pagano gli ordini e il viaggio verso le caselle lontane. Alla fine due risorse qualsiasi valgono 1 stella. Stiva: { $used } di { $capacity }.
about-player = Stelle da ordini, carte e posti; { $pairs ->
    [1] contano le coppie di un ordine diurno e uno notturno, e due risorse sono una stella
   *[other] due risorse sono una stella
}. Stiva: { $used } di { $capacity }.
about-rival = Dopo ogni tuo turno gioca una carta, e un dado dice dove. In una città prende l’ordine scoperto migliore senza pagare. Vinci se hai più stelle.
about-deck = Alla fine del tuo turno peschi una carta da qui. Quando tutte e 16 sono usate, la partita è finita.
about-discard = Le carte conteggiate o scartate sono fuori dal gioco. Puoi scartarne una solo se nessuna si può giocare senza pagare; allora il dirigibile avanza.
about-hand = Ognuno ha fino a tre carte e ne usa una a ogni turno. Le vede solo chi le ha.
about-die = Decide dove va la carta del Rivale: da 1 a 5 la casella del dirigibile e quelle intorno, 6 la città più vicina con un ordine.
about-rival-deck = Le carte del Rivale. Ne gioca una dopo ogni tuo turno.
about-level-1 = È attiva quando entrambi i tuoi posti 1a hanno un ordine.
about-level-3 = Ogni metà è attiva quando c’è un ordine al posto 3b della sua riga.
