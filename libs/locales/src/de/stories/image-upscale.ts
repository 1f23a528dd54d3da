import type { ToolStory } from '../../tool-story.ts';

export const imageUpscale: ToolStory = {
  lead: 'Ein kleines trainiertes Modell schärft die Details, die da sind; es erfindet keine Gesichter, keine Buchstaben und keine Struktur.',
  steps: [
    'Zieh ein Foto herein, das für sein Ziel zu klein ist.',
    'Wähle 2× oder 4×. Rauschen und die Spuren der JPEG-Kompression verschwinden vorher, so weit dein Foto es braucht.',
    'Sieh dir gratis einen Ausschnitt in voller Größe an, dann starte für das ganze Bild.',
  ],
  good: [
    'Scharfe Fotos, die nur zu klein sind: für Druck, Shop oder großen Bildschirm',
    'Zeichnungen und Logos mit klaren Kanten',
    'Fotos, die komprimiert wurden oder rauschen: Beides verschwindet vorher',
  ],
  limits: [
    'Zurückholen, was unscharf ist oder schon vergrößert wurde: Es bleibt weich',
    'Ein Nummernschild oder ein Gesicht aus wenigen Pixeln lesen: Was fehlt, wird nicht erfunden',
    'Ergebnisse über {{upscaleMegapixels}} Megapixel',
  ],
  size: 'Das Ergebnis hat die doppelte oder vierfache Breite und Höhe, bis {{upscaleMegapixels}} Megapixel.',
  questions: [
    {
      question: 'Kostet 4× mehr als 2×?',
      answer: 'Nein. Beides kostet {{price}}, wie groß dein Foto auch ist.',
    },
    {
      question: 'Wird ein unscharfes Foto scharf?',
      answer:
        'Nein. Findet die Gratis-Vorschau ein Foto unscharf, verwackelt, zu klein, verrauscht oder stark komprimiert, sagt sie es, bevor etwas berechnet wird.',
    },
  ],
};
