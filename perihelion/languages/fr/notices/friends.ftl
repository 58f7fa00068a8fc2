## Invitations, et tables dont un invité veut être prévenu

notice-invite-title = Une invitation
notice-invite = Un ami veut jouer avec toi. Ta place est réservée : { $games }.
notice-wish-title = Une table pour toi
notice-wish = Il y a une table comme tu la voulais : { $games }.

notice-conduct-title = Un signalement a été traité
notice-conduct = Un opérateur a traité un signalement fait par toi ou à ton sujet. Tu peux le lire sur la page de ton compte.
