game = Solenia
game-about = Vola intorno a un pianeta che per metà conosce solo il giorno e per metà solo la notte, e porta a ogni lato ciò che gli manca.
game-length = 30–45
luck = carte e ordini
undo-dice = È stato pescato qualcosa, e resta così.
analysis-chance = Pesca, o scegli il risultato.

## Opzioni

option-players = Giocatori
option-players-about = In solitario giochi contro un rivale guidato da un dado.
option-players-1 = 1 (in solitario)
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-variant = Plance
option-variant-about = In inverno scegli il posto di ogni tuo ordine; con le migliorie scegli anche dei poteri speciali.
option-variant-summer = Estate
option-variant-winter = Inverno
option-variant-upgrades = Inverno con migliorie
option-layout = Tabellone
option-layout-about = Quale metà del pianeta sta dietro il dirigibile.
option-layout-0 = Notte dietro, giorno davanti
option-layout-1 = Giorno dietro, notte davanti
option-layout-random = A caso

## Nomi

seat-0 = Cremisi
seat-1 = Turchese
seat-2 = Viola
seat-3 = Oliva
seat-1-1 = Rivale

good-0 = legno
good-1 = grano
good-2 = pietra
good-3 = acqua

card-0 = 0 (legno + pietra)
card-1 = 0 (legno + acqua)
card-2 = 0 (grano + pietra)
card-3 = 0 (grano + acqua)
card-4 = 0 (2 risorse dell’isola)
card-5 = 1 (legno)
card-6 = 1 (grano)
card-7 = 1 (pietra)
card-8 = 1 (acqua)
card-9 = 1 (1 risorsa dell’isola)
card-10 = 2 (stella su legno)
card-11 = 2 (stella su grano)
card-12 = 2 (stella su pietra)
card-13 = 2 (stella su acqua)

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

light-0 = giorno
    .agg = diurno
    .pl = diurni
    .f = diurna
light-1 = notte
    .agg = notturno
    .pl = notturni
    .f = notturna
light-2 = alba
    .agg = dell’alba
    .pl = dell’alba
    .f = dell’alba
light-3 = crepuscolo
    .agg = del crepuscolo
    .pl = del crepuscolo
    .f = del crepuscolo

layout-0 = notte dietro il dirigibile, giorno davanti
layout-1 = giorno dietro il dirigibile, notte davanti

upgrade-0 = Vento in poppa
    .about = Raggiungere una casella costa 1 risorsa in meno.
upgrade-1 = Stiva piena
    .about = Subito 1 legno, 1 grano, 1 pietra e 1 acqua.
upgrade-2 = Tesoro
    .about = Subito 4 stelle.
upgrade-3 = Officina
    .about = Ogni carta 1 su un’isola dà 2 risorse.
upgrade-4 = Mecenatismo
    .about = Ogni ordine che consegni dà 1 stella in più.
upgrade-5 = Contrattazione
    .about = Ogni ordine chiede una risorsa in meno; scegli tu quale.
upgrade-6 = Vedetta
    .about = Anche le quattro caselle in diagonale al dirigibile gli sono vicine.
upgrade-7 = Recupero
    .about = Ogni striscia conteggiata con una tua carta dà 1 stella in più.

half-0 = Corona
    .about = Subito 6 stelle.
half-1 = Registro
    .about = Alla fine 1 stella per ognuno dei tuoi ordini.
half-2 = Equilibrio
    .about = Alla fine 2 stelle per ogni coppia di un ordine diurno e uno notturno.
half-3 = Mercato
    .about = Subito 2 stelle; alla fine ogni risorsa vale 1 stella.
half-4 = Diario di bordo
    .about = Alla fine 1 stella per ogni carta 0 nei tuoi scarti, al massimo 6.
half-5 = Abbondanza
    .about = Subito 2 stelle e 3 risorse a scelta.
half-6 = Gran consegna
    .about = Alla fine 2 stelle per ogni ordine da 6 stelle o più.
half-7 = Collezione
    .about = Subito 1 stella; alla fine 1 stella per ogni valore diverso tra i tuoi ordini, al massimo 7.
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

