## Aan een echte tafel: wat er gevraagd wordt als het toeval beslist

ask-LAYOUT = Met welke kant van de stroken speel je?
ask-STRIP = Welke strook ligt in rij { $n }? Rij 5 is vooraan.
ask-SHOW = Welke opdrachttegel ligt op plaats { $n } van het { $light }aanbod?
ask-DEAL = Welke kaart krijgt { $name }?
ask-OFFER = Welke verbetering ligt op plaats { $n } van het aanbod?
ask-HALF_DAY = Welke daghelft ligt op plaats { $n } van het aanbod?
ask-HALF_NIGHT = Welke nachthelft ligt op plaats { $n } van het aanbod?
ask-REFILL = Welke opdrachttegel komt op plaats { $n } van het { $light }aanbod?
ask-DRAW = Welke kaart trekt { $name }?
ask-RIVAL = Welke kaart draait de Rivaal om?
ask-DIE = Wat toont de dobbelsteen?
