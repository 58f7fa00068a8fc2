### Il primo turno, spiegato a chi comincia.

tour-welcome = Intorno al laser ci sono sei stazioni, e in ognuna hai energia. Con le carte la sposti, finché le navette non la portano al laser nel mezzo. Quando qualcuno ne ha sette lì, si finisce il round, e vince chi ha più energia sul laser.
tour-CHOOSE = La stazione con il campo chiaro è attiva, e lì ognuno gioca un turno. Le carte con il suo simbolo portano energia qui; le carte nel colore di un ponte la mandano alla stazione vicina.
tour-REPLENISH = Ogni carta con il simbolo di questa stazione aggiunge qui una tua energia. Giocane quante vuoi, poi finisci.
tour-REDIRECT = Ogni carta nel colore di un ponte sposta un’energia alla stazione vicina. Verso la centrale energetica si sbaglia di rado.
tour-EXCHANGE_DISCARD = Scarta una carta che non puoi usare; in cambio ne ricevi un’altra.
tour-EXCHANGE_DRAW = Prendi una carta scoperta che ti serve, o tenta la fortuna con il mazzo.
tour-ENGINE = Un’energia di qui paga due carte della stessa stazione, e ognuna porta lì un’energia, per quanto lontano sia.
tour-HQ_DRAW = Il quartier generale trasforma energia in carte. Prendine una scoperta, o una dal mazzo.
tour-HQ_MORE = Altre due carte per un’altra energia? Alla fine del turno ne tieni sette.
tour-BIOTOPE = Paga un’energia, e le stazioni seguenti da una parte ne ricevono una ciascuna.
tour-PORT = Una navetta resta dove la fai attraccare per questo round. Scegli un posto dove hai energia, e un colore di cui hai carte.
tour-CANTEEN = Per un’energia peschi una carta a caso dalla mano di un altro giocatore.
tour-CENTRE = Qui si raccolgono i frutti: un’energia qui, una dove la navetta è attraccata, e una carta del suo colore fanno un passo sul laser.
tour-REPLACE = Peschi una carta ogni due che hai giocato.
tour-LIMIT_TURN = Puoi tenere sette carte. Scarta ciò che ti serve di meno.
tour-scored-laser = { $n ->
    [one] Un passo sul laser!
   *[other] { $n } passi sul laser!
}
tour-end = Questo era un turno; presto tocca alla prossima stazione. Nella centrale energetica ti servono tre cose: energia lì, energia dove una navetta è attraccata, e carte del suo colore.
