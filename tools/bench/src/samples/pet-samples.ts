import type { ImagePool } from '@tintory/imaging';
import { rabbit } from './rabbit.ts';
import { drawBefore, type Sample } from './sample.ts';
import { staged } from './staged.ts';

export async function petSamples(pool: ImagePool): Promise<Sample[]> {
  const pet = await drawBefore('pet_photo', rabbit);
  return portraits(pool, pet);
}

const portraits = (pool: ImagePool, pet: string): Sample[] => [
  {
    name: 'garden',
    before: pet,
    make: staged(pool, pet, {
      backdrop: { kind: 'studio', studio: 'garden' },
      shadow: 'soft',
      seed: 6,
    }),
    alt: {
      en: 'A felt rabbit in a garden',
      de: 'Ein Filzhase im Garten',
      ar: 'أرنب من اللباد في حديقة',
    },
  },
  {
    name: 'royal',
    before: pet,
    make: staged(pool, pet, {
      backdrop: { kind: 'color', color: '#5e1f2d', flat: false },
      frame: 'gold',
      shadow: 'soft',
    }),
    alt: {
      en: 'A felt rabbit portrayed in a golden frame',
      de: 'Ein Filzhase, porträtiert im goldenen Rahmen',
      ar: 'أرنب من اللباد في إطار ذهبي',
    },
  },
];
