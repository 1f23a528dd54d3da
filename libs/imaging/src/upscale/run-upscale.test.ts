import { resampleImage, type RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRgba } from '../files/read-rgba.ts';
import type { UpscaleRequest } from './upscale-request.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { runUpscale } from './run-upscale.ts';

const [width, height] = [400, 296];
/** Lines and circles: edges in every direction. */
const drawing = sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#e9e4da"/><circle cx="130" cy="140" r="90" fill="#b8322c"/>
  <g stroke="#14151a" fill="none" stroke-width="3"><path d="M20 20L380 270M380 20L20 270"/>
  <circle cx="290" cy="150" r="60"/><circle cx="290" cy="150" r="40"/><circle cx="290" cy="150" r="20"/></g></svg>`),
);

let folder: TempFolder;
let truth: Buffer;
let inputPath: string;
beforeAll(async () => {
  folder = await createTempFolder();
  truth = await drawing.removeAlpha().raw().toBuffer();
  inputPath = await folder.put('small.png', await small().png().toBuffer());
});
afterAll(() => folder.remove());

const small = () =>
  sharp(truth, { raw: { width, height, channels: 3 } }).resize(width / 2, height / 2);

const run = (changes: Partial<UpscaleRequest> = {}) =>
  runUpscale(
    {
      inputPath,
      outputPath: folder.path('out.png'),
      format: 'png',
      factor: 2,
      noise: 'none',
      sharpness: 0,
      ...changes,
    },
    () => undefined,
  );

const errorOf = ({ data }: RgbaImage) =>
  truth.reduce((sum, value, i) => sum + (value - (data[i + Math.floor(i / 3)] ?? 0)) ** 2, 0);

describe('enlarging twice', () => {
  it('is closer to the truth than Lanczos', async () => {
    const answer = await run();
    expect(answer).toMatchObject({ width, height, contentType: 'image/png' });
    const lanczos = resampleImage(await readRgba(inputPath), width, height);
    expect(errorOf(await readRgba(folder.path('out.png')))).toBeLessThan(errorOf(lanczos) * 0.95);
  });

  it('gives the picture it came from when it is shrunk again', async () => {
    await run();
    const [was, large] = [await readRgba(inputPath), await readRgba(folder.path('out.png'))];
    const again = resampleImage(large, was.width, was.height);
    const off = Array.from(again.data).reduce(
      (sum, v, i) => sum + Math.abs(v - (was.data[i] ?? 0)),
      0,
    );
    expect(off / was.data.length).toBeLessThan(1);
  });

  it('shows no border between its tiles', async () => {
    const flat = await folder.put(
      'flat.png',
      await sharp({ create: { width: 700, height: 200, channels: 3, background: '#8899aa' } })
        .png()
        .toBuffer(),
    );
    await run({ inputPath: flat });
    const pixels = await sharp(folder.path('out.png'))
      .removeAlpha()
      .extractChannel(1)
      .raw()
      .toBuffer();
    const inner = pixels.subarray(0, 1_400).subarray(40, -40);
    expect(Math.max(...inner) - Math.min(...inner)).toBeLessThanOrEqual(3);
  });

  it('keeps what is transparent transparent', async () => {
    const hole = await folder.put(
      'hole.png',
      await sharp({ create: { width: 24, height: 24, channels: 4, background: '#c0408000' } })
        .composite([
          {
            input: Buffer.from(
              '<svg width="12" height="24"><rect width="12" height="24" fill="#c04080"/></svg>',
            ),
            left: 0,
            top: 0,
          },
        ])
        .png()
        .toBuffer(),
    );
    await run({ inputPath: hole });
    const alpha = await sharp(folder.path('out.png')).extractChannel(3).raw().toBuffer();
    const row = [...alpha.subarray(48 * 24, 48 * 25)];
    expect([row[4], row[44]]).toEqual([255, 0]);
    // The edge stays in the middle, not half a pixel off.
    const border = row.reduce((sum, value) => sum + value, 0) / 255;
    expect(Math.abs(border - 24)).toBeLessThan(0.25);
  });
});

describe('enlarging what is transparent', () => {
  /** A disc on a transparent ground, which is black as in every cutout. */
  const disc = (side: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#e04040"/></svg>`,
      ),
    );
  const enlarged = async (factor: 2 | 4) => {
    await run({
      factor,
      sharpness: 0.2,
      inputPath: await folder.put(
        'disc.png',
        await disc(320 / factor)
          .png()
          .toBuffer(),
      ),
    });
    return readRgba(folder.path('out.png'));
  };

  it.each([2, 4] as const)(
    'keeps the outline nearer to the truth than Lanczos: %s×',
    async (factor) => {
      const alphaOf = ({ data }: RgbaImage) => Array.from(data).filter((_, i) => i % 4 === 3);
      const errorTo = (wanted: number[], given: number[]) =>
        wanted.reduce((sum, value, i) => sum + (value - (given[i] ?? NaN)) ** 2, 0);
      const large = alphaOf(await enlarged(factor));
      const lanczos = alphaOf(resampleImage(await readRgba(folder.path('disc.png')), 320, 320));
      const wanted = [...(await disc(320).extractChannel(3).raw().toBuffer())];
      expect(errorTo(wanted, large)).toBeLessThan(errorTo(wanted, lanczos) * 0.7);
      expect([large[0], large[160 * 320 + 160]]).toEqual([0, 255]);
    },
  );

  it('mixes nothing of what is hidden into the colour of the edge', async () => {
    const { data } = await enlarged(4);
    const reds = Array.from(data).filter((_, i) => i % 4 === 0 && (data[i + 3] ?? 0) > 16);
    expect(Math.min(...reds)).toBeGreaterThan(200);
  });
});

it('enlarges four times', async () => {
  expect(await run({ factor: 4, noise: 'auto', sharpness: 0.5 })).toMatchObject({
    width: width * 2,
    height: height * 2,
  });
});

it('refuses what would become too large, before it begins', async () => {
  const large = await folder.put(
    'large.png',
    await sharp({ create: { width: 2_000, height: 1_700, channels: 3, background: '#444444' } })
      .png()
      .toBuffer(),
  );
  await expect(run({ inputPath: large, factor: 4 })).rejects.toMatchObject({
    code: 'ResultTooLarge',
  });
});
