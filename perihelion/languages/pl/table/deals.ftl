# Rozdania: te same losowania dla wszystkich.

error-deal = To niemożliwe, gdy wszyscy grają to samo rozdanie.
error-deal-sealed = Losowania tego rozdania są zapieczętowane, dopóki wszyscy go nie rozegrają.
error-deal-seat = W rozdaniu każdy gra za siebie, a miejsca są ustalone: nikt nie może tu nikogo zastąpić.
error-deal-none = Na ten dzień nie ma rozdania. Może zegar serwera źle chodził; wróć później.
error-deal-clock = Zegar tego serwera właśnie się zmienił. Spróbuj ponownie za godzinę.
error-deal-opened = To rozdanie otwarto, zanim skończył się jego dzień, bo zegar serwera źle chodził. Nie można już w nie grać.
error-deal-end = Rozdanie gra się do końca. Możesz się poddać.
error-deal-hidden = Ten stół obejrzysz później. Inni jeszcze grają z tymi samymi losowaniami; do tego czasu widzą go tylko jego gracze.
error-deal-begun = To rozdanie masz już zaczęte. Każdy gra je raz.
error-deal-tables = Stołów może być od { $least } do { $most }.
undo-deal = W rozdaniu nie można cofać, gdy coś już wylosowano albo zagrał ktoś inny.
error-deal-unknown = Nie ma takiego rozdania.
error-deal-persons = Co najmniej jedno miejsce jest dla człowieka.
fair-deal = Rozdanie z { DATETIME($deal, dateStyle: "long") }: te same losowania dla wszystkich, zapieczętowane z góry. Pieczęć otwiera się po zakończeniu dnia.
fair-deal-set = Te same losowania przy wszystkich stołach tego zestawu. Pieczęć otwiera się, gdy wszystkie skończą.
error-deal-twice = Grasz już przy innym stole z tymi samymi losowaniami.
