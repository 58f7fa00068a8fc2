# Solaris: tutte le frasi del gioco.

game = Solaris
game-about = Sei stazioni in cerchio, un laser: porta la tua energia alle stazioni giuste e poi al laser prima degli altri. Da 3 a 5 giocatori.
game-length = 45–60
luck = carte
undo-dice = È stato pescato qualcosa, e resta così.
analysis-chance = Pesca, o scegli il risultato.

option-players = Giocatori
option-players-about = Ogni giocatore guida una delle compagnie che si dividono la stazione spaziale.
option-time_game = Partita a tempo
option-time_game-about = La partita dura esattamente quattro round.
option-layout = Disposizione
option-layout-about = L’ordine delle stazioni intorno al laser: quello normale, uno a caso, o il tuo, per esempio BT ED SP CT HQ EC (BT biotopo, ED sala macchine, SP porto navette, CT mensa, HQ quartier generale, EC centrale energetica).
option-layout-standard = cerchio normale
option-layout-random = a caso, con la centrale energetica per ultima
option-max_rounds = Limite di round
option-max_rounds-about = Se nessuno ha vinto prima, la partita finisce dopo questo round.

## Nomi

seat-0 = Bianco
seat-1 = Grigio
seat-2 = Giallo
seat-3 = Nero
seat-4 = Arancio
station-0 = sala macchine
    .titolo = Sala macchine
    .art = la sala macchine
    .di = della sala macchine
    .a = alla sala macchine
    .da = dalla sala macchine
    .in = nella sala macchine
station-1 = quartier generale
    .titolo = Quartier generale
    .art = il quartier generale
    .di = del quartier generale
    .a = al quartier generale
    .da = dal quartier generale
    .in = nel quartier generale
station-2 = biotopo
    .titolo = Biotopo
    .art = il biotopo
    .di = del biotopo
    .a = al biotopo
    .da = dal biotopo
    .in = nel biotopo
station-3 = porto navette
    .titolo = Porto navette
    .art = il porto navette
    .di = del porto navette
    .a = al porto navette
    .da = dal porto navette
    .in = nel porto navette
station-4 = mensa
    .titolo = Mensa
    .art = la mensa
    .di = della mensa
    .a = alla mensa
    .da = dalla mensa
    .in = nella mensa
station-5 = centrale energetica
    .titolo = Centrale energetica
    .art = la centrale energetica
    .di = della centrale energetica
    .a = alla centrale energetica
    .da = dalla centrale energetica
    .in = nella centrale energetica

other-0 = { station-0 }
    .da = { station-0.da }
    .a = { station-0.a }
other-1 = { station-1 }
    .da = { station-1.da }
    .a = { station-1.a }
other-2 = { station-2 }
    .da = { station-2.da }
    .a = { station-2.a }
other-3 = { station-3 }
    .da = { station-3.da }
    .a = { station-3.a }
other-4 = { station-4 }
    .da = { station-4.da }
    .a = { station-4.a }
other-5 = { station-5 }
    .da = { station-5.da }
    .a = { station-5.a }

colour-0 = viola
colour-1 = rosa
colour-2 = blu
colour-3 = verde

cw-0 = viola
cw-1 = rosa
cw-2 = blu
cw-3 = verde
ccw-0 = viola
ccw-1 = rosa
ccw-2 = blu
ccw-3 = verde

card-0 = carta Sala macchine viola
card-1 = carta Sala macchine rosa
card-2 = carta Sala macchine blu
card-3 = carta Sala macchine verde
card-4 = carta Quartier generale viola
card-5 = carta Quartier generale rosa
card-6 = carta Quartier generale blu
card-7 = carta Quartier generale verde
card-8 = carta Biotopo viola
card-9 = carta Biotopo rosa
card-10 = carta Biotopo blu
card-11 = carta Biotopo verde
card-12 = carta Porto navette viola
card-13 = carta Porto navette rosa
card-14 = carta Porto navette blu
card-15 = carta Porto navette verde
card-16 = carta Mensa viola
card-17 = carta Mensa rosa
card-18 = carta Mensa blu
card-19 = carta Mensa verde
card-20 = carta Centrale energetica viola
card-21 = carta Centrale energetica rosa
card-22 = carta Centrale energetica blu
card-23 = carta Centrale energetica verde

