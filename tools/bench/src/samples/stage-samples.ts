import type { ImagePool } from '@tintory/imaging';
import { still, type Sample } from './sample.ts';
import { staged } from './staged.ts';

export const stageSamples = (pool: ImagePool): Sample[] => [
  {
    name: 'headphones',
    before: still('headphones'),
    make: staged(pool, still('headphones'), {}),
    alt: {
      en: 'Headphones on linen with leaf shadows',
      de: 'Kopfhörer auf Leinen mit Blattschatten',
      ar: 'سماعات على كتان مع ظلال أوراق',
    },
  },
  {
    name: 'camera',
    before: still('camera'),
    make: staged(pool, still('camera'), {
      backdrop: { kind: 'studio', studio: 'sunset' },
      seed: 2,
    }),
    alt: {
      en: 'A camera before an evening sky',
      de: 'Eine Kamera vor dem Abendhimmel',
      ar: 'كاميرا أمام سماء المساء',
    },
  },
  {
    name: 'pears',
    before: still('pears'),
    make: staged(pool, still('pears'), { backdrop: { kind: 'studio', studio: 'wood' } }),
    alt: {
      en: 'Pears on a wooden table',
      de: 'Birnen auf einem Holztisch',
      ar: 'كمّثرى على طاولة خشب',
    },
  },
];
