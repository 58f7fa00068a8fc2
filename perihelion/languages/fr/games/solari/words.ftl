# Solari : toutes les phrases du jeu.

game = Solari
game-about = Six comètes chacun, deux dés, un plateau de huit cases sur huit : aligne tes comètes en rangées et éjecte celles des autres. Pour 2 ou 4 joueurs.
game-length = 20–40
luck = nombres
undo-dice = Les prochains nombres sont déjà connus : on ne revient pas en arrière.
analysis-chance = Prends un résultat au hasard, ou choisis-en un.

option-level = Niveau
option-level-about = Ce qui rapporte des points.
option-level-1 = Solari 1 : rangées
option-level-2 = Solari 2 : rangées et suites
option-level-3 = Solari 3 : rangées, suites et orientations
option-players = Joueurs
option-players-about = À quatre, on joue en deux équipes.
option-teams = Équipes
option-teams-about = À quatre : Uranus et Neptune contre Saturne et Jupiter.
option-teams-False = chacun pour soi
option-teams-True = deux équipes
option-rand = Dés ou dominos
option-rand-about = D’où viennent les deux nombres d’un tour.
option-rand-D = deux dés
option-rand-V = dominos cachés, retournés un par un
option-rand-O = dominos visibles, joués dans l’ordre
option-rand-F = dominos libres, joués dans l’ordre voulu
option-use_hunter = Chasseur
option-use_hunter-about = Chacun a une petite planète qui se déplace aussi en diagonale. Ses éjections sont toujours ciblées.
option-use_hunter-False = sans
option-use_hunter-True = avec
option-use_blocker = Bloqueur
option-use_blocker-about = Chacun a une lune que les autres ne peuvent pas éjecter.
option-use_blocker-False = sans
option-use_blocker-True = avec
option-use_doubler = Doubleur
option-use_doubler-about = Chacun a sur le bord une grande planète qui double ce qui est construit sur ses lignes.
option-use_doubler-False = sans
option-use_doubler-True = avec
option-target = Objectif
option-target-about = Le premier qui atteint ce nombre de points gagne aussitôt ; 0 : pas d’objectif. D’habitude, c’est 36 (un tour de piste) avec des dés, aucun avec des dominos.
option-max_turns = Nombre maximal de tours
option-max_turns-about = Avec des dés : quand chacun a joué ce nombre de tours, le meilleur score gagne.
option-equal_turns = Autant de tours pour tous
option-equal_turns-about = L’objectif ne compte que lorsque tout le monde a joué autant de tours.
option-equal_turns-False = le premier à l’objectif gagne aussitôt
option-equal_turns-True = on finit le tour de table
option-first = Qui commence
option-first-about = Ensuite, on joue dans le sens horaire.
option-first--1 = au hasard
option-first-0 = Uranus
option-first-1 = Saturne ; à deux, Neptune
option-first-2 = Neptune, à quatre
option-first-3 = Jupiter, à quatre

## Noms

seat-0 = Uranus
seat-1 = Saturne
seat-2 = Neptune
seat-3 = Jupiter
seat-2-0 = Uranus
seat-2-1 = Neptune

way-0 = nord
    .vers = vers le nord
way-1 = est
    .vers = vers l’est
way-2 = sud
    .vers = vers le sud
way-3 = ouest
    .vers = vers l’ouest
way-4 = nord-est
    .vers = vers le nord-est
way-5 = sud-est
    .vers = vers le sud-est
way-6 = sud-ouest
    .vers = vers le sud-ouest
way-7 = nord-ouest
    .vers = vers le nord-ouest
facing-0 = nord
    .vers = vers le nord
facing-1 = est
    .vers = vers l’est
facing-2 = sud
    .vers = vers le sud
facing-3 = ouest
    .vers = vers l’ouest
turn-0 = dans le sens horaire
turn-1 = dans le sens antihoraire

off-0 = la comète 1
off-1 = la comète 2
off-2 = la comète 3
off-3 = la comète 4
off-4 = la comète 5
off-5 = la comète 6
off-6 = le chasseur
off-7 = le bloqueur
victim-0 = comète 1
    .article = la comète 1
    .tien = ta comète 1
victim-1 = comète 2
    .article = la comète 2
    .tien = ta comète 2
victim-2 = comète 3
    .article = la comète 3
    .tien = ta comète 3
victim-3 = comète 4
    .article = la comète 4
    .tien = ta comète 4
victim-4 = comète 5
    .article = la comète 5
    .tien = ta comète 5
victim-5 = comète 6
    .article = la comète 6
    .tien = ta comète 6