spare-0 = primo
spare-1 = secondo

## Che cosa fare ora

phase-CHOOSE = Tocca a te: scegli un’azione { $station_in }.
phase-REPLENISH = Gioca carte { $station_titolo }: ognuna aggiunge un’energia qui.
phase-REDIRECT = Gioca carte nei colori dei due ponti: ognuna sposta un’energia alla stazione vicina.
phase-EXCHANGE_DISCARD = Scarta la carta che vuoi scambiare.
phase-EXCHANGE_DRAW = Prendi una carta scoperta o dal mazzo.
phase-ENGINE = Gioca carte di altre stazioni: un’energia ne paga due della stessa stazione.
phase-HQ_DRAW = Prendi { $cards ->
    [one] una carta
   *[other] { $cards } carte
} tra le scoperte o dal mazzo.
phase-HQ_MORE = Spendi un’altra energia per due carte, o ti fermi?
phase-BIOTOPE = Scegli un senso, e quante stazioni ricevono un’energia ciascuna.
phase-PORT = Fai attraccare navette, per un’energia ciascuna.
phase-CANTEEN = Per 1 energia ogni volta, pesca una carta dalla mano di un altro giocatore.
phase-CENTRE = Gioca carte nei colori delle navette attraccate: ognuna sposta un’energia al laser.
phase-REPLACE = Prendi { $cards ->
    [one] una nuova carta
   *[other] { $cards } nuove carte
} tra le scoperte o dal mazzo.
phase-LIMIT_TURN = { $count ->
    [one] Scarta una carta: puoi tenerne sette.
   *[other] Scarta { $count } carte: puoi tenerne sette.
}
phase-LIMIT_CANTEEN = { $count ->
    [one] Scarta una carta: puoi tenerne sette.
   *[other] Scarta { $count } carte: puoi tenerne sette.
}
phase-LIMIT_ROUND = { $count ->
    [one] Scarta una carta: puoi tenerne sette.
   *[other] Scarta { $count } carte: puoi tenerne sette.
}

## Scelte

act-pass = Passa
act-replenish = Ricarica: le carte { $station_titolo } portano energia qui
act-redirect = Trasferisci: manda energia su un ponte
act-exchange = Scambia una carta
act-station = { $station_id ->
    [0] Sala macchine: 1 energia → gioca due carte di una stazione per portarvi energia
    [1] Quartier generale: 1 energia → 2 carte
    [2] Biotopo: 1 energia → danne ad altre stazioni
    [3] Porto navette: 1 energia → fai attraccare una navetta
    [4] Mensa: 1 energia → una carta di un altro giocatore
   *[other] Centrale energetica: manda energia al laser
}
act-done = Finisci
act-spend = Un’altra energia per due carte
act-draw-stack = Pesca una carta dal mazzo
act-draw-display = Prendi la { $card }
act-steal = Pesca una carta dalla mano di { $seat } per 1 energia
act-biotope-cw = Senso orario per { $price ->
    [one] { $price } energia
   *[other] { $price } energie
}: { given }
act-biotope-ccw = Senso antiorario per { $price ->
    [one] { $price } energia
   *[other] { $price } energie
}: { given }
act-play = { $price ->
    [0] Gioca la { $card }
    [one] Gioca la { $card } per { $price } energia
   *[other] Gioca la { $card } per { $price } energie
}
act-send-cw = Manda 1 energia { $station_a }, in senso orario, con la { $card }
act-send-ccw = Manda 1 energia { $station_a }, in senso antiorario, con la { $card }
act-discard = Scarta la { $card }
act-dock = Fai attraccare la navetta { $colour } { $station_a } per 1 energia

given = { $gifts ->
    [one] 1 { $station_a }
    [2] 1 { $other_a } e 1 { $station_a }
   *[other] 1 ciascuna a { $gifts } stazioni, { $other_da } { $station_a }{ $skipped ->
        [1] , tranne quelle piene
       *[other] {""}
    }
}

## Il registro

