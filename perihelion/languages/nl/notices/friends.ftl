## Uitnodigingen, en tafels waarover een gast wil horen

notice-invite-title = Je bent uitgenodigd
notice-invite = Een vriend wil met je spelen. Je plaats is vrijgehouden: { $games }.
notice-wish-title = Een tafel voor jou
notice-wish = Er is een tafel zoals je wilde: { $games }.
notice-conduct-title = Een melding is afgehandeld
notice-conduct = Een beheerder heeft een melding van jou of over jou afgehandeld. Je kunt het lezen op de pagina van je account.
