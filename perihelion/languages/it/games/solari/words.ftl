# Solari: tutte le frasi del gioco.

game = Solari
game-about = Sei comete a testa, due dadi, un tabellone di otto caselle per otto: metti in fila le tue comete e butta fuori quelle degli altri. Per 2 o 4 giocatori.
game-length = 20–40
luck = numeri
undo-dice = I prossimi numeri sono già noti e non cambiano.
analysis-chance = Prendi un risultato a caso, o scegline uno.

option-level = Livello
option-level-about = Che cosa dà punti.
option-level-1 = Solari 1: file
option-level-2 = Solari 2: file e sequenze
option-level-3 = Solari 3: file, sequenze e orientamenti
option-players = Giocatori
option-players-about = In quattro si può giocare in due squadre.
option-teams = Squadre
option-teams-about = In quattro: Urano e Nettuno contro Saturno e Giove.
option-teams-False = ognuno per sé
option-teams-True = due squadre
option-rand = Dadi o domino
option-rand-about = Da dove vengono i due numeri di un turno.
option-rand-D = due dadi
option-rand-V = tessere nascoste, scoperte una alla volta
option-rand-O = tessere scoperte, giocate in ordine
option-rand-F = tessere libere, nell’ordine che vuoi
option-use_hunter = Cacciatore
option-use_hunter-about = Ognuno ha un piccolo pianeta che si muove anche in diagonale. I suoi colpi sono sempre mirati.
option-use_hunter-False = senza
option-use_hunter-True = con
option-use_blocker = Bloccatore
option-use_blocker-about = Ognuno ha una luna che gli altri non possono colpire.
option-use_blocker-False = senza
option-use_blocker-True = con
option-use_doubler = Raddoppiatore
option-use_doubler-about = Ognuno ha sul bordo un grande pianeta che raddoppia ciò che si costruisce sulle sue linee.
option-use_doubler-False = senza
option-use_doubler-True = con
option-target = Traguardo
option-target-about = Chi arriva per primo a questi punti vince subito; 0 vuol dire nessun traguardo. Di solito: 36 (un giro) con i dadi, nessuno con il domino.
option-max_turns = Limite di turni
option-max_turns-about = Con i dadi: dopo questo numero di turni a testa vince chi ha più punti.
option-equal_turns = Turni uguali
option-equal_turns-about = Il traguardo conta solo quando tutti hanno giocato lo stesso numero di turni.
option-equal_turns-False = chi arriva per primo al traguardo vince subito
option-equal_turns-True = si finisce il giro di tavolo
option-first = Chi inizia
option-first-about = Poi si gioca in senso orario.
option-first--1 = a caso
option-first-0 = Urano
option-first-1 = Saturno; in due, Nettuno
option-first-2 = Nettuno, in quattro
option-first-3 = Giove, in quattro

## Nomi

seat-0 = Urano
seat-1 = Saturno
seat-2 = Nettuno
seat-3 = Giove
seat-2-0 = Urano
seat-2-1 = Nettuno

way-0 = nord
    .verso = verso nord
way-1 = est
    .verso = verso est
way-2 = sud
    .verso = verso sud
way-3 = ovest
    .verso = verso ovest
way-4 = nord-est
    .verso = verso nord-est
way-5 = sud-est
    .verso = verso sud-est
way-6 = sud-ovest
    .verso = verso sud-ovest
way-7 = nord-ovest
    .verso = verso nord-ovest
facing-0 = nord
    .verso = verso nord
facing-1 = est
    .verso = verso est
facing-2 = sud
    .verso = verso sud
facing-3 = ovest
    .verso = verso ovest
turn-0 = in senso orario
turn-1 = in senso antiorario

off-0 = la cometa 1
off-1 = la cometa 2
off-2 = la cometa 3
off-3 = la cometa 4
off-4 = la cometa 5
off-5 = la cometa 6
off-6 = il cacciatore
off-7 = il bloccatore
victim-0 = cometa 1
    .art = la cometa 1
    .tuo = la tua cometa 1
    .proprio = la propria cometa 1
