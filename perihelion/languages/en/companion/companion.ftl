## A game at a real table, entered here

companion-chance = What came up? Tap it.
companion-turn = { $name }: { $prompt }
companion-your-turn = Your turn:
companion-asked = { $name }, { $prompt }
companion-ended = You ended the game here. Take back the last entry to continue.
companion-assumed = The unseen cards cannot be dealt in any way that fits this and everything entered before. Most likely an earlier entry is wrong: look through the list of entries, and fix it there.
companion-unreadable = “{ $text }” cannot be entered here.
error-companion-many = Enter one to { $n } things, separated by commas.
error-companion-entry = Only entries can be fixed.
error-companion-full = You have saved { $n } games already. Delete one first.
error-companion-unknown = There is no such game, or it belongs to somebody else.
companion-unshown = Some of the last entries cannot be shown.
error-companion-show = This cannot be shown because of an error in Perihelion, so it was not entered. Everything before it is saved.
error-companion-moment = This moment cannot be shown because of an error in Perihelion. You can still take entries back one by one.
error-companion-unshown = First take back the entries that cannot be shown.
error-companion-nothing = This game cannot be shown because of an error in Perihelion. Nothing is lost: it opens again once the error is fixed.