log-pass = { $player } passa.
log-replenish = { $player } ricarica { $station_art }.
log-redirect = { $player } trasferisce energia { $station_da }.
log-exchange = { $player } scambia una carta.
log-station = { $station_id ->
    [1] { $player } paga 1 energia nel quartier generale per due carte.
   *[other] { $player } usa { $station_art }.
}
log-done = { $player } finisce l’azione.
log-spend = { $player } paga un’altra energia per due carte.
log-draw-stack = { $player } pesca una carta dal mazzo.
log-draw-display = { $player } prende tra le scoperte la { $card }.
log-steal = { $player } paga 1 energia e pesca una carta dalla mano di { $seat }.
log-biotope-cw = { $player } paga { $price ->
    [one] { $price } energia
   *[other] { $price } energie
} e dà in senso orario: { given }.
log-biotope-ccw = { $player } paga { $price ->
    [one] { $price } energia
   *[other] { $price } energie
} e dà in senso antiorario: { given }.
log-play = { $use ->
    [laser] { $player } gioca la { $card }.
   *[other] { $player } gioca la { $card }{ $price ->
        [0] {""}
        [one] {" "}per { $price } energia
       *[other] {" "}per { $price } energie
    } e ora ha { $now ->
        [one] { $now } energia
       *[other] { $now } energie
    } { $station_in }.
}
log-send-cw = { $player } manda 1 energia { $other_da } { $station_a } con la { $card }: ora lì { $now ->
    [one] ce n’è { $now }
   *[other] ce ne sono { $now }
}.
log-send-ccw = { $player } manda 1 energia { $other_da } { $station_a } con la { $card }: ora lì { $now ->
    [one] ce n’è { $now }
   *[other] ce ne sono { $now }
}.
log-discard = { $player } scarta la { $card }.
log-dock = { $player } paga 1 energia e fa attraccare la navetta { $colour } { $station_a }.

chance-LAYOUT = Poi, nel cerchio: { $station_art }.
chance-BRIDGE = Si pesca un ponte { $colour }.
chance-TILE_A = Si distribuisce la tessera iniziale { $half }.
chance-TILE_B = Si distribuisce la tessera iniziale { $half }.
chance-PLACING = { $seat } mette i segnalini energia.
chance-DEAL = { $player } riceve la { $card }.
chance-DEAL-unseen = { $player } riceve una carta.
chance-DISPLAY = La { $card } va tra le scoperte.
chance-DRAW = { $player } ha pescato la { $card }.
chance-DRAW-unseen = {""}
chance-STEAL = È la { $card }.
chance-STEAL-unseen = Resta coperta.
chance-SWAP_CARD = Per i ponti si scopre la { $card }.
chance-SWAP_PLACE = {""}

event-start = { $player } inizia con queste energie, in senso orario dalla prima stazione: { $energy }.
event-laser = { $station_id ->
    [5] 2 energie della centrale energetica ne portano 1 al laser
   *[other] 1 energia della centrale energetica e 1 { $station_di } vanno al laser
}: { $player } è a { $laser }.
event-reshuffle = Il mazzo è finito; gli scarti diventano il nuovo mazzo.
event-pick-up = { $player } prende in mano { $cards ->
    [one] la carta pescata
   *[other] le { $cards } carte pescate
} nella mensa.
event-swap = Nuovi ponti { $station_a }: { $cw } in senso orario, { $ccw } in senso antiorario.
event-low-stations = { $player } pesca { $cards ->
    [one] una carta per una stazione
   *[other] { $cards } carte per le stazioni
} con 0 o 1 energia.
event-round = Inizia il round { $round }. Tutte le navette tornano nella riserva.
event-station = Si passa { $station_a }.
event-limit = Nessuno è arrivato a 7 sul laser; la partita finisce dopo il round { $round }.
event-wins = { $player } vince.
event-shares = { $player } condivide la vittoria.

line-laser = Laser
line-energy-centre = Energia nella centrale energetica

## Un turno in una frase

