import type { tools } from '../../en/tools.ts';
import type { TextsOf } from '../../texts.ts';

export const seamlessImage: TextsOf<(typeof tools)['seamless_image']> = {
  title: 'Nahtlose Textur',
  verb: 'Nahtlos machen',
  tagline: 'Kachelt endlos. Niemand findet die Naht.',
  description:
    'Aus dem Foto einer Oberfläche wird eine Kachel, die sich ohne sichtbare Kante wiederholt: Ungleiches Licht wird herausgenommen, die Ränder werden dort geschnitten, wo niemand hinsieht.',
  words: 'Textur, Kachel, Muster, Oberfläche, Tapete, Stoff, nahtlos',
  fields: {
    image: 'Foto',
    mode: 'Methode',
    flatten: 'Licht angleichen',
    format: 'Format',
  },
  options: {
    'mode.auto': 'Automatisch',
    'mode.cut': 'Schnitt',
    'mode.quilt': 'Flicken',
    'mode.mirror': 'Spiegel',
    'format.png': 'PNG',
    'format.webp': 'WebP',
    'format.jpeg': 'JPEG',
  },
};
