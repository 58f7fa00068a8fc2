# Donnes : les mêmes tirages pour tous.

error-deal = Ce n’est pas possible quand tout le monde joue la même donne.
error-deal-sealed = Les tirages de cette donne restent scellés jusqu’à ce que tout le monde l’ait jouée.
error-deal-seat = Dans une donne, chacun joue pour soi, et les places sont fixes : personne ne peut prendre le relais ici.
error-deal-none = Il n’y a pas de donne pour ce jour. L’horloge du serveur était peut-être fausse ; reviens plus tard.
error-deal-clock = L’horloge de ce serveur vient de changer. Réessaie dans une heure.
error-deal-opened = Cette donne a été ouverte avant la fin de sa journée, parce que l’horloge du serveur était fausse. On ne peut plus la jouer.
error-deal-end = Une donne se joue jusqu’à la fin. Tu peux abandonner.
error-deal-hidden = Tu pourras regarder cette table plus tard. D’autres jouent encore avec les mêmes tirages ; jusque-là, seuls ses joueurs la voient.
error-deal-begun = Tu as déjà commencé cette donne. Chacun la joue une fois.
error-deal-tables = Il peut y avoir de { $least } à { $most } tables.
undo-deal = Dans une donne, on n’annule plus rien une fois qu’on a lancé ou pioché, ou qu’un autre a joué.
error-deal-unknown = Cette donne n’existe pas.
error-deal-persons = Une place au moins est pour une personne.
fair-deal = La donne du { DATETIME($deal, dateStyle: "long") } : les mêmes tirages pour tous, scellés d’avance. Le sceau est ouvert quand le jour est passé.
fair-deal-set = Les mêmes tirages à toutes les tables de cette série. On l’ouvre quand toutes ont fini.
error-deal-twice = Tu joues déjà à une autre table avec les mêmes tirages.
