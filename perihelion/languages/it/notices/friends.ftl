## Inviti, e tavoli di cui un ospite vuole sapere

notice-invite-title = Hai un invito
notice-invite = Un amico vuole giocare con te. Il tuo posto è riservato: { $games }.
notice-wish-title = Un tavolo per te
notice-wish = C’è un tavolo come lo volevi: { $games }.
