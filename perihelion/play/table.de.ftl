# Was der Tisch selbst sagt: Aufforderungen, seine eigenen Zeilen im Protokoll, Ablehnungen. $name ist der Name einer Person oder eines Bots.

## Aufforderungen

prompt-wait = { $player } entscheidet.
prompt-wait-named = { $player } ({ $name }) entscheidet.
prompt-thinks = { $player } ({ $name }) denkt nach.
prompt-free = Der Platz { $player } ist frei. Schick jemandem den Link oder lass einen Bot spielen.
prompt-start = { $n ->
    [one] Ein Platz ist noch frei. Schick jemandem den Link.
   *[other] { $n } Plätze sind noch frei. Schick jemandem den Link.
}
prompt-confirm = Dein Zug ist fertig. Bestätige ihn oder nimm etwas zurück.
prompt-confirm-other = { $player } ({ $name }) muss den Zug bestätigen.
prompt-over = Das Spiel ist zu Ende.
prompt-closed = Dieser Tisch wurde geschlossen.
prompt-rules = Die Regeln haben sich während dieses Spiels geändert. Von hier aus weiterspielen?

over-wins = { $name } gewinnt.
over-together = { $names } gewinnen.
over-draw = Das Spiel endet unentschieden.
over-lost = Niemand gewinnt.

## Das Protokoll

said-take = { $name } nimmt den Platz { $player }.
said-back = { $name } ist zurück bei { $player }.
said-bot = Ein Bot ({ $level }) spielt { $player }.
said-leave = { $player } ist frei.
said-absent = { $name } ist nicht da; solange spielt ein Bot ({ $level }) { $player }.
said-late-seat = { $name } hat keine Zeit mehr; jetzt spielt ein Bot ({ $level }) { $player }.
said-removed = { $player } ist frei.
said-remove = Der Gastgeber hat { $name } gebeten zu gehen.
said-start = Das Spiel beginnt.
said-undo = { $player } nimmt etwas zurück.
said-undo-agreed = Alle sind einverstanden: { $player } nimmt etwas zurück.
said-ask = { $player } bittet, weiter zurückgehen zu dürfen.
said-agree = { $player } ist einverstanden.
said-refuse = { $player } ist nicht einverstanden.
said-late-move = Die Zeit von { $player } ist um; ein Bot entscheidet.
said-late-note = Die Zeit von { $player } ist um.
said-late = Die Zeit von { $player } ist um.
said-rules = Die Regeln wurden erneuert; das Spiel ist unter ihnen dasselbe.
said-checkpoint = Die Regeln wurden erneuert, und dieses Spiel wäre anders verlaufen. Es geht von der Stellung aus weiter, wie sie war.
said-go_on = { $name } möchte weiterspielen.
said-close = Der Tisch wurde geschlossen.
said-history = { $player }: { $text }
said-history-chance = Zufall: { $text }
said-history-unseen = Eine geheime Entscheidung.

## Zurücknehmen

undo-watching = Du hast hier keinen Platz.
undo-over = Das Spiel ist zu Ende.
undo-nothing = Es gibt nichts, was du zurücknehmen darfst.
undo-passed = Der Zug ist weitergegangen.
undo-dice = Die Würfel sind gefallen: Was der Zufall gezeigt hat, bleibt.
undo-others = Andere haben seitdem gespielt.
undo-revealed = Etwas Verdecktes ist ans Licht gekommen.

## Ablehnungen

error-unknown = Hier ist nichts.
error-unknown-table = Diesen Tisch gibt es nicht. Wurde der Link ganz kopiert?
error-unknown-game = Dieses Spiel gibt es nicht.
error-illegal = Das ist nicht möglich.
error-stale = Das Spiel ist inzwischen weitergegangen. So steht es jetzt.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht an der Reihe.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-remove-host = Wer den Tisch eröffnet hat, kann nicht weggeschickt werden.
error-removed = Du wurdest gebeten, diesen Tisch zu verlassen.
error-seen = Du hast diesen Tisch schon von einem anderen Platz aus gesehen, darum kannst du diesen nicht nehmen.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-waiting = Das Spiel hat noch nicht begonnen, oder es wartet.
error-waiting-confirm = Erst muss der Zug bestätigt werden.
error-nothing-to-confirm = Es gibt nichts zu bestätigen.
error-nobody-asked = Niemand bittet darum, zurückzugehen.
error-undo = Das kann nicht zurückgenommen werden.
error-taken = Dieser Platz ist vergeben.
error-already-seated = Du hast schon einen Platz an diesem Tisch.
error-over = Das Spiel ist zu Ende.
error-running = Das muss bis zum Ende des Spiels warten.
error-closed = Dieser Tisch ist geschlossen.
error-rules-lost = Die Regeln haben sich so sehr geändert, dass dieser Tisch nicht weiterspielen kann.
error-origin = Diese Anfrage kam von einer anderen Seite und wurde abgelehnt.
error-unreadable = Das ist nicht lesbar.
error-action = „{ $text }“ ist keine Aktion dieses Spiels.
error-options = Diese Optionen passen nicht zusammen: { $reason }
error-settings = Diese Einstellung gibt es nicht.
error-minutes = Minuten sind eine Zahl von { $least } bis { $most }.
error-seats = Dieses Spiel braucht { $n ->
    [one] einen Platz
   *[other] { $n } Plätze
}.
error-seat-wish = „{ $wish }“ kann nirgends sitzen: möglich sind me, person, open und die Bots.
error-no-seat = Diesen Platz gibt es nicht; es sind { $n }.
error-moment = Diesen Moment gibt es nicht; der letzte ist { $n }.
error-name = Ein Name hat 1 bis { $n } Zeichen.
error-text = Eine Nachricht hat 1 bis { $n } Zeichen.
error-lang = Diese Sprache gibt es nicht.
error-link = Dieser Link wurde schon benutzt oder ist abgelaufen.
error-too-large = Das ist zu viel auf einmal.
error-too-fast = Nicht so schnell, bitte. Versuch es gleich noch einmal.
error-full = Der Tisch konnte nicht gespeichert werden, darum wurde nichts geändert. Bitte versuch es noch einmal.
error-method = Das ist hier nicht möglich.
error-broken = Hier ist etwas schiefgegangen. Es wurde nichts geändert.

## Bots

bot-random = Würfel
bot-random-about = Spielt irgendetwas Erlaubtes: für die erste Partie.
bot-greedy = Lehrling
bot-greedy-about = Nimmt, was sofort am besten ist.
bot-not-ready = { $about } Er bereitet sich noch vor.

yes-no-true = ja
yes-no-false = nein
option-players = Spieler
