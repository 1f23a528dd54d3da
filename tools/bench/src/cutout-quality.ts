import { join } from 'node:path';
import type { ImagePool } from '@tintory/image-pool';
import { shrinkPlane, type Plane } from '@tintory/pixels';
import { cutSubject } from './cut-subject.ts';
import { boundaryF, iou, sad } from './metrics.ts';
import { printTable } from './report.ts';
import { readAlpha } from './scenes/scenes.ts';

/** A picture whose subject's alpha is known, at the picture's size or smaller. */
export type CutoutCase = { name: string; inputPath: string; truth: Plane };

/** Cuts each picture out and prints how near the result comes to the truth. */
export async function printQuality(
  pool: ImagePool,
  title: string,
  cases: readonly CutoutCase[],
  folder: string,
): Promise<void> {
  const measured = await Promise.all(
    cases.map(async ({ inputPath, truth }, n) => {
      const outputPath = join(folder, `cutout-${n}.png`);
      const { confidence } = await cutSubject(pool, inputPath, outputPath);
      const found = shrinkPlane(await readAlpha(outputPath), truth.width, truth.height);
      return [iou(found, truth), boundaryF(found, truth), sad(found, truth), confidence];
    }),
  );
  const mean = [0, 1, 2, 3].map(
    (column) => measured.reduce((sum, row) => sum + (row[column] ?? 0), 0) / measured.length,
  );
  printTable(title, [
    ['scene', 'IoU', 'boundary F', 'SAD (k)', 'confidence'],
    ...measured.map((row, n) => [cases[n]?.name ?? '', ...row]),
    ['mean', ...mean],
  ]);
}
