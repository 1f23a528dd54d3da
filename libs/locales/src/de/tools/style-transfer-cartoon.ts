import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const styleTransferCartoon: TextsOf<(typeof tools)['style_transfer_cartoon']> = {
  title: 'Foto zu Gemälde',
  verb: 'Malen',
  tagline: 'Jeder Strich folgt deinem Foto.',
  description:
    'Dein Foto neu gemalt, Strich für Strich: Öl mit Borstenspuren, Aquarell auf Papier, Bleistift, Tusche, Cartoon oder ein Plakat aus wenigen Farben.',
  words: 'Öl, Aquarell, Bleistift, Tusche, Comic, Poster, Kunst, Gemälde',
  fields: {
    image: 'Foto',
    style: 'Stil',
    strength: 'Stärke',
    brush: 'Pinselgröße',
    format: 'Format',
  },
  options: {
    'style.oil': 'Öl',
    'style.watercolour': 'Aquarell',
    'style.pencil': 'Bleistift',
    'style.ink': 'Tusche',
    'style.cartoon': 'Cartoon',
    'style.poster': 'Plakat',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