victim-6 = chasseur
    .article = le chasseur
    .tien = ton chasseur
victim-7 = bloqueur
    .article = le bloqueur
    .tien = ton bloqueur
victim-8 = doubleur
    .article = le doubleur
    .tien = ton doubleur

## Ce qu’il faut faire maintenant

phase-DOMINO = À toi : choisis un domino.
phase-WILD = Double six ! Choisis deux nombres, ceux que tu veux.
phase-PICK = À toi : choisis la { $extras ->
    [0] comète
   *[other] pièce
} qui revient.
phase-ENTER = Pose ta { $extras ->
    [0] comète
   *[other] pièce
} sur { $cells }.
phase-MOVE1 = { $extras ->
    [0] Déplace une comète
   *[other] Déplace une pièce
} de { $double ->
    [1] { $low }
   *[other] { $low } ou { $high }
} { $high ->
    [one] case
   *[other] cases
}.
phase-KO1 = Touché ! Continue avec la même { $extras ->
    [0] comète
   *[other] pièce
}, ou replace d’abord celle que tu as éjectée et joue avec une autre.
phase-MOVE2 = Déplace maintenant { $another ->
    [1] une autre { $extras ->
        [0] comète
       *[other] pièce
    }
   *[other] { $extras ->
        [0] une comète
       *[other] une pièce
    }
} de { $left ->
    [one] { $left } case
   *[other] { $left } cases
}.
phase-PLACE = Choisis où va, sur le bord, la { $extras ->
    [0] comète éjectée
   *[other] pièce éjectée
}.
phase-FACE = Dans quelle direction tourner la comète ?

## Actions

act-comet = Déplacer la comète { $piece } de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} { $way_vers }
act-hunter = Déplacer le chasseur de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} { $way_vers }
act-blocker = Déplacer le bloqueur de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} { $way_vers }
act-doubler = Déplacer le doubleur de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} { $turn } le long du bord
act-put = { $own ->
    [1] Replacer { $victim_tien } en { $rim }
   *[other] Placer { $victim_article } ({ $seat }) en { $rim }
}
act-gone = Retirer { $victim_article } ({ $seat }) du plateau : le bord est plein
act-entry = Poser sur { $row }{ $column }
act-pick = Faire revenir { $off }
act-facing = Tourner { $facing_vers }
act-combination = Jouer { $values }
act-lapse = Passer le tour

log-comet = { $player } déplace la comète { $piece } de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} { $way_vers }.
log-hunter = { $player } déplace le chasseur de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} { $way_vers }.
log-blocker = { $player } déplace le bloqueur de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} { $way_vers }.
log-doubler = { $player } déplace le doubleur de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} { $turn }.
log-put = { $own ->
    [1] { $player } place { $victim_article } en { $rim }.
   *[other] { $player } place { $victim_article } ({ $seat }) en { $rim }.
}
log-gone = Le bord est plein : { $victim_article } ({ $seat }) quitte le plateau.
log-entry = Retour en { $row }{ $column } : { $victim } ({ $player }).
log-pick = { $player } fait revenir { $off }.
log-facing = La comète est tournée { $facing_vers }.
log-combination = { $player } joue { $values }.
log-lapse = { $player } ne peut pas jouer un tour complet.

chance-FIRST = { $known ->
    [1] { $player }
   *[other] { $letter ->
        [U] Uranus
        [S] Saturne
        [N] Neptune
       *[J] Jupiter
    }
} commence.
chance-ORDER = Le domino { $values } rejoint la file.
chance-ROLL = Lancer de dés : { $values }.
chance-TILE = Domino retourné : { $values }.

## Ce qui suit une action

event-hit = { $own ->
    [1] { $player } touche sa propre pièce en { $cell } : { $victim }.
   *[other] Touché en { $cell } : { $victim } ({ $player }).
}
event-total = Éjection totale : { $victim_article } ({ $player }) quitte le plateau et devra revenir plus tard.
event-lapse = { $tile ->
    [1] { $player } perd son tour, et le domino est perdu aussi.
   *[other] { $player } perd son tour.
}
event-tile = Prochain domino ({ $player }) : { $values }.
event-row = { $sun ->
    [1] Cases du soleil { $cells }
   *[other] Rangée de { $length } en { $cells }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $doubled ->
    [1] , valeur doublée
   *[other] {""}
}.
event-sequence = { $sun ->
    [1] Suite de { $length } dans le soleil, { $cells }
   *[other] Suite de { $length } en { $cells }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $doubled ->
    [1] , valeur doublée
   *[other] {""}
}.
event-alignment = { $sun ->
    [1] Orientation de { $length } dans le soleil, { $cells }
   *[other] Orientation de { $length } en { $cells }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $doubled ->
    [1] , valeur doublée
   *[other] {""}
}.
event-gain = { $points ->
    [one] { $player } marque { $points } point : { $score } en tout.
   *[other] { $player } marque { $points } points : { $score } en tout.
}

