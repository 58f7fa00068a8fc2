## perihelion publish

cli-publish = Write finished public games to a folder, month by month, without names: only games whose players all agreed.
cli-publish-folder = The folder to write. Months that are already there stay as they are.
cli-publish-said-nothing = There is nothing new to publish. Complete months are published, and only games whose players all agreed.
cli-publish-said-done = { $folder } has { $games ->
    [one] one more game
   *[other] { $games } more games
}: { $months }.
cli-publish-said-unreadable = { $n ->
    [one] One game
   *[other] { $n } games
} could not be replayed under the rules of today.
