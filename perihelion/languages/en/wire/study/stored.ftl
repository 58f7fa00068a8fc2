## Stored things that cannot be shown whole

undrawn = The board cannot be drawn here
undrawn-about = That is an error in Perihelion. Nothing is lost, and you can go on: the position is written below, and every move has a button.
error-practice-unshown = This mistake cannot be shown any more, because the rules have changed or because of an error in Perihelion. It is kept and comes back in a few days; the others are waiting in the list.
