## Invitations

notice-invite-title = You are invited
notice-invite = A friend wants to play with you. Your seat is reserved: { $games }.
