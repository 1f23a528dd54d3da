import type { ToolStory } from '../../tool-story.ts';

export const seamlessImage: ToolStory = {
  lead: 'Aus dem Foto einer Fläche wird ungleiches Licht herausgenommen, und seine Ränder werden an einem Schnitt verbunden, dem das Auge nicht folgt: Die Kachel wiederholt sich ohne Kante.',
  steps: [
    'Zieh das Foto einer einzigen Fläche herein, gerade von vorn aufgenommen.',
    'Überlass dem Werkzeug die Methode oder wähle sie: Schnitt, Flicken oder Spiegel.',
    'Sieh die Kachel drei mal drei, bevor du zahlst, dann lade sie herunter.',
  ],
  good: [
    'Kies, Gras, Putz, Stoff, Rinde und andere unregelmäßige Flächen',
    'Ziegel und Fliesen, gerade von vorn: Sie wiederholen sich in ganzen Stücken',
    'Texturen für 3D, Spiele, Drucke und Seitenhintergründe',
  ],
  limits: [
    'Flächen in Perspektive: Wo Linien zusammenlaufen, sieht man die Wiederholung',
    'Fotos eines Dings oder einer Szene statt einer Fläche',
    'Karten für Tiefe und Glanz: Du bekommst ein Farbbild',
  ],
  size: 'Die Kachel ist etwa so groß wie dein Foto, mit höchstens 2.048 Pixeln an der längeren Seite.',
  questions: [
    {
      question: 'Welche Fotos gelingen am besten?',
      answer:
        'Eine Fläche, die überall gleich aussieht, gerade von vorn in gleichmäßigem Licht, ohne deinen Schatten darin. Ist sie nicht gleichmäßig, sagt es die Vorschau.',
    },
    {
      question: 'Welche Methode soll ich nehmen?',
      answer:
        'Zuerst „Automatisch“. „Schnitt“ passt zu unregelmäßigen Flächen, „Flicken“ setzt sie aus Stücken des Fotos neu zusammen, „Spiegel“ passt immer, zeigt aber seine Symmetrie.',
    },
  ],
};
