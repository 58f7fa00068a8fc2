# Solaris : toutes les phrases du jeu.

game = Solaris
game-about = Six stations en anneau, un laser : amène ton énergie aux bonnes stations, puis au laser, avant les autres. Pour 3 à 5 joueurs.
game-length = 45–60
luck = cartes
undo-dice = On a déjà pioché : c’est définitif.
analysis-chance = Pioche, ou choisis le résultat.

option-players = Joueurs
option-players-about = Chacun dirige une des entreprises qui se partagent la station spatiale.
option-time_game = Course contre la montre
option-time_game-about = La partie dure exactement quatre manches.
option-layout = Disposition
option-layout-about = L’ordre des stations autour du laser : l’ordre habituel, un ordre au hasard, ou le tien, par exemple BT ED SP CT HQ EC (BT biotope, ED salle des machines, SP port des navettes, CT cantine, HQ quartier général, EC centre énergétique).
option-layout-standard = anneau habituel
option-layout-random = au hasard, le centre énergétique en dernier
option-max_rounds = Nombre maximal de manches
option-max_rounds-about = Si personne n’a gagné d’ici là, la partie s’arrête après cette manche.

## Noms

seat-0 = Blanc
seat-1 = Gris
seat-2 = Jaune
seat-3 = Noir
seat-4 = Orange
station-0 = salle des machines
    .titre = Salle des machines
    .le = la salle des machines
    .de = de la salle des machines
    .a = à la salle des machines
station-1 = quartier général
    .titre = Quartier général
    .le = le quartier général
    .de = du quartier général
    .a = au quartier général
station-2 = biotope
    .titre = Biotope
    .le = le biotope
    .de = du biotope
    .a = au biotope
station-3 = port des navettes
    .titre = Port des navettes
    .le = le port des navettes
    .de = du port des navettes
    .a = au port des navettes
station-4 = cantine
    .titre = Cantine
    .le = la cantine
    .de = de la cantine
    .a = à la cantine
station-5 = centre énergétique
    .titre = Centre énergétique
    .le = le centre énergétique
    .de = du centre énergétique
    .a = au centre énergétique

other-0 = { station-0 }
    .le = { station-0.le }
    .de = { station-0.de }
    .a = { station-0.a }
other-1 = { station-1 }
    .le = { station-1.le }
    .de = { station-1.de }
    .a = { station-1.a }
other-2 = { station-2 }
    .le = { station-2.le }
    .de = { station-2.de }
    .a = { station-2.a }
other-3 = { station-3 }
    .le = { station-3.le }
    .de = { station-3.de }
    .a = { station-3.a }
other-4 = { station-4 }
    .le = { station-4.le }
    .de = { station-4.de }
    .a = { station-4.a }
other-5 = { station-5 }
    .le = { station-5.le }
    .de = { station-5.de }
    .a = { station-5.a }

colour-0 = violet
    .f = violette
colour-1 = rose
    .f = rose
colour-2 = bleu
    .f = bleue
colour-3 = vert
    .f = verte

cw-0 = violet
    .f = violette
cw-1 = rose
    .f = rose
cw-2 = bleu
    .f = bleue
cw-3 = vert
    .f = verte
ccw-0 = violet
    .f = violette
ccw-1 = rose
    .f = rose
ccw-2 = bleu
    .f = bleue
ccw-3 = vert
    .f = verte

card-0 = carte Salle des machines violette
card-1 = carte Salle des machines rose
card-2 = carte Salle des machines bleue
card-3 = carte Salle des machines verte
card-4 = carte Quartier général violette
card-5 = carte Quartier général rose
card-6 = carte Quartier général bleue
card-7 = carte Quartier général verte
card-8 = carte Biotope violette
card-9 = carte Biotope rose
card-10 = carte Biotope bleue
card-11 = carte Biotope verte
card-12 = carte Port des navettes violette
card-13 = carte Port des navettes rose
card-14 = carte Port des navettes bleue
card-15 = carte Port des navettes verte
card-16 = carte Cantine violette
card-17 = carte Cantine rose
card-18 = carte Cantine bleue
card-19 = carte Cantine verte
card-20 = carte Centre énergétique violette
card-21 = carte Centre énergétique rose
card-22 = carte Centre énergétique bleue
card-23 = carte Centre énergétique verte

