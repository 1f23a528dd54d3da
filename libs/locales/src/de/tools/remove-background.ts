import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const removeBackground: TextsOf<(typeof tools)['remove_background']> = {
  title: 'Hintergrund entfernen',
  verb: 'Hintergrund entfernen',
  tagline: 'Alles freistellen. Mit einem Strich nachbessern.',
  description:
    'Foto ablegen und das Motiv allein erhalten, in voller Größe: auf Transparenz, einer Farbe oder dem weichgezeichneten Original.',
  words: 'freistellen, ausschneiden, transparent, Logo, PNG, Haare, weißer Hintergrund',
  fields: {
    image: 'Foto',
    background: 'Hintergrund',
    color: 'Farbe',
    blur: 'Weichzeichnung',
    crop: 'Auf Motiv zuschneiden',
    format: 'Format',
    strokes: 'Striche zum Behalten und Löschen',
  },
  options: {
    'background.transparent': 'Transparent',
    'background.color': 'Farbe',
    'background.blur': 'Weich',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
