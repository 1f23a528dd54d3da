import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OnnxGraph } from '../models/onnx-graph.ts';
import type { UpscaleRequest } from '../upscale/upscale-request.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import type { OwnModel } from './own-model.ts';
import { readOwnModels } from './read-own-models.ts';
import { runOwnUpscale } from './run-own-upscale.ts';
import { putModel, repeatGraph } from './tiny-models.ts';

const [width, height] = [75, 50];

let folder: TempFolder;
let inputPath: string;
/** No two pixels are alike, so that a misplaced one is detected. */
const pixels = Buffer.from(
  Array.from({ length: width * height }, (_, i) => [
    (i % width) * 3,
    Math.floor(i / width) * 5,
    (i * 7) % 256,
  ]).flat(),
);
beforeAll(async () => {
  folder = await createTempFolder();
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  inputPath = await folder.put('in.png', await picture.png().toBuffer());
});
afterAll(() => folder.remove());

async function model(graph: OnnxGraph, changes: Parameters<typeof putModel>[2]): Promise<OwnModel> {
  const home = folder.path('models');
  await putModel(home, graph, { capability: 'upscale', ...changes });
  const { models, problems } = await readOwnModels(home);
  const found = models.find(({ name }) => name === (changes?.name ?? 'tiny'));
  if (!found) throw new Error(problems.join());
  return found;
}

function run(own: OwnModel, changes: Partial<UpscaleRequest> = {}, progress: number[] = []) {
  const request: UpscaleRequest = {
    inputPath,
    outputPath: folder.path('out.png'),
    format: 'png',
    factor: 2,
    noise: 'none',
    sharpness: 0,
    ...changes,
  };
  return runOwnUpscale(request, own, (share) => progress.push(share));
}

/** Largest difference from the picture with each pixel repeated. */
async function worstError(times: number): Promise<number> {
  const { data, info } = await sharp(folder.path('out.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let worst = 0;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const from = (Math.floor(y / times) * width + Math.floor(x / times)) * 3;
      const to = (y * info.width + x) * 3;
      for (let c = 0; c < 3; c += 1) {
        worst = Math.max(worst, Math.abs((data[to + c] ?? 0) - (pixels[from + c] ?? 0)));
      }
    }
  }
  return worst;
}

it('puts many small tiles together without a seam, and tells its progress', async () => {
  const own = await model(repeatGraph(2), { input: { tile: 32 }, output: { scale: 2 } });
  const progress: number[] = [];
  const answer = await run(own, {}, progress);
  expect(answer).toMatchObject({ width: width * 2, height: height * 2, contentType: 'image/png' });
  expect(await worstError(2)).toBe(0);
  expect(progress.length).toBeGreaterThan(10);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
});

it('takes a model of one size only, larger than the picture', async () => {
  const own = await model(repeatGraph(2, [1, 3, 128, 96]), {
    name: 'fixed',
    input: { width: 96, height: 128, channels: 'bgr', range: 255 },
    output: { scale: 2 },
  });
  await run(own);
  expect(await worstError(2)).toBe(0);
});

it('enlarges four times by two rounds of two, or by one of four', async () => {
  const two = await model(repeatGraph(2), { input: { tile: 48 }, output: { scale: 2 } });
  expect(await run(two, { factor: 4 })).toMatchObject({ width: width * 4, height: height * 4 });
  expect(await worstError(4)).toBe(0);
  const four = await model(repeatGraph(4), { name: 'four', output: { scale: 4 } });
  await run(four, { factor: 4 });
  expect(await worstError(4)).toBe(0);
});

it('averages a model of four for a factor of two', async () => {
  const own = await model(repeatGraph(4), { name: 'four', output: { scale: 4 } });
  expect(await run(own)).toMatchObject({ width: width * 2, height: height * 2 });
  expect(await worstError(2)).toBe(0);
});

it('keeps what is transparent transparent', async () => {
  const empty = sharp({ create: { width: 20, height: 20, channels: 4, background: '#c0408000' } });
  const own = await model(repeatGraph(2), { output: { scale: 2 } });
  await run(own, { inputPath: await folder.put('empty.png', await empty.png().toBuffer()) });
  const { channels } = await sharp(folder.path('out.png')).stats();
  expect(channels[3]?.max).toBe(0);
});

it('refuses, in words, a model that enlarges otherwise than described', async () => {
  const own = await model(repeatGraph(3), { name: 'three', output: { scale: 2 } });
  await expect(run(own)).rejects.toMatchObject({
    code: 'EngineUnavailable',
    message:
      'The model "three" answers [1, 3, 192, 192]; with a scale of 2 it is [1, 3, 128, 128].',
  });
});

it('refuses what would become too large, before it begins', async () => {
  const large = sharp({
    create: { width: 2_000, height: 1_700, channels: 3, background: '#444444' },
  });
  const path = await folder.put('large.png', await large.png().toBuffer());
  const own = await model(repeatGraph(4), { name: 'four', output: { scale: 4 } });
  await expect(run(own, { inputPath: path, factor: 4 })).rejects.toMatchObject({
    code: 'ResultTooLarge',
  });
});
