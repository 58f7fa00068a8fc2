## Partite per tutti: se le partite pubbliche finite si possono pubblicare

publishing = Partite per tutti
publishing-agree = Le mie partite pubbliche si possono pubblicare senza nomi
publishing-about = Aiuta la ricerca e chi impara i giochi. Vale per le partite pubbliche che iniziano dopo il tuo consenso, e solo se tutti al tavolo sono d’accordo. Si pubblicano mosse e risultati, senza nomi e senza orari, e chiunque può usarli (CC0). Chi ha guardato una partita può riconoscerla. Puoi cambiare idea finché una partita non è pubblicata; succede dopo la fine del mese.
publishing-saved = Salvato.
