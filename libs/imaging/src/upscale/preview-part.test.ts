import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import type { UpscaleRequest } from './upscale-request.ts';
import { runUpscale } from './run-upscale.ts';

const [width, height] = [160, 120];
/** Of a preview: twice as large, its part is 57 × 43 pixels, with a margin inside the photo. */
const maxPixels = 10_000;
/** Fine lines in one place of a plain ground. */
const drawing = sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#c9c4ba"/><g stroke="#14151a" fill="none" stroke-width="2">
  ${Array.from({ length: 9 }, (_, i) => `<circle cx="105" cy="60" r="${3 + i * 3}"/>`).join('')}</g></svg>`),
);

let folder: TempFolder;
let inputPath: string;
beforeAll(async () => {
  folder = await createTempFolder();
  inputPath = await folder.put('photo.png', await drawing.removeAlpha().png().toBuffer());
});
afterAll(() => folder.remove());

const run = (changes: Partial<UpscaleRequest>) =>
  runUpscale(
    {
      inputPath,
      outputPath: folder.path('out.png'),
      format: 'png',
      factor: 2,
      noise: 'strong',
      sharpness: 0.5,
      ...changes,
    },
    () => undefined,
  );

describe('a preview of an enlarged photo', () => {
  it('shows the part with the most detail, and says which', async () => {
    const { region, ...file } = await run({ maxPixels });
    expect(file.width * file.height).toBeLessThanOrEqual(maxPixels);
    expect(file).toMatchObject({ width: region && region.width * 2 });
    const { left = NaN, top = NaN, width: across = NaN, height: down = NaN } = region ?? {};
    expect(Math.abs(left + across / 2 - 105)).toBeLessThan(15);
    expect(Math.abs(top + down / 2 - 60)).toBeLessThan(15);
  });

  it.each([2, 4] as const)('is what a paid one of %s× has in that place', async (factor) => {
    const [small, large] = [folder.path('part.png'), folder.path('whole.png')];
    const { region } = await run({ factor, outputPath: small, maxPixels });
    expect(await run({ factor, outputPath: large })).toMatchObject({ region: null });
    if (!region) throw new Error('All of the photo was shown.');
    const [left, top, across, down] = [region.left, region.top, region.width, region.height].map(
      (value) => value * factor,
    ) as [number, number, number, number];
    const there = sharp(large).extract({ left, top, width: across, height: down });
    const [expected, shown] = await Promise.all([
      there.raw().toBuffer(),
      sharp(small).raw().toBuffer(),
    ]);
    const worst = expected.reduce(
      (most, value, i) => Math.max(most, Math.abs(value - (shown[i] ?? NaN))),
      0,
    );
    expect(worst).toBeLessThanOrEqual(2);
  });

  it('is all of it where the photo is small', async () => {
    expect(await run({ maxPixels: 4 * width * height })).toMatchObject({
      region: null,
      width: 2 * width,
    });
  });
});
