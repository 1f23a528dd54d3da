import {
  imageLimits,
  sourceTypeIn,
  sourceTypeXmp,
  type DigitalSourceType,
} from '@tintory/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCutout } from '@tintory/imaging/cutout';
import { runPainting } from './painting/run-painting.ts';
import { runSeamless } from './seamless/run-seamless.ts';
import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import { runUpscale } from '@tintory/imaging/upscale';
import { normalizeImage } from '@tintory/imaging/files';

const { maxPixels } = imageLimits;
const ball = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96">
  <rect width="96" height="96" fill="#dcdad2"/><circle cx="48" cy="48" r="37" fill="#b8322c"/></svg>`;

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

let count = 0;
/** The decoder caches files by their path. */
const newPath = () => folder.path(`file-${(count += 1)}`);

/** The same picture as an upload with this source type, normalised like every upload. */
async function upload(source: DigitalSourceType | null) {
  const plain = sharp(Buffer.from(ball)).jpeg({ quality: 95 });
  const told = source ? plain.withXmp(sourceTypeXmp(source)) : plain;
  const outputPath = newPath();
  await normalizeImage({
    inputPath: await folder.put(`upload-${count}`, await told.toBuffer()),
    outputPath,
    maxPixels,
  });
  return outputPath;
}

async function sourceOf(path: string) {
  const { xmpAsString } = await sharp(path).metadata();
  return sourceTypeIn(xmpAsString ?? '');
}

const quiet = () => undefined;
const tools = {
  painting: (files: Files) =>
    runPainting({ ...files, format: 'jpeg', style: 'pencil', strength: 0.5, brush: 0.5 }, quiet),
  seamless: (files: Files) =>
    runSeamless({ ...files, format: 'webp', mode: 'mirror', flatten: 0, seed: 1 }),
  upscale: (files: Files) =>
    runUpscale({ ...files, format: 'png', factor: 2, noise: 'none', sharpness: 0 }, quiet),
  cutout: (files: Files) =>
    runCutout(
      { ...files, format: 'png', background: { kind: 'transparent' }, crop: false, strokes: [] },
      quiet,
    ),
};
type Files = { inputPath: string; outputPath: string };

const cases: [before: DigitalSourceType | null, after: DigitalSourceType][] = [
  ['trainedAlgorithmicMedia', 'trainedAlgorithmicMedia'],
  ['compositeWithTrainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'],
  ['algorithmicMedia', 'algorithmicMedia'],
  ['humanEdits', 'algorithmicallyEnhanced'],
  [null, 'algorithmicallyEnhanced'],
];

const expectSource = async (run: (files: Files) => Promise<unknown>, ...[before, after]: Case) => {
  const outputPath = newPath();
  await run({ inputPath: await upload(before), outputPath });
  expect(await sourceOf(outputPath)).toBe(after);
};
type Case = (typeof cases)[number];

it.each(cases)('a tile of an upload that says %s says %s', async (...one) => {
  await expectSource(tools.seamless, ...one);
});

// One that is kept and one that is not: which ones are is the same for all of them.
it.each(Object.entries(tools))('a %s says what it was made of, too', async (_, run) => {
  for (const one of [cases[0], cases[4]] as [Case, Case]) await expectSource(run, ...one);
});
