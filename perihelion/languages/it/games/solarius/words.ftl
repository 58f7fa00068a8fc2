# Solarius Mission in italiano: tutte le frasi del gioco.

game = Solarius Mission
game-about = Quattro round, quattro dadi a testa in ognuno: sviluppa la tua nave, colonizza pianeti, costruisci stazioni e compi missioni lontano da casa.
game-length = 90–150

## Opzioni

option-players = Giocatori
option-players-about = Da due a quattro giocatori; in meno ci sono meno pianeti e dadi.
option-start = Inizio
option-start-about = Le carte iniziali danno a ognuno un inizio diverso; con l’inizio libero scegli il tuo.
option-start-cards = carte iniziali
option-start-free = inizio libero
option-arrangement = Spazio
option-arrangement-about = Come stanno le sei tessere esterne intorno al centro.
option-arrangement-random = a caso
option-arrangement-fixed = da A a F in ordine
option-arrangement-given = come indichi sotto
option-planet_back_colour = Colori dei pianeti
option-planet_back_colour-about = Tutti vedono il colore di un pianeta coperto.
option-outpost_double_tc = Avamposti vicino ai centri
option-outpost_double_tc-about = Un pezzo su un avamposto conta doppio anche accanto a un centro di scambio.
option-field_waste_adds = Le scorie si sommano
option-field_waste_adds-about = Un dado forte sulla casella trasformazione o ricerca porta due scorie invece di una.
option-centre_letters_public = Centri di scambio noti
option-centre_letters_public-about = Tutti sanno dall’inizio dove e quando sorgeranno i quattro centri di scambio.
option-tiles = Tessere
option-tiles-about = Le lettere delle tessere intorno al centro, per esempio CABFED; solo per una disposizione tua.
option-rotations = Rotazioni
option-rotations-about = Quante volte ognuna di queste tessere è girata di 60 gradi, per esempio 010532; solo per una disposizione tua.

## Nomi

seat-0 = Rosso
seat-1 = Verde
seat-2 = Blu
seat-3 = Viola

colour-0 = nero
    .many = neri
    .f = nera
    .die = il dado tecnologia nero
    .row = la riga nera
    .in = nella riga nera
    .di = della riga nera
    .from = dalla riga nera
colour-1 = giallo
    .many = gialli
    .f = gialla
    .die = il dado tecnologia giallo
    .row = la riga gialla
    .in = nella riga gialla
    .di = della riga gialla
    .from = dalla riga gialla
colour-2 = turchese
    .many = turchesi
    .f = turchese
    .die = il dado tecnologia turchese
    .row = la riga turchese
    .in = nella riga turchese
    .di = della riga turchese
    .from = dalla riga turchese
colour-3 = marrone
    .many = marroni
    .f = marrone
    .die = il dado tecnologia marrone
    .row = la riga marrone
    .in = nella riga marrone
    .di = della riga marrone
    .from = dalla riga marrone

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

units-0 = 2 carburanti
units-1 = 1 carburante e 1 SpaceBuck
units-2 = 2 SpaceBuck

card-0 = Mediatori
card-1 = Rifornimento
card-2 = Ufficio brevetti
card-3 = Rimorchiatori
card-4 = Vele ioniche
card-5 = Straordinari
card-6 = Deposito scorie
card-7 = Droni sonda
card-8 = Raffineria
card-9 = Mercanti
card-10 = Laboratorio
card-11 = Gru di cantiere
card-12 = Cisterna
card-13 = Tesoreria
card-14 = Banco di prova
card-15 = Scalo di varo
card-16 = Filtro nero
card-17 = Filtro giallo
card-18 = Filtro turchese
card-19 = Filtro marrone
card-20 = Inceneritore
card-21 = Pensatoio
card-22 = Amplificatore
card-23 = Droni minatori
card-24 = Oleodotto
card-25 = Fondo coloni
card-26 = Terraforming
card-27 = Prefabbricati
card-28 = Lungo raggio
card-29 = Chiave portale
card-30 = Modularità
card-31 = Emissario

station-0 = Borsa
    .first = nero
    .second = giallo
    .object = la Borsa
station-1 = Accademia
    .first = nero
    .second = turchese
    .object = l’Accademia
station-2 = Cantiere
    .first = nero
    .second = marrone
    .object = il Cantiere
station-3 = Archivio
    .first = giallo
    .second = turchese
    .object = l’Archivio
station-4 = Fonderia
    .first = giallo
    .second = marrone
    .object = la Fonderia
station-5 = Riciclatore
    .first = turchese
    .second = marrone
    .object = il Riciclatore

marker-0 = Deposito
marker-1 = Osservatorio
marker-2 = Hangar
marker-3 = Emporio
marker-4 = Officina
marker-5 = Gru

planet-0 = Acheronte
    .colour = nero
planet-1 = Basalto
    .colour = nero
planet-2 = Corvus
    .colour = nero
planet-3 = Duskar
    .colour = nero
planet-4 = Ebano
    .colour = nero
planet-5 = Fenris
    .colour = nero
planet-6 = Gagate
    .colour = nero
planet-7 = Ecate
    .colour = nero
planet-8 = Inkara
    .colour = nero
planet-9 = Ambra
    .colour = giallo
planet-10 = Citrino
    .colour = giallo
planet-11 = Dorado
    .colour = giallo
planet-12 = Eos
    .colour = giallo
planet-13 = Flavia
    .colour = giallo
planet-14 = Gilda
    .colour = giallo
planet-15 = Helia
    .colour = giallo
planet-16 = Kanar
    .colour = giallo
planet-17 = Mida
    .colour = giallo
planet-18 = Azzurra
    .colour = turchese
planet-19 = Borea
    .colour = turchese
planet-20 = Celeste
    .colour = turchese
planet-21 = Ciana
    .colour = turchese
planet-22 = Glacis
    .colour = turchese
planet-23 = Laguna
    .colour = turchese
planet-24 = Nereide
    .colour = turchese
planet-25 = Opalis
    .colour = turchese
planet-26 = Tetra
    .colour = turchese
planet-27 = Adobe
    .colour = marrone
planet-28 = Bruna
    .colour = marrone
