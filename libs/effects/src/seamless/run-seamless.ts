import { makeSeamless } from './kernels/make-seamless.ts';
import { enhancedSource, readRgba, writeImage } from '@tintory/imaging/files';
import type { SeamlessAnswer, SeamlessRequest } from './seamless-request.ts';

/** Longest side in pixels: textures are used small and repeated, so larger ones are scaled down. */
const longest = 2_048;

/** The whole task: read, make seamless, write. */
export async function runSeamless(request: SeamlessRequest): Promise<SeamlessAnswer> {
  const original = await readRgba(request.inputPath, request.maxPixels);
  const { mode, flatten, seed } = request;
  const { image, mode: chosen, even } = makeSeamless(original, { mode, flatten, longest, seed });
  const source = await enhancedSource(request.inputPath);
  const file = await writeImage(image, request.outputPath, request.format, source);
  return { ...file, mode: chosen, even };
}
