## Une partie à une vraie table, entrée ici

companion-chance = Qu’est-ce qui est sorti ? Touche-le.
companion-turn = { $name } : { $prompt }
companion-your-turn = À toi :
companion-asked = { $name }, { $prompt }
companion-ended = Tu as terminé la partie ici. Annule la dernière entrée pour continuer.
companion-assumed = Aucune façon de distribuer les cartes cachées n’est compatible avec ceci et tout ce qui précède. Très probablement, une entrée précédente est fausse : parcours la liste des entrées, et corrige-la là.
companion-unreadable = « { $text } » ne peut pas être saisi ici.
error-companion-many = Saisis de une à { $n } choses, séparées par des virgules.
error-companion-entry = Seules les entrées peuvent être corrigées.
error-companion-full = Tu as déjà enregistré { $n } parties. Supprimes-en une d’abord.
error-companion-unknown = Cette partie n’existe pas, ou elle est à quelqu’un d’autre.
companion-unshown = Certaines des dernières entrées ne peuvent pas être montrées.
error-companion-show = Cela ne peut pas être montré à cause d’une erreur de Perihelion, donc ce n’est pas enregistré. Tout ce qui précède l’est.
error-companion-moment = Ce moment ne peut pas être montré à cause d’une erreur de Perihelion. Tu peux toujours annuler les entrées une par une.
error-companion-unshown = Annule d’abord les entrées qui ne peuvent pas être montrées.
error-companion-nothing = Cette partie ne peut pas être montrée à cause d’une erreur de Perihelion. Rien n’est perdu : elle s’ouvrira de nouveau une fois l’erreur corrigée.
