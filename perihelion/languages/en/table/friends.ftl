## Friends and invitations

said-invited = { $name } is invited to play { $player }.
error-friend = That is not possible.
error-friend-self = You cannot be your own friend.
error-friend-blocked = You hide what this player writes. Show it again first.
error-friend-unknown = This person cannot be found.
error-friend-link = This link does not work any more. Ask for a new one.
error-friends-full = You already have { $n } friends, the maximum.
error-invite-here = Your friend is at this table already, or was removed from it.
error-invite-late = The game has begun.

## Quick pairing

error-pairing = That is not possible right now.
error-pairing-found = We have just found a table for you.
error-pairing-alone = Choose at least two players.
error-wishes = You have { $n } wishes already. Remove one first.

## Who may play rated games

error-rated-account = Rated games need an account, so that a rating belongs to somebody: add a passkey or an e-mail address on the page “Your account”.
error-rated-games = { $n ->
    [one] Finish one more game first, against people or bots. Then you can play rated games.
   *[other] Finish { $n } more games first, against people or bots. Then you can play rated games.
}
error-rated-pause = You left a rated game. You can play the next one in { $hours ->
    [one] { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
   *[other] { $hours } hours
}.
error-rated-terms = You cannot play rated games yet.
error-unknown-player = The host asks for reliable players. Nobody knows you yet: finish three rated games at other tables first.

## Showing games to others

overlay-chances = Chance to win (bots’ estimate)
