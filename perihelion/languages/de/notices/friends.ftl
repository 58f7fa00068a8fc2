## Einladungen, und Tische, von denen jemand hören möchte

notice-invite-title = Du bist eingeladen
notice-invite = Ein Freund möchte mit dir spielen. Dein Platz ist reserviert: { $games }.
notice-wish-title = Ein Tisch für dich
notice-wish = Es gibt einen Tisch, wie du ihn gesucht hast: { $games }.
notice-conduct-title = Eine Meldung wurde geprüft
notice-conduct = Ein Betreiber hat eine Meldung von dir oder über dich geprüft. Du kannst es auf der Seite deines Kontos lesen.
