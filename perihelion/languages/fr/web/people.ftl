## Trouver des gens : ce que cherchent les tables, et les groupes privés

setting-level = Joueurs recherchés
setting-level-about = Affiché à côté de la table dans le hall. Tout le monde peut s’asseoir.
level-any = tout le monde
level-learning = qui apprennent encore
level-rating = autour de ma cote
wanted-minutes = { $time } par tour
wanted-bank = plus { $time } pour la partie
wanted-learning = pour ceux qui apprennent encore
wanted-around = pour des joueurs autour de { $points }
wanted-reliable = pour des joueurs fiables
seat-kept = Ta place
waits-for-you = t’attend
seat-held = Gardée pour { $name }
filter = Quelles tables
filter-game = Jeu
filter-game-all = Tous les jeux
filter-speed = Vitesse
filter-speed-all = Toute vitesse
filter-speed-live = D’une traite
filter-speed-days = Sur plusieurs jours
filter-level = Joueurs recherchés
filter-level-all = Tout niveau
filter-level-learning = J’apprends encore
filter-level-rating = Pour joueurs classés
filter-none = Aucune table de ce genre pour l’instant.
groups = Groupes
groups-about = Un club, une famille, des amis : un groupe a ses propres tables, résultats et classement. Seuls ceux qui ont le lien peuvent le rejoindre, et personne d’autre ne le voit.
group-new = Nouveau groupe
group-name = Nom du groupe
group-create = Créer le groupe
group-invited = Invitation dans « { $name } »
group-invited-about = Les autres te voient comme « { $me } ». Tu vois les tables et les résultats du groupe, et tu peux le quitter à tout moment.
group-members-one = { $n } membre
group-members-other = { $n } membres
group-join = Rejoindre
group-invite = Inviter
group-invite-about = Toute personne qui a ce lien peut rejoindre le groupe.
group-tables = Tables
group-tables-empty = Pas encore de table. Ouvres-en une : tout le groupe la verra ici.
group-table = Une table de « { $name } » : seul le groupe la voit.
group-ranking = Classement
group-ranking-about = Un point pour chaque joueur que tu as devancé dans une partie, un demi-point à égalité. Les bots ne comptent pas.
group-won = Victoires
group-results = Dernières parties
group-people = Membres
group-head = dirige le groupe
group-renew = Nouveau lien
group-renew-about = L’ancien lien ne marche plus. Les membres restent.
group-remove-about = { $name } ne voit plus le groupe. Son lien change, donc l’ancien ne permet pas de revenir.
group-leave = Quitter le groupe
group-leave-about = Tu ne vois plus ses tables ni ses résultats, et tu ne peux revenir qu’avec son lien. Tes parties en cours continuent.

## Notifications : le message quotidien

notices-digest = Un message par jour
notices-digest-about = Un seul message avec toutes les tables qui t’attendent, au lieu d’un par tour. Le rappel que ton temps s’écoule arrive toujours à part. Les heures sont celles de { $zone }.
notices-digest-at = à
notices-digest-on = Un message par jour
notices-digest-off = Un par tour
notices-digest-none = Actuellement un par tour

## Prévoir

plan = Prévoir
plan-title = Prévois ton prochain coup
plan-tool = Prévoir
plan-tool-count = Prévoir ({ $n })
plan-back = Retour à la table
plan-about = Choisis sur le plateau ce que les autres pourraient faire, puis ce que tu jouerais. Si c’est exactement ce qui arrive, ton coup est joué pour toi ; sinon, le plan est abandonné et tu joues comme d’habitude. Personne d’autre ne voit tes plans.
plan-if = Si : { $says }
plan-then = Alors : { $says }
plan-save = Enregistrer ce plan
plan-saved = Ton plan est enregistré.
plan-list = Tes plans
plan-forced = Jouer mon coup si c’est le seul possible