brief-pass = passa
brief-station = { $station_id ->
    [1] 1 energia per 2 carte
   *[other] {""}
}
brief-spend = { $advice ->
    [1] { begin-spend }
   *[other] un’altra energia per 2 carte
}
brief-draw-stack = { $advice ->
    [1] { $use ->
        [exchange] …con una carta dal mazzo
       *[other] { begin-draw-stack }
    }
   *[other] { $use ->
        [exchange] …con una carta dal mazzo
       *[other] { $times ->
            [one] 1 carta dal mazzo
           *[other] { $times } carte dal mazzo
        }
    }
}
brief-draw-display = { $advice ->
    [1] { $use ->
        [exchange] …con la { $card }
       *[other] { begin-draw-display }
    }
   *[other] { $use ->
        [exchange] …con la { $card }
       *[other] { $card } dalle scoperte
    }
}
brief-steal = { $advice ->
    [1] { begin-steal }
   *[other] una carta di { $seat } per 1 energia
}
brief-biotope-cw = { $advice ->
    [1] { begin-biotope-cw }
   *[other] biotopo, { $price ->
        [one] { $price } energia
       *[other] { $price } energie
    }: { given }
}
brief-biotope-ccw = { $advice ->
    [1] { begin-biotope-ccw }
   *[other] biotopo, { $price ->
        [one] { $price } energia
       *[other] { $price } energie
    }: { given }
}
brief-play = { $advice ->
    [1] { begin-play }
   *[other] { $use ->
        [laser] { $times ->
            [one] { $times } energia
           *[other] { $times } energie
        } { $station } → laser (ora { $now })
        [engine] +{ $times ->
            [one] { $times } energia
           *[other] { $times } energie
        } { $station_in } con la sala macchine (ora { $now })
       *[other] +{ $times ->
            [one] { $times } energia
           *[other] { $times } energie
        } { $station_in } (ora { $now })
    }
}
brief-send-cw = { $advice ->
    [1] { begin-send-cw }
   *[other] { $times ->
        [one] { $times } energia
       *[other] { $times } energie
    } { $other } → { $station } (ora { $now })
}
brief-send-ccw = { $advice ->
    [1] { begin-send-ccw }
   *[other] { $times ->
        [one] { $times } energia
       *[other] { $times } energie
    } { $other } → { $station } (ora { $now })
}
brief-discard = { $advice ->
    [1] { begin-discard }
   *[other] { $use ->
        [exchange] { $card } da scambiare
       *[other] { $card } agli scarti
    }
}
brief-dock = { $advice ->
    [1] { begin-dock }
   *[other] navetta { $colour } { $station_a }
}
begin-station = { $station_id ->
    [1] paga 1 energia per 2 carte
   *[other] {""}
}
begin-spend = paga un’altra energia per 2 carte
begin-draw-stack = { $use ->
    [exchange] prendi in cambio una carta dal mazzo
   *[other] { $times ->
        [one] prendi 1 carta dal mazzo
       *[other] prendi { $times } carte dal mazzo
    }
}
begin-draw-display = { $use ->
    [exchange] prendi in cambio la { $card }
   *[other] prendi la { $card }
}
begin-steal = pesca una carta dalla mano di { $seat } per 1 energia
begin-biotope-cw = paga { $price ->
    [one] { $price } energia
   *[other] { $price } energie
} nel biotopo: { given }
begin-biotope-ccw = paga { $price ->
    [one] { $price } energia
   *[other] { $price } energie
} nel biotopo: { given }
begin-play = { $use ->
    [laser] manda { $times ->
        [one] { $times } energia
       *[other] { $times } energie
    } { $station_da } al laser (poi { $now })
    [engine] usa la sala macchine per portare { $times ->
        [one] { $times } energia
       *[other] { $times } energie
    } { $station_a } (poi { $now })
   *[other] porta { $times ->
        [one] { $times } energia
       *[other] { $times } energie
    } { $station_a } (poi { $now })
}
begin-send-cw = sposta { $times ->
    [one] { $times } energia
   *[other] { $times } energie
} { $other_da } { $station_a } (poi { $now })
begin-send-ccw = sposta { $times ->
    [one] { $times } energia
   *[other] { $times } energie
} { $other_da } { $station_a } (poi { $now })
begin-dock = fai attraccare la navetta { $colour } { $station_a }
begin-discard = { $use ->
    [exchange] scambia la { $card }
   *[other] scarta la { $card }
}
begin-done = premi «{ act-done }»