victim-1 = cometa 2
    .art = la cometa 2
    .tuo = la tua cometa 2
    .proprio = la propria cometa 2
victim-2 = cometa 3
    .art = la cometa 3
    .tuo = la tua cometa 3
    .proprio = la propria cometa 3
victim-3 = cometa 4
    .art = la cometa 4
    .tuo = la tua cometa 4
    .proprio = la propria cometa 4
victim-4 = cometa 5
    .art = la cometa 5
    .tuo = la tua cometa 5
    .proprio = la propria cometa 5
victim-5 = cometa 6
    .art = la cometa 6
    .tuo = la tua cometa 6
    .proprio = la propria cometa 6
victim-6 = cacciatore
    .art = il cacciatore
    .tuo = il tuo cacciatore
    .proprio = il proprio cacciatore
victim-7 = bloccatore
    .art = il bloccatore
    .tuo = il tuo bloccatore
    .proprio = il proprio bloccatore
victim-8 = raddoppiatore
    .art = il raddoppiatore
    .tuo = il tuo raddoppiatore
    .proprio = il proprio raddoppiatore

## Che cosa fare ora

phase-DOMINO = Tocca a te: scegli una tessera.
phase-WILD = Doppio sei! Scegli due valori qualsiasi.
phase-PICK = Tocca a te: scegli { $extras ->
    [0] la cometa
   *[other] il pezzo
} che rientra.
phase-ENTER = Metti { $extras ->
    [0] la tua cometa
   *[other] il tuo pezzo
} in { $cells }.
phase-MOVE1 = { $extras ->
    [0] Muovi una cometa
   *[other] Muovi un pezzo
} di { $double ->
    [1] { $low }
   *[other] { $low } o { $high }
} { $high ->
    [one] casella
   *[other] caselle
}.
phase-KO1 = Colpo! Continua con { $extras ->
    [0] la stessa cometa
   *[other] lo stesso pezzo
}, o piazza prima il pezzo colpito e muovine un altro.
phase-MOVE2 = Ora muovi { $another ->
    [1] { $extras ->
        [0] un’altra cometa
       *[other] un altro pezzo
    }
   *[other] { $extras ->
        [0] una cometa
       *[other] un pezzo
    }
} di { $left ->
    [one] 1 casella
   *[other] { $left } caselle
}.
phase-PLACE = Scegli dove va, sul bordo, { $extras ->
    [0] la cometa colpita
   *[other] il pezzo colpito
}.
phase-FACE = Da che parte deve guardare la cometa?

## Azioni

act-comet = Muovi la cometa { $piece } di { $distance ->
    [one] 1 casella
   *[other] { $distance } caselle
} { $way_verso }
act-hunter = Muovi il cacciatore di { $distance ->
    [one] 1 casella
   *[other] { $distance } caselle
} { $way_verso }
act-blocker = Muovi il bloccatore di { $distance ->
    [one] 1 casella
   *[other] { $distance } caselle
} { $way_verso }
act-doubler = Muovi il raddoppiatore di { $distance ->
    [one] 1 casella
   *[other] { $distance } caselle
} { $turn } lungo il bordo
act-put = { $own ->
    [1] Piazza { $victim_tuo } in { $rim }
   *[other] Piazza { $victim_art } di { $seat } in { $rim }
}
act-gone = Togli { $victim_art } di { $seat } dal tabellone: il bordo è pieno
act-entry = Metti il pezzo in { $row }{ $column }
act-pick = Fai rientrare { $off }
act-facing = Gira la cometa { $facing_verso }
act-combination = Gioca { $values }
act-lapse = Salta il turno

