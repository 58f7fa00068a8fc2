# Solarius Mission en français : toutes les phrases du jeu.

game = Solarius Mission
game-about = Quatre manches de quatre dés : développe ton vaisseau, colonise des planètes, bâtis des stations et accomplis des missions loin de chez toi.
game-length = 90–150

## Options

option-players = Joueurs
option-players-about = De deux à quatre joueurs ; moins on est, moins il y a de planètes et de dés.
option-start = Départ
option-start-about = Les cartes de départ donnent à chacun un début différent ; avec le départ libre, tu choisis le tien.
option-start-cards = cartes de départ
option-start-free = départ libre
option-arrangement = Espace
option-arrangement-about = Comment les six tuiles extérieures entourent le centre.
option-arrangement-random = au hasard
option-arrangement-fixed = de A à F dans l’ordre
option-arrangement-given = comme indiqué ci-dessous
option-planet_back_colour = Couleurs des planètes
option-planet_back_colour-about = Tout le monde voit la couleur d’une planète face cachée.
option-outpost_double_tc = Avant-postes près des centres
option-outpost_double_tc-about = Une pièce sur un avant-poste compte double aussi à côté d’un centre de commerce.
option-field_waste_adds = Les déchets s’ajoutent
option-field_waste_adds-about = Un dé fort sur la case de transformation ou de recherche apporte deux déchets au lieu d’un.
option-centre_letters_public = Centres de commerce connus
option-centre_letters_public-about = Tout le monde sait dès le début où et quand les quatre centres de commerce seront construits.
option-tiles = Tuiles
option-tiles-about = Les lettres des tuiles autour du centre, par exemple CABFED ; seulement pour une disposition personnelle.
option-rotations = Rotations
option-rotations-about = Combien de fois chacune de ces tuiles est tournée de 60 degrés, par exemple 010532 ; seulement pour une disposition personnelle.

## Noms

seat-0 = Rouge
seat-1 = Vert
seat-2 = Bleu
seat-3 = Violet

colour-0 = noir
    .many = noirs
    .f = noire
    .die = le dé de technologie noir
    .row = la rangée noire
    .from = la rangée noire
colour-1 = jaune
    .many = jaunes
    .f = jaune
    .die = le dé de technologie jaune
    .row = la rangée jaune
    .from = la rangée jaune
colour-2 = turquoise
    .many = turquoise
    .f = turquoise
    .die = le dé de technologie turquoise
    .row = la rangée turquoise
    .from = la rangée turquoise
colour-3 = marron
    .many = marron
    .f = marron
    .die = le dé de technologie marron
    .row = la rangée marron
    .from = la rangée marron

column-0 = I
column-1 = II
column-2 = III

face-0 = 1
face-1 = 2
face-2 = 3
face-3 = ★
face-4 = ★+1

tile-0 = A
tile-1 = B
tile-2 = C
tile-3 = D
tile-4 = E
tile-5 = F

units-0 = 2 carburants
units-1 = 1 carburant et 1 SpaceBuck
units-2 = 2 SpaceBucks

card-0 = Courtiers
card-1 = Ravitaillement
card-2 = Brevets
card-3 = Remorqueurs
card-4 = Voiles ioniques
card-5 = Heures sup
card-6 = Bac à déchets
card-7 = Drones-sondes
card-8 = Raffinerie
card-9 = Négoce
card-10 = Laboratoire
card-11 = Grue navale
card-12 = Citerne
card-13 = Trésorerie
card-14 = Banc d’essai
card-15 = Cale navale
card-16 = Filtre noir
card-17 = Filtre jaune
card-18 = Filtre turquoise
card-19 = Filtre marron
card-20 = Incinérateur
card-21 = Groupe d’étude
card-22 = Amplificateur
card-23 = Drones mineurs
card-24 = Oléoduc orbital
card-25 = Fonds colonial
card-26 = Terraformation
card-27 = Préfabriqués
card-28 = Longue portée
card-29 = Clé des portails
card-30 = Modularité
card-31 = Émissaire

station-0 = Bourse
    .first = noir
    .second = jaune
    .object = la Bourse
station-1 = Académie
    .first = noir
    .second = turquoise
    .object = l’Académie
station-2 = Chantier
    .first = noir
    .second = marron
    .object = le Chantier
station-3 = Archives
    .first = jaune
    .second = turquoise
    .object = les Archives
station-4 = Fonderie
    .first = jaune
    .second = marron
    .object = la Fonderie
station-5 = Recyclerie
    .first = turquoise
    .second = marron
    .object = la Recyclerie

marker-0 = Dépôt
marker-1 = Observatoire
marker-2 = Hangar
marker-3 = Comptoir
marker-4 = Atelier
marker-5 = Grue

planet-0 = Achéron
    .colour = noir
    .f = noire
planet-1 = Basalte
    .colour = noir
    .f = noire
planet-2 = Corvus
    .colour = noir
    .f = noire
planet-3 = Duskar
    .colour = noir
    .f = noire
planet-4 = Ébène
    .colour = noir
    .f = noire
planet-5 = Fenris
    .colour = noir
    .f = noire
planet-6 = Gagate
    .colour = noir
    .f = noire
planet-7 = Hécate
    .colour = noir
    .f = noire
planet-8 = Inkara
    .colour = noir
    .f = noire
planet-9 = Ambra
    .colour = jaune
    .f = jaune
planet-10 = Citrine
    .colour = jaune
    .f = jaune
planet-11 = Dorado
    .colour = jaune
    .f = jaune
planet-12 = Éos
    .colour = jaune
    .f = jaune
planet-13 = Flavia
    .colour = jaune
    .f = jaune
planet-14 = Gilda
    .colour = jaune
    .f = jaune
planet-15 = Hélia
    .colour = jaune
    .f = jaune
planet-16 = Kanar
    .colour = jaune
    .f = jaune
planet-17 = Midas
    .colour = jaune
    .f = jaune
planet-18 = Azura
    .colour = turquoise
    .f = turquoise
planet-19 = Boréa
    .colour = turquoise
    .f = turquoise
planet-20 = Céleste
    .colour = turquoise
    .f = turquoise
planet-21 = Cyana
    .colour = turquoise
    .f = turquoise
planet-22 = Glacis
    .colour = turquoise
    .f = turquoise
planet-23 = Laguna
    .colour = turquoise
    .f = turquoise
planet-24 = Néréide
    .colour = turquoise
    .f = turquoise
