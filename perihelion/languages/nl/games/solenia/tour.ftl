### De eerste beurt, verteld aan een nieuwkomer.

tour-welcome = Verzamel grondstoffen op de eilanden en breng ze naar de steden: dagsteden willen wat aan de nachtkant te vinden is, en andersom. Wie na 16 kaarten per speler de meeste sterren heeft, wint.
tour-CARD = Kies een kaart uit je hand. Het getal zegt hoeveel hij oplevert: 2 is het meest. Een 0 levert nu niets op, maar het luchtschip vliegt verder.
tour-FIELD = Leg hem naast het luchtschip, eronder, of naast een van je eigen kaarten. Een eiland geeft grondstoffen; in een stad vervul je een opdracht.
tour-PAY = Het veld ligt verder weg: elk veld ertussen kost een grondstof.
tour-ORDER = In een stad vervul je een van de opdrachten. Kies de opdracht die jou het meeste oplevert.
tour-SLOT = Kies de plaats voor de opdracht op je bord; elke plaats heeft zijn eigen bonus.
tour-TAKE = Een bonus: kies een grondstof die je nog nodig hebt voor een opdracht.
tour-DROP = Je opslag is vol. Geef terug wat je het minst nodig hebt.
tour-scored-orders = { $n ->
    [one] Opdracht geleverd: 1 ster!
   *[other] Opdracht geleverd: { $n } sterren!
}
tour-end = Dat was een beurt: een kaart, een veld, en wat ze opleveren. Kijk naar de opdrachten naast het bord en verzamel grondstoffen voor een ervan.
