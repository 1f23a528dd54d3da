import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImagePool } from '@tintory/imaging';
import { benchCutoutTimes } from './cutout-times.ts';
import { boundaryF, iou, sad } from './metrics.ts';
import { printTable } from './report.ts';
import { drawScene, readAlpha, scenes } from './scenes/scenes.ts';

const [width, height] = [720, 504];

/** Quality over drawn scenes whose true alpha is known, then times. */
export async function benchCutout(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-bench-'));
  const pool = createImagePool({ size: 2 });
  try {
    const measured = await Promise.all(
      scenes.map(async (scene, n) => {
        const [inputPath, outputPath] = [join(folder, `${n}.png`), join(folder, `${n}-out.png`)];
        const truth = await drawScene(scene, width, height, inputPath);
        const { confidence } = await pool.cutout({
          inputPath,
          outputPath,
          background: { kind: 'transparent' },
          crop: false,
          format: 'png',
          strokes: [],
        });
        const found = await readAlpha(outputPath);
        return [iou(found, truth), boundaryF(found, truth), sad(found, truth), confidence];
      }),
    );
    const mean = [0, 1, 2, 3].map(
      (column) => measured.reduce((sum, row) => sum + (row[column] ?? 0), 0) / measured.length,
    );
    printTable('cutout: quality on drawn scenes', [
      ['scene', 'IoU', 'boundary F', 'SAD (k)', 'confidence'],
      ...measured.map((row, n) => [scenes[n]?.name ?? '', ...row]),
      ['mean', ...mean],
    ]);
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
  await benchCutoutTimes();
}
