## Amis et invitations

said-invited = { $name } reçoit une invitation à jouer { $player }.
error-friend = Ce n’est pas possible.
error-friend-self = Tu ne peux pas être ton propre ami.
error-friend-blocked = Tu masques ce qu’écrit ce joueur. Réaffiche d’abord ses messages.
error-friend-unknown = Cette personne est introuvable.
error-friend-link = Ce lien ne marche plus. Demandes-en un nouveau.
error-friends-full = Tu as { $n } amis, le maximum.
error-invite-here = Ton ami est déjà à cette table, ou on l’en a fait partir.
error-invite-late = La partie a commencé.

## Partie rapide

error-pairing = Ce n’est pas possible en ce moment.
error-pairing-found = Nous venons de trouver une table pour toi.
error-pairing-alone = Choisis au moins deux joueurs.
error-wishes = Tu as déjà { $n } souhaits. Retires-en un d’abord.

## Qui peut jouer des parties classées

error-rated-account = Les parties classées demandent un compte, pour qu’une cote appartienne à quelqu’un : ajoute une clé d’accès ou une adresse e-mail sur la page « Ton compte ».
error-rated-games = { $n ->
    [one] Finis d’abord une partie de plus, contre des personnes ou des bots. Ensuite, tu pourras jouer des parties classées.
   *[other] Finis d’abord { $n } parties de plus, contre des personnes ou des bots. Ensuite, tu pourras jouer des parties classées.
}
error-rated-pause = Tu as quitté une partie classée. Tu pourras jouer la prochaine dans { $hours ->
    [one] { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
   *[other] { $hours } heures
}.
error-rated-terms = Tu ne peux pas encore jouer de parties classées.
error-unknown-player = L’hôte veut des joueurs fiables. Personne ne te connaît encore : finis d’abord trois parties classées à d’autres tables.

## Montrer des parties

overlay-chances = Chances de gagner (estimées par des bots)
