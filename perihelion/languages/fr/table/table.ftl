# Ce que dit la table elle-même : invites, ses lignes du journal, refus. $name est le nom d’une personne ou d’un bot.

## Invites

prompt-wait = À { $player } de jouer.
prompt-wait-named = À { $name } de jouer.
prompt-thinks = { $name } réfléchit.
prompt-choosing = { $n ->
    [one] { $names } n’a pas encore choisi.
   *[other] N’ont pas encore choisi : { $names }.
}
prompt-free = La place { $player } est libre. Invite quelqu’un ou mets-y un bot.
prompt-held = On attend { $names }. La partie commence quand tout le monde est là.
prompt-sealing = Un instant : la partie se prépare.
prompt-sealing-others = Un instant : on attend { $players }.
prompt-kept = Encore une partie avec les mêmes joueurs : ta place est gardée.
prompt-start = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
prompt-confirm = Ton tour est joué. Valide-le ou annule quelque chose.
prompt-confirm-other = { $name } doit encore valider son tour.
prompt-over = La partie est finie.
prompt-chance = Le prochain lancer ou la prochaine carte est en cours de saisie.
prompt-closed = Cette table est fermée.
prompt-rules = Les règles ont changé depuis le début de cette partie. Continuer à partir d’ici ?

over-wins = { $name } gagne.
over-wins-points = { $name } gagne { $points }.
over-you = Tu as gagné.
over-you-points = Tu as gagné, { $points }.
over-tie-break = C’est le départage qui a décidé.
over-you-together = Toi et { $names } avez gagné.
over-together = { $names } gagnent.
over-draw = La partie se termine sur une égalité.
over-lost = Personne ne gagne.
over-resigned = { $n ->
    [one] { $names } a abandonné.
   *[other] { $names } ont abandonné.
}
over-agreed = La partie s’est terminée avant la fin.

## Notifications

error-notice-address = Impossible d’envoyer des notifications à cette adresse. Elle doit commencer par https:// et être sur internet.
error-notice-mail = Impossible d’envoyer des e-mails à cette adresse.
error-passkey = Cette clé d’accès ne marche pas ici. Elle a peut-être été retirée, ou cela a pris trop de temps : réessaie.
error-passkeys = Tu as déjà { $n } clés d’accès, le maximum. Retires-en une d’abord.
error-passkey-known = Cette clé d’accès est déjà enregistrée.
error-addresses = Tu as déjà { $n } adresses, le maximum. Retires-en une d’abord.
error-notice-mail-failed = L’e-mail n’a pas pu être envoyé. Réessaie plus tard.
error-notice-keys = Ce navigateur n’a pas envoyé de clé valide.
error-notice-channels = Les notifications peuvent aller à { $n } endroits au plus. Retires-en un d’abord.
error-notice-zone = Ce fuseau horaire est inconnu.

## Terminer avant la fin

resign-wins = Cela termine la partie, et { $names } { $n ->
    [one] gagne
   *[other] gagnent
}. Abandonner ?
resign-ends = Cela termine la partie. Abandonner ?
resign-bot = Un bot joue à ta place jusqu’à la fin. Tu ne peux plus gagner ni revenir à cette place. Abandonner ?
offer-all = La partie se termine maintenant, avec les points actuels, si tous les autres sont d’accord. Le proposer ?
offer-alone = La partie se termine maintenant, avec les points actuels. La terminer ?

## Le journal

