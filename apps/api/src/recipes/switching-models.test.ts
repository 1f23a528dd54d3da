import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOwnModels } from '@tintory/imaging';
import { pictures, putModel, rednessGraph } from '@tintory/imaging/testing';
import { sql } from 'drizzle-orm';
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
  folder = await mkdtemp(join(tmpdir(), 'tintory-switching-'));
  const ownModels = openOwnModels(folder, () => undefined);
  told = await createToldPool();
  api = await startTestApi({ pool: told.pool, ownModels });
  bench = await openJobBench(api);
  photo = await bench.user.upload(await pictures.smallPng());
}, 120_000);
afterAll(async () => {
  await api.close();
  await told.close();
  await rm(folder, { recursive: true });
});

/** Which engine did the next job. */
async function nextEngine(): Promise<unknown> {
  const { id } = await bench.run('remove_background', { object_id: photo });
  const { db } = api.services.database;
  const { rows } = await db.execute(sql`select status, engine from jobs where id = ${id}`);
  expect(rows[0]).toMatchObject({ status: 'succeeded' });
  return rows[0]?.['engine'];
}

const choose = (cutout: string | null) =>
  writeFile(join(folder, 'in-use.json'), JSON.stringify({ cutout }));

it('uses a model that is installed while it runs, and the built-in one again, from the next job on', async () => {
  expect(await nextEngine()).toBe('local');
  await putModel(folder, rednessGraph(64, 64), { output: { activation: 'sigmoid' } });
  expect(await nextEngine()).toBe('onnx');
  await choose(null);
  expect(await nextEngine()).toBe('local');
  await choose('tiny');
  expect(await nextEngine()).toBe('onnx');
  await rm(join(folder, 'tiny'), { recursive: true });
  expect(await nextEngine()).toBe('local');
}, 120_000);

it('tries a model at once that was put right, though the one before it rests', async () => {
  await putModel(folder, rednessGraph(32, 32));
  expect(await nextEngine()).toBe('local');
  await putModel(folder, rednessGraph(64, 64), { output: { activation: 'sigmoid' } });
  expect(await nextEngine()).toBe('onnx');
}, 120_000);