log-comet = { $player } muove la cometa { $piece } di { $distance ->
    [one] 1 casella
   *[other] { $distance } caselle
} { $way_verso }.
log-hunter = { $player } muove il cacciatore di { $distance ->
    [one] 1 casella
   *[other] { $distance } caselle
} { $way_verso }.
log-blocker = { $player } muove il bloccatore di { $distance ->
    [one] 1 casella
   *[other] { $distance } caselle
} { $way_verso }.
log-doubler = { $player } muove il raddoppiatore di { $distance ->
    [one] 1 casella
   *[other] { $distance } caselle
} { $turn }.
log-put = { $own ->
    [1] { $player } piazza { $victim_art } in { $rim }.
   *[other] { $player } piazza { $victim_art } di { $seat } in { $rim }.
}
log-gone = Il bordo è pieno: { $victim_art } di { $seat } lascia il tabellone.
log-entry = Rientro in { $row }{ $column }: { $victim } di { $player }.
log-pick = { $player } fa rientrare { $off }.
log-facing = La cometa guarda { $facing_verso }.
log-combination = { $player } gioca { $values }.
log-lapse = { $player } non può fare un turno completo.

chance-FIRST = { $known ->
    [1] { $player }
   *[other] { $letter ->
        [U] Urano
        [S] Saturno
        [N] Nettuno
       *[J] Giove
    }
} inizia.
chance-ORDER = Si dispone la tessera { $values }.
chance-ROLL = Il lancio: { $values }.
chance-TILE = Si scopre la tessera { $values }.

## Che cosa segue

event-hit = { $own ->
    [1] { $player } colpisce { $victim_proprio } in { $cell }.
   *[other] Colpo in { $cell }: { $victim } di { $player }.
}
event-total = Colpo totale: { $victim_art } di { $player } lascia il tabellone e dovrà rientrare più tardi.
event-lapse = { $tile ->
    [1] { $player } perde il turno e consuma la tessera.
   *[other] { $player } perde il turno.
}
event-tile = La prossima tessera di { $player }: { $values }.
event-row = { $sun ->
    [1] Caselle del sole { $cells }
   *[other] Fila di { $length } in { $cells }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $doubled ->
    [1] , raddoppio compreso
   *[other] {""}
}.
event-sequence = { $sun ->
    [1] Sequenza di { $length } nel sole, { $cells }
   *[other] Sequenza di { $length } in { $cells }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $doubled ->
    [1] , raddoppio compreso
   *[other] {""}
}.
event-alignment = { $sun ->
    [1] Orientamento di { $length } nel sole, { $cells }
   *[other] Orientamento di { $length } in { $cells }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $doubled ->
    [1] , raddoppio compreso
   *[other] {""}
}.
event-gain = { $points ->
    [one] { $player } segna { $points } punto: { $score } in tutto.
   *[other] { $player } segna { $points } punti: { $score } in tutto.
}

line-points = Punti
line-team = Punti della squadra
line-laps = Giri
line-margin = Distacco

gain-points = { gain }

## Un turno in una frase

brief-comet = { $advice ->
    [1] la cometa
   *[other] cometa
} { $piece } in { $cell }
brief-hunter = { $advice ->
    [1] il cacciatore
   *[other] cacciatore
} in { $cell }
brief-blocker = { $advice ->
    [1] il bloccatore
   *[other] bloccatore
} in { $cell }
brief-doubler = { $advice ->
    [1] il raddoppiatore
   *[other] raddoppiatore
} in { $cell }
brief-put = { $advice ->
    [1] { $victim_art }
   *[other] { $victim }
} { $own ->
    [1] di nuovo in { $rim }
   *[other] di { $seat } in { $rim }
}
brief-gone = { $victim } di { $seat } fuori dal tabellone
brief-entry = …di nuovo in { $row }{ $column }
brief-pick = { $off }
brief-combination = { $values }
brief-lapse = nessun turno completo
again-comet = …e poi in { $cell }
again-hunter = …e poi in { $cell }
again-blocker = …e poi in { $cell }
again-doubler = …e poi in { $cell }
begin-comet = muovi la cometa { $piece } in { $cell }
begin-hunter = muovi il cacciatore in { $cell }
begin-blocker = muovi il bloccatore in { $cell }
begin-doubler = muovi il raddoppiatore in { $cell }
begin-put = { $own ->
    [1] rimetti { $victim_tuo } in { $rim }
   *[other] piazza { $victim_art } di { $seat } in { $rim }
}
begin-gone = togli { $victim_art } di { $seat } dal tabellone
begin-entry = metti il pezzo in { $row }{ $column }
begin-pick = fai rientrare { $off }
begin-facing = gira la cometa { $facing_verso }
begin-combination = gioca { $values }
begin-lapse = salta il turno
result-hit = { $own ->
    [1] colpisce { $victim_proprio }
   *[other] colpisce { $victim_art } di { $player }
}
result-total = che lascia il tabellone
result-row = { $sun ->
    [1] { $length } nel sole
   *[other] fila di { $length }
}
result-sequence = sequenza di { $length }
result-alignment = orientamento di { $length }

