/** What to do next, by why a run came to nothing. */
export const failureAdvice = {
  subject:
    'In diesem Bild hebt sich nichts ab. Eines mit klarem Motiv und etwas Hintergrund darum hilft.',
  marks:
    'In diesem Bild hebt sich nichts ab. Tippe an oder markiere, was bleibt: Probieren ist kostenlos. Oder nimm ein Foto mit klarem Motiv und etwas Hintergrund darum.',
  face: 'Es wurde kein Gesicht gefunden. Ein Foto von vorn, nicht zu klein, hilft.',
  newFace:
    'Auf dem Foto mit dem neuen Gesicht wurde keines gefunden. Wähle dort ein anderes, von vorn und nicht zu klein; alles Übrige bleibt.',
  swap: 'Gesichter und Bilder passen nicht zusammen. Wähle weniger Gesichter und ein Bild für alle oder eines für jedes; sonst hilft vielleicht ein anderes Bild des neuen Gesichts.',
  faces:
    'Die Gesichter blicken in verschiedene Richtungen, oder ein Kopf ist zu stark geneigt. Nimm Fotos mit ähnlicher Haltung und aufrechten Köpfen.',
  body: 'Es wurde niemand gefunden, der angezogen werden könnte. Ein Foto von vorn hilft, mindestens bis zur Taille, in eng anliegender Kleidung.',
  garment:
    'Das zweite Bild zeigt kein Kleidungsstück, das sich anziehen lässt. Nimm eines von vorn, ganz und geschlossen, vor einfarbigem Grund: flach liegend, auf einem Bügel oder auf einer unsichtbaren Puppe. Eine offene Jacke schließe vorher.',
  worn: 'Auf dem zweiten Bild trägt jemand das Kleidungsstück. Nimm eines, das nur das Kleidungsstück zeigt: flach liegend, auf einem Bügel oder auf einer unsichtbaren Puppe.',
  legs: 'Das sieht nach einem Rock oder einer Hose aus; die lassen sich noch nicht anziehen. Oberteile, Jacken und Kleider schon.',
  words:
    'Worum es im Bild gehen soll, ließ sich nicht zeichnen. Nenne ein anderes Ding, etwa eine Rose, ein Schiff oder eine Katze, auf Deutsch, Englisch oder Arabisch.',
  place:
    'Keines dieser Wörter sagt, wo das Bild entstehen soll. Nenne einen Ort oder ein Licht, etwa Marmor, einen Garten oder Fensterlicht, auf Deutsch, Englisch oder Arabisch.',
  refused: 'Das machen wir nicht. Beschreibe etwas anderes.',
  large: 'Das Ergebnis wäre zu groß. Nimm einen kleineren Faktor oder ein kleineres Bild.',
  input: 'Etwas an diesem Foto passt nicht. Vielleicht hilft ein anderes.',
  option: '„{{name}}“: Dieser Wert passt nicht. Wähle dort einen anderen; alles andere bleibt.',
  unfit: 'Diese Seite ist älter als das Werkzeug. Lade sie neu; was du begonnen hast, bleibt hier.',
  photo: 'Das Foto ließ sich nicht lesen. Ein anderes Foto, oder dieses als PNG oder JPEG, hilft.',
  wait: 'Gerade ist viel los. Warte eine Minute und versuche es noch einmal.',
  slow: 'Das hat zu lange gedauert und wurde gestoppt. Ein kleineres Bild ist schneller fertig.',
  quota:
    'Dein Konto enthält so viele Bilder, wie es darf. Lösche einige im Verlauf oder komm morgen wieder.',
  room: 'Wir haben gerade keinen Platz für weitere Bilder. Versuche es in ein paar Minuten noch einmal.',
  clock: 'Die Uhr dieses Geräts geht falsch. Stelle sie richtig und versuche es noch einmal.',
  session: 'Deine Sitzung ist abgelaufen. Melde dich wieder an; dein Foto bleibt hier.',
  gone: 'Dieses Ergebnis gibt es nicht mehr. Ergebnisse bleiben {{results}} Tage.',
  lost: 'Das Foto ist nach {{inputs}} Tagen nicht mehr da; wähle es noch einmal aus.',
  changed:
    'Diese Datei wurde verschoben, geändert oder gelöscht, nachdem sie gewählt war. Wähle sie noch einmal.',
  changedPicture:
    '„{{name}}“: Diese Datei wurde verschoben, geändert oder gelöscht, nachdem sie gewählt war. Wähle sie dort noch einmal; alles andere bleibt.',
  again: 'Das lag an uns. Versuche es noch einmal; hilft das nicht, nimm ein anderes Foto.',
  network:
    'Die Verbindung ist abgerissen. Prüfe sie und versuche es noch einmal; nichts ging verloren.',
  unknown:
    'Die Antwort ging unterwegs verloren. Versuche es noch einmal: Nichts wird doppelt gemacht oder berechnet. Was fertig wurde, findest du bei deinen Ergebnissen.',
  picture:
    '„{{name}}“: Dieses Bild ließ sich nicht lesen. Ein anderes hilft, oder dasselbe als PNG oder JPEG gespeichert; alles andere bleibt.',
  maskShape:
    '„{{name}}“: Die Maske hat eine andere Form als das Foto. Nimm eine mit denselben Proportionen, in beliebiger Größe; alles andere bleibt.',
  maskIsPhoto:
    '„{{name}}“: Das ist ein Foto, keine Maske. Nimm ein Bild, das weiß ist, wo etwas bleiben soll, und sonst schwarz.',
  maskEmpty:
    '„{{name}}“: In der Maske ist nichts markiert. Mach weiß, was bleiben soll, oder nimm die Maske weg.',
  maskFull:
    '„{{name}}“: Die Maske markiert das ganze Bild. Mach schwarz, was verschwinden soll, oder nimm die Maske weg.',
  missingFace:
    'Eines der gewählten Gesichter ist nicht auf dem Foto. Wähle die Gesichter noch einmal.',
  private:
    'Die Adresse des Fotos ist nicht für alle offen. Gib eine an, die mit https beginnt und kein Passwort braucht, oder wähle das Foto selbst.',
  unreachable:
    'Die Adresse des Fotos hat nicht vollständig geantwortet. Prüfe sie oder wähle das Foto selbst.',
  noPicture: 'Unter der Adresse des Fotos ist kein Bild. Prüfe sie oder wähle das Foto selbst.',
  empty: 'Diese Datei ist leer. Wähle ein anderes Foto.',
  tiny: 'Dieses Foto ist zu klein: Jede Seite braucht mindestens {{least}} Pixel. Wähle ein größeres.',
  tinyPicture:
    '„{{name}}“: Dieses Bild ist zu klein. Jede Seite braucht mindestens {{least}} Pixel; alles andere bleibt.',
  long: 'Dieses Foto ist zu lang: Keine Seite darf 10.000 Pixel überschreiten. Schneide es zu oder wähle ein anderes.',
  longPicture:
    '„{{name}}“: Dieses Bild ist zu lang. Keine Seite darf 10.000 Pixel überschreiten; alles andere bleibt.',
  pace_one:
    'Du hast in der letzten Minute sehr viel angefragt. Warte {{count}} Sekunde und versuche es noch einmal.',
  pace_other:
    'Du hast in der letzten Minute sehr viel angefragt. Warte {{count}} Sekunden und versuche es noch einmal.',
  baseUnfit:
    'Das passt nicht zu dem Bild, von dem es ausgeht. Mach daraus ein neues Bild; alles andere bleibt.',
  cutoutGone:
    'Was für dieses Bild freigestellt wurde, ist nach einem Tag nicht mehr da. Mach das Bild noch einmal, um von dort weiterzugehen.',
  restagedOften:
    'Das wurde so oft geändert, wie es kostenlos geht. Warte eine Stunde oder mach daraus ein neues Bild.',
};
