## Eine Partie am echten Tisch, hier eingegeben

companion-chance = Was kam? Tippe es an.
companion-turn = { $name }: { $prompt }
companion-your-turn = Du bist dran:
companion-asked = { $name }, { $prompt }
companion-ended = Hier habt ihr aufgehört. Nimm die letzte Eingabe zurück, um weiterzuspielen.
companion-assumed = Die ungesehenen Karten lassen sich nicht so verteilen, dass es hierzu und zu allem bisher Eingegebenen passt. Wahrscheinlich stimmt eine frühere Eingabe nicht: Sieh die Liste der Eingaben durch und korrigiere sie dort.
companion-unreadable = „{ $text }“ lässt sich hier nicht eingeben.
error-companion-many = Gib ein bis { $n } Dinge ein, mit Kommas dazwischen.
error-companion-entry = Nur Eingaben lassen sich korrigieren.
error-companion-full = Du hast schon { $n } Partien gespeichert. Lösche erst eine.
error-companion-unknown = Diese Partie gibt es nicht, oder sie gehört jemand anderem.
companion-unshown = Einige der letzten Eingaben lassen sich nicht anzeigen.
error-companion-show = Das lässt sich wegen eines Fehlers in Perihelion nicht anzeigen und wurde deshalb nicht eingegeben. Alles davor bleibt erhalten.
error-companion-moment = Dieser Moment lässt sich wegen eines Fehlers in Perihelion nicht anzeigen. Du kannst die Eingaben trotzdem einzeln zurücknehmen.
error-companion-unshown = Nimm zuerst die Eingaben zurück, die sich nicht anzeigen lassen.
error-companion-nothing = Diese Partie lässt sich wegen eines Fehlers in Perihelion nicht anzeigen. Verloren ist nichts: Ist der Fehler behoben, lässt sie sich wieder öffnen.