planet-25 = Opalis
    .colour = turquoise
    .f = turquoise
planet-26 = Téthra
    .colour = turquoise
    .f = turquoise
planet-27 = Adobe
    .colour = marron
    .f = marron
planet-28 = Bruna
    .colour = marron
    .f = marron
planet-29 = Cinnara
    .colour = marron
    .f = marron
planet-30 = Ferros
    .colour = marron
    .f = marron
planet-31 = Kaolin
    .colour = marron
    .f = marron
planet-32 = Mesa
    .colour = marron
    .f = marron
planet-33 = Ochra
    .colour = marron
    .f = marron
planet-34 = Sienne
    .colour = marron
    .f = marron
planet-35 = Ombre
    .colour = marron
    .f = marron

## Ce qu’il faut faire

phase-KEEP = À toi : défausse une de tes trois cartes.
phase-START_PUSH = À toi : choisis le dé de technologie qui commence en colonne II.
phase-START_UP = Choisis maintenant le dé de technologie qui commence sur 2.
phase-TURN_START = À toi : prends un dé de la passerelle.
phase-PLACE_DIE = Choisis une case pour ton dé.
phase-BONUS = Prends { $points ->
    [one] 1 carburant ou 1 SpaceBuck
   *[other] { $points } : carburant, SpaceBucks ou un peu des deux
}.
phase-MALUS = Paie 1 carburant ou 1 SpaceBuck pour ton dé.
phase-RESEARCH = Recherche : pioche une carte ou joues-en une.
phase-PLAY_CARD = Choisis la carte que tu joues.
phase-PLAY_SIDE = Mission ou développement ?
phase-DISCARD = { $count ->
    [one] Défausse une carte.
   *[other] Défausse { $count } cartes.
}
phase-ACTION = Prends des cubes, ou utilise l’action de la couleur du dé ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
phase-STORE = { $left ->
    [0] Tout est rangé. Achète un point d’action pour un cube de plus, ou termine.
   *[other] { $any ->
        [1] Range un cube de n’importe quelle couleur
       *[other] Range un cube dans { $colour_row }
    } (encore { $left }).
}
phase-UPGRADE = { $points ->
    [0] Il ne te reste aucun point d’action. Achètes-en un, ou termine.
    [one] Améliore un dé de technologie (reste { $points } point d’action).
   *[other] Améliore un dé de technologie (restent { $points } points d’action).
}
phase-PUSH = { $points ->
    [0] Il ne te reste aucun point d’action. Achètes-en un, ou termine.
    [one] Avance un dé de technologie vers la droite (reste { $points } point d’action).
   *[other] Avance un dé de technologie vers la droite (restent { $points } points d’action).
}
phase-FUEL_MORE = Achète encore du carburant, ou continue.
phase-B_MENU = Fais une action supplémentaire, ou finis ton tour.
phase-DRIVES = Encore un propulseur ?
phase-FLIGHT = Où voles-tu ?
phase-LAND = Que fais-tu ici ?
phase-PAY = Paie avec des cubes { $colour_many } d’une valeur de { $price } : choisis lesquels.
phase-OUTPOST = Un avant-poste sous ta nouvelle pièce ?
phase-PICK = Choisis le bonus du centre de commerce.
phase-TRIGGER = Choisis la prochaine station à utiliser.
phase-SELL = Que prends-tu pour tes cubes ?
phase-TURN_END = Finis ton tour, ou échange d’abord quelque chose.
phase-FINAL_SETTLE = Dernière chance de payer tes planètes.

## Actions

