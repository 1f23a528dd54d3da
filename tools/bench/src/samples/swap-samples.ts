import { join } from 'node:path';
import type { ImagePool } from '@tintory/imaging';
import { ines, mara } from './people/people.ts';
import { portrait, portraitSize } from './people/portrait.ts';
import { drawBefore, renderTo, type Sample } from './sample.ts';

/** A new face is only looked at by the engine, so it is drawn smaller and not kept. */
const sourceSize = { width: 600, height: 600 };

export async function swapSamples(pool: ImagePool, folder: string): Promise<Sample[]> {
  const before = await drawBefore('face_swap', portrait(ines), portraitSize);
  const face = join(folder, 'mara.webp');
  await renderTo(face, portrait(mara), sourceSize);
  const faces = { targetPath: before, sourcePaths: [face], indexes: [0] };
  return [
    {
      name: 'ines',
      before,
      make: (outputPath) => pool.swapFaces({ ...faces, outputPath, format: 'png' }),
      alt: {
        en: 'A drawn woman with brown hair gets another face',
        de: 'Eine gezeichnete Frau mit braunem Haar bekommt ein anderes Gesicht',
        ar: 'امرأة مرسومة بشعر بني تحصل على وجه آخر',
      },
    },
  ];
}
