export const workbench = {
  toolsRail: 'Werkzeuge',
  canvas: 'Arbeitsfläche',
  options: 'Optionen',
  drop: {
    title: 'Foto hierher ziehen',
    hint: 'oder einfügen. PNG, JPEG, WebP, AVIF, HEIC oder GIF, bis {{megabytes}} MB.',
    pick: 'Foto auswählen',
    over: 'Loslassen, um dieses Foto zu nehmen',
    samples: 'Kein Foto zur Hand? Nimm eines von diesen',
    sample: 'Beispiel ausprobieren: {{alt}}',
    sampleFailed:
      'Das Beispiel wurde nicht geladen. Prüfe die Verbindung und versuche es noch einmal.',
  },
  problems: {
    type: 'Diese Datei ist kein Bild, das wir lesen können. Nimm PNG, JPEG, WebP, AVIF, HEIC oder GIF.',
    empty: 'Diese Datei ist leer. Wähle eine andere.',
    bytes: 'Dieses Foto hat {{size}} MB; erlaubt sind {{limit}} MB. Speichere es kleiner.',
    pixels: 'Dieses Foto hat {{size}} Megapixel; erlaubt sind {{limit}}. Verkleinere es.',
    small: 'Dieses Foto ist zu klein: Jede Seite braucht mindestens {{limit}} Pixel.',
    side: 'Dieses Foto ist zu lang: Keine Seite darf {{limit}} Pixel überschreiten.',
    broken: 'Dieses Bild ist beschädigt und lässt sich nicht öffnen. Wähle ein anderes.',
  },
  photo: 'Dein Foto',
  noPreview: 'Dein Browser kann dieses Format nicht anzeigen. Es funktioniert trotzdem.',
  run: {
    cost_zero: 'kostenlos',
    cost_one: '{{count}} Credit',
    cost_other: '{{count}} Credits',
    balance_one: 'Noch {{count}} Credit',
    balance_other: 'Noch {{count}} Credits',
    signInFirst:
      'Unterwegs meldest du dich mit deiner E-Mail an. Neue Konten starten mit {{count}} freien Credits.',
    again: 'Noch einmal',
    cancel: 'Abbrechen',
  },
  status: {
    uploading: 'Dein Foto wird hochgeladen',
    queued: 'Gleich an der Reihe',
    running: 'In Arbeit',
    done: 'Fertig. Dein Ergebnis ist da.',
    canceled: 'Angehalten. Es wurde nichts berechnet.',
    loading: 'Dein Ergebnis wird geöffnet',
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
    unsure: 'Das Motiv war schwer vom Hintergrund zu trennen. Sieh dir die Kanten an.',
    downloadFailed: 'Der Download hat nicht begonnen. Versuche es noch einmal.',
  },
  failure: {
    title: 'Das hat nicht geklappt. Es wurde nichts berechnet.',
    retry: 'Erneut versuchen',
    otherPhoto: 'Anderes Foto wählen',
    signIn: 'Anmelden',
    offlineTitle: 'Du bist offline',
    offline:
      'Foto und Optionen sind hier sicher. Es geht weiter, sobald du wieder verbunden bist.',
    next: {
      photo:
        'Das Foto ließ sich nicht lesen. Ein anderes Foto, oder dieses als PNG oder JPEG, hilft.',
      wait: 'Gerade ist viel los. Warte eine Minute und versuche es noch einmal.',
      session: 'Deine Sitzung ist abgelaufen. Melde dich wieder an; dein Foto bleibt hier.',
      gone: 'Dieses Ergebnis gibt es nicht mehr. Ergebnisse bleiben {{days}} Tage.',
      again:
        'Das lag an uns. Versuchen Sie es erneut; hilft das nicht, nimm ein anderes Foto.',
      network:
        'Die Verbindung ist abgerissen. Prüfe sie und versuche es noch einmal; nichts ging verloren.',
    },
  },
  short: {
    title: 'Nicht genug Credits',
    text: 'Nötig sind {{required}}, du hast {{balance}}.',
    history: 'Deine Ergebnisse',
  },
  recent: 'Deine letzten Ergebnisse',
  recentOpen: 'Ergebnis vom {{date}} öffnen',
  page: {
    how: 'So geht es',
    steps: {
      drop: 'Zieh ein Foto herein. Ein Mensch, ein Tier, ein Produkt: was bleiben soll.',
      cut: 'Wir finden das Motiv und stellen es in voller Größe frei, mit weichen Kanten für Haar und Glas.',
      take: 'Vergleichen, dann herunterladen: transparent, auf Farbe oder vor weicher Unschärfe.',
    },
    questions: 'Fragen',
    faq: {
      costQuestion: 'Was kostet es?',
      costAnswer:
        'Ein Credit je Foto. Was scheitert oder was du anhältst, kostet nichts, und ein Ergebnis lädst du ohne weitere Kosten erneut herunter.',
      sizeQuestion: 'Wie groß darf ein Foto sein?',
      sizeAnswer:
        'Bis {{megabytes}} MB und {{megapixels}} Megapixel. Das Ergebnis hat die Größe deines Fotos.',
      privacyQuestion: 'Wer sieht meine Fotos?',
      privacyAnswer:
        'Nur du. Fotos werden nach {{inputs}} Tagen gelöscht, Ergebnisse nach {{results}}, oder sofort, wenn du sie löschst. Ortsdaten werden entfernt.',
    },
  },
} as const;