rank-0 = mozzo
rank-1 = pilota
rank-2 = capitano
rank-3 = commodoro
rank-4 = leggenda

## Che cosa fare

phase-DRAFT = Tocca a te: scegli una miglioria.
phase-CARD = Tocca a te: scegli una carta da giocare.
phase-FIELD = Scegli una casella per la tua carta { $card }.
phase-PAY = Paga { $cost ->
    [one] 1 risorsa
   *[other] { $cost } risorse
} per il viaggio.
phase-ORDER = Scegli l’ordine { $light_agg } da consegnare.
phase-WAIVE = Scegli la risorsa che non consegni.
phase-SLOT = Scegli il posto del tuo ordine { $light_agg }.
phase-TAKE = Prendi { $left ->
    [one] una risorsa
   *[other] { $left } risorse
} come bonus.
phase-DROP = La tua stiva è troppo piena: restituisci { $count ->
    [one] 1 risorsa
   *[other] { $count } risorse
}.

## Azioni

act-play = Gioca { $card }
act-at = { $cost ->
    [0] Metti la carta in { $field }
    [one] Metti la carta in { $field } per 1 risorsa
   *[other] Metti la carta in { $field } per { $cost } risorse
}
menu-at = { $kind } { $field }{ $cost ->
    [0] {""}
    [one] {" "}per 1 risorsa
   *[other] {" "}per { $cost } risorse
}{ $gain ->
    [0] {""}
   *[other] : +{ $gain } { $good }
}
short-at = { $gain ->
    [0] { $kind } { $field }
   *[other] { $field }: +{ $gain } { $good }
}{ $cost ->
    [0] {""}
    [one] , −1 risorsa
   *[other] , −{ $cost } risorse
}
act-pay = Paga 1 { $good }
act-take = Prendi 1 { $good }
act-drop = Restituisci 1 { $good }
act-order = Consegna l’ordine: { demand }
act-slot = Metti l’ordine { $light_agg } al posto { $column }
act-waive = Non consegnare 1 { $good }
act-discard = Scarta { $card }; il dirigibile avanza
act-draft1 = Prendi «{ $upgrade }»
act-draft3 = Prendi «{ $half }» (giorno) e «{ night-half }» (notte)

log-play = { $player } gioca la carta { $card }.
log-at = { $cost ->
    [0] { $player } mette la carta in { $field }.
   *[other] { $player } mette la carta in { $field }: costa { $cost ->
        [one] 1 risorsa
       *[other] { $cost } risorse
    }.
}
log-pay = { $player } paga 1 { $good } per il viaggio.
log-take = { $player } prende 1 { $good }.
log-drop = { $player } restituisce 1 { $good }.
log-order = { $player } consegna un ordine.
log-slot = { $player } mette l’ordine { $light_agg } al posto { $column }.
log-waive = { $player } fa a meno di 1 { $good }.
log-discard = { $player } scarta la carta { $card }.
log-draft1 = { $player } prende «{ $upgrade }».
log-draft3 = { $player } prende «{ $half }» (giorno) e «{ night-half }» (notte).

## Caso

chance-LAYOUT = Il tabellone: { $layout }.
chance-STRIP = Si posa la striscia seguente del tabellone.
chance-SHOW = {""}
chance-DEAL = { $player } riceve la carta { $card }.
chance-DEAL-unseen = { $player } riceve una carta.
chance-OFFER = Disponibile: «{ $upgrade }».
chance-HALF_DAY = «{ $half }» è la metà diurna di una coppia.
chance-HALF_NIGHT = «{ $half }» è la sua metà notturna.
chance-REFILL = {""}
chance-DRAW = { $player } pesca la carta { $card }.
chance-DRAW-unseen = { $player } pesca una carta.
chance-RIVAL = Il Rivale scopre la carta { $card }.
chance-DIE = Il dado mostra { $face }.

## Che cosa segue

