## L’esploratore: che cosa si è giocato in una posizione

explorer = Che cosa si è giocato qui
explorer-wait = Sto cercando…
explorer-about = «Vinte» è la quota di partite vinte da chi ha fatto la mossa. L’intervallo tra parentesi lascia spazio alla fortuna: poche partite, intervallo ampio.
explorer-no-turn = In questo momento nessuno decide: vai a uno in cui tocca a qualcuno. Da un posto vedi solo le decisioni di quel giocatore.
explorer-nothing = Nessuno è mai stato in questa posizione. L’esploratore conosce gli inizi delle partite: le tue, quelle pubbliche, e quelle tra bot.
explorer-known-one = In questa esatta posizione: { $n } partita
explorer-known-other = In questa esatta posizione: { $n } partite
explorer-decisions-one = Dopo le stesse mosse, con qualsiasi fortuna: { $n } partita
explorer-decisions-other = Dopo le stesse mosse, con qualsiasi fortuna: { $n } partite
explorer-own-one = Dopo le stesse mosse di questo giocatore: { $n } partita
explorer-own-other = Dopo le stesse mosse di questo giocatore: { $n } partite
explorer-times = { $n } ×
explorer-won = vinte { $share } % (da { $low } a { $high } %), { $points } punti in media
explorer-more-one = { $n } altra mossa
explorer-more-other = { $n } altre mosse
