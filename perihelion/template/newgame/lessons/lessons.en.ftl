lesson-last-stick = The last stick
lesson-last-stick-text = The player who takes the last stick wins. You take one, two or three, then the other player does.
lesson-last-stick-goal = Take the last stick.
lesson-last-stick-hint = Leave a number of sticks that the other player cannot take away at once.
lesson-last-stick-done = Four left for the other one: that is the secret of this game.
lesson-last-stick-missed = The last stick is not yours. How many should the other player find?