gains = { $wood ->
    [0] {""}
   *[other] {" "}+{ $wood } legno
}{ $wheat ->
    [0] {""}
   *[other] {" "}+{ $wheat } grano
}{ $stone ->
    [0] {""}
   *[other] {" "}+{ $stone } pietra
}{ $water ->
    [0] {""}
   *[other] {" "}+{ $water } acqua
}{ $stars ->
    [0] {""}
    [one] {" "}+{ $stars } stella
   *[other] {" "}+{ $stars } stelle
}
demand = { $wood ->
    [0] {""}
   *[other] { $wood } legno ·{" "}
}{ $wheat ->
    [0] {""}
   *[other] { $wheat } grano ·{" "}
}{ $stone ->
    [0] {""}
   *[other] { $stone } pietra ·{" "}
}{ $water ->
    [0] {""}
   *[other] { $water } acqua ·{" "}
}{ $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}

event-island = { $player } riceve { $count } { $good }.
event-city = { $player } riceve { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}.
event-advance = Il dirigibile avanza.
event-delivered = { $light_id ->
    [0] Ordine diurno
   *[other] Ordine notturno
} consegnato: { demand }.
event-order = Nuovo ordine { $light_agg }: { demand }.
event-last-order = Era l’ultimo ordine { $light_agg } della pila.
event-bonus = Bonus del posto:{ gains }.
event-storage = { $player } ora ha { $count } spazi nella stiva.
event-upgrade = { $player } attiva «{ $upgrade }». { $upgrade_about }
event-half = { $player } attiva «{ $half }» ({ $light }). { $half_about }
event-scored = Conteggio per { $player }, carta { $card }:{ gains }.
event-scored-nothing = Conteggio per { $player }, carta { $card }: niente.
event-salvage = { $player } recupera { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}.
event-patronage = { $player } riceve { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
} grazie a «Mecenatismo».
event-cleared = La carta { $card } del Rivale lascia la striscia.
event-turned = La striscia in fondo si gira e passa davanti: { $light }.
event-rival-at = Il Rivale mette la carta in { $field }.
event-rival-misses = Il Rivale non trova caselle libere e la scarta.
event-rival-order = Il Rivale prende un ordine { $light_agg }: { demand }, e { $extra ->
    [one] 1 stella
   *[other] { $extra } stelle
} in più per la tessera.
event-rank = Con { $points ->
    [one] 1 stella
   *[other] { $points } stelle
} il tuo grado è: { $rank }.

## Il foglio dei punti

line-stars = Stelle raccolte
line-orders = Ordini
line-pairs = Coppie giorno-notte
line-goods = Risorse nella stiva
line-last-places = Ultimi posti
line-halves = Migliorie di livello 3
line-total = Totale
line-rival = Il Rivale

gain-stars = { gain }
gain-orders = { gain } per gli ordini
gain-pairs = { gain } per le coppie giorno-notte
gain-goods = { gain } per le risorse nella stiva
gain-last-places = { gain } per gli ultimi posti
gain-halves = { gain } per le migliorie di livello 3

## Un turno in una frase

kind-0 = isola di legno
    .su = su un’isola di legno
kind-1 = isola di grano
    .su = su un’isola di grano
kind-2 = isola di pietra
    .su = su un’isola di pietra
kind-3 = isola d’acqua
    .su = su un’isola d’acqua
kind-4 = città diurna
    .su = su una città diurna
kind-5 = città notturna
    .su = su una città notturna

