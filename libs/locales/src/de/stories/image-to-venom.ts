import type { ToolStory } from '../../tool-story.ts';

export const imageToVenom: ToolStory = {
  lead: 'Dein Porträt wird freigestellt und mit etwas Schwarzem, Nassem überzogen, das seiner Form folgt; Augen, Zähne und Zunge sitzen an den Punkten deines eigenen Gesichts.',
  steps: [
    'Zieh ein Porträt von vorn herein.',
    'Wähle das halbe Gesicht oder alles, mit Zunge oder ohne, vor Rauch, vor dem dunkleren Foto oder vor nichts.',
    'Sieh dir die Gratis-Vorschau an, probier Variationen, dann starte in voller Größe.',
  ],
  good: [
    'Porträts von vorn mit Kopf und etwas Schulter',
    'Profilbilder, Plakate und Einladungen für eine dunkle Nacht',
    'Freisteller: Ohne Hintergrund passt es auf alles',
  ],
  limits: [
    'Fotos ohne auffindbares Gesicht: Sie bekommen nur die Haut, ohne Augen und Zähne',
    'Gesichter von der Seite und sehr kleine',
    'Ähnlichkeit: Das Gesicht darunter soll verschwinden',
  ],
  size: 'Das Ergebnis hat die Größe deines Fotos.',
  questions: [
    {
      question: 'Geht es mit Tieren?',
      answer:
        'Nur halb. Augen und Zähne brauchen die Punkte eines menschlichen Gesichts; ein Tier oder ein Ding bekommt nur die schwarze Haut. Die Gratis-Vorschau zeigt es.',
    },
    {
      question: 'Welche Fotos gelingen am besten?',
      answer:
        'Ein scharfes Porträt von vorn, das Gesicht nicht zu klein und gut vom Hintergrund zu trennen.',
    },
  ],
};
