## Guardare insieme una partita finita

review = Guarda insieme
review-guests = Presenti ora
review-me = { $name } (tu)
review-leads = guida
review-hand = Fai guidare
review-take = Da ora guido io
review-leading = Guidi tu: tutti vedono il tuo tabellone.
review-following = Vedi quello che mostra { $name }.
review-alone = Stai guardando per conto tuo. Guida { $name }.
review-left = Guidava { $name }, che non è più qui.
review-follow = Segui di nuovo
review-suggest = Proponi questo
review-suggested = La tua proposta è inviata.
review-suggestions = Proposte
review-look = Mostra
review-dismiss = Togli
review-position = questa posizione
review-draw = Disegna
review-clear = Cancella il disegno
review-draw-about = Tocca due cose per una freccia, o due volte la stessa per un cerchio. Con il mouse puoi disegnare in ogni momento anche con il tasto destro.
review-marks-one = { $n } segno
review-marks-other = { $n } segni
review-share = Invita
review-share-about = Chi ha questo link vede la partita e può proporre mosse. I nomi dei giocatori sono visibili.
review-ended = È finito, oppure non puoi più vederlo.
