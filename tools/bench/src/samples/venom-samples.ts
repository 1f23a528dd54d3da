import { join } from 'node:path';
import type { ImagePool } from '@tintory/imaging';
import { ravi } from './people/people.ts';
import { portrait, portraitSize } from './people/portrait.ts';
import { content, drawBefore, type Sample } from './sample.ts';

const creature = { format: 'png', tongue: true, background: 'dark', seed: 1 } as const;

export async function venomSamples(pool: ImagePool): Promise<Sample[]> {
  // The samples of the face swap have drawn her.
  const woman = join(content, 'face_swap', 'ines.webp');
  const man = await drawBefore('image_to_venom', portrait(ravi), portraitSize);
  return [
    {
      name: 'full',
      before: man,
      make: (outputPath) =>
        pool.venom({ ...creature, inputPath: man, outputPath, coverage: 'full' }),
      alt: {
        en: 'A drawn man, all of him taken over',
        de: 'Ein gezeichneter Mann, ganz übernommen',
        ar: 'رجل مرسوم استولى عليه الكائن كله',
      },
    },
    {
      name: 'half',
      before: woman,
      make: (outputPath) =>
        pool.venom({ ...creature, inputPath: woman, outputPath, coverage: 'half' }),
      alt: {
        en: 'A drawn woman, half of her taken over',
        de: 'Eine gezeichnete Frau, zur Hälfte übernommen',
        ar: 'امرأة مرسومة استولى الكائن على نصفها',
      },
    },
  ];
}
