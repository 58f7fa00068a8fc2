## Impressum und Datenschutzseite eines öffentlichen Servers

imprint = Impressum
privacy = Datenschutz
legal-contact = Kontakt, auch bei Missbrauch
legal-abuse = Schreib dorthin, wenn dich jemand beleidigt, betrügt oder diesen Server für etwas anderes als zum Spielen nutzt, und wenn hier etwas deine Rechte verletzt. Auch eine Nachricht am Tisch kannst du melden: Wähle den Namen davor, dann „Den Betreibern melden“.
legal-games = Die Spiele gehören ihren Autoren und Verlagen. Sie haben mit diesem Server nichts zu tun und sind nicht für ihn verantwortlich.
legal-responsible = Wer verantwortlich ist
legal-stored = Was über dich gespeichert wird
legal-stored-about = Du brauchst kein Konto, und niemand fragt nach deinem echten Namen. Der Server speichert, was zum Spielen nötig ist:
legal-basis = Das ist nötig, damit du hier spielen kannst (DSGVO, Artikel 6 Absatz 1 b). Adressen für Benachrichtigungen und zum Anmelden werden nur mit deiner Einwilligung gespeichert (Artikel 6 Absatz 1 a). Du kannst sie jederzeit widerrufen, indem du die Adresse entfernst.
legal-seen = Was andere sehen
legal-seen-about = Alle an einem Tisch sehen dort deinen Namen, deine Züge und deine Nachrichten; bei einem öffentlichen Tisch darf jeder zusehen. Namen und Ergebnisse von gewerteten Partien und vom Spiel des Tages können alle sehen, und wer mitgespielt hat, darf die Datei eines beendeten Spiels weitergeben.
legal-cookies = Cookies, und was dein Browser behält
legal-cookie-guest = An einem Cookie wirst du wiedererkannt, damit deine Plätze deine bleiben. Es ist notwendig und dient nichts anderem.
legal-cookie-language = Cookies merken sich die Sprache und ob die Seite hell oder dunkel ist, wenn du das wählst.
legal-cookie-browser = Dein Browser behält deine Einstellungen, deinen Anteil an den Würfeln jedes Spiels und was du brauchst, um deine Tische ohne Netz anzusehen.
legal-others = Wer sonst Daten bekommt
legal-log = Es gibt keine Werbung und keine Besucherstatistik, und nichts wird von fremden Servern geladen. Deine Netzadresse begrenzt, wie oft du etwas abrufen darfst; sie wird bald danach vergessen und steht weder in der Datenbank noch im Protokoll des Servers.
legal-push = Wenn du Benachrichtigungen einschaltest, leitet sie der Push-Dienst deines Browserherstellers (etwa Google, Mozilla oder Apple) oder der Dienst deines Webhooks weiter. Darin steht nur, welches Spiel wartet.
legal-mail = Wenn du eine E-Mail-Adresse angibst, verschickt der Mailserver des Betreibers die Nachrichten.
legal-time = Wie lange
legal-kept = Alles bleibt, bis du oder der Betreiber es löscht.
legal-kept-automatic = Du kannst jederzeit alles löschen. Außerdem löscht der Server von selbst:
legal-days-finished = { $n ->
    [one] beendete Spiele nach einem Tag
   *[other] beendete Spiele nach { $n } Tagen
}; ihre Züge bleiben ohne Namen erhalten
legal-days-abandoned = { $n ->
    [one] Spiele, in denen einen Tag lang niemand gezogen hat
   *[other] Spiele, in denen { $n } Tage lang niemand gezogen hat
}
legal-days-waiting = { $n ->
    [one] Tische, deren Spiel nach einem Tag nicht begonnen hat
   *[other] Tische, deren Spiel nach { $n } Tagen nicht begonnen hat
}
legal-days-guests = { $n ->
    [one] Gäste, die nie Platz genommen haben, nach einem Tag
   *[other] Gäste, die nie Platz genommen haben, nach { $n } Tagen
}
legal-rights = Deine Rechte
legal-rights-about = Auf der Seite „Dein Konto“ kannst du alles herunterladen, was über dich gespeichert ist, und es löschen; deine Züge in Spielen mit anderen bleiben, aber ohne deinen Namen. Für Auskunft, Berichtigung oder Widerspruch schreib an die Adresse oben. Du kannst dich bei einer Datenschutzbehörde beschweren.

## Was über einen Gast gespeichert wird

stored-guest = dein Name, deine Sprache und wann du zum ersten Mal hier warst
stored-sign-in = wie du dich anmeldest: Passkeys (öffentliche Schlüssel), bestätigte E-Mail-Adressen, Geräte (Browser und System, zuletzt gesehen) und noch nicht benutzte Links
stored-tables = deine Tische: Einstellungen, Plätze, alle Züge mit ihrer Zeit, und ob du verbunden bist
stored-chat = deine Nachrichten am Tisch
stored-plans = Züge, die du geplant hast
stored-results = deine Ergebnisse, Wertungen und deine Zuverlässigkeit
stored-deals = deine Spiele des Tages und die von Vereinen, mit ihren Ergebnissen
stored-tournaments = Turniere und Ligen, bei denen du mitgespielt hast, und deine Ergebnisse dort
stored-groups = deine Gruppen
stored-analyses = deine gespeicherten Analysen und Berichte über Spiele
stored-reviews = was du gezeigt oder vorgeschlagen hast, wenn du mit anderen eine beendete Partie angesehen hast, eine Woche lang
stored-companions = Spiele, die du an einem echten Tisch eingegeben hast, mit den Namen der Leute dort
stored-practice = die Rätsel, die du versucht hast, und Fehler zum Üben
stored-explorer = Züge, die du am Anfang beendeter Spiele gewählt hast, nach Stellung gezählt
stored-publishing = ob deine beendeten öffentlichen Spiele ohne Namen veröffentlicht werden dürfen
stored-notices = Adressen für Benachrichtigungen, ihre Zeiten und was verschickt wurde
stored-vacations = dein Urlaub
stored-blocks = wessen Nachrichten du ausblendest
stored-evidence = wenn die Betreiber es wünschen: 90 Tage lang ein Kürzel der Netze, aus denen du zu gewerteten Partien kamst, mit der Art des Browsers; außerdem, wie oft deine Züge in gewerteten Partien die des stärksten Bots waren
stored-moderation = Meldungen von dir und über dich, und was Betreiber entschieden haben
