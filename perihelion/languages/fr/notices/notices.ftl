## Notifications et e-mails

notice-turn-title = À toi de jouer
notice-turn = { $n ->
    [one] C’est à toi de jouer : { $games }.
   *[other] C’est à toi de jouer à { $n } tables : { $games }.
}
notice-reminder-title = Ton temps s’écoule
notice-reminder = { $hours ->
    [0] Il te reste moins d’une heure : { $games }.
    [one] Il te reste une heure : { $games }.
   *[other] Il te reste { $hours } heures : { $games }.
}
notice-again-title = On rejoue ?
notice-again = Les autres aimeraient refaire une partie. Ta place est réservée : { $games }.
mail-confirm-title = Notifications de Perihelion
mail-confirm = { $name } a demandé à recevoir un e-mail à cette adresse quand c’est son tour de jouer sur Perihelion. Si c’est toi, ouvre ce lien d’ici un jour :
mail-confirm-not = Si ce n’est pas toi, ignore cet e-mail. Tu n’en recevras pas d’autre.
mail-sign-in-title = Se connecter à Perihelion avec cette adresse
mail-sign-in = { $name } veut se connecter à Perihelion avec des liens envoyés à cette adresse. Si c’est toi, ouvre ce lien d’ici un jour :
mail-link-title = Connexion à Perihelion
mail-link = Quelqu’un, toi sans doute, a demandé un lien de connexion. Il ne sert qu’une fois, dans les 15 minutes. Ouvre-le sur l’appareil où tu veux jouer :
mail-link-not = Si tu n’as rien demandé, ignore cet e-mail, et ne partage pas le lien : toute personne qui l’ouvre peut jouer à tes places.
mail-unsubscribe = Se désabonner :
