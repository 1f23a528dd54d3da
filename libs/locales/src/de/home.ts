import type { home as English } from '../en/home.ts';
import type { TextsOf } from '../texts.ts';

export const home: TextsOf<typeof English> = {
  title: 'Foto ablegen. Aussuchen, was daraus wird.',
  lead: '{{tools}} Werkzeuge stellen frei, setzen in Szene, tauschen, kleiden ein, malen und vergrößern. Der Preis steht auf jedem Knopf, und nur was gelingt, kostet.',
  choose: 'Foto auswählen',
  becomes: 'Was daraus wird',
  chosen: '{{tool}} · {{price}}',
  dropHere: 'oder irgendwo auf dieser Seite ablegen',
  dropNow: 'Loslassen: {{tool}}',
  formats: 'PNG, JPEG, WebP, AVIF oder GIF, bis {{megabytes}} MB',
  start: '{{credits}} Credits gratis. Ohne Karte.',
  before: 'Vorher',
  after: 'Nachher',
  compare: 'Vorher und nachher vergleichen',
  comparePart: '{{percent}} % des Ergebnisses sichtbar',
  sampleAlt: 'Eine Tasse Tee aus Porzellan mit Untertasse',
  exampleAlt: '{{tool}}: vorher und nachher',
  backdrop: {
    label: 'Grund hinter dem Ergebnis',
    board: 'Transparent',
    coral: 'Koralle',
    sun: 'Sonnengelb',
    sky: 'Himmelblau',
  },
  works: {
    title: 'Was die Werkzeuge aus einem Bild machen',
    lead: 'Zieh an einem Griff. Jedes Paar entstand mit dem Werkzeug darunter, so wie du es auch machen würdest.',
    fromWords: 'Aus „{{words}}“',
    words: {
      text_to_image: 'ein rotes Auto am Strand bei Sonnenuntergang',
      text_to_tattoo: 'ein Schmetterling und eine Mondsichel',
    },
    all: 'Alle Werkzeuge und Preise',
  },
  merchants: {
    title: 'Du hast einen Shop?',
    text: 'Die Shopify-App wendet dieselben Werkzeuge in deinem Adminbereich auf ein Produktbild oder auf Hunderte an. Sie veröffentlicht direkt zum Produkt und nimmt es zurück, wenn du es dir anders überlegst.',
    action: 'Was sie für Shops tut',
  },
  prices: {
    title: 'Du zahlst für Bilder, nicht fürs Probieren',
    text: '{{credits}} Credits sind zum Anfang gratis, ohne Karte. Danach gibt es zwei Wege:',
    month: {
      title: 'Jeden Monat',
      from: 'ab {{price}}',
      text: 'Jeden Monat frische Credits. Was übrig ist, bleibt erhalten.',
    },
    pack: {
      title: 'Einmalig',
      from: 'ab {{price}}',
      text_one: 'Ohne Abo. Pakete gelten {{count}} Jahr.',
      text_other: 'Ohne Abo. Pakete gelten {{count}} Jahre.',
    },
    all: 'Alle Tarife und Pakete',
  },
  facts: {
    title: 'Klare Bedingungen',
    price: {
      value: '{{from}} bis {{to}}',
      text: 'Credits pro Bild, je nach Werkzeug, in voller Größe. Es steht immer auf dem Knopf.',
    },
    failed: {
      value: '0 Credits',
      text: 'wenn etwas fehlschlägt oder du abbrichst. Ganz ohne Formular.',
    },
    inputs: {
      value_one: '{{count}} Tag',
      value_other: '{{count}} Tage',
      text: 'bis dein Original gelöscht wird. Sofort geht auch.',
    },
    results: {
      value_one: '{{count}} Tag',
      value_other: '{{count}} Tage',
      text: 'lang lädst du ein Ergebnis erneut herunter, ohne erneut zu zahlen.',
    },
  },
  faq: {
    title: 'Oft gefragt',
    more: 'Alle Fragen',
    size: {
      question: 'Ist das Ergebnis kleiner als mein Foto?',
      answer:
        'Ein bezahlter Freisteller hat jedes Pixel des Originals, bis {{megapixels}} Megapixel; Werkzeuge, die neue Bilder machen, nennen deren Größe. Nur die Gratis-Vorschau ist klein.',
    },
    liking: {
      question: 'Und wenn mir das Ergebnis nicht gefällt?',
      answer:
        'Sieh vorher nach: Fast jedes Werkzeug hat eine Gratis-Vorschau, dasselbe Bild in klein. Was fehlschlägt oder abgebrochen wird, kostet nichts; ein fertiges Ergebnis schon.',
    },
    selling: {
      question: 'Darf ich verkaufen, was ich mache?',
      answer:
        'Ja. Ergebnisse gehören dir, auch für den Verkauf, soweit das Gesetz und die Rechte anderer es zulassen.',
    },
    training: {
      question: 'Trainiert ihr mit meinen Bildern?',
      answer:
        'Nein. Sie gehören nur zu deinem Konto, dienen nur deinem Auftrag und werden nach Plan gelöscht.',
    },
    account: {
      question: 'Brauche ich ein Konto?',
      answer:
        'Eine E-Mail-Adresse genügt. Du bekommst einen Link, kein Passwort, und dein abgelegtes Foto wartet so lange.',
    },
    metadata: {
      question: 'Steckt mein Standort in der Datei?',
      answer:
        'Nein. Kameradaten und GPS werden aus dem Upload entfernt, bevor damit gearbeitet wird.',
    },
  },
  closing: {
    title: 'Probier es mit deinem schwierigsten Foto',
  },
};
