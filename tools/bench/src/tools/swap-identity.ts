import { join } from 'node:path';
import type { ImagePool } from '@tintory/image-pool';
import { ImageError } from '@tintory/imaging';
import { printTable } from '../report.ts';
import type { FacePair } from './face-pairs.ts';
import { largestShape } from './face-shape.ts';
import { alignFace, alike, faceStructure } from './face-structure.ts';
import { readLuma } from './similarity.ts';

const head = ['swap', 'source–target', 'result–source', 'result–target', 'taken over', ''];

/** Two faces more alike than this do not tell whose the result is. */
const tooAlike = 0.85;

/**
 * Whose face the result shows: how alike the structures of the inner faces are once place, size,
 * lean, proportions and tone are taken out. It has to be nearer to the source than to the target;
 * `taken over` is how much of the way from the one to the other it went.
 */
export async function benchSwapIdentity(
  pool: ImagePool,
  pairs: readonly FacePair[],
  folder: string,
): Promise<void> {
  const rows: (string | number)[][] = [head];
  for (const pair of pairs) rows.push(await identityRow(pool, pair, join(folder, 'identity.png')));
  printTable('face swap: whose face it is, by the structure of the aligned inner face', rows);
}

async function identityRow(pool: ImagePool, { name, target, source }: FacePair, result: string) {
  const faces = { targetPath: target, sourcePaths: [source], indexes: [0] };
  try {
    await pool.swapFaces({ ...faces, outputPath: result, format: 'png' });
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    return [name, error.code, '', '', '', 'refused'];
  }
  const [from, to, made] = [
    await structureOf(pool, source),
    await structureOf(pool, target),
    await structureOf(pool, result),
  ];
  if (!from || !to || !made) return [name, 'no face found', '', '', '', 'NO'];
  const [before, toSource, toTarget] = [alike(from, to), alike(made, from), alike(made, to)];
  const verdict = toSource > toTarget ? 'ok' : 'NO';
  const taken = (toSource - before) / (1 - before);
  return [name, before, toSource, toTarget, taken, before > tooAlike ? 'too alike' : verdict];
}

async function structureOf(pool: ImagePool, path: string): Promise<Float32Array | null> {
  const shape = largestShape(await pool.detectFaces({ inputPath: path }));
  return shape && faceStructure(alignFace(await readLuma(path), shape.inner));
}
