import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImagePool } from '@tintory/image-pool';
import { printQuality } from './cutout-quality.ts';
import { garmentCases } from './garments/garment-cases.ts';
import { benchCutoutTimes } from './cutout-times.ts';
import { drawScene, scenes } from './scenes/scenes.ts';
import { storeCases } from './store-cases.ts';

const [width, height] = [720, 504];

/** Quality over drawn scenes, store pictures and garments whose true alpha is known, then times. */
export async function benchCutout(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-bench-'));
  const pool = createImagePool({ size: 2 });
  try {
    const drawn = scenes.map(async (scene, n) => {
      const inputPath = join(folder, `${n}.png`);
      const truth = await drawScene(scene, width, height, inputPath);
      return { name: scene.name, inputPath, truth };
    });
    await printQuality(pool, 'cutout: quality on drawn scenes', await Promise.all(drawn), folder);
    const title = 'cutout: quality on store pictures';
    await printQuality(pool, title, [...storeCases()], folder);
    const worn = 'cutout: quality on drawn garments';
    await printQuality(pool, worn, await garmentCases(folder), folder);
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
  await benchCutoutTimes();
}