brief-play = { $card }
brief-at = { $later ->
    [1] …{ $kind_su }
   *[other] …in { $field } ({ $kind })
}
brief-pay = …per { $times ->
    [one] 1 risorsa
   *[other] { $times } risorse
}
brief-order = { $advice ->
    [1] consegna l’ordine { $light_agg }
   *[other] ordine { $light_agg }
} ({ $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
})
brief-waive = …senza 1 { $good }
brief-slot = …al posto { $column }
brief-take = { $advice ->
    [1] prendi { $times ->
        [one] la risorsa
       *[other] le risorse
    } del bonus
   *[other] { $times ->
        [one] risorsa bonus
       *[other] risorse bonus
    }
}
brief-drop = { $advice ->
    [1] restituisci il superfluo
   *[other] superfluo restituito
}
brief-discard = { $advice ->
    [1] scarta { $card }
   *[other] { $card } agli scarti
}
brief-draft1 = prende «{ $upgrade }»
brief-draft3 = prende «{ $half }» di giorno e «{ night-half }» di notte
begin-play = gioca la tua carta { $card }
begin-at = { $later ->
    [1] metti la carta { $kind_su }
   *[other] metti la carta in { $field } ({ $kind })
}
begin-pay = paga { $times } { $good } per il viaggio
begin-order = consegna l’ordine { $light_agg } ({ $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
})
begin-waive = fai a meno di 1 { $good }
begin-slot = metti l’ordine al posto { $column }
begin-take = prendi { $times } { $good }
begin-drop = restituisci { $times } { $good }
begin-draft1 = prendi «{ $upgrade }»
begin-draft3 = prendi «{ $half }» di giorno, «{ night-half }» di notte
begin-discard = scarta { $card }
result-upgrade = «{ $upgrade }» si attiva
result-half = «{ $half }» si attiva
result-rival-order = il Rivale prende un ordine da { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}

measure-points = { $n ->
    [one] 1 stella
   *[other] { $n } stelle
}
more-points = { $n ->
    [one] 1 stella in più
   *[other] { $n } stelle in più
}
less-points = { $n ->
    [one] 1 stella in meno
   *[other] { $n } stelle in meno
}
more-payable = { $n ->
    [one] le risorse per 1 ordine in più
   *[other] le risorse per { $n } ordini in più
}
less-payable = { $n ->
    [one] le risorse per 1 ordine in meno
   *[other] le risorse per { $n } ordini in meno
}
named-more-payable = { $better ->
    [1] Con la giocata migliore { $own ->
        [1] avresti
       *[other] { $player } avrebbe
    }
   *[other] { $own ->
        [1] Poi hai
       *[other] { $player } poi ha
    }
} le risorse per l’ordine { $light_agg } da { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}.
named-less-payable = { $better ->
    [1] Con la giocata migliore { $own ->
        [1] non avresti più
       *[other] { $player } non avrebbe più
    }
   *[other] { $own ->
        [1] Poi non hai più
       *[other] { $player } poi non ha più
    }
} le risorse per l’ordine { $light_agg } da { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}.
price-less-payable = {""}
measure-wood = { $n } legno
more-wood = { $n } legno in più
less-wood = { $n } legno in meno
measure-wheat = { $n } grano
more-wheat = { $n } grano in più
less-wheat = { $n } grano in meno
measure-stone = { $n } pietra
more-stone = { $n } pietra in più
less-stone = { $n } pietra in meno
measure-water = { $n } acqua
more-water = { $n } acqua in più
less-water = { $n } acqua in meno
measure-storage = { $n ->
    [one] 1 spazio nella stiva
   *[other] { $n } spazi nella stiva
}
more-storage = { $n ->
    [one] 1 spazio in più nella stiva
   *[other] { $n } spazi in più nella stiva
}
less-storage = { $n ->
    [one] 1 spazio in meno nella stiva
   *[other] { $n } spazi in meno nella stiva
}
more-upgrades = { $n ->
    [one] 1 miglioria attiva in più
   *[other] { $n } migliorie attive in più
}
less-upgrades = { $n ->
    [one] 1 miglioria attiva in meno
   *[other] { $n } migliorie attive in meno
}
more-waiting = carte sul tabellone che renderanno { $n ->
    [one] 1 risorsa o stella in più
   *[other] { $n } risorse o stelle in più
}
less-waiting = carte sul tabellone che renderanno { $n ->
    [one] 1 risorsa o stella in meno
   *[other] { $n } risorse o stelle in meno
}

## Che cosa guarda la valutazione

term-points = stelle
term-delivered = consegnare un ordine
term-orders = ordini a portata
term-goods = risorse nella stiva
term-cards = carte sul tabellone
term-upgrades = migliorie
term-turn = sfruttare al meglio il turno

## Rifiuti

