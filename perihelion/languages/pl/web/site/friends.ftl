## Co jest zapisane o znajomych i szukaniu graczy

stored-friends = twoi znajomi, wysłane przez ciebie zaproszenia i, jeśli na to pozwalasz, twoja ostatnia wizyta
stored-pairing = to, że czekasz na stół, i o jakim stole chcesz wiedzieć
