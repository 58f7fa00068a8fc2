## Rifiuti dei tornei

error-tournament-unknown = Questo torneo non esiste. Forse il link non è completo.
error-tournament-organiser = Può farlo solo chi organizza il torneo: chi guida il gruppo, o un gestore del server.
error-tournament-many = Organizzi { $n } tornei non finiti. Prima chiudine uno.
error-tournament-plan = Non c’è un torneo così con { $seats } giocatori per tavolo.
error-tournament-starts = Questo momento è passato. Scegline uno più tardi, o nessuno.
error-tournament-enter = Ora non puoi iscriverti: lo sei già, il torneo è pieno o finito, o è per i membri di un gruppo.
error-tournament-begun = È già iniziato.
error-tournament-few = Gli iscritti sono troppo pochi: ne servono almeno { $n }.
error-tournament-substitute = Questa riserva non può più prendere quel posto.
error-tournament-adjourn = Questo tavolo non può avere altro tempo: ha finito, o tutti i tavoli del turno hanno le stesse estrazioni.
error-league-season = L’ultima stagione non è ancora finita, o la prossima è appena iniziata.
