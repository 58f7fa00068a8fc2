## Aan een echte tafel: wat er gevraagd wordt als het toeval beslist

ask-FIRST = Wie begint?
ask-ORDER = Welke dominosteen ligt op plaats { $n } in de open rij van { $name }?
ask-ROLL = { $name }: wat staat er op de dobbelstenen?
ask-TILE = { $name }: welke dominosteen is omgedraaid?
