export const storePlans = {
  title: 'Ein Tarif für deinen Shop',
  lead: 'Wähle, wie viele Produktbilder du im Monat machst. Abgerechnet wird über deinen Shop.',
  volume: 'Bilder im Monat',
  images: '{{amount}} Bilder im Monat',
  credits_one: '{{amount}} Credit im Monat',
  credits_other: '{{amount}} Credits im Monat',
  perMonth: '{{price}} / Monat',
  perCredit: '{{price}} je Credit',
  features: {
    images: 'Genug für etwa {{amount}} Produktbilder',
    beyond: 'Mehr Bilder, wann immer du sie brauchst',
    beyondHint: 'Über deine Credits hinaus: {{fee}} je Bild, höchstens {{cap}} in {{days}} Tagen.',
    tools: 'Jedes Werkzeug, in voller Größe',
    publish:
      'Zu deinen Produkten veröffentlichen und {{undoDays}} Tage lang zurücknehmen (die neuesten {{maxOriginals}} Bilder)',
    cancel: 'Jederzeit kündbar; deine Credits bleiben',
  },
  pay: 'Diesen Tarif wählen',
  yours: 'Dein Tarif',
  begins: 'Beginnt am {{date}}; bis dahin läuft dein jetziger Tarif weiter.',
  opening: 'Die Seite deines Shops wird geöffnet …',
  failed: 'Die Seite deines Shops ließ sich nicht öffnen. Bitte versuche es erneut.',
  unsure: 'Es kam keine Antwort. Wir fragen noch einmal nach; nichts wird doppelt bestellt.',
  unknown:
    'Es kam keine Antwort; ob die Seite deines Shops bereitsteht, wissen wir nicht. Versuche es noch einmal: Nichts wird doppelt bestellt.',
  loadFailed: 'Die Tarife sind nicht angekommen.',
  retry: 'Erneut laden',
  short_one:
    'Dafür braucht es {{required}} Credit, und du hast {{balance}}. Wähle einen Tarif, um weiterzumachen.',
  short_other:
    'Dafür braucht es {{required}} Credits, und du hast {{balance}}. Wähle einen Tarif, um weiterzumachen.',
  cap: {
    title: 'Deine Grenze ist erreicht',
    text: 'Für Bilder über den Tarif hinaus sind {{used}} von {{cap}} verbraucht. Am {{date}} beginnt die Grenze neu; hebe sie an, um jetzt weiterzumachen.',
    fee: 'Jedes weitere Bild kostet {{fee}}.',
    raise: 'Grenze auf {{cap}} anheben',
    ask: 'Dein Shop bittet dich um Zustimmung.',
    plans: 'Größere Tarife ansehen',
  },
  cancel: {
    action: 'Tarif kündigen',
    title: 'Deinen Tarif kündigen?',
    text: 'Er endet sofort, und deinem Shop wird er nicht mehr berechnet. Deine Credits bleiben; sind sie verbraucht, brauchen weitere Bilder wieder einen Tarif.',
    keep: 'Tarif behalten',
    done: 'Dein Tarif ist beendet. Deine Credits bleiben.',
    failed: 'Der Tarif wurde nicht gekündigt. Bitte versuche es erneut.',
    stands:
      'Es kam keine Antwort. Noch läuft dein Tarif weiter. Warte kurz und versuche es dann erneut.',
    unknown:
      'Es kam keine Antwort; ob dein Tarif gekündigt ist, wissen wir nicht. Versuche es noch einmal: Ist er beendet, bleibt es dabei.',
  },
} as const;
