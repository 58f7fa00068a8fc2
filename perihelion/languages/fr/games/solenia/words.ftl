game = Solenia
game-about = Survole une planète dont une moitié ne connaît que le jour et l’autre que la nuit, et apporte à chacune ce qui lui manque.
game-length = 30–45
luck = cartes et commandes
undo-dice = On a déjà pioché : c’est définitif.
analysis-chance = Pioche, ou choisis le résultat.

## Options

option-players = Joueurs
option-players-about = En solo, tu joues contre un rival mené par un dé.
option-players-1 = 1 (solo)
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-variant = Plateaux des joueurs
option-variant-about = En hiver, tu choisis l’emplacement de chaque commande ; avec les améliorations, tu choisis aussi des pouvoirs spéciaux.
option-variant-summer = Été
option-variant-winter = Hiver
option-variant-upgrades = Hiver avec améliorations
option-layout = Plateau
option-layout-about = Quelle moitié de la planète est derrière le dirigeable.
option-layout-0 = Nuit derrière, jour devant
option-layout-1 = Jour derrière, nuit devant
option-layout-random = Au hasard

## Noms

seat-0 = Carmin
seat-1 = Turquoise
seat-2 = Violet
seat-3 = Olive
seat-1-1 = Rival

good-0 = bois
    .de = de bois
    .plural = bois
good-1 = blé
    .de = de blé
    .plural = blés
good-2 = pierre
    .de = de pierre
    .plural = pierres
good-3 = eau
    .de = d’eau
    .plural = eaux

card-0 = 0 (bois + pierre)
card-1 = 0 (bois + eau)
card-2 = 0 (blé + pierre)
card-3 = 0 (blé + eau)
card-4 = 0 (2 ressources de l’île)
card-5 = 1 (bois)
card-6 = 1 (blé)
card-7 = 1 (pierre)
card-8 = 1 (eau)
card-9 = 1 (1 ressource de l’île)
card-10 = 2 (étoile sur bois)
card-11 = 2 (étoile sur blé)
card-12 = 2 (étoile sur pierre)
card-13 = 2 (étoile sur eau)

position-0 = 1
position-1 = 2
position-2 = 3
position-3 = 4

column-0 = 1a
column-1 = 1b
column-2 = 2a
column-3 = 2b
column-4 = 3a
column-5 = 3b

light-0 = jour
light-1 = nuit
light-2 = aube
light-3 = crépuscule

layout-0 = nuit derrière le dirigeable, jour devant
layout-1 = jour derrière le dirigeable, nuit devant

upgrade-0 = Vent arrière
    .about = Atteindre une case coûte 1 ressource de moins.
upgrade-1 = Cale pleine
    .about = Tout de suite 1 bois, 1 blé, 1 pierre et 1 eau.
upgrade-2 = Trésor
    .about = Tout de suite 4 étoiles.
upgrade-3 = Atelier
    .about = Chaque carte 1 sur une île donne 2 ressources.
upgrade-4 = Mécénat
    .about = Chaque commande que tu livres donne 1 étoile de plus.
upgrade-5 = Marchandage
    .about = Chaque commande demande une ressource de moins ; tu choisis laquelle.
upgrade-6 = Vigie
    .about = Les quatre cases en diagonale du dirigeable comptent aussi comme voisines.
upgrade-7 = Récupération
    .about = Chaque bande décomptée avec une de tes cartes donne 1 étoile de plus.

half-0 = Couronne
    .about = Tout de suite 6 étoiles.
half-1 = Registre
    .about = À la fin, 1 étoile pour chacune de tes commandes.
half-2 = Équilibre
    .about = À la fin, 2 étoiles par paire d’une commande de jour et d’une de nuit.
half-3 = Marché
    .about = Tout de suite 2 étoiles ; à la fin, chaque ressource vaut 1 étoile.
half-4 = Journal de bord
    .about = À la fin, 1 étoile pour chaque carte 0 dans ta défausse, 6 au plus.
half-5 = Largesse
    .about = Tout de suite 2 étoiles et 3 ressources au choix.
half-6 = Grand convoi
    .about = À la fin, 2 étoiles pour chaque commande de 6 étoiles ou plus.
half-7 = Collection
    .about = Tout de suite 1 étoile ; à la fin, 1 étoile pour chaque valeur différente parmi tes commandes, 7 au plus.
