## Spiele für alle: ob beendete öffentliche Partien veröffentlicht werden dürfen

publishing = Spiele für alle
publishing-agree = Meine öffentlichen Partien dürfen ohne Namen veröffentlicht werden
publishing-about = Das hilft der Forschung und allen, die die Spiele lernen. Es gilt für öffentliche Partien, die nach deiner Zustimmung beginnen, und nur, wenn alle am Tisch zugestimmt haben. Veröffentlicht werden Züge und Ergebnisse, keine Namen und keine Zeiten, und jeder darf sie benutzen (CC0). Wer eine Partie gesehen hat, kann sie wiedererkennen. Du kannst es dir anders überlegen, bis eine Partie veröffentlicht ist; das geschieht nach dem Ende des Monats.
publishing-saved = Gespeichert.
