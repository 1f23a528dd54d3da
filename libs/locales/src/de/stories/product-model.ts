import type { ToolStory } from '../../tool-story.ts';

export const productModel: ToolStory = {
  lead: 'Dein Produkt wird aus einem Schnappschuss freigestellt und in bis zu {{pictures}} gezeichnete Szenen gesetzt; das Produkt selbst wird nie neu gezeichnet, Etikett und Form bleiben echt.',
  steps: [
    'Zieh das Foto eines Produkts herein, ganz und scharf.',
    'Sag, wo es stehen soll, etwa „auf Marmor im Fensterlicht“, oder lass es offen und bekomm jedes Mal einen anderen Ort.',
    'Sieh dir die Gratis-Vorschau des ersten Bildes an, dann mach bis zu {{pictures}}: quadratisch, breit oder hoch.',
  ],
  good: [
    'Dinge, die auf einem Tisch stehen: Tassen, Flaschen, Schachteln, Schuhe, Lampen',
    'Material, Farbe, Ort und Licht, die du nennst, und dahinter eine Küche, ein Bad, ein Café oder eine Straße',
    'Shop-Bilder, die alle eine Größe und Form haben',
  ],
  limits: [
    'Menschen, Hände oder Requisiten neben dem Produkt: Es kommen keine dazu',
    'Eine Seite des Produkts, die dein Foto nicht zeigt',
    'Glas und Weißes auf Weiß: Markiere, was bleibt, oder gib eine eigene Maske',
  ],
  size: 'Die Bilder haben die Größe in Pixeln, die du wählst: {{sizes}}.',
  questions: [
    {
      question: 'Was, wenn meine Worte nicht verstanden werden?',
      answer:
        'Die Vorschau nennt sie, und du zahlst nicht, bevor du das gesehen hast. Am besten kennt das Werkzeug Material, Farbe, Ort und Licht, auf Deutsch, Englisch und Arabisch.',
    },
    {
      question: 'Wie unterscheiden sich die Bilder?',
      answer:
        'Wie Aufnahmen eines Termins: aus gewohnter Höhe, von oben, von näher und von weiter weg.',
    },
  ],
};
