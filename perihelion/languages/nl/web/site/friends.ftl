## Wat bewaard wordt over vrienden en het zoeken van tafels

stored-friends = je vrienden, wie je gevraagd hebt, en, als je het laat zien, wanneer je voor het laatst hier was
stored-pairing = dat je op een tafel wacht, en van wat voor tafel je wilt horen
