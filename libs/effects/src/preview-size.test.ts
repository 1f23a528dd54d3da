import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runPainting } from './painting/run-painting.ts';
import { runSeamless } from './seamless/run-seamless.ts';

let folder: TempFolder;
let files: { inputPath: string; outputPath: string };
beforeAll(async () => {
  folder = await createTempFolder();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
    <rect width="120" height="80" fill="#dcdad2"/><circle cx="50" cy="40" r="30" fill="#b8322c"/></svg>`;
  const inputPath = await folder.put('in.png', await sharp(Buffer.from(svg)).png().toBuffer());
  files = { inputPath, outputPath: folder.path('out.png') };
});
afterAll(() => folder.remove());

const wish = { format: 'png', maxPixels: 2_400 } as const;

it.each([
  [
    'painting',
    () =>
      runPainting(
        { ...files, ...wish, style: 'pencil', strength: 0.5, brush: 0.5 },
        () => undefined,
      ),
  ],
  ['tile', () => runSeamless({ ...files, ...wish, mode: 'mirror', flatten: 0, seed: 1 })],
])('a %s has no more pixels than it was asked for', async (_, run) => {
  const { width, height } = await run();
  expect(width * height).toBeLessThanOrEqual(wish.maxPixels);
  expect(width * height).toBeGreaterThan(0);
});
