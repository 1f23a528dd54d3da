import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CutoutRequest } from './cutout-request.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { runCutout } from './run-cutout.ts';

const [width, height] = [480, 360];
const drawing = (ground: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}
      <circle cx="300" cy="190" r="90" fill="#b8322c"/></svg>`,
    ),
  );

let folder: TempFolder;
let inputPath: string;
beforeAll(async () => {
  folder = await createTempFolder();
  const ground = '<rect width="480" height="360" fill="#dcdad2"/>';
  inputPath = await folder.put('in.png', await drawing(ground).png().toBuffer());
});
afterAll(() => folder.remove());

const run = (changes: Partial<CutoutRequest>) => {
  const request: CutoutRequest = {
    inputPath,
    outputPath: folder.path('out'),
    background: { kind: 'transparent' },
    crop: false,
    format: 'png',
    strokes: [],
    ...changes,
  };
  return runCutout(request, () => undefined);
};

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
  const answer = await runCutout(
    {
      inputPath,
      outputPath: folder.path('out'),
      background: { kind: 'transparent' },
      crop: false,
      format: 'png',
      strokes: [],
    },
    (share) => progress.push(share),
  );
  expect(answer).toMatchObject({ width, height, contentType: 'image/png' });
  expect((await pixelAt(10, 10))[3]).toBe(0);
  expect((await pixelAt(300, 190))[3]).toBe(255);
  expect(progress.length).toBeGreaterThan(3);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
});

it('crops to the subject with a little air', async () => {
  const answer = await run({ crop: true });
  expect(Math.abs(answer.width - 200)).toBeLessThan(24);
  expect(Math.abs(answer.height - 200)).toBeLessThan(24);
});

it('puts the subject on a colour, as a JPEG', async () => {
  const answer = await run({ background: { kind: 'color', color: '#2040ff' }, format: 'jpeg' });
  expect(answer.contentType).toBe('image/jpeg');
  const [red = 0, green = 0, blue = 0] = await pixelAt(10, 10);
  expect(Math.abs(red - 0x20) + Math.abs(green - 0x40) + Math.abs(blue - 0xff)).toBeLessThan(20);
});

it('blurs the background and leaves the subject sharp, as a WebP', async () => {
  const stripes = Array.from(
    { length: 24 },
    (_, i) => `<rect x="${i * 20}" width="10" height="360" fill="#a8c4b0"/>`,
  ).join('');
  const ground = `<rect width="480" height="360" fill="#dcdad2"/>${stripes}`;
  const striped = await folder.put('stripes.png', await drawing(ground).png().toBuffer());
  const answer = await run({
    inputPath: striped,
    background: { kind: 'blur', amount: 60 },
    format: 'webp',
  });
  expect(answer.contentType).toBe('image/webp');
  const [on = 0] = await pixelAt(65, 40);
  const [off = 0] = await pixelAt(75, 40);
  expect(Math.abs(on - off)).toBeLessThan(25);
  expect((await pixelAt(300, 190))[0]).toBeGreaterThan(150);
});

it('leaves a picture as it is that was cut out before, whatever is hidden in it', async () => {
  const data = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isHidden = x > 240 && y > 180;
    // A wedge with a soft side on a transparent ground, and a hidden block of other colours.
    const alpha = y < 90 || y > 300 ? 0 : Math.max(0, Math.min(255, (y - x) * 20 + 128));
    data.set(isHidden ? [30, 200, 60, 0] : [184, 50, 44, alpha], i * 4);
  }
  const raw = { width, height, channels: 4 } as const;
  const before = await folder.put('cut.png', await sharp(data, { raw }).png().toBuffer());
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
  expect((await pixelAt(300, 190))[3]).toBe(255);
});

it('scales the result down to as many pixels as asked for', async () => {
  const { width: w, height: h } = await run({ maxPixels: 20_000 });
  expect(w * h).toBeLessThanOrEqual(20_000);
  expect(w / h).toBeCloseTo(width / height, 1);
});
