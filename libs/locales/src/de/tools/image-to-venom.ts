import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const imageToVenom: TextsOf<(typeof tools)['image_to_venom']> = {
  title: 'Venom-Porträt',
  verb: 'Loslassen',
  tagline: 'Es war längst unter deiner Haut.',
  description:
    'Dein Porträt, übernommen von etwas Schwarzem, Nassem, Hungrigem: Augen, Zähne und Ranken folgen deinem eigenen Gesicht.',
  words: 'Monster, Wesen, Grusel, Halloween, Avatar',
  fields: {
    image: 'Porträt',
    coverage: 'Wie weit es geht',
    tongue: 'Zunge',
    background: 'Hintergrund',
    variation: 'Variante',
    format: 'Format',
    strokes: 'Striche zum Behalten und Löschen',
  },
  options: {
    'coverage.half': 'Halbes Gesicht',
    'coverage.full': 'Ganz',
    'background.keep': 'Abgedunkelt',
    'background.dark': 'Rauch',
    'background.transparent': 'Keiner',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
