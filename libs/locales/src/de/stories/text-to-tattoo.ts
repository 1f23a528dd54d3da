import type { ToolStory } from '../../tool-story.ts';

export const textToTattoo: ToolStory = {
  lead: 'Deine Worte wählen Motive aus einer Sammlung von Zeichnungen; ein Programm stellt sie zusammen und tuscht sie in Punkten oder Linien, sauber genug für eine Schablone.',
  steps: [
    'Nenn ein Motiv, etwa „ein Wolf und eine Mondsichel“, mit Namen oder Datum, wenn du magst.',
    'Wähle Stil und Ornament, und sieh dir die Gratis-Vorschau an.',
    'Bring das transparente PNG und das SVG ins Studio, dazu ein Bild davon auf Haut.',
  ],
  good: [
    'Tiere, Pflanzen, Symbole, Werkzeuge, Waffen, Mond und Sterne',
    'Mehrere Motive als eine Zeichnung, mit Namen, Initialen, Daten oder einem kurzen Spruch',
    'Schwarze Tinte: Dotwork, Gravur, feine Linie oder Blackwork',
  ],
  limits: [
    'Farbe, und Schattierung wie auf einem Foto',
    'Porträts eines Menschen oder deines eigenen Tieres',
    'Was die Sammlung nicht hat: Es wird genannt, und bekannte Worte werden angeboten',
  ],
  size: 'Das PNG hat 1.536 × 1.536 Pixel. Das SVG lässt sich in jeder Größe drucken.',
  rights:
    'Hat ein Motiv einen Urheber, stehen Name und Lizenz beim Ergebnis und im SVG: Lass beides beim Entwurf, wenn du ihn veröffentlichst.',
  questions: [
    {
      question: 'Bekommt jemand anderes denselben Entwurf?',
      answer:
        'Das kann sein: Gleiche Worte, Stil und Variation ergeben dieselbe Zeichnung. Wer dich tätowiert, kann sie zu deiner machen.',
    },
    {
      question: 'Kann mein Studio damit arbeiten?',
      answer:
        'Ja. Es ist Schwarz auf Transparenz, mit einem SVG für jede Größe. Frag im Studio, wie feine Linien auf deiner Haut altern.',
    },
  ],
};
