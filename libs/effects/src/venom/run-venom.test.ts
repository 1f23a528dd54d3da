import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import { runVenom } from './run-venom.ts';
import type { VenomRequest } from './venom-types.ts';

const [width, height] = [480, 360];
/** Enough pixels for every question but those of single pixels. */
const tiny = { maxPixels: 20_000 };

let folder: TempFolder;
let inputPath: string;
let clear: Awaited<ReturnType<typeof run>>;
let preview: Awaited<ReturnType<typeof run>>;
beforeAll(async () => {
  folder = await createTempFolder();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="480" height="360" fill="#dcdad2"/><circle cx="240" cy="190" r="90" fill="#b8322c"/></svg>`;
  inputPath = await folder.put('in.png', await sharp(Buffer.from(drawing)).png().toBuffer());
  clear = await run({ background: 'transparent' });
  preview = await run(tiny);
});
afterAll(() => folder.remove());

async function run(changes: Partial<VenomRequest> = {}) {
  const outputPath = folder.path('out');
  const progress: number[] = [];
  const request: VenomRequest = {
    inputPath,
    outputPath,
    format: 'png',
    coverage: 'full',
    tongue: true,
    background: 'dark',
    seed: 4,
    ...changes,
  };
  const answer = await runVenom(request, (share) => progress.push(share));
  const { data, info } = await sharp(outputPath)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const i = (y * info.width + x) * 4;
    return [...data.subarray(i, i + 4)] as [number, number, number, number];
  };
  return { answer, progress, data, at, metadata: await sharp(outputPath).metadata() };
}

describe('the task that makes a symbiote', () => {
  it('coats a thing without a face, invents none and says so', async () => {
    const { answer, at } = await run();
    expect(answer).toMatchObject({ width, height, contentType: 'image/png', faces: 0 });
    expect(answer.confidence).toBeGreaterThan(0);
    const [red, , blue] = at(240, 190);
    expect(red).toBeLessThanOrEqual(blue + 4);
  });

  it('goes by strokes where a person says what it is to take, and what not', async () => {
    const keep = {
      mode: 'keep' as const,
      radius: 0.06,
      points: [[0.12, 0.15]] as [number, number][],
    };
    const kept = await run({ background: 'transparent', strokes: [keep] });
    const corner = [Math.round(0.12 * width), Math.round(0.15 * height)] as const;
    expect([clear.at(...corner)[3], kept.at(...corner)[3]]).toEqual([0, 255]);
  });

  it('says in the file that a machine made it', async () => {
    const { metadata } = await run({ format: 'webp', ...tiny });
    expect(metadata.xmpAsString).toContain('compositeWithTrainedAlgorithmicMedia');
  });

  it('keeps a transparent background transparent', () => {
    expect(clear.at(6, 6)[3]).toBe(0);
    expect(clear.at(240, 190)[3]).toBe(255);
  });

  it('leaves half of the subject as it was, with the background by night', async () => {
    const { at } = await run({ coverage: 'half', background: 'keep' });
    const red = [at(175, 190), at(305, 190)].filter(([r, , b]) => r > 120 && r > b * 2);
    expect(red).toHaveLength(1);
    expect(Math.max(...at(6, 6).slice(0, 3))).toBeLessThan(120);
  });

  it('enlarges a photo of few pixels, and says so', async () => {
    const small = await folder.put(
      'small.png',
      await sharp(inputPath).resize(160).png().toBuffer(),
    );
    const { answer } = await run({ inputPath: small });
    expect(answer).toMatchObject({ width: 480, height: 360, fewPixels: true });
    expect((await run({ inputPath: small, maxPixels: 40_000 })).answer.fewPixels).toBe(true);
    expect(preview.answer.fewPixels).toBe(false);
  });

  it('tells its progress and gives the same file for the same seed', async () => {
    const [first, second] = [await run({ seed: 9, ...tiny }), await run({ seed: 9, ...tiny })];
    expect(first.progress).toEqual([...first.progress].sort((a, b) => a - b));
    expect(first.progress.at(-1)).toBe(1);
    expect(Buffer.compare(first.data, second.data)).toBe(0);
  });

  it('scales the result down to as many pixels as asked for', () => {
    const { answer } = preview;
    expect(answer.width * answer.height).toBeLessThanOrEqual(20_000);
  });
});
