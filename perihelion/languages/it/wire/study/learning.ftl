### Lezioni, ed errori da rigiocare.

lesson-hint-piece = Inizia da qui: { $name }. Ha un anello punteggiato.
lesson-hint-marked = Inizia dove c’è l’anello punteggiato.
lesson-hint-button = La risposta è uno dei pulsanti.
lesson-hint-move = Il prossimo passo: { $says }.
lesson-hint-astray = Da qui non c’è soluzione. Annulla, o ricomincia.
lessons-of = Lezioni: { $game }
lesson-next = Prossima lezione
lesson-play = Gioca a { $game }

mistakes-of = Errori: { $game }
mistake-title = Di nuovo il tuo turno, { $name }
mistake-text = Nella partita hai scelto: { $says }. Ti è costato circa { $loss } punti percentuali (± { $error }).
mistake-title-other = Tocca a { $name }
mistake-text-other = Nella partita { $name } ha scelto: { $says }. È costato circa { $loss } punti percentuali (± { $error }).
mistake-same-other = È ciò che { $name } ha scelto nella partita. Costa circa { $loss } punti percentuali.
mistake-goal = Trova una mossa migliore.
mistake-next = Prossimo errore
mistake-report = Al rapporto
mistake-hint-none = Guarda tutto ciò che puoi fare qui, non solo ciò che viene in mente per primo.
mistake-best = Sì, è la mossa migliore.
mistake-good = Bene: è forte circa quanto la mossa migliore che la ricerca ha trovato ({ $says }).
mistake-same = È ciò che hai scelto nella partita. Costa circa { $loss } punti percentuali.
mistake-worse = C’è di meglio: anche questa costerebbe circa { $loss } punti percentuali.

puzzles-of = Problemi: { $game }
difficulty-0 = molto facile
difficulty-1 = facile
difficulty-2 = medio
difficulty-3 = difficile
difficulty-4 = molto difficile
puzzle-title = Problema, punteggio { $rating }
puzzle-text = Tu sei { $player }.{ $orders ->
    [0] {""}
   *[other] {" "}Puoi giocare i passi anche in un altro ordine.
}
puzzle-text-begun = Tu sei { $player }, e il tuo turno è iniziato.{ $orders ->
    [0] {""}
   *[other] {" "}Puoi giocare i passi anche in un altro ordine.
}
puzzle-goal = Gioca il turno migliore.
puzzle-next = Prossimo problema
puzzle-hint = Di che cosa si tratta: { $theme }.
puzzle-solution = La soluzione: { $turn }.
puzzle-done = Giusto: { $turn }. È meglio di tutto il resto di { $gap } punti percentuali.
puzzle-done-other = Giusto: { $turn }. La soluzione è ancora un po’ meglio: { $best }.
puzzle-hinted = Hai avuto un consiglio, quindi non conta come risolto.
puzzle-wins = Vince la partita.
puzzle-missed = C’è una giocata migliore; anche la seconda migliore è peggio di { $gap } punti percentuali.
puzzle-missed-win = C’è una giocata che vince la partita.
puzzle-compared = A confronto: { $why }

practice-title = Da una tua partita (scatola { $box } di { $of })

## Il tavolo d’analisi

analysis-chance = Lancia, o scegli il risultato.
analysis-other = Tocca a { $player }. Passa alla vista di { $player } o alla vista aperta per continuare.
error-analysis-no-chance = Qui non c’è niente da lanciare o pescare.
error-analysis-nobody = Qui non c’è una mossa da scegliere, almeno non per il posto di cui hai la vista.
error-analysis-position = Una partita non può arrivare a questa posizione, quindi non puoi continuare da qui.
error-analysis-game = A una posizione serve il suo gioco: scegline uno.
error-analysis-long = Un’analisi ha al massimo { $n } mosse; contano anche quelle ritirate.
error-analysis-full = Hai già salvato { $n } analisi. Prima eliminane una.
error-analysis-unknown = A questo indirizzo non c’è un’analisi. Forse è stata eliminata.
error-analysis-other = Questa analisi è di qualcun altro. Salvane una copia, e cambia quella.
analysis-sealed = Riga { $line } della partita sigillata: { $says }
error-analysis-rules = Questa partita sigillata è stata giocata con altre regole, quindi qui non si può rivedere.
error-analysis-over = Qui la partita è finita; non c’è niente da giocare fino in fondo.
error-analysis-title = Un titolo ha da 1 a { $n } caratteri.
