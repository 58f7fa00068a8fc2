# Un dispositivo che gioca senza server.

error-needs-server = Per questo serve un server, e stai giocando solo su questo dispositivo.
error-needs-others = Per questo servono altre persone, e quindi un server. Stai giocando solo su questo dispositivo.
error-needs-account = Per un account serve un server. Su questo dispositivo non ne hai bisogno.
error-needs-solver = Per le carte nascoste di una partita a un tavolo vero serve un programma che non è ancora su questo dispositivo. Collegati una volta a internet per caricarlo, o inserisci le mani scoperte.
error-local-damaged = La partita salvata di questo tavolo è danneggiata e non si può mostrare. È ancora salvata, ed è nel file con le tue partite.
error-local-file = Questo file non contiene partite di Perihelion, o è danneggiato. Niente è cambiato.
error-local-known = Tutte le partite di questo file sono già qui.
local-daily = Le estrazioni di questa sfida seguono dalla sua data e da numeri che tutti conoscono. Sono uguali su ogni dispositivo, ma non sigillate.
