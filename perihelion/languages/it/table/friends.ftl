## Amici e inviti

said-invited = { $name } riceve l’invito a giocare { $player }.
error-friend = Non si può.
error-friend-self = Non puoi essere amico di te stesso.
error-friend-blocked = Nascondi ciò che scrive questo giocatore. Prima mostra di nuovo i suoi messaggi.
error-friend-unknown = Questa persona non si trova.
error-friend-link = Questo link non funziona più. Chiedine uno nuovo.
error-friends-full = Hai { $n } amici, il massimo.
error-invite-here = Il tuo amico è già a questo tavolo, o è stato allontanato.
error-invite-late = La partita è iniziata.

## Trovare subito un tavolo

error-pairing = Al momento non si può.
error-pairing-found = Abbiamo appena trovato un tavolo per te.
error-pairing-alone = Scegli almeno due giocatori.
error-wishes = Hai già { $n } desideri. Prima rimuovine uno.

## Chi può giocare partite classificate

error-rated-account = Per le partite classificate serve un account, perché un punteggio sia di qualcuno: aggiungi una passkey o un indirizzo e-mail nella pagina «Il tuo account».
error-rated-games = { $n ->
    [one] Prima finisci un’altra partita, contro persone o bot. Poi puoi giocare partite classificate.
   *[other] Prima finisci altre { $n } partite, contro persone o bot. Poi puoi giocare partite classificate.
}
error-rated-pause = Hai lasciato una partita classificata. Puoi giocare la prossima tra { $hours ->
    [one] { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
   *[other] { $hours } ore
}.
error-rated-terms = Non puoi ancora giocare partite classificate.
error-unknown-player = Chi ospita chiede giocatori affidabili. Nessuno ti conosce ancora: finisci prima tre partite classificate ad altri tavoli.

## Mostrare partite

overlay-chances = Probabilità di vittoria (stima dei bot)
