import type { SharedStory } from '../../tool-story.ts';

export const shared: SharedStory = {
  how: 'So geht es',
  expect: 'Was du erwarten darfst',
  good: 'Dafür gemacht',
  limits: 'Nicht dafür gemacht',
  terms: 'Klare Bedingungen',
  questions: 'Fragen',
  resultSize: 'Wie groß ist das Ergebnis?',
  facts: {
    price: {
      value: '{{price}}',
      text: 'für ein Ergebnis in voller Größe, nur wenn es gelingt.',
    },
    pricePerPicture: {
      value: '{{price}}',
      text: 'je Bild in voller Größe, nur wenn es gelingt.',
    },
    preview: { value: 'Gratis', text: 'ist eine Vorschau mit bis zu {{preview}} Megapixeln.' },
    photo: {
      value: '{{megapixels}} MP',
      text: 'hat das größte Foto, {{megabytes}} MB die größte Datei.',
    },
    words: {
      value: '{{characters}} Zeichen',
      text: 'für deinen Wunsch, auf Deutsch, Englisch oder Arabisch.',
    },
    photoKept: {
      value: '{{results}} Tage',
      text: 'lädst du ein Ergebnis gratis erneut herunter. Dein Foto wird nach {{inputs}} Tagen gelöscht.',
    },
    resultKept: {
      value: '{{results}} Tage',
      text: 'lädst du ein Ergebnis gratis erneut herunter.',
    },
    freePrice: { value: 'Gratis', text: 'ohne Credits und ohne Konto.' },
    noUpload: {
      value: 'Kein Upload',
      text: 'Dein eigener Browser öffnet das Foto und speichert das Ergebnis.',
    },
    ownPhoto: {
      value: '{{ownMegapixels}} MP',
      text: 'hat das größte Foto, {{megabytes}} MB die größte Datei.',
    },
  },
  asked: {
    photoSize: {
      question: 'Wie groß darf mein Foto sein?',
      answer:
        'Bis {{megabytes}} MB und {{megapixels}} Megapixel, als PNG, JPEG, WebP, AVIF oder GIF. Von einem GIF zählt das erste Bild.',
    },
    cost: {
      question: 'Was kostet es?',
      answer:
        '{{price}} für ein Ergebnis in voller Größe. Was scheitert oder was du anhältst, kostet nichts, und {{results}} Tage lang lädst du ein Ergebnis ohne weitere Kosten erneut herunter. Du meldest dich per E-Mail an; ein neues Konto beginnt mit {{freeCredits}}.',
    },
    costPerPicture: {
      question: 'Was kostet es?',
      answer:
        '{{price}} für jedes Bild, das du bestellst. Was scheitert oder was du anhältst, kostet nichts, und {{results}} Tage lang lädst du die Bilder ohne weitere Kosten erneut herunter. Du meldest dich per E-Mail an; ein neues Konto beginnt mit {{freeCredits}}.',
    },
    preview: {
      question: 'Bezahle ich für eine Vorschau?',
      answer:
        'Nein. Sie hat bis zu {{preview}} Megapixel, und du machst so viele, wie du willst, nur nicht alle in einer Minute.',
    },
    previewFirst: {
      question: 'Bezahle ich für eine Vorschau?',
      answer:
        'Nein. Sie hat bis zu {{preview}} Megapixel. Auch vor dem ersten bezahlten Lauf entsteht eine von selbst: Ist an ihr etwas zweifelhaft, siehst du das zuerst, und nichts wird abgezogen.',
    },
    privacy: {
      question: 'Was geschieht mit meinem Foto?',
      answer:
        'Es dient nur deinem Auftrag, und kein Modell wird damit trainiert. Kameradaten und Standort werden vor der Arbeit entfernt. Es wird nach {{inputs}} Tagen gelöscht, das Ergebnis nach {{results}}, oder beides sofort, wenn du den Auftrag löschst.',
    },
    resultPrivacy: {
      question: 'Wer sieht, was ich mache?',
      answer:
        'Nur du. Kein Modell wird damit trainiert. Das Ergebnis wird nach {{results}} Tagen gelöscht, oder sofort, wenn du es löschst.',
    },
    rights: {
      question: 'Darf ich die Ergebnisse verkaufen?',
      answer:
        'Ja, soweit das Gesetz und die Rechte anderer es erlauben. Was du hochlädst, bleibt deins, und du musst es verwenden dürfen.',
    },
    freeCost: {
      question: 'Warum ist es gratis?',
      answer:
        'Dein eigenes Gerät macht die Arbeit, also gibt es nichts zu berechnen. Du brauchst weder Credits noch ein Konto.',
    },
    noUpload: {
      question: 'Was geschieht mit meinem Foto?',
      answer:
        'Es bleibt auf deinem Gerät: Nichts wird hochgeladen, und nichts bleibt, wenn du die Seite schließt. Speichere das Ergebnis vorher.',
    },
  },
};