said-take = { $name } joue { $player }.
said-back = { $name } est de retour et joue { $player }.
said-moved = { $name } joue désormais { $player }.
said-bot = Un bot ({ $level }) joue { $player }.
said-leave = La place { $player } est libre.
said-absent = { $name } s’est absenté. En attendant, un bot ({ $level }) joue { $player }.
said-late-seat = { $name } n’a plus de temps. Un bot ({ $level }) joue { $player } à partir de maintenant.
said-removed = La place { $player } est libre.
said-removed-bot = Un bot ({ $level }) joue { $player } jusqu’à la fin.
said-remove = L’hôte a exclu { $name } de la table.
said-start = La partie commence.
said-undo = { $player } annule une étape.
said-undo-agreed = Tout le monde est d’accord : { $player } annule son tour.
said-ask = { $player } demande à annuler davantage.
said-agree = { $player } est d’accord.
said-refuse = { $player } n’est pas d’accord, donc rien n’est annulé.
said-late-move = Temps écoulé pour { $player }. Un bot joue le coup.
said-late-note = Temps écoulé pour { $player }.
said-late = Temps écoulé pour { $player }.
said-pause = { $player } est en vacances jusqu’au { $day }. La pendule est arrêtée.
said-pause-over = { $player } est de retour de vacances.
date = { $day } { $month ->
     [1] janvier
     [2] février
     [3] mars
     [4] avril
     [5] mai
     [6] juin
     [7] juillet
     [8] août
     [9] septembre
     [10] octobre
     [11] novembre
    *[12] décembre
}
said-rules = Les règles ont été mises à jour. Rien ne change dans cette partie.
said-checkpoint = Les règles ont été mises à jour, et avec les nouvelles, cette partie aurait tourné autrement. Elle continue depuis la position enregistrée.
said-go_on = { $name } veut continuer.
said-seal = { $n ->
    [one] { $players } n’a pas ouvert à temps sa part du sceau.
   *[other] { $players } n’ont pas ouvert à temps leurs parts du sceau.
} On reprend au départ avec un nouveau sceau.
said-seal-out = { $n ->
    [one] { $players } n’a pas ouvert sa part du sceau pour la deuxième fois. On reprend au départ sans elle.
   *[other] { $players } n’ont pas ouvert leurs parts du sceau pour la deuxième fois. On reprend au départ sans elles.
}
said-without = { $n ->
    [one] { $players } n’a pas ajouté à temps de part au sceau. La partie commence sans elle.
   *[other] { $players } n’ont pas ajouté à temps de part au sceau. La partie commence sans elles.
}
said-sealed = Les tirages ({ luck }) sont scellés : le serveur et { $players } y ont ajouté chacun une part.
said-contribute = { $player } ajoute une part au sceau ; elle compte désormais.
said-close = La table a été fermée.
said-resign = { $name } abandonne.
said-offer = { $player } propose de terminer la partie maintenant, avec les points actuels.
said-accept = { $player } accepte de terminer la partie.
said-decline = { $player } préfère continuer, donc la partie se poursuit.
said-decline-played = { $player } continue à jouer, donc la partie se poursuit.
said-decline-withdrawn = { $player } retire sa proposition, et la partie se poursuit.
said-finish-agreed = La partie se termine avant la fin. Les points actuels comptent.
said-finish-resigned = La partie est finie.
said-history = { $player } : { $text }
said-history-chance = Hasard : { $text }
said-history-unseen = Un choix secret.

## Le sceau

fair-soon = Les tirages ({ luck }) sont scellés au début de la partie, et chacun à la table y ajoute une part.
fair-waits = Les tirages ({ luck }) sont en train d’être scellés. On attend { $players }.
fair-alone = Le serveur décide seul de ces tirages ({ luck }) : aucun appareil de joueur n’y participe.
fair-entered = Cette partie se joue à une vraie table, avec de vrais dés et de vraies cartes. On saisit ce qui sort.
fair-sealed = Les tirages ({ luck }) sont scellés ensemble par le serveur et { $players } : personne ne peut les choisir, et à la fin tu peux vérifier chacun d’eux.
fair-sealed-old = Les tirages ({ luck }) ont été scellés par le serveur et { $players }, selon la méthode d’une version antérieure.
fair-open = Le sceau est ouvert : n’importe qui peut vérifier chaque tirage.
fair-before = Cette partie date d’un temps où les tirages ({ luck }) n’étaient pas encore scellés.

## Annuler

undo-watching = Tu n’as pas de place ici.
undo-over = La partie est finie.
undo-nothing = Tu n’as rien à annuler.
undo-passed = Le joueur suivant a déjà commencé.
undo-dice = On a déjà lancé ou pioché : c’est définitif.
undo-others = D’autres ont joué depuis.
undo-revealed = Quelque chose de caché a été révélé.

## Choses du plateau

touch-leads-to = Touche-le : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
touch-does-nothing = Il n’y a rien à faire ici pour l’instant.

## Refus