spare-0 = premier
spare-1 = deuxième

## Ce qu’il faut faire maintenant

phase-CHOOSE = À toi : choisis une action { $station_a }.
phase-REPLENISH = Joue des cartes { $station_titre } : chacune ajoute une énergie ici.
phase-REDIRECT = Joue des cartes aux couleurs des deux ponts : chacune envoie une énergie à la station voisine.
phase-EXCHANGE_DISCARD = Défausse la carte que tu veux échanger.
phase-EXCHANGE_DRAW = Prends une carte de l’étalage ou de la pioche.
phase-ENGINE = Joue des cartes d’autres stations : une énergie en paie deux de la même station.
phase-HQ_DRAW = Prends { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} de l’étalage ou de la pioche.
phase-HQ_MORE = Payer encore une énergie pour deux cartes, ou terminer ?
phase-BIOTOPE = Choisis un sens, et combien de stations reçoivent une énergie chacune.
phase-PORT = Amarre des navettes, pour une énergie chacune.
phase-CANTEEN = Pour 1 énergie à chaque fois, tire une carte chez un autre joueur.
phase-CENTRE = Joue des cartes aux couleurs des navettes amarrées : chacune envoie une énergie au laser.
phase-REPLACE = Prends { $cards ->
    [one] une nouvelle carte
   *[other] { $cards } nouvelles cartes
} de l’étalage ou de la pioche.
phase-LIMIT_TURN = { $count ->
    [one] Défausse une carte : tu peux en garder sept.
   *[other] Défausse { $count } cartes : tu peux en garder sept.
}
phase-LIMIT_CANTEEN = { $count ->
    [one] Défausse une carte : tu peux en garder sept.
   *[other] Défausse { $count } cartes : tu peux en garder sept.
}
phase-LIMIT_ROUND = { $count ->
    [one] Défausse une carte : tu peux en garder sept.
   *[other] Défausse { $count } cartes : tu peux en garder sept.
}

## Choix

act-pass = Passer
act-replenish = Recharger : les cartes { $station_titre } apportent de l’énergie ici
act-redirect = Transférer : envoyer de l’énergie par un pont
act-exchange = Échanger une carte
act-station = { $station_id ->
    [0] Salle des machines : 1 énergie → jouer deux cartes d’une station pour y apporter de l’énergie
    [1] Quartier général : 1 énergie → 2 cartes
    [2] Biotope : 1 énergie → en distribuer à d’autres stations
    [3] Port des navettes : 1 énergie → amarrer une navette
    [4] Cantine : 1 énergie → une carte d’un autre joueur
   *[other] Centre énergétique : envoyer de l’énergie au laser
}
act-done = Terminer
act-spend = Encore une énergie pour deux cartes
act-draw-stack = Piocher une carte
act-draw-display = Prendre la { $card }
act-steal = Tirer une carte chez { $seat } pour 1 énergie
act-biotope-cw = Sens horaire pour { $price ->
    [one] { $price } énergie
   *[other] { $price } énergies
} : { given }
act-biotope-ccw = Sens antihoraire pour { $price ->
    [one] { $price } énergie
   *[other] { $price } énergies
} : { given }
act-play = { $price ->
    [0] Jouer la { $card }
    [one] Jouer la { $card } pour { $price } énergie
   *[other] Jouer la { $card } pour { $price } énergies
}
act-send-cw = Envoyer 1 énergie { $station_a }, sens horaire, avec la { $card }
act-send-ccw = Envoyer 1 énergie { $station_a }, sens antihoraire, avec la { $card }
act-discard = Défausser la { $card }
act-dock = Amarrer la navette { $colour_f } { $station_a } pour 1 énergie

given = { $gifts ->
    [one] 1 { $station_a }
    [2] 1 { $other_a } et 1 { $station_a }
   *[other] 1 à chacune des { $gifts } stations, { $other_de } jusqu’{ $station_a }{ $skipped ->
        [1] , sans celles qui sont pleines
       *[other] {""}
    }
}

## Le journal

