## Amis

people = Joueurs
people-lobby = Joue avec des amis, ou laisse-nous trouver quelqu’un pour toi.
people-open = Trouver des joueurs
friends = Amis
friends-none = Pas encore d’amis ici. Envoie ton lien à quelqu’un.
friends-link = Mon lien
friends-link-about = Toute personne qui ouvre ce lien peut devenir ton ami. Ne l’envoie qu’à des gens que tu connais.
friends-link-new = Nouveau lien
friends-link-new-about = L’ancien lien ne marche plus. Tes amis restent.
friends-find = Chercher par nom
friends-find-about = Tu trouves ceux qui acceptent d’être trouvés, par leur nom exact. À eux de décider s’ils veulent être tes amis.
friends-find-none = Personne de ce nom ne veut être trouvé.
friends-name = Nom
friends-look = Chercher
friends-asking = Veulent être tes amis
friends-asked = Demandes envoyées
friends-met = Tu as joué avec
friends-findable = On peut me trouver par mon nom
friends-findable-about = Sinon, seuls ceux qui ont ton lien ou qui ont joué avec toi peuvent te faire une demande.
friends-visible = Mes amis voient quand je suis là
friends-visible-about = Personne d’autre ne le voit.
friend-here = est là
friend-ask = Demander
friend-ask-name = Demander à { $name }
friend-was-asked = { $name } verra ta demande.
friend-accept = Oui
friend-accept-name = Devenir ami avec { $name }
friend-decline = Non
friend-decline-name = Refuser { $name }
friend-withdraw = Annuler la demande à { $name }
friend-end = Retirer { $name }
friend-end-about = { $name } et toi n’êtes plus amis. { $name } ne reçoit pas de message.
friend-invited = { $name } veut devenir ton ami
friend-invited-about = { $name } te verra comme « { $me } » et pourra t’inviter à des tables. Tu peux y mettre fin à tout moment.
friend-become = Devenir amis
seat-invite = Inviter un ami
seat-invite-about = La place est gardée pour ton ami, qui reçoit une notification s’il les a activées.

## Partie rapide

pairing = Trouver une table
pairing-about = Choisis à quoi tu veux jouer. Dès qu’assez de gens veulent la même chose, la partie commence.
pairing-pace = Vitesse
pairing-pace-about = D’une traite : 2 minutes par tour et 15 pour la partie. Sur plusieurs jours : un jour par tour et trois pour la partie.
pairing-near = Joueurs à peu près de mon niveau
pairing-near-about = Plus tu attends, plus le niveau peut différer.
pairing-rated = Classée
pairing-rated-about = Le résultat change la cote de toute la table.
pairing-find = Chercher des joueurs
pairing-none = Choisis d’abord un jeu et un nombre de joueurs.
pairing-too-many = C’est trop à la fois. Choisis moins de jeux ou de variantes.
pairing-variant-any = au choix
pairing-waits = Nous cherchons des joueurs. Garde cette page ouverte.
pairing-waits-days = Nous cherchons des joueurs. Tu peux fermer cette page.
pairing-since = Tu attends depuis { $time }.
pairing-others-one = Une autre personne attend un de ces jeux.
pairing-others-other = { $n } autres personnes attendent un de ces jeux.
pairing-alone = Personne d’autre n’attend un de ces jeux en ce moment.
pairing-distance = Vos cotes peuvent différer de { $n } au plus.
pairing-bots = Jouer contre des bots en attendant
pairing-stop = Arrêter de chercher
pairing-found = Nous avons trouvé une table.

## Souhaits

wishes = Me prévenir quand une table s’ouvre
wishes-about = Tu reçois un seul message quand quelqu’un ouvre une table de ce genre. Le souhait est alors exaucé.
wishes-unreachable = Tes notifications sont désactivées, donc aucun message ne peut te parvenir. Active-les dans le menu, derrière ton nom.
wish-new = Nouveau souhait
wish-store = Me prévenir
wish-any = au choix
wish-seats = Joueurs
wish-rated = Classée ou amicale
wish-friendly = amicale
wish-level-learning = pour ceux qui apprennent encore
wish-level-rating = Autour de ma cote
wish-remove = Retirer
wish-remove-game = Retirer le souhait pour { $game }

## Décisions après un signalement

op-complaint-decide = Décider
op-decision = Que faire ?
op-decision-nothing = Rien
op-decision-warning = Un avertissement
op-decision-mute = Plus de chat
op-decision-ban = Bannir
op-decision-answer = Ce que lit le joueur signalé
op-decision-about = Le joueur qui l’a signalé apprend que tu t’en es occupé, mais pas ce que tu as décidé.
op-did-complaint-nothing = { $by } a traité un signalement à propos de { $guest } : sans suite.
op-did-complaint-warning = { $by } a averti { $guest } après un signalement.
op-did-complaint-mute = { $by } a retiré la parole à { $guest } après un signalement.
op-did-complaint-ban = { $by } a banni { $guest } après un signalement.
conduct = Signalements
conduct-mine = { $game } : un opérateur a traité ton signalement. Merci.
conduct-warning = { $game } : un opérateur t’a averti après un signalement.
conduct-mute = { $game } : après un signalement, un opérateur t’a retiré la parole.
conduct-ban = { $game } : après un signalement, un opérateur t’a banni.

## Ce qui se remarque dans les classements

op-evidence = Cotes : ce qui se remarque
op-evidence-about = Parties classées des 90 derniers jours. Cela ne prouve rien ; regarde les parties avant de décider.
op-evidence-mail = { $names } ont la même adresse e-mail et se sont rencontrés dans des parties classées ({ $games }).
op-evidence-notices = Les notifications de { $names } arrivent au même endroit, et ils se sont rencontrés dans des parties classées ({ $games }).
op-evidence-browser = { $names } se sont rencontrés dans des parties classées ({ $games }) et venaient du même réseau, avec le même type de navigateur. C’est peut-être une seule personne, ou un même foyer.
op-evidence-network = { $names } se sont rencontrés dans des parties classées ({ $games }) et venaient du même réseau, avec des navigateurs différents. C’est peut-être un même foyer ou une école.
op-evidence-few-opponents = { $first } a gagné { $gain } dans des parties classées ({ $games }) contre { $others } seulement : { $share } % du total.
op-evidence-sun = Dans des parties classées ({ $games }), { $first } a joué comme le bot Soleil { $share } % des coups comparés, au moins { $low } % une fois le hasard écarté. Jupiter, le niveau juste en dessous, arrive à { $usual } %. De très bons joueurs peuvent se remarquer aussi.
op-evidence-game = Partie { $n }