error-unknown = Il n’y a pas de page à cette adresse.
error-unknown-table = Il n’y a pas de table à cette adresse. Le lien a-t-il été copié en entier ?
error-unknown-review = Il n’y a rien à regarder ensemble à cette adresse. Le lien a-t-il été copié en entier ?
error-unknown-game = Ce jeu n’existe pas.
error-illegal = Ce n’est pas permis.
error-stale = La partie a avancé entre-temps. Voici où elle en est.
error-not-your-seat = Ce n’est pas ta place.
error-not-your-turn = Ce n’est pas à toi de jouer.
error-not-host = Seul l’hôte de cette table peut le faire.
error-remove-host = On ne peut pas exclure l’hôte.
error-not-leader = C’est quelqu’un d’autre qui guide ici.
error-absent = Cette personne n’est pas ici.
error-removed = L’hôte t’a fait quitter cette table.
error-seen = Tu as déjà vu cette table depuis une autre place, donc tu ne peux pas prendre celle-ci.
error-no-hints = Il n’y a pas de conseils à cette table.
error-no-report = Le rapport n’a pas pu être fait.
error-reports = { $n } rapports se préparent pour toi. Tu pourras en demander un autre quand l’un d’eux sera prêt.
error-no-mistakes = Ouvre d’abord le rapport. Quand il sera complet, tu pourras rejouer ses erreurs.
error-waiting = La partie n’a pas encore commencé, ou elle est en pause.
error-waiting-confirm = Il faut d’abord valider le tour.
error-nothing-to-confirm = Il n’y a rien à valider.
error-offer = Cette proposition de terminer la partie n’est plus ouverte.
error-offer-open = Quelqu’un a déjà proposé de terminer la partie. Tu peux répondre.
error-nobody-asked = Personne ne demande d’annuler quoi que ce soit.
error-undo = Cela ne peut pas être annulé.
error-taken = Cette place est prise.
error-all-taken = Toutes les places sont prises maintenant. Tu peux regarder.
error-already-seated = Tu as déjà une place à cette table.
error-seat-closed = La personne de cette place a quitté la partie. Un bot y joue jusqu’à la fin.
error-no-newcomers = L’hôte a exclu quelqu’un de cette partie, donc personne de nouveau ne peut y entrer. Un bot peut prendre la place libre.
error-over = La partie est finie.
error-running = Tu pourras le faire quand la partie sera finie.
error-closed = Cette table est fermée.
error-rules-lost = Les règles ont tant changé que cette partie ne peut pas continuer.
error-slow-rule = Cette table a été fermée : la règle « { $rule } » du jeu n’a pas fini en { $seconds } secondes ({ $place }).
error-slow-game = La règle « { $rule } » de ce jeu n’a pas fini en { $seconds } secondes ({ $place }).
error-seal = Cela ne peut pas être ajouté au sceau maintenant.
error-seal-twice = Quelqu’un a déjà envoyé exactement cet engagement.
error-seal-once = Tu as déjà ajouté ta part du sceau.
error-seal-early = C’est trop tôt : tout le monde n’a pas envoyé son engagement.
error-seal-late = C’est trop tard : les parts du sceau de cette partie sont fixées. Tu pourras en ajouter une à la prochaine.
error-seal-other = Cela ne correspond pas à ton engagement.
error-needs-link = Ce coup provoque un tirage, donc ton appareil y ajoute d’abord un nouveau nombre.
error-seal-link = Ce n’est pas le nouveau nombre de ton appareil pour le prochain tirage.
error-origin = Cette requête venait d’un autre site et a été refusée.
error-unreadable = Le serveur n’a pas compris.
error-action = « { $text } » n’est pas un coup de ce jeu.
error-options = Ces options sont incompatibles : { $reason }
error-settings = Ce réglage n’existe pas.
error-bank = Pour fixer un temps pour la partie, fixe aussi un temps par tour.
error-vacation = Tu ne peux pas partir en vacances maintenant.
error-vacation-now = Tu es déjà en vacances. Termine-les d’abord.
error-vacation-days = { $n ->
    [0] Il ne te reste aucun jour de vacances cette année.
    [one] Il te reste un jour de vacances cette année.
   *[other] Il te reste { $n } jours de vacances cette année.
}
error-rated = Une partie classée a une pendule et pas de conseils. Elle attend les absents, et quand le temps est écoulé, un bot joue.
error-rated-seats = Dans une partie classée, chacun a une seule place.
error-rated-close = Une partie classée ne peut plus être fermée une fois commencée. Tu peux abandonner.
error-unreliable = L’hôte veut des joueurs fiables : tu as quitté plus d’une de tes dix dernières parties classées.
error-group = Ce groupe n’existe pas, ou tu n’en fais pas partie.
error-not-head = Seul le responsable du groupe peut le faire.
error-group-full = Le groupe a déjà { $n } membres, le maximum.
error-groups = Tu fais déjà partie de { $n } groupes. Quittes-en un d’abord.
error-seat-held = Cette place est réservée à { $name }.
error-plan-line = D’après ce que tu sais, cela ne peut pas arriver. Recommence.
error-plan-shared = On ne peut pas préparer de plan quand plusieurs joueurs partagent un écran.
error-plan-your-turn = C’est ton tour : joue à la table.
error-plan-own = Un plan se termine par un de tes coups.
error-plans = Tu as { $n } plans à cette table. Retires-en un d’abord.
plan-chance = Que donne le lancer ou la pioche ?
plan-other = Que fait { $name } ?
error-player = Ce joueur n’existe pas.
error-minutes = Les minutes doivent être un nombre de { $least } à { $most }.
error-seats = Ce jeu demande { $n ->
    [one] une place
   *[other] { $n } places
}.
error-seat-wish = « { $wish } » ne peut pas avoir de place : il faut me, person, open ou un des bots.
error-no-seat = Cette place n’existe pas. Il y en a { $n }.
error-moment = Ce moment n’existe pas. Le dernier est { $n }.
error-name = Un nom doit avoir de 1 à { $n } caractères.
error-text = Un message doit avoir de 1 à { $n } caractères.
error-lang = Cette langue n’existe pas.
error-link = Ce lien a déjà servi ou a expiré.
error-too-large = C’est trop à la fois.
error-too-fast = C’est allé trop vite. Réessaie dans un instant.
error-full = La table n’a pas pu être enregistrée, donc rien n’a été changé. Réessaie.
error-method = Ce n’est pas possible ici.
error-broken = Il y a eu un problème sur le serveur. Rien n’a été changé.

