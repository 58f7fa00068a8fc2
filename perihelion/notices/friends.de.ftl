## Einladungen

notice-invite-title = Du bist eingeladen
notice-invite = Ein Freund möchte mit dir spielen. Dein Platz ist reserviert: { $games }.
