import { join } from 'node:path';
import type { ImagePool } from '@tintory/image-pool';
import { printTable } from '../report.ts';
import type { FacePair } from './face-pairs.ts';
import { borderStep, largestShape, shapeDistance, type FaceShape } from './face-shape.ts';
import { readPixels } from './read-pixels.ts';

/** How much of the source's proportions the result took on, and whether its border shows. */
export async function benchSwapQuality(
  pool: ImagePool,
  pairs: readonly FacePair[],
  folder: string,
): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const pair of pairs) rows.push(await swapRow(pool, pair, join(folder, 'swapped.png')));
  printTable('face swap: shape of the inner face, and the step of colour across its border', [
    [
      'source',
      'target–source',
      'result–source',
      'kept',
      'oval',
      'swapped',
      'at ring',
      'there',
      'swapped',
    ],
    ...rows,
  ]);
}

async function swapRow(pool: ImagePool, { name, target, source }: FacePair, outputPath: string) {
  await pool.swapFaces({
    targetPath: target,
    sourcePaths: [source],
    indexes: [0],
    outputPath,
    format: 'png',
  });
  const [targetShape, sourceShape, resultShape] = await Promise.all(
    [target, source, outputPath].map(async (inputPath) =>
      largestShape(await pool.detectFaces({ inputPath })),
    ),
  );
  if (!targetShape || !sourceShape || !resultShape) return [name, 'no face found'];
  const own = shapeDistance(targetShape, sourceShape);
  const left = shapeDistance(resultShape, sourceShape);
  const steps = await measureSteps(target, outputPath, targetShape);
  return [name, own, left, 1 - left / own, ...steps];
}

/** A swap fades in within the border: the lines where a seam may be, as shares of the oval. */
const rings = [0.84, 0.87, 0.9, 0.93, 0.96, 1];

/** The steps before and after on the oval itself, and on the ring where they grew most. */
async function measureSteps(target: string, result: string, { border }: FaceShape) {
  const [before, after] = [await readPixels(target), await readPixels(result)];
  const steps = rings.map((ring) => {
    const [was, is] = [borderStep(before, border, ring), borderStep(after, border, ring)];
    return { ring, was, is };
  });
  const worst = steps.reduce((a, b) => (b.is - b.was > a.is - a.was ? b : a));
  return [borderStep(before, border), borderStep(after, border), worst.ring, worst.was, worst.is];
}
