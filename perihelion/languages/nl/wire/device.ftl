# Een apparaat dat zonder server speelt.

error-needs-server = Hiervoor is een server nodig, en je speelt alleen op dit apparaat.
error-needs-others = Hiervoor zijn andere mensen nodig, en dus een server. Je speelt alleen op dit apparaat.
error-needs-account = Voor een account is een server nodig. Op dit apparaat heb je er geen nodig.
error-needs-solver = Verborgen kaarten van een spel aan een echte tafel hebben een programma nodig dat nog niet op dit apparaat staat. Maak één keer verbinding met het internet om het te laden, of voer de handen open in.
error-local-damaged = Het opgeslagen spel van deze tafel is beschadigd en kan niet getoond worden. Het is nog steeds opgeslagen, en zit in de export van je spellen.
error-local-file = Dit bestand bevat geen Perihelion-spellen, of het is beschadigd. Er is niets veranderd.
error-local-known = Alle spellen uit dit bestand zijn hier al.
local-daily = De trekkingen van deze partij volgen uit de datum en uit getallen die iedereen kent. Ze zijn op elk apparaat hetzelfde, maar niet verzegeld.