night-half = { $night ->
    [0] { half-0 }
    [1] { half-1 }
    [2] { half-2 }
    [3] { half-3 }
    [4] { half-4 }
    [5] { half-5 }
    [6] { half-6 }
   *[other] { half-7 }
}

rank-0 = mousse
rank-1 = pilote
rank-2 = capitaine
rank-3 = commodore
rank-4 = légende

## Ce qu’il faut faire

phase-DRAFT = À toi : choisis une amélioration.
phase-CARD = À toi : choisis une carte à jouer.
phase-FIELD = Choisis une case pour ta carte { $card }.
phase-PAY = Paie { $cost ->
    [one] { $cost } ressource
   *[other] { $cost } ressources
} pour le trajet.
phase-ORDER = Choisis la commande de { $light } à livrer.
phase-WAIVE = Choisis la ressource que tu ne livres pas.
phase-SLOT = Choisis l’emplacement de ta commande de { $light }.
phase-TAKE = Prends { $left ->
    [one] une ressource
   *[other] { $left } ressources
} en bonus.
phase-DROP = Ta réserve déborde : rends { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}.

## Actions

act-play = Jouer { $card }
act-at = { $cost ->
    [0] Poser la carte en { $field }
    [one] Poser la carte en { $field } pour { $cost } ressource
   *[other] Poser la carte en { $field } pour { $cost } ressources
}
menu-at = { $kind } { $field }{ $cost ->
    [0] {""}
    [one] {" "}pour { $cost } ressource
   *[other] {" "}pour { $cost } ressources
}{ $gain ->
    [0] {""}
    [one] {"\u202F"}: +{ $gain } { $good }
   *[other] {"\u202F"}: +{ $gain } { $good_plural }
}
short-at = { $gain ->
    [0] { $kind } { $field }
    [one] { $field }{"\u202F"}: +{ $gain } { $good }
   *[other] { $field }{"\u202F"}: +{ $gain } { $good_plural }
}{ $cost ->
    [0] {""}
    [one] , −{ $cost } ressource
   *[other] , −{ $cost } ressources
}
act-pay = Payer 1 { $good }
act-take = Prendre 1 { $good }
act-drop = Rendre 1 { $good }
act-order = Livrer la commande : { demand }
act-slot = Mettre la commande à l’emplacement { $column } ({ $light })
act-waive = Ne pas livrer 1 { $good }
act-discard = Défausser { $card } ; le dirigeable avance
act-draft1 = Prendre « { $upgrade } »
act-draft3 = Prendre « { $half } » (jour) et « { night-half } » (nuit)

log-play = { $player } joue la carte { $card }.
log-at = { $cost ->
    [0] { $player } pose la carte en { $field }.
   *[other] { $player } pose la carte en { $field }, ce qui coûte { $cost ->
        [one] { $cost } ressource
       *[other] { $cost } ressources
    }.
}
log-pay = { $player } paie 1 { $good } pour le trajet.
log-take = { $player } prend 1 { $good }.
log-drop = { $player } rend 1 { $good }.
log-order = { $player } livre une commande.
log-slot = { $player } met la commande à l’emplacement { $column } ({ $light }).
log-waive = { $player } se passe de 1 { $good }.
log-discard = { $player } défausse la carte { $card }.
log-draft1 = { $player } prend « { $upgrade } ».
log-draft3 = { $player } prend « { $half } » (jour) et « { night-half } » (nuit).

## Hasard

chance-LAYOUT = Le plateau : { $layout }.
chance-STRIP = La bande suivante du plateau est posée.
chance-SHOW = {""}
chance-DEAL = { $player } reçoit la carte { $card }.
chance-DEAL-unseen = { $player } reçoit une carte.
chance-OFFER = À prendre : « { $upgrade } ».
chance-HALF_DAY = « { $half } » est la moitié jour d’une paire.
chance-HALF_NIGHT = « { $half } » en est la moitié nuit.
chance-REFILL = {""}
chance-DRAW = { $player } pioche la carte { $card }.
chance-DRAW-unseen = { $player } pioche une carte.
chance-RIVAL = Le Rival retourne la carte { $card }.
chance-DIE = Le dé montre { $face }.

## Ce qui suit