line-points = Points
line-team = Points de l’équipe
line-laps = Tours de piste
line-margin = Écart

gain-points = { gain }

## Un tour en une phrase

brief-comet = { $advice ->
    [1] la comète
   *[other] comète
} { $piece } en { $cell }
brief-hunter = { $advice ->
    [1] le chasseur
   *[other] chasseur
} en { $cell }
brief-blocker = { $advice ->
    [1] le bloqueur
   *[other] bloqueur
} en { $cell }
brief-doubler = { $advice ->
    [1] le doubleur
   *[other] doubleur
} en { $cell }
brief-put = { $advice ->
    [1] { $victim_article }
   *[other] { $victim }
} { $own ->
    [1] de retour en { $rim }
   *[other] ({ $seat }) en { $rim }
}
brief-gone = { $victim } ({ $seat }) hors du plateau
brief-entry = …de retour en { $row }{ $column }
brief-pick = { $off }
brief-combination = { $values }
brief-lapse = pas de tour complet
again-comet = …puis en { $cell }
again-hunter = …puis en { $cell }
again-blocker = …puis en { $cell }
again-doubler = …puis en { $cell }
begin-comet = déplace la comète { $piece } en { $cell }
begin-hunter = déplace le chasseur en { $cell }
begin-blocker = déplace le bloqueur en { $cell }
begin-doubler = déplace le doubleur en { $cell }
begin-put = { $own ->
    [1] replace { $victim_tien } en { $rim }
   *[other] place { $victim_article } ({ $seat }) en { $rim }
}
begin-gone = retire { $victim_article } ({ $seat }) du plateau
begin-entry = pose la pièce en { $row }{ $column }
begin-pick = fais revenir { $off }
begin-facing = tourne la comète { $facing_vers }
begin-combination = joue { $values }
begin-lapse = passe le tour
result-hit = { $own ->
    [1] touche sa propre pièce ({ $victim })
   *[other] touche { $victim_article } ({ $player })
}
result-total = qui quitte le plateau
result-row = { $sun ->
    [1] { $length } dans le soleil
   *[other] rangée de { $length }
}
result-sequence = suite de { $length }
result-alignment = orientation de { $length }

more-pairs = plus de comètes en ligne
less-pairs = moins de comètes en ligne
named-more-pairs = { $better ->
    [1] { $own ->
        [1] Avec le meilleur tour, tes comètes { $first } et { $second } seraient en ligne : avec une troisième, c’est une rangée.
       *[other] Avec le meilleur tour, les comètes { $first } et { $second } ({ $player }) seraient en ligne.
    }
   *[other] { $own ->
        [1] Tes comètes { $first } et { $second } seront alors en ligne : avec une troisième, c’est une rangée.
       *[other] Les comètes { $first } et { $second } ({ $player }) seront alors en ligne.
    }
}
named-less-pairs = { $better ->
    [1] { $own ->
        [1] Avec le meilleur tour, tes comètes { $first } et { $second } ne seraient plus en ligne.
       *[other] Avec le meilleur tour, les comètes { $first } et { $second } ({ $player }) ne seraient plus en ligne.
    }
   *[other] { $own ->
        [1] Tes comètes { $first } et { $second } ne seront alors plus en ligne.
       *[other] Les comètes { $first } et { $second } ({ $player }) ne seront alors plus en ligne.
    }
}
more-off = { $n ->
    [one] { $n } pièce de plus à faire revenir
   *[other] { $n } pièces de plus à faire revenir
}
less-off = { $n ->
    [one] { $n } pièce de moins à faire revenir
   *[other] { $n } pièces de moins à faire revenir
}

term-points = points
term-row = rangées
term-sequence = suites
term-alignment = orientations
term-turn = tirer le meilleur du tour
term-lines = comètes en ligne
term-off = pièces hors du plateau

## Pourquoi pas