more-pairs = più comete in linea
less-pairs = meno comete in linea
named-more-pairs = { $better ->
    [1] Con la giocata migliore { $own ->
        [1] le tue comete { $first } e { $second } sarebbero in linea: con una terza fanno una fila.
       *[other] le comete { $first } e { $second } di { $player } sarebbero in linea.
    }
   *[other] { $own ->
        [1] Le tue comete { $first } e { $second } saranno poi in linea: con una terza fanno una fila.
       *[other] Le comete { $first } e { $second } di { $player } saranno poi in linea.
    }
}
named-less-pairs = { $better ->
    [1] Con la giocata migliore { $own ->
        [1] le tue comete { $first } e { $second } non sarebbero più in linea.
       *[other] le comete { $first } e { $second } di { $player } non sarebbero più in linea.
    }
   *[other] { $own ->
        [1] Le tue comete { $first } e { $second } non saranno poi più in linea.
       *[other] Le comete { $first } e { $second } di { $player } non saranno poi più in linea.
    }
}
more-off = { $n ->
    [one] 1 pezzo in più da far rientrare
   *[other] { $n } pezzi in più da far rientrare
}
less-off = { $n ->
    [one] 1 pezzo in meno da far rientrare
   *[other] { $n } pezzi in meno da far rientrare
}

term-points = punti
term-row = file
term-sequence = sequenze
term-alignment = orientamenti
term-turn = sfruttare al meglio il turno
term-lines = comete in linea
term-off = pezzi fuori dal tabellone

## Perché no

