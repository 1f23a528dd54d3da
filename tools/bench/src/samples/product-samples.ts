import type { ImagePool } from '@tintory/imaging';
import { still, type Sample } from './sample.ts';
import { staged } from './staged.ts';

export const productSamples = (pool: ImagePool): Sample[] => [
  {
    name: 'camera',
    before: still('camera'),
    make: staged(
      pool,
      still('camera'),
      { placement: 'fit', backdrop: { kind: 'studio', studio: 'marble' } },
      '1200x960',
    ),
    alt: {
      en: 'A camera on marble',
      de: 'Eine Kamera auf Marmor',
      ar: 'كاميرا على رخام',
    },
  },
  {
    name: 'headphones',
    before: still('headphones'),
    make: staged(
      pool,
      still('headphones'),
      { placement: 'fit', backdrop: { kind: 'studio', studio: 'night' }, seed: 3 },
      '1200x960',
    ),
    alt: {
      en: 'Headphones before city lights',
      de: 'Kopfhörer vor den Lichtern der Stadt',
      ar: 'سماعات أمام أضواء المدينة',
    },
  },
];
