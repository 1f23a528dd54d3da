import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InferenceSession } from '../models/onnx-runtime.ts';
import type { OnnxGraph } from '../models/onnx-graph.ts';
import type { CutoutRequest } from '../cutout/cutout-request.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import type { OwnModel } from './own-model.ts';
import { readOwnModels } from './read-own-models.ts';
import { runOwnCutout } from './run-own-cutout.ts';
import { putModel, rednessGraph, repeatGraph } from './tiny-models.ts';

const [width, height] = [480, 360];
const ground = '<rect width="480" height="360" fill="#dcdad2"/>';
const drawing = (under: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${under}
      <circle cx="300" cy="190" r="90" fill="#b8322c"/></svg>`),
  )
    .png()
    .toBuffer();

let folder: TempFolder;
let inputPath: string;
beforeEach(async () => {
  folder = await createTempFolder();
  inputPath = await folder.put('in.png', await drawing(ground));
});
afterEach(() => folder.remove());

async function model(graph: OnnxGraph, changes: Parameters<typeof putModel>[2]): Promise<OwnModel> {
  await putModel(folder.path('models'), graph, changes);
  const { models, problems } = await readOwnModels(folder.path('models'));
  if (!models[0]) throw new Error(problems.join());
  return models[0];
}

const redness = () => model(rednessGraph(64, 64), { output: { activation: 'sigmoid' } });

function run(own: OwnModel, changes: Partial<CutoutRequest> = {}, progress: number[] = []) {
  const request: CutoutRequest = {
    inputPath,
    outputPath: folder.path('out'),
    background: { kind: 'transparent' },
    crop: false,
    format: 'png',
    strokes: [],
    ...changes,
  };
  return runOwnCutout(request, own, (share) => progress.push(share));
}

async function pixelAt(x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(folder.path('out'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

it('cuts out what the model sees, at full size and along the edge, and tells its progress', async () => {
  const progress: number[] = [];
  const answer = await run(await redness(), {}, progress);
  expect(answer).toMatchObject({ width, height, contentType: 'image/png' });
  expect(answer.confidence).toBeGreaterThan(0.8);
  expect((await pixelAt(10, 10))[3]).toBe(0);
  expect(await pixelAt(300, 190)).toEqual([0xb8, 0x32, 0x2c, 255]);
  // A pixel of the mask covers more than seven of the picture; the edge is finer than that.
  expect((await pixelAt(300 + 86, 190))[3]).toBeGreaterThan(220);
  expect((await pixelAt(300 + 94, 190))[3]).toBeLessThan(35);
  expect(progress.length).toBeGreaterThan(3);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
});

it('crops, colours and writes as the cutout of the product does', async () => {
  const answer = await run(await redness(), {
    crop: true,
    background: { kind: 'color', color: '#2040ff' },
    format: 'webp',
  });
  expect(answer.contentType).toBe('image/webp');
  expect(Math.abs(answer.width - 194)).toBeLessThan(16);
  const [red = 0, green = 0, blue = 0] = await pixelAt(2, 2);
  expect(Math.abs(red - 0x20) + Math.abs(green - 0x40) + Math.abs(blue - 0xff)).toBeLessThan(24);
});

it('keeps transparent what was transparent before, and scales down as asked', async () => {
  const path = await folder.put('cut.png', await drawing(''));
  const answer = await run(await redness(), { inputPath: path, maxPixels: 40_000 });
  expect(answer.width * answer.height).toBeLessThanOrEqual(40_000);
  expect((await pixelAt(5, 5))[3]).toBe(0);
});

it('lets the user’s strokes decide', async () => {
  const keep = { mode: 'keep' as const, radius: 0.06, points: [[0.1, 0.1]] as [number, number][] };
  const erase = { ...keep, mode: 'erase' as const, points: [[0.625, 0.528]] as [number, number][] };
  await run(await redness(), { strokes: [keep, erase] });
  expect((await pixelAt(48, 36))[3]).toBeGreaterThan(200);
  expect((await pixelAt(300, 190))[3]).toBeLessThan(55);
});

it('gives the model its own channels, range, mean and deviation', async () => {
  // Blue, green, red from 0 to 255; std scales them to 0 to 1.
  const { constants, ...graph } = rednessGraph(64, 48);
  const weights = { name: 'weights', shape: [1, 3, 1, 1], data: Float32Array.of(-15, -15, 30) };
  const bgr = { ...graph, constants: [weights, ...constants.slice(1)] };
  const own = await model(bgr, {
    input: { height: 48, channels: 'bgr', range: 255, std: [255, 255, 255] },
    output: { activation: 'sigmoid', name: 'mask' },
  });
  await run(own);
  expect((await pixelAt(300, 190))[3]).toBe(255);
  expect((await pixelAt(10, 10))[3]).toBe(0);
});

it('gives back the memory of a model that another one replaces', async () => {
  const created = vi.spyOn(InferenceSession, 'create');
  const tall = (height: number) =>
    model(rednessGraph(64, height), { input: { height }, output: { activation: 'sigmoid' } });
  const first = await tall(72);
  await run(first);
  const session = (await created.mock.results[0]?.value) as InferenceSession;
  const released = vi.spyOn(session, 'release');
  await run(first);
  expect(released).not.toHaveBeenCalled();
  await run(await tall(88));
  expect(released).toHaveBeenCalledOnce();
});

describe('refuses, in words, a model', () => {
  it('of another input than described', async () => {
    const own = await model(rednessGraph(32, 32), {});
    await expect(run(own)).rejects.toMatchObject({
      code: 'EngineUnavailable',
      message: 'The model "tiny" takes [1, 3, 32, 32], but its description says [1, 3, 64, 64].',
    });
  });

  it('that answers no mask', async () => {
    const own = await model(repeatGraph(2), {});
    await expect(run(own)).rejects.toThrow(
      'The model "tiny" answers [1, 3, 128, 128]; a mask is [1, 1, height, width].',
    );
  });

  it('without the output described', async () => {
    const own = await model(rednessGraph(64, 64), { output: { name: 'alpha' } });
    await expect(run(own)).rejects.toThrow('has no output "alpha", only mask.');
  });

  it('whose file was changed since it was read', async () => {
    const own = await model(rednessGraph(64, 80), { input: { height: 80 } });
    await writeFile(own.path, 'something else');
    await expect(run(own)).rejects.toThrow('was changed since it was installed.');
  });

  it('that is no ONNX file', async () => {
    const own = await model(rednessGraph(64, 96), { input: { height: 96 } });
    await writeFile(own.path, 'words');
    const sha256 = createHash('sha256').update('words').digest('hex');
    await expect(run({ ...own, sha256 })).rejects.toThrow('The model "tiny" does not load: ');
  });
});
