## Friends

people = People
people-lobby = Play with friends, or let us find somebody for you.
people-open = Find people
friends = Friends
friends-none = No friends here yet. Send somebody your link.
friends-link = My link
friends-link-about = Anyone who opens this link can become your friend. Send it only to people you know.
friends-link-new = New link
friends-link-new-about = The old link stops working. Your friends stay.
friends-find = Find by name
friends-find-about = You find people who want to be found, by their exact name. They decide whether they want to be your friend.
friends-find-none = Nobody with this name wants to be found.
friends-name = Name
friends-look = Find
friends-asking = Want to be your friend
friends-asked = You asked
friends-met = You played with
friends-findable = Others can find me by my name
friends-findable-about = If this is off, only people with your link and people you played with can ask you.
friends-visible = My friends see when I am here
friends-visible-about = Nobody else sees it.
friend-here = is here
friend-ask = Ask
friend-ask-name = Ask { $name }
friend-was-asked = { $name } will see your request.
friend-accept = Yes
friend-accept-name = Become friends with { $name }
friend-decline = No
friend-decline-name = Decline { $name }
friend-withdraw = Don’t ask { $name }
friend-end = Remove { $name }
friend-end-about = You and { $name } are no longer friends. { $name } gets no message.
friend-invited = { $name } wants to be your friend
friend-invited-about = { $name } will see you as “{ $me }” and can invite you to tables. You can end it at any time.
friend-become = Become friends
seat-invite = Invite a friend
seat-invite-about = The seat is held for your friend, who gets a notification if notifications are on.

## Quick pairing

pairing = Find a table
pairing-about = Choose what you would like to play. As soon as enough people want the same, the game begins.
pairing-pace = Speed
pairing-pace-about = In one sitting: 2 minutes a turn and 15 for the game. Over days: one day a turn and three for the game.
pairing-near = People about as strong as I am
pairing-near-about = The longer you wait, the bigger the difference may be.
pairing-rated = Rated
pairing-rated-about = The result changes the ratings of everybody at the table.
pairing-find = Find people
pairing-none = Choose a game and a number of players first.
pairing-too-many = That is too much at once. Choose fewer games or variants.
pairing-variant-any = any
pairing-waits = We are looking for people. Keep this page open.
pairing-waits-days = We are looking for people. You can close this page.
pairing-since = Waiting time so far: { $time }.
pairing-others-one = One more person is waiting for one of these games.
pairing-others-other = { $n } more people are waiting for one of these games.
pairing-alone = Nobody else is waiting for one of these games right now.
pairing-distance = Your ratings may differ by up to { $n }.
pairing-bots = Play against bots meanwhile
pairing-stop = Stop looking
pairing-found = We have found a table.

## Wishes

wishes = Tell me when a table opens
wishes-about = You get one message when somebody opens such a table. Then the wish is removed.
wishes-unreachable = Your notifications are off, so no message can reach you. Switch them on in the menu behind your name.
wish-new = New wish
wish-store = Tell me
wish-any = any
wish-seats = Players
wish-rated = Rated or friendly
wish-friendly = friendly
wish-level-learning = for people who are still learning
wish-level-rating = Around my rating
wish-remove = Remove
wish-remove-game = Remove the wish for { $game }

## Reports of players: decisions

op-complaint-decide = Decide
op-decision = What follows?
op-decision-nothing = Nothing
op-decision-warning = A warning
op-decision-mute = No chat
op-decision-ban = A ban
op-decision-answer = What the reported player reads
op-decision-about = The player who reported it learns that you have dealt with it, not what follows.
op-did-complaint-nothing = { $by } dealt with a report about { $guest }: nothing follows.
op-did-complaint-warning = { $by } warned { $guest } after a report.
op-did-complaint-mute = { $by } decided after a report that { $guest } may not chat.
op-did-complaint-ban = { $by } decided after a report to ban { $guest }.
conduct = Reports
conduct-mine = { $game }: an operator has dealt with your report. Thank you.
conduct-warning = { $game }: an operator warned you after a report.
conduct-mute = { $game }: after a report, an operator decided that you may not chat.
conduct-ban = { $game }: after a report, an operator banned you.

## Ratings: what stands out

op-evidence = Ratings: what stands out
op-evidence-about = Rated games of the last 90 days. It proves nothing; look at the games before you decide.
op-evidence-mail = { $names } have the same e-mail address, and met in rated games ({ $games }).
op-evidence-notices = The notifications of { $names } go to the same place, and they met in rated games ({ $games }).
op-evidence-browser = { $names } met in rated games ({ $games }) and came from the same network with the same kind of browser. They may be one person, or share a home.
op-evidence-network = { $names } met in rated games ({ $games }) and came from the same network with different browsers. They may share a home, a school or a café.
op-evidence-few-opponents = { $first } gained { $gain } in rated games ({ $games }) with only { $others }: { $share } % of everything.
op-evidence-sun = In rated games ({ $games }), { $first } chose what Sun would choose in { $share } % of the moves that were compared; allowing for chance, in at least { $low } %. Jupiter, the level below, reaches { $usual } %. Very strong players may stand out, too.
op-evidence-game = Game { $n }
