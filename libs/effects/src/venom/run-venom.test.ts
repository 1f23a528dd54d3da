import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import { runVenom } from './run-venom.ts';
import type { VenomRequest } from './venom-types.ts';

/** A square that the subject nearly fills: its model runs once. */
const side = 360;
/** Enough pixels for every question but those of single pixels. */
const tiny = { maxPixels: 20_000 };

let folder: TempFolder;
let [inputPath, cutBefore] = ['', ''];
let clear: Awaited<ReturnType<typeof run>>;
let preview: Awaited<ReturnType<typeof run>>;
beforeAll(async () => {
  folder = await createTempFolder();
  const draw = (ground: string) =>
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
        ${ground}<path d="M180 55L315 190V325H45V190Z" fill="#b8322c"/></svg>`),
    ).png();
  const ground = `<rect width="${side}" height="${side}" fill="#dcdad2"/>`;
  inputPath = await folder.put('in.png', await draw(ground).toBuffer());
  cutBefore = await folder.put('cut.png', await draw('').toBuffer());
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
  it('coats a thing without a face, invents none and says so', () => {
    const { answer, at } = clear;
    expect(answer).toMatchObject({ width: side, height: side, contentType: 'image/png', faces: 0 });
    expect(answer.confidence).toBeGreaterThan(0);
    const [red, , blue] = at(180, 190);
    expect(red).toBeLessThanOrEqual(blue + 4);
  });

  it('goes by strokes where a person says what it is to take, and what not', async () => {
    const points = [[0.08, 0.08]] as [number, number][];
    const kept = await run({
      background: 'transparent',
      strokes: [{ mode: 'keep', radius: 0.06, points }],
      ...tiny,
    });
    const alphaOf = ({ at, answer }: typeof kept) =>
      at(Math.round(0.08 * answer.width), Math.round(0.08 * answer.height))[3];
    expect([alphaOf(clear), alphaOf(kept)]).toEqual([0, 255]);
  });

  it('says in the file that a machine made it', () => {
    expect(preview.metadata.xmpAsString).toContain('compositeWithTrainedAlgorithmicMedia');
  });

  it('keeps a transparent background transparent', () => {
    expect(clear.at(6, 6)[3]).toBe(0);
    expect(clear.at(180, 190)[3]).toBe(255);
  });

  it('leaves half of the subject as it was, with the background by night', async () => {
    const { at } = await run({ coverage: 'half', background: 'keep' });
    const red = [at(85, 240), at(275, 240)].filter(([r, , b]) => r > 120 && r > b * 2);
    expect(red).toHaveLength(1);
    expect(Math.max(...at(6, 6).slice(0, 3))).toBeLessThan(120);
  });

  it('enlarges a photo of few pixels, and says so', async () => {
    const few = await sharp(cutBefore).resize(120).png().toBuffer();
    const small = { inputPath: await folder.put('small.png', few) };
    expect((await run(small)).answer).toMatchObject({ width: 360, height: 360, fewPixels: true });
    expect((await run({ ...small, ...tiny })).answer.fewPixels).toBe(true);
    expect(preview.answer.fewPixels).toBe(false);
  });

  it('tells its progress and gives the same file for the same seed', async () => {
    const { progress } = preview;
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
    expect(Buffer.compare((await run(tiny)).data, preview.data)).toBe(0);
  });

  it('scales the result down to as many pixels as asked for', () => {
    const { answer } = preview;
    expect(answer.width * answer.height).toBeLessThanOrEqual(20_000);
  });
});
