## Bewaarde dingen die niet helemaal getoond kunnen worden

analysis-unreadable = Er is geen bord, maar er is niets verloren: hier zijn alle zetten, namen en opmerkingen van deze analyse.