gains = { $wood ->
    [0] {""}
   *[other] {" "}+{ $wood } bois
}{ $wheat ->
    [0] {""}
    [one] {" "}+{ $wheat } blé
   *[other] {" "}+{ $wheat } blés
}{ $stone ->
    [0] {""}
    [one] {" "}+{ $stone } pierre
   *[other] {" "}+{ $stone } pierres
}{ $water ->
    [0] {""}
    [one] {" "}+{ $water } eau
   *[other] {" "}+{ $water } eaux
}{ $stars ->
    [0] {""}
    [one] {" "}+{ $stars } étoile
   *[other] {" "}+{ $stars } étoiles
}
demand = { $wood ->
    [0] {""}
   *[other] { $wood } bois ·{" "}
}{ $wheat ->
    [0] {""}
    [one] { $wheat } blé ·{" "}
   *[other] { $wheat } blés ·{" "}
}{ $stone ->
    [0] {""}
    [one] { $stone } pierre ·{" "}
   *[other] { $stone } pierres ·{" "}
}{ $water ->
    [0] {""}
    [one] { $water } eau ·{" "}
   *[other] { $water } eaux ·{" "}
}{ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}

event-island = { $count ->
    [one] { $player } reçoit { $count } { $good }.
   *[other] { $player } reçoit { $count } { $good_plural }.
}
event-city = { $player } reçoit { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
event-advance = Le dirigeable avance.
event-delivered = Commande de { $light } livrée : { demand }.
event-order = Nouvelle commande de { $light } : { demand }.
event-last-order = C’était la dernière commande de { $light } de la pile.
event-bonus = Bonus de l’emplacement :{ gains }.
event-storage = { $player } a maintenant { $count } places en réserve.
event-upgrade = { $player } active « { $upgrade } ». { $upgrade_about }
event-half = { $player } active « { $half } » ({ $light }). { $half_about }
event-scored = Décompte pour { $player }, carte { $card } :{ gains }.
event-scored-nothing = Décompte pour { $player }, carte { $card } : rien.
event-salvage = { $player } récupère { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
event-patronage = { $player } reçoit { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} grâce au Mécénat.
event-cleared = La carte { $card } du Rival quitte la bande.
event-turned = La bande arrière est retournée et passe devant : { $light }.
event-rival-at = Le Rival pose la carte en { $field }.
event-rival-misses = Le Rival ne trouve pas de case libre et défausse sa carte.
event-rival-order = Le Rival prend une commande de { $light } : { demand }, et { $extra ->
    [one] { $extra } étoile
   *[other] { $extra } étoiles
} de plus pour la tuile.
event-rank = Avec { $points ->
    [one] { $points } étoile
   *[other] { $points } étoiles
}, tu es { $rank }.

## La feuille de score

line-stars = Étoiles gagnées
line-orders = Commandes
line-pairs = Paires jour-nuit
line-goods = Ressources en réserve
line-last-places = Derniers emplacements
line-halves = Améliorations de niveau 3
line-total = Total
line-rival = Le Rival

gain-stars = { gain }
gain-orders = { gain } pour les commandes
gain-pairs = { gain } pour les paires jour-nuit
gain-goods = { gain } pour les ressources en réserve
gain-last-places = { gain } pour les derniers emplacements
gain-halves = { gain } pour les améliorations de niveau 3

## Un tour en une phrase

kind-0 = île de bois
kind-1 = île de blé
kind-2 = île de pierre
kind-3 = île d’eau
kind-4 = ville de jour
kind-5 = ville de nuit

brief-play = { $card }
brief-at = { $later ->
    [1] …sur une { $kind }
   *[other] …en { $field } ({ $kind })
}
brief-pay = …pour { $times ->
    [one] { $times } ressource
   *[other] { $times } ressources
}
brief-order = { $advice ->
    [1] livre la commande de { $light }
   *[other] commande de { $light }
} ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
})
brief-waive = …sans 1 { $good }
brief-slot = …à l’emplacement { $column }
brief-take = { $advice ->
    [1] prends { $times ->
        [one] la ressource
       *[other] les ressources
    } du bonus
   *[other] { $times ->
        [one] ressource
       *[other] ressources
    } en bonus
}
brief-drop = { $advice ->
    [1] rends le surplus
   *[other] surplus rendu
}
brief-discard = { $advice ->
    [1] défausse { $card }
   *[other] { $card } à la défausse
}
brief-draft1 = prend « { $upgrade } »
brief-draft3 = prend « { $half } » de jour et « { night-half } » de nuit
begin-play = joue ta carte { $card }
begin-at = { $later ->
    [1] pose la carte sur une { $kind }
   *[other] pose la carte en { $field } ({ $kind })
}
begin-pay = paie { $times ->
    [one] { $times } { $good }
   *[other] { $times } { $good_plural }
} pour le trajet
begin-order = livre la commande de { $light } ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
})
begin-waive = passe-toi de 1 { $good }
begin-slot = mets la commande à l’emplacement { $column }
begin-take = prends { $times ->
    [one] { $times } { $good }
   *[other] { $times } { $good_plural }
}
begin-drop = rends { $times ->
    [one] { $times } { $good }
   *[other] { $times } { $good_plural }
}
begin-draft1 = prends « { $upgrade } »
begin-draft3 = prends « { $half } » de jour, « { night-half } » de nuit
begin-discard = défausse { $card }
result-upgrade = activation de « { $upgrade } »
result-half = activation de « { $half } »
result-rival-order = le Rival prend une commande de { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}

