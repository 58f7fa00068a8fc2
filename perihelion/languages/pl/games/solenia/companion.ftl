## Przy prawdziwym stole: pytania tam, gdzie decyduje los

ask-LAYOUT = Którą stroną pasów gracie?
ask-STRIP = Który pas leży w rzędzie { $n }? Rząd 5 jest z przodu.
ask-SHOW = Która płytka zamówienia leży na miejscu { $n } w ofercie ({ $light })?
ask-DEAL = Jaką kartę dostaje { $name }?
ask-OFFER = Która płytka ulepszenia leży na miejscu { $n } oferty?
ask-HALF_DAY = Która połówka dnia leży na miejscu { $n } oferty?
ask-HALF_NIGHT = Która połówka nocy leży na miejscu { $n } oferty?
ask-REFILL = Która płytka zamówienia trafia na miejsce { $n } w ofercie ({ $light })?
ask-DRAW = Jaką kartę dobiera { $name }?
ask-RIVAL = Jaką kartę odkrywa Rywal?
ask-DIE = Co pokazuje kostka?