SOLENIA-7 = { $why ->
    [choice] Non hai questa carta in mano.
   *[other] Prima scegli una carta dalla tua mano.
}
SOLENIA-8 = { $why ->
    [taken] In { $field } c’è già una carta di { $player }.
    [rival] In { $field } c’è già una carta del Rivale.
   *[other] Prima metti la tua carta su una casella vuota.
}
SOLENIA-9 = La casella { $field } non è vicina né al dirigibile né a una tua carta: costerebbe { $cost ->
    [one] 1 risorsa
   *[other] { $cost } risorse
}, e non ne hai.
SOLENIA-12 = { $why ->
    [none] Non hai { $good } per pagare.
    [far] La casella { $field } è troppo lontana: costerebbe { $cost } risorse, e ne hai { $goods }.
   *[other] Prima paga { $cost ->
        [one] 1 risorsa
       *[other] { $cost } risorse
    } per il viaggio.
}
SOLENIA-16 = Non puoi mettere una carta da nessuna parte: scartane una, e il dirigibile avanza.
SOLENIA-18 = Puoi scartare solo se nessuna carta si può mettere gratis, e ora una si può.
SOLENIA-21 = { $why ->
    [none] Non hai { $good } da restituire.
   *[other] La tua stiva è troppo piena: prima restituisci { $count ->
        [one] 1 risorsa
       *[other] { $count } risorse
    }.
}
SOLENIA-23 = { $why ->
    [field] { $cost ->
        [0] In questa città devi consegnare un ordine { $light_agg }, e le tue risorse non bastano per nessuno.
        [one] Il viaggio costa 1 risorsa, e ciò che resta non basta per nessun ordine { $light_agg }.
       *[other] Il viaggio costa { $cost } risorse, e ciò che resta non basta per nessun ordine { $light_agg }.
    }
    [pay] Questa risorsa ti serve: senza non potresti consegnare nessun ordine { $light_agg }.
   *[other] Prima scegli l’ordine { $light_agg } da consegnare.
}
SOLENIA-25 = { $why ->
    [waive] Anche senza quella { $count ->
        [one] ti manca
       *[other] ti mancano
    }: { $count } { $good }.
   *[other] Per questo ordine { $count ->
        [one] ti manca
       *[other] ti mancano
    }: { $count } { $good }.
}
SOLENIA-28 = Prendi una delle risorse offerte.
SOLENIA-29 = La tua riga degli ordini { $light_pl } è piena.
SOLENIA-30 = { $why ->
    [field] Non ci sono più ordini { $light_pl }.
    [no-place] Non c’è un quarto posto per gli ordini { $light_pl }.
   *[other] Qui non c’è più nessun ordine.
}
SOLENIA-44 = La partita è finita: tutti hanno usato 16 carte.
SOLENIA-51 = { $why ->
    [taken] In questo posto c’è già un ordine.
    [closed] Questo posto è ancora chiuso: prima ti servono più ordini al livello { $below }.
   *[other] Prima scegli il posto per il tuo ordine.
}
SOLENIA-52 = Prendi una delle risorse offerte.
SOLENIA-55 = Qui non c’è più niente da prendere.
SOLENIA-57 = { $why ->
    [draft1] Hai già una miglioria di livello 1.
    [draft3] Hai già una coppia di livello 3.
   *[other] Prima scegli una miglioria.
}
SOLENIA-60 = Con «Contrattazione» fai a meno di una risorsa che l’ordine chiede.
SOLENIA-62 = { $why ->
    [outcome] Questo non si può più pescare.
   *[other] Un momento: si sta pescando.
}

## Che cosa si estrae, per le statistiche

draws-layout = Disposizione
draws-strip = Parti del tabellone
draws-tile = Tessere ordine
draws-card = Carte
draws-upgrade = Tessere miglioria
draws-dayhalf = Metà diurne
draws-nighthalf = Metà notturne
draws-rival = Carte del Rivale
draws-die = Dado

## Bot con uno stile

bot-courier = Corriere
bot-courier-about = Consegna appena può e tiene poco nella riserva.
bot-hoarder = Formica
bot-hoarder-about = Tiene piena la riserva e cede le risorse solo a buon prezzo.
bot-sower = Seminatore
bot-sower-about = Gioca le carte dove renderanno di più quando la loro striscia sarà conteggiata.
