## A un tavolo vero: che cosa si chiede quando decide il caso

ask-CHANCE_TILE = Quale tessera è nel settore { $sector }?
ask-CHANCE_ROTATION = Di quanto è girata la tessera nel settore { $sector }?
ask-CHANCE_BACK = { $set_up ->
        [1] Di che colore è il dorso del pianeta { $n } nel settore { $sector }? Dal suo centro verso l’esterno, ogni anello in senso antiorario da destra.
       *[other] Di che colore è il dorso del pianeta sotto la nave di { $name }?
    }
ask-CHANCE_START_PLAYER = Chi inizia?
ask-CHANCE_START_CARD = Quale carta iniziale riceve { $name }?
ask-CHANCE_CARD = Quale carta pesca { $name }?
ask-CHANCE_DIE = { $set_up ->
        [1] Quale dado esce dal sacchetto come numero { $n } di 4, e che cosa mostra?
       *[other] Quale dado esce dal sacchetto, e che cosa mostra?
    }
ask-CHANCE_CENTRE = Quale centro di scambio si estrae per il round { $n }?
ask-CHANCE_PLANET = Quale pianeta si scopre sotto la nave di { $name }?

sector-1 = a destra
sector-2 = in alto
sector-3 = in alto a sinistra
sector-4 = a sinistra
sector-5 = in basso
sector-6 = in basso a destra
sector-0 = al centro
