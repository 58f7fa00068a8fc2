## Invitaciones, y mesas de las que un invitado quiere saber

notice-invite-title = Tienes una invitación
notice-invite = Un amigo quiere jugar contigo. Tu sitio está reservado: { $games }.
notice-wish-title = Una mesa para ti
notice-wish = Hay una mesa como la que querías: { $games }.
notice-conduct-title = Se ha resuelto una denuncia
notice-conduct = La administración ha resuelto una denuncia tuya o sobre ti. Puedes leerlo en la página de tu cuenta.
