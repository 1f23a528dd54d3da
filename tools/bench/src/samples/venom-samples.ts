import { pictureOf, type Sample } from './sample.ts';

export const venomSamples: readonly Sample[] = [
  {
    name: 'full',
    photo: pictureOf('image_to_venom', 'castiglione'),
    alt: {
      en: 'A painted man, all of him taken over',
      de: 'Ein gemalter Mann, ganz übernommen',
      ar: 'رجل مرسوم استولى عليه الكائن كله',
    },
  },
];