planet-29 = Cinnara
    .colour = marrone
planet-30 = Ferros
    .colour = marrone
planet-31 = Caolino
    .colour = marrone
planet-32 = Mesa
    .colour = marrone
planet-33 = Ocra
    .colour = marrone
planet-34 = Siena
    .colour = marrone
planet-35 = Umbra
    .colour = marrone

## Che cosa fare

phase-KEEP = Tocca a te: scarta una delle tue tre carte.
phase-START_PUSH = Tocca a te: scegli il dado tecnologia che inizia nella colonna II.
phase-START_UP = Ora scegli il dado tecnologia che inizia con il 2.
phase-TURN_START = Tocca a te: prendi un dado dal ponte di comando.
phase-PLACE_DIE = Scegli una casella per il tuo dado.
phase-BONUS = Prendi { $points ->
    [one] 1 carburante o 1 SpaceBuck
   *[other] { $points }: carburanti, SpaceBuck o un po’ di entrambi
}.
phase-MALUS = Paga 1 carburante o 1 SpaceBuck per il tuo dado.
phase-RESEARCH = Ricerca: pesca una carta o giocane una.
phase-PLAY_CARD = Scegli la carta che giochi.
phase-PLAY_SIDE = Missione o sviluppo?
phase-DISCARD = { $count ->
    [one] Scarta una carta.
   *[other] Scarta { $count } carte.
}
phase-ACTION = Prendi cubi, o usa l’azione del colore del dado ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
}).
phase-STORE = { $left ->
    [0] Tutto è nella stiva. Compra un punto azione per un altro cubo, o finisci.
   *[other] { $any ->
        [1] Metti nella stiva un cubo di qualsiasi colore
       *[other] Metti un cubo { $colour_in }
    } (ancora { $left }).
}
phase-UPGRADE = { $points ->
    [0] Non hai più punti azione. Comprane uno, o finisci.
    [one] Potenzia un dado tecnologia (resta 1 punto azione).
   *[other] Potenzia un dado tecnologia (restano { $points } punti azione).
}
phase-PUSH = { $points ->
    [0] Non hai più punti azione. Comprane uno, o finisci.
    [one] Spingi a destra un dado tecnologia (resta 1 punto azione).
   *[other] Spingi a destra un dado tecnologia (restano { $points } punti azione).
}
phase-FUEL_MORE = Compra altro carburante, o continua.
phase-B_MENU = Fai un’azione extra, o finisci il turno.
phase-DRIVES = Un altro propulsore?
phase-FLIGHT = Dove voli?
phase-LAND = Che cosa fai qui?
phase-PAY = Paga con cubi { $colour_many }, valore { $price }: scegli quali.
phase-OUTPOST = Un avamposto sotto il tuo nuovo pezzo?
phase-PICK = Scegli il bonus del centro di scambio.
phase-TRIGGER = Scegli la prossima stazione da usare.
phase-SELL = Che cosa prendi per i tuoi cubi?
phase-TURN_END = Finisci il turno, o prima scambia qualcosa.
phase-FINAL_SETTLE = Ultima occasione per pagare i tuoi pianeti.

## Azioni