SOLARI-6 = Il n’y a pas de { $victim } dans cette partie.
SOLARI-10 = Attends : on ne sait pas encore qui commence.
SOLARI-12 = Attends : il faut d’abord lancer les dés.
SOLARI-13 = { $left ->
    [0] Tu as { $low } et { $high } : une pièce avance exactement de l’un des deux.
   *[other] Il ne reste que le { $left } : une pièce avance exactement d’autant.
}
SOLARI-14 = { $again ->
    [0] Maintenant, une autre pièce avance, exactement de { $left }.
   *[other] Avance maintenant une pièce, exactement de { $left }.
}
SOLARI-16 = { $distance ->
    [one] Une case { $way_vers }, c’est déjà hors du plateau.
   *[other] { $distance } cases { $way_vers }, ce serait hors du plateau.
}
SOLARI-20 = Après cela, aucune pièce ne pourrait jouer le { $left }. Tu dois jouer les deux nombres.
SOLARI-21 = Tu peux jouer un tour complet, donc tu dois le faire.
SOLARI-22 = { $why ->
    [choice] Avec { $values }, tu ne pourrais pas jouer un tour complet.
   *[other] Double six : annonce d’abord deux nombres, ceux que tu veux.
}
SOLARI-24 = Place d’abord { $victim_article } ({ $player }) sur le bord.
SOLARI-25 = { $why ->
    [taken] La case { $rim } est occupée. Choisis une case libre du bord, dans la ligne ou la colonne de { $cell }, là où la pièce a été touchée.
   *[other] La pièce a été touchée en { $cell } : elle va sur une case libre du bord, dans cette ligne ou cette colonne.
}
SOLARI-26 = La case { $rim } est occupée. Dans la ligne et la colonne de { $cell }, le bord est plein : choisis une autre case libre.
SOLARI-27 = Une pièce ne quitte le plateau que si le bord est plein, et il y reste une case libre.
SOLARI-28 = La case { $rim } est occupée. Après une éjection ciblée, toute case libre du bord convient.
SOLARI-33 = { $why ->
    [moved] Tu as déjà déplacé { $victim_tien } et replacé la pièce touchée : c’est à une autre pièce de bouger.
    [place] Avec le { $left }, { $victim_tien } ne peut pas bouger : place d’abord la pièce touchée.
    [move] C’est à { $victim_tien } de continuer : où que tu places la pièce touchée, aucune autre ne pourrait jouer le { $left }.
   *[other] Ou bien tu continues avec { $victim_tien }, ou bien tu places d’abord la pièce touchée.
}
SOLARI-36 = { $why ->
    [off] Cette pièce est hors du plateau.
    [lapse] Tu peux faire revenir ta pièce, donc le tour n’est pas perdu.
   *[other] Ta pièce revient en { $cells } ; c’est tout ton tour.
}
SOLARI-38 = En { $cell } se trouve un bloqueur ({ $player }) : impossible de revenir là.
SOLARI-39 = { $why ->
    [choice] Seule une pièce hors du plateau peut revenir.
   *[other] Choisis d’abord la pièce qui revient sur le plateau.
}
SOLARI-40 = En { $cell } se trouve un bloqueur ({ $player }) : tu ne peux pas l’éjecter.
SOLARI-42 = En { $cell } se trouve un doubleur ({ $player }) : tu ne peux pas l’éjecter.
SOLARI-45 = Tu toucherais ton propre doubleur, et il n’aurait plus de case libre sur le bord.
SOLARI-52 = Choisis d’abord la direction de la comète.
SOLARI-55 = Tu as déjà joué le domino { $values }.
SOLARI-56 = { $why ->
    [outcome] Ce domino est déjà joué.
   *[other] Attends : il faut d’abord retourner un domino.
}
SOLARI-57 = { $why ->
    [outcome] Ce domino est déjà dans la file.
   *[other] Attends : il faut d’abord aligner les dominos.
}
SOLARI-58 = { $why ->
    [choice] Avec { $values }, tu ne pourrais pas jouer un tour complet. Choisis un autre domino.
   *[other] Choisis d’abord un domino.
}
SOLARI-80 = La partie est finie : l’objectif de { $target } est atteint.
SOLARI-82 = La partie est finie : tout le monde a joué { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
SOLARI-83 = La partie est finie : tous les dominos sont joués.
SOLARI-87 = La partie est finie : l’objectif de { $target } est atteint, et tout le monde a joué autant de tours.

## Ce que le hasard tire, pour les statistiques

draws-begins = Qui commence
draws-tile = Paires de nombres

## Les bots avec un style

bot-architect = Architecte
bot-architect-about = Met ses comètes en ligne et attend la longue rangée.
bot-opportunist = Opportuniste
bot-opportunist-about = Prend les points du jour et ne prépare rien pour demain.
bot-brawler = Bagarreur
bot-brawler-about = Chasse tes comètes de leurs lignes dès que possible.
