import type { home as English } from '../en/home.ts';
import type { TextsOf } from '../texts.ts';

export const home: TextsOf<typeof English> = {
  title: 'Dein Motiv. Sonst nichts.',
  lead: 'Foto ablegen. Tintory stellt Mensch, Tier oder Produkt in voller Größe frei, mit weichen Kanten.',
  choose: 'Foto auswählen',
  dropHere: 'oder irgendwo auf dieser Seite ablegen',
  dropNow: 'Loslassen, um den Hintergrund zu entfernen',
  formats: 'PNG, JPEG, WebP, AVIF oder GIF, bis {{megabytes}} MB',
  start: '{{credits}} Credits gratis. Ohne Karte.',
  before: 'Vorher',
  after: 'Nachher',
  compare: 'Vorher und nachher vergleichen',
  comparePart: '{{percent}} % des Ergebnisses sichtbar',
  sampleAlt: 'Zeichnung von korallenroten Kopfhörern auf hellem Blau',
  backdrop: {
    label: 'Grund hinter dem Ergebnis',
    board: 'Transparent',
    coral: 'Koralle',
    sun: 'Sonnengelb',
    sky: 'Himmelblau',
  },
  how: {
    title: 'Drei Handgriffe',
    drop: {
      title: 'Ablegen',
      text: 'Ziehen, einfügen oder auswählen. Du siehst dein Foto sofort und den Preis, bevor etwas beginnt.',
    },
    watch: {
      title: 'Zusehen',
      text: 'Der Umriss wird gefunden, Haar und Fell weich herausgezogen, alte Farbe aus der Kante gewaschen.',
    },
    keep: {
      title: 'Behalten',
      text: 'Vergleichen, Transparenz, Farbe oder Unschärfe wählen und die Datei in voller Größe mitnehmen.',
    },
  },
  others: { title: 'Mehr als Freisteller' },
  facts: {
    title: 'Klare Bedingungen',
    price: {
      value: '1 Credit',
      text: 'pro Bild in voller Auflösung. Es steht immer auf dem Knopf.',
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
    size: {
      question: 'Ist das Ergebnis kleiner als mein Foto?',
      answer:
        'Nein. Ein bezahltes Ergebnis hat jedes Pixel des Originals, bis {{megapixels}} Megapixel. Nur die Gratis-Vorschau ist klein.',
    },
    hair: {
      question: 'Und Haare, Fell und Glas?',
      answer:
        'Die Kante behält weiche Transparenz statt eines harten Schnitts, so fügen sich Strähnen in jeden neuen Hintergrund. Klares Glas bleibt schwierig; mit einem Strich markierst du, was bleiben soll.',
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