more-laser = { $n ->
    [one] { $n } energia in più sul laser
   *[other] { $n } energie in più sul laser
}
less-laser = { $n ->
    [one] { $n } energia in meno sul laser
   *[other] { $n } energie in meno sul laser
}
more-reach = { $n ->
    [one] { $n } energia in più pronta per il laser
   *[other] { $n } energie in più pronte per il laser
}
less-reach = { $n ->
    [one] { $n } energia in meno pronta per il laser
   *[other] { $n } energie in meno pronte per il laser
}
more-centre = { $n ->
    [one] { $n } energia in più nella centrale energetica
   *[other] { $n } energie in più nella centrale energetica
}
less-centre = { $n ->
    [one] { $n } energia in meno nella centrale energetica
   *[other] { $n } energie in meno nella centrale energetica
}
more-energy = { $n ->
    [one] { $n } energia in più nelle altre stazioni
   *[other] { $n } energie in più nelle altre stazioni
}
less-energy = { $n ->
    [one] { $n } energia in meno nelle altre stazioni
   *[other] { $n } energie in meno nelle altre stazioni
}
more-cards = { $n ->
    [one] 1 carta in più
   *[other] { $n } carte in più
}
less-cards = { $n ->
    [one] 1 carta in meno
   *[other] { $n } carte in meno
}

gain-laser = { $sign }{ $n } sul laser

## Che cosa conta

term-laser = energia sul laser
term-transfer = prepararsi per il laser
term-plan = energia dove una navetta può prenderla
term-centre = energia nella centrale energetica
term-energy = energia nelle altre stazioni
term-cards = carte
term-promise = scegliere l’azione giusta

## Perché no

