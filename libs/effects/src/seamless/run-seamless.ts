import { makeSeamless } from './kernels/make-seamless.ts';
import { enhancedSource, readRgba, writeImage } from '@tintory/imaging/files';
import type { SeamlessAnswer, SeamlessRequest } from './seamless-request.ts';

/** Textures are used small and many times: more than this is scaled down. */
const longest = 2_048;

/** The whole task: read, make it tile, write. */
export async function runSeamless(request: SeamlessRequest): Promise<SeamlessAnswer> {
  const original = await readRgba(request.inputPath, request.maxPixels);
  const { mode, flatten, seed } = request;
  const { image, mode: chosen, even } = makeSeamless(original, { mode, flatten, longest, seed });
  const source = await enhancedSource(request.inputPath);
  const file = await writeImage(image, request.outputPath, request.format, source);
  return { ...file, mode: chosen, even };
}