log-pass = { $player } passe.
log-replenish = { $player } recharge { $station_le }.
log-redirect = { $player } transfère de l’énergie depuis { $station_le }.
log-exchange = { $player } échange une carte.
log-station = { $station_id ->
    [1] { $player } paie 1 énergie au quartier général pour deux cartes.
   *[other] { $player } utilise { $station_le }.
}
log-done = { $player } termine l’action.
log-spend = { $player } paie encore une énergie pour deux cartes.
log-draw-stack = { $player } pioche une carte.
log-draw-display = { $player } prend la { $card } de l’étalage.
log-steal = { $player } paie 1 énergie et tire une carte chez { $seat }.
log-biotope-cw = { $player } paie { $price ->
    [one] { $price } énergie
   *[other] { $price } énergies
} et donne dans le sens horaire : { given }.
log-biotope-ccw = { $player } paie { $price ->
    [one] { $price } énergie
   *[other] { $price } énergies
} et donne dans le sens antihoraire : { given }.
log-play = { $use ->
    [laser] { $player } joue la { $card }.
   *[other] { $player } joue la { $card }{ $price ->
        [0] {""}
        [one] {" "}pour { $price } énergie
       *[other] {" "}pour { $price } énergies
    } et a maintenant { $now ->
        [one] { $now } énergie
       *[other] { $now } énergies
    } { $station_a }.
}
log-send-cw = { $player } envoie 1 énergie { $other_de } { $station_a } avec la { $card } : il y en a maintenant { $now }.
log-send-ccw = { $player } envoie 1 énergie { $other_de } { $station_a } avec la { $card } : il y en a maintenant { $now }.
log-discard = { $player } défausse la { $card }.
log-dock = { $player } paie 1 énergie et amarre la navette { $colour_f } { $station_a }.

chance-LAYOUT = Ensuite, sur l’anneau : { $station_le }.
chance-BRIDGE = Un pont { $colour } est tiré.
chance-TILE_A = La tuile de départ { $half } est distribuée.
chance-TILE_B = La tuile de départ { $half } est distribuée.
chance-PLACING = { $seat } place ses marqueurs d’énergie.
chance-DEAL = { $player } reçoit la { $card }.
chance-DEAL-unseen = { $player } reçoit une carte.
chance-DISPLAY = La { $card } rejoint l’étalage.
chance-DRAW = { $player } a pioché : { $card }.
chance-DRAW-unseen = {""}
chance-STEAL = C’est la { $card }.
chance-STEAL-unseen = Elle reste face cachée.
chance-SWAP_CARD = On retourne une carte pour les ponts : { $card }.
chance-SWAP_PLACE = {""}

event-start = { $player } commence avec ces énergies, dans le sens horaire à partir de la première station : { $energy }.
event-laser = { $station_id ->
    [5] 2 énergies du centre énergétique en font 1 sur le laser
   *[other] 1 énergie du centre énergétique et 1 { $station_de } vont au laser
} : { $player } en est à { $laser }.
event-reshuffle = La pioche est épuisée ; la défausse la remplace.
event-pick-up = { $player } prend en main { $cards ->
    [one] la carte tirée
   *[other] les { $cards } cartes tirées
} à la cantine.
event-swap = Nouveaux ponts { $station_a } : { $cw } dans le sens horaire, { $ccw } dans le sens antihoraire.
event-low-stations = { $player } pioche { $cards ->
    [one] une carte pour une station
   *[other] { $cards } cartes pour des stations
} à 0 ou 1 énergie.
event-round = La manche { $round } commence. Toutes les navettes sont de retour dans la réserve.
event-station = En route vers { $station_le }.
event-limit = Personne n’a atteint 7 sur le laser ; la partie s’arrête après la manche { $round }.
event-wins = { $player } gagne.
event-shares = { $player } partage la victoire.

line-laser = Laser
line-energy-centre = Énergie au centre énergétique

## Un tour en une phrase

