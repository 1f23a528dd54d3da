export const workbench = {
  toolsRail: 'Werkzeuge',
  canvas: 'Arbeitsfläche',
  options: 'Optionen',
  drop: {
    title: 'Foto hierher ziehen',
    hint: 'oder einfügen. PNG, JPEG, WebP, AVIF, HEIC oder GIF, bis {{megabytes}} MB.',
    pick: 'Foto auswählen',
    over: 'Loslassen, um dieses Foto zu nehmen',
    samples: 'Kein Foto zur Hand? Nehmen Sie eines von diesen',
    sample: 'Beispiel ausprobieren: {{alt}}',
    sampleFailed:
      'Das Beispiel wurde nicht geladen. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  },
  problems: {
    type: 'Diese Datei ist kein Bild, das wir lesen können. Nehmen Sie PNG, JPEG, WebP, AVIF, HEIC oder GIF.',
    empty: 'Diese Datei ist leer. Wählen Sie eine andere.',
    bytes: 'Dieses Foto hat {{size}} MB; erlaubt sind {{limit}} MB. Speichern Sie es kleiner.',
    pixels: 'Dieses Foto hat {{size}} Megapixel; erlaubt sind {{limit}}. Verkleinern Sie es.',
    small: 'Dieses Foto ist zu klein: Jede Seite braucht mindestens {{limit}} Pixel.',
    side: 'Dieses Foto ist zu lang: Keine Seite darf {{limit}} Pixel überschreiten.',
    broken: 'Dieses Bild ist beschädigt und lässt sich nicht öffnen. Wählen Sie ein anderes.',
  },
  photo: 'Ihr Foto',
  noPreview: 'Ihr Browser kann dieses Format nicht anzeigen. Es funktioniert trotzdem.',
  run: {
    cost_zero: 'kostenlos',
    cost_one: '{{count}} Credit',
    cost_other: '{{count}} Credits',
    balance_one: 'Noch {{count}} Credit',
    balance_other: 'Noch {{count}} Credits',
    signInFirst:
      'Unterwegs melden Sie sich mit Ihrer E-Mail an. Neue Konten starten mit {{count}} freien Credits.',
    again: 'Noch einmal',
    cancel: 'Abbrechen',
  },
  status: {
    uploading: 'Ihr Foto wird hochgeladen',
    queued: 'Gleich an der Reihe',
    running: 'In Arbeit',
    done: 'Fertig. Ihr Ergebnis ist da.',
    canceled: 'Angehalten. Es wurde nichts berechnet.',
    loading: 'Ihr Ergebnis wird geöffnet',
  },
  result: {
    compare: 'Vorher und nachher vergleichen',
    compareValue: '{{percent}} % des Originals sichtbar',
    before: 'Vorher',
    after: 'Nachher',
    download: 'Herunterladen',
    newPhoto: 'Neues Foto',
    change: 'Optionen ändern',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    zoomFit: 'Einpassen',
    size: '{{width}} × {{height}} px',
    unsure: 'Das Motiv war schwer vom Hintergrund zu trennen. Sehen Sie sich die Kanten an.',
    downloadFailed: 'Der Download hat nicht begonnen. Versuchen Sie es erneut.',
  },
  failure: {
    title: 'Das hat nicht geklappt. Es wurde nichts berechnet.',
    retry: 'Erneut versuchen',
    otherPhoto: 'Anderes Foto wählen',
    signIn: 'Anmelden',
    offlineTitle: 'Sie sind offline',
    offline:
      'Foto und Optionen sind hier sicher. Es geht weiter, sobald Sie wieder verbunden sind.',
    next: {
      photo:
        'Das Foto ließ sich nicht lesen. Ein anderes Foto, oder dieses als PNG oder JPEG, hilft.',
      wait: 'Gerade ist viel los. Warten Sie eine Minute und versuchen Sie es erneut.',
      session: 'Ihre Sitzung ist abgelaufen. Melden Sie sich wieder an; Ihr Foto bleibt hier.',
      gone: 'Dieses Ergebnis gibt es nicht mehr. Ergebnisse bleiben {{days}} Tage.',
      again:
        'Das lag an uns. Versuchen Sie es erneut; hilft das nicht, nehmen Sie ein anderes Foto.',
      network:
        'Die Verbindung ist abgerissen. Prüfen Sie sie und versuchen Sie es erneut; nichts ging verloren.',
    },
  },
  short: {
    title: 'Nicht genug Credits',
    text: 'Nötig sind {{required}}, Sie haben {{balance}}.',
    history: 'Ihre Ergebnisse',
  },
  recent: 'Ihre letzten Ergebnisse',
  recentOpen: 'Ergebnis vom {{date}} öffnen',
  page: {
    before: 'Foto vorher',
    how: 'So geht es',
    steps: {
      drop: 'Ziehen Sie ein Foto herein. Ein Mensch, ein Tier, ein Produkt: was bleiben soll.',
      cut: 'Wir finden das Motiv und stellen es in voller Größe frei, mit weichen Kanten für Haar und Glas.',
      take: 'Vergleichen, dann herunterladen: transparent, auf Farbe oder vor weicher Unschärfe.',
    },
    questions: 'Fragen',
    faq: {
      costQuestion: 'Was kostet es?',
      costAnswer:
        'Ein Credit je Foto. Was scheitert oder was Sie anhalten, kostet nichts, und ein Ergebnis laden Sie ohne weitere Kosten erneut herunter.',
      sizeQuestion: 'Wie groß darf ein Foto sein?',
      sizeAnswer:
        'Bis {{megabytes}} MB und {{megapixels}} Megapixel. Das Ergebnis hat die Größe Ihres Fotos.',
      privacyQuestion: 'Wer sieht meine Fotos?',
      privacyAnswer:
        'Nur Sie. Fotos werden nach {{inputs}} Tagen gelöscht, Ergebnisse nach {{results}}, oder sofort, wenn Sie sie löschen. Ortsdaten werden entfernt.',
    },
  },
} as const;
