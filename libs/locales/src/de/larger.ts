/** A result that is downloaded larger than it is. */
export const larger = {
  action: 'Größer',
  title: 'Größer herunterladen',
  now: 'Jetzt {{width}} × {{height}} px',
  size: 'Neue Größe',
  option: '{{factor}}×: {{width}} × {{height}} px',
  tooManyPixels: '{{factor}}× hätte {{megapixels}} Megapixel; erlaubt sind {{limit}}.',
  tooLong: '{{factor}}× wäre {{side}} Pixel lang; erlaubt sind {{limit}}.',
  run: 'Vergrößern · {{cost}}',
  downloadFree: 'Herunterladen · kostenlos',
  downloadAgain: 'Noch einmal herunterladen',
  madeBefore: 'Diese Größe hast du schon gemacht. Sie noch einmal herunterzuladen kostet nichts.',
  done: 'Fertig. Der Download beginnt von selbst.',
  kept: 'Die größere Datei liegt auch bei deinen Ergebnissen.',
  leave: 'Du kannst dieses Fenster schließen: Die fertige Datei wartet bei deinen Ergebnissen.',
  gone: 'Dieses Bild ist nicht mehr gespeichert und lässt sich nicht vergrößern. Mache es zuerst noch einmal.',
  offline: 'Du bist offline. Zum Vergrößern braucht es eine Verbindung.',
} as const;
