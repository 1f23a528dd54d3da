import type { ToolStory } from '../../tool-story.ts';

export const textToImage: ToolStory = {
  lead: 'Aus deinen Worten werden Dinge, Farben, Zahlen, Orte, Tageszeit und Wetter gelesen und als flache Illustration gesetzt; nichts wird erträumt, und was unbekannt ist, wird genannt.',
  steps: [
    'Sag, was gezeichnet werden soll, etwa „ein rotes Auto am Strand bei Sonnenuntergang“.',
    'Wähle eine Form, und sieh dir die Gratis-Vorschau an. Sie nennt jedes Wort, das sie ausließ.',
    'Ändere Worte oder Variation, bis es stimmt, dann starte in voller Größe.',
  ],
  good: [
    'Einfache Szenen mit wenigen Dingen: für Folien, Beiträge, Karten und Kinder',
    'Farben, Zahlen und wer wo steht: „zwei weiße Katzen unter einem Baum“',
    'Tageszeiten, Jahreszeiten und Wetter',
  ],
  limits: [
    'Fotos und Fotorealismus: Hier entstehen flache Illustrationen',
    'Bestimmte Menschen, Marken und Figuren',
    'Schrift, Logos und Stimmungen ohne ein Ding, das man zeigen kann',
  ],
  size: 'Du wählst eine dieser Größen in Pixeln: {{sizes}}.',
  questions: [
    {
      question: 'Warum wurde ein Wort ausgelassen?',
      answer:
        'Es hat hier keine Zeichnung, oder die Szene hat keinen Platz dafür. Die Vorschau nennt es und bietet oft ein bekanntes Wort an.',
    },
    {
      question: 'Ergeben gleiche Worte das gleiche Bild?',
      answer: 'Ja, solange die Variation dieselbe ist. Eine andere Variation zeichnet es anders.',
    },
  ],
};
