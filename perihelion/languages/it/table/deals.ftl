# Sfide: le stesse estrazioni per tutti.

error-deal = Non si può quando tutti giocano la stessa sfida.
error-deal-sealed = Le estrazioni di questa sfida restano sigillate finché non l’hanno giocata tutti.
error-deal-seat = In una sfida ognuno gioca per sé, e i posti sono fissi: qui nessuno può subentrare.
error-deal-none = Per questo giorno non c’è una sfida. Forse l’orologio del server era sbagliato; torna più tardi.
error-deal-clock = L’orologio di questo server è appena cambiato. Riprova tra un’ora.
error-deal-opened = Questa sfida è stata aperta prima della fine del suo giorno, perché l’orologio del server era sbagliato. Non si può più giocare.
error-deal-end = Una sfida si gioca fino in fondo. Puoi abbandonare.
error-deal-hidden = Questo tavolo puoi guardarlo più tardi. Altri giocano ancora con le stesse estrazioni; fino ad allora lo vedono solo i suoi giocatori.
error-deal-begun = Hai già iniziato questa sfida. Ognuno la gioca una volta.
error-deal-tables = I tavoli possono essere da { $least } a { $most }.
undo-deal = In una sfida non si annulla dopo un lancio o una pescata, o dopo la mossa di un altro giocatore.
error-deal-unknown = Questa sfida non esiste.
error-deal-persons = Almeno un posto è per una persona.
fair-deal = La sfida ({ DATETIME($deal, dateStyle: "long") }): le stesse estrazioni per tutti, sigillate prima. Il sigillo si apre quando il giorno è finito.
fair-deal-set = Le stesse estrazioni a tutti i tavoli di questo gruppo. Si aprono quando tutti hanno finito.
error-deal-twice = Stai già giocando a un altro tavolo con le stesse estrazioni.
