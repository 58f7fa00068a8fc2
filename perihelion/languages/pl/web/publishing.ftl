## Gry dla wszystkich: czy skończone publiczne gry wolno publikować

publishing = Gry dla wszystkich
publishing-agree = Moje publiczne gry wolno publikować bez imion
publishing-about = To pomaga w badaniach i osobom, które uczą się gier. Dotyczy publicznych gier, które zaczną się po twojej zgodzie, i tylko wtedy, gdy zgodzili się wszyscy przy stole. Publikuje się ruchy i wyniki, bez imion i bez godzin, a używać ich może każdy (CC0). Ktoś, kto oglądał grę, może ją rozpoznać. Możesz zmienić zdanie, dopóki gra nie jest opublikowana; dzieje się to po końcu miesiąca.
publishing-saved = Zapisano.
