## Looking at a finished game together

review = Review together
review-guests = Here now
review-me = { $name } (you)
review-leads = leads
review-hand = Let lead
review-take = Lead from now on
review-leading = You lead: everybody sees your board.
review-following = You see what { $name } shows.
review-alone = You are looking at this on your own. { $name } leads.
review-left = { $name } led and has left.
review-follow = Follow again
review-suggest = Suggest this
review-suggested = Your suggestion was sent.
review-suggestions = Suggestions
review-look = Show
review-dismiss = Remove
review-position = this position
review-draw = Draw
review-clear = Erase drawing
review-draw-about = Touch two things for an arrow, or one thing twice for a circle. With a mouse you can also draw with the right button at any time.
review-marks-one = { $n } mark
review-marks-other = { $n } marks
review-share = Invite
review-share-about = Anyone with this link sees the game and can suggest moves. The names of its players are visible.
review-ended = This review is over, or you may not see it any more.
