## Gespeichert zu Freunden und zur Spielsuche

stored-friends = deine Freunde, wen du gefragt hast, und, wenn sie es sehen dürfen, wann du zuletzt da warst
stored-pairing = dass du auf einen Tisch wartest, und von welchen Tischen du erfahren möchtest
