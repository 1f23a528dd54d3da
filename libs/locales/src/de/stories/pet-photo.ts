import type { ToolStory } from '../../tool-story.ts';

export const petPhoto: ToolStory = {
  lead: 'Dein Tier wird samt Fell freigestellt und vor einen gezeichneten Ort gesetzt; Gesicht, Haltung und Zeichnung bleiben, denn nichts davon wird neu gezeichnet.',
  steps: [
    'Zieh ein Foto deines Tieres herein.',
    'Wähle eine Szene, oder beschreibe den Ort mit deinen Worten.',
    'Nimm einen Rahmen, wenn du magst, sieh dir die Gratis-Vorschau an und starte dann in voller Größe.',
  ],
  good: [
    'Katzen, Hunde, Kaninchen und andere Tiere, die gut zu sehen sind',
    'Porträts für einen Rahmen, eine Karte oder einen Druck',
    'Fell und Schnurrhaare vor neuem Hintergrund',
  ],
  limits: [
    'Eine andere Haltung oder Miene, Kleider oder eine Krone: Das Tier bleibt, wie es fotografiert ist',
    'Tiere hinter Gittern, unter einer Decke oder halb außerhalb des Bildes',
    'Dunkles Fell vor dunklem Hintergrund: Da muss ein Strich helfen',
  ],
  size: 'Das Ergebnis hat die Größe deines Fotos, Rahmen inbegriffen.',
  questions: [
    {
      question: 'Welche Fotos gelingen am besten?',
      answer:
        'Das Tier scharf, auf Augenhöhe, mit etwas Hintergrund um Ohren und Schwanz, und der in einer anderen Farbe als das Fell.',
    },
    {
      question: 'Geht es auch mit anderen Tieren?',
      answer:
        'Ja. Freigestellt wird, was sich vom Hintergrund abhebt; Pferde und Vögel ebenso wie Katzen und Hunde. Auch ein Ding, das kein Tier ist, wird ebenso freigestellt.',
    },
  ],
};
