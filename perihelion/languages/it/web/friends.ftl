## Amici

people = Persone
people-lobby = Gioca con gli amici, o lascia che troviamo qualcuno per te.
people-open = Trova persone
friends = Amici
friends-none = Qui non hai ancora amici. Manda a qualcuno il tuo link.
friends-link = Il mio link
friends-link-about = Chi apre questo link può diventare tuo amico. Mandalo solo a persone che conosci.
friends-link-new = Nuovo link
friends-link-new-about = Il vecchio link smette di funzionare. I tuoi amici restano.
friends-find = Cerca per nome
friends-find-about = Trovi chi vuole essere trovato, con il nome esatto. Decidono loro se vogliono essere tuoi amici.
friends-find-none = Nessuno con questo nome vuole essere trovato.
friends-name = Nome
friends-look = Cerca
friends-asking = Vogliono essere tuoi amici
friends-asked = Hai chiesto a
friends-met = Hai giocato con
friends-findable = Gli altri possono trovarmi con il mio nome
friends-findable-about = Se è disattivato, possono chiedertelo solo le persone con il tuo link e quelle con cui hai giocato.
friends-visible = I miei amici vedono quando ci sono
friends-visible-about = Non lo vede nessun altro.
friend-here = c’è
friend-ask = Chiedi
friend-ask-name = Chiedi a { $name }
friend-was-asked = { $name } vedrà la tua domanda.
friend-accept = Sì
friend-accept-name = Fai amicizia con { $name }
friend-decline = No
friend-decline-name = Rifiuta { $name }
friend-withdraw = Non chiedere a { $name }
friend-end = Rimuovi { $name }
friend-end-about = Tu e { $name } non sarete più amici. { $name } non riceve nessun messaggio.
friend-invited = { $name } vuole essere tuo amico
friend-invited-about = { $name } ti vedrà come «{ $me }» e potrà invitarti ai tavoli. Puoi smettere in qualsiasi momento.
friend-become = Fai amicizia
seat-invite = Invita un amico
seat-invite-about = Il posto resta riservato per il tuo amico, che riceve una notifica se le notifiche sono attive.

## Trovare subito un tavolo

pairing = Trova un tavolo
pairing-about = Scegli a che cosa vuoi giocare. Appena abbastanza persone vogliono lo stesso, la partita inizia.
pairing-pace = Velocità
pairing-pace-about = In una volta: 2 minuti a turno e 15 per la partita. Su più giorni: un giorno a turno e tre per la partita.
pairing-near = Persone della mia forza
pairing-near-about = Più aspetti, più la forza può essere diversa.
pairing-rated = Classificata
pairing-rated-about = Il risultato cambia il punteggio di tutti al tavolo.
pairing-find = Trova persone
pairing-none = Prima scegli un gioco e un numero di giocatori.
pairing-too-many = È troppo in una volta. Scegli meno giochi o varianti.
pairing-variant-any = qualsiasi
pairing-waits = Stiamo cercando persone. Tieni aperta questa pagina.
pairing-waits-days = Stiamo cercando persone. Puoi chiudere questa pagina.
pairing-since = Tempo d’attesa finora: { $time }.
pairing-others-one = Un’altra persona aspetta per uno di questi giochi.
pairing-others-other = Altre { $n } persone aspettano per uno di questi giochi.
pairing-alone = Al momento nessun altro aspetta per uno di questi giochi.
pairing-distance = I vostri punteggi possono differire fino a { $n }.
pairing-bots = Intanto gioca contro i bot
pairing-stop = Smetti di cercare
pairing-found = Abbiamo trovato un tavolo.

## Desideri

wishes = Avvisami quando si apre un tavolo
wishes-about = Ricevi un messaggio quando qualcuno apre un tavolo così. Poi il desiderio è esaudito.
wishes-unreachable = Le tue notifiche sono disattivate, quindi nessun messaggio può raggiungerti. Attivale nel menu sotto il tuo nome.
wish-new = Nuovo desiderio
wish-store = Avvisami
wish-any = qualsiasi
wish-seats = Giocatori
wish-rated = Classificata o amichevole
wish-friendly = amichevole
wish-level-learning = per chi sta ancora imparando
wish-level-rating = Vicino al mio punteggio
wish-remove = Rimuovi
wish-remove-game = Rimuovi il desiderio per { $game }

## Segnalazioni dei giocatori: decisioni

op-complaint-decide = Decidi
op-decision = Che cosa segue?
op-decision-nothing = Niente
op-decision-warning = Un avviso
op-decision-mute = Niente chat
op-decision-ban = L’esclusione
op-decision-answer = Che cosa legge il giocatore segnalato
op-decision-about = Chi l’ha segnalato viene a sapere che l’hai esaminata, non che cosa segue.
op-did-complaint-nothing = { $by } ha esaminato una segnalazione su { $guest }: non segue niente.
op-did-complaint-warning = { $by } ha avvisato { $guest } dopo una segnalazione.
op-did-complaint-mute = { $by } ha deciso dopo una segnalazione che { $guest } non può scrivere in chat.
op-did-complaint-ban = { $by } ha deciso dopo una segnalazione di bandire { $guest }.
conduct = Segnalazioni
conduct-mine = { $game }: un gestore ha esaminato la tua segnalazione. Grazie.
conduct-warning = { $game }: un gestore ti ha dato un avviso dopo una segnalazione.
conduct-mute = { $game }: dopo una segnalazione un gestore ha deciso che non puoi scrivere in chat.
conduct-ban = { $game }: dopo una segnalazione un gestore ti ha bandito.

## Punteggi: che cosa colpisce

op-evidence = Punteggi: che cosa dà nell’occhio
op-evidence-about = Partite classificate degli ultimi 90 giorni. Non prova niente; guarda le partite prima di decidere.
op-evidence-mail = { $names } hanno lo stesso indirizzo e-mail, e si sono incontrati in partite classificate ({ $games }).
op-evidence-notices = Le notifiche di { $names } vanno nello stesso posto, e si sono incontrati in partite classificate ({ $games }).
op-evidence-browser = { $names } si sono incontrati in partite classificate ({ $games }) e arrivavano dalla stessa rete, con lo stesso tipo di browser. Possono essere una sola persona, o abitare insieme.
op-evidence-network = { $names } si sono incontrati in partite classificate ({ $games }) e arrivavano dalla stessa rete, con browser diversi. Possono abitare insieme o trovarsi in una scuola.
op-evidence-few-opponents = { $first } ha guadagnato { $gain } in partite classificate ({ $games }) solo con { $others }: { $share } % del totale.
op-evidence-sun = In partite classificate ({ $games }) { $first } ha scelto come il bot Sole nel { $share } % delle mosse confrontate, tolto il caso almeno nel { $low } %. Giove, il livello sotto, arriva al { $usual } %. Anche giocatori molto forti possono dare nell’occhio.
op-evidence-game = Partita { $n }
