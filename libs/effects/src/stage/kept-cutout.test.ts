import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backdrop, CutoutFound, StageRequest, StageScene } from './stage-request.ts';
import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import { runStage } from './run-stage.ts';

let folder: TempFolder;
let photo: string;
beforeAll(async () => {
  folder = await createTempFolder();
  // A square that the subject nearly fills: its model runs once.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">
    <rect width="600" height="600" fill="#d9dde0"/><rect width="600" height="200" fill="#88a0c8"/>
    <circle cx="300" cy="310" r="225" fill="#b8322c"/></svg>`;
  photo = await folder.put('photo.png', await sharp(Buffer.from(svg)).png().toBuffer());
});
afterAll(() => folder.remove());

const keepAt = () => ({ path: folder.path('kept.png'), smallPath: folder.path('small.png') });

/** Stages the photo, or what `changes` name instead, before each of the backdrops. */
async function stage(backdrops: Backdrop[], changes: Partial<StageRequest> = {}) {
  const scenes = backdrops.map((backdrop, i): StageScene => ({
    ...{ outputPath: folder.path(`out-${i}.png`), backdrop, padding: 0.1, shadowStrength: 0.7 },
    ...{ placement: 'keep', shadow: 'none', frame: 'none', relight: 0, seed: 1 },
  }));
  const request: StageRequest = { inputPath: photo, scenes, format: 'png', strokes: [] };
  const answer = await runStage({ ...request, ...changes }, () => undefined);
  const pixels = await Promise.all(
    scenes.map(({ outputPath }) => sharp(outputPath).removeAlpha().raw().toBuffer()),
  );
  return { answer, pixels: pixels as [Buffer, ...Buffer[]] };
}

/** The largest difference of a channel, and the mean difference. */
function difference(one: Buffer, other: Buffer) {
  expect(other.length).toBe(one.length);
  let [most, sum] = [0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const apart = Math.abs((one[at] as number) - (other[at] as number));
    most = Math.max(most, apart);
    sum += apart;
  }
  return { most, mean: sum / one.length };
}

const blue: Backdrop = { kind: 'color', color: '#2244cc' };

const red: Backdrop = { kind: 'color', color: '#b8322c' };
const backdrops: Backdrop[] = [blue, { kind: 'blur', amount: 40 }, red];

describe('a cut-out that was kept', () => {
  let first: Awaited<ReturnType<typeof stage>>;
  let found: CutoutFound;
  beforeAll(async () => {
    first = await stage(backdrops, { keepAt: keepAt() });
    ({ found } = first.answer);
  });

  it('gives the same pictures again before colours and the photograph out of focus', async () => {
    const again = await stage(backdrops, { inputPath: keepAt().path, cutout: found });
    for (const [i, pixels] of first.pixels.entries()) {
      const { most, mean } = difference(pixels, again.pixels[i] as Buffer);
      expect(most).toBeLessThanOrEqual(5);
      expect(mean).toBeLessThan(0.1);
    }
    expect({ ...again.answer, files: [] }).toEqual({ ...first.answer, files: [] });
  });

  it('gives a preview like that of the photograph from its small file', async () => {
    const small = { maxPixels: 250_000 };
    const fresh = await stage([blue], small);
    const again = await stage([blue], { inputPath: keepAt().smallPath, cutout: found, ...small });
    expect(again.answer.files).toMatchObject([{ width: 500, height: 500 }]);
    expect(difference(fresh.pixels[0], again.pixels[0]).mean).toBeLessThan(0.5);
  });

  it('has no more of the old background in its soft edge when it is small', async () => {
    const fringe = (pixels: Buffer) =>
      difference(Buffer.alloc(pixels.length, Buffer.from('b8322c', 'hex')), pixels).most;
    const kept = await stage([red], { inputPath: keepAt().smallPath, cutout: found });
    expect(fringe(kept.pixels[0])).toBeLessThanOrEqual(fringe(first.pixels[2] as Buffer));
  });

  it('is written once where it is no larger than a preview', async () => {
    const smallPath = folder.path('alone.png');
    await stage([blue], { maxPixels: 40_000, keepAt: { smallPath } });
    expect(await sharp(smallPath).metadata()).toMatchObject({ width: 200, height: 200 });
    expect((await stat(smallPath)).size).toBeLessThan(40_000);
  });

  it('keeps what strokes took away, and needs them no more', async () => {
    const points = [[0.5, 0.4]] as [number, number][];
    const strokes = [{ mode: 'erase' as const, radius: 0.06, points }];
    const paths = { path: folder.path('stroked.png'), smallPath: folder.path('stroked-s.png') };
    const stroked = await stage([blue], { strokes, keepAt: paths });
    const kept = { inputPath: paths.path, cutout: stroked.answer.found };
    const again = await stage([blue], { ...kept, strokes: [] });
    expect(difference(stroked.pixels[0], again.pixels[0]).most).toBeLessThanOrEqual(2);
  });
});