act-die = Prendre le dé { $colour } { $face } ({ $slot })
menu-die = { $colour } { $face } ({ $slot })
menu-sell = Vendre { $colour }, colonne { $column }
short-sell = Vendre { $colour } { $column }
short-xbuy = { $colour } pour { $units_id ->
    [0] 2 carburants
    [1] 1 carburant, 1 $
   *[other] 2 $
}
short-buy-ap = { $fuel ->
    [1] 1 carburant pour { $price } $
   *[other] 1 point pour { $price } $
}
menu-quiet = Échanger… ({ $count })
act-place-normal = Sur une case normale
act-place-transform = Sur la case de transformation, en { $colour }
act-place-research = Sur la case de recherche
act-place-dev = Sur le développement « { $card } »
act-bonus = { $fuel ->
    [0] { $rest ->
        [one] { $rest } SpaceBuck
       *[other] { $rest } SpaceBucks
    }
    [one] { $rest ->
        [0] { $fuel } carburant
        [one] { $fuel } carburant et { $rest } SpaceBuck
       *[other] { $fuel } carburant et { $rest } SpaceBucks
    }
   *[other] { $rest ->
        [0] { $fuel } carburants
        [one] { $fuel } carburants et { $rest } SpaceBuck
       *[other] { $fuel } carburants et { $rest } SpaceBucks
    }
}{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } perdu)
   *[other] {" "}({ $lost } perdus)
}
act-malus-fuel = Payer 1 carburant
act-malus-buck = Payer 1 SpaceBuck
act-act-i = { $points ->
    [one] Prendre { $points } cube { $colour }
   *[other] Prendre { $points } cubes { $colour_many }
}
act-act-ii = { $colour_id ->
    [0] Prendre { $points ->
        [one] { $points } carburant
       *[other] { $points } carburants
    }
    [1] Prendre { $points ->
        [one] { $points } SpaceBuck
       *[other] { $points } SpaceBucks
    }
    [2] Améliorer des dés de technologie pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Avancer des dés de technologie pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
act-store = Ranger un cube dans { $colour_row }, colonne { $column }
act-upgrade = { $price ->
    [0] Améliorer { $colour_die }
    [one] Améliorer { $colour_die } pour { $price } point
   *[other] Améliorer { $colour_die } pour { $price } points
}
act-push = { $price ->
    [0] Avancer { $colour_die }
    [one] Avancer { $colour_die } pour { $price } point
   *[other] Avancer { $colour_die } pour { $price } points
}
act-buy-ap = { $fuel ->
    [1] Acheter 1 carburant pour { $price ->
        [one] { $price } SpaceBuck
       *[other] { $price } SpaceBucks
    }
   *[other] Acheter un point d’action pour { $price ->
        [one] { $price } SpaceBuck
       *[other] { $price } SpaceBucks
    }
}
act-done = Terminer
act-b-drive = Acheter un propulseur pour 3 carburants
act-b-draw = Piocher deux cartes
act-b-play = Jouer une carte
act-b-fly = Voler
act-res-draw = Piocher une carte
act-res-play = Jouer une carte
act-card = { $use ->
    [play] Jouer « { $card } »
   *[other] Défausser « { $card } »
}
act-side-mission = Comme mission
act-side-dev = Comme développement
act-portal-flip = Ouvrir les portails : un propulseur passe de 2 à 1
act-portal-drop = Ouvrir les portails : rendre un propulseur de 1
act-portal-free = Ouvrir les portails avec la Clé des portails
act-fly = { $price ->
    [0] Voler jusqu’à la case { $field }
    [one] Voler jusqu’à la case { $field } pour { $price } carburant
   *[other] Voler jusqu’à la case { $field } pour { $price } carburants
}
act-land-none = Ne rien faire ici
act-land-settle = Coloniser { $planet } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
act-land-explore = Prendre le bonus d’exploration
act-land-station = Bâtir { $station_object } : { $higher_id ->
    [0] { $station_first } { $high }, { $station_second } { $low }
   *[other] { $station_first } { $low }, { $station_second } { $high }
}
act-land-mission = Accomplir la mission « { $card } »
act-pay = Payer en { $colour } : { $cubes }
act-outpost = Avant-poste : { $marker }
act-outpost-none = Pas d’avant-poste
act-pick-bonus = Bonus : { $marker }
act-trigger = Utiliser { $station_object }
act-sell = Vendre un cube de { $colour_from }, colonne { $column }
act-sell-fuel = Prendre 1 carburant
act-sell-buck = Prendre 1 SpaceBuck
act-xbuy = Acheter un cube { $colour } pour { $units }
act-drive-up = Passer un propulseur de 1 à 2 pour 3 carburants
act-finish = { $black ->
    [1] Payer { $price ->
        [one] { $price } carburant
       *[other] { $price } carburants
    } pour { $planet }
   *[other] Payer { $price ->
        [one] { $price } SpaceBuck
       *[other] { $price } SpaceBucks
    } pour { $planet }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
act-end-turn = Finir le tour

log-die = { $player } prend le dé { $colour } { $face } sur { $slot }.
log-place-normal = { $player } le met sur une case normale.
log-place-transform = { $player } le met sur la case de transformation : il devient { $colour }.
log-place-research = { $player } le met sur la case de recherche.
log-place-dev = { $player } le met sur « { $card } ».
log-bonus = { $player } prend { $taken ->
    [0] { $bucks ->
        [0] 0 carburant
        [one] { $bucks } SpaceBuck
       *[other] { $bucks } SpaceBucks
    }
    [one] { $bucks ->
        [0] { $taken } carburant
        [one] { $taken } carburant et { $bucks } SpaceBuck
       *[other] { $taken } carburant et { $bucks } SpaceBucks
    }
   *[other] { $bucks ->
        [0] { $taken } carburants
        [one] { $taken } carburants et { $bucks } SpaceBuck
       *[other] { $taken } carburants et { $bucks } SpaceBucks
    }
}{ $lost ->
    [0] .
    [one] {"\u202F"}; { $lost } est perdu.
   *[other] {"\u202F"}; { $lost } sont perdus.
}
log-malus-fuel = { $player } paie 1 carburant pour le dé.
log-malus-buck = { $player } paie 1 SpaceBuck pour le dé.
log-act-i = { $points ->
    [one] { $player } utilise le dé pour prendre un cube { $colour }.
   *[other] { $player } utilise le dé pour prendre jusqu’à { $points } cubes { $colour_many }.
}
log-act-ii = { $colour_id ->
    [0] { $player } prend { $got ->
        [one] { $got } carburant
       *[other] { $got } carburants
    }{ $lost ->
        [0] .
        [one] {"\u202F"}; { $lost } est perdu.
       *[other] {"\u202F"}; { $lost } sont perdus.
    }
    [1] { $player } prend { $got ->
        [one] { $got } SpaceBuck
       *[other] { $got } SpaceBucks
    }{ $lost ->
        [0] .
        [one] {"\u202F"}; { $lost } est perdu.
       *[other] {"\u202F"}; { $lost } sont perdus.
    }
    [2] { $player } améliore des dés de technologie ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
   *[other] { $player } avance des dés de technologie ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
}
log-store = { $player } range un cube dans { $colour_row }, colonne { $column }.
log-upgrade = { $player } améliore { $colour_die }.
log-push = { $player } avance { $colour_die }.
log-buy-ap = { $player } achète { $fuel ->
    [1] 1 carburant
   *[other] un point
} pour { $price ->
    [one] { $price } SpaceBuck
   *[other] { $price } SpaceBucks
}.
log-done = { $player } termine l’action.
log-b-drive = { $player } achète un propulseur pour 3 carburants.
log-b-draw = { $player } utilise l’action supplémentaire pour piocher.
log-b-play = { $player } joue une carte.
log-b-fly = { $player } décolle.
log-res-draw = { $player } utilise la recherche pour piocher une carte.
log-res-play = { $player } joue une carte.
log-card = { $use ->
    [play] { $player } joue « { $card } ».
   *[other] { $player } défausse « { $card } ».
}
log-side-mission = { $player } en fait une mission.
log-side-dev = { $player } en fait un développement.
log-portal-flip = { $player } ouvre les portails et passe un propulseur de 2 à 1.
log-portal-drop = { $player } ouvre les portails et rend un propulseur de 1.
log-portal-free = { $player } ouvre les portails avec la Clé des portails.
log-fly = { $price ->
    [0] { $player } vole jusqu’à la case { $field }.
    [one] { $player } vole jusqu’à la case { $field } et paie { $price } carburant.
   *[other] { $player } vole jusqu’à la case { $field } et paie { $price } carburants.
}
log-land-none = { $player } n’y fait rien.
log-land-settle = { $player } colonise la planète.
log-land-explore = { $player } prend le bonus d’exploration.
log-land-station = { $player } bâtit { $station_object } : { $higher_id ->
    [0] { $station_first } { $high }, { $station_second } { $low }
   *[other] { $station_first } { $low }, { $station_second } { $high }
}.
log-land-mission = { $player } accomplit la mission « { $card } ».
log-pay = { $player } paie en { $colour } : { $cubes }.
log-outpost = { $player } fonde un avant-poste : { $marker }.
log-outpost-none = { $player } ne fonde pas d’avant-poste.
log-pick-bonus = { $player } choisit un bonus : { $marker }.
log-trigger = { $player } utilise { $station_object }.
log-sell = { $player } vend un cube de { $colour_from }, colonne { $column }.
log-sell-fuel = { $got ->
    [0] { $player } ne reçoit rien en échange : carburant et SpaceBucks sont à 10.
   *[other] { $player } reçoit 1 carburant en échange.
}
log-sell-buck = { $got ->
    [0] { $player } ne reçoit rien en échange : carburant et SpaceBucks sont à 10.
   *[other] { $player } reçoit 1 SpaceBuck en échange.
}
log-xbuy = { $player } achète un cube { $colour } pour { $units }.
log-drive-up = { $player } passe un propulseur de 1 à 2 pour 3 carburants.
log-finish = { $black ->
    [1] { $player } paie { $price ->
        [one] { $price } carburant
       *[other] { $price } carburants
    } pour { $planet }.
   *[other] { $player } paie { $price ->
        [one] { $price } SpaceBuck
       *[other] { $price } SpaceBucks
    } pour { $planet }.
}
log-end-turn = { $player } finit son tour.

## Hasard

chance-CHANCE_TILE = La tuile { $tile } est posée.
chance-CHANCE_ROTATION = {""}
chance-CHANCE_BACK = La planète à cet endroit est { $colour_f }.
chance-CHANCE_START_PLAYER = { $seat } commence.
chance-CHANCE_START_CARD = La carte de départ { $start } est distribuée.
chance-CHANCE_CARD = { $player } pioche « { $card } ».
chance-CHANCE_CARD-unseen = { $player } pioche une carte.
chance-CHANCE_DIE = Un nouveau dé : { $colour } { $face }.
chance-CHANCE_CENTRE = Le centre de commerce { $tile } est tiré.
chance-CHANCE_PLANET = On retourne { $planet }, une planète { $planet_f }.

event-revealed = { $planet } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-settled = Planète acquise ({ $player }) : { $planet }.
event-waste = { $cubes ->
    [one] { $player } reçoit { $cubes } déchet.
   *[other] { $player } reçoit { $cubes } déchets.
}
event-waste-beside = { $cubes ->
    [one] { $player } n’a plus de place : { $cubes } déchet va à côté du plateau.
   *[other] { $player } n’a plus de place : { $cubes } déchets vont à côté du plateau.
}
event-waste-removed = { $player } retire { $n ->
    [one] { $n } déchet
   *[other] { $n } déchets
}{ $development ->
    [1] {" "}grâce à un développement.
   *[other] .
}
event-waste-spaces = { $player } a { $n ->
    [one] { $n } place
   *[other] { $n } places
} à déchets de plus.
event-fuel = { $player } reçoit { $n ->
    [one] { $n } carburant
   *[other] { $n } carburants
}{ $development ->
    [1] {" "}grâce à un développement
   *[other] {""}
}{ $lost ->
    [0] .
    [one] {"\u202F"}; { $lost } est perdu.
   *[other] {"\u202F"}; { $lost } sont perdus.
}
event-bucks = { $player } reçoit { $n ->
    [one] { $n } SpaceBuck
   *[other] { $n } SpaceBucks
}{ $development ->
    [1] {" "}grâce à un développement
   *[other] {""}
}{ $lost ->
    [0] .
    [one] {"\u202F"}; { $lost } est perdu.
   *[other] {"\u202F"}; { $lost } sont perdus.
}
event-drive = { $n ->
    [0] { $player } n’a plus de place pour un propulseur.
   *[other] { $player } reçoit un propulseur de 1.
}
event-cubes-given = { $n ->
    [one] { $player } paie un cube { $colour } de la colonne { $column }.
   *[other] { $player } paie { $n } cubes { $colour_many } de la colonne { $column }.
}
event-renewed = La défausse devient la nouvelle pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-centre = Le centre de commerce { $tile } est construit.
event-round = La manche { $round } commence ; { $player } joue en premier.
event-over = La partie est finie.

## Score

line-planets = Planètes acquises
line-unsettled = Planètes non payées
line-sets = Lots de couleurs
line-stations = Stations
line-missions = Missions
line-open-missions = Missions en cours
line-centres = Près des centres de commerce
line-technology = Dés de technologie
line-columns = Colonnes IV et V
line-storage = Réserve pleine
line-tracks = Carburant et SpaceBucks
line-waste = Déchets à côté du plateau
line-connection = Pièces reliées

gain-planets = { gain } pour les planètes
gain-unsettled = { $lost ->
    [1] { gain } tant que la planète n’est pas payée
   *[0] { gain } : une planète est payée, sa pénalité disparaît
}
gain-sets = { gain } pour les lots de couleurs
gain-stations = { gain } pour les stations
gain-missions = { gain } pour les missions
gain-open-missions = { $lost ->
    [1] { gain } tant que la mission n’est pas accomplie
   *[0] { gain } : la mission est accomplie
}
gain-centres = { gain } près des centres de commerce
gain-technology = { gain } pour les dés de technologie
gain-columns = { gain } pour les colonnes IV et V
gain-storage = { gain } pour la réserve pleine
gain-tracks = { gain } pour le carburant et les SpaceBucks
gain-waste = { gain } pour les déchets à côté du plateau
gain-connection = { gain } pour les pièces reliées

## Un tour en une phrase

which-die = { $twins ->
    [1] {" "}sur { $slot }
   *[other] {""}
}
brief-die = { $advice ->
    [1] prends le dé { $colour } { $face }{ which-die }
   *[other] { $colour } { $face }{ which-die }
}
brief-place-transform = …en { $colour }
brief-place-research = …avec recherche
brief-place-dev = …sur « { $card } »
brief-upgrade = { $advice ->
    [1] { $times ->
        [one] améliore { $colour_die }
        [2] améliore deux fois { $colour_die }
       *[other] améliore { $times } fois { $colour_die }
    }
   *[other] { $times ->
        [one] améliore { $colour_die }
        [2] améliore deux fois { $colour_die }
       *[other] améliore { $times } fois { $colour_die }
    }
}
brief-push = { $advice ->
    [1] { $times ->
        [one] avance { $colour_die }
        [2] avance deux fois { $colour_die }
       *[other] avance { $times } fois { $colour_die }
    }
   *[other] { $times ->
        [one] avance { $colour_die }
        [2] avance deux fois { $colour_die }
       *[other] avance { $times } fois { $colour_die }
    }
}
brief-buy-ap = { $advice ->
    [1] achète
   *[other] achète
} { $fuel ->
    [1] { $times ->
        [one] { $times } carburant
       *[other] { $times } carburants
    }
   *[other] { $times ->
        [one] un point d’action
       *[other] { $times } points d’action
    }
}
brief-b-drive = { $advice ->
    [1] achète
   *[other] achète
} { $times ->
    [one] un propulseur
   *[other] { $times } propulseurs
}
brief-b-draw = { $advice ->
    [1] pioche deux cartes
   *[other] pioche deux cartes
}
brief-res-draw = { $advice ->
    [1] pioche une carte
   *[other] pioche une carte
}
brief-card = { $advice ->
    [1] { $use ->
        [play] joue « { $card } »
       *[other] défausse « { $card } »
    }
   *[other] { $use ->
        [play] joue « { $card } »
       *[other] défausse « { $card } »
    }
}
brief-side-mission = …comme mission
brief-side-dev = …comme développement
brief-portal-flip = { $advice ->
    [1] ouvre les portails
   *[other] ouvre les portails
}
brief-portal-drop = { $advice ->
    [1] ouvre les portails
   *[other] ouvre les portails
}
brief-portal-free = { $advice ->
    [1] ouvre les portails
   *[other] ouvre les portails
}
brief-fly = { $advice ->
    [1] vole
   *[other] vole
} jusqu’à { $what ->
    [planet] { $planet }
    [back] la planète { $colour_f }, case { $field }
    [centre] la case { $field }, près du centre de commerce { $tile }
   *[other] la case { $field }
}
brief-land-settle = { $advice ->
    [1] { $revealed ->
        [1] colonise { $planet }
       *[other] colonise-la
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } une fois payée)
   *[other] { $revealed ->
        [1] colonise { $planet }
       *[other] la colonise
    }
}
brief-land-explore = { $advice ->
    [1] prends le bonus d’exploration : { $planet }
   *[other] bonus d’exploration : { $planet }
}
brief-land-station = { $advice ->
    [1] bâtis { $station_object }
   *[other] bâtit { $station_object }
}
brief-land-mission = { $advice ->
    [1] accomplis la mission « { $card } »
   *[other] accomplit la mission « { $card } »
}
brief-outpost = { $advice ->
    [1] fonde l’avant-poste { $marker }
   *[other] avant-poste { $marker }
}
brief-pick-bonus = { $advice ->
    [1] prends le bonus : { $marker }
   *[other] bonus : { $marker }
}
brief-trigger = { $advice ->
    [1] utilise { $station_object }
   *[other] utilise { $station_object }
}
brief-sell = { $advice ->
    [1] vends
   *[other] vend
} { $times ->
    [one] un cube
   *[other] { $times } cubes
}
brief-xbuy = { $advice ->
    [1] achète
   *[other] achète
} { $times ->
    [one] un cube { $colour }
   *[other] { $times } cubes { $colour_many }
}
gathered-sell = échange des cubes
gathered-xbuy = { gathered-sell }
brief-drive-up = { $advice ->
    [1] passe un propulseur à 2
   *[other] passe un propulseur à 2
}
brief-finish = { $advice ->
    [1] paie { $planet }
   *[other] paie { $planet }
}
hint-take-back-SELL = Annule la vente : un seul cube de valeur 1 ne rapporte rien
begin-die = prends le dé { $colour } { $face }{ which-die }
begin-place-normal = mets le dé sur une case normale
begin-place-transform = mets le dé sur la case de transformation, en { $colour }
begin-place-research = mets le dé sur la case de recherche
begin-place-dev = mets le dé sur « { $card } »
begin-bonus = prends { $taken ->
    [0] { $bucks ->
        [one] { $bucks } SpaceBuck
       *[other] { $bucks } SpaceBucks
    }
    [one] { $bucks ->
        [0] { $taken } carburant
        [one] { $taken } carburant et { $bucks } SpaceBuck
       *[other] { $taken } carburant et { $bucks } SpaceBucks
    }
   *[other] { $bucks ->
        [0] { $taken } carburants
        [one] { $taken } carburants et { $bucks } SpaceBuck
       *[other] { $taken } carburants et { $bucks } SpaceBucks
    }
}
begin-malus-fuel = paie 1 carburant pour le dé
begin-malus-buck = paie 1 SpaceBuck pour le dé
begin-act-i = { $points ->
    [one] prends { $points } cube { $colour }
   *[other] prends { $points } cubes { $colour_many }
}
begin-store = range { $times ->
    [one] un cube
   *[other] { $times } cubes
} dans { $colour_row }
begin-done = appuie sur « { act-done } »
begin-sell-fuel = prends 1 carburant
begin-sell-buck = prends 1 SpaceBuck
begin-side-mission = fais de la carte une mission
begin-side-dev = fais de la carte un développement
begin-land-none = ne fais rien ici
begin-outpost-none = ne fonde pas d’avant-poste
begin-end-turn = finis ton tour
result-settled = { $paid ->
    [1] {""}
   *[other] { $planet } payée
}
result-settled-land-settle = { $revealed ->
    [1] {""}
   *[other] { $planet } payée
}

measure-unpaid = { $n ->
    [one] { $n } planète à crédit
   *[other] { $n } planètes à crédit
}
more-unpaid = { $n ->
    [one] { $n } planète de plus à payer
   *[other] { $n } planètes de plus à payer
}
less-unpaid = { $n ->
    [one] { $n } planète de moins à payer
   *[other] { $n } planètes de moins à payer
}
measure-open-missions = { $n ->
    [one] { $n } mission en cours
   *[other] { $n } missions en cours
}
more-open-missions = { $n ->
    [one] { $n } mission en cours de plus
   *[other] { $n } missions en cours de plus
}
less-open-missions = { $n ->
    [one] { $n } mission en cours de moins
   *[other] { $n } missions en cours de moins
}
more-ready-missions = { $n ->
    [one] { $n } mission de plus prête à accomplir
   *[other] { $n } missions de plus prêtes à accomplir
}
less-ready-missions = { $n ->
    [one] { $n } mission de moins prête à accomplir
   *[other] { $n } missions de moins prêtes à accomplir
}
named-more-unpaid = { $better ->
    [1] { $own ->
        [1] Avec le meilleur tour, il te resterait à payer { $planet }.
       *[other] Avec le meilleur tour, { $player } devrait encore payer { $planet }.
    }
   *[other] { $own ->
        [1] Il te restera alors à payer { $planet }.
       *[other] { $player } devra alors encore payer { $planet }.
    }
}
named-more-ready-missions = { $better ->
    [1] { $own ->
        [1] Avec le meilleur tour, tu pourrais accomplir la mission « { $card } ».
       *[other] Avec le meilleur tour, { $player } pourrait accomplir la mission « { $card } ».
    }
   *[other] { $own ->
        [1] Tu pourras alors accomplir la mission « { $card } ».
       *[other] { $player } pourra alors accomplir la mission « { $card } ».
    }
}
price-less-ready-missions = {""}
named-more-developments = { $better ->
    [1] { $own ->
        [1] Avec le meilleur tour, tu aurais le développement « { $card } ».
       *[other] Avec le meilleur tour, { $player } aurait le développement « { $card } ».
    }
   *[other] { $own ->
        [1] Tu auras alors le développement « { $card } ».
       *[other] { $player } aura alors le développement « { $card } ».
    }
}
more-stations = { $n ->
    [one] { $n } station de plus
   *[other] { $n } stations de plus
}
less-stations = { $n ->
    [one] { $n } station de moins
   *[other] { $n } stations de moins
}
measure-black = { $n ->
    [one] { $n } cube noir
   *[other] { $n } cubes noirs
}
more-black = { $n ->
    [one] { $n } cube noir de plus
   *[other] { $n } cubes noirs de plus
}
less-black = { $n ->
    [one] { $n } cube noir de moins
   *[other] { $n } cubes noirs de moins
}
measure-yellow = { $n ->
    [one] { $n } cube jaune
   *[other] { $n } cubes jaunes
}
more-yellow = { $n ->
    [one] { $n } cube jaune de plus
   *[other] { $n } cubes jaunes de plus
}
less-yellow = { $n ->
    [one] { $n } cube jaune de moins
   *[other] { $n } cubes jaunes de moins
}
measure-turquoise = { $n ->
    [one] { $n } cube turquoise
   *[other] { $n } cubes turquoise
}
more-turquoise = { $n ->
    [one] { $n } cube turquoise de plus
   *[other] { $n } cubes turquoise de plus
}
less-turquoise = { $n ->
    [one] { $n } cube turquoise de moins
   *[other] { $n } cubes turquoise de moins
}
measure-brown = { $n ->
    [one] { $n } cube marron
   *[other] { $n } cubes marron
}
more-brown = { $n ->
    [one] { $n } cube marron de plus
   *[other] { $n } cubes marron de plus
}
less-brown = { $n ->
    [one] { $n } cube marron de moins
   *[other] { $n } cubes marron de moins
}
measure-fuel = { $n ->
    [one] { $n } carburant
   *[other] { $n } carburants
}
more-fuel = { $n ->
    [one] { $n } carburant de plus
   *[other] { $n } carburants de plus
}
less-fuel = { $n ->
    [one] { $n } carburant de moins
   *[other] { $n } carburants de moins
}
measure-bucks = { $n ->
    [one] { $n } SpaceBuck
   *[other] { $n } SpaceBucks
}
more-bucks = { $n ->
    [one] { $n } SpaceBuck de plus
   *[other] { $n } SpaceBucks de plus
}
less-bucks = { $n ->
    [one] { $n } SpaceBuck de moins
   *[other] { $n } SpaceBucks de moins
}
more-developments = { $n ->
    [one] { $n } développement de plus
   *[other] { $n } développements de plus
}
less-developments = { $n ->
    [one] { $n } développement de moins
   *[other] { $n } développements de moins
}
more-levels = { $n ->
    [one] { $n } niveau de technologie de plus
   *[other] { $n } niveaux de technologie de plus
}
less-levels = { $n ->
    [one] { $n } niveau de technologie de moins
   *[other] { $n } niveaux de technologie de moins
}
more-columns = { $n ->
    [one] des dés de technologie { $n } colonne plus à droite
   *[other] des dés de technologie { $n } colonnes plus à droite
}
less-columns = { $n ->
    [one] des dés de technologie { $n } colonne plus à gauche
   *[other] des dés de technologie { $n } colonnes plus à gauche
}
measure-range = { $n } de portée
more-range = { $n ->
    [one] { $n } case de portée de plus
   *[other] { $n } cases de portée de plus
}
less-range = { $n ->
    [one] { $n } case de portée de moins
   *[other] { $n } cases de portée de moins
}
more-cards = { $n ->
    [one] { $n } carte de plus
   *[other] { $n } cartes de plus
}
less-cards = { $n ->
    [one] { $n } carte de moins
   *[other] { $n } cartes de moins
}
measure-waste = { $n ->
    [one] { $n } déchet
   *[other] { $n } déchets
}
more-waste = { $n ->
    [one] { $n } déchet de plus
   *[other] { $n } déchets de plus
}
less-waste = { $n ->
    [one] { $n } déchet de moins
   *[other] { $n } déchets de moins
}

## Ce que vaut une position

term-points = points
term-settled = coloniser des planètes
term-settled-push = acquérir des planètes en avançant des dés
term-settled-upgrade = acquérir des planètes en améliorant des dés
term-settled-finish = payer des planètes
term-pending = planètes encore à payer
term-cards = cartes et développements
term-missions = missions en cours
term-stations = stations
term-means = carburant et SpaceBucks
term-cubes = cubes en réserve
term-technology = dés de technologie
term-drives = portée du vaisseau
term-figures = pièces et avant-postes
term-waste = place pour les déchets
term-place = chemin vers le prochain but
term-turn = tirer le meilleur du tour

## Refus

SOLARIUS-5 = Dis d’abord ce que fait ton dé : prendre des cubes, ou l’action de sa couleur.
SOLARIUS-11 = Un dé de technologie commence en colonne II, un autre sur 2.
SOLARIUS-13 = { $why ->
    [choice] Tu n’as pas cette carte.
   *[other] Choisis d’abord laquelle de tes trois cartes tu défausses.
}
SOLARIUS-16 = Prends d’abord un des dés de la passerelle.
SOLARIUS-17 = { $why ->
    [choice] Tu n’en reçois que { $most }.
   *[other] Prends d’abord ton carburant et tes SpaceBucks.
}
SOLARIUS-18 = { $why ->
    [keep] Tous les dés de la passerelle coûtent 1 maintenant : tu dois garder 1 carburant ou 1 SpaceBuck pour en prendre un.
    [die] Un dé sur −1 coûte 1 carburant ou 1 SpaceBuck, et tu n’as ni l’un ni l’autre.
    [malus-fuel] Tu n’as pas de carburant. Paie avec un SpaceBuck.
    [malus-buck] Tu n’as pas de SpaceBuck. Paie avec du carburant.
   *[other] Paie d’abord 1 carburant ou 1 SpaceBuck pour ton dé.
}
SOLARIUS-22 = { $why ->
    [used] Tu as déjà utilisé la case de transformation dans cette manche.
   *[other] Le dé est déjà { $colour }. La case de transformation lui donne une autre couleur.
}
SOLARIUS-24 = { $why ->
    [choice] Tu as déjà utilisé la case de recherche dans cette manche.
   *[other] Finis d’abord ta recherche : pioche une carte ou joues-en une.
}
SOLARIUS-25 = { $why ->
    [not-yours] « { $card } » n’est pas un de tes développements.
    [no-space] « { $card } » n’a pas de place pour un dé.
    [used] Tu as déjà utilisé « { $card } » dans cette manche.
   *[other] « { $card } » ne changerait pas la couleur : le dé l’a déjà.
}
SOLARIUS-26 = Choisis d’abord une case pour ton dé.
SOLARIUS-33 = { $why ->
    [use] Tu viens d’acheter un point : utilise-le d’abord.
    [no-die] On n’achète des points que pour l’action de son dé.
    [left] { $left ->
        [one] Range d’abord le cube qui te reste.
       *[other] Range d’abord les { $left } cubes qui te restent.
    }
    [no-room] Il n’y a plus de place pour un cube dans cette rangée.
    [full] Ton carburant est déjà à 10 ; il n’y a plus de place.
    [price] Un point coûte { $price ->
        [one] { $price } SpaceBuck
       *[other] { $price } SpaceBucks
    } ; il t’en manque { $missing }.
   *[other] Un point acheté doit servir tout de suite, et il ne permettrait aucune étape de plus.
}
SOLARIUS-35 = { $why ->
    [none] Tu n’as plus de cube à ranger. Achète un point, ou termine.
    [row] Ces cubes vont dans { $colour_row }.
   *[other] { $any ->
        [1] Range d’abord tes cubes ; encore { $left }.
       *[other] Range d’abord tes cubes dans { $colour_row } ; encore { $left }.
    }
}
SOLARIUS-36 = Aucune case ouverte n’est libre en colonne { $column } de { $colour_row }.
SOLARIUS-37 = La pyramide ne tient pas : il faut plus de cubes à gauche dans cette rangée.
SOLARIUS-40 = Dis d’abord si tu achètes encore du carburant.
SOLARIUS-41 = { $why ->
    [price] Améliorer ce dé coûte { $price ->
        [one] { $price } point
       *[other] { $price } points
    } ; tu en as { $points }.
   *[other] Améliore d’abord des dés de technologie, ou termine. Il te reste { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
SOLARIUS-42 = Ce dé de technologie est déjà sur sa dernière face.
SOLARIUS-43 = { $why ->
    [last] Ce dé de technologie est déjà en colonne V, la dernière.
    [price] Avancer ce dé coûte { $price ->
        [one] { $price } point
       *[other] { $price } points
    } ; tu en as { $points }.
   *[other] Avance d’abord des dés de technologie, ou termine. Il te reste { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
SOLARIUS-44 = { $why ->
    [done] Ton action supplémentaire est finie. Finis ton tour, ou échange d’abord quelque chose.
   *[other] C’est le moment de l’action supplémentaire : acheter des propulseurs, piocher ou jouer des cartes, ou voler. Ou finis ton tour.
}
SOLARIUS-45 = { $why ->
    [full] Ton vaisseau a déjà trois propulseurs en plus ; il n’y a plus de place.
    [price] Un propulseur coûte 3 carburants ; il t’en manque { $missing }.
   *[other] Dis d’abord si tu achètes encore un propulseur.
}
SOLARIUS-46 = Il ne reste aucune carte à piocher.
SOLARIUS-47 = { $why ->
    [choice] Tu n’as pas cette carte.
   *[other] Défausse d’abord une carte.
}
SOLARIUS-48 = Il ne reste aucune carte à piocher.
SOLARIUS-49 = { $why ->
    [none] Tu n’as pas de carte à jouer.
    [not-yours] Tu n’as pas cette carte.
    [side] Choisis d’abord : mission ou développement ?
    [development] Joue d’abord la carte comme développement : tes six marqueurs de mission sont déjà utilisés.
   *[other] Choisis d’abord la carte que tu joues.
}
SOLARIUS-50 = Tes six marqueurs de mission sont déjà utilisés.
SOLARIUS-53 = { $why ->
    [open] Les portails sont déjà ouverts.
    [portal-flip] Il te faut pour cela un propulseur neutre de 2, et tu n’en as pas.
    [portal-drop] Il te faut pour cela un propulseur neutre de 1, et tu n’en as pas.
   *[other] Il te faut pour cela le développement Clé des portails.
}
SOLARIUS-54 = { $why ->
    [stay] Tu as décollé : après cela, ton vaisseau n’atteindrait plus aucune case.
   *[other] C’est à { $way } cases et ta portée est de { $range } : le reste coûterait { $price } carburants, et tu en as { $fuel }.
}
SOLARIUS-56 = Ton vaisseau a décollé : choisis où le vol s’arrête.
SOLARIUS-58 = { $why ->
    [none] Ton vaisseau n’atteindrait aucune case où s’arrêter.
   *[other] Tu ne peux pas t’arrêter là : il y a le vaisseau ou une pièce d’un autre joueur, ou un centre de commerce.
}
SOLARIUS-59 = { $why ->
    [planet] Tu as retourné cette planète : colonise-la ou prends le bonus d’exploration.
    [explore] Tu as retourné cette planète et tu n’as plus de colonie : prends le bonus d’exploration.
   *[other] Tu es à destination : colonise, explore, bâtis, accomplis une mission, ou ne fais rien ici.
}
SOLARIUS-61 = { $why ->
    [explore] Tu as retourné cette planète et tu n’as plus de colonie : prends le bonus d’exploration.
   *[other] Tu as retourné cette planète : colonise-la ou prends le bonus d’exploration.
}
SOLARIUS-62 = Il ne te reste aucune colonie.
SOLARIUS-63 = { $why ->
    [known] Cette planète a déjà été retournée. Seul celui qui la retourne reçoit le bonus d’exploration.
   *[other] Il n’y a pas de planète ici.
}
SOLARIUS-64 = { $why ->
    [fuel] { $planet } coûte { $price ->
        [one] { $price } carburant
       *[other] { $price } carburants
    } ; il t’en manque { $missing }.
    [buck] { $planet } coûte { $price ->
        [one] { $price } SpaceBuck
       *[other] { $price } SpaceBucks
    } ; il t’en manque { $missing }.
   *[other] Tu n’as pas de colonie à payer ici : { $planet }.
}
SOLARIUS-65 = La dernière manche est finie : paie des planètes noires et jaunes, ou termine.
SOLARIUS-66 = Une station demande une case vide de l’espace, sans planète ni pièce.
SOLARIUS-67 = Il te faut pour cela des cubes { $colour_many } d’une valeur de { $price } ; il te manque { $missing }.
SOLARIUS-68 = { $why ->
    [four] Tu as déjà bâti tes quatre stations.
   *[other] Tu as déjà bâti { $station_object }.
}
SOLARIUS-69 = Pas maintenant ({ $station }) : cette station a déjà servi, ou vient d’être bâtie.
SOLARIUS-70 = { $why ->
    [choice] Pas maintenant ({ $station }) : cette station a déjà servi, ou tu ne l’as pas bâtie.
    [building] Utilise d’abord une fois chacune de tes stations plus anciennes.
   *[other] Utilise d’abord une fois chacune de tes stations : la manche s’achève.
}
SOLARIUS-71 = Une mission demande une case vide de l’espace, à côté de la case d’un centre de commerce.
SOLARIUS-72 = { $why ->
    [not-yours] « { $card } » n’est pas une de tes missions en cours.
    [total] Cette mission demande des cubes { $colour_many } d’une valeur de { $price } en tout ; il te manque { $missing }.
   *[exact] Cette mission demande des cubes { $colour_many } de valeur { $price } ; il t’en manque { $missing }.
}
SOLARIUS-73 = Choisis d’abord le bonus du centre de commerce.
SOLARIUS-78 = { $why ->
    [choice] Cet avant-poste ne va pas sous cette pièce, ou tu l’as déjà utilisé.
   *[other] Décide d’abord : un avant-poste sous la nouvelle pièce, ou aucun ?
}
SOLARIUS-79 = { $why ->
    [centre] Il n’y a pas d’avant-poste sur la tuile du centre.
   *[other] Tu as déjà un avant-poste sur cette tuile.
}
SOLARIUS-80 = Ce n’est pas ta première pièce de ce type sur cette tuile.
SOLARIUS-81 = Avant un deuxième avant-poste de ce type, il t’en faut un de chaque.
SOLARIUS-83 = Un cube coûte { $units } ; tu as { $fuel ->
    [one] { $fuel } carburant
   *[other] { $fuel } carburants
} et { $buck ->
    [one] { $buck } SpaceBuck
   *[other] { $buck } SpaceBucks
}.
SOLARIUS-84 = { $why ->
    [none] Tu n’as pas de cube à cet endroit.
    [little] Tous tes cubes ensemble ne valent que 1 ; il faut 2 pour recevoir quelque chose.
    [take] Choisis d’abord ce que tu reçois : 1 carburant ou 1 SpaceBuck.
   *[other] Vends d’abord des cubes d’une valeur de 2 en tout, ou arrête.
}
SOLARIUS-85 = { $why ->
    [none] Tu n’as pas de propulseur neutre de 1 à améliorer.
   *[other] Passer un propulseur à 2 coûte 3 carburants ; il t’en manque { $missing }.
}
SOLARIUS-86 = Ce n’est possible que pendant ton propre tour.
SOLARIUS-87 = { $why ->
    [cubes] Tu n’as pas ces cubes.
    [little] Ces cubes valent { $value }, et le prix est de { $price }.
    [much] C’est plus qu’il n’en faut : le prix est de { $price }, et un de ces cubes peut rester.
   *[other] Paie d’abord : des cubes { $colour_many } d’une valeur de { $price }.
}
SOLARIUS-90 = La partie est finie.
SOLARIUS-91 = { $why ->
    [sell-fuel] Ton carburant est déjà à 10 : prends un SpaceBuck.
   *[other] Tu as déjà 10 SpaceBucks : prends du carburant.
}
SOLARIUS-92 = Ce n’est pas possible à la fin d’une manche, seulement pendant ton propre tour.
SOLARIUS-93 = { $why ->
    [outcome] Cette tuile est déjà dans un autre secteur.
   *[other] Attends : on dispose l’espace.
}
SOLARIUS-94 = { $why ->
    [outcome] Personne ne joue cette couleur.
   *[other] Attends : on ne sait pas encore qui commence.
}
SOLARIUS-95 = { $why ->
    [outcome] Un autre joueur a déjà cette carte de départ.
   *[other] Attends : on distribue les cartes de départ.
}
SOLARIUS-96 = { $why ->
    [outcome] Toutes les planètes de cette couleur sont déjà ailleurs.
   *[other] Attends : on tire la couleur d’une planète.
}
SOLARIUS-97 = { $why ->
    [outcome] Il ne peut y avoir ici qu’une planète { $colour_f } pas encore retournée.
   *[other] Attends : on retourne une planète.
}
SOLARIUS-98 = { $why ->
    [outcome] Ce centre de commerce a déjà été tiré.
   *[other] Attends : on tire un centre de commerce.
}
SOLARIUS-99 = { $why ->
    [outcome] Cette carte n’est plus dans la pioche.
   *[other] Attends : on pioche une carte.
}
SOLARIUS-100 = { $why ->
    [outcome] Il n’y a plus de dé de cette couleur dans le sac.
   *[other] Attends : on lance un dé.
}

## Ce que le hasard tire, pour les statistiques

draws-tile = Parties de la carte
draws-rotation = Rotations
draws-back = Couleurs des planètes
draws-start-player = Qui commence
draws-start-card = Cartes de départ
draws-draw-card = Cartes
draws-roll = Dés
draws-centre = Centres de commerce
draws-planet = Planètes

## Les bots avec un style

bot-researcher = Chercheur
bot-researcher-about = Améliore sa technologie avant toute chose.
bot-pilot = Pilote
bot-pilot-about = Achète tôt des propulseurs et vole loin.
bot-builder = Bâtisseur
bot-builder-about = Construit tôt des stations et les fait travailler à chaque manche.
