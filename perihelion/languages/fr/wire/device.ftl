# Un appareil qui joue sans serveur.

error-needs-server = Il faut un serveur pour cela, et tu joues sur cet appareil seul.
error-needs-others = Il faut d’autres personnes pour cela, donc un serveur. Tu joues sur cet appareil seul.
error-needs-account = Un compte nécessite un serveur. Sur cet appareil, tu n’en as pas besoin.
error-needs-solver = Les cartes cachées d’une partie à une vraie table nécessitent un programme qui n’est pas encore sur cet appareil. Connecte-toi une fois à internet pour le charger, ou saisis les mains à découvert.
error-local-damaged = La partie enregistrée de cette table est endommagée et ne peut pas être montrée. Elle est toujours là, et dans l’export de tes parties.
error-local-file = Ce fichier ne contient pas de parties de Perihelion, ou il est endommagé. Rien n’a été changé.
error-local-known = Toutes les parties de ce fichier sont déjà ici.
local-daily = Les tirages de cette donne viennent de sa date et de nombres que tout le monde connaît. Ils sont les mêmes sur tous les appareils, mais pas scellés.
