## A game at a real table, entered here

companion-chance = What came? Tap it.
companion-turn = { $name }: { $prompt }
companion-ended = You stopped here. Take the last entry back to go on.
companion-assumed = No way to deal the cards that nobody saw was found that goes with this and with everything entered before. Most likely an earlier entry is wrong: look through the list of entries, and correct it there.
companion-unreadable = “{ $text }” is nothing that can come here. { $rule } says what can.
error-companion-many = Enter one to { $n } things, with commas between them.
error-companion-entry = Only what was entered can be corrected.
error-companion-full = You keep { $n } games already. Delete one first.
error-companion-unknown = There is no such game, or it belongs to somebody else.
companion-unshown = Some of the last entries cannot be shown.
error-companion-show = This cannot be shown because of an error in Perihelion, so it was not entered. Everything before it is kept.
error-companion-moment = This moment cannot be shown because of an error in Perihelion. You can still take entries back one by one.
error-companion-unshown = First take back the entries that cannot be shown.
error-companion-nothing = This game cannot be shown because of an error in Perihelion. Nothing is lost: it opens again once the error is fixed.
