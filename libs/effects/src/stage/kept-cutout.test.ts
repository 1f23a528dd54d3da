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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
    <rect width="900" height="600" fill="#d9dde0"/><rect width="900" height="200" fill="#88a0c8"/>
    <circle cx="450" cy="330" r="150" fill="#b8322c"/></svg>`;
  photo = await folder.put('photo.png', await sharp(Buffer.from(svg)).png().toBuffer());
});
afterAll(() => folder.remove());

const keepAt = () => ({ path: folder.path('kept.png'), smallPath: folder.path('small.png') });

async function stage(backdrop: Backdrop, changes: Partial<StageRequest> = {}) {
  const outputPath = folder.path('out.png');
  const scene: StageScene = {
    ...{ outputPath, backdrop, padding: 0.1, shadowStrength: 0.7, relight: 0, seed: 1 },
    ...{ placement: 'keep', shadow: 'none', frame: 'none' },
  };
  const request: StageRequest = { inputPath: photo, scenes: [scene], format: 'png', strokes: [] };
  const answer = await runStage({ ...request, ...changes }, () => undefined);
  const pixels = await sharp(outputPath).removeAlpha().raw().toBuffer();
  return { answer, pixels };
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

describe('a cut-out that was kept', () => {
  let found: CutoutFound;
  beforeAll(async () => {
    ({
      answer: { found },
    } = await stage(blue, { keepAt: keepAt() }));
  });

  it.each<[string, Backdrop]>([
    ['a colour', blue],
    ['the photograph out of focus', { kind: 'blur', amount: 40 }],
  ])('gives the same picture again before %s', async (_name, backdrop) => {
    const first = await stage(backdrop);
    const again = await stage(backdrop, { inputPath: keepAt().path, cutout: found });
    const { most, mean } = difference(first.pixels, again.pixels);
    expect(most).toBeLessThanOrEqual(5);
    expect(mean).toBeLessThan(0.1);
    expect({ ...again.answer, files: [] }).toEqual({ ...first.answer, files: [] });
  });

  it('gives a preview like that of the photograph from its small file', async () => {
    const small = { maxPixels: 250_000 };
    const first = await stage(blue, small);
    const again = await stage(blue, { inputPath: keepAt().smallPath, cutout: found, ...small });
    expect(again.answer.files).toMatchObject([{ width: 612, height: 408 }]);
    expect(difference(first.pixels, again.pixels).mean).toBeLessThan(0.5);
  });

  it('has no more of the old background in its soft edge when it is small', async () => {
    const red: Backdrop = { kind: 'color', color: '#b8322c' };
    const fringe = async (changes: Partial<StageRequest>) => {
      const { pixels } = await stage(red, changes);
      const plain = Buffer.alloc(pixels.length, Buffer.from('b8322c', 'hex'));
      return difference(plain, pixels).most;
    };
    const kept = { inputPath: keepAt().smallPath, cutout: found };
    expect(await fringe(kept)).toBeLessThanOrEqual(await fringe({}));
  });

  it('is written once where it is no larger than a preview', async () => {
    const smallPath = folder.path('alone.png');
    await stage(blue, { maxPixels: 40_000, keepAt: { smallPath } });
    expect(await sharp(smallPath).metadata()).toMatchObject({ width: 244, height: 163 });
    expect((await stat(smallPath)).size).toBeLessThan(40_000);
  });

  it('keeps what strokes took away, and needs them no more', async () => {
    const points = [[0.5, 0.4]] as [number, number][];
    const strokes = [{ mode: 'erase' as const, radius: 0.06, points }];
    const paths = { path: folder.path('stroked.png'), smallPath: folder.path('stroked-s.png') };
    const first = await stage(blue, { strokes, keepAt: paths });
    const kept = { inputPath: paths.path, cutout: first.answer.found };
    const again = await stage(blue, { ...kept, strokes: [] });
    expect(difference(first.pixels, again.pixels).most).toBeLessThanOrEqual(2);
  });
});
