## Zaproszenia i stoły, o których ktoś chce wiedzieć

notice-invite-title = Zaproszenie
notice-invite = Ktoś ze znajomych chce z tobą zagrać. Twoje miejsce czeka: { $games }.
notice-wish-title = Stół dla ciebie
notice-wish = Jest stół, jakiego szukasz: { $games }.
notice-conduct-title = Zgłoszenie rozpatrzone
notice-conduct = Operator rozpatrzył zgłoszenie od ciebie lub o tobie. Przeczytasz o tym na stronie swojego konta.