SOLARI-6 = In questa partita non c’è nessun { $victim }.
SOLARI-10 = Aspetta: non si sa ancora chi inizia.
SOLARI-12 = Aspetta: prima si lanciano i dadi.
SOLARI-13 = { $left ->
    [0] I tuoi valori sono { $low } e { $high }: un pezzo si muove esattamente di uno dei due.
   [1] Resta solo l’1: un pezzo si muove esattamente di 1 casella.
   *[other] Resta solo il { $left }: un pezzo si muove esattamente di { $left } caselle.
}
SOLARI-14 = { $again ->
    [0] Ora si muove un altro pezzo, esattamente di { $left ->
        [one] { $left } casella
       *[other] { $left } caselle
    }.
   *[other] Ora muovi un pezzo, esattamente di { $left ->
        [one] { $left } casella
       *[other] { $left } caselle
    }.
}
SOLARI-16 = { $distance ->
    [one] Una casella { $way_verso } è già fuori dal tabellone.
   *[other] { $distance } caselle { $way_verso } sarebbero fuori dal tabellone.
}
SOLARI-20 = Dopo, nessun pezzo potrebbe giocare { $left ->
    [1] l’1
   *[other] il { $left }
}. Devi giocare entrambi i valori.
SOLARI-21 = Puoi fare un turno completo, quindi devi farlo.
SOLARI-22 = { $why ->
    [choice] Con { $values } non potresti fare un turno completo.
   *[other] Doppio sei: prima scegli due valori qualsiasi.
}
SOLARI-24 = Prima piazza sul bordo { $victim_art } di { $player }.
SOLARI-25 = { $why ->
    [taken] { $rim } è occupata. Scegli una casella libera del bordo nella riga o nella colonna di { $cell }, dove il pezzo è stato colpito.
   *[other] Il pezzo è stato colpito in { $cell }: va in una casella libera del bordo in quella riga o colonna.
}
SOLARI-26 = { $rim } è occupata. Nella riga e nella colonna di { $cell } il bordo è pieno: scegli un’altra casella libera.
SOLARI-27 = Un pezzo lascia il tabellone solo se il bordo è pieno, e c’è ancora una casella libera.
SOLARI-28 = { $rim } è occupata. Dopo un colpo mirato puoi scegliere qualsiasi casella libera del bordo.
SOLARI-33 = { $why ->
    [moved] Hai già mosso { $victim_tuo } e piazzato il pezzo colpito: ora si muove un altro pezzo.
    [place] { $left ->
        [1] Con l’1
       *[other] Con il { $left }
    } non puoi muovere { $victim_tuo }: prima piazza il pezzo colpito.
    [move] Devi continuare con { $victim_tuo }: ovunque piazzi il pezzo colpito, nessun altro potrebbe giocare { $left ->
        [1] l’1
       *[other] il { $left }
    }.
   *[other] O continui con { $victim_tuo }, o piazzi prima il pezzo colpito.
}
SOLARI-36 = { $why ->
    [off] Questo pezzo è fuori dal tabellone.
    [lapse] Puoi far rientrare il tuo pezzo, quindi non perdi il turno.
   *[other] Il tuo pezzo rientra in { $cells }; è tutto il tuo turno.
}
SOLARI-38 = In { $cell } c’è il bloccatore di { $player }: non puoi rientrare lì.
SOLARI-39 = { $why ->
    [choice] Può rientrare solo un pezzo fuori dal tabellone.
   *[other] Prima scegli il pezzo che rientra sul tabellone.
}
SOLARI-40 = In { $cell } c’è il bloccatore di { $player }: non puoi colpirlo.
SOLARI-42 = In { $cell } c’è il raddoppiatore di { $player }: non puoi colpirlo.
SOLARI-45 = Colpiresti il tuo raddoppiatore, e per lui non ci sarebbero caselle libere sul bordo.
SOLARI-52 = Prima scegli da che parte guarda la cometa.
SOLARI-55 = Hai già giocato la tessera { $values }.
SOLARI-56 = { $why ->
    [outcome] Questa tessera è già stata giocata.
   *[other] Aspetta: prima si scopre una tessera.
}
SOLARI-57 = { $why ->
    [outcome] Questa tessera è già nella fila.
   *[other] Aspetta: prima si dispongono le tessere.
}
SOLARI-58 = { $why ->
    [choice] Con { $values } non potresti fare un turno completo. Scegli un’altra tessera.
   *[other] Prima scegli una tessera.
}
SOLARI-80 = La partita è finita: il traguardo di { $target } è raggiunto.
SOLARI-82 = La partita è finita: tutti hanno giocato { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}.
SOLARI-83 = La partita è finita: tutte le tessere sono giocate.
SOLARI-87 = La partita è finita: il traguardo di { $target } è raggiunto, e tutti hanno giocato lo stesso numero di turni.

## Che cosa si estrae, per le statistiche

draws-begins = Chi inizia
draws-tile = Coppie di valori

## Bot con uno stile

bot-architect = Architetto
bot-architect-about = Mette in linea le comete e aspetta la fila lunga.
bot-opportunist = Opportunista
bot-opportunist-about = Prende i punti di oggi e non prepara nulla per domani.
bot-brawler = Attaccabrighe
bot-brawler-about = Butta le tue comete fuori dalle loro linee appena può.
