## El explorador: quién lo jugó

explorer-me = Tú
explorer-people = Personas
