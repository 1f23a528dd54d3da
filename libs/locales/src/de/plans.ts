import type { plans as English } from '../en/plans.ts';
import type { TextsOf } from '../texts.ts';

export const plans: TextsOf<typeof English> = {
  title: 'Zahl für das, was du machst',
  lead: 'Ein Credit entfernt einen Hintergrund. Was misslingt, kostet nichts, und ein bezahltes Ergebnis lädst du wieder herunter, solange es aufbewahrt wird.',
  short_one:
    'Das braucht {{required}} Credit, du hast {{balance}}. Wähle einen Plan oder ein Paket, dann geht es weiter.',
  short_other:
    'Das braucht {{required}} Credits, du hast {{balance}}. Wähle einen Plan oder ein Paket, dann geht es weiter.',
  subscription: {
    title: 'Jeden Monat',
    text: 'Frische Credits im Monat; was übrig bleibt, wird mitgenommen.',
    interval: 'Abrechnung',
    month: 'Monatlich',
    year: 'Jährlich',
    yearNote: 'Zwei Monate geschenkt',
    tiers: 'Credits im Monat',
  },
  packs: {
    title: 'Ohne Abo',
    text: 'Einmal zahlen, zwei Jahre gültig.',
    tiers: 'Credits im Paket',
  },
  credits_one: '{{amount}} Credit',
  credits_other: '{{amount}} Credits',
  perMonth: '{{price}} / Monat',
  perYear: '{{price}} / Jahr',
  once: '{{price}}',
  perCredit: '{{price}} pro Credit',
  perCreditHint: 'Der Preis je Credit, nach drei Stellen abgeschnitten.',
  popular: 'Beliebt',
  yours: 'Dein Plan',
  subscribe: 'Abonnieren',
  change: 'Zu diesem Plan wechseln',
  manage: 'Plan verwalten',
  next: 'Dein nächster Plan',
  begins: 'Beginnt am {{date}}; bis dahin läuft dein jetziger Plan weiter.',
  buy: 'Credits kaufen',
  opening: 'Die Zahlungsseite wird geöffnet …',
  failed: 'Die Zahlungsseite ging nicht auf. Bitte versuche es noch einmal.',
  unsure: 'Es kam keine Antwort. Wir fragen noch einmal nach; nichts wird doppelt bestellt.',
  unknown:
    'Es kam keine Antwort; ob die Zahlungsseite bereitsteht, wissen wir nicht. Versuche es noch einmal: Nichts wird doppelt bestellt.',
  pending: 'Eine Zahlung von dir läuft noch. Warte einen Moment und sieh dann wieder nach.',
  loadFailed: 'Die Preise sind nicht angekommen.',
  retry: 'Neu laden',
  buys: {
    title: 'Was {{credits}} Credits ergeben',
    uses_one: '{{amount}} Bild',
    uses_other: '{{amount}} Bilder',
    each_one: 'je {{count}} Credit',
    each_other: 'je {{count}} Credits',
  },
  rules: {
    title: 'Die Regeln der Credits',
    rollover: 'Was übrig bleibt, wird mitgenommen, bis zu {{months}} Monate lang.',
    after: 'Nach der Kündigung bleiben die Credits deines Plans {{days}} Tage.',
    packs: 'Pakete gelten {{years}} Jahre. Geschenkte Credits enden nicht.',
    order:
      'Zuerst werden die Credits verbraucht, die am frühesten enden, dann geschenkte vor bezahlten, dann die ältesten.',
    failed: 'Ein Auftrag, der misslingt oder gestoppt wird, kostet nichts.',
    refund: 'Eine Erstattung nimmt zurück, was von ihren Credits übrig ist.',
  },
  done: {
    title: 'Danke',
    waiting: 'Deine Bestellung ist durch. Die Credits kommen mit der Zahlung, meist gleich …',
    arrived: 'Deine Credits sind da: du hast jetzt {{credits}}.',
    later:
      'Ab dem {{date}} bekommst du {{credits}} im Monat; bis dahin läuft dein jetziger Plan weiter. Jetzt wird nichts berechnet.',
    late: 'Die Credits kommen, sobald die Zahlung da ist; eine Lastschrift kann einige Tage dauern. Sie erscheinen von selbst, nichts geht verloren.',
    back: 'Weiter',
    closeTab: 'Du kannst diesen Tab schließen; der andere bemerkt es, sobald du dort bist.',
  },
  meta: {
    title: 'Preise',
    description: 'Credits im Monat oder im Paket, was sie ergeben und welche Regeln gelten.',
  },
};
