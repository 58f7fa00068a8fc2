## Mensen vinden: wie tafels zoeken, en besloten groepen

setting-level = Gezochte spelers
setting-level-about = Staat in de lobby bij de tafel. Iedereen kan gaan zitten.
level-any = iedereen
level-learning = leert nog
level-rating = rond mijn rating
wanted-minutes = { $time } per beurt
wanted-bank = plus { $time } voor het spel
wanted-learning = voor mensen die nog leren
wanted-around = voor spelers rond { $points }
wanted-reliable = voor betrouwbare spelers
seat-kept = Jouw plaats
waits-for-you = wacht op jou
seat-held = Vrijgehouden voor { $name }
filter = Welke tafels
filter-game = Spel
filter-game-all = Alle spellen
filter-speed = Snelheid
filter-speed-all = Elke snelheid
filter-speed-live = In één keer
filter-speed-days = Over dagen
filter-level = Gezochte spelers
filter-level-all = Elk niveau
filter-level-learning = Ik leer nog
filter-level-rating = Voor spelers met rating
filter-none = Zo’n tafel is er nu niet.
groups = Groepen
groups-about = Een club, een familie, vrienden: een groep heeft eigen tafels, uitslagen en een eigen ranglijst. Alleen mensen met de link kunnen erbij, en niemand anders ziet hem.
group-new = Nieuwe groep
group-name = Naam van de groep
group-create = Groep maken
group-invited = Je bent uitgenodigd voor “{ $name }”
group-invited-about = De anderen zien je als “{ $me }”. Je ziet de tafels en uitslagen van de groep, en kunt er altijd uit stappen.
group-members-one = { $n } lid
group-members-other = { $n } leden
group-join = Meedoen
group-invite = Uitnodigen
group-invite-about = Iedereen met deze link kan lid worden.
group-tables = Tafels
group-tables-empty = Nog geen tafel. Open er een: iedereen in de groep ziet hem hier.
group-table = Een tafel van “{ $name }”: alleen de groep ziet hem.
group-ranking = Ranglijst
group-ranking-about = Eén punt voor elke speler op wie je in een spel voorstond, een half punt bij gelijke stand. Bots tellen niet.
group-won = Gewonnen
group-results = Laatste spellen
group-people = Leden
group-head = leidt de groep
group-renew = Nieuwe link
group-renew-about = De oude link werkt dan niet meer. De leden blijven.
group-remove-about = { $name } ziet de groep niet meer. De link verandert, dus met de oude kan niemand terugkomen.
group-leave = Groep verlaten
group-leave-about = Je ziet de tafels en uitslagen niet meer, en kunt alleen met de link terugkomen. Je lopende spellen gaan door.

## Meldingen: het dagelijkse bericht

notices-digest = Eén bericht per dag
notices-digest-about = Eén bericht met alle tafels die op je wachten, in plaats van één per beurt. Een herinnering dat je tijd bijna om is, komt nog steeds apart. Tijden in { $zone }.
notices-digest-at = om
notices-digest-on = Eén bericht per dag
notices-digest-off = Eén per beurt
notices-digest-none = Nu één per beurt

## Vooruit plannen

plan = Vooruit plannen
plan-title = Plan je volgende zet
plan-tool = Plan
plan-tool-count = Plan ({ $n })
plan-back = Terug naar de tafel
plan-about = Kies op het bord wat de anderen zouden kunnen doen, en dan wat jij zou spelen. Gebeurt precies dat, dan wordt je zet voor je gespeeld; anders vervalt het plan en speel je gewoon je beurt. Niemand anders ziet je plannen.
plan-if = Als: { $says }
plan-then = Dan: { $says }
plan-save = Dit plan opslaan
plan-saved = Je plan is opgeslagen.
plan-list = Je plannen
plan-forced = Speel mijn zet als er maar één mogelijk is
