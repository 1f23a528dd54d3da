import { join } from 'node:path';
import type { ImagePool } from '@tintory/imaging';
import { content, type Sample } from './sample.ts';
import { drawSurfaces } from './surfaces.ts';

const folder = join(content, 'seamless_image');

export async function seamlessSamples(pool: ImagePool): Promise<Sample[]> {
  const request = { format: 'png', mode: 'auto', flatten: 0.8, seed: 1 } as const;
  return (await drawSurfaces(folder)).map(({ name, alt }) => {
    const inputPath = join(folder, `${name}.webp`);
    return {
      name,
      before: inputPath,
      make: (outputPath) => pool.seamless({ ...request, inputPath, outputPath }),
      alt,
    };
  });
}
