import { basename, join } from 'node:path';
import type { ImagePool } from '@tintory/image-pool';
import { seamEnergy } from '@tintory/effects';
import { printTable } from '../report.ts';
import { readPixels } from './read-pixels.ts';

/** How much the borders show when a picture is laid beside itself, before and after. */
export async function benchSeamQuality(
  pool: ImagePool,
  surfaces: readonly string[],
  folder: string,
): Promise<void> {
  const outputPath = join(folder, 'tile.png');
  const rows: (string | number)[][] = [];
  for (const inputPath of surfaces) {
    const request = { inputPath, outputPath, format: 'png', flatten: 0.6, seed: 1 } as const;
    const own = seamEnergy(await readPixels(inputPath));
    for (const mode of ['auto', 'cut', 'quilt', 'mirror'] as const) {
      const { mode: done } = await pool.seamless({ ...request, mode });
      const tile = seamEnergy(await readPixels(outputPath));
      const way = mode === 'auto' ? `auto: ${done}` : mode;
      rows.push([basename(inputPath), way, own, tile, tile < own ? 'ok' : 'NO']);
    }
  }
  printTable('seamless: seam energy (1: no border shows, 2: a line one sees)', [
    ['picture', 'mode', 'picture', 'tile', ''],
    ...rows,
  ]);
}
