## Pagine in riquadri di altri siti

embed-replay = Una partita finita, senza nomi.
embed-replay-play = Riproducila qui
embed-replay-open = Apri la partita, passo per passo
embed-board = Il tabellone di { $game }
embed-puzzle = { $game }: un problema
embed-puzzle-about = Una giocata è molto migliore di tutte le altre. La trovi?
embed-puzzle-open = Risolvilo
embed-daily = La partita di oggi: { $game }
embed-daily-about = Oggi tutti ricevono la stessa fortuna ({ $luck }).
embed-daily-open = Gioca la partita di oggi

## Mostrare una partita ad altri

replay-quiet = Nascondi il seguito
bgstats = Salva in BG Stats
