## Inviti, e tavoli di cui un ospite vuole sapere

notice-invite-title = Hai un invito
notice-invite = Un amico vuole giocare con te. Il tuo posto è riservato: { $games }.
notice-wish-title = Un tavolo per te
notice-wish = C’è un tavolo come lo volevi: { $games }.
notice-conduct-title = Una segnalazione è stata esaminata
notice-conduct = Un gestore ha esaminato una segnalazione tua o su di te. Puoi leggerla nella pagina del tuo account.