act-die = Prendi il dado { $colour } { $face } ({ $slot })
menu-die = { $colour } { $face } ({ $slot })
menu-sell = Vendi { $colour }, colonna { $column }
short-sell = Vendi { $colour } { $column }
short-xbuy = { $colour } per { $units_id ->
    [0] 2 carburanti
    [1] 1 carburante, 1 $
   *[other] 2 $
}
short-buy-ap = { $fuel ->
    [1] 1 carburante per { $price } $
   *[other] 1 punto per { $price } $
}
menu-quiet = Scambia … ({ $count })
act-place-normal = Su una casella normale
act-place-transform = Sulla casella trasformazione, come { $colour }
act-place-research = Sulla casella ricerca
act-place-dev = Sullo sviluppo «{ $card }»
act-bonus = { $fuel ->
    [0] { $rest ->
        [one] 1 SpaceBuck
       *[other] { $rest } SpaceBuck
    }
    [one] { $rest ->
        [0] { $fuel } carburante
        [one] { $fuel } carburante e 1 SpaceBuck
       *[other] { $fuel } carburante e { $rest } SpaceBuck
    }
   *[other] { $rest ->
        [0] { $fuel } carburanti
        [one] { $fuel } carburanti e 1 SpaceBuck
       *[other] { $fuel } carburanti e { $rest } SpaceBuck
    }
}{ $lost ->
    [0] {""}
   *[other] {" "}(persi: { $lost })
}
act-malus-fuel = Paga 1 carburante
act-malus-buck = Paga 1 SpaceBuck
act-act-i = { $points ->
    [one] Prendi 1 cubo { $colour }
   *[other] Prendi { $points } cubi { $colour_many }
}
act-act-ii = { $colour_id ->
    [0] Prendi { $points ->
        [one] { $points } carburante
       *[other] { $points } carburanti
    }
    [1] Prendi { $points ->
        [one] 1 SpaceBuck
       *[other] { $points } SpaceBuck
    }
    [2] Potenzia dadi tecnologia per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] Spingi dadi tecnologia per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
}
act-store = Metti un cubo { $colour_in }, colonna { $column }
act-upgrade = { $price ->
    [0] Potenzia { $colour_die }
    [one] Potenzia { $colour_die } per 1 punto
   *[other] Potenzia { $colour_die } per { $price } punti
}
act-push = { $price ->
    [0] Spingi { $colour_die }
    [one] Spingi { $colour_die } per 1 punto
   *[other] Spingi { $colour_die } per { $price } punti
}
act-buy-ap = { $fuel ->
    [1] Compra 1 carburante per { $price } SpaceBuck
   *[other] Compra un punto azione per { $price } SpaceBuck
}
act-done = Fatto
act-b-drive = Compra un propulsore per 3 carburanti
act-b-draw = Pesca due carte
act-b-play = Gioca una carta
act-b-fly = Vola
act-res-draw = Pesca una carta
act-res-play = Gioca una carta
act-card = { $use ->
    [play] Gioca «{ $card }»
   *[other] Scarta «{ $card }»
}
act-side-mission = Come missione
act-side-dev = Come sviluppo
act-portal-flip = Apri i portali: un propulsore passa da 2 a 1
act-portal-drop = Apri i portali: cedi un propulsore da 1
act-portal-free = Apri i portali con la Chiave portale
act-fly = { $price ->
    [0] Vola alla casella { $field }
    [one] Vola alla casella { $field } per { $price } carburante
   *[other] Vola alla casella { $field } per { $price } carburanti
}
act-land-none = Non fare niente qui
act-land-settle = Colonizza { $planet } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
act-land-explore = Prendi il bonus esploratore
act-land-station = Costruisci { $station_object }: { $higher_id ->
    [0] { $station_first } { $high }, { $station_second } { $low }
   *[other] { $station_first } { $low }, { $station_second } { $high }
}
act-land-mission = Compi la missione «{ $card }»
act-pay = Paga con { $colour }: { $cubes }
act-outpost = Avamposto: { $marker }
act-outpost-none = Nessun avamposto
act-pick-bonus = Bonus: { $marker }
act-trigger = Usa { $station_object }
act-sell = Vendi un cubo { $colour_from }, colonna { $column }
act-sell-fuel = Prendi 1 carburante
act-sell-buck = Prendi 1 SpaceBuck
act-xbuy = Compra un cubo { $colour } per { $units }
act-drive-up = Porta un propulsore da 1 a 2 per 3 carburanti
act-finish = { $black ->
    [1] Paga { $price ->
        [one] { $price } carburante
       *[other] { $price } carburanti
    } per { $planet }
   *[other] Paga { $price } SpaceBuck per { $planet }
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
act-end-turn = Finisci il turno

log-die = { $player } prende il dado { $colour } { $face } da { $slot }.
log-place-normal = { $player } lo mette su una casella normale.
log-place-transform = { $player } lo mette sulla casella trasformazione: diventa { $colour }.
log-place-research = { $player } lo mette sulla casella ricerca.
log-place-dev = { $player } lo mette su «{ $card }».
log-bonus = { $player } prende { $taken ->
    [0] { $bucks ->
        [0] 0 carburanti
        [one] 1 SpaceBuck
       *[other] { $bucks } SpaceBuck
    }
    [one] { $bucks ->
        [0] { $taken } carburante
        [one] { $taken } carburante e 1 SpaceBuck
       *[other] { $taken } carburante e { $bucks } SpaceBuck
    }
   *[other] { $bucks ->
        [0] { $taken } carburanti
        [one] { $taken } carburanti e 1 SpaceBuck
       *[other] { $taken } carburanti e { $bucks } SpaceBuck
    }
}{ $lost ->
    [0] .
    [one] ; 1 va perso.
   *[other] ; { $lost } vanno persi.
}
log-malus-fuel = { $player } paga 1 carburante per il dado.
log-malus-buck = { $player } paga 1 SpaceBuck per il dado.
log-act-i = { $points ->
    [one] { $player } usa il dado per un cubo { $colour }.
   *[other] { $player } usa il dado per un massimo di { $points } cubi { $colour_many }.
}
log-act-ii = { $colour_id ->
    [0] { $player } prende { $got ->
        [one] { $got } carburante
       *[other] { $got } carburanti
    }{ $lost ->
        [0] .
        [one] ; 1 va perso.
       *[other] ; { $lost } vanno persi.
    }
    [1] { $player } prende { $got } SpaceBuck{ $lost ->
        [0] .
        [one] ; 1 va perso.
       *[other] ; { $lost } vanno persi.
    }
    [2] { $player } potenzia dadi tecnologia ({ $points ->
        [one] 1 punto
       *[other] { $points } punti
    }).
   *[other] { $player } spinge dadi tecnologia ({ $points ->
        [one] 1 punto
       *[other] { $points } punti
    }).
}
log-store = { $player } mette un cubo { $colour_in }, colonna { $column }.
log-upgrade = { $player } potenzia { $colour_die }.
log-push = { $player } spinge { $colour_die }.
log-buy-ap = { $player } compra { $fuel ->
    [1] 1 carburante
   *[other] un punto
} per { $price } SpaceBuck.
log-done = { $player } finisce l’azione.
log-b-drive = { $player } compra un propulsore per 3 carburanti.
log-b-draw = { $player } usa l’azione extra per pescare carte.
log-b-play = { $player } gioca una carta.
log-b-fly = { $player } decolla.
log-res-draw = { $player } usa la ricerca per pescare una carta.
log-res-play = { $player } gioca una carta.
log-card = { $use ->
    [play] { $player } gioca «{ $card }».
   *[other] { $player } scarta «{ $card }».
}
log-side-mission = { $player } ne fa una missione.
log-side-dev = { $player } ne fa uno sviluppo.
log-portal-flip = { $player } apre i portali e porta un propulsore da 2 a 1.
log-portal-drop = { $player } apre i portali e cede un propulsore da 1.
log-portal-free = { $player } apre i portali con la Chiave portale.
log-fly = { $price ->
    [0] { $player } vola alla casella { $field }.
    [one] { $player } vola alla casella { $field } e paga { $price } carburante.
   *[other] { $player } vola alla casella { $field } e paga { $price } carburanti.
}
log-land-none = { $player } lì non fa niente.
log-land-settle = { $player } colonizza il pianeta.
log-land-explore = { $player } prende il bonus esploratore.
log-land-station = { $player } costruisce { $station_object }: { $higher_id ->
    [0] { $station_first } { $high }, { $station_second } { $low }
   *[other] { $station_first } { $low }, { $station_second } { $high }
}.
log-land-mission = { $player } compie la missione «{ $card }».
log-pay = { $player } paga con { $colour }: { $cubes }.
log-outpost = { $player } fonda un avamposto: { $marker }.
log-outpost-none = { $player } non fonda avamposti.
log-pick-bonus = { $player } sceglie un bonus: { $marker }.
log-trigger = { $player } usa { $station_object }.
log-sell = { $player } vende un cubo { $colour_from }, colonna { $column }.
log-sell-fuel = { $got ->
    [0] { $player } non riceve niente in cambio: carburante e SpaceBuck sono a 10.
   *[other] { $player } riceve in cambio 1 carburante.
}
log-sell-buck = { $got ->
    [0] { $player } non riceve niente in cambio: carburante e SpaceBuck sono a 10.
   *[other] { $player } riceve in cambio 1 SpaceBuck.
}
log-xbuy = { $player } compra un cubo { $colour } per { $units }.
log-drive-up = { $player } porta un propulsore da 1 a 2 per 3 carburanti.
log-finish = { $black ->
    [1] { $player } paga { $price ->
        [one] { $price } carburante
       *[other] { $price } carburanti
    } per { $planet }.
   *[other] { $player } paga { $price } SpaceBuck per { $planet }.
}
log-end-turn = { $player } finisce il turno.

## Caso

chance-CHANCE_TILE = Si posa la tessera { $tile }.
chance-CHANCE_ROTATION = {""}
chance-CHANCE_BACK = Lì il pianeta è { $colour }.
chance-CHANCE_START_PLAYER = { $seat } inizia.
chance-CHANCE_START_CARD = Si distribuisce la carta iniziale { $start }.
chance-CHANCE_CARD = { $player } pesca «{ $card }».
chance-CHANCE_CARD-unseen = { $player } pesca una carta.
chance-CHANCE_DIE = Un nuovo dado: { $colour } { $face }.
chance-CHANCE_CENTRE = Si estrae il centro di scambio { $tile }.
chance-CHANCE_PLANET = Si scopre { $planet }, un pianeta { $planet_colour }.

event-revealed = { $planet } vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-settled = { $player } ha acquisito { $planet }.
event-waste = { $cubes ->
    [one] { $player } riceve 1 scoria.
   *[other] { $player } riceve { $cubes } scorie.
}
event-waste-beside = { $cubes ->
    [one] { $player } non ha più posto: 1 scoria va accanto alla plancia.
   *[other] { $player } non ha più posto: { $cubes } scorie vanno accanto alla plancia.
}
event-waste-removed = { $player } toglie { $n ->
    [one] 1 scoria
   *[other] { $n } scorie
}{ $development ->
    [1] {" "}con uno sviluppo.
   *[other] .
}
event-waste-spaces = { $player } ha { $n ->
    [one] 1 spazio per scorie
   *[other] { $n } spazi per scorie
} in più.
event-fuel = { $player } riceve { $n ->
    [one] { $n } carburante
   *[other] { $n } carburanti
}{ $development ->
    [1] {" "}da uno sviluppo
   *[other] {""}
}{ $lost ->
    [0] .
    [one] ; 1 va perso.
   *[other] ; { $lost } vanno persi.
}
event-bucks = { $player } riceve { $n } SpaceBuck{ $development ->
    [1] {" "}da uno sviluppo
   *[other] {""}
}{ $lost ->
    [0] .
    [one] ; 1 va perso.
   *[other] ; { $lost } vanno persi.
}
event-drive = { $n ->
    [0] { $player } non ha posto per un altro propulsore.
   *[other] { $player } riceve un propulsore da 1.
}
event-cubes-given = { $n ->
    [one] { $player } paga un cubo { $colour } della colonna { $column }.
   *[other] { $player } paga { $n } cubi { $colour_many } della colonna { $column }.
}
event-renewed = Gli scarti diventano il nuovo mazzo: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
event-centre = Sorge il centro di scambio { $tile }.
event-round = Inizia il round { $round }; comincia { $player }.
event-over = La partita è finita.

## Punti

line-planets = Pianeti acquisiti
line-unsettled = Pianeti non pagati
line-sets = Serie di colori
line-stations = Stazioni
line-missions = Missioni
line-open-missions = Missioni aperte
line-centres = Vicino ai centri di scambio
line-technology = Dadi tecnologia
line-columns = Colonne IV e V
line-storage = Stiva piena
line-tracks = Carburante e SpaceBuck
line-waste = Scorie accanto alla plancia
line-connection = Pezzi collegati

gain-planets = { gain } per i pianeti
gain-unsettled = { $lost ->
    [1] { gain } finché il pianeta non è pagato
   *[0] { gain }: un pianeta è pagato, e la sua detrazione sparisce
}
gain-sets = { gain } per le serie di colori
gain-stations = { gain } per le stazioni
gain-missions = { gain } per le missioni
gain-open-missions = { $lost ->
    [1] { gain } finché la missione non è compiuta
   *[0] { gain } di ritorno: la missione è compiuta
}
gain-centres = { gain } vicino ai centri di scambio
gain-technology = { gain } per i dadi tecnologia
gain-columns = { gain } per le colonne IV e V
gain-storage = { gain } per la stiva piena
gain-tracks = { gain } per carburante e SpaceBuck
gain-waste = { gain } per le scorie accanto alla plancia
gain-connection = { gain } per i pezzi collegati

## Un turno in una frase

which-die = { $twins ->
    [1] {" "}da { $slot }
   *[other] {""}
}
brief-die = { $colour } { $face }{ which-die }
brief-place-transform = …come { $colour }
brief-place-research = …con ricerca
brief-place-dev = …su «{ $card }»
brief-upgrade = { $advice ->
    [1] potenzia
   *[other] potenzia
} { $colour_die }{ $times ->
    [one] {""}
    [2] {" "}due volte
   *[other] {" "}{ $times } volte
}
brief-push = { $advice ->
    [1] spingi
   *[other] spinge
} { $colour_die }{ $times ->
    [one] {""}
    [2] {" "}due volte
   *[other] {" "}{ $times } volte
}
brief-buy-ap = { $advice ->
    [1] compra
   *[other] compra
} { $fuel ->
    [1] { $times ->
        [one] { $times } carburante
       *[other] { $times } carburanti
    }
   *[other] { $times ->
        [one] un punto azione
       *[other] { $times } punti azione
    }
}
brief-b-drive = { $advice ->
    [1] compra
   *[other] compra
} { $times ->
    [one] un propulsore
   *[other] { $times } propulsori
}
brief-b-draw = { $advice ->
    [1] pesca due carte
   *[other] pesca due carte
}
brief-res-draw = { $advice ->
    [1] pesca una carta
   *[other] pesca una carta
}
brief-card = { $advice ->
    [1] { $use ->
        [play] gioca «{ $card }»
       *[other] scarta «{ $card }»
    }
   *[other] { $use ->
        [play] gioca «{ $card }»
       *[other] scarta «{ $card }»
    }
}
brief-side-mission = …come missione
brief-side-dev = …come sviluppo
brief-portal-flip = { $advice ->
    [1] apri i portali
   *[other] apre i portali
}
brief-portal-drop = { $advice ->
    [1] apri i portali
   *[other] apre i portali
}
brief-portal-free = { $advice ->
    [1] apri i portali
   *[other] apre i portali
}
brief-fly = { $advice ->
    [1] vola
   *[other] vola
} { $what ->
    [planet] a { $planet }
    [back] al pianeta { $colour }, casella { $field }
    [centre] alla casella { $field }, vicino al centro di scambio { $tile }
   *[other] alla casella { $field }
}
brief-land-settle = { $advice ->
    [1] { $revealed ->
        [1] colonizza { $planet }
       *[other] colonizzalo
    } ({ $points ->
        [one] 1 punto
       *[other] { $points } punti
    } una volta pagato)
   *[other] { $revealed ->
        [1] colonizza { $planet }
       *[other] lo colonizza
    }
}
brief-land-explore = { $advice ->
    [1] prendi il bonus esploratore: { $planet }
   *[other] bonus esploratore: { $planet }
}
brief-land-station = { $advice ->
    [1] costruisci { $station_object }
   *[other] costruisce { $station_object }
}
brief-land-mission = { $advice ->
    [1] compi la missione «{ $card }»
   *[other] compie la missione «{ $card }»
}
brief-outpost = { $advice ->
    [1] fonda l’avamposto { $marker }
   *[other] avamposto { $marker }
}
brief-pick-bonus = { $advice ->
    [1] prendi il bonus: { $marker }
   *[other] bonus: { $marker }
}
brief-trigger = { $advice ->
    [1] usa { $station_object }
   *[other] usa { $station_object }
}
brief-sell = { $advice ->
    [1] vendi
   *[other] vende
} { $times ->
    [one] un cubo
   *[other] { $times } cubi
}
brief-xbuy = { $advice ->
    [1] compra
   *[other] compra
} { $times ->
    [one] un cubo { $colour }
   *[other] { $times } cubi { $colour_many }
}
gathered-sell = scambia cubi
gathered-xbuy = { gathered-sell }
brief-drive-up = { $advice ->
    [1] porta un propulsore a 2
   *[other] porta un propulsore a 2
}
brief-finish = { $advice ->
    [1] paga { $planet }
   *[other] paga { $planet }
}
hint-take-back-SELL = Ritira la vendita con Annulla: un solo cubo di valore 1 non porta niente
begin-die = prendi il dado { $colour } { $face }{ which-die }
begin-place-normal = metti il dado su una casella normale
begin-place-transform = metti il dado sulla casella trasformazione, come { $colour }
begin-place-research = metti il dado sulla casella ricerca
begin-place-dev = metti il dado su «{ $card }»
begin-bonus = prendi { $taken ->
    [0] { $bucks ->
        [one] 1 SpaceBuck
       *[other] { $bucks } SpaceBuck
    }
    [one] { $bucks ->
        [0] { $taken } carburante
        [one] { $taken } carburante e 1 SpaceBuck
       *[other] { $taken } carburante e { $bucks } SpaceBuck
    }
   *[other] { $bucks ->
        [0] { $taken } carburanti
        [one] { $taken } carburanti e 1 SpaceBuck
       *[other] { $taken } carburanti e { $bucks } SpaceBuck
    }
}
begin-malus-fuel = paga 1 carburante per il dado
begin-malus-buck = paga 1 SpaceBuck per il dado
begin-act-i = { $points ->
    [one] prendi 1 cubo { $colour }
   *[other] prendi { $points } cubi { $colour_many }
}
begin-store = metti { $times ->
    [one] un cubo
   *[other] { $times } cubi
} { $colour_in }
begin-done = premi «{ act-done }»
begin-sell-fuel = prendi 1 carburante
begin-sell-buck = prendi 1 SpaceBuck
begin-side-mission = gioca la carta come missione
begin-side-dev = gioca la carta come sviluppo
begin-land-none = non fare niente qui
begin-outpost-none = non fondare avamposti
begin-end-turn = finisci il turno
result-settled = { $paid ->
    [1] {""}
   *[other] { $planet } pagato
}
result-settled-land-settle = { $revealed ->
    [1] {""}
   *[other] { $planet } pagato
}

measure-unpaid = { $n ->
    [one] 1 pianeta a credito
   *[other] { $n } pianeti a credito
}
more-unpaid = { $n ->
    [one] 1 pianeta in più da pagare
   *[other] { $n } pianeti in più da pagare
}
less-unpaid = { $n ->
    [one] 1 pianeta in meno da pagare
   *[other] { $n } pianeti in meno da pagare
}
measure-open-missions = { $n ->
    [one] 1 missione aperta
   *[other] { $n } missioni aperte
}
more-open-missions = { $n ->
    [one] 1 missione aperta in più
   *[other] { $n } missioni aperte in più
}
less-open-missions = { $n ->
    [one] 1 missione aperta in meno
   *[other] { $n } missioni aperte in meno
}
more-ready-missions = { $n ->
    [one] 1 missione in più pronta da compiere
   *[other] { $n } missioni in più pronte da compiere
}
less-ready-missions = { $n ->
    [one] 1 missione in meno pronta da compiere
   *[other] { $n } missioni in meno pronte da compiere
}
named-more-unpaid = { $better ->
    [1] { $own ->
        [1] Con la giocata migliore dovresti ancora pagare { $planet }.
       *[other] Con la giocata migliore { $player } dovrebbe ancora pagare { $planet }.
    }
   *[other] { $own ->
        [1] Poi devi ancora pagare { $planet }.
       *[other] { $player } poi deve ancora pagare { $planet }.
    }
}
named-more-ready-missions = { $better ->
    [1] { $own ->
        [1] Con la giocata migliore potresti poi compiere la missione «{ $card }».
       *[other] Con la giocata migliore { $player } potrebbe poi compiere la missione «{ $card }».
    }
   *[other] { $own ->
        [1] Poi puoi compiere la missione «{ $card }».
       *[other] { $player } poi può compiere la missione «{ $card }».
    }
}
price-less-ready-missions = {""}
named-more-developments = { $better ->
    [1] { $own ->
        [1] Con la giocata migliore avresti lo sviluppo «{ $card }».
       *[other] Con la giocata migliore { $player } avrebbe lo sviluppo «{ $card }».
    }
   *[other] { $own ->
        [1] Poi hai lo sviluppo «{ $card }».
       *[other] { $player } poi ha lo sviluppo «{ $card }».
    }
}
more-stations = { $n ->
    [one] 1 stazione in più
   *[other] { $n } stazioni in più
}
less-stations = { $n ->
    [one] 1 stazione in meno
   *[other] { $n } stazioni in meno
}
measure-black = { $n ->
    [one] 1 cubo nero
   *[other] { $n } cubi neri
}
more-black = { $n ->
    [one] 1 cubo nero in più
   *[other] { $n } cubi neri in più
}
less-black = { $n ->
    [one] 1 cubo nero in meno
   *[other] { $n } cubi neri in meno
}
measure-yellow = { $n ->
    [one] 1 cubo giallo
   *[other] { $n } cubi gialli
}
more-yellow = { $n ->
    [one] 1 cubo giallo in più
   *[other] { $n } cubi gialli in più
}
less-yellow = { $n ->
    [one] 1 cubo giallo in meno
   *[other] { $n } cubi gialli in meno
}
measure-turquoise = { $n ->
    [one] 1 cubo turchese
   *[other] { $n } cubi turchesi
}
more-turquoise = { $n ->
    [one] 1 cubo turchese in più
   *[other] { $n } cubi turchesi in più
}
less-turquoise = { $n ->
    [one] 1 cubo turchese in meno
   *[other] { $n } cubi turchesi in meno
}
measure-brown = { $n ->
    [one] 1 cubo marrone
   *[other] { $n } cubi marroni
}
more-brown = { $n ->
    [one] 1 cubo marrone in più
   *[other] { $n } cubi marroni in più
}
less-brown = { $n ->
    [one] 1 cubo marrone in meno
   *[other] { $n } cubi marroni in meno
}
measure-fuel = { $n ->
    [one] { $n } carburante
   *[other] { $n } carburanti
}
more-fuel = { $n ->
    [one] { $n } carburante in più
   *[other] { $n } carburanti in più
}
less-fuel = { $n ->
    [one] { $n } carburante in meno
   *[other] { $n } carburanti in meno
}
measure-bucks = { $n } SpaceBuck
more-bucks = { $n } SpaceBuck in più
less-bucks = { $n } SpaceBuck in meno
more-developments = { $n ->
    [one] 1 sviluppo in più
   *[other] { $n } sviluppi in più
}
less-developments = { $n ->
    [one] 1 sviluppo in meno
   *[other] { $n } sviluppi in meno
}
more-levels = { $n ->
    [one] 1 livello di tecnologia in più
   *[other] { $n } livelli di tecnologia in più
}
less-levels = { $n ->
    [one] 1 livello di tecnologia in meno
   *[other] { $n } livelli di tecnologia in meno
}
more-columns = { $n ->
    [one] i dadi tecnologia 1 colonna più a destra
   *[other] i dadi tecnologia { $n } colonne più a destra
}
less-columns = { $n ->
    [one] i dadi tecnologia 1 colonna più a sinistra
   *[other] i dadi tecnologia { $n } colonne più a sinistra
}
measure-range = { $n } di portata
more-range = { $n ->
    [one] 1 casella di portata in più
   *[other] { $n } caselle di portata in più
}
less-range = { $n ->
    [one] 1 casella di portata in meno
   *[other] { $n } caselle di portata in meno
}
more-cards = { $n ->
    [one] 1 carta in più
   *[other] { $n } carte in più
}
less-cards = { $n ->
    [one] 1 carta in meno
   *[other] { $n } carte in meno
}
measure-waste = { $n ->
    [one] 1 scoria
   *[other] { $n } scorie
}
more-waste = { $n ->
    [one] 1 scoria in più
   *[other] { $n } scorie in più
}
less-waste = { $n ->
    [one] 1 scoria in meno
   *[other] { $n } scorie in meno
}

## Quanto vale una posizione

term-points = punti
term-settled = colonizzare pianeti
term-settled-push = acquisire pianeti spingendo dadi
term-settled-upgrade = acquisire pianeti potenziando dadi
term-settled-finish = pagare pianeti
term-pending = pianeti ancora da pagare
term-cards = carte e sviluppi
term-missions = missioni aperte
term-stations = stazioni
term-means = carburante e SpaceBuck
term-cubes = cubi nella stiva
term-technology = dadi tecnologia
term-drives = portata della nave
term-figures = pezzi e avamposti
term-waste = posto per le scorie
term-place = strada verso la prossima meta
term-turn = sfruttare al meglio il turno

## Rifiuti

SOLARIUS-5 = Prima di’ che cosa fai con il dado: prendere cubi, o usare l’azione del suo colore.
SOLARIUS-11 = Un dado tecnologia inizia nella colonna II, un altro con il 2.
SOLARIUS-13 = { $why ->
    [choice] Non hai questa carta.
   *[other] Prima scegli quale delle tue tre carte scartare.
}
SOLARIUS-16 = Prima prendi uno dei dadi sul ponte di comando.
SOLARIUS-17 = { $why ->
    [choice] Ne ricevi solo { $most }.
   *[other] Prima prendi il tuo carburante e i tuoi SpaceBuck.
}
SOLARIUS-18 = { $why ->
    [keep] Ora tutti i dadi sul ponte di comando costano 1: devi tenere 1 carburante o 1 SpaceBuck per prenderne uno.
    [die] Un dado su −1 costa 1 carburante o 1 SpaceBuck, e non hai né l’uno né l’altro.
    [malus-fuel] Non hai carburante. Paga con uno SpaceBuck.
    [malus-buck] Non hai SpaceBuck. Paga con carburante.
   *[other] Prima paga 1 carburante o 1 SpaceBuck per il tuo dado.
}
SOLARIUS-22 = { $why ->
    [used] In questo round hai già usato la casella trasformazione.
   *[other] Il dado è già { $colour }. La casella trasformazione gli dà un altro colore.
}
SOLARIUS-24 = { $why ->
    [choice] In questo round hai già usato la casella ricerca.
   *[other] Prima finisci la ricerca: pesca una carta o giocane una.
}
SOLARIUS-25 = { $why ->
    [not-yours] «{ $card }» non è uno dei tuoi sviluppi.
    [no-space] «{ $card }» non ha posto per un dado.
    [used] In questo round hai già usato «{ $card }».
   *[other] «{ $card }» non cambierebbe il colore: il dado ce l’ha già.
}
SOLARIUS-26 = Prima scegli una casella per il tuo dado.
SOLARIUS-33 = { $why ->
    [use] Hai appena comprato un punto: prima usalo.
    [no-die] Puoi comprare punti solo per l’azione del tuo dado.
    [left] { $left ->
        [one] Prima metti nella stiva il cubo che ti resta.
       *[other] Prima metti nella stiva i { $left } cubi che ti restano.
    }
    [no-room] In questa riga non c’è posto per un altro cubo.
    [full] Il tuo carburante è già a 10; non c’è più posto.
    [price] Un punto costa { $price } SpaceBuck; { $missing ->
        [one] te ne manca 1
       *[other] te ne mancano { $missing }
    }.
   *[other] Un punto comprato va usato subito, e non renderebbe possibile nessun altro passo.
}
SOLARIUS-35 = { $why ->
    [none] Non hai più cubi da mettere nella stiva. Compra un punto, o finisci.
    [row] Questi cubi vanno { $colour_in }.
   *[other] { $any ->
        [1] Prima metti i cubi nella stiva; ancora { $left }.
       *[other] Prima metti i cubi { $colour_in }; ancora { $left }.
    }
}
SOLARIUS-36 = Nella colonna { $column } { $colour_di } non c’è nessuna casella aperta e libera.
SOLARIUS-37 = La piramide non regge: servono più cubi a sinistra in questa riga.
SOLARIUS-40 = Prima di’ se compri altro carburante.
SOLARIUS-41 = { $why ->
    [price] Potenziare questo dado costa { $price ->
        [one] 1 punto
       *[other] { $price } punti
    }; ne hai { $points }.
   *[other] Prima potenzia dadi tecnologia, o finisci. Hai ancora { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
}
SOLARIUS-42 = Questo dado tecnologia è già sull’ultima faccia.
SOLARIUS-43 = { $why ->
    [last] Questo dado tecnologia è già nella colonna V, l’ultima.
    [price] Spingere questo dado costa { $price ->
        [one] 1 punto
       *[other] { $price } punti
    }; ne hai { $points }.
   *[other] Prima spingi dadi tecnologia, o finisci. Hai ancora { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
}
SOLARIUS-44 = { $why ->
    [done] La tua azione extra è finita. Finisci il turno, o prima scambia qualcosa.
   *[other] Ora tocca all’azione extra: compra propulsori, pesca o gioca carte, o vola. Oppure finisci il turno.
}
SOLARIUS-45 = { $why ->
    [full] La tua nave ha già tre propulsori in più; non c’è posto per un altro.
    [price] Un propulsore costa 3 carburanti; { $missing ->
        [one] te ne manca 1
       *[other] te ne mancano { $missing }
    }.
   *[other] Prima di’ se compri un altro propulsore.
}
SOLARIUS-46 = Non ci sono più carte da pescare.
SOLARIUS-47 = { $why ->
    [choice] Non hai questa carta.
   *[other] Prima scarta una carta.
}
SOLARIUS-48 = Non ci sono più carte da pescare.
SOLARIUS-49 = { $why ->
    [none] Non hai carte da giocare.
    [not-yours] Non hai questa carta.
    [side] Prima scegli: missione o sviluppo?
    [development] Prima gioca la carta come sviluppo: tutti e sei i tuoi segnalini missione sono in uso.
   *[other] Prima scegli la carta che giochi.
}
SOLARIUS-50 = Tutti e sei i tuoi segnalini missione sono in uso.
SOLARIUS-53 = { $why ->
    [open] I portali sono già aperti.
    [portal-flip] Per questo ti serve un propulsore neutro da 2, e non ne hai.
    [portal-drop] Per questo ti serve un propulsore neutro da 1, e non ne hai.
   *[other] Per questo ti serve lo sviluppo Chiave portale.
}
SOLARIUS-54 = { $why ->
    [stay] Sei già in volo: dopo, la tua nave non potrebbe raggiungere nessuna casella.
   *[other] È a { $way } caselle e la tua portata è { $range }: il resto costerebbe { $price } carburanti, e ne hai { $fuel }.
}
SOLARIUS-56 = La tua nave è decollata: scegli dove finisce il volo.
SOLARIUS-58 = { $why ->
    [none] La tua nave non potrebbe raggiungere nessuna casella in cui fermarsi.
   *[other] Lì non puoi fermarti: c’è la nave o un pezzo di un altro giocatore, o un centro di scambio.
}
SOLARIUS-59 = { $why ->
    [planet] Hai scoperto questo pianeta: colonizzalo o prendi il bonus esploratore.
    [explore] Hai scoperto questo pianeta e non hai più colonie: prendi il bonus esploratore.
   *[other] Sei a destinazione: colonizza, esplora, costruisci, compi una missione, o non fare niente qui.
}
SOLARIUS-61 = { $why ->
    [explore] Hai scoperto questo pianeta e non hai più colonie: prendi il bonus esploratore.
   *[other] Hai scoperto questo pianeta: colonizzalo o prendi il bonus esploratore.
}
SOLARIUS-62 = Non hai più colonie.
SOLARIUS-63 = { $why ->
    [known] Questo pianeta è già stato scoperto. Riceve il bonus esploratore solo chi lo scopre.
   *[other] Qui non c’è nessun pianeta.
}
SOLARIUS-64 = { $why ->
    [fuel] { $planet } costa { $price ->
        [one] { $price } carburante
       *[other] { $price } carburanti
    }; { $missing ->
        [one] te ne manca 1
       *[other] te ne mancano { $missing }
    }.
    [buck] { $planet } costa { $price } SpaceBuck; { $missing ->
        [one] te ne manca 1
       *[other] te ne mancano { $missing }
    }.
   *[other] Su { $planet } non hai una colonia ancora da pagare.
}
SOLARIUS-65 = L’ultimo round è finito: paga pianeti neri e gialli, o finisci.
SOLARIUS-66 = Una stazione richiede una casella vuota dello spazio, senza pianeta né pezzo.
SOLARIUS-67 = Per questo ti servono cubi { $colour_many }, valore { $price }; ti manca { $missing }.
SOLARIUS-68 = { $why ->
    [four] Hai già costruito tutte e quattro le tue stazioni.
   *[other] Hai già costruito { $station_object }.
}
SOLARIUS-69 = Ora non puoi usare { $station_object }: hai già usato questa stazione, o l’hai appena costruita.
SOLARIUS-70 = { $why ->
    [choice] Ora non puoi usare { $station_object }: hai già usato questa stazione, o non l’hai costruita.
    [building] Prima usa una volta ognuna delle tue stazioni precedenti.
   *[other] Prima usa una volta ognuna delle tue stazioni: il round finisce.
}
SOLARIUS-71 = Una missione richiede una casella vuota dello spazio accanto alla casella di un centro di scambio.
SOLARIUS-72 = { $why ->
    [not-yours] «{ $card }» non è una delle tue missioni aperte.
    [total] Questa missione chiede cubi { $colour_many } per { $price } in tutto; ti manca { $missing }.
   *[exact] Questa missione chiede cubi { $colour_many } di valore { $price }; { $missing ->
        [one] te ne manca 1
       *[other] te ne mancano { $missing }
    }.
}
SOLARIUS-73 = Prima scegli il bonus del centro di scambio.
SOLARIUS-78 = { $why ->
    [choice] Questo avamposto non va sotto questo pezzo, o l’hai già usato.
   *[other] Prima decidi: un avamposto sotto il nuovo pezzo, o nessuno?
}
SOLARIUS-79 = { $why ->
    [centre] Sulla tessera centrale non ci sono avamposti.
   *[other] Su questa tessera hai già un avamposto.
}
SOLARIUS-80 = Non è il tuo primo pezzo di questo tipo su questa tessera.
SOLARIUS-81 = Prima di un secondo avamposto di questo tipo te ne serve uno di ogni tipo.
SOLARIUS-83 = Un cubo costa { $units }; hai { $fuel ->
    [one] { $fuel } carburante
   *[other] { $fuel } carburanti
} e { $buck } SpaceBuck.
SOLARIUS-84 = { $why ->
    [none] In questo posto non c’è un tuo cubo.
    [little] Tutti i tuoi cubi insieme valgono solo 1; per ricevere qualcosa serve 2.
    [take] Prima scegli che cosa ricevi: 1 carburante o 1 SpaceBuck.
   *[other] Prima vendi cubi per un valore di 2, o smetti.
}
SOLARIUS-85 = { $why ->
    [none] Non hai propulsori neutri da 1 da portare a 2.
   *[other] Portare un propulsore a 2 costa 3 carburanti; { $missing ->
        [one] te ne manca 1
       *[other] te ne mancano { $missing }
    }.
}
SOLARIUS-86 = Si può fare solo nel tuo turno.
SOLARIUS-87 = { $why ->
    [cubes] Non hai questi cubi.
    [little] Questi cubi valgono { $value }, e il prezzo è { $price }.
    [much] È più del necessario: il prezzo è { $price }, e uno di questi cubi può restare.
   *[other] Prima paga: cubi { $colour_many }, valore { $price }.
}
SOLARIUS-90 = La partita è finita.
SOLARIUS-91 = { $why ->
    [sell-fuel] Il tuo carburante è già a 10: prendi uno SpaceBuck.
   *[other] Hai già 10 SpaceBuck: prendi carburante.
}
SOLARIUS-92 = Non si può fare alla fine di un round, solo nel tuo turno.
SOLARIUS-93 = { $why ->
    [outcome] Questa tessera è già in un altro settore.
   *[other] Aspetta: si sta disponendo lo spazio.
}
SOLARIUS-94 = { $why ->
    [outcome] Nessuno gioca con questo colore.
   *[other] Aspetta: non si sa ancora chi inizia.
}
SOLARIUS-95 = { $why ->
    [outcome] Un altro giocatore ha già questa carta iniziale.
   *[other] Aspetta: si distribuiscono le carte iniziali.
}
SOLARIUS-96 = { $why ->
    [outcome] Tutti i pianeti di questo colore sono già altrove.
   *[other] Aspetta: si sta estraendo il colore di un pianeta.
}
SOLARIUS-97 = { $why ->
    [outcome] Qui può esserci solo un pianeta { $colour } non ancora scoperto.
   *[other] Aspetta: si sta scoprendo un pianeta.
}
SOLARIUS-98 = { $why ->
    [outcome] Questo centro di scambio è già stato estratto.
   *[other] Aspetta: si sta estraendo un centro di scambio.
}
SOLARIUS-99 = { $why ->
    [outcome] Questa carta non è più nel mazzo.
   *[other] Aspetta: si sta pescando una carta.
}
SOLARIUS-100 = { $why ->
    [outcome] Nel sacchetto non ci sono più dadi di questo colore.
   *[other] Aspetta: si sta lanciando un dado.
}

## Che cosa si estrae, per le statistiche

draws-tile = Parti della mappa
draws-rotation = Rotazioni
draws-back = Colori dei pianeti
draws-start-player = Chi inizia
draws-start-card = Carte iniziali
draws-draw-card = Carte
draws-roll = Dadi
draws-centre = Centri di scambio
draws-planet = Pianeti

## Bot con uno stile

bot-researcher = Ricercatore
bot-researcher-about = Migliora la tecnologia prima di ogni altra cosa.
bot-pilot = Pilota
bot-pilot-about = Compra presto i propulsori e vola lontano.
bot-builder = Costruttore
bot-builder-about = Costruisce presto le stazioni e le fa lavorare a ogni round.
