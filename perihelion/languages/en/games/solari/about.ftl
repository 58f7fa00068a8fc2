# What a thing on the board is, shown when a player points at it.
about-cell = With { $row } and { $column } a piece that is off the board comes back here.
about-sun = One of the four cells of the sun: three or four of your comets here are a row, too. With { $row } and { $column } a piece that is off the board comes back here.
about-rim = Pieces that are knocked out are put on the rim. { $doubler ->
    [1] Doublers move along it.
   *[other] Rows count here as anywhere.
}
about-comet = Moves exactly as many cells as a value shows, straight, and jumps over what is in its way. Three or more in a row bring points.{ $level ->
    [1] { "" }
    [2] {" "}Numbers in order bring more.
   *[other] {" "}Numbers in order bring more, and so do comets that face the same way.
}
about-hunter = Moves like a comet, and diagonally too. If it hits another player’s piece, the piece goes to any rim cell that the hunter’s owner chooses. It does not count in rows.
about-blocker = Moves like a comet, but the others may not land on it. It does not count in rows.
about-doubler = Moves along the rim only, either way. Rows on a line through its cell count twice for its owner. The others may not land on it.
about-piece-target = Land on it, and it is knocked out to the rim.
about-piece-off = It is off the board. Its owner must bring it back: 2 and 5, for example, lead to cell 25 or 52.
about-player = { $points ->
    [one] 1 point
   *[other] { $points } points
} so far{ $teams ->
    [1] , { $team } with the partner
   *[other] { "" }
}. { $target ->
    [0] At the end the most points win.
   *[other] The first to reach { $target } wins.
}
about-counter = Counts the points around the board, 36 to a lap. It has no effect on play.
about-tile = Domino { $lower }-{ $higher }
    .effect = { $used ->
        [1] Played already. Every domino is played once.
       *[other] { $six ->
            [1] Play it for a turn with any two values you name. Every domino is played once.
           *[other] Play it for a turn with these two values. Every domino is played once.
        }
    }
about-value = With 6-6 you name any two values, a lower and a higher one, and play those instead.
about-facing = The comet will face this way. Three or more neighbours in a row that face the same way bring 1, 3, 9 or 27 points more.
about-tray = { $dice ->
    [1] The dice
   *[other] The domino
}
    .left = { $count ->
        [0] No value is left to play.
        [one] Left to play: { $values }.
       *[other] Left to play: { $values }, one piece twice or two pieces once each.
    }
    .effect = A new row of 3, 4, 5, 6 comets brings 1, 3, 9, 27 points{ $level ->
        [1] .
        [2] , with their numbers in order 2, 6, 18, 54 more.
       *[other] , with their numbers in order 2, 6, 18, 54 more, all facing the same way 1, 3, 9, 27 more.
    }
