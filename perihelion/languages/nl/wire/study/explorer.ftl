## De verkenner: wie het speelde

explorer-me = Jij
explorer-people = Mensen
