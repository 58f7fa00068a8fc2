## A un tavolo vero: che cosa si chiede quando decide il caso

ask-LAYOUT = Con quale lato delle strisce giocate?
ask-STRIP = Quale striscia è nella riga { $n }? La riga 5 è davanti.
ask-SHOW = Quale tessera ordine è al posto { $n } tra gli ordini scoperti ({ $light })?
ask-DEAL = Quale carta riceve { $name }?
ask-OFFER = Quale tessera miglioria è al posto { $n } dell’offerta?
ask-HALF_DAY = Quale metà diurna è al posto { $n } dell’offerta?
ask-HALF_NIGHT = Quale metà notturna è al posto { $n } dell’offerta?
ask-REFILL = Quale tessera ordine va al posto { $n } tra gli ordini scoperti ({ $light })?
ask-DRAW = Quale carta pesca { $name }?
ask-RIVAL = Quale carta scopre il Rivale?
ask-DIE = Che cosa mostra il dado?
