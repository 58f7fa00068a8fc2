## Games for everybody: whether finished public games may be published

publishing = Games for everybody
publishing-agree = My public games may be published without names
publishing-about = This helps research and people who learn the games. It counts for public games that begin after you agree, and only if everybody at the table agreed. Moves and results are published, no names and no times, and anyone may use them (CC0). Someone who watched a game can recognise it. You can change your mind until a game is published; that happens after the end of the month.
publishing-saved = Saved.
