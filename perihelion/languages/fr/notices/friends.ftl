## Invitations, et tables dont un invité veut être prévenu

notice-invite-title = Une invitation
notice-invite = Un ami veut jouer avec toi. Ta place est réservée : { $games }.
notice-wish-title = Une table pour toi
notice-wish = Il y a une table comme tu la voulais : { $games }.