brief-pass = passe
brief-station = { $station_id ->
    [1] 1 énergie pour 2 cartes
   *[other] {""}
}
brief-spend = { $advice ->
    [1] { begin-spend }
   *[other] encore une énergie pour 2 cartes
}
brief-draw-stack = { $advice ->
    [1] { $use ->
        [exchange] …contre une carte de la pioche
       *[other] { begin-draw-stack }
    }
   *[other] { $use ->
        [exchange] …contre une carte de la pioche
       *[other] { $times ->
            [one] { $times } carte de la pioche
           *[other] { $times } cartes de la pioche
        }
    }
}
brief-draw-display = { $advice ->
    [1] { $use ->
        [exchange] …contre la { $card }
       *[other] { begin-draw-display }
    }
   *[other] { $use ->
        [exchange] …contre la { $card }
       *[other] { $card } de l’étalage
    }
}
brief-steal = { $advice ->
    [1] { begin-steal }
   *[other] une carte tirée chez { $seat } pour 1 énergie
}
brief-biotope-cw = { $advice ->
    [1] { begin-biotope-cw }
   *[other] biotope, { $price ->
        [one] { $price } énergie
       *[other] { $price } énergies
    } : { given }
}
brief-biotope-ccw = { $advice ->
    [1] { begin-biotope-ccw }
   *[other] biotope, { $price ->
        [one] { $price } énergie
       *[other] { $price } énergies
    } : { given }
}
brief-play = { $advice ->
    [1] { begin-play }
   *[other] { $use ->
        [laser] { $times ->
            [one] { $times } énergie
           *[other] { $times } énergies
        } { $station } → laser (maintenant { $now })
        [engine] +{ $times ->
            [one] { $times } énergie
           *[other] { $times } énergies
        } { $station_a } par la salle des machines (maintenant { $now })
       *[other] +{ $times ->
            [one] { $times } énergie
           *[other] { $times } énergies
        } { $station_a } (maintenant { $now })
    }
}
brief-send-cw = { $advice ->
    [1] { begin-send-cw }
   *[other] { $times ->
        [one] { $times } énergie
       *[other] { $times } énergies
    } { $other } → { $station } (maintenant { $now })
}
brief-send-ccw = { $advice ->
    [1] { begin-send-ccw }
   *[other] { $times ->
        [one] { $times } énergie
       *[other] { $times } énergies
    } { $other } → { $station } (maintenant { $now })
}
brief-discard = { $advice ->
    [1] { begin-discard }
   *[other] { $use ->
        [exchange] { $card } à échanger
       *[other] { $card } à la défausse
    }
}
brief-dock = { $advice ->
    [1] { begin-dock }
   *[other] navette { $colour_f } { $station_a }
}
begin-station = { $station_id ->
    [1] paie 1 énergie pour 2 cartes
   *[other] {""}
}
begin-spend = paie encore une énergie pour 2 cartes
begin-draw-stack = { $use ->
    [exchange] prends une carte de la pioche à la place
   *[other] { $times ->
        [one] prends { $times } carte de la pioche
       *[other] prends { $times } cartes de la pioche
    }
}
begin-draw-display = { $use ->
    [exchange] prends la { $card } à la place
   *[other] prends la { $card }
}
begin-steal = tire une carte chez { $seat } pour 1 énergie
begin-biotope-cw = paie { $price ->
    [one] { $price } énergie
   *[other] { $price } énergies
} au biotope : { given }
begin-biotope-ccw = paie { $price ->
    [one] { $price } énergie
   *[other] { $price } énergies
} au biotope : { given }
begin-play = { $use ->
    [laser] envoie { $times ->
        [one] { $times } énergie
       *[other] { $times } énergies
    } { $station_de } au laser (total { $now })
    [engine] apporte { $times ->
        [one] { $times } énergie
       *[other] { $times } énergies
    } { $station_a } par la salle des machines (total { $now })
   *[other] apporte { $times ->
        [one] { $times } énergie
       *[other] { $times } énergies
    } { $station_a } (total { $now })
}
begin-send-cw = envoie { $times ->
    [one] { $times } énergie
   *[other] { $times } énergies
} { $other_de } { $station_a } (total { $now })
begin-send-ccw = envoie { $times ->
    [one] { $times } énergie
   *[other] { $times } énergies
} { $other_de } { $station_a } (total { $now })
begin-dock = amarre la navette { $colour_f } { $station_a }
begin-discard = { $use ->
    [exchange] échange la { $card }
   *[other] défausse la { $card }
}
begin-done = appuie sur « { act-done } »