SOLARIS-2 = { $why ->
    [outcome] Nel mazzo non c’è più nessuna copia di questa carta.
   *[other] Un momento: si sta pescando una carta.
}
SOLARIS-4 = { $why ->
    [outcome] Entrambi i ponti di questo colore sono già posati.
   *[other] Un momento: si stanno posando i ponti.
}
SOLARIS-5 = { $why ->
    [outcome] Questa tessera iniziale è già stata distribuita.
   *[other] Un momento: si distribuiscono le tessere iniziali.
}
SOLARIS-6 = { $why ->
    [outcome] Scegli un giocatore che non ha ancora messo i suoi segnalini.
   *[other] Un momento: si stanno mettendo i segnalini.
}
SOLARIS-19 = Prima scegli un’azione { $station_in }: ricaricare, trasferire, scambiare, la sua azione, o passare.
SOLARIS-20 = { $why ->
    [begun] Prima finisci l’azione che hai iniziato.
   *[other] Hai scelto la tua azione: fanne almeno un passo. Non si può ritirare.
}
SOLARIS-23 = { $why ->
    [none] Non hai carte { $station_titolo }.
    [not-held] Non hai questa carta.
   *[other] Qui ricaricano solo le carte { $station_titolo }.
}
SOLARIS-24 = Hai già 7 energie { $station_in }, il massimo.
SOLARIS-25 = { $why ->
    [none] Non hai né una carta { $cw } né una carta { $ccw }: sono i colori dei ponti { $station_di }.
    [none-same] Non hai nessuna carta { $cw }: entrambi i ponti { $station_di } hanno questo colore.
    [not-held] Non hai questa carta.
   *[other] Per questo ponte ti serve una carta { $cw }.
}
SOLARIS-26 = Non hai energia da trasferire { $station_in }.
SOLARIS-29 = { $why ->
    [all] Ovunque le tue carte possano mandare energia ne hai già 7.
   *[other] Hai già 7 energie { $station_in }.
}
SOLARIS-31 = { $why ->
    [empty] Non hai carte da scambiare.
    [not-held] Non hai questa carta.
   *[other] Stai scambiando una carta: scartane una, poi prendine una scoperta o dal mazzo.
}
SOLARIS-34 = Non hai energia { $station_in } per pagare.
SOLARIS-36 = { $why ->
    [none] Non hai carte di un’altra stazione.
    [not-held] Non hai questa carta.
   *[other] Nella sala macchine si giocano carte di altre stazioni.
}
SOLARIS-37 = Qui non hai più energia per una carta { $station_titolo }; è gratis solo una carta su due di una stazione.
SOLARIS-38 = { $why ->
    [all] Ovunque le tue carte possano portare energia ne hai già 7.
   *[other] Hai già 7 energie { $station_in }.
}
SOLARIS-39 = Prima prendi le carte che hai pagato, tra le scoperte o dal mazzo.
SOLARIS-40 = Prima scegli: spendere un’altra energia, o finire l’azione.
SOLARIS-42 = { $why ->
    [not-held] Non hai questa carta.
   *[other] Puoi tenere sette carte: prima scartane { $count }.
}
SOLARIS-43 = Servono { $price ->
    [one] { $price } energia
   *[other] { $price } energie
} nel biotopo; ne hai { $energy }.
SOLARIS-46 = { $stations ->
    [0] In tutte le altre stazioni hai già 7 energie.
    [one] Una sola stazione può ricevere energia: nelle altre ne hai già 7.
   *[other] Solo { $stations } stazioni possono ricevere energia: nelle altre ne hai già 7.
}
SOLARIS-48 = Questa navetta è già attraccata e resta lì fino alla fine del round.
SOLARIS-50 = Tutte le navette sono attraccate.
SOLARIS-51 = { $why ->
    [self] Non puoi pescare una carta dalla tua mano.
    [absent] A quel posto non c’è nessuno.
    [robbed] In questo turno hai già pescato una carta dalla mano di { $seat }.
    [outcome] { $seat } non ha questa carta.
   *[other] Un momento: si sta pescando una carta dalla mano di { $seat }.
}
SOLARIS-52 = { $why ->
    [all] Nessuno degli altri ha carte in mano.
   *[other] { $player } non ha carte in mano.
}
SOLARIS-54 = { $why ->
    [not-held] Non hai questa carta.
   *[other] Dopo la mensa puoi tenere sette carte: prima scartane { $count }.
}
SOLARIS-55 = { $why ->
    [none] Per il laser ti serve una carta nel colore di una navetta attraccata, ed energia nella stazione dov’è attraccata.
    [not-held] Non hai questa carta.
    [no-shuttle] La navetta { $colour } non è attraccata.
   *[other] La navetta { $colour } è attraccata { $station_a }, e lì non hai energia.
}
SOLARIS-57 = La navetta è attraccata proprio alla centrale energetica: lì servono due energie, e ne hai una sola.
SOLARIS-60 = Prima prendi le tue nuove carte, tra le scoperte o dal mazzo.
SOLARIS-63 = { $why ->
    [none] Qui manca una carta scoperta, e non ce n’è una per rimpiazzarla.
   *[other] Qui manca una carta scoperta; si rimpiazza alla fine del turno.
}
SOLARIS-65 = { $why ->
    [display] Mazzo e scarti sono vuoti: prendi una carta scoperta.
   *[other] Non ci sono più carte da prendere.
}
SOLARIS-67 = Un momento: si stanno scambiando i ponti.
SOLARIS-69 = { $why ->
    [not-held] Non hai questa carta.
   *[other] Prima del prossimo round puoi tenere sette carte: prima scartane { $count }.
}
SOLARIS-70 = La partita è finita: qualcuno è arrivato a 7 sul laser.
SOLARIS-74 = La partita è finita: una partita a tempo dura quattro round.
SOLARIS-75 = { $why ->
    [outcome] Questa stazione è già nel cerchio.
   *[other] Un momento: si stanno disponendo le stazioni.
}
SOLARIS-76 = La partita è finita: termina dopo il round { $round }, anche se nessuno è arrivato a 7 sul laser.

## Che cosa si estrae, per le statistiche

draws-layout = Ordine delle stazioni
draws-bridge = Ponti
draws-tile-a = Tessere iniziali A
draws-tile-b = Tessere iniziali B
draws-placing = Chi mette i segnalini
draws-card = Carte
draws-swap-place = Posto del ponte di riserva

## Bot con uno stile

bot-collector = Collezionista
bot-collector-about = Tiene molte carte, per avere il colore giusto.
bot-keeper = Custode
bot-keeper-about = Tiene molta energia nelle stazioni esterne e la spende tardi.
bot-centralist = Centralista
bot-centralist-about = Manda prima tutto alla centrale energetica.
