import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptCutout, tools } from '@tintory/catalog';
import type { Job, JobInput } from '@tintory/contract';
import { createImagePool, type ImagePool } from '@tintory/image-pool';
import { openOwnModels } from '@tintory/imaging';
import { drawPerson, drawTee } from '@tintory/effects/testing';
import { pictures, putModel, rednessGraph, repeatGraph } from '@tintory/imaging/testing';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  giveCredits,
  signInTestUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../testing/index.ts';

let folder: string;
let pool: ImagePool;
let api: TestApi;
let ann: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tintory-own-models-'));
  await putModel(folder, rednessGraph(64, 64), { output: { activation: 'sigmoid' } });
  await putModel(folder, repeatGraph(2), {
    name: 'larger',
    capability: 'upscale',
    output: { scale: 2 },
  });
  pool = createImagePool({ size: 1 });
  api = await startTestApi({ pool, ownModels: openOwnModels(folder, expect.unreachable) });
  ann = await signInTestUser(api);
  await giveCredits(api, ann.id, 500);
}, 120_000);
afterAll(async () => {
  await api.close();
  await pool.close();
  await rm(folder, { recursive: true });
});

async function run(tool: string, inputs: JobInput[]): Promise<Record<string, unknown>> {
  const { body } = await ann.createJob(tool, inputs);
  const { id } = body as Job;
  return vi.waitFor(
    async () => {
      const { rows } = await api.services.database.db.execute(
        sql`select * from jobs where id = ${id}`,
      );
      expect(rows[0]).toMatchObject({ status: 'succeeded' });
      return rows[0] ?? {};
    },
    { timeout: 60_000, interval: 100 },
  );
}

const upload = async (bytes: Uint8Array<ArrayBuffer>) => ann.upload(bytes, 'image/png');

const staged = tools.filter((tool) => keptCutout(tool, 'run')).map(({ id }) => id);

it.each(['remove_background', ...staged, 'image_to_venom'])(
  'prefers a model of one’s own for the cutout of %s, and tells so',
  async (tool) => {
    const object = await upload(await pictures.png());
    expect(await run(tool, [{ key: 'object_id', value: object }])).toMatchObject({
      engine: 'onnx',
    });
  },
  60_000,
);

it('cuts a garment out with it, too', async () => {
  const person = await upload(new Uint8Array(await drawPerson()));
  const garment = await upload(new Uint8Array(await drawTee()));
  const inputs = [
    { key: 'object_id', value: person },
    { key: 'garment_object_id', value: garment },
  ];
  expect(await run('virtual_dress', inputs)).toMatchObject({ engine: 'onnx' });
}, 120_000);

it.each(['2', '4'])(
  'prefers one’s own model for image_upscale %s times, too',
  async (factor) => {
    const object = await upload(await pictures.png());
    const inputs = [
      { key: 'object_id', value: object },
      { key: 'factor', value: factor },
    ];
    expect(await run('image_upscale', inputs)).toMatchObject({
      engine: 'onnx',
      outputs: [{ width: 320 * Number(factor), height: 240 * Number(factor) }],
    });
  },
  60_000,
);

it('leaves a product with a mask of the user’s own to the embedded engine', async () => {
  const product = await upload(await pictures.png());
  const inputs = [
    { key: 'object_id', value: product },
    { key: 'mask_object_id', value: await upload(await halfMask()) },
  ];
  expect(await run('product_model', inputs)).toMatchObject({ engine: 'local' });
}, 120_000);

/** Its left half is subject. */
async function halfMask(): Promise<Uint8Array<ArrayBuffer>> {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240">
    <rect width="320" height="240"/><rect width="160" height="240" fill="#fff"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(mask)).png().toBuffer());
}
