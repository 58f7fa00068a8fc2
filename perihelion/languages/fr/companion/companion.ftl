## Une partie à une vraie table, entrée ici

companion-chance = Qu’est-ce qui est sorti ? Touche-le.
companion-turn = { $name } : { $prompt }
companion-your-turn = À toi :
companion-asked = { $name }, { $prompt }
companion-ended = Tu as terminé la partie ici. Reprends la dernière entrée pour continuer.
companion-assumed = Aucune façon de distribuer les cartes cachées ne va avec ceci et tout ce qui précède. Le plus probable est qu’une entrée d’avant soit fausse : parcours la liste des entrées, et corrige-la là.
companion-unreadable = « { $text } » ne peut pas être entré ici.
error-companion-many = Entre une à { $n } choses, séparées par des virgules.
error-companion-entry = Seules les entrées se corrigent.
error-companion-full = Tu as déjà enregistré { $n } parties. Supprimes-en une d’abord.
error-companion-unknown = Cette partie n’existe pas, ou elle est à quelqu’un d’autre.
companion-unshown = Certaines des dernières entrées ne peuvent pas être montrées.
error-companion-show = Cela ne peut pas être montré à cause d’une erreur de Perihelion, donc ce n’est pas entré. Tout ce qui précède est enregistré.
error-companion-moment = Ce moment ne peut pas être montré à cause d’une erreur de Perihelion. Tu peux toujours reprendre les entrées une par une.
error-companion-unshown = Reprends d’abord les entrées qui ne peuvent pas être montrées.
error-companion-nothing = Cette partie ne peut pas être montrée à cause d’une erreur de Perihelion. Rien n’est perdu : elle s’ouvrira de nouveau une fois l’erreur corrigée.
