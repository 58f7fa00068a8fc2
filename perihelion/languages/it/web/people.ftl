## Trovare persone: che cosa cercano i tavoli, e gruppi privati

setting-level = Giocatori cercati
setting-level-about = Si vede accanto al tavolo nella pagina dei giochi. Chiunque può sedersi.
level-any = chiunque
level-learning = chi sta ancora imparando
level-rating = vicino al mio punteggio
wanted-minutes = { $time } a turno
wanted-bank = più { $time } per la partita
wanted-learning = per chi sta ancora imparando
wanted-around = per giocatori intorno a { $points }
wanted-reliable = per giocatori affidabili
seat-kept = Il tuo posto
waits-for-you = ti aspetta
seat-held = Riservato per { $name }
filter = Quali tavoli
filter-game = Gioco
filter-game-all = Tutti i giochi
filter-speed = Velocità
filter-speed-all = Qualsiasi velocità
filter-speed-live = In una volta
filter-speed-days = Su più giorni
filter-level = Giocatori cercati
filter-level-all = Qualsiasi livello
filter-level-learning = Sto ancora imparando
filter-level-rating = Per chi ha un punteggio
filter-none = Al momento nessun tavolo così.
groups = Gruppi
groups-about = Un club, una famiglia, amici: un gruppo ha i suoi tavoli, i suoi risultati e la sua classifica. Può entrare solo chi ha il link, e nessun altro lo vede.
group-new = Nuovo gruppo
group-name = Nome del gruppo
group-create = Crea il gruppo
group-invited = Hai un invito per «{ $name }»
group-invited-about = Gli altri ti vedono come «{ $me }». Vedi i tavoli e i risultati del gruppo, e puoi lasciarlo in qualsiasi momento.
group-members-one = { $n } membro
group-members-other = { $n } membri
group-join = Entra
group-invite = Invita
group-invite-about = Chi ha questo link può entrare nel gruppo.
group-tables = Tavoli
group-tables-empty = Ancora nessun tavolo. Aprine uno: tutti nel gruppo lo vedono qui.
group-table = Un tavolo di «{ $name }»: lo vede solo il gruppo.
group-ranking = Classifica
group-ranking-about = Un punto per ogni giocatore che hai superato in una partita, mezzo punto per un pareggio. I bot non contano.
group-won = Vittorie
group-results = Ultime partite
group-people = Membri
group-head = guida il gruppo
group-renew = Nuovo link
group-renew-about = Il vecchio link smette di funzionare. I membri restano.
group-remove-about = { $name } non vede più il gruppo. Il link cambia, quindi con il vecchio non si può tornare.
group-leave = Lascia il gruppo
group-leave-about = Non vedi più i suoi tavoli e risultati, e puoi tornare solo con il suo link. Le tue partite in corso continuano.

## Notifiche: il messaggio del giorno

notices-digest = Un messaggio al giorno
notices-digest-about = Un messaggio con tutti i tavoli che ti aspettano, invece di uno per ogni turno. Un promemoria che il tuo tempo sta finendo arriva comunque a parte. Gli orari sono in { $zone }.
notices-digest-at = alle
notices-digest-on = Un messaggio al giorno
notices-digest-off = Uno per ogni turno
notices-digest-none = Ora uno per ogni turno

## Pianificare

plan = Pianifica
plan-title = Pianifica la tua prossima mossa
plan-tool = Pianifica
plan-tool-count = Piani ({ $n })
plan-back = Torna al tavolo
plan-about = Scegli sul tabellone che cosa potrebbero fare gli altri, poi che cosa giocheresti tu. Se succede esattamente quello, la tua mossa si gioca per te; se no, il piano cade e giochi il turno come sempre. Nessun altro vede i tuoi piani.
plan-if = Se: { $says }
plan-then = Allora: { $says }
plan-save = Salva questo piano
plan-saved = Il tuo piano è salvato.
plan-list = I tuoi piani
plan-forced = Gioca la mia mossa se è l’unica possibile