measure-points = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
more-points = { $n ->
    [one] { $n } étoile de plus
   *[other] { $n } étoiles de plus
}
less-points = { $n ->
    [one] { $n } étoile de moins
   *[other] { $n } étoiles de moins
}
more-payable = { $n ->
    [one] de quoi livrer { $n } commande de plus
   *[other] de quoi livrer { $n } commandes de plus
}
less-payable = { $n ->
    [one] de quoi livrer { $n } commande de moins
   *[other] de quoi livrer { $n } commandes de moins
}
named-more-payable = { $better ->
    [1] { $own ->
        [1] Avec le meilleur tour, tu aurais
       *[other] Avec le meilleur tour, { $player } aurait
    }
   *[other] { $own ->
        [1] Tu auras alors
       *[other] { $player } aura alors
    }
} de quoi livrer la commande de { $light } à { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
named-less-payable = { $better ->
    [1] { $own ->
        [1] Avec le meilleur tour, tu n’aurais plus
       *[other] Avec le meilleur tour, { $player } n’aurait plus
    }
   *[other] { $own ->
        [1] Tu n’auras alors plus
       *[other] { $player } n’aura alors plus
    }
} de quoi livrer la commande de { $light } à { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
price-less-payable = {""}
measure-wood = { $n } bois
more-wood = { $n } bois de plus
less-wood = { $n } bois de moins
measure-wheat = { $n ->
    [one] { $n } blé
   *[other] { $n } blés
}
more-wheat = { $n ->
    [one] { $n } blé de plus
   *[other] { $n } blés de plus
}
less-wheat = { $n ->
    [one] { $n } blé de moins
   *[other] { $n } blés de moins
}
measure-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
more-stone = { $n ->
    [one] { $n } pierre de plus
   *[other] { $n } pierres de plus
}
less-stone = { $n ->
    [one] { $n } pierre de moins
   *[other] { $n } pierres de moins
}
measure-water = { $n ->
    [one] { $n } eau
   *[other] { $n } eaux
}
more-water = { $n ->
    [one] { $n } eau de plus
   *[other] { $n } eaux de plus
}
less-water = { $n ->
    [one] { $n } eau de moins
   *[other] { $n } eaux de moins
}
measure-storage = { $n ->
    [one] { $n } place en réserve
   *[other] { $n } places en réserve
}
more-storage = { $n ->
    [one] { $n } place de plus en réserve
   *[other] { $n } places de plus en réserve
}
less-storage = { $n ->
    [one] { $n } place de moins en réserve
   *[other] { $n } places de moins en réserve
}
more-upgrades = { $n ->
    [one] { $n } amélioration active de plus
   *[other] { $n } améliorations actives de plus
}
less-upgrades = { $n ->
    [one] { $n } amélioration active de moins
   *[other] { $n } améliorations actives de moins
}
more-waiting = des cartes sur le plateau qui rapporteront { $n ->
    [one] { $n } ressource ou étoile de plus
   *[other] { $n } ressources ou étoiles de plus
}
less-waiting = des cartes sur le plateau qui rapporteront { $n ->
    [one] { $n } ressource ou étoile de moins
   *[other] { $n } ressources ou étoiles de moins
}

## Ce que regarde l’évaluation

term-points = étoiles
term-delivered = livrer une commande
term-orders = commandes à portée
term-goods = ressources en réserve
term-cards = cartes sur le plateau
term-upgrades = améliorations
term-turn = tirer le meilleur du tour

## Refus

SOLENIA-7 = { $why ->
    [choice] Tu n’as pas cette carte en main.
   *[other] Choisis d’abord une carte de ta main.
}
SOLENIA-8 = { $why ->
    [taken] La case { $field } est occupée par une carte ({ $player }).
    [rival] La case { $field } est occupée par une carte du Rival.
   *[other] Pose d’abord ta carte sur une case vide.
}
SOLENIA-9 = La case { $field } n’est à côté ni du dirigeable ni d’une de tes cartes : elle coûterait { $cost ->
    [one] { $cost } ressource
   *[other] { $cost } ressources
}, et tu n’en as aucune.
SOLENIA-12 = { $why ->
    [none] Tu n’as pas { $good_de } pour payer.
    [far] La case { $field } est trop loin : elle coûterait { $cost } ressources, et tu en as { $goods }.
   *[other] Paie d’abord { $cost ->
        [one] { $cost } ressource
       *[other] { $cost } ressources
    } pour le trajet.
}
SOLENIA-16 = Tu ne peux poser aucune carte : défausses-en une, et le dirigeable avance.
SOLENIA-18 = Tu ne peux défausser que si aucune carte ne peut être posée gratuitement, et là, c’est possible.
SOLENIA-21 = { $why ->
    [none] Tu n’as pas { $good_de } à rendre.
   *[other] Ta réserve déborde : rends d’abord { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }.
}
SOLENIA-23 = { $why ->
    [field] { $cost ->
        [0] Dans cette ville, tu dois livrer une commande de { $light }, et tes ressources ne suffisent pour aucune.
        [one] Le trajet coûte { $cost } ressource, et le reste ne suffit pour aucune commande de { $light }.
       *[other] Le trajet coûte { $cost } ressources, et le reste ne suffit pour aucune commande de { $light }.
    }
    [pay] Tu as besoin de cette ressource : sans elle, tu ne pourrais livrer aucune commande de { $light }.
   *[other] Choisis d’abord la commande de { $light } à livrer.
}
SOLENIA-25 = { $why ->
    [waive] Même sans cela, il te manque { $count ->
        [one] { $count } { $good }
       *[other] { $count } { $good_plural }
    }.
   *[other] Pour cette commande, il te manque { $count ->
        [one] { $count } { $good }
       *[other] { $count } { $good_plural }
    }.
}
SOLENIA-28 = Prends une des ressources proposées.
SOLENIA-29 = Ta rangée de commandes de { $light } est pleine.
SOLENIA-30 = { $why ->
    [field] Il ne reste aucune commande de { $light }.
    [no-place] Il n’y a pas de quatrième emplacement pour les commandes de { $light }.
   *[other] Il n’y a plus de commande ici.
}
SOLENIA-44 = La partie est finie : tout le monde a utilisé 16 cartes.
SOLENIA-51 = { $why ->
    [taken] Il y a déjà une commande à cet emplacement.
    [closed] Cet emplacement est encore fermé : il te faut d’abord plus de commandes au niveau { $below }.
   *[other] Choisis d’abord l’emplacement de ta commande.
}
SOLENIA-52 = Prends une des ressources proposées.
SOLENIA-55 = Il n’y a plus rien à prendre ici.
SOLENIA-57 = { $why ->
    [draft1] Tu as déjà une amélioration de niveau 1.
    [draft3] Tu as déjà une paire de niveau 3.
   *[other] Choisis d’abord une amélioration.
}
SOLENIA-60 = Grâce au Marchandage, tu n’as pas à livrer une des ressources que demande la commande.
SOLENIA-62 = { $why ->
    [outcome] Cela ne peut plus être tiré.
   *[other] Un instant : on tire au sort.
}

## Ce que le hasard tire, pour les statistiques

draws-layout = Disposition
draws-strip = Bandes du plateau
draws-tile = Tuiles de commande
draws-card = Cartes
draws-upgrade = Tuiles d’amélioration
draws-dayhalf = Moitiés jour
draws-nighthalf = Moitiés nuit
draws-rival = Cartes du Rival
draws-die = Dé

## Les bots avec un style

bot-courier = Coursier
bot-courier-about = Livre dès que possible et garde peu en réserve.
bot-hoarder = Écureuil
bot-hoarder-about = Garde sa réserve pleine et ne cède ses ressources qu’à bon prix.
bot-sower = Semeur
bot-sower-about = Pose ses cartes là où elles rapporteront le plus au décompte de leur bande.