more-laser = { $n ->
    [one] { $n } énergie de plus sur le laser
   *[other] { $n } énergies de plus sur le laser
}
less-laser = { $n ->
    [one] { $n } énergie de moins sur le laser
   *[other] { $n } énergies de moins sur le laser
}
more-reach = { $n ->
    [one] { $n } énergie de plus prête pour le laser
   *[other] { $n } énergies de plus prêtes pour le laser
}
less-reach = { $n ->
    [one] { $n } énergie de moins prête pour le laser
   *[other] { $n } énergies de moins prêtes pour le laser
}
more-centre = { $n ->
    [one] { $n } énergie de plus au centre énergétique
   *[other] { $n } énergies de plus au centre énergétique
}
less-centre = { $n ->
    [one] { $n } énergie de moins au centre énergétique
   *[other] { $n } énergies de moins au centre énergétique
}
more-energy = { $n ->
    [one] { $n } énergie de plus aux autres stations
   *[other] { $n } énergies de plus aux autres stations
}
less-energy = { $n ->
    [one] { $n } énergie de moins aux autres stations
   *[other] { $n } énergies de moins aux autres stations
}
more-cards = { $n ->
    [one] { $n } carte de plus
   *[other] { $n } cartes de plus
}
less-cards = { $n ->
    [one] { $n } carte de moins
   *[other] { $n } cartes de moins
}

gain-laser = { $sign }{ $n } sur le laser

## Ce qui compte

term-laser = énergie sur le laser
term-transfer = préparer le laser
term-plan = énergie là où une navette peut la prendre
term-centre = énergie au centre énergétique
term-energy = énergie aux autres stations
term-cards = cartes
term-promise = choisir la bonne action

## Pourquoi pas

