## Przy prawdziwym stole: pytania tam, gdzie decyduje los

ask-LAYOUT = Która stacja leży na miejscu { $n } pierścienia? Zgodnie z zegarem; centrum energii jest szóste.
ask-BRIDGE = { $spare_id ->
        [0] Jakiego koloru jest most za stacją ({ $station }), zgodnie z zegarem?
       *[other] Jakiego koloru jest { $spare_id ->
            [1] pierwszy
           *[other] drugi
        } most zapasowy?
    }
ask-TILE_A = Którą pierwszą połówkę płytki startowej dostaje { $name }?
ask-TILE_B = Którą drugą połówkę płytki startowej dostaje { $name }?
ask-PLACING = { $n ->
        [1] Kto pierwszy kładzie znaczniki?
       *[other] Kto kładzie znaczniki jako następny?
    }
ask-DEAL = Jaką kartę dostaje { $name }?
ask-DISPLAY = Jaka karta trafia na miejsce { $n } oferty?
ask-DRAW = Jaką kartę dobiera z talii { $name }?
ask-STEAL = Jaką kartę bierze { $name } od gracza { $other }?
ask-SWAP_CARD = Jaka karta zostaje odkryta dla mostów?
ask-SWAP_PLACE = Który most zapasowy trafia za stację ({ $station }), zgodnie z zegarem?
