## perihelion publish

cli-publish = Beendete öffentliche Partien Monat für Monat ohne Namen in einen Ordner schreiben: nur solche, bei denen alle zugestimmt haben.
cli-publish-folder = Der Ordner, in den geschrieben wird. Monate, die schon dort sind, bleiben, wie sie sind.
cli-publish-said-nothing = Es gibt nichts Neues zu veröffentlichen. Veröffentlicht werden ganze Monate, und nur Partien, bei denen alle zugestimmt haben.
cli-publish-said-done = In { $folder } { $games ->
    [one] ist eine Partie
   *[other] sind { $games } Partien
} dazugekommen: { $months }.
cli-publish-said-unreadable = { $n ->
    [one] Eine Partie lässt
   *[other] { $n } Partien lassen
} sich mit den heutigen Regeln nicht mehr nachspielen.
