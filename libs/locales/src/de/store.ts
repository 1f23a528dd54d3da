export const store = {
  picker: {
    product: 'Produkt auswählen',
    image: 'Produktbild auswählen',
    search: 'Produkte suchen',
    clear: 'Suche leeren',
    loading: 'Deine Produkte werden durchsucht',
    nothing: 'Keine Suchergebnisse',
    failed: 'Deine Produkte wurden nicht geladen. Prüfe die Verbindung und versuche es erneut.',
    imagesFailed: 'Diese Bilder wurden nicht geladen.',
    reload: 'Erneut versuchen',
    more: 'Mehr laden',
    moreImages: 'Mehr Bilder',
    noImages: 'Dieses Produkt hat noch keine Bilder.',
    chosen: 'Gewählt',
    chooseThis: 'Wählen: {{name}}',
  },
  join: {
    title: 'Shop verbinden',
    text: 'Verbinde diesen Shop mit deinem Konto: Bilder, Credits und Verlauf sind dann an einem Ort.',
    action: 'Shop verbinden',
    signInFirst: 'Melde dich bei dem Konto an, das den Shop haben soll.',
    signIn: 'Anmelden',
    done: 'Dein Shop {{shop}} ist verbunden.',
    failed: 'Das hat nicht geklappt. Fordere in der App in deinem Shop einen neuen Link an.',
    taken: 'Dieses Konto hat schon einen Shop. Melde dich bei einem anderen an.',
    back: 'Zu deinen Bildern',
  },
  planDone: {
    title: 'Dein Tarif',
    checking: 'Dein Shop wird nach der Zahlung gefragt …',
    active: 'Dein Tarif ist aktiv, seine Credits sind da.',
    activeUpTo:
      'Dein Tarif ist aktiv: {{credits}}. Die Grenze für Bilder darüber hinaus liegt bei {{cap}}.',
    sameCap:
      'Deine Grenze liegt weiter bei {{cap}}. Hast du auf der Seite deines Shops {{asked}} zugestimmt, erscheint es hier, sobald dein Shop es bestätigt.',
    pending:
      'Es hat sich nichts geändert. Hast du auf der Seite deines Shops zugestimmt, erscheint es hier, sobald dein Shop es bestätigt.',
    later:
      'Dein jetziger Tarif läuft bis {{date}} weiter. Hast du dem kleineren auf der Seite deines Shops zugestimmt, beginnt er dann.',
    close: 'Du kannst diesen Tab schließen und dort weitermachen, wo du warst.',
    back: 'Weiter',
  },
} as const;
