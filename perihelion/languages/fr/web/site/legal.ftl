## Les mentions légales et la page de confidentialité d’un serveur public

imprint = Mentions légales
privacy = Confidentialité
legal-contact = Contact, et signaler un abus
legal-abuse = Écris-y si quelqu’un t’insulte, triche ou utilise ce serveur pour autre chose que jouer, et si tu penses que quelque chose ici porte atteinte à tes droits. Tu peux aussi signaler une ligne du chat d’une table : choisis le nom de son auteur, puis « Signaler aux opérateurs ».
legal-games = Les jeux sont de leurs auteurs et éditeurs. Ils n’ont rien à voir avec ce serveur et n’en sont pas responsables.
legal-responsible = Qui est responsable
legal-stored = Ce qui est enregistré sur toi
legal-stored-about = Tu n’as pas besoin de compte, et personne ne demande ton vrai nom. Le serveur garde ce qu’il faut pour jouer :
legal-basis = C’est nécessaire pour que tu puisses jouer ici (RGPD, article 6, paragraphe 1, point b). Les adresses pour les notifications et la connexion ne sont gardées qu’avec ton accord (article 6, paragraphe 1, point a). Tu le retires à tout moment en retirant l’adresse.
legal-seen = Ce que voient les autres
legal-seen-about = Tout le monde à une table y voit ton nom, tes coups et ton chat ; à une table publique, n’importe qui peut regarder. Tout le monde peut voir les noms et les résultats des parties classées et de la donne du jour, et les joueurs peuvent transmettre les fichiers de parties finies.
legal-cookies = Cookies, et ce que garde ton navigateur
legal-cookie-guest = Un cookie te reconnaît, pour que tes places restent à toi. Il est nécessaire et ne sert à rien d’autre.
legal-cookie-language = Des cookies retiennent la langue et l’apparence claire ou sombre, si tu les choisis.
legal-cookie-browser = Ton navigateur garde tes réglages, ta part des dés de chaque partie, et ce qu’il faut pour regarder tes tables sans réseau.
legal-others = Qui d’autre reçoit quelque chose
legal-log = Il n’y a ni publicité, ni statistiques de visiteurs, et rien n’est chargé d’autres serveurs. Ton adresse réseau limite combien de fois tu peux demander quelque chose ; elle est oubliée peu après, et n’est ni dans la base de données ni dans le journal du serveur.
legal-push = Si tu actives les notifications, le service push du fabricant de ton navigateur (par exemple Google, Mozilla ou Apple) ou le service de ton webhook les transmet. Une notification dit seulement quelle partie attend.
legal-mail = Si tu donnes une adresse e-mail, le serveur de courrier de l’opérateur envoie les messages.
legal-time = Combien de temps
legal-kept = Tout reste jusqu’à ce que toi ou l’opérateur le supprimiez.
legal-kept-automatic = Tu peux tout supprimer à tout moment. De plus, le serveur supprime de lui-même :
legal-days-finished = { $n ->
    [one] les parties finies après un jour
   *[other] les parties finies après { $n } jours
} ; leurs coups sont gardés sans noms
legal-days-abandoned = { $n ->
    [one] les parties où personne n’a joué depuis un jour
   *[other] les parties où personne n’a joué depuis { $n } jours
}
legal-days-waiting = { $n ->
    [one] les tables dont la partie n’a pas commencé après un jour
   *[other] les tables dont la partie n’a pas commencé après { $n } jours
}
legal-days-guests = { $n ->
    [one] les invités qui n’ont jamais pris de place, après un jour
   *[other] les invités qui n’ont jamais pris de place, après { $n } jours
}
legal-rights = Tes droits
legal-rights-about = Sur la page « Ton compte », tu peux télécharger tout ce qui est gardé sur toi, et le supprimer ; tes coups dans les parties avec d’autres restent, sans ton nom. Pour une information, une correction ou une opposition, écris à l’adresse ci-dessus. Tu peux porter plainte auprès d’une autorité de protection des données.

## Ce qui est gardé sur un invité ; docs/hosting.md a la même liste

stored-guest = ton nom et ta langue, et quand tu es venu la première fois
stored-sign-in = comment tu te connectes : clés d’accès (clés publiques), adresses e-mail confirmées, appareils (navigateur et système, dernière visite), et liens pas encore utilisés
stored-tables = tes tables : réglages, places, tous les coups avec leurs heures, et si tu es en ligne
stored-chat = tes messages du chat
stored-plans = les coups que tu as prévus
stored-results = tes résultats, cotes et fiabilité
stored-deals = tes donnes du jour et celles de clubs, avec leurs résultats
stored-tournaments = les tournois et ligues auxquels tu as participé, et tes résultats
stored-groups = tes groupes
stored-analyses = tes analyses enregistrées, et des rapports de parties
stored-reviews = ce que tu as montré ou proposé en regardant une partie finie avec d’autres, pendant une semaine
stored-companions = les parties que tu as saisies à une vraie table, avec les noms des gens qui y étaient
stored-practice = les problèmes que tu as essayés, et les erreurs à travailler
stored-explorer = les coups que tu as choisis au début de parties finies, comptés par position
stored-publishing = si tes parties publiques finies peuvent être publiées sans noms
stored-notices = les adresses pour les notifications, leurs heures, et ce qui a été envoyé
stored-vacations = tes vacances
stored-blocks = ceux dont tu masques les messages
stored-evidence = si les opérateurs le souhaitent : pendant 90 jours, un code des réseaux depuis lesquels tu es venu à des parties classées, avec le type de navigateur ; et combien de tes coups en partie classée étaient ceux du bot le plus fort
stored-moderation = les signalements par toi et sur toi, et ce qu’ont décidé les opérateurs
