import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RgbaImage } from '@tintory/pixels';
import type { CutoutRequest } from './cutout-request.ts';
import type { CutoutResult } from './cutout-types.ts';
import { readRgba } from '../files/read-rgba.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { cutOut } from './cut-out.ts';
import { finishCutout } from './finish-cutout.ts';
import { runCutout } from './run-cutout.ts';

/** A square that the subject nearly fills: its model runs once. */
const [width, height] = [320, 320];
const drawing = (ground: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}
      <circle cx="160" cy="165" r="120" fill="#b8322c"/></svg>`,
    ),
  );

let folder: TempFolder;
let inputPath: string;
let image: RgbaImage;
let result: CutoutResult;
beforeAll(async () => {
  folder = await createTempFolder();
  const stripes = Array.from(
    { length: 16 },
    (_, i) => `<rect x="${i * 20}" width="10" height="320" fill="#a8c4b0"/>`,
  ).join('');
  const ground = `<rect width="320" height="320" fill="#dcdad2"/>${stripes}`;
  inputPath = await folder.put('in.png', await drawing(ground).png().toBuffer());
  image = await readRgba(inputPath);
  result = await cutOut(image, undefined);
});
afterAll(() => folder.remove());

const requestOf = (changes: Partial<CutoutRequest>): CutoutRequest => ({
  inputPath,
  outputPath: folder.path('out'),
  background: { kind: 'transparent' },
  crop: false,
  format: 'png',
  strokes: [],
  ...changes,
});
const run = (changes: Partial<CutoutRequest>) => runCutout(requestOf(changes), () => undefined);
/** The steps after the cutout, which is the same for each of them. */
const finish = (changes: Partial<CutoutRequest>) => finishCutout(requestOf(changes), image, result);

async function pixelAt(x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(folder.path('out'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [
    ...data.subarray(
      (y * info.width + x) * info.channels,
      (y * info.width + x + 1) * info.channels,
    ),
  ];
}

it('writes a PNG of the same size with a transparent background, and tells its progress', async () => {
  const progress: number[] = [];
  const answer = await runCutout(requestOf({}), (share) => progress.push(share));
  expect(answer).toMatchObject({ width, height, contentType: 'image/png' });
  expect((await pixelAt(10, 10))[3]).toBe(0);
  expect((await pixelAt(160, 165))[3]).toBe(255);
  expect(progress.length).toBeGreaterThan(3);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
});

it('crops to the subject with a little air', async () => {
  const answer = await finish({ crop: true });
  expect(Math.abs(answer.width - 253)).toBeLessThan(24);
  expect(Math.abs(answer.height - 253)).toBeLessThan(24);
});

it('puts the subject on a colour, as a JPEG', async () => {
  const answer = await finish({ background: { kind: 'color', color: '#2040ff' }, format: 'jpeg' });
  expect(answer.contentType).toBe('image/jpeg');
  const [red = 0, green = 0, blue = 0] = await pixelAt(10, 10);
  expect(Math.abs(red - 0x20) + Math.abs(green - 0x40) + Math.abs(blue - 0xff)).toBeLessThan(20);
});

it('blurs the background and leaves the subject sharp, as a WebP', async () => {
  const answer = await finish({ background: { kind: 'blur', amount: 60 }, format: 'webp' });
  expect(answer.contentType).toBe('image/webp');
  const [on = 0] = await pixelAt(25, 20);
  const [off = 0] = await pixelAt(35, 20);
  expect(Math.abs(on - off)).toBeLessThan(25);
  expect((await pixelAt(160, 165))[0]).toBeGreaterThan(150);
});

/** A wedge with a soft side on a transparent ground, and a hidden block of other colours. */
async function putWedge() {
  const data = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isHidden = x > 240 && y > 180;
    const alpha = y < 90 || y > 300 ? 0 : Math.max(0, Math.min(255, (y - x) * 20 + 128));
    data.set(isHidden ? [30, 200, 60, 0] : [184, 50, 44, alpha], i * 4);
  }
  const raw = { width, height, channels: 4 } as const;
  const path = await folder.put('wedge.png', await sharp(data, { raw }).png().toBuffer());
  return { data, path };
}

it('leaves a picture as it is that was cut out before, whatever is hidden in it', async () => {
  const { data, path: before } = await putWedge();
  const answer = await run({ inputPath: before });
  expect(answer).toMatchObject({ confidence: 1, faint: false });
  for (const [x, y] of [
    [100, 200],
    [150, 150],
    [151, 150],
    [146, 150],
    [300, 250],
    [20, 20],
  ] as const) {
    expect((await pixelAt(x, y))[3]).toBe(data[(y * width + x) * 4 + 3]);
  }
  await run({ inputPath: before, background: { kind: 'blur', amount: 40 } });
  expect((await pixelAt(300, 250))[3]).toBe(0);
});

it('keeps transparent what was transparent before', async () => {
  const cutBefore = await folder.put('cut.png', await drawing('').png().toBuffer());
  await run({ inputPath: cutBefore });
  expect((await pixelAt(10, 10))[3]).toBe(0);
  expect((await pixelAt(160, 165))[3]).toBe(255);
});

it('scales the result down to as many pixels as asked for', async () => {
  const { path } = await putWedge();
  const { width: w, height: h } = await run({ inputPath: path, maxPixels: 20_000 });
  expect(w * h).toBeLessThanOrEqual(20_000);
  expect(w / h).toBeCloseTo(width / height, 1);
});
