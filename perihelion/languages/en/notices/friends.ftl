## Invitations, and tables of which a guest wants to hear

notice-invite-title = You are invited
notice-invite = A friend wants to play with you. Your seat is reserved: { $games }.
notice-wish-title = A table for you
notice-wish = Somebody has opened a table like the one you wished for: { $games }.
notice-conduct-title = A report was dealt with
notice-conduct = An operator has dealt with a report by you or about you. You can read it on the page of your account.