SOLARIS-2 = { $why ->
    [outcome] Il ne reste aucun exemplaire de cette carte dans la pioche.
   *[other] Un instant : on pioche une carte.
}
SOLARIS-4 = { $why ->
    [outcome] Les deux ponts de cette couleur sont déjà posés.
   *[other] Un instant : on pose les ponts.
}
SOLARIS-5 = { $why ->
    [outcome] Cette tuile de départ est déjà distribuée.
   *[other] Un instant : on distribue les tuiles de départ.
}
SOLARIS-6 = { $why ->
    [outcome] Choisis un joueur dont les marqueurs ne sont pas encore placés.
   *[other] Un instant : on place les marqueurs.
}
SOLARIS-19 = Choisis d’abord une action { $station_a } : recharger, transférer, échanger, l’action de la station, ou passer.
SOLARIS-20 = { $why ->
    [begun] Finis d’abord l’action commencée.
   *[other] Tu as choisi ton action : fais-en au moins une étape. On ne peut plus en changer.
}
SOLARIS-23 = { $why ->
    [none] Tu n’as pas de carte { $station_titre }.
    [not-held] Tu n’as pas cette carte.
   *[other] Seules les cartes { $station_titre } rechargent ici.
}
SOLARIS-24 = Tu as déjà 7 énergies { $station_a }, c’est le maximum.
SOLARIS-25 = { $why ->
    [none] Tu n’as ni carte { $cw_f } ni carte { $ccw_f } : ce sont les couleurs des ponts { $station_a }.
    [none-same] Tu n’as pas de carte { $cw_f } : les deux ponts { $station_a } sont de cette couleur.
    [not-held] Tu n’as pas cette carte.
   *[other] Pour ce pont, il te faut une carte { $cw_f }.
}
SOLARIS-26 = Tu n’as pas d’énergie à transférer { $station_a }.
SOLARIS-29 = { $why ->
    [all] Partout où tes cartes pourraient envoyer de l’énergie, tu en as déjà 7.
   *[other] Tu as déjà 7 énergies { $station_a }.
}
SOLARIS-31 = { $why ->
    [empty] Tu n’as pas de carte à échanger.
    [not-held] Tu n’as pas cette carte.
   *[other] Tu échanges une carte : défausses-en une, puis prends-en une de l’étalage ou de la pioche.
}
SOLARIS-34 = Tu n’as pas d’énergie { $station_a } pour payer cela.
SOLARIS-36 = { $why ->
    [none] Tu n’as pas de carte d’une autre station.
    [not-held] Tu n’as pas cette carte.
   *[other] À la salle des machines, on joue des cartes d’autres stations.
}
SOLARIS-37 = Tu n’as plus d’énergie ici pour une carte { $station_titre } ; seule une carte sur deux d’une station est gratuite.
SOLARIS-38 = { $why ->
    [all] Partout où tes cartes pourraient apporter de l’énergie, tu en as déjà 7.
   *[other] Tu as déjà 7 énergies { $station_a }.
}
SOLARIS-39 = Prends d’abord les cartes que tu as payées, de l’étalage ou de la pioche.
SOLARIS-40 = Choisis d’abord : payer encore une énergie, ou terminer l’action.
SOLARIS-42 = { $why ->
    [not-held] Tu n’as pas cette carte.
   *[other] Tu peux garder sept cartes : défausses-en d’abord { $count }.
}
SOLARIS-43 = Il faut { $price ->
    [one] { $price } énergie
   *[other] { $price } énergies
} au biotope ; tu en as { $energy }.
SOLARIS-46 = { $stations ->
    [0] À toutes les autres stations, tu as déjà 7 énergies.
    [one] Une seule station peut recevoir de l’énergie : aux autres, tu en as déjà 7.
   *[other] Seules { $stations } stations peuvent recevoir de l’énergie : aux autres, tu en as déjà 7.
}
SOLARIS-48 = Cette navette est déjà amarrée et reste là jusqu’à la fin de la manche.
SOLARIS-50 = Toutes les navettes sont amarrées.
SOLARIS-51 = { $why ->
    [self] Tu ne peux pas tirer une carte de ta propre main.
    [absent] Il n’y a personne à cette place.
    [robbed] Tu as déjà tiré une carte chez { $seat } pendant ce tour.
    [outcome] { $seat } n’a pas cette carte.
   *[other] Un instant : on tire une carte chez { $seat }.
}
SOLARIS-52 = { $why ->
    [all] Aucun des autres n’a de carte en main.
   *[other] { $player } n’a pas de carte en main.
}
SOLARIS-54 = { $why ->
    [not-held] Tu n’as pas cette carte.
   *[other] Après la cantine, tu peux garder sept cartes : défausses-en d’abord { $count }.
}
SOLARIS-55 = { $why ->
    [none] Pour le laser, il te faut une carte de la couleur d’une navette amarrée, et de l’énergie à la station où elle l’est.
    [not-held] Tu n’as pas cette carte.
    [no-shuttle] La navette { $colour_f } n’est pas amarrée.
   *[other] La navette { $colour_f } est amarrée { $station_a }, et tu n’y as pas d’énergie.
}
SOLARIS-57 = La navette est amarrée au centre énergétique même : il y faut alors deux énergies, et tu n’en as qu’une.
SOLARIS-60 = Prends d’abord tes nouvelles cartes, de l’étalage ou de la pioche.
SOLARIS-63 = { $why ->
    [none] Cette place de l’étalage est vide, et il n’y a pas de carte pour la remplir.
   *[other] Cette place de l’étalage est vide ; on la remplit à la fin du tour.
}
SOLARIS-65 = { $why ->
    [display] Pioche et défausse sont vides : prends une carte de l’étalage.
   *[other] Il ne reste aucune carte à prendre.
}
SOLARIS-67 = Un instant : on échange les ponts.
SOLARIS-69 = { $why ->
    [not-held] Tu n’as pas cette carte.
   *[other] Avant la manche suivante, tu peux garder sept cartes : défausses-en d’abord { $count }.
}
SOLARIS-70 = La partie est finie : quelqu’un a atteint 7 sur le laser.
SOLARIS-74 = La partie est finie : une course contre la montre dure quatre manches.
SOLARIS-75 = { $why ->
    [outcome] Cette station est déjà sur l’anneau.
   *[other] Un instant : on pose les stations.
}
SOLARIS-76 = La partie est finie : elle s’arrête après la manche { $round }, même si personne n’a atteint 7 sur le laser.

## Ce que le hasard tire, pour les statistiques

draws-layout = Ordre des stations
draws-bridge = Ponts
draws-tile-a = Tuiles de départ A
draws-tile-b = Tuiles de départ B
draws-placing = Qui place
draws-card = Cartes
draws-swap-place = Place du pont de réserve

## Les bots avec un style

bot-collector = Collectionneur
bot-collector-about = Garde beaucoup de cartes, pour avoir la bonne couleur.
bot-keeper = Gardien
bot-keeper-about = Garde beaucoup d’énergie dans les stations extérieures et la dépense tard.
bot-centralist = Centralisateur
bot-centralist-about = Envoie d’abord tout au centre énergétique.