## Bots

bot-random = Bot Hasard
bot-random-about = Joue n’importe quel coup permis : idéal pour découvrir un jeu.
bot-moon = Lune
bot-moon-about = Très facile : pour tes premières parties.
bot-greedy = Apprenti
bot-greedy-about = Prend ce qu’il y a de mieux tout de suite.
bot-mercury = Mercure
bot-mercury-about = Facile : quand tu connais les règles.
bot-venus = Vénus
bot-venus-about = Joue raisonnablement, mais laisse passer des choses.
bot-earth = Terre
bot-earth-about = Bon, avec une erreur de temps en temps.
bot-mars = Mars
bot-mars-about = Fort : punit les erreurs.
bot-jupiter = Jupiter
bot-jupiter-about = Très fort.
bot-sun = Soleil
bot-sun-about = Le plus fort. Réfléchit un moment.
bot-style-about = { $about } Réfléchit aussi loin que Terre.
bot-not-ready = { $about } Pas encore prêt.

yes-no-true = oui
yes-no-false = non
option-players = Joueurs

## Tirages comparés à l’attendu

draws-other = Autres tirages
draws-usual = Environ { $percent } parties honnêtes sur 100 s’écartent au moins autant de la moyenne attendue : rien d’inhabituel.
draws-rare = Environ { $percent } parties honnêtes sur 100 seulement s’écartent autant de la moyenne attendue. C’est rare, mais cela arrive : regarde assez de parties et tu le verras de temps en temps.
draws-few = Trop peu de tirages pour juger.

# opérateurs

player-gone = un joueur qui est parti
error-no-guest = Cet invité n’existe pas.
error-maintenance = Maintenance en cours : le serveur n’accepte pas de coups en ce moment. Rien n’est perdu ; reviens dans un moment.
error-banned = L’opérateur de ce serveur t’a fermé l’accès, donc tu ne peux plus jouer ici.
error-muted = Tu ne peux pas écrire ici. L’opérateur de ce serveur t’a retiré la parole ; tu peux continuer à jouer.
error-not-your-name = Entre ton nom tel qu’il est affiché ici maintenant.
error-complaint = Décris en quelques mots ce qui s’est passé, et choisis un autre joueur que toi.
error-ban-operator = Un opérateur ne peut pas être banni. Retire-lui d’abord ses droits : perihelion operator remove.
