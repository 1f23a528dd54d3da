export const overview = {
  title: 'Was soll aus deinem Bild werden?',
  lead: 'Jedes Werkzeug mit dem, was es aus einem Bild macht, und seinem Preis. Zum Vergleichen am Griff ziehen.',
  metaTitle: 'Alle Bildwerkzeuge und ihre Preise',
  metaDescription:
    'Freistellen, in Szene setzen, Gesichter tauschen, anprobieren, malen, zeichnen, vergrößern, zuschneiden: jedes Werkzeug mit Beispielbild und Preis in Credits.',
  search: 'Werkzeug suchen',
  searchHint: 'Zum Beispiel: Logo, Zimmer, Druck, Porträt',
  none: 'Zu „{{words}}“ passt kein Werkzeug.',
  noneHint: 'Versuche ein anderes Wort, oder sieh dir alle an.',
  all: 'Alle Werkzeuge zeigen',
  found_one: '{{count}} Werkzeug gefunden',
  found_other: '{{count}} Werkzeuge gefunden',
  purposes: {
    place: 'Freistellen und in Szene setzen',
    people: 'Menschen und Porträts',
    art: 'Zeichnen und malen',
    finish: 'Größe und Feinschliff',
  },
  purposeTexts: {
    place:
      'Ein Ding, ein Mensch oder ein Tier verlässt seinen Hintergrund, und bekommt auf Wunsch einen besseren.',
    people:
      'Ein anderes Gesicht, ein anderes Hemd, ein anderes Wesen. Nur mit Bildern von Menschen, die zugestimmt haben.',
    art: 'Aus Worten oder aus einem Foto: gemalt, illustriert, in schwarzer Tinte für die Haut. Oder mit eigenem Pinsel.',
    finish: 'Mehr Pixel, andere Maße, Flächen ohne Naht und viele Fotos in einem Durchgang.',
  },
  free: 'Gratis, im Browser',
  perPicture_one: '{{count}} Credit pro Bild',
  perPicture_other: '{{count}} Credits pro Bild',
  batchPrice: 'Preis des Werkzeugs pro Bild',
  words: {
    resize: 'Größe, zuschneiden, Instagram, Druck, Format, komprimieren, skalieren',
    paint: 'radieren, retuschieren, malen, Gegenstand entfernen, reparieren',
    batch: 'Stapel, viele, Ordner, ZIP, Hunderte, Serie',
  },
};
