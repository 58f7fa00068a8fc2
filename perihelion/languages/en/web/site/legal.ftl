## The imprint and the privacy page of a public server

imprint = Imprint
privacy = Privacy
legal-contact = Contact, and reports of abuse
legal-abuse = Write there if somebody insults you, cheats or uses this server for anything other than playing, or if you think that something here infringes your rights. You can also report a line of a table’s chat: choose the name of its author, then “Report to the operators”.
legal-games = The games belong to their authors and publishers, who have nothing to do with this server and are not responsible for it.
legal-responsible = Who is responsible
legal-stored = What is stored about you
legal-stored-about = You need no account, and nobody asks for your real name. The server stores what it needs for playing:
legal-basis = This is necessary so that you can play here (GDPR, Article 6 (1) b). Addresses for notifications and for signing in are stored only with your consent (Article 6 (1) a). You can withdraw it at any time by removing the address.
legal-seen = What others see
legal-seen-about = Everybody at a table sees your name, your moves and your chat there; at a public table anybody may watch. Everybody may see the names and results of rated games and of the daily deal, and players may pass on the files of finished games.
legal-cookies = Cookies, and what your browser keeps
legal-cookie-guest = A cookie recognises you, so that your seats stay yours. It is necessary and is not used for anything else.
legal-cookie-language = Cookies remember the language and the light or dark appearance, if you choose them.
legal-cookie-browser = Your browser keeps your settings, your part of the dice of each game, and what you need to look at your tables without a network.
legal-others = Who else gets data
legal-log = There is no advertising and no visitor statistics, and nothing is loaded from other servers. Your network address limits how often you may ask for something; it is forgotten soon afterwards, and is neither in the database nor in the server’s log.
legal-push = If you turn on notifications, the push service of your browser’s maker (for example Google, Mozilla or Apple) or the service of your webhook passes them on. A notification says only which game is waiting.
legal-mail = If you give an e-mail address, the operator’s mail server sends the messages.
legal-time = For how long
legal-kept = Everything stays until you or the operator deletes it.
legal-kept-automatic = You can delete everything at any time. The server also deletes automatically:
legal-days-finished = { $n ->
    [one] finished games after one day
   *[other] finished games after { $n } days
}; their moves are kept without names
legal-days-abandoned = { $n ->
    [one] games in which nobody has moved for one day
   *[other] games in which nobody has moved for { $n } days
}
legal-days-waiting = { $n ->
    [one] tables whose game has not begun after one day
   *[other] tables whose game has not begun after { $n } days
}
legal-days-guests = { $n ->
    [one] guests who never sat down, after one day
   *[other] guests who never sat down, after { $n } days
}
legal-rights = Your rights
legal-rights-about = On the page “Your account” you can download everything that is stored about you, and delete it; your moves in games with others stay, without your name. For information, correction or an objection, write to the address above. You can complain to a data protection authority.

## What is stored about a guest; docs/hosting.md has the same list

stored-guest = your name and language, and when you first came
stored-sign-in = how you sign in: passkeys (public keys), confirmed e-mail addresses, devices (browser and system, last seen), and unused links
stored-tables = your tables: settings, seats, all moves with their times, and whether you are connected
stored-chat = your lines of chat
stored-plans = moves that you planned
stored-results = your results, ratings and reliability
stored-deals = your daily deals and those of clubs, with their results
stored-tournaments = tournaments and leagues in which you took part, and your results there
stored-groups = your groups
stored-analyses = your saved analyses, and reports about games
stored-reviews = what you showed or suggested when you looked at a finished game with others, for a week
stored-companions = games that you entered at a real table, with the names of the people there
stored-practice = the puzzles that you tried, and mistakes to practise
stored-explorer = moves that you chose at the beginning of finished games, counted by position
stored-publishing = whether your finished public games may be published without names
stored-notices = addresses for notifications, their times, and what was sent
stored-vacations = your vacations
stored-blocks = whose chat you hide
stored-evidence = for 90 days, if the operator wants it: a code for the networks from which you came to rated games, with the kind of browser; and how often your moves in rated games were those of the strongest bot
stored-moderation = reports by and about you, and what operators decided
