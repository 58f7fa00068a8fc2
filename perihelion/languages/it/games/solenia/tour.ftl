### Il primo turno, spiegato a chi comincia.

tour-welcome = Raccogli risorse sulle isole e portale alle città: le città diurne vogliono ciò che si trova di notte, e viceversa. Dopo 16 carte a testa vince chi ha più stelle.
tour-CARD = Scegli una carta dalla tua mano. Il numero dice quanto dà: 2 è il massimo. Uno 0 ora non dà niente, ma il dirigibile avanza.
tour-FIELD = Mettila sotto il dirigibile, accanto, o vicino a una tua carta. Un’isola dà risorse; in una città consegni un ordine.
tour-PAY = La casella è più lontana: ogni casella in mezzo costa una risorsa.
tour-ORDER = In una città consegni uno dei suoi ordini. Scegli quello che per te vale di più.
tour-SLOT = Scegli il posto per l’ordine sulla tua plancia; ogni posto dà il suo bonus.
tour-TAKE = Un bonus: scegli una risorsa che ti serve ancora per un ordine.
tour-DROP = La tua stiva è piena. Restituisci ciò che ti serve di meno.
tour-scored-orders = { $n ->
    [one] Ordine consegnato: 1 stella!
   *[other] Ordine consegnato: { $n } stelle!
}
tour-end = Questo era un turno: una carta, una casella, e ciò che danno. Guarda gli ordini accanto al tabellone e raccogli risorse per uno di loro.
