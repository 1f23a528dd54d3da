import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptCutout, tools } from '@tintory/catalog';
import { openOwnModels } from '@tintory/imaging';
import { pictures, putModel, rednessGraph, repeatGraph } from '@tintory/imaging/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createToldPool,
  openJobBench,
  startTestApi,
  type JobBench,
  type TestApi,
  type ToldPool,
} from '../testing/index.ts';

let folder: string;
let told: ToldPool;
let api: TestApi;
let bench: JobBench;
let photo: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tintory-own-models-'));
  await putModel(folder, rednessGraph(64, 64), { output: { activation: 'sigmoid' } });
  await putModel(folder, repeatGraph(2), {
    name: 'larger',
    capability: 'upscale',
    output: { scale: 2 },
  });
  told = await createToldPool();
  api = await startTestApi({
    pool: told.pool,
    ownModels: openOwnModels(folder, expect.unreachable),
  });
  bench = await openJobBench(api);
  photo = await bench.user.upload(await pictures.smallPng());
}, 120_000);
afterAll(async () => {
  await api.close();
  await told.close();
  await rm(folder, { recursive: true });
});

const staged = tools.filter((tool) => keptCutout(tool, 'run')).map(({ id }) => id);

it.each(['remove_background', ...staged, 'image_to_venom'])(
  'prefers a model of one’s own for the cutout of %s, and tells so',
  async (tool) => {
    expect(await bench.run(tool, { object_id: photo })).toMatchObject({
      status: 'succeeded',
      engine: 'onnx',
    });
  },
);

it('cuts a garment out with it, too', async () => {
  const inputs = { object_id: photo, garment_object_id: photo };
  expect(await bench.run('virtual_dress', inputs)).toMatchObject({
    status: 'succeeded',
    engine: 'onnx',
  });
});

it.each(['2', '4'])('prefers one’s own model for image_upscale %s times, too', async (factor) => {
  expect(await bench.run('image_upscale', { object_id: photo, factor })).toMatchObject({
    status: 'succeeded',
    engine: 'onnx',
    outputs: [{ width: 96 * Number(factor), height: 72 * Number(factor) }],
  });
});

it('leaves a product with a mask of the user’s own to the embedded engine', async () => {
  const inputs = { object_id: photo, mask_object_id: photo };
  expect(await bench.run('product_model', inputs)).toMatchObject({
    status: 'succeeded',
    engine: 'local',
  });
});
